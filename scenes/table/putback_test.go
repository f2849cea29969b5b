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
