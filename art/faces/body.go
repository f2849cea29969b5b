package faces

import (
	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// Body lays the dark outer card and the coloured frame, whose inner edge is at
// hole.
func Body(c *art.Canvas, w, h, corner, inset, frameR float64, hole art.Box, e art.Element) {
	c.Fill(art.RingOf(art.Box{X: 0, Y: 0, W: w, H: h}, corner, hole, 0), art.Linear(0, 0, 0, h, art.S(0, "#3a2d25"), art.S(0.12, "#1b1411"), art.S(1, "#0b0807")))
	f := art.Box{X: inset, Y: inset, W: w - 2*inset, H: h - 2*inset}
	hi, lo := e.Frame()
	ring := art.RingOf(f, frameR, hole, 4)
	c.Fill(ring, art.Linear(f.X, f.Y, f.X+f.W*0.25, f.Y+f.H, art.S(0, hi), art.S(0.55, lo), art.S(1, hi)))
	c.Fill(ring, c.Tile(texture.FrameTile(), 1).With(art.Overlay).Alpha(0.75))
}

// Gloss is the diagonal sheen and the dark hairline of the card's edge.
func Gloss(c *art.Canvas, w, h, corner float64) {
	gx, gy := 0.5/w, 0.5/h
	n := gx*gx + gy*gy
	const reach = 0.74 // the sheen ends on the line x/w + y/h = reach
	sheen := new(art.Path).MoveTo(corner, 0).LineTo(w*reach, 0).LineTo(0, h*reach).LineTo(0, corner)
	sheen.ArcTo(corner, corner, 0, false, true, corner, 0).Close()
	c.Fill(sheen, art.Linear(0, 0, gx/n, gy/n, art.SA(0, "#fff", 0.15), art.SA(0.36, "#fff", 0.03), art.SA(0.37, "#fff", 0)))
	c.Stroke(art.RoundRect(0.75, 0.75, w-1.5, h-1.5, corner-0.5), 1.5, art.SolidA("#000", 0.8))
}

// Bevel is the gold bevel around an opening.
func Bevel(c *art.Canvas, b art.Box, k float64, field string) {
	hole := b.Inset(2 * k) // what fills the opening hides the rest
	c.Fill(art.RingOf(b.Inset(-6*k), 9*k, hole, 0), art.Solid("#0c0705"))
	g := b.Inset(-4.5 * k)
	c.Fill(art.RingOf(g, 8*k, hole, 0), g.Gold())
	c.Fill(b.Inset(-1.5*k).Round(5*k), art.Solid(field))
}

// LetterBadge is a small disc with a letter.
func LetterBadge(c *art.Canvas, cx, cy, r float64, letter, field string) {
	c.Fill(art.Circle(cx, cy, r*1.15), art.Solid("#0c0705"))
	c.Fill(art.Circle(cx, cy, r), art.Solid("#fff6df"))
	c.Fill(art.Circle(cx, cy, r*0.86), art.Solid(field))
	c.Text(fonts.LabelBold, r*1.45, cx, cy+r*0.48, art.Centre, letter, art.Solid("#fff6df"))
}

// FullFrame is the fine work on the frame of a full face: a line of light, an
// edge of gold, a groove.
func FullFrame(c *art.Canvas, frame art.Box) {
	c.Stroke(frame.Inset(1.2).Round(15), 1.5, art.SolidA("#fff", 0.28))
	c.Stroke(frame.Round(16), 2.4, frame.Gold())
	c.Stroke(frame.Inset(6.5).Round(11), 1.2, art.SolidA("#000", 0.45))
}

// ContrastEdge is the plain edge of a card of high contrast: black, and in it
// the bright colour of the card. It takes the place of the gloss.
func ContrastEdge(c *art.Canvas, w, h, round float64, bright string) {
	c.Stroke(art.RoundRect(w*0.012, w*0.012, w*0.976, h-w*0.024, round*0.9), w*0.024, art.Solid("#000000"))
	c.Stroke(art.RoundRect(w*0.030, w*0.030, w*0.940, h-w*0.060, round*0.8), w*0.018, art.Solid(bright))
}
