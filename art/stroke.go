package art

import "math"

// polyline is a flattened piece of a path.
type polyline struct {
	pts    []point
	closed bool
}

// flatten turns curves into chords fine enough for scale pixels a unit.
func (p *Path) flatten(scale float64) []polyline {
	var out []polyline
	var cur polyline
	flush := func(closed bool) {
		if len(cur.pts) > 1 {
			cur.closed = closed
			out = append(out, cur)
		}
		cur = polyline{}
	}
	i := 0
	var start point
	for _, op := range p.ops {
		q := p.pts[i : i+opPoints[op]]
		if op != opMove && op != opClose && len(cur.pts) == 0 {
			cur.pts = append(cur.pts, start)
		}
		switch op {
		case opMove:
			flush(false)
			start = q[0]
			cur.pts = append(cur.pts, start)
		case opLine:
			cur.push(q[0])
		case opQuad:
			a := cur.pts[len(cur.pts)-1]
			b := point{a.x + (q[0].x-a.x)*2/3, a.y + (q[0].y-a.y)*2/3}
			c := point{q[1].x + (q[0].x-q[1].x)*2/3, q[1].y + (q[0].y-q[1].y)*2/3}
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

func (l *polyline) push(q point) {
	if n := len(l.pts); n > 0 {
		if last := l.pts[n-1]; math.Abs(last.x-q.x) < 1e-9 && math.Abs(last.y-q.y) < 1e-9 {
			return
		}
	}
	l.pts = append(l.pts, q)
}

// cube adds chords of a cubic, about one for every two pixels of bend.
func (l *polyline) cube(b, c, d point, scale float64) {
	a := l.pts[len(l.pts)-1]
	dev := math.Max(math.Hypot(a.x-2*b.x+c.x, a.y-2*b.y+c.y),
		math.Hypot(b.x-2*c.x+d.x, b.y-2*c.y+d.y)) * scale
	n := 1 + int(math.Sqrt(dev*4))
	n = min(n, 100)
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		u := 1 - t
		w0, w1, w2, w3 := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		l.push(point{w0*a.x + w1*b.x + w2*c.x + w3*d.x, w0*a.y + w1*b.y + w2*c.y + w3*d.y})
	}
}

// outline is the area a pen of the given width covers along p.
func (p *Path) outline(width, scale float64, round bool) *Path {
	out := new(Path)
	for _, l := range p.flatten(scale) {
		if l.closed {
			if n := len(l.pts); n > 1 && near(l.pts[0], l.pts[n-1]) {
				l.pts = l.pts[:n-1]
			}
			if len(l.pts) < 2 {
				continue
			}
			pen{out, width / 2, round, scale}.side(l.pts, true)
			pen{out, width / 2, round, scale}.side(reversed(l.pts), true)
			continue
		}
		pn := pen{out, width / 2, round, scale}
		there := pn.offset(l.pts, false)
		back := pn.offset(reversed(l.pts), false)
		pn.loop(append(there, back...))
	}
	return out
}

func near(a, b point) bool { return math.Abs(a.x-b.x) < 1e-6 && math.Abs(a.y-b.y) < 1e-6 }

func reversed(pts []point) []point {
	out := make([]point, len(pts))
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

func (n pen) side(pts []point, closed bool) { n.loop(n.offset(pts, closed)) }

func (n pen) loop(pts []point) {
	for i, q := range pts {
		n.out.corner(i, q.x, q.y)
	}
	n.out.Close()
}

// offset is the polyline half a width to the left, with its joins. An open
// round line also gets its half cap at the end.
func (n pen) offset(pts []point, closed bool) []point {
	var out []point
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
			out = append(out, point{a.x + nx, a.y + ny})
		}
		if !closed && i == segs-1 {
			out = append(out, point{b.x + nx, b.y + ny})
			if n.round {
				out = n.arc(out, b, math.Atan2(ny, nx), math.Pi)
			}
		}
	}
	return out
}

func (n pen) normal(a, b point) (float64, float64) {
	dx, dy := b.x-a.x, b.y-a.y
	d := math.Hypot(dx, dy)
	if d == 0 {
		return 0, 0
	}
	return dy / d * n.half, -dx / d * n.half
}

// join turns the corner at a on the left side.
func (n pen) join(out []point, prev, a, b point, px, py, nx, ny float64) []point {
	cross := px*ny - py*nx
	dot := px*nx + py*ny
	h2 := n.half * n.half
	turn := math.Atan2(cross, dot)
	shorter := math.Min(math.Hypot(prev.x-a.x, prev.y-a.y), math.Hypot(b.x-a.x, b.y-a.y))
	if cross <= 0 { // inner side of the bend
		reach := n.half * math.Tan(math.Abs(turn)/2)
		if reach < shorter {
			k := h2 / (h2 + dot)
			return append(out, point{a.x + (px+nx)*k, a.y + (py+ny)*k})
		}
		return append(out, point{a.x + px, a.y + py}, a, point{a.x + nx, a.y + ny})
	}
	if n.round {
		out = append(out, point{a.x + px, a.y + py})
		out = n.arc(out, a, math.Atan2(py, px), turn)
		return append(out, point{a.x + nx, a.y + ny})
	}
	if h2+dot > h2*0.125 { // mitre no longer than four half widths
		k := h2 / (h2 + dot)
		return append(out, point{a.x + (px+nx)*k, a.y + (py+ny)*k})
	}
	return append(out, point{a.x + px, a.y + py}, point{a.x + nx, a.y + ny})
}

// arc adds the inner points of an arc about c from angle a over span.
func (n pen) arc(out []point, c point, a, span float64) []point {
	steps := 1 + int(math.Abs(span)*math.Sqrt(n.half*n.scale)*0.8)
	for i := 1; i < steps; i++ {
		s, co := math.Sincos(a + span*float64(i)/float64(steps))
		out = append(out, point{c.x + n.half*co, c.y + n.half*s})
	}
	return out
}

// dashed cuts p into pieces of the given lengths, line and gap in turn.
func (p *Path) dashed(dashes []float64, scale float64) *Path {
	total := 0.0
	for _, d := range dashes {
		total += d
	}
	if total <= 0 {
		return p
	}
	out := new(Path)
	for _, l := range p.flatten(scale) {
		pts := l.pts
		if l.closed {
			pts = append(pts, pts[0])
		}
		dashLine(out, pts, dashes)
	}
	return out
}

func dashLine(out *Path, pts []point, dashes []float64) {
	k, left := 0, dashes[0]
	out.MoveTo(pts[0].x, pts[0].y)
	for i := 1; i < len(pts); i++ {
		a, b := pts[i-1], pts[i]
		d := math.Hypot(b.x-a.x, b.y-a.y)
		for pos := 0.0; pos < d; {
			step := math.Min(left, d-pos)
			pos += step
			left -= step
			x, y := a.x+(b.x-a.x)*pos/d, a.y+(b.y-a.y)*pos/d
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
