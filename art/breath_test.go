package art

import (
	"bytes"
	"iter"
	"testing"

	"wyrmtable/art/texture"
)

// TestDrawingGoesOnAfterABreath leaves a picture at every breath to draw
// another, and compares it with one drawn at a stretch.
func TestDrawingGoesOnAfterABreath(t *testing.T) {
	paint := func() *Canvas {
		c := NewCanvas(200, 120, 1)
		c.Panel(4, 4, 190, 110, PanelSlate)
		c.Glow(Circle(90, 60, 30), 1, 4, Hex("#ff8800"))
		c.Icon("crown", 100, 60, 40, Solid("#ffffff"))
		return c
	}
	want := paint()
	var got *Canvas
	breaths := 0
	var breathe func()
	next, stop := iter.Pull(func(yield func(struct{}) bool) {
		breathe = func() { yield(struct{}{}) }
		texture.SetBreath(breathe)
		got = paint()
	})
	defer stop()
	defer texture.SetBreath(nil)
	for _, more := next(); more; _, more = next() {
		breaths++
		texture.SetBreath(nil)
		if breaths%8 == 0 {
			NewCanvas(50, 50, 1).Panel(0, 0, 50, 50, PanelSlate)
		}
		texture.SetBreath(breathe)
	}
	if breaths < 10 {
		t.Errorf("only %d breaths", breaths)
	}
	if !bytes.Equal(got.Img.Pix, want.Img.Pix) {
		t.Error("a picture drawn with breaths looks different")
	}
}
