package art

import (
	"image"
	"math"

	"wyrmtable/fonts"
)

// This file holds what all card faces are built of: body, frame, windows,
// plates and badges.

// The tiles are made once, at first use.
var (
	FrameTile     = tileOnce(func() *image.RGBA { return TexFrameNoise(256) })
	ParchmentTile = tileOnce(func() *image.RGBA { return TexParchment(256) })
	SlateTile     = tileOnce(func() *image.RGBA { return TexSlate(256) })
)

// Tile is a pattern whose pixels coincide with those of the canvas at zoom 1.
func (c *Canvas) Tile(img *image.RGBA, zoom float64) Paint {
	k := zoom / c.Scale()
	return Pattern(img, float64(img.Rect.Dx())*k, float64(img.Rect.Dy())*k)
}

// Body lays the dark outer card and the coloured frame, whose inner edge is at
// hole.
func (c *Canvas) Body(w, h, corner, inset, frameR float64, hole Box, e Element) {
	c.Fill(RingOf(Box{0, 0, w, h}, corner, hole, 0), Linear(0, 0, 0, h, S(0, "#3a2d25"), S(0.12, "#1b1411"), S(1, "#0b0807")))
	f := Box{inset, inset, w - 2*inset, h - 2*inset}
	hi, lo := e.Frame()
	ring := RingOf(f, frameR, hole, 4)
	c.Fill(ring, Linear(f.X, f.Y, f.X+f.W*0.25, f.Y+f.H, S(0, hi), S(0.55, lo), S(1, hi)))
	c.Fill(ring, c.Tile(FrameTile(), 1).With(Overlay).Alpha(0.75))
}

// Gloss is the diagonal sheen and the dark hairline of the card's edge.
func (c *Canvas) Gloss(w, h, corner float64) {
	gx, gy := 0.5/w, 0.5/h
	n := gx*gx + gy*gy
	const reach = 0.74 // the sheen ends on the line x/w + y/h = reach
	sheen := new(Path).MoveTo(corner, 0).LineTo(w*reach, 0).LineTo(0, h*reach).LineTo(0, corner)
	sheen.ArcTo(corner, corner, 0, false, true, corner, 0).Close()
	c.Fill(sheen, Linear(0, 0, gx/n, gy/n, SA(0, "#fff", 0.15), SA(0.36, "#fff", 0.03), SA(0.37, "#fff", 0)))
	c.Stroke(RoundRect(0.75, 0.75, w-1.5, h-1.5, corner-0.5), 1.5, SolidA("#000", 0.8))
}

// Window is the gold bevel around an opening.
func (c *Canvas) Window(b Box, k float64, field string) {
	hole := b.Inset(2 * k) // what fills the opening hides the rest
	c.Fill(RingOf(b.Inset(-6*k), 9*k, hole, 0), Solid("#0c0705"))
	g := b.Inset(-4.5 * k)
	c.Fill(RingOf(g, 8*k, hole, 0), g.Gold())
	c.Fill(b.Inset(-1.5*k).Round(5*k), Solid(field))
}

// Parchment fills a box with lit calfskin, aged toward its edges.
func (c *Canvas) Parchment(b Box, r float64) {
	p := b.Round(r)
	c.Fill(p, c.Tile(ParchmentTile(), 1))
	c.InnerShadow(p, 0, 0, math.Min(b.W, b.H)*0.055, HexA("#8f5f28", 0.62))
	c.InnerShadow(p, 0, b.H*0.012, b.H*0.016, HexA("#2a1405", 0.55))
}

// Plate is a name plate: dark lacquer edged with gold, over its own shadow.
func (c *Canvas) Plate(b Box, tip, edge float64) {
	c.Shadow(Plate(b.X+3, b.Y+2, b.W-6, b.H-2, tip), 0, b.H*0.08, b.H*0.07, HexA("#000", 0.7))
	p := Plate(b.X, b.Y, b.W, b.H, tip)
	c.Fill(p, DarkPlate(b.Y, b.H))
	c.Stroke(p, edge, b.Gold())
	d := edge * 1.6
	c.Stroke(Plate(b.X+d*1.5, b.Y+d, b.W-3*d, b.H-2*d, tip-d*0.7), edge*0.38, SolidA("#e9c46a", 0.28))
}

// Engraved is a line of text with a dark copy below it, as if cut and gilded.
func (c *Canvas) Engraved(f fonts.Face, size, x, y float64, a Anchor, s, ink string) {
	c.Text(f, size, x, y+size*0.05, a, s, SolidA("#000", 0.75))
	c.Text(f, size, x, y, a, s, Solid(ink))
}

// Mastery draws the boss of mastery 1 or 2: claw notches in brass. Level 0
// draws nothing.
func (c *Canvas) Mastery(cx, cy, r float64, level int) {
	if level <= 0 {
		return
	}
	oct := func(k float64) *Path { return Polygon(cx, cy, r*k, 8, math.Pi/8) }
	c.Shadow(oct(1.1), 0, r*0.14, r*0.12, HexA("#000", 0.6))
	c.Fill(oct(1.14), Solid("#160b06"))
	c.Fill(oct(1.05), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(oct(0.85), Solid("#1a0f09"))
	c.Fill(oct(0.80), Radial(cx, cy, r, cx-r*0.2, cy-r*0.3, S(0, "#8a2a20"), S(1, "#3a0d0a")))
	for i := range level {
		x := cx + (float64(i)-float64(level-1)/2)*r*0.56
		claw := new(Path)
		claw.MoveTo(x+r*0.14, cy-r*0.54).CubeTo(x+r*0.32, cy-r*0.02, x+r*0.05, cy+r*0.34, x-r*0.24, cy+r*0.56)
		claw.CubeTo(x-r*0.20, cy+r*0.10, x-r*0.26, cy-r*0.20, x+r*0.14, cy-r*0.54).Close()
		c.Fill(claw, Linear(0, cy-r*0.5, 0, cy+r*0.5, S(0, "#fff3cc"), S(1, "#e9b95a")))
	}
}

// DayNight draws the disc that tells the side of a double-faced card: a black
// arrow up on white by day, a white arrow down on black by night.
func (c *Canvas) DayNight(cx, cy, r float64, day bool) {
	field, ink, f := "#0d0d18", "#f2f0ff", -1.0
	if day {
		field, ink, f = "#f7f0dd", "#17120e", 1.0
	}
	c.Shadow(Circle(cx, cy, r*1.05), 0, r*0.12, r*0.12, HexA("#000", 0.6))
	c.Fill(Circle(cx, cy, r*1.10), Solid("#160b06"))
	c.Fill(Circle(cx, cy, r*1.03), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.84), Solid(field))
	y := func(k float64) float64 { return cy + f*k*r }
	c.Fill(Poly(cx-r*0.17, y(0.56), cx+r*0.17, y(0.56), cx+r*0.17, y(0), cx+r*0.49, y(0),
		cx, y(-0.58), cx-r*0.49, y(0), cx-r*0.17, y(0)), Solid(ink))
}

// DogEar turns up the lower right corner of a double-faced card, d units of its
// frame b, in the colours of the side behind.
func (c *Canvas) DogEar(b Box, d float64, behind Element) {
	x, y := b.X+b.W, b.Y+b.H
	hi, lo := behind.Frame()
	fold := func() *Path { return Poly(x, y-d, x-d, y, x-d*0.82, y-d*0.82) }
	c.Fill(Poly(x, y-d, x-d, y, x, y), Solid("#0c0705"))
	c.Shadow(fold(), -d*0.06, -d*0.04, d*0.10, HexA("#000", 0.75))
	c.Fill(fold(), Linear(x-d*0.9, y-d*0.9, x-d*0.4, y-d*0.4, S(0, lo), S(0.55, hi), S(1, lo)))
	c.Stroke(fold(), d*0.055, Gold(x-d, y-d, d, d))
}

// LetterBadge is a small disc with a letter.
func (c *Canvas) LetterBadge(cx, cy, r float64, letter, field string) {
	c.Fill(Circle(cx, cy, r*1.15), Solid("#0c0705"))
	c.Fill(Circle(cx, cy, r), Solid("#fff6df"))
	c.Fill(Circle(cx, cy, r*0.86), Solid(field))
	c.Text(fonts.LabelBold, r*1.45, cx, cy+r*0.48, Centre, letter, Solid("#fff6df"))
}

// fullFrame is the fine work on the frame of a full face: a line of light, an
// edge of gold, a groove.
func (c *Canvas) FullFrame(frame Box) {
	c.Stroke(frame.Inset(1.2).Round(15), 1.5, SolidA("#fff", 0.28))
	c.Stroke(frame.Round(16), 2.4, frame.Gold())
	c.Stroke(frame.Inset(6.5).Round(11), 1.2, SolidA("#000", 0.45))
}
