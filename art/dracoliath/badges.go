package dracoliath

import (
	"math"

	"wyrmtable/art"
)

// Mastery draws the boss of mastery 1 or 2: claw notches in brass. Level 0
// draws nothing.
func Mastery(c *art.Canvas, cx, cy, r float64, level int) {
	if level <= 0 {
		return
	}
	oct := func(k float64) *art.Path { return art.Polygon(cx, cy, r*k, 8, math.Pi/8) }
	c.Shadow(oct(1.1), 0, r*0.14, r*0.12, art.HexA("#000", 0.6))
	c.Fill(oct(1.14), art.Solid("#160b06"))
	c.Fill(oct(1.05), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(oct(0.85), art.Solid("#1a0f09"))
	c.Fill(oct(0.80), art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.3, art.S(0, "#8a2a20"), art.S(1, "#3a0d0a")))
	for i := range level {
		x := cx + (float64(i)-float64(level-1)/2)*r*0.56
		claw := new(art.Path)
		claw.MoveTo(x+r*0.14, cy-r*0.54).CubeTo(x+r*0.32, cy-r*0.02, x+r*0.05, cy+r*0.34, x-r*0.24, cy+r*0.56)
		claw.CubeTo(x-r*0.20, cy+r*0.10, x-r*0.26, cy-r*0.20, x+r*0.14, cy-r*0.54).Close()
		c.Fill(claw, art.Linear(0, cy-r*0.5, 0, cy+r*0.5, art.S(0, "#fff3cc"), art.S(1, "#e9b95a")))
	}
}

// DayNight draws the disc that tells the side of a double-faced card: a black
// arrow up on white by day, a white arrow down on black by night.
func DayNight(c *art.Canvas, cx, cy, r float64, day bool) {
	field, ink, f := "#0d0d18", "#f2f0ff", -1.0
	if day {
		field, ink, f = "#f7f0dd", "#17120e", 1.0
	}
	c.Shadow(art.Circle(cx, cy, r*1.05), 0, r*0.12, r*0.12, art.HexA("#000", 0.6))
	c.Fill(art.Circle(cx, cy, r*1.10), art.Solid("#160b06"))
	c.Fill(art.Circle(cx, cy, r*1.03), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.84), art.Solid(field))
	y := func(k float64) float64 { return cy + f*k*r }
	c.Fill(art.Poly(cx-r*0.17, y(0.56), cx+r*0.17, y(0.56), cx+r*0.17, y(0), cx+r*0.49, y(0),
		cx, y(-0.58), cx-r*0.49, y(0), cx-r*0.17, y(0)), art.Solid(ink))
}

// DogEar turns up the lower right corner of a double-faced card, d units of its
// frame b, in the colours of the side behind.
func DogEar(c *art.Canvas, b art.Box, d float64, behind art.Element) {
	x, y := b.X+b.W, b.Y+b.H
	hi, lo := behind.Frame()
	fold := func() *art.Path { return art.Poly(x, y-d, x-d, y, x-d*0.82, y-d*0.82) }
	c.Fill(art.Poly(x, y-d, x-d, y, x, y), art.Solid("#0c0705"))
	c.Shadow(fold(), -d*0.06, -d*0.04, d*0.10, art.HexA("#000", 0.75))
	c.Fill(fold(), art.Linear(x-d*0.9, y-d*0.9, x-d*0.4, y-d*0.4, art.S(0, lo), art.S(0.55, hi), art.S(1, lo)))
	c.Stroke(fold(), d*0.055, art.Gold(x-d, y-d, d, d))
}
