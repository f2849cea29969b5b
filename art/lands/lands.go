// Package lands shapes the realms of a map: territories that lie together, each about
// a point of its own.
package lands

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// Lands is the shape of a leader's realm: territories that lie together as on a
// map. Equal arguments give equal realms. It is measured in the units it was
// made in.
type Lands struct {
	W, H  float64
	Side  float64 // about the side of a territory
	Lands []land
}

// land is the outline of a territory and its middle.
type land struct {
	pts    []art.Point
	cx, cy float64
}

// Around lays out a realm with a territory about each of the given points,
// which are all different: whatever is nearer to it than to any other.
func Around(w, h float64, middles [][2]float64, seed uint32) *Lands {
	r := &Lands{W: w, H: h, Side: math.Sqrt(w * h / float64(max(1, len(middles))))}
	edge := r.Side * 0.13
	for i, m := range middles {
		cell := []art.Point{{X: edge, Y: edge}, {X: w - edge, Y: edge}, {X: w - edge, Y: h - edge}, {X: edge, Y: h - edge}}
		for j, o := range middles {
			if i != j {
				cell = nearer(cell, art.Point{X: m[0], Y: m[1]}, art.Point{X: o[0], Y: o[1]})
			}
		}
		l := land{pts: r.shore(cell, seed)}
		if l.cx, l.cy = middle(l.pts); !insidePoly(l.pts, l.cx, l.cy) {
			l.cx, l.cy = middle(cell) // of a land bent about a bay
		}
		r.Lands = append(r.Lands, l)
	}
	return r
}

// nearer cuts a convex polygon down to what lies nearer to a than to b.
func nearer(poly []art.Point, a, b art.Point) []art.Point {
	mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
	dx, dy := b.X-a.X, b.Y-a.Y
	side := func(p art.Point) float64 { return (p.X-mx)*dx + (p.Y-my)*dy }
	var out []art.Point
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		sp, sq := side(p), side(q)
		if sp <= 0 {
			out = append(out, p)
		}
		if sp < 0 && sq > 0 || sp > 0 && sq < 0 {
			t := sp / (sp - sq)
			out = append(out, art.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t})
		}
	}
	return out
}

// shore makes straight borders wander. How far a point is moved depends on where
// it is and on nothing else, so that neighbours keep their common border.
func (r *Lands) shore(cell []art.Point, seed uint32) []art.Point {
	step := math.Max(r.Side*0.045, 0.7)
	var out []art.Point
	for i, p := range cell {
		q := cell[(i+1)%len(cell)]
		if math.Hypot(q.X-p.X, q.Y-p.Y) < 1e-9 {
			continue
		}
		n := max(1, int(math.Hypot(q.X-p.X, q.Y-p.Y)/step))
		for j := range n {
			t := float64(j) / float64(n)
			out = append(out, r.drift(art.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t}, seed))
		}
	}
	return out
}

// drift is where the map's unrest moves a point: never out of the realm.
func (r *Lands) drift(p art.Point, seed uint32) art.Point {
	unrest := func(scale float64, octaves int, s uint32) float64 {
		k := scale / r.Side
		return float64(texture.FBM(float32(p.X*k)+7.3, float32(p.Y*k)+3.1, octaves, seed+s)) - 0.5
	}
	x := p.X + r.Side*(0.60*unrest(1.3, 2, 11)+0.20*unrest(5.5, 3, 13))
	y := p.Y + r.Side*(0.60*unrest(1.3, 2, 29)+0.20*unrest(5.5, 3, 31))
	return art.Point{X: math.Max(0, math.Min(r.W, x)), Y: math.Max(0, math.Min(r.H, y))}
}

// middle is the centre of gravity of a polygon.
func middle(poly []art.Point) (x, y float64) {
	area := 0.0
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		a := p.X*q.Y - q.X*p.Y
		area += a
		x += (p.X + q.X) * a
		y += (p.Y + q.Y) * a
	}
	if area == 0 {
		return 0, 0
	}
	return x / (3 * area), y / (3 * area)
}

// Outline is the outline of territory i.
func (r *Lands) Outline(i int) *art.Path {
	p := new(art.Path)
	for j, q := range r.Lands[i].pts {
		p.Corner(j, q.X, q.Y)
	}
	return p.Close()
}

// Middle is the middle of territory i, where its sphere stands.
func (r *Lands) Middle(i int) (x, y float64) { return r.Lands[i].cx, r.Lands[i].cy }

// Box is the rectangle about territory i.
func (r *Lands) Box(i int) (x, y, w, h float64) {
	x0, y0, x1, y1 := r.Outline(i).Bounds()
	return x0, y0, x1 - x0, y1 - y0
}

// Holds reports whether a point lies on territory i.
func (r *Lands) Holds(i int, x, y float64) bool { return insidePoly(r.Lands[i].pts, x, y) }

// Breadth is where the land of territory i about x ends at the height y.
func (r *Lands) Breadth(i int, x, y float64) (west, east float64) {
	west, east = 0, r.W
	pts := r.Lands[i].pts
	for j, p := range pts {
		q := pts[(j+1)%len(pts)]
		if (p.Y > y) == (q.Y > y) {
			continue
		}
		if at := p.X + (q.X-p.X)*(y-p.Y)/(q.Y-p.Y); at <= x {
			west = math.Max(west, at)
		} else {
			east = math.Min(east, at)
		}
	}
	return west, east
}

// insidePoly tells whether a point lies in a polygon: a ray from it crosses the
// outline an odd number of times.
func insidePoly(pts []art.Point, x, y float64) bool {
	in := false
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		if (p.Y > y) != (q.Y > y) && x < p.X+(q.X-p.X)*(y-p.Y)/(q.Y-p.Y) {
			in = !in
		}
	}
	return in
}
