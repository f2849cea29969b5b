package art

import (
	"image"
	"image/color"
	"image/png"
	"os"
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
	noHoles(t, name, m, m.Rect.Inset(6))
}

// noHoles demands that a picture is opaque wherever a part of it is looked at.
func noHoles(t *testing.T, name string, m *image.RGBA, part image.Rectangle) {
	t.Helper()
	for y := part.Min.Y; y < part.Max.Y; y += 3 {
		for x := part.Min.X; x < part.Max.X; x += 3 {
			if a := m.RGBAAt(x, y).A; a != 255 {
				t.Fatalf("%s: alpha %d at %d, %d", name, a, x, y)
			}
		}
	}
}

// allDiffer demands that no picture looks like one before it: that each differs
// by so much, as meanDiff reckons.
func allDiffer(t *testing.T, what string, least float64, pictures ...*image.RGBA) {
	t.Helper()
	for i, a := range pictures {
		for j, b := range pictures[:i] {
			if d := meanDiff(a, b); d < least {
				t.Errorf("%s: numbers %d and %d differ by %.2f only", what, j, i, d)
			}
		}
	}
}

// hasColour demands the colour of a picture at a place.
func hasColour(t *testing.T, what string, m *image.RGBA, x, y int, want color.NRGBA) {
	t.Helper()
	if p := m.RGBAAt(x, y); p.R != want.R || p.G != want.G || p.B != want.B {
		t.Errorf("%s: %v at %d, %d, want %v", what, p, x, y, want)
	}
}

// A cardFace is a card of any game.
type cardFace interface {
	FullArt(widthPx int) (spec PaintSpec, w, h int)
	TableArt(widthPx int) (spec PaintSpec, w, h int)
	RenderFull(picture *image.RGBA, widthPx int) *image.RGBA
	RenderTable(picture *image.RGBA, widthPx int) *image.RGBA
	Quick(c *Canvas, w, h float64)
}

// fullFace draws the large face of a card with its illustration.
func fullFace(k cardFace, px int) *image.RGBA {
	s, w, h := k.FullArt(px)
	return k.RenderFull(Illustrate(s, w, h), px)
}

// tableFace draws the face of a card on the table with its illustration.
func tableFace(k cardFace, px int) *image.RGBA {
	s, w, h := k.TableArt(px)
	return k.RenderTable(Illustrate(s, w, h), px)
}

// quickFacesDiffer demands that what stands for the face of a card, while it is
// drawn, is not empty and another than that of the card before.
func quickFacesDiffer[C cardFace](t *testing.T, cards []C, px int) {
	t.Helper()
	var old *image.RGBA
	for i, k := range cards {
		c := NewCanvas(float64(px), float64(px*7/5+1), 1)
		k.Quick(c, float64(px), float64(px)*1.4)
		if c.Img.RGBAAt(px/2, 50).A != 255 || old != nil && samePicture(old, c.Img) {
			t.Errorf("card %d: a quick face like another, or none", i)
		}
		old = c.Img
	}
}

// faceSheet draws cards on one sheet, to be looked at beside the picture they
// were made after: nine large faces, and below them faces of the table, of these
// widths. It returns the end of their row, which lies at sheetRow.
func faceSheet[C cardFace](ground string, cards []C, widths ...int) (c *Canvas, end float64) {
	const px, gap = 500, 20
	c = NewCanvas(3*(px+gap)+gap, 3*(px*1.4+gap)+gap+300, 1)
	c.Fill(Rect(0, 0, 4000, 4000), Solid(ground))
	for i, k := range cards[:9] {
		x, y := float64(gap+i%3*(px+gap)), float64(gap+i/3*(700+gap))
		c.Drop(x, y, px, 700, 26)
		c.Image(fullFace(k, px), x, y, px, 700)
	}
	end = gap
	for i, k := range cards {
		w := float64(widths[i])
		c.Image(tableFace(k, widths[i]), end, sheetRow, w, w*1.4)
		end += w + 10
	}
	return c, end
}

const sheetRow = 2200

// pictureFile is the file that a variable of the environment names for a picture
// to look at; where it names none, the test is skipped.
func pictureFile(t *testing.T, variable string) string {
	t.Helper()
	file := os.Getenv(variable)
	if file == "" {
		t.Skip(variable + " names no file")
	}
	return file
}

// writeTable writes the pieces of a table, at one and at two pixels a unit, where
// TABLE names a file, to be looked at.
func writeTable(t *testing.T, table func(scale float64) *Canvas) {
	t.Helper()
	file := pictureFile(t, "TABLE")
	writePicture(t, file, table(1).Img)
	writePicture(t, file+"2.png", table(2).Img)
}

func writePicture(t *testing.T, file string, m *image.RGBA) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, m); err != nil {
		t.Fatal(err)
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
