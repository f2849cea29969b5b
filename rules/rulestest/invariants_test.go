package rulestest_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// What the duel of the tiny games makes true of every position.
var duelInvariants = []rulestest.Invariant{
	{Name: "who has no life has lost", Broken: func(m rules.Match) string {
		for s := range rules.Seat(2) {
			if m.Board().Var(0, s) <= 0 {
				return fmt.Sprintf("seat %d has no life and is asked", s)
			}
		}
		return ""
	}},
	{Name: "a spell on the stack has a caster", Broken: func(m rules.Match) string {
		for _, id := range m.Board().Zone(3) {
			if m.Board().Attr(id, 0) == 0 {
				return fmt.Sprintf("card %d has none", id)
			}
		}
		return ""
	}},
}

func few(invariants ...rulestest.Invariant) rulestest.Config {
	return rulestest.Config{Games: 4, LightGames: 4, MaxActions: 2000, Invariants: invariants}
}

func TestInvariantsHold(t *testing.T) { rulestest.Run(t, tiny.Duel, few(duelInvariants...)) }

// TestCatchesBrokenInvariants plants a fault against each invariant of the duel:
// the events that tell it are in order, and only the invariant can find it.
func TestCatchesBrokenInvariants(t *testing.T) {
	tests := []struct {
		name  string
		plant *plant
	}{
		{"who has no life has lost", after(func(w *rules.Writer) {
			if w.Board.Var(4, rules.Nobody) == 2 && w.Board.Var(0, 1) > 0 { // a loss in turn 2 that nobody looks for
				w.Change(0, 1, 0)
			}
		}, true)},
		{"a spell on the stack has a caster", after(func(w *rules.Writer) {
			if top := w.Board.Top(3); top != 0 && w.Board.Attr(top, 0) != 0 {
				w.Set(top, 0, 0)
			}
		}, true)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := rulestest.Check(spoil(tiny.Duel, tt.plant), few(duelInvariants...))
			if len(r.Faults) == 0 {
				t.Fatal("nothing is found")
			}
			f := r.Faults[0]
			if f.Check != "invariant" || !strings.HasPrefix(f.What, tt.name+": ") || f.Seats != 2 || f.Action == 0 {
				t.Errorf("found %v", f)
			}
		})
	}
}

// TestInvariantsInEveryGame breaks an invariant in the games of one player only:
// of chance, the simple and the searching one.
func TestInvariantsInEveryGame(t *testing.T) {
	for _, who := range []string{"chance", "simple", "search"} {
		playing := "chance"
		by := func(name string) func(rules.Match, *rand.Rand) (rules.Action, bool) {
			return func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
				playing = name
				return rules.Random(m, r)
			}
		}
		cfg := few(rulestest.Invariant{Name: "planted", Broken: func(rules.Match) string {
			if playing == who {
				return who
			}
			return ""
		}})
		cfg.Simple, cfg.Search = by("simple"), by("search")
		if r := rulestest.Check(tiny.Duel, cfg); len(r.Faults) == 0 || r.Faults[0].What != "planted: "+who {
			t.Errorf("%s: found %v", who, r.Faults)
		}
	}
}

// TestCatchesCardsAstray plants a card in two places, one in none and an
// attribute beyond its range: what is true of every game.
func TestCatchesCardsAstray(t *testing.T) {
	tests := []struct {
		name, check string
		do          func(b *rules.Board)
	}{
		{"says that it lies elsewhere", "cards", func(b *rules.Board) { b.Cards[b.Top(1)].Zone = 2 }},
		{"lies twice in a pile", "cards", func(b *rules.Board) { b.Zone(1)[0] = b.Top(1) }},
		{"attribute beyond its range", "counters", func(b *rules.Board) { set(b, b.Top(1), 0, 3) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			caught(t, spoil(tiny.Duel, &plant{board: func(b *rules.Board) {
				if b.Count(1) > 1 {
					tt.do(b)
				}
			}}), tt.check)
		})
	}
}

func set(b *rules.Board, id rules.CardID, a rules.Attr, n int16) {
	w := rules.Begin(b, nil)
	w.Set(id, a, n)
}
