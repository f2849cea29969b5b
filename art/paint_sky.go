package art

import (
	"math"

	"wyrmtable/art/texture"
)

// lowField is a picture at reduced resolution, read back by interpolation:
// skies have no detail worth full resolution.
type lowField struct {
	w, h int
	k    float32 // its pixels a pixel of the painting
	pix  []texture.RGB
}

func (f *lowField) at(x, y int) texture.RGB {
	fx := max(0, (float32(x)+0.5)*f.k-0.5)
	fy := max(0, (float32(y)+0.5)*f.k-0.5)
	ix, iy := min(int(fx), f.w-2), min(int(fy), f.h-2)
	tx, ty := min(1, fx-float32(ix)), min(1, fy-float32(iy))
	a := f.pix[iy*f.w+ix].Mix(f.pix[iy*f.w+ix+1], tx)
	b := f.pix[(iy+1)*f.w+ix].Mix(f.pix[(iy+1)*f.w+ix+1], tx)
	return a.Mix(b, ty)
}

// rayCount is the resolution of the ring of light rays.
const rayCount = 2048

func (p *Painting) beginSky() {
	k := 2
	if p.h < 100 {
		k = 1
	}
	p.sky = lowField{w: max(2, (p.w+k-1)/k), h: max(2, (p.h+k-1)/k), k: 1 / float32(k)}
	p.sky.pix = make([]texture.RGB, p.sky.w*p.sky.h)
}

// rays is how bright the light is in each direction around the focus.
func (p *Painting) rays() *[rayCount]float32 {
	out := new([rayCount]float32)
	for k, n := range [3]float64{9, 17, 31} {
		phase := 6 * float64(p.chance(int32(10+k)))
		for i := range out {
			a := (float64(i)/rayCount*2 - 1) * math.Pi
			s := math.Sin(a*n + phase + 2.2*math.Sin(a*3+float64(k)))
			if s > 0 {
				out[i] += float32(s * s * s / (float64(k) + 1.4))
			}
		}
	}
	return out
}

// skyRow paints sky, clouds, back-light and rays.
func (p *Painting) skyRow(y int) {
	if y == 0 {
		p.ground.rays = p.rays()
	}
	f := &p.sky
	seed := p.spec.Seed * 31
	v := (float32(y) + 0.5) / float32(f.h)
	du := p.aspect / float32(f.w)
	wx, wy := p.rowA[:f.w], p.rowB[:f.w]
	clear(wx)
	clear(wy)
	texture.AddFBMRow(wx, du*1.3, du*2.6, v*2.6, 1.9, 3, 0, 0, seed+1)
	texture.AddFBMRow(wy, du*1.3+9, du*2.6, v*2.6+4, 1.9, 3, 0, 0, seed+4)
	for x := range f.w {
		u := (float32(x) + 0.5) / float32(f.w)
		cloud := contrast(texture.FBM(u*p.aspect*2.2+wx[x], v*3.4+wy[x], 5, seed+8))
		f.pix[y*f.w+x] = p.skyAt(u, v, cloud)
	}
}

// contrast widens the narrow bell of fbm so that thresholds bite.
func contrast(n float32) float32 { return texture.Clamp01(0.5 + (n-0.5)*1.35) }

func (p *Painting) skyAt(u, v, cloud float32) texture.RGB {
	if p.spec.Scene == SceneDeep {
		return p.waterAt(u, v, cloud)
	}
	q := &p.pal
	dx, dy := (u-p.fx)*p.aspect, v-p.fy
	d := texture.Sqrt32(dx*dx+dy*dy) / p.reach
	t := texture.Clamp01(v / float32(p.spec.Ground) * 1.15)
	c := q.top.Mix(q.mid, min(1, t/0.45))
	if t > 0.45 {
		c = q.mid.Mix(q.hor, texture.Clamp01((t-0.45)/0.40))
	}
	c = c.Mix(q.mid.Mix(q.hor, 0.6), texture.Smoothstep(0.42, 0.78, cloud)*0.6)
	c = c.Mix(q.light, texture.Smoothstep(0.60, 0.86, cloud)*0.40*bell(d/0.62))
	c = c.Mix(q.top, texture.Smoothstep(0.55, 0.25, cloud)*0.5)
	c = c.Screen(q.light, 0.76*bell(d/0.36))
	c = c.Screen(q.hor, 0.38*bell(d/0.75))
	a := float32(math.Atan2(float64(dy), float64(dx)))/math.Pi*0.5 + 0.5
	r := p.ground.rays[min(rayCount-1, int(a*rayCount))]
	return c.Screen(q.light, r*0.30*texture.Exp32(-1.7*d)*texture.Smoothstep(0.05, 0.25, d))
}

// bell is exp(-x²).
func bell(x float32) float32 { return texture.Exp32(-x * x) }
