package art

import "image"

// DeepPlan says what lies on the glass of Aestery, in pixels.
type DeepPlan struct {
	Glass image.Rectangle // the lit glass that cards lie on, framed in nacre
	Lane  image.Rectangle // the strip between the two sides, darker; may be empty
}

// deep holds the planes of the mat. The nets of light are slow to compute and
// soft, so they are kept at two units a point.
type deep struct {
	m     *Mat
	w, h  int
	s     float32 // pixels a unit
	plan  DeepPlan
	seed  uint32
	tone  coarse // murk
	glow  coarse // the light from above, a factor
	shaft coarse // beams, 0..1
	net   coarse // nets of light, 0..1
}

// MatDeep is the table of Aestery: a pane of lit sea glass in a frame of nacre,
// and the dark water around it. w and h are pixels, seed the pattern of the
// light.
func MatDeep(w, h int, plan DeepPlan, seed uint32) *Mat {
	m := newMat(w, h, hexRGB(0x0c3a46), hexRGB(0x04181f))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &deep{m: m, w: w, h: h, s: float32(matUnits(w, h)), plan: plan, seed: seed}
	p.plan.Glass = plan.Glass.Intersect(m.Img.Rect)
	p.plan.Lane = plan.Lane.Intersect(p.plan.Glass)
	p.tone, p.glow, p.shaft = newCoarse(w, h, 4), newCoarse(w, h, 4), newCoarse(w, h, 4)
	p.net = newCoarse(w, h, max(1, int(2*p.s+0.5)))
	m.stages = []matStage{{p.tone.h, p.paintCoarse}, {p.net.h, p.paintNet}, {h, p.shade}}
	m.sew(float64(p.s), p.fittings()...)
	return m
}

func (p *deep) paintCoarse(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.tone.w {
			px, py := float32(x*4), float32(y*4)
			ux, uy := px/p.s, py/p.s
			u, v := px/float32(p.w), py/float32(p.h)
			i := y*p.tone.w + x
			p.tone.v[i] = fbm(ux/300, uy/300, 3, p.seed)
			dx, dy := (u-0.38)*1.0, (v-0.28)*0.9
			pool := exp32(-(dx*dx*4.2 + dy*dy*3.4))
			vx, vy := u-0.48, (v-0.46)*0.95
			p.glow.v[i] = (0.52 + 0.66*pool) * (1 - 0.40*smoothstep(0.34, 0.80, sqrt32(vx*vx+vy*vy)))
			t := ux*0.0030 + uy*0.0017
			beam := fbm(t*5.5, 2, 4, p.seed+3)
			p.shaft.v[i] = smoothstep(0.46, 0.80, beam) * smoothstep(1.05, 0.05, v) * smoothstep(1.1, 0.1, u*0.8)
		}
	}
}

// paintNet computes the nets of light that waves cast on a bottom.
func (p *deep) paintNet(y0, y1 int) {
	k := float32(p.net.step) / p.s
	for y := y0; y < y1; y++ {
		for x := range p.net.w {
			ux, uy := float32(x)*k, float32(y)*k
			a, b := ux*0.83+uy*0.56, -ux*0.56+uy*0.83+900
			wx, wy := 110*fbm(a/74, b/74, 3, p.seed+11), 110*fbm(a/74+7, b/74+3, 3, p.seed+19)
			n := 1 - abs32(2*noise2((a+wx)/58, (b+wy)/44, p.seed+5)-1)
			q := 1 - abs32(2*noise2((a-wy)/41, (b+wx)/33, p.seed+25)-1)
			p.net.v[y*p.net.w+x] = smoothstep(0.74, 1, n) + 0.6*smoothstep(0.80, 1, q)
		}
	}
}

var (
	deepRamp  = ramp{hexRGB(0x020d12), hexRGB(0x04202a), hexRGB(0x0a3a47), hexRGB(0x125a66), hexRGB(0x2a8a90)}
	deepNet   = hexRGB(0x8ff0dc)
	deepShaft = hexRGB(0x7fe0d8)
	deepMote  = hexRGB(0xdffff6)
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
	q := summit{s: p.s, plateau: p.plan.Glass}
	for y := y0; y < y1; y++ {
		for i, c := range [4]coarse{p.tone, p.glow, p.shaft, p.net} {
			c.expand(buf[i], y)
		}
		tone, glow, shaft, net := buf[0], buf[1], buf[2], buf[3]
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		lane := y >= p.plan.Lane.Min.Y && y < p.plan.Lane.Max.Y
		for x := range tone {
			in := q.inside(float32(x)+0.5, float32(y)+0.5)
			light := glow[x]
			c := deepRamp.at(clamp01((0.26 + 0.42*tone[x]) * light))
			c = c.screen(deepShaft, 0.13*shaft[x]).screen(deepNet, 0.11*clamp01(net[x])*light)
			switch {
			case in < 0: // the frame throws a shadow outside,
				c = c.mul(glassDim * (1 - 0.7*falloff((-in-frameWide)/5)))
			case lane:
				c = c.mul(0.84 * (1 - 0.8*falloff(in/9)))
			default: // and inside, since it stands higher
				c = c.mul(1 - 0.8*falloff(in/9))
			}
			c = c.screen(deepMote, p.mote(x, y))
			d := dither(x, y)
			putRGB(pix, 4*x, rgb{c.R + d, c.G + d, c.B + d})
		}
	}
}

// mote is a speck of drifting dust, about one in forty by forty units.
func (p *deep) mote(x, y int) float32 {
	const cell = 40
	ux, uy := (float32(x)+0.5)/p.s, (float32(y)+0.5)/p.s
	i, j := floor32(ux/cell), floor32(uy/cell)
	bright := rand2(i, j, p.seed+71)
	if bright < 0.45 {
		return 0
	}
	dx := ux - (float32(i)+0.1+0.8*rand2(i, j, p.seed+72))*cell
	dy := uy - (float32(j)+0.1+0.8*rand2(i, j, p.seed+73))*cell
	r := 0.5 + 0.8*rand2(i, j, p.seed+74)
	d2 := (dx*dx + dy*dy) / (r * r)
	if d2 > 6 {
		return 0
	}
	return (bright - 0.42) * 0.7 * exp32(-d2)
}

// fittings are the frame and what is engraved on the glass, in order.
func (p *deep) fittings() []func(c *Canvas) {
	k := 1 / float64(p.s)
	b := unitBox(p.plan.Glass, k)
	if b.w < 60 || b.h < 60 {
		return nil
	}
	const r = 19.0
	out := []func(c *Canvas){
		func(c *Canvas) {
			size := b.w
			if b.h < size {
				size = b.h
			}
			c.Icon("triton-head", b.x+b.w/2, b.y+b.h/2, size*0.62, SolidA("#bff5e8", 0.042))
			c.Stroke(Circle(b.x+b.w/2, b.y+b.h/2, size*0.36), 1.2, SolidA("#bff5e8", 0.06))
			c.Stroke(Circle(b.x+b.w/2, b.y+b.h/2, size*0.375), 0.7, SolidA("#bff5e8", 0.06))
		},
		func(c *Canvas) { c.nacreFrame(b, r) },
	}
	if l := p.plan.Lane; !l.Empty() {
		out = append(out, func(c *Canvas) {
			for _, y := range [2]float64{float64(l.Min.Y) * k, float64(l.Max.Y) * k} {
				c.Fill(Rect(b.x+2, y-0.5, b.w-4, 1), Linear(b.x, 0, b.x+b.w, 0,
					SA(0, "#bff5e8", 0.05), SA(0.5, "#bff5e8", 0.26), SA(1, "#bff5e8", 0.05)))
			}
		})
	}
	return out
}

// nacreFrame is the frame of the glass: nacre between two lines of pale gold.
func (c *Canvas) nacreFrame(b box, r float64) {
	ring := ringOf(b.inset(-frameWide), r+frameWide, b, r)
	c.Fill(ring, Solid("#031318"))
	f := b.inset(-5.2)
	nacre := ringOf(f, r+5.2, b.inset(-0.6), r+0.6)
	c.Fill(nacre, c.tile(nacreTile(), 1))
	c.Fill(nacre, Linear(f.x, f.y, f.x+f.w*0.5, f.y+f.h, SA(0, "#fff", 0.42), SA(0.45, "#3f7d7c", 0.18), SA(1, "#04363c", 0.45)))
	c.Stroke(f.round(r+5.2), 1.1, f.champagne())
	c.Stroke(b.inset(-0.3).round(r+0.3), 0.9, f.champagne().Alpha(0.8))
}
