package dracoliath

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// summit holds the planes of Dracoliath's mat. Everything that varies slowly
// is computed on every fourth pixel; stone is computed at full resolution and
// only where the plateau is.
type summit struct {
	m       *art.Mat
	w, h    int
	s       float32         // pixels a unit; the picture is about 720 units high
	plateau image.Rectangle // pixels
	seed    uint32

	sky           [3]texture.Coarse // the cloud sea
	warpX, warpY  texture.Coarse    // bends the cracks, units
	tone          texture.Coarse    // patches of lighter and darker stone, 0..1
	heat          texture.Coarse    // where embers live, 0..1
	force         texture.Coarse    // how open the cracks are, 0..1
	edge          texture.Coarse    // distance inside the torn edge, units
	light         texture.Coarse    // dusk light and vignette, a factor
	height, crack texture.Plane16   // stone relief; distance to the nearest great crack, units
}

// MatSummit is the table of Dracoliath: a plateau of cracked slate above a sea
// of clouds at dusk. w and h are pixels, plateau the part of the picture in
// pixels that cards lie on, seed the arrangement of cracks and clouds. Stone is
// calm in the middle of the plateau and embers keep to its borders.
func MatSummit(w, h int, plateau image.Rectangle, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0x33262f), texture.HexRGB(0x1b161b))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &summit{m: m, w: w, h: h, s: float32(min(w, h)) / 720, plateau: plateau, seed: seed}
	p.sky = [3]texture.Coarse{texture.NewCoarse(w, h, 4), texture.NewCoarse(w, h, 4), texture.NewCoarse(w, h, 4)}
	for _, c := range []*texture.Coarse{&p.warpX, &p.warpY, &p.tone, &p.heat, &p.force, &p.edge, &p.light} {
		*c = texture.NewCoarse(w, h, 4)
	}
	p.height, p.crack = make(texture.Plane16, w*h), make(texture.Plane16, w*h)
	m.Stages = []art.MatStage{
		{Rows: p.tone.H, Run: p.paintCoarse},
		{Rows: h, Run: p.carve},
		{Rows: h, Run: p.shade},
	}
	return m
}

// paintCoarse fills every slow plane.
func (p *summit) paintCoarse(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.tone.W {
			px, py := float32(x*4), float32(y*4)
			ux, uy := px/p.s, py/p.s
			i := y*p.tone.W + x
			edge := art.InsideOf(p.plateau, p.s, px, py) + 30*(texture.FBM(ux/46, uy/46, 3, p.seed+7)-0.5)
			p.edge.V[i] = edge
			p.light.V[i] = p.dusk(px, py)
			if edge < 40 {
				c := p.cloud(ux, uy, px/float32(p.w), py/float32(p.h))
				p.sky[0].V[i], p.sky[1].V[i], p.sky[2].V[i] = c.R, c.G, c.B
			}
			if edge < -20 {
				continue
			}
			p.warpX.V[i] = 34 * (texture.FBM(ux/70, uy/70, 3, p.seed+1) - 0.5)
			p.warpY.V[i] = 34 * (texture.FBM(ux/70, uy/70, 3, p.seed+2) - 0.5)
			p.tone.V[i] = texture.FBM(ux/150, uy/120, 4, p.seed+3)
			patch := texture.Smoothstep(0.44, 0.62, texture.FBM(ux/130, uy/130, 2, p.seed+4))
			border := p.border(px, py)
			p.heat.V[i] = patch * (0.06 + 0.94*border)
			open := texture.Smoothstep(0.36, 0.60, texture.FBM(ux/64, uy/64, 3, p.seed+5))
			p.force.V[i] = max(p.heat.V[i], (0.10+0.90*open)*(0.42+0.58*border))
		}
	}
}

// border is 0 in the calm middle of the plateau and 1 near its rim.
func (p *summit) border(px, py float32) float32 {
	b := p.plateau
	dx := (px - float32(b.Min.X+b.Max.X)/2) / (float32(b.Dx())/2 + 1)
	dy := (py - float32(b.Min.Y+b.Max.Y)/2) / (float32(b.Dy())/2 + 1)
	return texture.Smoothstep(0.55, 1.0, texture.Sqrt32(dx*dx*dx*dx+dy*dy*dy*dy))
}

// dusk is the factor of light at a pixel: warm pool up left, dark corners.
func (p *summit) dusk(px, py float32) float32 {
	x, y := px/float32(p.w), py/float32(p.h)
	dx, dy := x-0.40, y-0.26
	pool := texture.Exp32(-(dx*dx*3.2 + dy*dy*2.6))
	vx, vy := x-0.48, (y-0.46)*0.95
	vignette := 1 - 0.46*texture.Smoothstep(0.34, 0.78, texture.Sqrt32(vx*vx+vy*vy))
	return (0.72 + 0.50*pool) * vignette
}

var (
	cloudRamp = texture.Ramp{texture.HexRGB(0x150f1e), texture.HexRGB(0x2c1a2e), texture.HexRGB(0x5b2a3c), texture.HexRGB(0x9c4638), texture.HexRGB(0xdf8a4e), texture.HexRGB(0xffd9a0)}
	skyHaze   = texture.HexRGB(0xe0803f)
)

// cloud is the sea of clouds seen from above: billows bent by wind, lit from
// the upper left, glowing where the sun has just gone.
func (p *summit) cloud(ux, uy, x, y float32) texture.RGB {
	wx := texture.FBM(ux/230, uy/120, 3, p.seed+21)
	wy := texture.FBM(ux/230+9.2, uy/120+3.7, 3, p.seed+22)
	sx, sy := ux/150+1.3*wx, uy/58+1.3*wy
	a := texture.FBM(sx, sy, 5, p.seed+23)
	b := texture.FBM(sx-0.10, sy-0.13, 4, p.seed+23)
	billow := texture.Smoothstep(0.28, 0.74, a)
	lit := texture.Clamp01(0.5 + 4.2*(a-b))
	sun := texture.Exp32(-3.0 * ((x-0.02)*(x-0.02) + (y-0.22)*(y-0.22)))
	t := 0.14 + 0.30*billow*(0.35+0.85*lit) + 0.26*sun*billow + 0.12*sun
	return cloudRamp.At(t).Screen(skyHaze, 0.10*sun)
}

// carve computes the stone: great plates with cracks between them, small
// fissures within, and grain.
func (p *summit) carve(y0, y1 int) {
	wx, wy := make([]float32, p.w), make([]float32, p.w)
	edge, force := make([]float32, p.w), make([]float32, p.w)
	h := make([]float32, p.w)
	inv := 1 / p.s
	for y := y0; y < y1; y++ {
		p.warpX.Expand(wx, y)
		p.warpY.Expand(wy, y)
		p.edge.Expand(edge, y)
		p.force.Expand(force, y)
		clear(h)
		height, crack := p.height[y*p.w:][:p.w], p.crack[y*p.w:][:p.w]
		uy := float32(y) * inv
		texture.AddFBMRow(h, 0, inv/34, uy/34, 6.5, 5, 0, 0, p.seed+31)
		texture.AddFBMRow(h, 0, inv/5, uy/5, 1.3, 2, 0, 0, p.seed+32)
		for x := range h {
			if edge[x] < -14 {
				height[x] = texture.Fix(h[x])
				continue
			}
			ux := float32(x) * inv
			sx, sy := ux+wx[x], uy+wy[x]
			g := texture.CellEdge(sx/132, sy/104, p.seed+41)
			d := g.Dist * 110
			f := texture.CellEdge((sx+0.6*wy[x])/46, (sy-0.6*wx[x])/42, p.seed+43)
			small := f.Dist * 44
			crack[x] = texture.Fix(d)
			// Tilts meet level at borders: a step there would show as stairs.
			h[x] += 10.4 * min(1, d/7) * (g.TiltX*g.X + g.TiltY*g.Y)
			h[x] += 1.6 * min(1, small/5) * (f.TiltX*f.X + f.TiltY*f.Y)
			h[x] -= force[x] * (6*texture.Falloff(d*d/6) + 2.5*texture.Falloff(d/9))
			if small < 7 {
				h[x] -= 1.9 * texture.Falloff(small*small/2.2) * f.Tint * (0.3 + 0.7*force[x])
			}
			height[x] = texture.Fix(h[x])
		}
	}
}

var (
	stoneDark = texture.HexRGB(0x22232c)
	stonePale = texture.HexRGB(0x474955)
	stoneWarm = texture.HexRGB(0x5a4a44)
	ember     = texture.HexRGB(0xff6a1e)
	emberCore = texture.HexRGB(0xffd28a)
	rimLight  = texture.HexRGB(0xf2b27c)
)

// shade lights the stone and lays it over the clouds.
func (p *summit) shade(y0, y1 int) {
	var buf [8][]float32
	for i := range buf {
		buf[i] = make([]float32, p.w)
	}
	r, g, b, tone := buf[0], buf[1], buf[2], buf[3]
	heat, force, edge, light := buf[4], buf[5], buf[6], buf[7]
	planes := []texture.Coarse{p.sky[0], p.sky[1], p.sky[2], p.tone, p.heat, p.force, p.edge, p.light}
	for y := y0; y < y1; y++ {
		for i, c := range planes {
			c.Expand(buf[i], y)
		}
		h := p.height[y*p.w:][:p.w]
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		for x := range h {
			// The rim follows the relief, so that it looks broken, not cut.
			rim := edge[x] + 2.2*(h.At(x)-3)
			var c texture.RGB
			if rim < 1.5 {
				c = texture.RGB{R: r[x], G: g[x], B: b[x]}
				// The plateau throws its shadow on the clouds below it.
				c = c.Mul(1 - 0.62*texture.Falloff(-edge[x]/26)).Mul(0.45 + 0.55*light[x])
			}
			if rim > 0 {
				c = c.Mix(p.stone(x, y, rim, tone[x], heat[x], force[x], light[x]), texture.Clamp01(rim/1.5))
			}
			d := texture.Dither(x, y)
			texture.PutRGB(pix, 4*x, texture.RGB{R: c.R + d, G: c.G + d, B: c.B + d})
		}
	}
}

// stone is the colour of the plateau at a pixel, rim units from its edge.
func (p *summit) stone(x, y int, rim, tone, heat, force, light float32) texture.RGB {
	slope := p.relief(x, y)
	d := p.crack.At(y*p.w + x)
	calm := 1 - 0.38*texture.Smoothstep(40, 200, rim)
	c := stoneDark.Mix(stonePale, texture.Smoothstep(0.25, 0.8, tone))
	c = c.Mix(stoneWarm, 0.30*light*light)
	c = c.Mul(texture.Clamp01(1 - force*(0.60*texture.Falloff(d/2.2)+0.18*texture.Falloff(d/15))))
	k := light * max(0.25, 1+0.42*calm*slope)
	c = c.Mul(k)
	if slope > 0.35 {
		c = c.Add(rimLight, 0.055*light*calm*(slope-0.35))
	}
	// Broken outer rim: a bright lip to the light, a dark flank away from it.
	if rim < 12 {
		lip := texture.Falloff(rim * rim / 9)
		c = c.Add(rimLight, 0.22*lip*texture.Clamp01(0.4+slope)).Mul(1 - 0.35*lip*texture.Clamp01(0.2-slope))
	}
	if heat > 0.02 && d < 30 {
		glow := heat * (0.30*texture.Falloff(d/8.5) + 0.85*texture.Falloff(d*d/2.4))
		c = c.Screen(ember, min(1, glow))
		c = c.Screen(emberCore, heat*heat*0.75*texture.Falloff(d*d/0.5))
	}
	return c
}

// relief is the slope toward the upper left light, in units of height a unit.
func (p *summit) relief(x, y int) float32 {
	xl, xr, yu, yd := max(x-1, 0), min(x+1, p.w-1), max(y-1, 0), min(y+1, p.h-1)
	v, w := p.height, p.w
	s := 0.6*(v.At(y*w+xr)-v.At(y*w+xl)) + 0.8*(v.At(yd*w+x)-v.At(yu*w+x))
	return max(-1.6, min(1.6, 0.5*s*p.s))
}
