package art

import (
	"math"

	"wyrmtable/art/texture"
)

// The scene under water: the light stands above, comes down in shafts, and
// moves in nets over the sand.

// waterAt is the colour of open water.
func (p *Painting) waterAt(u, v, cloud float32) texture.RGB {
	q := &p.pal
	t := texture.Clamp01(v / float32(p.spec.Ground))
	c := q.mid.Mix(q.hor, 0.55).Mix(q.mid, texture.Smoothstep(0, 0.42, t)).Mix(q.top, texture.Smoothstep(0.34, 1.02, t)*0.88)
	c = c.Mix(q.top, texture.Smoothstep(0.60, 0.22, cloud)*0.34)
	c = c.Mix(q.mid.Mix(q.hor, 0.5), texture.Smoothstep(0.5, 0.8, cloud)*0.30*(1-t))

	// Shafts fan out from a point above the upper left corner.
	x, y := u*p.aspect+0.22, v+0.42
	a := float32(math.Atan2(float64(x), float64(y)))
	long := texture.FBM(a*16, 3, 4, p.spec.Seed*31+2)
	fine := texture.Noise2(a*70, 9, p.spec.Seed*31+5)
	shaft := texture.Smoothstep(0.50, 0.74, long)*0.8 + texture.Smoothstep(0.55, 0.9, fine)*0.25
	reach := texture.Smoothstep(1.10, 0.05, t+0.28*(1-long))
	c = c.Screen(q.light, shaft*reach*0.42)

	// The surface seen from below.
	wave := texture.Abs32(texture.Sin32(u*p.aspect*13+3*cloud+9*v) + 0.6*texture.Sin32(u*p.aspect*29-5*cloud))
	c = c.Screen(q.light, texture.Smoothstep(0.16, 0, t)*(0.20+0.40*texture.Smoothstep(0.5, 0, wave)))

	dx, dy := (u-p.fx)*p.aspect, v-p.fy
	d := texture.Sqrt32(dx*dx+dy*dy) / p.reach
	c = c.Screen(q.light, 0.46*bell(d/0.34))
	return c.Screen(q.hor, 0.34*bell(d/0.70))
}

// seabed are dunes, and in front of them reefs with weed.
func (p *Painting) seabed() {
	seed := p.spec.Seed*23 + 11
	for i := range 3 {
		k := float32(i)
		base := [3]float32{0.80, 0.86, 0.95}[i]
		shift := p.chance(int32(50 + i))
		p.layer([3]float32{0.55, 0.30, 0.04}[i], 0.020+0.008*k, [3]float32{0.35, 0.45, 0.25}[i], false, func(u float32) float32 {
			n := texture.FBM(u*p.aspect*(1.6+1.1*k)+k*17, k, 4, seed+uint32(i)*3)
			h := base - (n-0.5)*0.16
			if i == 0 {
				return h
			}
			// Weed stands thick beside the subject and thin before it.
			s := u*p.aspect*(26-6*k) + shift*9
			cell := texture.Floor32(s)
			grow := texture.Rand2(cell, int32(i), seed)
			side := texture.Abs32(2*u - 1)
			x := (s - float32(cell) - 0.5) * (3.4 - 0.7*k) / (0.6 + 0.4*grow)
			frond := texture.Sqrt32(max(0, 1-x*x)) * (0.85 + 0.15*texture.Sin32(9*x+float32(cell)))
			return h - frond*(0.02+0.20*grow*grow*grow)*texture.Smoothstep(0.10, 0.85, side)
		})
	}
}

// sandAt is the colour of a layer of the seabed.
func (p *Painting) sandAt(r *ridge, u, v, depth float32) texture.RGB {
	q := &p.pal
	tex := contrast(texture.FBM(u*p.aspect*7+r.haze*9, v*26, 3, p.spec.Seed*7+40))
	c := q.near.Mix(q.mid, 0.16+0.5*r.haze).Mul(0.70 + 0.6*tex)
	dx := (u - p.fx) * p.aspect
	net := texture.Abs32(2*texture.Noise2(u*p.aspect*24+4*tex, v*44, p.spec.Seed+61) - 1)
	lit := texture.Exp32(-depth/r.hang)*0.7 + 0.30*texture.Smoothstep(0.22, 0.02, net)*texture.Exp32(-depth/0.10)
	return c.Screen(q.hor.Mix(q.light, 0.4), lit*bell(dx/0.9)*r.litShare)
}

// bubbles rise behind the subject.
func (p *Painting) bubbles(int) {
	n := int32(7 + 9*p.chance(70))
	for i := range n {
		r := func(k int32) float32 { return texture.Rand2(i, k, p.spec.Seed+611) }
		col := texture.Floor32(r(1) * 3)
		u := 0.12 + 0.76*(float32(col)+0.2+0.5*r(2))/3
		v := 0.10 + 0.72*r(3)
		p.bubble(u, v*float32(p.spec.Ground), max(1.4, (1.6+6.5*r(4)*r(4))*p.scale))
	}
}

// bubble is one ring of light, brighter toward the upper left.
func (p *Painting) bubble(u, v, radius float32) {
	cx, cy := u*float32(p.w), v*float32(p.h)
	x0, x1 := max(0, int(cx-radius-2)), min(p.w-1, int(cx+radius+2))
	y0, y1 := max(0, int(cy-radius-2)), min(p.h-1, int(cy+radius+2))
	wide := max(0.7, radius*0.13)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			dx, dy := float32(x)+0.5-cx, float32(y)+0.5-cy
			d := texture.Sqrt32(dx*dx + dy*dy)
			if d > radius+2 {
				continue
			}
			lean := texture.Clamp01(0.5 - (dx*0.55+dy*0.75)/(2*radius))
			k := bell((d-radius)/wide) * (0.25 + 0.6*lean)
			gx, gy := dx+radius*0.38, dy+radius*0.42
			k += 0.75 * bell(texture.Sqrt32(gx*gx+gy*gy)/(radius*0.24))
			k += 0.07 * texture.Smoothstep(radius, radius-1, d)
			i := y*p.w + x
			p.img[i] = p.img[i].Screen(p.pal.light, min(1, k))
		}
	}
}
