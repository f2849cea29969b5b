package table

import (
	"testing"
	"time"
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
		if done := r.table.session.Len(); done > 1 {
			t.Errorf("%d presses in a frame: %d actions", n, done)
		}
	}
}
