package art

import "math"

// RealmLands is how many territories a realm has: one for each province of a
// leader.
const RealmLands = 15

// Realm is the shape of a leader's realm: fifteen territories that lie together
// as on a map. Equal arguments give equal realms. It is measured in the units it
// was made in.
type Realm struct {
	W, H  float64
	lands [RealmLands]realmLand
}

// realmLand is the outline of a territory and its middle.
type realmLand struct {
	pts    []point
	cx, cy float64
}

// NewRealm lays out a realm of w by h units. rows is how many rows of
// territories it has: 2 (eight over seven), 3 (five in each) or 5 (three in
// each).
func NewRealm(w, h float64, rows int, seed uint32) *Realm {
	r := &Realm{W: w, H: h}
	seeds := realmSeeds(w, h, rows, seed)
	edge := math.Min(w, h) * 0.02
	frame := []point{{edge, edge}, {w - edge, edge}, {w - edge, h - edge}, {edge, h - edge}}
	for i, s := range seeds {
		cell := append([]point(nil), frame...)
		for j, o := range seeds {
			if i != j {
				cell = nearer(cell, s, o)
			}
		}
		r.lands[i] = realmLand{pts: r.shore(cell, seed)}
		r.lands[i].cx, r.lands[i].cy = middle(cell)
	}
	return r
}

// realmSeeds are the points whose neighbourhoods become territories.
func realmSeeds(w, h float64, rows int, seed uint32) (out [RealmLands]point) {
	counts := map[int][]int{2: {8, 7}, 3: {5, 5, 5}, 5: {3, 3, 3, 3, 3}}[rows]
	if counts == nil {
		counts = []int{5, 5, 5}
	}
	i := 0
	for row, n := range counts {
		for col := range n {
			jx := float64(rand2(int32(i), 1, seed)-0.5) * 0.46
			jy := float64(rand2(int32(i), 2, seed)-0.5) * 0.42
			shift := 0.0
			if row%2 == 1 && n == counts[0] {
				shift = 0.16
			}
			out[i] = point{w * (float64(col) + 0.5 + jx + shift - 0.08*float64(min(n, 1))) / float64(n),
				h * (float64(row) + 0.5 + jy) / float64(len(counts))}
			i++
		}
	}
	return out
}

// nearer cuts a convex polygon down to what lies nearer to a than to b.
func nearer(poly []point, a, b point) []point {
	mx, my := (a.x+b.x)/2, (a.y+b.y)/2
	dx, dy := b.x-a.x, b.y-a.y
	side := func(p point) float64 { return (p.x-mx)*dx + (p.y-my)*dy }
	var out []point
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		sp, sq := side(p), side(q)
		if sp <= 0 {
			out = append(out, p)
		}
		if sp < 0 && sq > 0 || sp > 0 && sq < 0 {
			t := sp / (sp - sq)
			out = append(out, point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t})
		}
	}
	return out
}

// shore makes straight borders wander. How far a point is moved depends on where
// it is and on nothing else, so that neighbours keep their common border.
func (r *Realm) shore(cell []point, seed uint32) []point {
	k := math.Sqrt(r.W * r.H / RealmLands) // about the side of a territory
	step := math.Max(k*0.06, 0.8)
	var out []point
	for i, p := range cell {
		q := cell[(i+1)%len(cell)]
		if math.Hypot(q.x-p.x, q.y-p.y) < 1e-9 {
			continue
		}
		// The corners of both ends decide the steps in either direction alike.
		n := max(1, int(math.Hypot(q.x-p.x, q.y-p.y)/step))
		for j := range n {
			t := float64(j) / float64(n)
			out = append(out, r.drift(point{p.x + (q.x-p.x)*t, p.y + (q.y-p.y)*t}, k, seed))
		}
	}
	return out
}

// drift is where the map's unrest moves a point: never out of the realm.
func (r *Realm) drift(p point, k float64, seed uint32) point {
	n := func(scale float64, s uint32) float64 {
		return float64(fbm(float32(p.x/k*scale)+7.3, float32(p.y/k*scale)+3.1, 4, seed+s)) - 0.5
	}
	x := p.x + k*0.62*n(1.5, 11)
	y := p.y + k*0.62*n(1.5, 29)
	return point{math.Max(0, math.Min(r.W, x)), math.Max(0, math.Min(r.H, y))}
}

// middle is the centre of gravity of a convex polygon.
func middle(poly []point) (x, y float64) {
	area := 0.0
	for i, p := range poly {
		q := poly[(i+1)%len(poly)]
		a := p.x*q.y - q.x*p.y
		area += a
		x += (p.x + q.x) * a
		y += (p.y + q.y) * a
	}
	if area == 0 {
		return 0, 0
	}
	return x / (3 * area), y / (3 * area)
}

// path is the outline of territory i.
func (r *Realm) path(i int) *Path {
	p := new(Path)
	for j, q := range r.lands[i].pts {
		p.corner(j, q.x, q.y)
	}
	return p.Close()
}

// Middle is the middle of territory i, where its sphere stands.
func (r *Realm) Middle(i int) (x, y float64) { return r.lands[i].cx, r.lands[i].cy }

// Box is the rectangle about territory i.
func (r *Realm) Box(i int) (x, y, w, h float64) {
	x0, y0, x1, y1 := r.path(i).Bounds()
	return x0, y0, x1 - x0, y1 - y0
}

// At is the territory at a point, or -1 beside all of them.
func (r *Realm) At(x, y float64) int {
	for i := range r.lands {
		if inside(r.lands[i].pts, x, y) {
			return i
		}
	}
	return -1
}

// inside tells whether a point lies in a polygon: a ray from it crosses the
// outline an odd number of times.
func inside(pts []point, x, y float64) bool {
	in := false
	for i, p := range pts {
		q := pts[(i+1)%len(pts)]
		if (p.y > y) != (q.y > y) && x < p.x+(q.x-p.x)*(y-p.y)/(q.y-p.y) {
			in = !in
		}
	}
	return in
}
