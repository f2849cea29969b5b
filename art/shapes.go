package art

import "math"

// kappa is the control arm of a quarter circle drawn as one cubic.
const kappa = 0.5522847498

// Rect is an upright rectangle.
func Rect(x, y, w, h float64) *Path {
	p := new(Path)
	return p.MoveTo(x, y).LineTo(x+w, y).LineTo(x+w, y+h).LineTo(x, y+h).Close()
}

// RoundRect is a rectangle whose corners are quarter circles of radius r,
// held down to half of the shorter side.
func RoundRect(x, y, w, h, r float64) *Path {
	r = math.Max(0, math.Min(r, math.Min(w, h)/2))
	if r == 0 {
		return Rect(x, y, w, h)
	}
	k := r * (1 - kappa)
	p := new(Path)
	p.MoveTo(x+r, y).LineTo(x+w-r, y).CubeTo(x+w-k, y, x+w, y+k, x+w, y+r)
	p.LineTo(x+w, y+h-r).CubeTo(x+w, y+h-k, x+w-k, y+h, x+w-r, y+h)
	p.LineTo(x+r, y+h).CubeTo(x+k, y+h, x, y+h-k, x, y+h-r)
	p.LineTo(x, y+r).CubeTo(x, y+k, x+k, y, x+r, y)
	return p.Close()
}

// Circle is a circle of radius r about (cx, cy).
func Circle(cx, cy, r float64) *Path { return Ellipse(cx, cy, r, r) }

// Ellipse is an upright ellipse.
func Ellipse(cx, cy, rx, ry float64) *Path {
	p := new(Path)
	p.MoveTo(cx+rx, cy)
	p.unitArc(Matrix{rx, 0, 0, ry, cx, cy}, 0, 2*math.Pi)
	return p.Close()
}

// Ring is the area between two circles.
func Ring(cx, cy, outer, inner float64) *Path {
	p := Circle(cx, cy, outer)
	p.MoveTo(cx+inner, cy)
	p.unitArc(Matrix{inner, 0, 0, inner, cx, cy}, 0, -2*math.Pi)
	return p.Close()
}

// Polygon is a regular polygon of n corners, the first one straight up,
// turned by rad radians.
func Polygon(cx, cy, r float64, n int, rad float64) *Path {
	p := new(Path)
	for i := range n {
		a := rad - math.Pi/2 + 2*math.Pi*float64(i)/float64(n)
		s, c := math.Sincos(a)
		p.Corner(i, cx+r*c, cy+r*s)
	}
	return p.Close()
}

// Star has n points at radius outer and as many notches at radius inner, the
// first point straight up.
func Star(cx, cy, outer, inner float64, n int) *Path {
	p := new(Path)
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		s, c := math.Sincos(math.Pi*float64(i)/float64(n) - math.Pi/2)
		p.Corner(i, cx+r*c, cy+r*s)
	}
	return p.Close()
}

// Poly joins the given corners x0, y0, x1, y1, ... and closes.
func Poly(xy ...float64) *Path {
	p := new(Path)
	for i := 0; i+1 < len(xy); i += 2 {
		p.Corner(i, xy[i], xy[i+1])
	}
	return p.Close()
}

// Line is one straight line.
func Line(x0, y0, x1, y1 float64) *Path { return new(Path).MoveTo(x0, y0).LineTo(x1, y1) }

func (p *Path) Corner(i int, x, y float64) {
	if i == 0 {
		p.MoveTo(x, y)
		return
	}
	p.LineTo(x, y)
}

// Plate is the banner of titles and buttons: a rectangle whose left and right
// sides are points, tip units long.
func Plate(x, y, w, h, tip float64) *Path {
	m := y + h/2
	return Poly(x, m, x+tip, y, x+w-tip, y, x+w, m, x+w-tip, y+h, x+tip, y+h)
}

// Diamond is a square on its tip.
func Diamond(cx, cy, r float64) *Path {
	return Poly(cx, cy-r, cx+r, cy, cx, cy+r, cx-r, cy)
}

// Pennant is a hanging ribbon with a notch cut into its lower end.
func Pennant(x, y, w, h, notch float64) *Path {
	return Poly(x, y, x+w, y, x+w, y+h, x+w/2, y+h-notch, x, y+h)
}

// Arrow points from (x0, y0) to (x1, y1): a shaft of width shaft and a head of
// width head whose length is headLen.
func Arrow(x0, y0, x1, y1, shaft, head, headLen float64) *Path {
	dx, dy := x1-x0, y1-y0
	n := math.Hypot(dx, dy)
	if n == 0 {
		return new(Path)
	}
	headLen = math.Min(headLen, n)
	q := Poly(0, -shaft/2, n-headLen, -shaft/2, n-headLen, -head/2, n, 0,
		n-headLen, head/2, n-headLen, shaft/2, 0, shaft/2)
	return q.Transformed(Matrix{dx / n, dy / n, -dy / n, dx / n, x0, y0})
}

// Heater is a shield about (cx, cy), r units from its middle to its sides.
func Heater(cx, cy, r float64) *Path {
	p := new(Path).MoveTo(-0.92, -0.86)
	p.QuadTo(-0.45, -0.84, 0, -1.02).QuadTo(0.45, -0.84, 0.92, -0.86)
	p.CubeTo(0.98, -0.10, 0.86, 0.62, 0, 1.12).CubeTo(-0.86, 0.62, -0.98, -0.10, -0.92, -0.86).Close()
	return p.Transformed(Matrix{r, 0, 0, r, cx, cy})
}
