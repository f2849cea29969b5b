package press_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/press"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// TestHammeringActsOnce checks that a second press of the same thing right after
// the first does nothing, one of another thing acts, and that a moment later the
// same acts again.
func TestHammeringActsOnce(t *testing.T) {
	var g press.Guard
	if !g.Pass(time.Second, "end") {
		t.Fatal("the first press does nothing")
	}
	if g.Ready(time.Second+50*time.Millisecond, "end") || g.Pass(time.Second+50*time.Millisecond, "end") {
		t.Error("a second press right after it acts")
	}
	if !g.Ready(time.Second+60*time.Millisecond, "undo") {
		t.Error("another button does nothing")
	}
	if g.Expire(time.Second + 100*time.Millisecond) {
		t.Error("the button takes presses again too soon")
	}
	if !g.Expire(2*time.Second) || g.Expire(2*time.Second) {
		t.Error("it is not said once that the button takes presses again")
	}
	if !g.Pass(2*time.Second, "end") {
		t.Error("a press one second later does nothing")
	}
}

// TestHabitGivesNothingAway checks that a button that has become one that gives something
// away takes no press for a moment, and one that does not takes them at once.
func TestHabitGivesNothingAway(t *testing.T) {
	var g press.Guard
	g.Shows(time.Second, "pass", false)
	if !g.Pass(time.Second, "end") {
		t.Fatal("an answer that gives nothing away is not taken")
	}
	g.Shows(2*time.Second, "stop", true)
	g.Shows(2*time.Second+100*time.Millisecond, "stop", true) // described again
	if g.Pass(2*time.Second+press.HabitTime-1, "end") {
		t.Error("a press by habit gives something away")
	}
	if !g.Ready(2*time.Second+100*time.Millisecond, "undo") {
		t.Error("another button does nothing")
	}
	if !g.Expire(2*time.Second + press.HabitTime) {
		t.Error("it is not said that the button takes presses again")
	}
	if !g.Pass(3*time.Second, "end") {
		t.Error("a press that was meant does nothing")
	}
}

// TestRestOfAPressIsEaten checks that after a press that has ended a motion its
// release and tap do nothing, and the next press does.
func TestRestOfAPressIsEaten(t *testing.T) {
	var g press.Guard
	g.SwallowRest()
	for _, k := range []game.Kind{game.PointerMove, game.PointerUp, game.Tap} {
		if !g.Swallows(time.Second, game.Event{Kind: k}) {
			t.Errorf("event %v of the press acts", k)
		}
	}
	if g.Swallows(time.Second, game.Event{Kind: game.PointerDown}) || g.Swallows(time.Second, game.Event{Kind: game.Tap}) {
		t.Error("the next press does nothing")
	}
}

// TestDoubleClickOnTheCurtain checks that the second press of a double click that
// has raised the curtain, or a second Enter, answers nothing below, and that one
// elsewhere or later does.
func TestDoubleClickOnTheCurtain(t *testing.T) {
	at, now := game.Point{X: 100, Y: 100}, time.Second
	down := func(p game.Point) game.Event { return game.Event{Kind: game.PointerDown, Pos: p} }
	for _, k := range []struct {
		name  string
		at    game.Point
		after time.Duration
		e     game.Event
		eaten bool
	}{
		{"there and at once", at, 100 * time.Millisecond, down(game.Point{X: 110, Y: 95}), true},
		{"there and later", at, 500 * time.Millisecond, down(at), false},
		{"elsewhere", at, 100 * time.Millisecond, down(game.Point{X: 300, Y: 100}), false},
		{"Enter twice", curtain.Nowhere, 100 * time.Millisecond, game.Event{Kind: game.ActionDown, Action: game.Confirm},
			true},
		{"Enter after a click", at, 100 * time.Millisecond, game.Event{Kind: game.ActionDown, Action: game.Confirm}, false},
	} {
		var g press.Guard
		g.Lifted(now, k.at)
		if got := g.Swallows(now+k.after, k.e); got != k.eaten {
			t.Errorf("%s: eaten %v", k.name, got)
		}
	}
}

// TestCarriedCardKeepsItsHold checks that a card is carried by the point at which
// it was taken, and leans the way it goes.
func TestCarriedCardKeepsItsHold(t *testing.T) {
	d := press.Take(7, game.Point{X: 50, Y: 60}, game.Point{X: 45, Y: 70}, true)
	s := d.Move(game.Point{X: 145, Y: 170}, motion.State{Width: 40})
	if s.X != 150 || s.Y != 160 || s.Width != 40 || s.Lift != 1 {
		t.Errorf("the card lies as %+v", s)
	}
	for range 20 {
		s = d.Move(game.Point{X: s.X - 80, Y: s.Y}, s)
	}
	if s.Angle >= 0 {
		t.Errorf("carried to the left it leans by %v", s.Angle)
	}
}
