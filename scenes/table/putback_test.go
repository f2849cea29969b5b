package table

import (
	"testing"
	"time"

	"wyrmtable/rules"
)

// A card that was picked up and put back lies there to be pressed again, without
// anything else happening first.
func TestACardPutBackCanBePressed(t *testing.T) {
	r := newRig(t, newSession(t, 5), 1280, 720)
	id, _ := r.source(0)
	r.Click(r.middle(id))
	r.Run(time.Second)
	r.Press("Escape")
	r.Run(2 * time.Second)
	if _, ok := r.App.Mirror().Find(r.table.ui.Sub("card", int(id))); !ok {
		t.Error("the card lies still and is no place to press")
	}
}

// However many presses come between two frames, the card that lay there is taken
// once: the later ones do not reach it where it lies now.
func TestManyPressesInOneFrameTakeOneCard(t *testing.T) {
	for n := 2; n <= 9; n++ {
		r := newRig(t, newSession(t, 5), 1280, 720)
		id, _ := r.source(0)
		at := r.middle(id)
		for range 6 {
			r.Clicks(at, n)
			r.Run(20 * time.Millisecond)
		}
		if done := r.table.match.Session.Len(); done > 1 {
			t.Errorf("%d presses in a frame: %d actions", n, done)
		}
	}
}

// What was told makes way for the words of the goals when a card is picked up,
// by a press or a drag; the answer to a mistake is left to be read.
func TestWhatWasToldMakesWayForGoals(t *testing.T) {
	told := rules.Text{FR: "Maëlys joue Éclair.", EN: "Maëlys plays Lightning."}
	for _, warn := range []bool{false, true} {
		for _, drag := range []bool{false, true} {
			r := newRig(t, newSession(t, 5), 1280, 720)
			id, _ := r.source(0)
			c := r.App.Context()
			r.table.notices.Tell(c.Now, told)
			if warn {
				r.table.say(c, told)
			}
			if !drag {
				r.Click(r.middle(id))
			} else if !r.table.startDrag(c, r.middle(id)) {
				t.Fatal("the card is not taken")
			}
			if left := !r.table.notices.Caption.Text.Empty(); left != warn {
				t.Errorf("warn %v, drag %v: the caption says %q", warn, drag, r.table.notices.Caption.Text.FR)
			}
		}
	}
}
