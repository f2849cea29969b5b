package pictures

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/layout"
)

// ArrowWidth is the width of an arrow's shaft.
const ArrowWidth = 9.0

// Shaft is a piece of an arrow's shaft, seen across: glow, edge and core.
func Shaft(c *art.Canvas) {
	mid := ArrowWidth * 1.5
	band := func(half float64, ink art.Paint) { c.Fill(art.Rect(-4, mid-half, 24, 2*half), ink) }
	for i := range 6 {
		band(ArrowWidth*(1.35-.12*float64(i)), art.SolidA("#ff4a2a", .055))
	}
	band(ArrowWidth*.72, art.Solid("#3a0804"))
	band(ArrowWidth*.60, art.Solid("#ffd2a0"))
	band(ArrowWidth*.50, art.Linear(0, mid-ArrowWidth*.5, 0, mid+ArrowWidth*.5, art.S(0, "#ff6a44"), art.S(.5, "#e8381e"),
		art.S(1, "#a81a10")))
	band(ArrowWidth*.10, art.SolidA("#ffc0a0", .7))
}

// ArrowHead is the head of an arrow that points to the right.
func ArrowHead(c *art.Canvas) {
	const w = ArrowWidth
	mid := 3 * w
	x := mid + 2.2*w
	head := art.Poly(x, mid, x-4.6*w, mid-2.1*w, x-3.3*w, mid, x-4.6*w, mid+2.1*w)
	c.Shadow(head, 1, 3, 3, art.HexA("#000", .6))
	c.Glow(head, 1, 6, art.HexA("#ff4a2a", .6))
	c.StrokeRound(head, w*.55, art.Solid("#3a0804"))
	c.StrokeRound(head, w*.28, art.Solid("#ffd2a0"))
	c.Fill(head, art.Linear(x-4.6*w, 0, x, 0, art.S(0, "#a81a10"), art.S(.6, "#e8381e"), art.S(1, "#ff5a34")))
}

// Ribbon draws a strip of img along a line, w units wide.
func (b *Brush) Ribbon(dst *game.Frame, img *ebiten.Image, line []layout.Point, w float64) {
	if img == nil {
		return
	}
	size := img.Bounds()
	sx, y0, y1 := float32(size.Min.X)+float32(size.Dx())/2, float32(size.Min.Y), float32(size.Max.Y)
	side := func(i int) (layout.Point, layout.Point) {
		p, q := line[max(0, i-1)], line[min(len(line)-1, i+1)]
		dx, dy := q.X-p.X, q.Y-p.Y
		n := math.Hypot(dx, dy)
		if n == 0 {
			n = 1
		}
		ox, oy := -dy/n*w/2, dx/n*w/2
		at := line[i]
		return layout.Point{X: at.X - ox, Y: at.Y - oy}, layout.Point{X: at.X + ox, Y: at.Y + oy}
	}
	vertex := func(p layout.Point, v float32) ebiten.Vertex {
		return ebiten.Vertex{DstX: float32(p.X * b.scale), DstY: float32(p.Y * b.scale), SrcX: sx, SrcY: v,
			ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	for i := 0; i+1 < len(line); i++ {
		a, z := side(i)
		c, y := side(i + 1)
		b.vert[0], b.vert[1], b.vert[2], b.vert[3] = vertex(a, y0), vertex(c, y0), vertex(z, y1), vertex(y, y1)
		dst.DrawTriangles(b.vert[:], quad, img, &b.tri)
	}
}
