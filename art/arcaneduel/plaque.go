package arcaneduel

import (
	"math"

	"wyrmtable/art"
)

// SpellArrow is the bold arrow from a spell to the sorcerer it aims at, bent
// by lift units to its left; width is that of its shaft.
func SpellArrow(c *art.Canvas, x0, y0, x1, y1, lift, width float64) {
	dx, dy := x1-x0, y1-y0
	n := math.Hypot(dx, dy)
	if n < width*3 {
		return
	}
	mx, my := (x0+x1)/2+dy/n*lift, (y0+y1)/2-dx/n*lift
	ex, ey := x1-mx, y1-my
	en := math.Hypot(ex, ey)
	ex, ey = ex/en, ey/en
	bx, by := x1-ex*width*3.4, y1-ey*width*3.4
	shaft := new(art.Path).MoveTo(x0, y0).QuadTo(mx, my, bx, by)
	at := func(along, side float64) (float64, float64) {
		return x1 - ex*width*along - ey*width*side, y1 - ey*width*along + ex*width*side
	}
	head := new(art.Path)
	for i, q := range [4][2]float64{{0, 0}, {5.0, 2.3}, {3.6, 0}, {5.0, -2.3}} {
		x, y := at(q[0], q[1])
		head.Corner(i, x, y)
	}
	head.Close()
	whole := shaft.Outline(width, c.Scale(), true)
	whole.Append(head, art.Identity())
	c.Shadow(whole, 2, 5, 4, art.HexA("#000", 0.55))
	c.Glow(whole, 1, width*0.8, art.HexA("#ff4a2a", 0.55))
	for _, pen := range [3]struct {
		grow float64
		ink  art.Paint
	}{
		{width * 0.50, art.Solid("#3a0804")}, {width * 0.22, art.Solid("#ffd2a0")},
		{0, art.Linear(x0, y0, x1, y1, art.S(0, "#a81a10"), art.S(0.6, "#e8381e"), art.S(1, "#ff5a34"))},
	} {
		c.StrokeRound(shaft, width+pen.grow, pen.ink)
		if pen.grow > 0 {
			c.StrokeRound(head, pen.grow, pen.ink)
		}
		c.Fill(head, pen.ink)
	}
	c.Push(art.Translate(-width*0.12, -width*0.18))
	c.StrokeRound(shaft, width*0.22, art.SolidA("#ffc0a0", 0.55))
	c.Pop()
}
