package art

import "math"

// Path is an outline made of straight and curved pieces, in units. The zero
// Path is empty and ready. Areas are filled by the non-zero rule, so a hole is
// a piece that runs the other way round.
type Path struct {
	ops []pathOp
	pts []Point
	// start is where the open piece began, at is where the pen stands.
	start, at Point
}

type pathOp uint8

const (
	opMove  pathOp = iota // 1 point
	opLine                // 1 point
	opQuad                // 2 points
	opCube                // 3 points
	opClose               // none
)

// opPoints is the number of points each op takes.
var opPoints = [...]int{1, 1, 2, 3, 0}

type Point struct{ X, Y float64 }

// Empty tells whether the path holds nothing.
func (p *Path) Empty() bool { return len(p.ops) == 0 }

// MoveTo lifts the pen to (x, y).
func (p *Path) MoveTo(x, y float64) *Path {
	p.add(opMove, Point{x, y})
	p.start = p.at
	return p
}

// LineTo draws a straight line to (x, y).
func (p *Path) LineTo(x, y float64) *Path { return p.add(opLine, Point{x, y}) }

// QuadTo draws a quadratic curve with one control point.
func (p *Path) QuadTo(cx, cy, x, y float64) *Path {
	return p.add(opQuad, Point{cx, cy}, Point{x, y})
}

// CubeTo draws a cubic curve with two control points.
func (p *Path) CubeTo(ax, ay, bx, by, x, y float64) *Path {
	return p.add(opCube, Point{ax, ay}, Point{bx, by}, Point{x, y})
}

// Close runs straight back to where the piece began.
func (p *Path) Close() *Path {
	p.ops = append(p.ops, opClose)
	p.at = p.start
	return p
}

func (p *Path) add(op pathOp, pts ...Point) *Path {
	p.ops = append(p.ops, op)
	p.pts = append(p.pts, pts...)
	p.at = pts[len(pts)-1]
	return p
}

// ArcTo draws an elliptical arc to (x, y) as SVG defines it: radii rx, ry,
// the ellipse turned by degrees, the long way round if large, clockwise on
// screen if sweep. Radii too short to reach are lengthened.
func (p *Path) ArcTo(rx, ry, degrees float64, large, sweep bool, x, y float64) *Path {
	rx, ry = math.Abs(rx), math.Abs(ry)
	from := p.at
	if rx == 0 || ry == 0 || (from.X == x && from.Y == y) {
		return p.LineTo(x, y)
	}
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	hx, hy := (from.X-x)/2, (from.Y-y)/2
	ux, uy := cos*hx+sin*hy, cos*hy-sin*hx
	if k := ux*ux/(rx*rx) + uy*uy/(ry*ry); k > 1 {
		rx, ry = rx*math.Sqrt(k), ry*math.Sqrt(k)
	}
	den := rx*rx*uy*uy + ry*ry*ux*ux
	k := math.Sqrt(math.Max(0, rx*rx*ry*ry/den-1))
	if large == sweep {
		k = -k
	}
	mx, my := k*rx*uy/ry, -k*ry*ux/rx
	cx := cos*mx - sin*my + (from.X+x)/2
	cy := sin*mx + cos*my + (from.Y+y)/2
	a := math.Atan2((uy-my)/ry, (ux-mx)/rx)
	b := math.Atan2((-uy-my)/ry, (-ux-mx)/rx)
	span := b - a
	if sweep && span < 0 {
		span += 2 * math.Pi
	} else if !sweep && span > 0 {
		span -= 2 * math.Pi
	}
	m := Matrix{cos * rx, sin * rx, -sin * ry, cos * ry, cx, cy}
	p.unitArc(m, a, span)
	p.pts[len(p.pts)-1] = Point{x, y}
	p.at = Point{x, y}
	return p
}

// unitArc adds the arc of the unit circle from angle a over span, through m.
func (p *Path) unitArc(m Matrix, a, span float64) {
	n := int(math.Ceil(math.Abs(span) / (math.Pi / 2) * 0.9999))
	if n < 1 {
		n = 1
	}
	step := span / float64(n)
	k := 4.0 / 3 * math.Tan(step/4)
	for range n {
		s0, c0 := math.Sincos(a)
		s1, c1 := math.Sincos(a + step)
		ax, ay := m.Apply(c0-k*s0, s0+k*c0)
		bx, by := m.Apply(c1+k*s1, s1-k*c1)
		x, y := m.Apply(c1, s1)
		p.CubeTo(ax, ay, bx, by, x, y)
		a += step
	}
}

// Append adds all of q, through m.
func (p *Path) Append(q *Path, m Matrix) *Path {
	i := 0
	for _, op := range q.ops {
		p.ops = append(p.ops, op)
		for range opPoints[op] {
			x, y := m.Apply(q.pts[i].X, q.pts[i].Y)
			p.pts = append(p.pts, Point{x, y})
			i++
		}
		switch op {
		case opMove:
			p.at = p.pts[len(p.pts)-1]
			p.start = p.at
		case opClose:
			p.at = p.start
		default:
			p.at = p.pts[len(p.pts)-1]
		}
	}
	return p
}

// Transformed is a copy of p seen through m.
func (p *Path) Transformed(m Matrix) *Path { return new(Path).Append(p, m) }

// Bounds is the smallest box around all points, control points included.
func (p *Path) Bounds() (x0, y0, x1, y1 float64) {
	if len(p.pts) == 0 {
		return 0, 0, 0, 0
	}
	x0, y0 = math.Inf(1), math.Inf(1)
	x1, y1 = math.Inf(-1), math.Inf(-1)
	for _, q := range p.pts {
		x0, x1 = math.Min(x0, q.X), math.Max(x1, q.X)
		y0, y1 = math.Min(y0, q.Y), math.Max(y1, q.Y)
	}
	return x0, y0, x1, y1
}

// TurnRound reverses a path of straight lines, so that it runs the other way.
func (p *Path) TurnRound() {
	for i, j := 0, len(p.pts)-1; i < j; i, j = i+1, j-1 {
		p.pts[i], p.pts[j] = p.pts[j], p.pts[i]
	}
}
