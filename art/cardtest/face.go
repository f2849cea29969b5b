package cardtest

import (
	"image"
	"image/color"
	"testing"

	"wyrmtable/art"
	"wyrmtable/art/arttest"
)

// A cardFace is a card of any game.
type cardFace interface {
	FullArt(widthPx int) (spec art.PaintSpec, w, h int)
	TableArt(widthPx int) (spec art.PaintSpec, w, h int)
	RenderFull(picture *image.RGBA, widthPx int) *image.RGBA
	RenderTable(picture *image.RGBA, widthPx int) *image.RGBA
	Quick(c *art.Canvas, w, h float64)
}

// FullFace draws the large face of a card with its illustration.
func FullFace(k cardFace, px int) *image.RGBA {
	s, w, h := k.FullArt(px)
	return k.RenderFull(art.Illustrate(s, w, h), px)
}

// TableFace draws the face of a card on the table with its illustration.
func TableFace(k cardFace, px int) *image.RGBA {
	s, w, h := k.TableArt(px)
	return k.RenderTable(art.Illustrate(s, w, h), px)
}

// QuickFacesDiffer demands that what stands for the face of a card, while it is
// drawn, is not empty and another than that of the card before.
func QuickFacesDiffer[C cardFace](t *testing.T, cards []C, px int) {
	t.Helper()
	var old *image.RGBA
	for i, k := range cards {
		c := art.NewCanvas(float64(px), float64(px*7/5+1), 1)
		k.Quick(c, float64(px), float64(px)*1.4)
		if c.Img.RGBAAt(px/2, 50).A != 255 || old != nil && arttest.SamePicture(old, c.Img) {
			t.Errorf("card %d: a quick face like another, or none", i)
		}
		old = c.Img
	}
}

// FaceSheet draws cards on one sheet, to be looked at beside the picture they
// were made after: nine large faces, and below them faces of the table, of these
// widths. It returns the end of their row, which lies at SheetRow.
func FaceSheet[C cardFace](ground string, cards []C, widths ...int) (c *art.Canvas, end float64) {
	const px, gap = 500, 20
	c = art.NewCanvas(3*(px+gap)+gap, 3*(px*1.4+gap)+gap+300, 1)
	c.Fill(art.Rect(0, 0, 4000, 4000), art.Solid(ground))
	for i, k := range cards[:9] {
		x, y := float64(gap+i%3*(px+gap)), float64(gap+i/3*(700+gap))
		c.Drop(x, y, px, 700, 26)
		c.Image(FullFace(k, px), x, y, px, 700)
	}
	end = gap
	for i, k := range cards {
		w := float64(widths[i])
		c.Image(TableFace(k, widths[i]), end, SheetRow, w, w*1.4)
		end += w + 10
	}
	return c, end
}

const SheetRow = 2200

// WriteTable writes the pieces of a table, at one and at two pixels a unit, where
// TABLE names a file, to be looked at.
func WriteTable(t *testing.T, table func(scale float64) *art.Canvas) {
	t.Helper()
	file := arttest.PictureFile(t, "TABLE")
	arttest.WritePicture(t, file, table(1).Img)
	arttest.WritePicture(t, file+"2.png", table(2).Img)
}

// Window is a face with a window for an illustration.
type Window struct {
	Name   string
	Units  float64 // the width of the card
	Place  art.Box
	Y      float64 // a row that crosses the window and nothing else
	Slack  float64 // from the edge of the window to what is looked at
	Art    func(widthPx int) (spec art.PaintSpec, w, h int)
	Render func(picture *image.RGBA, widthPx int) *image.RGBA
}

// FillsWindow demands that the illustration made for a width leaves no gap in
// the window of the face, at any width from least on.
func FillsWindow(t *testing.T, least int, faces ...Window) {
	t.Helper()
	for px := least; px < 380; px += 29 {
		for _, f := range faces {
			_, w, h := f.Art(px)
			m := f.Render(arttest.Filled(w, h, color.RGBA{0, 255, 0, 255}), px)
			s := float64(px) / f.Units
			for _, x := range []float64{f.Place.X + f.Slack, f.Place.X + f.Place.W - f.Slack} {
				if c := m.RGBAAt(int(x*s), int(f.Y*s)); int(c.G) < 140 || int(c.G) < 3*int(c.B) {
					t.Errorf("%s %d px: %v at the edge x=%.0f of the art", f.Name, px, c, x)
				}
			}
		}
	}
}

// KeepsApart demands that nothing on a panel of w by h units covers anything
// else or leaves it.
func KeepsApart(t *testing.T, w, h float64, places map[string]art.Box) {
	t.Helper()
	for a, p := range places {
		if p.X < -0.01 || p.Y < 0 || p.X+p.W > w || p.Y+p.H > h {
			t.Errorf("%g by %g: %s at %v leaves the panel", w, h, a, p)
		}
		for b, q := range places {
			if a < b && p.X < q.X+q.W && q.X < p.X+p.W && p.Y < q.Y+q.H && q.Y < p.Y+p.H {
				t.Errorf("%g by %g: %s at %v covers %s at %v", w, h, a, p, b, q)
			}
		}
	}
}
