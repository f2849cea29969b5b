package art

import (
	"image"
	"image/color"
	"testing"
)

// roundCard demands that a face has the size of a card and round corners.
func roundCard(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	b := m.Rect
	if want := int(float64(b.Dx())*1.4 + 0.5); b.Dy() != want {
		t.Errorf("%s: %v, want a height of %d", name, b, want)
	}
	for _, q := range []image.Point{{0, 0}, {b.Max.X - 1, 0}, {0, b.Max.Y - 1}, {b.Max.X - 1, b.Max.Y - 1}} {
		if a := m.RGBAAt(q.X, q.Y).A; a > 48 {
			t.Errorf("%s: corner %v has alpha %d", name, q, a)
		}
	}
}

// wholeCard is roundCard for faces that have no holes, even without picture.
func wholeCard(t *testing.T, name string, m *image.RGBA) {
	t.Helper()
	roundCard(t, name, m)
	for y := 6; y < m.Rect.Dy()-6; y += 3 {
		for x := 6; x < m.Rect.Dx()-6; x += 3 {
			if a := m.RGBAAt(x, y).A; a != 255 {
				t.Fatalf("%s: alpha %d at %d, %d", name, a, x, y)
			}
		}
	}
}

// artFace is a face with a window for an illustration.
type artFace struct {
	name   string
	units  float64 // the width of the card
	window box
	y      float64 // a row that crosses the window and nothing else
	slack  float64 // from the edge of the window to what is looked at
	art    func(widthPx int) (spec PaintSpec, w, h int)
	render func(picture *image.RGBA, widthPx int) *image.RGBA
}

// fillsWindow demands that the illustration made for a width leaves no gap in
// the window of the face, at any width from least on.
func fillsWindow(t *testing.T, least int, faces ...artFace) {
	t.Helper()
	for px := least; px < 380; px += 29 {
		for _, f := range faces {
			_, w, h := f.art(px)
			m := f.render(filled(w, h, color.RGBA{0, 255, 0, 255}), px)
			s := float64(px) / f.units
			for _, x := range []float64{f.window.x + f.slack, f.window.x + f.window.w - f.slack} {
				if c := m.RGBAAt(int(x*s), int(f.y*s)); int(c.G) < 140 || int(c.G) < 3*int(c.B) {
					t.Errorf("%s %d px: %v at the edge x=%.0f of the art", f.name, px, c, x)
				}
			}
		}
	}
}

// keepsApart demands that nothing on a panel of w by h units covers anything
// else or leaves it.
func keepsApart(t *testing.T, w, h float64, places map[string]box) {
	t.Helper()
	for a, p := range places {
		if p.x < -0.01 || p.y < 0 || p.x+p.w > w || p.y+p.h > h {
			t.Errorf("%g by %g: %s at %v leaves the panel", w, h, a, p)
		}
		for b, q := range places {
			if a < b && p.x < q.x+q.w && q.x < p.x+p.w && p.y < q.y+q.h && q.y < p.y+p.h {
				t.Errorf("%g by %g: %s at %v covers %s at %v", w, h, a, p, b, q)
			}
		}
	}
}

func filled(w, h int, c color.RGBA) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = c.R, c.G, c.B, c.A
	}
	return m
}
