package art

import (
	"math"

	"wyrmtable/art/texture"
)

// skySamples is how many points of a silhouette are kept a pixel, so that
// steep slopes and tree tops have smooth edges.
const skySamples = 4

// groundField holds what the landscape needs: the upper edges of its layers,
// front layer last.
type groundField struct {
	rays   *[rayCount]float32
	layers []ridge
}

// ridge is one layer: v of its upper edge at skySamples points a pixel, and
// the least and greatest of each pixel.
type ridge struct {
	edge     []float32
	lo, hi   []float32
	haze     float32 // 0 near .. 1 far
	flip     bool    // hangs from above
	hang     float32 // reach of its lit crest
	litShare float32
}

func (p *Painting) beginGround() {
	p.ground = new(groundField)
	switch p.spec.Scene {
	case SceneMountain, SceneForest:
		p.once(p.ridges)
	case SceneSea:
		p.once(p.waves)
	case SceneCave:
		p.once(p.teeth)
	case SceneDeep:
		p.once(p.seabed)
	}
}

// layer builds a ridge from a function of u giving v.
func (p *Painting) layer(haze, hang, lit float32, flip bool, edge func(u float32) float32) {
	r := ridge{haze: haze, hang: hang, litShare: lit, flip: flip,
		edge: make([]float32, p.w*skySamples), lo: make([]float32, p.w), hi: make([]float32, p.w)}
	g := float32(p.spec.Ground)
	for x := range p.w {
		lo, hi := float32(9), float32(-9)
		for k := range skySamples {
			h := edge((float32(x)+(float32(k)+0.5)/skySamples)/float32(p.w)) * g
			r.edge[x*skySamples+k] = h
			lo, hi = min(lo, h), max(hi, h)
		}
		r.lo[x], r.hi[x] = lo, hi
	}
	p.ground.layers = append(p.ground.layers, r)
}

// ridges are three mountain chains, or three rows of firs on hills.
func (p *Painting) ridges() {
	seed := p.spec.Seed*17 + 5
	base := [3]float32{0.62, 0.74, 0.87}
	amp := [3]float32{0.20, 0.17, 0.12}
	freq := [3]float32{2.2, 3.4, 5.2}
	haze := [3]float32{0.62, 0.34, 0.10}
	forest := p.spec.Scene == SceneForest
	for i := range 3 {
		k := float32(i)
		shift := p.chance(int32(20 + i))
		lit := float32(0.65)
		if forest {
			lit = 0.2
		}
		p.layer(haze[i], 0.028, lit, false, func(u float32) float32 {
			n := contrast(texture.FBM(u*freq[i]*p.aspect+k*31, k, 6, seed+uint32(i)*5))
			if !forest {
				n = 1 - texture.Abs32(2*n-1)
			}
			h := base[i] - amp[i]*(n-0.45)*1.5
			if forest {
				s := u*p.aspect*60/(k+1) + shift
				cell := texture.Floor32(s)
				tri := texture.Abs32(s-float32(cell)-0.5) * 2
				h -= (1 - tri) * (0.03 + 0.055*texture.Rand2(cell, int32(i), seed)) * (k + 1) * 0.75
			}
			return h
		})
	}
}

func (p *Painting) waves() {
	seed := p.spec.Seed*13 + 3
	for i := range 9 {
		k := float32(i) / 9
		top := 0.60 + float32(math.Pow(float64(k), 1.35))*0.46
		amp := 0.004 + 0.016*k
		phase := 6 * p.chance(int32(30+i))
		p.layer(k, 0.006+0.010*k, 1, false, func(u float32) float32 {
			w := texture.Abs32(texture.Sin32(u*p.aspect*(15-1.25*float32(i)) + phase + 5.2*texture.FBM(u*4, float32(i), 3, seed+uint32(i))))
			return top - amp*(1-w)*2.4
		})
	}
}

// teeth are stalactites and stalagmites, far ones first.
func (p *Painting) teeth() {
	seed := p.spec.Seed*19 + 7
	for i := range 2 {
		for _, top := range [2]bool{true, false} {
			k := float32(i)
			base := [2]float32{0.20, 0.10}[i] * 0.7
			amp := [2]float32{0.16, 0.14}[i]
			off := k * 9
			if top {
				off += 50
			}
			p.layer([2]float32{0.25, 0.05}[i], 0.03, 0.6, top, func(u float32) float32 {
				n := texture.FBM(u*p.aspect*7+off, 0.5, 5, seed+uint32(i))
				s := texture.Abs32(texture.Sin32(u*p.aspect*(17+5*k) + float32(p.spec.Seed%17)))
				dx := (u - p.fx) * p.aspect / 0.5
				h := base + amp*(n-0.4) + s*s*s*0.10*(1.2-k*0.3) - 0.10*bell(dx)
				if top {
					return h
				}
				return 1 - h
			})
		}
	}
}

// groundRow paints the landscape over the enlarged sky.
func (p *Painting) groundRow(y int) {
	ls := p.ground.layers
	for x := range p.w {
		u, v := p.uv(x, y)
		first := len(ls)
		cov := [16]float32{}
		for first > 0 {
			first--
			cov[first] = p.covered(&ls[first], x, v)
			if cov[first] >= 1 {
				break
			}
		}
		c := texture.RGB{}
		if len(ls) == 0 || cov[first] < 1 {
			c = p.sky.at(x, y)
		}
		for i := first; i < len(ls); i++ {
			if cov[i] > 0 {
				c = c.Mix(p.groundAt(i, &ls[i], u, v, x), cov[i])
			}
		}
		if p.spec.Scene == SceneCosmic {
			c = p.ringAt(c, u, v)
		}
		p.img[y*p.w+x] = c
	}
	if p.spec.Scene == SceneCosmic && y == p.h-1 {
		p.stars()
	}
}

// covered is how much of the pixel lies inside the layer.
func (p *Painting) covered(r *ridge, x int, v float32) float32 {
	soft := 0.7 / float32(p.h)
	below, above := v-r.hi[x], r.lo[x]-v
	if r.flip {
		below, above = above, below
	}
	if below > soft {
		return 1
	}
	if above > soft {
		return 0
	}
	var m float32
	for _, h := range r.edge[x*skySamples : x*skySamples+skySamples] {
		d := v - h
		if r.flip {
			d = -d
		}
		m += texture.Clamp01(0.5 + d/(2*soft))
	}
	return m / skySamples
}

func (p *Painting) groundAt(i int, r *ridge, u, v float32, x int) texture.RGB {
	q := &p.pal
	depth := max(0, v-r.edge[x*skySamples+skySamples/2])
	if r.flip {
		depth = max(0, r.edge[x*skySamples+skySamples/2]-v)
	}
	seed := p.spec.Seed*7 + 40 + uint32(i)
	dx, dy := (u-p.fx)*p.aspect, v-p.fy
	switch p.spec.Scene {
	case SceneSea:
		k := r.haze
		tex := contrast(texture.FBM(u*p.aspect*6+k*27, v*40, 3, seed))
		c := q.mid.Mix(q.hor, 0.35*(1-k)).Mix(q.near, 0.10+0.72*k).Mul(0.75 + 0.5*tex)
		foam := texture.Exp32(-depth/r.hang) * 0.7 * (0.25 + 0.75*bell(dx/0.5))
		return c.Screen(q.hor.Mix(q.light, 0.7), foam)
	case SceneCave:
		tex := contrast(texture.FBM(u*p.aspect*10, v*8, 4, seed))
		c := q.near.Mix(q.mid, 0.35).Mix(q.mid, r.haze).Mul(0.5 + 0.9*tex)
		d := texture.Sqrt32(dx*dx+dy*dy) / p.reach
		return c.Screen(q.hor.Mix(q.light, 0.4), texture.Exp32(-depth/r.hang)*bell(d/0.6)*r.litShare)
	case SceneDeep:
		return p.sandAt(r, u, v, depth)
	}
	tex := contrast(texture.FBM(u*p.aspect*9+float32(i), v*22-u*6, 4, seed))
	c := q.near.Mix(q.mid.Mix(q.hor, 0.62), r.haze).Mul(0.72 + 0.56*tex)
	lit := texture.Exp32(-depth/r.hang) * bell(dx/0.7) * r.litShare * texture.Smoothstep(0.35, 0.7, tex+0.15)
	return c.Screen(q.hor.Mix(q.light, 0.4), lit)
}

// ringAt adds the graduated rings of the cosmic scene.
func (p *Painting) ringAt(c texture.RGB, u, v float32) texture.RGB {
	dx, dy := (u-p.fx)*p.aspect, v-p.fy
	d := texture.Sqrt32(dx*dx+dy*dy) / p.reach
	if d < 0.38 || d > 0.57 {
		return c
	}
	fat := max(1, 0.9/(p.scale*2)) // rings stay visible in small pictures
	var k float32
	for _, ring := range [3][2]float32{{0.40, 0.006}, {0.52, 0.003}, {0.545, 0.002}} {
		k += bell((d-ring[0])/(ring[1]*fat)) * 0.55 / texture.Sqrt32(fat)
	}
	const ticks = 24
	a := float32(math.Atan2(float64(dy), float64(dx))) / (2 * math.Pi) * ticks
	a -= float32(texture.Floor32(a))
	wide := 0.03 * fat
	k += texture.Smoothstep(wide*1.4, wide*0.6, texture.Abs32(a-0.5)) * texture.Smoothstep(0.405, 0.41, d) * texture.Smoothstep(0.50, 0.49, d) * 0.5
	return c.Screen(p.pal.light, texture.Clamp01(k))
}

func (p *Painting) stars() {
	n := min(420, 60+p.w*p.h/220)
	for i := range int32(n) {
		u, v := texture.Rand2(i, 1, p.spec.Seed+501), texture.Rand2(i, 2, p.spec.Seed+502)
		size := 0.55 + 0.5*texture.Rand2(i, 3, p.spec.Seed+503)
		bright := 0.25 + 0.6*texture.Rand2(i, 4, p.spec.Seed+504)
		if i%19 == 0 {
			size, bright = 2, 1
		}
		p.spark(u, v, size*max(0.55, p.scale), bright, p.pal.light)
	}
}
