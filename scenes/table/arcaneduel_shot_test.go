package table

import (
	"os"
	"testing"
	"time"

	"wyrmtable/game"
)

// TestArcaneMoments writes pictures of a turn into the folder SHOTS, to look
// at.
func TestArcaneMoments(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	for name, px := range map[string][2]int{"720": {1280, 720}, "phone": {390, 844}, "1080": {1920, 1080}} {
		if only := os.Getenv("SIZE"); only != "" && only != name {
			continue
		}
		r := newArcaneRig(t, arcanePosition(t, aCombo), px[0], px[1])
		sc := r.table
		r.Run(4 * time.Second)
		save := func(what string) {
			r.Run(800 * time.Millisecond)
			writeShot(t, r, dir+"/"+name+"-m-"+what+".png")
		}
		save("rest")
		hand := sc.shown.Zone(sc.zoneNamed("hand", 0))
		seat := func(i int) game.Point { return game.Rect(sc.lay.Seats[i].Panel).Center() }
		r.Carry(r.middle(hand[0]), seat(1))
		save("aim-drag")
		r.Press("Escape")
		r.Up(seat(1))
		r.Run(time.Second)
		r.Drag(r.middle(hand[0]), r.middle(hand[1]))
		save("pair-held")
		r.Move(seat(3))
		save("pair-aim3")
		r.Move(seat(2))
		save("pair-aim2")
		r.Click(seat(3))
		r.Settle(20 * time.Second)
		save("defence")
		sc.open(r.App.Context(), aidModal)
		save("aid")
		sc.close(r.App.Context())
		r2 := newArcaneRig(t, arcanePosition(t, aCombo), px[0], px[1])
		r2.Run(3 * time.Second)
		r2.Click(r2.hit(t, sc.ui.Sub("act", 1)))
		r2.Run(time.Second)
		writeShot(t, r2, dir+"/"+name+"-m-discard.png")
	}
}
