package drakerion_test

import (
	"testing"
	"time"

	"wyrmtable/game"
)

// TestPanelsStayWhileTheyArePainted passes on a table whose pictures are painted beside
// its frames: the panels, of which one is lit now and the other no longer, are on every
// frame, the old ones until the new ones are there.
func TestPanelsStayWhileTheyArePainted(t *testing.T) {
	s := combat(t)
	r := newSeenDrakRig(t, s, 1280, 720, game.OpenHands)
	r.Table.UI.Kit.Pics.Sync = false
	done := s.Len()
	r.PressMirror("pass")
	for n := range 60 {
		r.Step(time.Second / 60)
		img := r.Picture()
		for i, seat := range r.Table.Tableau.Lay.Seats {
			p := seat.Panel
			if c := img.RGBAAt(int(p.X+p.W/2), int(p.Y+p.H-6)); c.B < c.R {
				t.Fatalf("frame %d: the panel of seat %d is gone, there is %v", n, i, c)
			}
		}
	}
	if s.Len() == done {
		t.Error("nobody has passed")
	}
}
