package aestery

import (
	"image"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// DeepPlan says what lies on the glass of Aestery, in pixels.
type DeepPlan struct {
	Glass image.Rectangle // the lit glass that cards lie on, framed in nacre
	Lane  image.Rectangle // the strip between the two sides, darker; may be empty
}

// deep holds the planes of the mat. The nets of light are slow to compute and
// soft, so they are kept at two units a point.
type deep struct {
	m     *art.Mat
	w, h  int
	s     float32 // pixels a unit
	plan  DeepPlan
	seed  uint32
	tone  texture.Coarse // murk
	glow  texture.Coarse // the light from above, a factor
	shaft texture.Coarse // beams, 0..1
	net   texture.Coarse // nets of light, 0..1
}

// MatDeep is the table of Aestery: a pane of lit sea glass in a frame of nacre,
// and the dark water around it. w and h are pixels, seed the pattern of the
// light.
func MatDeep(w, h int, plan DeepPlan, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0x0c3a46), texture.HexRGB(0x04181f))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &deep{m: m, w: w, h: h, s: float32(art.MatUnits(w, h)), plan: plan, seed: seed}
	p.plan.Glass = plan.Glass.Intersect(m.Img.Rect)
	p.plan.Lane = plan.Lane.Intersect(p.plan.Glass)
	p.tone, p.glow, p.shaft = texture.NewCoarse(w, h, 4), texture.NewCoarse(w, h, 4), texture.NewCoarse(w, h, 4)
	p.net = texture.NewCoarse(w, h, max(1, int(2*p.s+0.5)))
	m.Stages = []art.MatStage{{Rows: p.tone.H, Run: p.paintCoarse}, {Rows: p.net.H, Run: p.paintNet}, {Rows: h, Run: p.shade}}
	m.Sew(float64(p.s), p.fittings()...)
	return m
}

func (p *deep) paintCoarse(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.tone.W {
			px, py := float32(x*4), float32(y*4)
			ux, uy := px/p.s, py/p.s
			u, v := px/float32(p.w), py/float32(p.h)
			i := y*p.tone.W + x
			p.tone.V[i] = texture.FBM(ux/300, uy/300, 3, p.seed)
			dx, dy := (u-0.38)*1.0, (v-0.28)*0.9
			pool := texture.Exp32(-(dx*dx*4.2 + dy*dy*3.4))
			vx, vy := u-0.48, (v-0.46)*0.95
			p.glow.V[i] = (0.52 + 0.66*pool) * (1 - 0.40*texture.Smoothstep(0.34, 0.80, texture.Sqrt32(vx*vx+vy*vy)))
			t := ux*0.0030 + uy*0.0017
			beam := texture.FBM(t*5.5, 2, 4, p.seed+3)
			p.shaft.V[i] = texture.Smoothstep(0.46, 0.80, beam) * texture.Smoothstep(1.05, 0.05, v) * texture.Smoothstep(1.1, 0.1, u*0.8)
		}
	}
}

// paintNet computes the nets of light that waves cast on a bottom.
func (p *deep) paintNet(y0, y1 int) {
	k := float32(p.net.Step) / p.s
	for y := y0; y < y1; y++ {
		for x := range p.net.W {
			ux, uy := float32(x)*k, float32(y)*k
			a, b := ux*0.83+uy*0.56, -ux*0.56+uy*0.83+900
			wx, wy := 110*texture.FBM(a/74, b/74, 3, p.seed+11), 110*texture.FBM(a/74+7, b/74+3, 3, p.seed+19)
			n := 1 - texture.Abs32(2*texture.Noise2((a+wx)/58, (b+wy)/44, p.seed+5)-1)
			q := 1 - texture.Abs32(2*texture.Noise2((a-wy)/41, (b+wx)/33, p.seed+25)-1)
			p.net.V[y*p.net.W+x] = texture.Smoothstep(0.74, 1, n) + 0.6*texture.Smoothstep(0.80, 1, q)
		}
	}
}

var (
	deepRamp  = texture.Ramp{texture.HexRGB(0x020d12), texture.HexRGB(0x04202a), texture.HexRGB(0x0a3a47), texture.HexRGB(0x125a66), texture.HexRGB(0x2a8a90)}
	deepNet   = texture.HexRGB(0x8ff0dc)
	deepShaft = texture.HexRGB(0x7fe0d8)
	deepMote  = texture.HexRGB(0xdffff6)
)

// frameWide is how wide the frame of the glass is, in units.
const frameWide = 6

// glassDim is how much darker the water is outside the glass.
const glassDim = 0.52

func (p *deep) shade(y0, y1 int) {
	var buf [4][]float32
	for i := range buf {
		buf[i] = make([]float32, p.w)
	}
	for y := y0; y < y1; y++ {
		for i, c := range [4]texture.Coarse{p.tone, p.glow, p.shaft, p.net} {
			c.Expand(buf[i], y)
		}
		tone, glow, shaft, net := buf[0], buf[1], buf[2], buf[3]
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		lane := y >= p.plan.Lane.Min.Y && y < p.plan.Lane.Max.Y
		for x := range tone {
			in := art.InsideOf(p.plan.Glass, p.s, float32(x)+0.5, float32(y)+0.5)
			light := glow[x]
			c := deepRamp.At(texture.Clamp01((0.26 + 0.42*tone[x]) * light))
			c = c.Screen(deepShaft, 0.13*shaft[x]).Screen(deepNet, 0.11*texture.Clamp01(net[x])*light)
			switch {
			case in < 0: // the frame throws a shadow outside,
				c = c.Mul(glassDim * (1 - 0.7*texture.Falloff((-in-frameWide)/5)))
			case lane:
				c = c.Mul(0.84 * (1 - 0.8*texture.Falloff(in/9)))
			default: // and inside, since it stands higher
				c = c.Mul(1 - 0.8*texture.Falloff(in/9))
			}
			c = c.Screen(deepMote, p.mote(x, y))
			d := texture.Dither(x, y)
			texture.PutRGB(pix, 4*x, texture.RGB{R: c.R + d, G: c.G + d, B: c.B + d})
		}
	}
}

// mote is a speck of drifting dust, about one in forty by forty units.
func (p *deep) mote(x, y int) float32 {
	const cell = 40
	ux, uy := (float32(x)+0.5)/p.s, (float32(y)+0.5)/p.s
	i, j := texture.Floor32(ux/cell), texture.Floor32(uy/cell)
	bright := texture.Rand2(i, j, p.seed+71)
	if bright < 0.45 {
		return 0
	}
	dx := ux - (float32(i)+0.1+0.8*texture.Rand2(i, j, p.seed+72))*cell
	dy := uy - (float32(j)+0.1+0.8*texture.Rand2(i, j, p.seed+73))*cell
	r := 0.5 + 0.8*texture.Rand2(i, j, p.seed+74)
	d2 := (dx*dx + dy*dy) / (r * r)
	if d2 > 6 {
		return 0
	}
	return (bright - 0.42) * 0.7 * texture.Exp32(-d2)
}

// fittings are the frame and what is engraved on the glass, in order.
func (p *deep) fittings() []func(c *art.Canvas) {
	k := 1 / float64(p.s)
	b := art.UnitBox(p.plan.Glass, k)
	if b.W < 60 || b.H < 60 {
		return nil
	}
	const r = 19.0
	out := []func(c *art.Canvas){
		func(c *art.Canvas) {
			size := b.W
			if b.H < size {
				size = b.H
			}
			c.Icon("triton-head", b.X+b.W/2, b.Y+b.H/2, size*0.62, art.SolidA("#bff5e8", 0.042))
			c.Stroke(art.Circle(b.X+b.W/2, b.Y+b.H/2, size*0.36), 1.2, art.SolidA("#bff5e8", 0.06))
			c.Stroke(art.Circle(b.X+b.W/2, b.Y+b.H/2, size*0.375), 0.7, art.SolidA("#bff5e8", 0.06))
		},
		func(c *art.Canvas) { nacreFrame(c, b, r) },
	}
	if l := p.plan.Lane; !l.Empty() {
		out = append(out, func(c *art.Canvas) {
			for _, y := range [2]float64{float64(l.Min.Y) * k, float64(l.Max.Y) * k} {
				c.Fill(art.Rect(b.X+2, y-0.5, b.W-4, 1), art.Linear(b.X, 0, b.X+b.W, 0,
					art.SA(0, "#bff5e8", 0.05), art.SA(0.5, "#bff5e8", 0.26), art.SA(1, "#bff5e8", 0.05)))
			}
		})
	}
	return out
}

// nacreFrame is the frame of the glass: nacre between two lines of pale gold.
func nacreFrame(c *art.Canvas, b art.Box, r float64) {
	ring := art.RingOf(b.Inset(-frameWide), r+frameWide, b, r)
	c.Fill(ring, art.Solid("#031318"))
	f := b.Inset(-5.2)
	nacre := art.RingOf(f, r+5.2, b.Inset(-0.6), r+0.6)
	c.Fill(nacre, c.Tile(texture.NacreTile(), 1))
	c.Fill(nacre, art.Linear(f.X, f.Y, f.X+f.W*0.5, f.Y+f.H, art.SA(0, "#fff", 0.42), art.SA(0.45, "#3f7d7c", 0.18), art.SA(1, "#04363c", 0.45)))
	c.Stroke(f.Round(r+5.2), 1.1, champagne(f))
	c.Stroke(b.Inset(-0.3).Round(r+0.3), 0.9, champagne(f).Alpha(0.8))
}
