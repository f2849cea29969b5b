package ui

import (
	"testing"

	"wyrmtable/art"
	"wyrmtable/game"
)

// What lies under words is there in the first frame, plainly, and then as it is
// painted.
func TestPlateStandsInUntilItIsPainted(t *testing.T) {
	u := New(NewKit())
	u.fade = 1
	r := game.Rect{W: 800, H: 200} // too large to be painted at once
	paint := func(c *art.Canvas) { c.Fill(art.Rect(0, 0, 800, 200), art.Solid("#123456")) }
	if u.Plate(Key{Kind: "late"}, r, 6, art.Hex("#000000"), paint) || len(u.sprites) != 2 {
		t.Fatalf("%d sprites in the first frame, want an edge and a plate", len(u.sprites))
	}
	if got := u.sprites[0].r; got != r.Inset(6) {
		t.Errorf("the edge lies at %v", got)
	}
	u.sprites = u.sprites[:0]
	u.Kit.Pics.Sync = true
	if !u.Plate(Key{Kind: "there"}, r, 6, art.Hex("#000000"), paint) || len(u.sprites) != 1 {
		t.Errorf("%d sprites once it is painted", len(u.sprites))
	}
}

// A frame without time to spare paints what must be there all the same, and
// nothing else at once; a slow frame has more to spare.
func TestNowIsThereWithoutTimeToSpare(t *testing.T) {
	p := NewPictures()
	paint := func(c *art.Canvas) { c.Fill(art.Rect(0, 0, 20, 20), art.Solid("#123456")) }
	if p.Get(Key{Kind: "small"}, 20, 20, paint) != nil {
		t.Error("a picture was painted in a frame without time")
	}
	if p.Now(Key{Kind: "must"}, 20, 20, paint) == nil || p.spare > 0 {
		t.Errorf("not there, or %v are left of no time", p.spare)
	}
	if p.update(1, 0); p.spare != spareTime {
		t.Errorf("%v to spare in a new frame, want %v", p.spare, spareTime)
	}
}
