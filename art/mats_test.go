package art_test

import (
	"image"
	"testing"
	"time"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
	"wyrmtable/art/cardtest"
	"wyrmtable/art/curtain"
)

// theMats are the table of the menu, and the curtain, small, lying and standing.
func theMats() map[string]func() *art.Mat {
	return map[string]func() *art.Mat{
		"tex-wood":      func() *art.Mat { return art.MatWood(160, 90, 3) },
		"curtain":       func() *art.Mat { return curtain.Mat(192, 108, 96, 34, 3) },
		"curtain-phone": func() *art.Mat { return curtain.Mat(78, 150, 39, 50, 3) },
	}
}

func TestMats(t *testing.T) {
	for name, make := range theMats() {
		arttest.MatchPicture(t, name, cardtest.SameInSlices(t, name, make))
	}
}

// A mat can be shown before its first step.
func TestMatPlaceholder(t *testing.T) {
	for name, make := range theMats() {
		m := make().Img
		for _, p := range []image.Point{{0, 0}, m.Rect.Max.Sub(image.Pt(1, 1))} {
			if c := m.RGBAAt(p.X, p.Y); c.A != 255 || int(c.R)+int(c.G)+int(c.B) == 0 {
				t.Errorf("%s: placeholder at %v is %v", name, p, c)
			}
		}
	}
}

// Sizes come from windows, which can be anything.
func TestMatsOfOddSizes(t *testing.T) {
	for _, size := range []image.Point{{0, 0}, {1, 1}, {3, 200}, {201, 2}, {97, 61}} {
		for _, m := range []*art.Mat{art.MatWood(size.X, size.Y, 1), curtain.Mat(size.X, size.Y, -1, 900, 1)} {
			if r := m.Finish().Rect; r.Dx() < 1 || r.Dy() < 1 {
				t.Errorf("%v gives %v", size, r)
			}
		}
	}
}

// Whatever it hides, a curtain hides all of it, from before it is painted.
func TestCurtainIsOpaque(t *testing.T) {
	opaqueAll := func(when string, m *image.RGBA) {
		for i := 3; i < len(m.Pix); i += 4 {
			if m.Pix[i] != 255 {
				t.Fatalf("%s: pixel %d has alpha %d", when, i/4, m.Pix[i])
			}
		}
	}
	m := curtain.Mat(200, 120, 100, 40, 1)
	opaqueAll("unpainted", m.Img)
	for !m.Step(time.Nanosecond) {
		opaqueAll("in the making", m.Img)
	}
	opaqueAll("painted", m.Img)
}

func BenchmarkMatWood(b *testing.B) {
	for b.Loop() {
		m := art.MatWood(1920, 1080, 3)
		for !m.Step(time.Second) {
		}
	}
}

func BenchmarkMatCurtain(b *testing.B) {
	for b.Loop() {
		m := curtain.Mat(1920, 1080, 960, 339, 5)
		for !m.Step(time.Second) {
		}
	}
}
