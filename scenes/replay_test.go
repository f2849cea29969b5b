package scenes

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/tabletest"
	"wyrmtable/scenes/ui"
)

// TestTheControlsOfAReplayAreInReach shows a match of every game again in every size of
// window: all controls are there, on the screen, and nothing lies on them.
func TestTheControlsOfAReplayAreInReach(t *testing.T) {
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, true
	for _, lk := range looks.All {
		for _, seats := range []int{lk.Game.Seats[0], lk.Game.Seats[len(lk.Game.Seats)-1]} {
			s := tabletest.Deal(t, lk, []string{"Léandre", "Maëlys", "Théo", "Ysolde", "Bran", "Inès"}[:seats], 3)
			if err := s.Do(s.Match().Asks()[0].Answers[0].Action); err != nil {
				t.Fatal(err)
			}
			for _, size := range sizes {
				audit := &ui.Audit{}
				kit.Audit = audit
				sc := table.NewReplay(kit, lk, table.Doors{}, s)
				r := gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, size.w, size.h)
				r.Blind = true
				r.Run(2 * time.Second)
				checkControls(t, fmt.Sprintf("%s for %d, %dx%d", lk.Game.ID, seats, size.w, size.h), audit.Targets(),
					r.App.Context())
				kit.Audit = nil
			}
		}
	}
}

func checkControls(t *testing.T, at string, targets []ui.Target, c *game.Context) {
	controls := []string{"scrub", "back", "play", "forward", "speed", "closereplay"}
	if c.Portrait() {
		controls = controls[:4]
	}
	for _, id := range controls {
		i := slices.IndexFunc(targets, func(o ui.Target) bool { return o.ID == id })
		if i < 0 {
			t.Errorf("%s: %q is not there", at, id)
			continue
		}
		r := targets[i].At
		if r.W < 36 || r.H < 22 || r.X < 0 || r.Y < 0 || r.X+r.W > c.W || r.Y+r.H > c.H {
			t.Errorf("%s: %q lies at %.0f, in a window of %.0f by %.0f", at, id, r, c.W, c.H)
		}
		for _, o := range targets {
			if o.ID != id && layout.Rect(r).Overlaps(layout.Rect(o.At)) {
				t.Errorf("%s: %q lies on %q", at, id, o.ID)
			}
		}
	}
}
