package aestery_test

import (
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/game/gametest"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/summary"
)

// TestAesteryGoldens compares a fight in which an answer is being paid for with
// the pictures kept.
func TestAesteryGoldens(t *testing.T) {
	for name, px := range map[string][2]int{"aestery": {1280, 720}, "aestery-phone": {390, 844}} {
		r := newSeenAesteryRig(t, fight(t), px[0], px[1])
		sc := r.Table
		hand := sc.Shown.Zone(sc.Zone("hand", 0))
		r.Click(r.Middle(hand[3]))
		r.Run(300 * time.Millisecond)
		r.Click(r.Middle(hand[3]))
		r.Run(300 * time.Millisecond)
		if !sc.Choice.Shown() {
			t.Fatalf("%s: no target is asked for", name)
		}
		r.Click(r.Hit(t, sc.UI.Sub("option", 1)))
		r.Settle(10 * time.Second)
		r.Golden(name)
	}
	c := art.NewCanvas(306, 172, 1)
	summary.Thumbnail(&aesterylook.Look, fight(t))(c, 306, 172)
	gametest.Compare(t, "thumbnail-aestery", c.Img)
}
