package art

import (
	"image"
	"math"
)

// ArcaneBack draws the back of Arcane Duel cards, widthPx pixels wide: violet
// velvet of the sorcerer's study, quilted with gold thread, and the pentacle
// on a boss.
func ArcaneBack(widthPx int) *image.RGBA {
	look := backLook{corner: 15, inset: 7, card: darkCard, ground: "#0c0705", edge: 2.8, metal: box.gold}
	return cardBack(widthPx, &look, func(c *Canvas, field box) {
		c.quilt(field)
		c.Stroke(field.round(6), 2, field.gold())
		in := field.inset(8)
		c.Stroke(in.round(4), 1.2, SolidA("#e9c46a", 0.65))
		for _, corner := range in.corners() {
			c.cornerStar(corner[4], corner[5], 13)
		}
		c.arcaneBoss(field.x+field.w/2, field.y+field.h/2, 64)
	})
}

// quilt is velvet sewn down along a lattice, each cushion lit from the upper
// left.
func (c *Canvas) quilt(b box) {
	inside := c.Clip(b.round(6))
	defer inside()
	c.Fill(b.round(6), Radial(b.x+b.w/2, b.y+b.h/2, b.h*0.66, b.x+b.w*0.42, b.y+b.h*0.36,
		S(0, "#57309a"), S(0.55, "#371b68"), S(1, "#170a30")))
	const dx, dy = 27.75, 40.25
	for j := -1; float64(j)*dy/2 < b.h+dy; j++ {
		for i := -1; float64(i)*dx < b.w+dx; i++ {
			x := b.x + (float64(i)+0.5*float64(mod(j, 2)))*dx
			y := b.y + float64(j)*dy/2
			p := Poly(x, y-dy/2, x+dx/2, y, x, y+dy/2, x-dx/2, y)
			c.Fill(p, Linear(x-dx/3, y-dy/3, x+dx/3, y+dy/3, SA(0, "#c9a2ff", 0.26), SA(0.45, "#fff", 0), SA(1, "#05010f", 0.48)))
			c.Stroke(p, 0.9, SolidA("#e9c46a", 0.30))
			c.Fill(Circle(x, y-dy/2, 1.7), SolidA("#ffe0a0", 0.75))
		}
	}
	c.Fill(b.round(6), c.tile(frameTile(), 0.8).With(SoftLight).Alpha(0.6))
	c.InnerShadow(b.round(6), 0, 0, 10, HexA("#000", 0.85))
}

func (c *Canvas) cornerStar(x, y, r float64) {
	p := Star(x, y, r, r*0.38, 4)
	c.Shadow(p, 1, 2, 1.5, HexA("#000", 0.7))
	c.Fill(p, Gold(x-r, y-r, 2*r, 2*r))
	c.Stroke(p, 0.8, SolidA("#1a0f08", 0.8))
	c.Fill(Circle(x, y, r*0.26), glazed(x, y, r*0.26, &glazeViolet))
}

// arcaneBoss is the medallion with the pentacle.
func (c *Canvas) arcaneBoss(cx, cy, r float64) {
	c.Shadow(Circle(cx, cy, r*1.04), 1, 4, 5, HexA("#000", 0.8))
	c.Glow(Circle(cx, cy, r), 2, 9, HexA("#b57bee", 0.40))
	c.Fill(Circle(cx, cy, r*1.05), Solid("#120806"))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.93), Solid("#120806"))
	disc := Circle(cx, cy, r*0.91)
	c.Fill(disc, Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, S(0, "#5d2f9e"), S(0.6, "#2c1160"), S(1, "#12062c")))
	c.InnerShadow(disc, 2, 3, 4, HexA("#000", 0.7))
	c.spokes(cx, cy, r*0.78, r*0.86, 36, 1, SolidA("#e9c46a", 0.65))
	c.goldRelief("pentacle", cx, cy, r*1.16)
}

// spokes are n short lines from radius a to b, every third from a little
// further in.
func (c *Canvas) spokes(cx, cy, a, b float64, n int, width float64, ink Paint) {
	p := new(Path)
	for i := range n {
		s, co := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		from := a
		if i%3 == 0 {
			from -= (b - a) * 0.8
		}
		p.Append(Line(cx+from*co, cy+from*s, cx+b*co, cy+b*s).outline(width, c.Scale(), false), Identity())
	}
	c.Fill(p, ink)
}
