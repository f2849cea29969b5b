package drakerion_test

import (
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/summary"
)

// TestDrakerionGoldens compares a combat in which an Event is looked at with the
// picture kept, and the small picture of its save.
func TestDrakerionGoldens(t *testing.T) {
	r := newSeenDrakRig(t, combat(t), 1280, 720, game.SharedHands)
	r.PressMirror("eye")
	r.Run(300 * time.Millisecond)
	hand := r.Table.Shown.Zone(r.Table.Zone("hand", 0))
	r.Click(r.Middle(hand[0]))
	r.Settle(10 * time.Second)
	r.Golden("drakerion")
	c := art.NewCanvas(306, 172, 1)
	summary.Thumbnail(&drakerionlook.Look, combat(t))(c, 306, 172)
	gametest.Compare(t, "thumbnail-drakerion", c.Img)
}
