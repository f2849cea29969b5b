package ui

import (
	"testing"
	"time"

	"wyrmtable/game"
)

// TestASnugPageStandsAtOnce changes what a page shows by a press: in the same frame
// its foot lies where it stays, so that the next press meets it.
func TestASnugPageStandsAtOnce(t *testing.T) {
	high := 400.0
	r, _ := show(t, 1280, 720, func(u *UI, c *game.Context) {
		u.Page(Page{Title: "Page", Snug: true, Foot: 60}, func(x, y, w float64) float64 { return high },
			func(r game.Rect) {
				if u.Button("less", r, Button{Text: "Less"}) {
					high -= 150
					u.Changed()
				}
			})
	})
	foot := func() game.Rect {
		it, ok := r.App.Mirror().Find("less")
		if !ok {
			t.Fatal("the page has no foot")
		}
		return it.At
	}
	before := foot()
	r.Click(before.Center())
	at := foot()
	r.Run(500 * time.Millisecond)
	if at == before || at != foot() {
		t.Errorf("the foot went from %v to %v and then to %v", before, at, foot())
	}
	r.Click(at.Center())
	if high != 100 {
		t.Errorf("a press where the foot was told to lie did not meet it: %v", high)
	}
}
