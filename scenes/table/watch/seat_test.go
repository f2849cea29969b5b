package watch_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	aesterylook "wyrmtable/scenes/looks/aestery"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/watch"
)

// watchOver is the watch over a match that comes from no save.
func watchOver(lk *look.Look, s *rules.Session) *watch.Watch {
	return watch.Over(lk, s, numbersOf(lk, s), look.Compile(lk.Meanings, s.Match().Board().Layout()), nil, nil)
}

// TestWhoIsNearest checks which seat is nearest to the people at the screen, as the
// settings say: an open duel turns only if that is wanted, a game with hands turns to
// who looks, unless seats are fixed, and who is alone among programs has his own.
func TestWhoIsNearest(t *testing.T) {
	still, turning, fixed := game.DefaultSettings(), game.DefaultSettings(), game.DefaultSettings()
	still.TurnTable, turning.TurnTable, fixed.TurnTable = false, true, false
	still.FixedSeats, turning.FixedSeats, fixed.FixedSeats = false, false, true
	second := &rules.Ask{Decider: 1, Subject: 1}

	duel := newMatch(t, &dracoliathlook.Look, 2, 1)
	w := watchOver(&dracoliathlook.Look, duel)
	for _, k := range []struct {
		set     *game.Settings
		ask     *rules.Ask
		oneHand bool
		want    rules.Seat
	}{
		{&still, second, false, 0},
		{&still, second, true, 1}, // else his hand could not be read
		{&turning, second, false, 1},
		{&turning, nil, false, 0}, // nobody is asked: as it was
	} {
		if got := w.Nearest(k.set, k.ask, 0, k.oneHand); got != k.want {
			t.Errorf("open duel, turning %t, one hand %t: seat %d is nearest, want %d",
				k.set.TurnTable, k.oneHand, got, k.want)
		}
	}

	s := newMatch(t, &arcaneduellook.Look, 3, 1)
	w = watchOver(&arcaneduellook.Look, s)
	w.Keep(game.CurtainHands, false)
	w.Look(2)
	if got := w.Nearest(&still, second, 0, false); got != 2 {
		t.Errorf("seat 2 looks, and seat %d is nearest", got)
	}
	if got := w.Nearest(&fixed, second, 0, false); got != 0 {
		t.Errorf("seats are fixed, and seat %d is nearest", got)
	}
	w.Look(rules.Nobody)
	if got := w.Nearest(&still, second, 2, false); got != 2 {
		t.Errorf("nobody looks, and the table turns to seat %d", got)
	}
	s.Program = rules.Only(0).With(2)
	if got := w.Nearest(&fixed, nil, 0, false); got != 1 {
		t.Errorf("only seat 1 is a person, and seat %d is nearest", got)
	}
}

// TestWhoSpeaks checks who may give the match up, whose stops are shown, and who may
// lend his seat to the program: who looks, or else who is asked, and never a
// program.
func TestWhoSpeaks(t *testing.T) {
	s := newMatch(t, &aesterylook.Look, 2, 1)
	w := watchOver(&aesterylook.Look, s)
	w.Keep(game.CurtainHands, false)
	k := &rules.Ask{Decider: 1, Subject: 1}
	if w.Speaker(nil) >= 0 || w.Lender(nil) >= 0 || w.Holder(nil, 1) != 1 {
		t.Error("nobody looks and nobody is asked, and somebody speaks")
	}
	if w.Speaker(k) != 1 || w.Lender(k) != 1 || w.Holder(k, 0) != 1 {
		t.Error("who is asked cannot speak while nobody looks")
	}
	w.Look(0)
	if w.Speaker(k) != 0 || w.Lender(k) != 0 || w.Holder(k, 1) != 0 {
		t.Error("another one speaks than who looks")
	}
	w.Look(rules.Nobody)
	s.Program = rules.Only(1)
	if got := w.Lender(k); got != 0 {
		t.Errorf("the program is asked; seat %d may be lent, want the only person’s", got)
	}
	s.Program = s.Program.With(0)
	if got := w.Lender(k); got >= 0 {
		t.Errorf("seat %d of the program may be lent to it", got)
	}
}

// TestRecapAsWanted checks that somebody who comes to the screen is shown what he
// has missed, once, and nothing if he does not want it.
func TestRecapAsWanted(t *testing.T) {
	lk := &arcaneduellook.Look
	s := newMatch(t, lk, 2, 5)
	w := watchOver(lk, s)
	w.Keep(game.CurtainHands, false)
	if endure(t, s, 3); s.Len() == 0 {
		t.Fatal("nothing has happened")
	}
	if w.Recap(game.FullRecap, nil) != nil {
		t.Error("nobody looks, and is shown something")
	}
	w.Look(0)
	if w.Recap(game.NoRecap, nil) != nil {
		t.Error("who wants no recap is shown one")
	}
	if len(w.Recap(game.FullRecap, nil)) == 0 {
		t.Error("what seat 0 has missed is not shown")
	}
	if n := len(w.Recap(game.FullRecap, nil)); n != 0 {
		t.Errorf("%d pictures are shown again", n)
	}
}

// TestTheCurtainRisesForASecond checks that a raised curtain moves for a second, and
// that its end is seen too.
func TestTheCurtainRisesForASecond(t *testing.T) {
	w := watchOver(&aesterylook.Look, newMatch(t, &aesterylook.Look, 2, 1))
	if _, moves := w.Rising(time.Second); moves || w.Pass(time.Second) {
		t.Error("a curtain rises that nobody has raised")
	}
	w.Raise(time.Second)
	if since, moves := w.Rising(1500 * time.Millisecond); !moves || since != 500*time.Millisecond {
		t.Errorf("half a second later it moves: %t, for %v", moves, since)
	}
	if !w.Pass(2100 * time.Millisecond) {
		t.Error("its last frame is not drawn")
	}
	if _, moves := w.Rising(2200 * time.Millisecond); moves || w.Pass(2200*time.Millisecond) {
		t.Error("it still moves")
	}
}

// TestASaveKeepsWhoMayLook checks that what a save carries makes the same watch
// again: open hands stay open, and decided answers decided.
func TestASaveKeepsWhoMayLook(t *testing.T) {
	lk := &aesterylook.Look
	s := newMatch(t, lk, 2, 1)
	w := watchOver(lk, s)
	w.Open = true
	w.Standing.Set(1, 0, rules.Always)
	saved := map[string]string{}
	w.Write(saved)
	again := watch.Over(lk, s, numbersOf(lk, s), look.Compile(lk.Meanings, s.Match().Board().Layout()), saved, nil)
	if !again.Open || again.Standing.Of(1, 0) != rules.Always || again.Standing.Of(0, 0) != w.Standing.Of(0, 0) {
		t.Errorf("from %v comes a watch with open hands %t, standing answer %v", saved, again.Open, again.Standing.Of(1, 0))
	}
}
