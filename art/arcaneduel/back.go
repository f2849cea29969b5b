package arcaneduel

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/art/texture"
)

// Back draws the back of Arcane Duel cards, widthPx pixels wide: violet
// velvet of the sorcerer's study, quilted with gold thread, and the pentacle
// on a boss.
func Back(widthPx int) *image.RGBA {
	look := faces.BackLook{Corner: 15, Inset: 7, Card: faces.DarkCard, Ground: "#0c0705", Edge: 2.8, Metal: art.Box.Gold}
	return faces.Back(widthPx, &look, func(c *art.Canvas, field art.Box) {
		quilt(c, field)
		c.Stroke(field.Round(6), 2, field.Gold())
		in := field.Inset(8)
		c.Stroke(in.Round(4), 1.2, art.SolidA("#e9c46a", 0.65))
		for _, corner := range in.Corners() {
			cornerStar(c, corner[4], corner[5], 13)
		}
		boss(c, field.X+field.W/2, field.Y+field.H/2, 64)
	})
}

// quilt is velvet sewn down along a lattice, each cushion lit from the upper
// left.
func quilt(c *art.Canvas, b art.Box) {
	inside := c.Clip(b.Round(6))
	defer inside()
	c.Fill(b.Round(6), art.Radial(b.X+b.W/2, b.Y+b.H/2, b.H*0.66, b.X+b.W*0.42, b.Y+b.H*0.36,
		art.S(0, "#57309a"), art.S(0.55, "#371b68"), art.S(1, "#170a30")))
	const dx, dy = 27.75, 40.25
	for j := -1; float64(j)*dy/2 < b.H+dy; j++ {
		for i := -1; float64(i)*dx < b.W+dx; i++ {
			x := b.X + (float64(i)+0.5*float64(art.Mod(j, 2)))*dx
			y := b.Y + float64(j)*dy/2
			p := art.Poly(x, y-dy/2, x+dx/2, y, x, y+dy/2, x-dx/2, y)
			c.Fill(p, art.Linear(x-dx/3, y-dy/3, x+dx/3, y+dy/3, art.SA(0, "#c9a2ff", 0.26), art.SA(0.45, "#fff", 0), art.SA(1, "#05010f", 0.48)))
			c.Stroke(p, 0.9, art.SolidA("#e9c46a", 0.30))
			c.Fill(art.Circle(x, y-dy/2, 1.7), art.SolidA("#ffe0a0", 0.75))
		}
	}
	c.Fill(b.Round(6), c.Tile(texture.FrameTile(), 0.8).With(art.SoftLight).Alpha(0.6))
	c.InnerShadow(b.Round(6), 0, 0, 10, art.HexA("#000", 0.85))
}

func cornerStar(c *art.Canvas, x, y, r float64) {
	p := art.Star(x, y, r, r*0.38, 4)
	c.Shadow(p, 1, 2, 1.5, art.HexA("#000", 0.7))
	c.Fill(p, art.Gold(x-r, y-r, 2*r, 2*r))
	c.Stroke(p, 0.8, art.SolidA("#1a0f08", 0.8))
	c.Fill(art.Circle(x, y, r*0.26), art.Glazed(x, y, r*0.26, &art.GlazeViolet))
}

// boss is the medallion with the pentacle.
func boss(c *art.Canvas, cx, cy, r float64) {
	c.Shadow(art.Circle(cx, cy, r*1.04), 1, 4, 5, art.HexA("#000", 0.8))
	c.Glow(art.Circle(cx, cy, r), 2, 9, art.HexA("#b57bee", 0.40))
	c.Fill(art.Circle(cx, cy, r*1.05), art.Solid("#120806"))
	c.Fill(art.Circle(cx, cy, r), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.93), art.Solid("#120806"))
	disc := art.Circle(cx, cy, r*0.91)
	c.Fill(disc, art.Radial(cx, cy, r, cx-r*0.2, cy-r*0.35, art.S(0, "#5d2f9e"), art.S(0.6, "#2c1160"), art.S(1, "#12062c")))
	c.InnerShadow(disc, 2, 3, 4, art.HexA("#000", 0.7))
	c.Spokes(cx, cy, r*0.78, r*0.86, 36, 1, art.SolidA("#e9c46a", 0.65))
	c.GoldRelief("pentacle", cx, cy, r*1.16)
}
