package aestery

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
)

// Back draws the back of Aestery cards, widthPx pixels wide: the scales
// of something large that sleeps in the deep, framed in nacre, and a head of
// nacre on a boss.
func Back(widthPx int) *image.RGBA {
	look := faces.BackLook{Corner: 15, Inset: 7, Card: [3]string{"#2a5058", "#0c252c", "#04141a"}, Ground: abyss, Edge: 2.8, Metal: nacre}
	return faces.Back(widthPx, &look, func(c *art.Canvas, field art.Box) {
		scales(c, field)
		c.Stroke(field.Round(6), 1.8, champagne(field))
		in := field.Inset(8)
		c.Stroke(in.Round(4), 1.2, art.SolidA("#bff5e8", 0.55))
		for _, corner := range in.Corners() {
			cornerShell(c, corner)
		}
		tideBoss(c, field.X+field.W/2, field.Y+field.H/2, 62)
	})
}

// scales are rows of overlapping scales, lit from the upper left and fading
// toward the edges.
func scales(c *art.Canvas, b art.Box) {
	inside := c.Clip(b.Round(6))
	defer inside()
	c.Fill(b.Round(6), art.Radial(b.X+b.W/2, b.Y+b.H/2, b.H*0.62, b.X+b.W*0.42, b.Y+b.H*0.36,
		art.S(0, "#1a8088"), art.S(0.5, "#0d4a56"), art.S(1, "#04181f")))
	const pitch = 27.75
	for j := int(b.H/pitch*2) + 2; j >= 0; j-- { // from below, as shingles lie
		y := b.Y + float64(j)*pitch/2 - pitch*0.4
		for i := -1; float64(i)*pitch < b.W+pitch; i++ {
			x := b.X + (float64(i)+0.5*float64(art.Mod(j, 2)))*pitch
			p := art.Circle(x, y, pitch*0.52)
			c.Fill(p, art.Radial(x, y+pitch*0.1, pitch*0.62, x-pitch*0.12, y-pitch*0.16,
				art.SA(0, "#8ff0e0", 0.02), art.SA(0.62, "#0a3a46", 0.30), art.SA(0.86, "#021014", 0.55), art.SA(1, "#021014", 0.7)))
			arc := new(art.Path).MoveTo(x-pitch*0.46, y+pitch*0.16)
			arc.QuadTo(x-pitch*0.34, y+pitch*0.50, x, y+pitch*0.50)
			c.Stroke(arc, 1.1, art.SolidA("#a8fff0", 0.30))
		}
	}
	c.Fill(b.Round(6), c.Tile(texture.NacreTile(), 1).With(art.SoftLight).Alpha(0.35))
	c.InnerShadow(b.Round(6), 0, 0, 12, art.HexA("#000", 0.85))
}

// cornerShell is a fluted shell that opens from a corner at the origin.
func cornerShell(c *art.Canvas, m art.Matrix) {
	const n, r = 5, 30.0
	fan := new(art.Path).MoveTo(0, 0)
	at := func(a, k float64) (float64, float64) { s, co := math.Sincos(a); return r * k * co, r * k * s }
	x, y := at(0, 0.90)
	fan.LineTo(x, y)
	for i := range n {
		a0, a1 := float64(i)*math.Pi/2/n, float64(i+1)*math.Pi/2/n
		bx, by := at((a0+a1)/2, 1.16)
		x, y = at(a1, 0.90)
		fan.QuadTo(bx, by, x, y)
	}
	fan.Close()
	p := fan.Transformed(m)
	c.Shadow(p, 1, 2.4, 2, art.HexA("#000", 0.8))
	c.Fill(p, Nacre(m[4]-r, m[5]-r, 2*r, 2*r))
	c.Fill(p, c.Tile(texture.NacreTile(), 1).With(art.Multiply).Alpha(0.8))
	for i := 1; i < n; i++ {
		x, y = at(float64(i)*math.Pi/2/n, 0.90)
		c.Stroke(art.Line(2, 2, x, y).Transformed(m), 1.1, art.SolidA("#0b3d44", 0.7))
	}
	c.Stroke(p, 1, art.SolidA(abyss, 0.9))
}

// tideBoss is the medallion of the back.
func tideBoss(c *art.Canvas, cx, cy, r float64) {
	c.Shadow(art.Circle(cx, cy, r*1.04), 1, 4, 5, art.HexA("#000", 0.8))
	c.Glow(art.Circle(cx, cy, r), 2, 9, art.HexA("#3fe6e6", 0.42))
	c.Fill(art.Circle(cx, cy, r*1.05), art.Solid(abyss))
	c.Fill(art.Circle(cx, cy, r), Nacre(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.92), art.Solid(abyss))
	disc := art.Circle(cx, cy, r*0.90)
	c.Fill(disc, art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, art.S(0, "#1f8f96"), art.S(0.6, "#0a4551"), art.S(1, "#031318")))
	c.InnerShadow(disc, 2, 3, 4, art.HexA("#000", 0.7))
	c.Spokes(cx, cy, r*0.78, r*0.85, 36, 1, art.SolidA("#bff5e8", 0.55))
	nacreRelief(c, "triton-head", cx, cy+r*0.02, r*1.16)
}

// nacreRelief draws an icon as raised mother-of-pearl.
func nacreRelief(c *art.Canvas, icon string, cx, cy, size float64) {
	c.RaisedIcon(icon, cx, cy, size, 0.012, "#ffffff", "#0b3d44", Nacre(cx-size/2, cy-size/2, size, size))
}
