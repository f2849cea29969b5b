package watch_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	aesterylook "wyrmtable/scenes/looks/aestery"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/table/watch"
)

// TestWhoSees checks through whose eyes a match is seen, in each way of keeping
// hands, and that a game without secrets is seen by all.
func TestWhoSees(t *testing.T) {
	s := newMatch(t, &arcaneduellook.Look, 3, 1)
	for _, k := range []struct {
		hands            game.Hands
		open             bool
		first            rules.Seat
		curtains, shared bool
	}{
		{game.CurtainHands, false, rules.Nobody, true, false},
		{game.SharedHands, false, rules.Nobody, false, true},
		{game.OpenHands, true, rules.Together, false, false},
		{game.OpenHands, false, rules.Nobody, true, false}, // secret when it began, secret it stays
	} {
		e := watch.New(&arcaneduellook.Look, s, k.open)
		e.Keep(k.hands, false)
		if e.First() != k.first || e.Curtains() != k.curtains || e.Shared() != k.shared {
			t.Errorf("hands %v, open %v: first %d, curtains %v, shared %v", k.hands, k.open, e.First(), e.Curtains(), e.Shared())
		}
		e.Look(2)
		if e.Viewer() != 2 {
			t.Errorf("hands %v: seat 2 looks, seen through the eyes of %d", k.hands, e.Viewer())
		}
	}
	open := newMatch(t, &dracoliathlook.Look, 2, 1)
	e := watch.New(&dracoliathlook.Look, open, false)
	e.Look(1)
	if e.Viewer() != rules.Nobody || e.Secret() {
		t.Error("a game without secrets is not seen by all")
	}
}

// TestTheCurtainFalls checks before whom the curtain has to come down.
func TestTheCurtainFalls(t *testing.T) {
	s := newMatch(t, &arcaneduellook.Look, 3, 1)
	e := watch.New(&arcaneduellook.Look, s, false)
	e.Keep(game.CurtainHands, false)
	to := e.Asked()
	if !e.MustCover(to) {
		t.Error("nobody looks, and a hand would be shown at once")
	}
	e.Cover(to)
	if !e.Covered() || e.Viewer() != rules.Nobody {
		t.Error("what lies behind the curtain is not the public's view")
	}
	e.Look(to)
	if e.Covered() || e.MustCover(to) {
		t.Error("the curtain is down before the one who looks")
	}
	e.Again(rules.Together)
	if e.Secret() || e.Viewer() != rules.Together || e.MustCover(to) {
		t.Error("a finished match that is shown again keeps its secrets")
	}
}

// TestUndoOfNothing checks that before the first answer nothing is taken back.
func TestUndoOfNothing(t *testing.T) {
	e := watch.New(&arcaneduellook.Look, newMatch(t, &arcaneduellook.Look, 2, 1), false)
	if seat, why := e.Undoer(false); seat != rules.Nobody || why != watch.NoUndo {
		t.Errorf("seat %d may: %q", seat, why.FR)
	}
}

// TestStandingIsKept checks that what was decided beforehand comes back from a
// save, and that what a save does not say is as the game has it.
func TestStandingIsKept(t *testing.T) {
	lk := &aesterylook.Look
	s := newMatch(t, lk, 2, 1)
	e, n := watch.New(lk, s, false), numbersOf(lk, s)
	st := watch.NewStanding(e, n, "")
	for i := range lk.Game.Stops {
		if st.Of(0, i) != lk.Game.Stops[i].Default {
			t.Errorf("stop %d begins as %d", i, st.Of(0, i))
		}
	}
	st.Set(1, 0, rules.Always)
	again := watch.NewStanding(e, n, st.Write())
	for seat := range rules.Seat(2) {
		for i := range lk.Game.Stops {
			if again.Of(seat, i) != st.Of(seat, i) {
				t.Errorf("seat %d, stop %d: %d was written, %d read", seat, i, st.Of(seat, i), again.Of(seat, i))
			}
		}
	}
}

// TestTheOnlyPersonIsSpared checks that who plays alone against the program is not
// asked where there is no choice, which among persons would tell what he does not hold,
// and that a lesson asks him all the same.
func TestTheOnlyPersonIsSpared(t *testing.T) {
	lk := &dragonswrathlook.Look
	s := newMatch(t, lk, 2, 1)
	e, n := watch.New(lk, s, false), numbersOf(lk, s)
	st := watch.NewStanding(e, n, "")
	answers := func(program rules.SeatSet, led bool) bool {
		s.Program, e.Led = program, led
		e.Look(0)
		_, ok := st.Answer()
		return ok
	}
	r, spared := rand.New(rand.NewPCG(1, 1)), 0
	for range 400 {
		if k := rules.AskOf(s.Match(), 0); k != nil && len(k.Answers) == 1 && !answers(0, false) {
			if answers(rules.SeatSet(0).With(1), false) {
				spared++
				if answers(rules.SeatSet(0).With(1), true) {
					t.Fatal("a lesson answers for the learner")
				}
			}
		}
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			break
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if spared == 0 {
		t.Error("he was never spared a question without a choice")
	}
}
