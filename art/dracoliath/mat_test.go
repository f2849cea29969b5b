package dracoliath

import (
	"image"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
)

func mats() map[string]func() *art.Mat {
	return map[string]func() *art.Mat{
		"tex-summit": func() *art.Mat { return MatSummit(192, 108, image.Rect(30, 6, 162, 112), 3) },
		"tex-river":  func() *art.Mat { return MatRiver(160, 48, 0.6, 17) },
	}
}

func TestDracoMats(t *testing.T) {
	for name, make := range mats() {
		arttest.MatchPicture(t, name, cardtest.SameInSlices(t, name, make))
	}
}

// A mat can be shown before its first step.
func TestDracoMatPlaceholder(t *testing.T) {
	for name, make := range mats() {
		m := make().Img
		for _, p := range []image.Point{{0, 0}, m.Rect.Max.Sub(image.Pt(1, 1))} {
			if c := m.RGBAAt(p.X, p.Y); c.A != 255 || int(c.R)+int(c.G)+int(c.B) == 0 {
				t.Errorf("%s: placeholder at %v is %v", name, p, c)
			}
		}
	}
}

// Sizes come from windows, which can be anything.
func TestDracoMatsOfOddSizes(t *testing.T) {
	for _, size := range []image.Point{{0, 0}, {1, 1}, {3, 200}, {201, 2}, {97, 61}} {
		MatSummit(size.X, size.Y, image.Rect(5, 5, 60, 50), 1).Finish()
		MatSummit(size.X, size.Y, image.Rectangle{}, 1).Finish()
		MatRiver(size.X, size.Y, 1, 1).Finish()
	}
}

func BenchmarkMatSummit(b *testing.B) {
	for b.Loop() {
		m := MatSummit(1920, 1080, image.Rect(300, 60, 1626, 1100), 3)
		for !m.Step(time.Second) {
		}
	}
}
