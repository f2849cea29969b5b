package art

import (
	"math"

	"wyrmtable/art/texture"
)

// sparks scatters embers, or motes, around the light.
func (p *Painting) sparks(int) {
	col := p.pal.hor.Mix(p.pal.light, 0.7)
	n := 90
	if p.w*p.h < 40000 {
		n = 60
	}
	for i := range int32(n) {
		r := func(k int32) float32 { return texture.Rand2(i, k, p.spec.Seed+900) }
		angle := r(1) * 2 * math.Pi
		// two uniforms make a bell curve around the ring of sparks
		dist := texture.Abs32(0.42 + 0.30*(r(2)+r(3)-1))
		u := p.fx + float32(math.Cos(float64(angle)))*dist/p.aspect
		v := p.fy + float32(math.Sin(float64(angle)))*dist*0.9
		size := [7]float32{1, 1, 1, 2, 2, 3, 4}[int(r(4)*6.99)] * 0.5
		p.spark(u, v, max(0.5, size*p.scale), 0.35+0.65*r(5), col)
	}
}

// spark adds one point of light with a faint halo.
func (p *Painting) spark(u, v, radius, bright float32, col texture.RGB) {
	cx, cy := u*float32(p.w)-0.5, v*float32(p.h)-0.5
	reach := radius * 5
	x0, x1 := max(0, int(cx-reach)), min(p.w-1, int(cx+reach)+1)
	y0, y1 := max(0, int(cy-reach)), min(p.h-1, int(cy+reach)+1)
	for y := y0; y <= y1; y++ {
		for x := x0; x <= x1; x++ {
			dx, dy := float32(x)-cx, float32(y)-cy
			d2 := (dx*dx + dy*dy) / (radius * radius)
			k := bright * (texture.Exp32(-d2) + 0.22*texture.Exp32(-d2/6.8))
			if k > 0.004 {
				i := y*p.w + x
				p.img[i] = p.img[i].Screen(col, min(1, k))
			}
		}
	}
}

// finishRow adds mist and vignette, grades the colours and packs the row.
func (p *Painting) finishRow(y int) {
	q := &p.pal
	_, v := p.uv(0, y)
	mist := p.rowA
	clear(mist)
	rise := texture.Smoothstep(0.70, 1.02, v/float32(p.spec.Ground))
	if rise > 0 {
		step := p.aspect * 3 / float32(p.w)
		texture.AddFBMRow(mist, step/2+7, step, v*6, 1, 4, 0, 0, p.spec.Seed+50)
	}
	fog := q.mid.Mix(q.hor, 0.45)
	for x := range p.w {
		u, _ := p.uv(x, y)
		c := p.img[y*p.w+x]
		if rise > 0 {
			c = c.Mix(fog, rise*texture.Smoothstep(0.30, 0.70, contrast(mist[x]))*0.5)
		}
		dx, dy := (u-0.5)*1.05, (v-0.48)*1.1
		c = c.Mul(1 - 0.55*texture.Smoothstep(0.40, 0.84, texture.Sqrt32(dx*dx+dy*dy)))
		c = texture.RGB{R: sCurve(c.R), G: sCurve(c.G), B: sCurve(c.B)}.Saturate(1.16)
		grain := (texture.Rand2(int32(x), int32(y), p.spec.Seed+7) - 0.5) * 0.018
		texture.PutRGB(p.out.Pix, p.out.PixOffset(x, y), texture.RGB{R: c.R + grain, G: c.G + grain, B: c.B + grain})
	}
}

// sCurve deepens shadows and lifts lights, at 45 %.
func sCurve(x float32) float32 {
	x = texture.Clamp01(x)
	return texture.Mix(x, x*x*(3-2*x), 0.45)
}
