package art

import (
	"image/color"
	"math"
)

// Thread draws a thread of light with rounded corners through pts, straight
// up, down or sideways from each to the next. A knot of radius knot holds its
// beginning; its end fades into what lies there. A dim thread only shows the
// way, a bright one glows.
func (c *Canvas) Thread(pts [][2]float64, round, knot float64, ink color.NRGBA, bright bool) {
	if len(pts) < 2 {
		return
	}
	p := roundedLine(pts, round)
	part := func(a float64) Paint { k := ink; k.A = uint8(255 * a); return Ink(k) }
	if bright {
		glow := ink
		glow.A = 200
		c.Glow(p.Outline(4, c.Scale(), true), 0, 4, glow)
		c.StrokeRound(p, 4.4, SolidA("#120806", 0.7))
		c.StrokeRound(p, 3, part(1))
		c.StrokeRound(p, 1.2, Solid("#fff6e0"))
	} else {
		c.StrokeRound(p, 3.2, SolidA("#0d0705", 0.6))
		c.StrokeRound(p, 1.7, part(0.62))
	}
	for _, at := range [][2]float64{pts[0], pts[len(pts)-1]} {
		d := Circle(at[0], at[1], knot)
		c.Fill(Circle(at[0], at[1], knot+1.2), SolidA("#0d0705", 0.85))
		c.Fill(d, part(1))
		c.Fill(Circle(at[0]-knot*0.25, at[1]-knot*0.3, knot*0.4), SolidA("#ffffff", 0.7))
	}
}

// roundedLine is a line through pts, its corners rounded by at most r.
func roundedLine(pts [][2]float64, r float64) *Path {
	p := new(Path).MoveTo(pts[0][0], pts[0][1])
	for i := 1; i < len(pts)-1; i++ {
		a, b, d := pts[i-1], pts[i], pts[i+1]
		in, out := math.Hypot(b[0]-a[0], b[1]-a[1]), math.Hypot(d[0]-b[0], d[1]-b[1])
		k := math.Min(r, math.Min(in, out)/2)
		if k < 0.5 {
			p.LineTo(b[0], b[1])
			continue
		}
		x0, y0 := b[0]-(b[0]-a[0])/in*k, b[1]-(b[1]-a[1])/in*k
		x1, y1 := b[0]+(d[0]-b[0])/out*k, b[1]+(d[1]-b[1])/out*k
		p.LineTo(x0, y0)
		p.CubeTo(x0+(b[0]-x0)*0.55, y0+(b[1]-y0)*0.55, x1+(b[0]-x1)*0.55, y1+(b[1]-y1)*0.55, x1, y1)
	}
	end := pts[len(pts)-1]
	return p.LineTo(end[0], end[1])
}
