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
	frameTile     = tileOnce(func() *image.RGBA { return TexFrameNoise(256) })
	parchmentTile = tileOnce(func() *image.RGBA { return TexParchment(256) })
	slateTile     = tileOnce(func() *image.RGBA { return TexSlate(256) })
)

// tile is a pattern whose pixels coincide with those of the canvas at zoom 1.
func (c *Canvas) tile(img *image.RGBA, zoom float64) Paint {
	k := zoom / c.Scale()
	return Pattern(img, float64(img.Rect.Dx())*k, float64(img.Rect.Dy())*k)
}

// ringOf is the area between an outer and an inner rounded rectangle.
func ringOf(o box, or float64, i box, ir float64) *Path {
	p := RoundRect(o.x, o.y, o.w, o.h, or)
	return p.Append(RoundRect(i.x, i.y, i.w, i.h, ir), Matrix{-1, 0, 0, 1, 2*i.x + i.w, 0})
}

func (b box) inset(d float64) box { return box{b.x + d, b.y + d, b.w - 2*d, b.h - 2*d} }

func (b box) round(r float64) *Path { return RoundRect(b.x, b.y, b.w, b.h, r) }

// corners turn a piece made for the corner at the origin, growing right and
// down, into each corner of b: the left upper one, the right upper one, and the
// two below.
func (b box) corners() [4]Matrix {
	r, f := b.x+b.w, b.y+b.h
	return [4]Matrix{{1, 0, 0, 1, b.x, b.y}, {-1, 0, 0, 1, r, b.y}, {1, 0, 0, -1, b.x, f}, {-1, 0, 0, -1, r, f}}
}

// unitBox is a rectangle of pixels in units, k units a pixel.
func unitBox(r image.Rectangle, k float64) box {
	return box{float64(r.Min.X) * k, float64(r.Min.Y) * k, float64(r.Dx()) * k, float64(r.Dy()) * k}
}

func (b box) gold() Paint { return Gold(b.x, b.y, b.w, b.h) }

// body lays the dark outer card and the coloured frame, whose inner edge is at
// hole.
func (c *Canvas) body(w, h, corner, inset, frameR float64, hole box, e Element) {
	c.Fill(ringOf(box{0, 0, w, h}, corner, hole, 0), Linear(0, 0, 0, h, S(0, "#3a2d25"), S(0.12, "#1b1411"), S(1, "#0b0807")))
	f := box{inset, inset, w - 2*inset, h - 2*inset}
	hi, lo := e.Frame()
	ring := ringOf(f, frameR, hole, 4)
	c.Fill(ring, Linear(f.x, f.y, f.x+f.w*0.25, f.y+f.h, S(0, hi), S(0.55, lo), S(1, hi)))
	c.Fill(ring, c.tile(frameTile(), 1).With(Overlay).Alpha(0.75))
}

// gloss is the diagonal sheen and the dark hairline of the card's edge.
func (c *Canvas) gloss(w, h, corner float64) {
	gx, gy := 0.5/w, 0.5/h
	n := gx*gx + gy*gy
	const reach = 0.74 // the sheen ends on the line x/w + y/h = reach
	sheen := new(Path).MoveTo(corner, 0).LineTo(w*reach, 0).LineTo(0, h*reach).LineTo(0, corner)
	sheen.ArcTo(corner, corner, 0, false, true, corner, 0).Close()
	c.Fill(sheen, Linear(0, 0, gx/n, gy/n, SA(0, "#fff", 0.15), SA(0.36, "#fff", 0.03), SA(0.37, "#fff", 0)))
	c.Stroke(RoundRect(0.75, 0.75, w-1.5, h-1.5, corner-0.5), 1.5, SolidA("#000", 0.8))
}

// window is the gold bevel around an opening.
func (c *Canvas) window(b box, k float64, field string) {
	hole := b.inset(2 * k) // what fills the opening hides the rest
	c.Fill(ringOf(b.inset(-6*k), 9*k, hole, 0), Solid("#0c0705"))
	g := b.inset(-4.5 * k)
	c.Fill(ringOf(g, 8*k, hole, 0), g.gold())
	c.Fill(b.inset(-1.5*k).round(5*k), Solid(field))
}

// parchment fills a box with lit calfskin, aged toward its edges.
func (c *Canvas) parchment(b box, r float64) {
	p := b.round(r)
	c.Fill(p, c.tile(parchmentTile(), 1))
	c.InnerShadow(p, 0, 0, math.Min(b.w, b.h)*0.055, HexA("#8f5f28", 0.62))
	c.InnerShadow(p, 0, b.h*0.012, b.h*0.016, HexA("#2a1405", 0.55))
}

// plate is a name plate: dark lacquer edged with gold, over its own shadow.
func (c *Canvas) plate(b box, tip, edge float64) {
	c.Shadow(Plate(b.x+3, b.y+2, b.w-6, b.h-2, tip), 0, b.h*0.08, b.h*0.07, HexA("#000", 0.7))
	p := Plate(b.x, b.y, b.w, b.h, tip)
	c.Fill(p, DarkPlate(b.y, b.h))
	c.Stroke(p, edge, b.gold())
	d := edge * 1.6
	c.Stroke(Plate(b.x+d*1.5, b.y+d, b.w-3*d, b.h-2*d, tip-d*0.7), edge*0.38, SolidA("#e9c46a", 0.28))
}

// engraved is a line of text with a dark copy below it, as if cut and gilded.
func (c *Canvas) engraved(f fonts.Face, size, x, y float64, a Anchor, s, ink string) {
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

// dogEar turns up the lower right corner of a double-faced card, d units of its
// frame b, in the colours of the side behind.
func (c *Canvas) dogEar(b box, d float64, behind Element) {
	x, y := b.x+b.w, b.y+b.h
	hi, lo := behind.Frame()
	fold := func() *Path { return Poly(x, y-d, x-d, y, x-d*0.82, y-d*0.82) }
	c.Fill(Poly(x, y-d, x-d, y, x, y), Solid("#0c0705"))
	c.Shadow(fold(), -d*0.06, -d*0.04, d*0.10, HexA("#000", 0.75))
	c.Fill(fold(), Linear(x-d*0.9, y-d*0.9, x-d*0.4, y-d*0.4, S(0, lo), S(0.55, hi), S(1, lo)))
	c.Stroke(fold(), d*0.055, Gold(x-d, y-d, d, d))
}

// letterBadge is a small disc with a letter.
func (c *Canvas) letterBadge(cx, cy, r float64, letter, field string) {
	c.Fill(Circle(cx, cy, r*1.15), Solid("#0c0705"))
	c.Fill(Circle(cx, cy, r), Solid("#fff6df"))
	c.Fill(Circle(cx, cy, r*0.86), Solid(field))
	c.Text(fonts.LabelBold, r*1.45, cx, cy+r*0.48, Centre, letter, Solid("#fff6df"))
}

// fullFrame is the fine work on the frame of a full face: a line of light, an
// edge of gold, a groove.
func (c *Canvas) fullFrame(frame box) {
	c.Stroke(frame.inset(1.2).round(15), 1.5, SolidA("#fff", 0.28))
	c.Stroke(frame.round(16), 2.4, frame.gold())
	c.Stroke(frame.inset(6.5).round(11), 1.2, SolidA("#000", 0.45))
}
