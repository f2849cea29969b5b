package curtain

import (
	"image/color"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestBlur checks that a blurred picture stays opaque to its very edge, that it
// is as bright as was asked, and that a sharp edge has become a soft one.
func TestBlur(t *testing.T) {
	const w, h = 101, 67
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	dst.Fill(color.White)
	for x := range w / 2 {
		for y := range h {
			dst.Set(x, y, color.Black)
		}
	}
	var b blur
	defer b.free()
	b.draw(dst, 0.5)
	at := func(x, y int) int {
		c := color.RGBAModel.Convert(dst.At(x, y)).(color.RGBA)
		if c.A != 255 {
			t.Errorf("alpha %d at %d, %d", c.A, x, y)
		}
		return int(c.R)
	}
	for _, y := range []int{0, h / 2, h - 1} {
		if l, r := at(0, y), at(w-1, y); l > 3 || r < 124 || r > 130 {
			t.Errorf("line %d runs from %d to %d, want about 0 to 127", y, l, r)
		}
		if l, r := at(w/2-6, y), at(w/2+6, y); l < 20 || r > 110 {
			t.Errorf("line %d is still sharp in its middle: %d to %d", y, l, r)
		}
	}
}
