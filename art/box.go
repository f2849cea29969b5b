package art

import "image"

// Box is a rectangle in units.
type Box struct{ X, Y, W, H float64 }

// BoxAt is the box of w by h units with its upper left corner at (x, y).
func BoxAt(x, y, w, h float64) Box { return Box{x, y, w, h} }

// RingOf is the area between an outer and an inner rounded rectangle.
func RingOf(o Box, or float64, i Box, ir float64) *Path {
	p := RoundRect(o.X, o.Y, o.W, o.H, or)
	return p.Append(RoundRect(i.X, i.Y, i.W, i.H, ir), Matrix{-1, 0, 0, 1, 2*i.X + i.W, 0})
}

func (b Box) Inset(d float64) Box { return Box{b.X + d, b.Y + d, b.W - 2*d, b.H - 2*d} }

func (b Box) Round(r float64) *Path { return RoundRect(b.X, b.Y, b.W, b.H, r) }

// Corners turn a piece made for the corner at the origin, growing right and
// down, into each corner of b: the left upper one, the right upper one, and the
// two below.
func (b Box) Corners() [4]Matrix {
	r, f := b.X+b.W, b.Y+b.H
	return [4]Matrix{{1, 0, 0, 1, b.X, b.Y}, {-1, 0, 0, 1, r, b.Y}, {1, 0, 0, -1, b.X, f}, {-1, 0, 0, -1, r, f}}
}

// UnitBox is a rectangle of pixels in units, k units a pixel.
func UnitBox(r image.Rectangle, k float64) Box {
	return Box{float64(r.Min.X) * k, float64(r.Min.Y) * k, float64(r.Dx()) * k, float64(r.Dy()) * k}
}

func (b Box) Gold() Paint { return Gold(b.X, b.Y, b.W, b.H) }

// Chamfer is a rectangle whose corners are cut off by d.
func (b Box) Chamfer(d float64) *Path {
	x, y, r, f := b.X, b.Y, b.X+b.W, b.Y+b.H
	return Poly(x+d, y, r-d, y, r, y+d, r, f-d, r-d, f, x+d, f, x, f-d, x, y+d)
}
