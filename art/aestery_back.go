package art

import (
	"image"
	"math"
)

// AesteryBack draws the back of Aestery cards, widthPx pixels wide: the scales
// of something large that sleeps in the deep, framed in nacre, and a head of
// nacre on a boss.
func AesteryBack(widthPx int) *image.RGBA {
	look := backLook{corner: 15, inset: 7, card: [3]string{"#2a5058", "#0c252c", "#04141a"}, ground: abyss, edge: 2.8, metal: box.nacre}
	return cardBack(widthPx, &look, func(c *Canvas, field box) {
		c.scales(field)
		c.Stroke(field.round(6), 1.8, field.champagne())
		in := field.inset(8)
		c.Stroke(in.round(4), 1.2, SolidA("#bff5e8", 0.55))
		for _, corner := range in.corners() {
			c.cornerShell(corner)
		}
		c.tideBoss(field.x+field.w/2, field.y+field.h/2, 62)
	})
}

// scales are rows of overlapping scales, lit from the upper left and fading
// toward the edges.
func (c *Canvas) scales(b box) {
	inside := c.Clip(b.round(6))
	defer inside()
	c.Fill(b.round(6), Radial(b.x+b.w/2, b.y+b.h/2, b.h*0.62, b.x+b.w*0.42, b.y+b.h*0.36,
		S(0, "#1a8088"), S(0.5, "#0d4a56"), S(1, "#04181f")))
	const pitch = 27.75
	for j := int(b.h/pitch*2) + 2; j >= 0; j-- { // from below, as shingles lie
		y := b.y + float64(j)*pitch/2 - pitch*0.4
		for i := -1; float64(i)*pitch < b.w+pitch; i++ {
			x := b.x + (float64(i)+0.5*float64(mod(j, 2)))*pitch
			p := Circle(x, y, pitch*0.52)
			c.Fill(p, Radial(x, y+pitch*0.1, pitch*0.62, x-pitch*0.12, y-pitch*0.16,
				SA(0, "#8ff0e0", 0.02), SA(0.62, "#0a3a46", 0.30), SA(0.86, "#021014", 0.55), SA(1, "#021014", 0.7)))
			arc := new(Path).MoveTo(x-pitch*0.46, y+pitch*0.16)
			arc.QuadTo(x-pitch*0.34, y+pitch*0.50, x, y+pitch*0.50)
			c.Stroke(arc, 1.1, SolidA("#a8fff0", 0.30))
		}
	}
	c.Fill(b.round(6), c.tile(nacreTile(), 1).With(SoftLight).Alpha(0.35))
	c.InnerShadow(b.round(6), 0, 0, 12, HexA("#000", 0.85))
}

// cornerShell is a fluted shell that opens from a corner at the origin.
func (c *Canvas) cornerShell(m Matrix) {
	const n, r = 5, 30.0
	fan := new(Path).MoveTo(0, 0)
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
	c.Shadow(p, 1, 2.4, 2, HexA("#000", 0.8))
	c.Fill(p, Nacre(m[4]-r, m[5]-r, 2*r, 2*r))
	c.Fill(p, c.tile(nacreTile(), 1).With(Multiply).Alpha(0.8))
	for i := 1; i < n; i++ {
		x, y = at(float64(i)*math.Pi/2/n, 0.90)
		c.Stroke(Line(2, 2, x, y).Transformed(m), 1.1, SolidA("#0b3d44", 0.7))
	}
	c.Stroke(p, 1, SolidA(abyss, 0.9))
}

// tideBoss is the medallion of the back.
func (c *Canvas) tideBoss(cx, cy, r float64) {
	c.Shadow(Circle(cx, cy, r*1.04), 1, 4, 5, HexA("#000", 0.8))
	c.Glow(Circle(cx, cy, r), 2, 9, HexA("#3fe6e6", 0.42))
	c.Fill(Circle(cx, cy, r*1.05), Solid(abyss))
	c.Fill(Circle(cx, cy, r), Nacre(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.92), Solid(abyss))
	disc := Circle(cx, cy, r*0.90)
	c.Fill(disc, Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, S(0, "#1f8f96"), S(0.6, "#0a4551"), S(1, "#031318")))
	c.InnerShadow(disc, 2, 3, 4, HexA("#000", 0.7))
	c.spokes(cx, cy, r*0.78, r*0.85, 36, 1, SolidA("#bff5e8", 0.55))
	c.nacreRelief("triton-head", cx, cy+r*0.02, r*1.16)
}

// nacreRelief draws an icon as raised mother-of-pearl.
func (c *Canvas) nacreRelief(icon string, cx, cy, size float64) {
	c.relief(icon, cx, cy, size, 0.012, "#ffffff", "#0b3d44", Nacre(cx-size/2, cy-size/2, size, size))
}
