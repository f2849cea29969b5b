package art

import "math"

// polyline is a flattened piece of a path.
type polyline struct {
	Pts    []Point
	closed bool
}

// Flatten turns curves into chords fine enough for scale pixels a unit.
func (p *Path) Flatten(scale float64) []polyline {
	var out []polyline
	var cur polyline
	flush := func(closed bool) {
		if len(cur.Pts) > 1 {
			cur.closed = closed
			out = append(out, cur)
		}
		cur = polyline{}
	}
	i := 0
	var start Point
	for _, op := range p.ops {
		q := p.pts[i : i+opPoints[op]]
		if op != opMove && op != opClose && len(cur.Pts) == 0 {
			cur.Pts = append(cur.Pts, start)
		}
		switch op {
		case opMove:
			flush(false)
			start = q[0]
			cur.Pts = append(cur.Pts, start)
		case opLine:
			cur.push(q[0])
		case opQuad:
			a := cur.Pts[len(cur.Pts)-1]
			b := Point{a.X + (q[0].X-a.X)*2/3, a.Y + (q[0].Y-a.Y)*2/3}
			c := Point{q[1].X + (q[0].X-q[1].X)*2/3, q[1].Y + (q[0].Y-q[1].Y)*2/3}
			cur.cube(b, c, q[1], scale)
		case opCube:
			cur.cube(q[0], q[1], q[2], scale)
		case opClose:
			flush(true)
		}
		i += len(q)
	}
	flush(false)
	return out
}

func (l *polyline) push(q Point) {
	if n := len(l.Pts); n > 0 {
		if last := l.Pts[n-1]; math.Abs(last.X-q.X) < 1e-9 && math.Abs(last.Y-q.Y) < 1e-9 {
			return
		}
	}
	l.Pts = append(l.Pts, q)
}

// cube adds chords of a cubic, about one for every two pixels of bend.
func (l *polyline) cube(b, c, d Point, scale float64) {
	a := l.Pts[len(l.Pts)-1]
	dev := math.Max(math.Hypot(a.X-2*b.X+c.X, a.Y-2*b.Y+c.Y),
		math.Hypot(b.X-2*c.X+d.X, b.Y-2*c.Y+d.Y)) * scale
	n := 1 + int(math.Sqrt(dev*4))
	n = min(n, 100)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		w0, w1, w2, w3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		l.push(Point{w0*a.X + w1*b.X + w2*c.X + w3*d.X, w0*a.Y + w1*b.Y + w2*c.Y + w3*d.Y})
	}
}

// Outline is the area a pen of the given width covers along p.
func (p *Path) Outline(width, scale float64, round bool) *Path {
	out := new(Path)
	for _, l := range p.Flatten(scale) {
		if l.closed {
			if n := len(l.Pts); n > 1 && near(l.Pts[0], l.Pts[n-1]) {
				l.Pts = l.Pts[:n-1]
			}
			if len(l.Pts) < 2 {
				continue
			}
			pen{out, width / 2, round, scale}.side(l.Pts, true)
			pen{out, width / 2, round, scale}.side(reversed(l.Pts), true)
			continue
		}
		pn := pen{out, width / 2, round, scale}
		there := pn.offset(l.Pts, false)
		back := pn.offset(reversed(l.Pts), false)
		pn.loop(append(there, back...))
	}
	return out
}

func near(a, b Point) bool { return math.Abs(a.X-b.X) < 1e-6 && math.Abs(a.Y-b.Y) < 1e-6 }

func reversed(pts []Point) []Point {
	out := make([]Point, len(pts))
	for i, q := range pts {
		out[len(pts)-1-i] = q
	}
	return out
}

// pen walks along a polyline and leaves its left edge.
type pen struct {
	out   *Path
	half  float64
	round bool
	scale float64
}

func (n pen) side(pts []Point, closed bool) { n.loop(n.offset(pts, closed)) }

func (n pen) loop(pts []Point) {
	for i, q := range pts {
		n.out.Corner(i, q.X, q.Y)
	}
	n.out.Close()
}

// offset is the polyline half a width to the left, with its joins. An open
// round line also gets its half cap at the end.
func (n pen) offset(pts []Point, closed bool) []Point {
	var out []Point
	k := len(pts)
	segs := k - 1
	if closed {
		segs = k
	}
	for i := range segs {
		a, b := pts[i], pts[(i+1)%k]
		nx, ny := n.normal(a, b)
		if i > 0 || closed {
			prev := pts[(i-1+k)%k]
			px, py := n.normal(prev, a)
			out = n.join(out, prev, a, b, px, py, nx, ny)
		} else {
			out = append(out, Point{a.X + nx, a.Y + ny})
		}
		if !closed && i == segs-1 {
			out = append(out, Point{b.X + nx, b.Y + ny})
			if n.round {
				out = n.arc(out, b, math.Atan2(ny, nx), math.Pi)
			}
		}
	}
	return out
}

func (n pen) normal(a, b Point) (float64, float64) {
	dx, dy := b.X-a.X, b.Y-a.Y
	d := math.Hypot(dx, dy)
	if d == 0 {
		return 0, 0
	}
	return dy / d * n.half, -dx / d * n.half
}

// join turns the corner at a on the left side.
func (n pen) join(out []Point, prev, a, b Point, px, py, nx, ny float64) []Point {
	cross := px*ny - py*nx
	dot := px*nx + py*ny
	h2 := n.half * n.half
	turn := math.Atan2(cross, dot)
	shorter := math.Min(math.Hypot(prev.X-a.X, prev.Y-a.Y), math.Hypot(b.X-a.X, b.Y-a.Y))
	if cross <= 0 { // inner side of the bend
		reach := n.half * math.Tan(math.Abs(turn)/2)
		if reach < shorter {
			k := h2 / (h2 + dot)
			return append(out, Point{a.X + (px+nx)*k, a.Y + (py+ny)*k})
		}
		return append(out, Point{a.X + px, a.Y + py}, a, Point{a.X + nx, a.Y + ny})
	}
	if n.round {
		out = append(out, Point{a.X + px, a.Y + py})
		out = n.arc(out, a, math.Atan2(py, px), turn)
		return append(out, Point{a.X + nx, a.Y + ny})
	}
	if h2+dot > h2*0.125 { // mitre no longer than four half widths
		k := h2 / (h2 + dot)
		return append(out, Point{a.X + (px+nx)*k, a.Y + (py+ny)*k})
	}
	return append(out, Point{a.X + px, a.Y + py}, Point{a.X + nx, a.Y + ny})
}

// arc adds the inner points of an arc about c from angle a over span.
func (n pen) arc(out []Point, c Point, a, span float64) []Point {
	steps := 1 + int(math.Abs(span)*math.Sqrt(n.half*n.scale)*0.8)
	for i := 1; i < steps; i++ {
		s, co := math.Sincos(a + span*float64(i)/float64(steps))
		out = append(out, Point{c.X + n.half*co, c.Y + n.half*s})
	}
	return out
}

// Dashed cuts p into pieces of the given lengths, line and gap in turn.
func (p *Path) Dashed(dashes []float64, scale float64) *Path {
	total := 0.0
	for _, d := range dashes {
		total += d
	}
	if total <= 0 {
		return p
	}
	out := new(Path)
	for _, l := range p.Flatten(scale) {
		pts := l.Pts
		if l.closed {
			pts = append(pts, pts[0])
		}
		dashLine(out, pts, dashes)
	}
	return out
}

func dashLine(out *Path, pts []Point, dashes []float64) {
	k, left := 0, dashes[0]
	out.MoveTo(pts[0].X, pts[0].Y)
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		for pos := 0.0; pos < d; {
			step := math.Min(left, d-pos)
			pos += step
			left -= step
			x, y := a.X+(b.X-a.X)*pos/d, a.Y+(b.Y-a.Y)*pos/d
			if k%2 == 0 {
				out.LineTo(x, y)
			}
			if left <= 1e-9 {
				k++
				left = math.Max(1e-6, dashes[k%len(dashes)])
				out.MoveTo(x, y)
			}
		}
	}
}
