package main

import (
	"image"

	"wyrmtable/art"
)

// subject is the silhouette on the medal.
const subject = "dragon-head"

// draw paints the icon at a side of size pixels. The medal is laid out on a
// sheet of 256 units. Below 40 pixels ornaments turn to mud: the small form has
// a thicker ring and a larger head instead.
func draw(size int) *image.RGBA {
	c := art.NewCanvas(256, 256, float64(size)/256)
	if size < 40 {
		medal(c, 126, 104)
		head(c, 210, 104)
		return c.Img
	}
	c.Shadow(art.Circle(128, 124, 118), 0, 5, 4, art.HexA("#000000", .55))
	medal(c, 122, 104)
	beads(c)
	head(c, 196, 104)
	gloss(c)
	return c.Img
}

// medal paints a bevelled gold ring of the given radii around a field of embers.
func medal(c *art.Canvas, outer, inner float64) {
	const x, y = 128, 126
	gold := []art.Stop{
		art.S(0, "#fff0b8"), art.S(.22, "#dcae54"), art.S(.48, "#8d5f22"),
		art.S(.62, "#e9c46a"), art.S(.82, "#a8742c"), art.S(1, "#5f3c14"),
	}
	c.Fill(art.Circle(x, y, outer), art.Solid("#2a1608"))
	c.Fill(art.Circle(x, y, outer-1.5), art.Linear(x-60, y-outer, x+60, y+outer, gold...))
	c.Fill(art.Circle(x, y, inner+4), art.Linear(x-60, y+outer, x+60, y-outer, gold...))
	field := art.Circle(x, y, inner)
	c.Fill(field, art.Radial(x, y, inner*1.15, x-18, y-34,
		art.S(0, "#e2572a"), art.S(.42, "#9c2313"), art.S(.78, "#4f0c0c"), art.S(1, "#230507")))
	c.InnerShadow(field, 0, 7, 8, art.HexA("#000000", .7))
}

// beads set a ring of small studs into the rim.
func beads(c *art.Canvas) {
	c.StrokeDash(art.Circle(128, 126, 115), 3.4, []float64{3.4, 8.7}, art.SolidA("#fff6d0", .55))
	c.Stroke(art.Circle(128, 126, 120), 1.2, art.SolidA("#fff6d0", .35))
}

// head raises the dragon from the field, size units high. Its neck goes down
// behind the rim of the field, whose radius is given.
func head(c *art.Canvas, size, field float64) {
	p := art.IconAt(subject, 125, 139, size)
	if p == nil {
		return // a test holds that the icon is in the set
	}
	restore := c.Clip(art.Circle(128, 126, field))
	defer restore()
	c.Shadow(p, 2, 6, 5, art.HexA("#160203", .9))
	c.Fill(p.Transformed(art.Translate(0, 2.4)), art.Solid("#5f3c14"))
	c.Fill(p, art.Linear(96, 126-size/2, 160, 126+size/2,
		art.S(0, "#fffbe0"), art.S(.3, "#f6d98a"), art.S(.55, "#dcae54"), art.S(.8, "#b07a2c"), art.S(1, "#7c4f1a")))
}

// gloss is the light from above, over the upper half.
func gloss(c *art.Canvas) {
	restore := c.Clip(art.Circle(128, 126, 104))
	defer restore()
	c.Fill(art.Ellipse(118, 58, 96, 62), art.Linear(128, 16, 128, 120,
		art.SA(0, "#ffffff", .2), art.SA(1, "#ffffff", 0)))
}
