package watch_test

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/arcaneduel"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/watch"
)

// endure plays a match of three in which everybody attacks and nobody defends
// himself, until n attacks were endured, and returns who made each of them, by
// the number of the answer.
func endure(t *testing.T, s *rules.Session, n int) map[int]rules.Seat {
	t.Helper()
	out := map[int]rules.Seat{}
	for len(out) < n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			t.Fatal("the match is over too soon")
		}
		k := &asks[0]
		a := k.Answers[0].Action
		for _, x := range k.Answers {
			hits := x.Verb == arcaneduel.VerbPlay && arcaneduel.Cards[s.Match().Board().Cards[x.Card].Face].Effect.Damage > 0
			if hits || x.Verb == arcaneduel.VerbEndure || x.Verb == arcaneduel.VerbKeep {
				a = x.Action
				break
			}
		}
		if a.Verb == arcaneduel.VerbEndure {
			out[s.Len()] = rules.Seat(s.Match().Board().Var(arcaneduel.VarActive, rules.Nobody))
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// TestRecapNamesTheAttacker checks that the picture of an attack that was not
// answered shows the one who attacked, and what it has done.
func TestRecapNamesTheAttacker(t *testing.T) {
	s := newMatch(t, &arcaneduellook.Look, 2, 5)
	endured := endure(t, s, 3)
	r := reportOf(&arcaneduellook.Look, s)
	for at, by := range endured {
		shots := r.Shots(rules.Seat(0), at)
		if len(shots) == 0 {
			t.Fatalf("nothing is told of answer %d", at)
		}
		first := shots[0]
		if first.Actor.Seat != by || !first.HasCard || first.Face == 0 {
			t.Errorf("answer %d, an attack by %d, is shown as %+v", at, by, first)
		}
		victim := s.Action(at).Seat
		hurt, poison := false, arcaneduel.Cards[first.Face].Effect.Poison > 0
		for _, c := range first.To {
			hurt = hurt || c.Seat == victim && (c.Change < 0 || poison)
		}
		if !hurt {
			t.Errorf("answer %d: the picture does not show that %d was hurt: %+v", at, victim, first)
		}
	}
}

// TestShortRecapCountsFromOne checks that the pictures left of a long recap are
// numbered from 1.
func TestShortRecapCountsFromOne(t *testing.T) {
	s := newMatch(t, &arcaneduellook.Look, 3, 5)
	endure(t, s, 2)
	r := reportOf(&arcaneduellook.Look, s)
	all := r.Shots(rules.Seat(0), 0)
	if len(all) < 5 {
		t.Fatalf("only %d pictures", len(all))
	}
	last := all[len(all)-1].Words
	got := watch.Latest(all, 3)
	if len(got) != 3 || got[2].Words != last {
		t.Fatalf("%d pictures are left, the last %q", len(got), got[2].Words.FR)
	}
	for i, k := range got {
		if k.Number != i+1 {
			t.Errorf("picture %d has number %d", i+1, k.Number)
		}
	}
}
