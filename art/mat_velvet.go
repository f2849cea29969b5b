package art

import (
	"image"
	"math"
)

// VelvetPlan says what lies on the velvet of Arcane Duel, in pixels.
type VelvetPlan struct {
	Table     image.Rectangle // the cloth with its gilded edge; wood lies around it
	CX, CY, R float64         // the circle of arcane signs; R of 0 leaves it out
	Candles   []image.Point   // where candles stand: their feet
}

// velvet holds the planes of the mat. Slow things are computed on every fourth
// pixel, the nap of the cloth on every one.
type velvet struct {
	m     *Mat
	w, h  int
	s     float32 // pixels a unit; the picture is about 720 units high
	plan  VelvetPlan
	seed  uint32
	wood  *wood
	fold  coarse // where the nap has been stroked, -1..1
	light coarse // a factor
	warm  coarse // candle light, 0..1
	magic coarse // the light of the circle, 0..1
	nap   field
}

// MatVelvet is the table of Arcane Duel: violet velvet with a gilded edge on
// dark planks, and a circle of arcane signs sewn on it with gold thread. w and
// h are pixels, seed the arrangement of the nap.
func MatVelvet(w, h int, plan VelvetPlan, seed uint32) *Mat {
	m := newMat(w, h, hexRGB(0x2c1550), hexRGB(0x150926))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &velvet{m: m, w: w, h: h, s: float32(min(w, h)) / 720, plan: plan, seed: seed}
	if h > w { // a phone held upright is 390 units wide
		p.s = float32(w) / 390
	}
	p.plan.Table = plan.Table.Intersect(m.Img.Rect)
	p.wood = &wood{m: m, s: p.s, seed: seed + 90, bend: newCoarse(w, h, 4), light: newCoarse(w, h, 4)}
	for _, c := range []*coarse{&p.fold, &p.light, &p.warm, &p.magic} {
		*c = newCoarse(w, h, 4)
	}
	p.nap = newField(w, h)
	m.stages = []matStage{
		{p.wood.bend.h, p.wood.paintCoarse},
		{p.fold.h, p.paintCoarse},
		{h, p.wood.shade},
		{h, p.brush},
		{h, p.shade},
	}
	m.sew(float64(p.s), p.ornaments()...)
	return m
}

// inside tells how many units a pixel lies within the cloth.
func (p *velvet) inside(x, y float32) float32 {
	q := summit{s: p.s, plateau: p.plan.Table}
	return q.inside(x, y)
}

func (p *velvet) paintCoarse(y0, y1 int) {
	t := p.plan.Table
	cx, cy := float32(t.Min.X+t.Max.X)/2, float32(t.Min.Y+t.Max.Y)/2
	if p.plan.R > 0 {
		cx, cy = float32(p.plan.CX), float32(p.plan.CY)
	}
	for y := y0; y < y1; y++ {
		for x := range p.fold.w {
			px, py := float32(x*4), float32(y*4)
			ux, uy := px/p.s, py/p.s
			i := y*p.fold.w + x
			wx := fbm(ux/160, uy/160, 3, p.seed+1)
			a := fbm(ux/120+1.6*wx, uy/46-0.9*wx, 4, p.seed+2)
			p.fold.v[i] = 2 * (a - 0.5)
			dx, dy := (px-cx)/p.s/560, (py-cy)/p.s/400
			pool := exp32(-(dx*dx + dy*dy) * 1.5)
			lx, ly := px/float32(p.w)-0.36, py/float32(p.h)-0.24
			p.light.v[i] = 0.50 + 0.50*pool + 0.24*exp32(-(lx*lx+ly*ly)*4)
			if r := float32(p.plan.R); r > 0 {
				mx, my := (px-cx)/r, (py-cy)/r
				d := sqrt32(mx*mx + my*my)
				p.magic.v[i] = 0.34*exp32(-d*d*1.5) + 0.10*smoothstep(1.05, 0.9, d)
			}
			for _, k := range p.plan.Candles {
				ex, ey := (px-float32(k.X))/p.s/118, (py-float32(k.Y)+90*p.s)/p.s/118
				p.warm.v[i] += exp32(-(ex*ex + ey*ey))
			}
		}
	}
}

// brush lays the nap: short fibres, long strokes.
func (p *velvet) brush(y0, y1 int) {
	inv := 1 / p.s
	for y := y0; y < y1; y++ {
		row := p.nap.row(y)
		uy := float32(y) * inv
		addFBMRow(row, 0, inv/26, uy/7, 1.0, 3, 0, 0, p.seed+11)
		addFBMRow(row, 0, inv/2.6, uy/1.5, 0.62, 2, 0, 0, p.seed+12)
	}
}

var (
	velvetRamp = ramp{hexRGB(0x140620), hexRGB(0x2a0f44), hexRGB(0x431c6c), hexRGB(0x5e3092), hexRGB(0x8650bc), hexRGB(0xbe8ee8)}
	candleGlow = hexRGB(0xffb060)
	circleGlow = hexRGB(0xd8a0e0)
	gildRamp   = ramp{hexRGB(0x3a220a), hexRGB(0x8d5f22), hexRGB(0xdcae54), hexRGB(0xfff0b8)}
)

// clothEdge is the width in units of the gilded edge.
const clothEdge = 4.2

func (p *velvet) shade(y0, y1 int) {
	var buf [4][]float32
	for i := range buf {
		buf[i] = make([]float32, p.w)
	}
	fold, light, warm, magic := buf[0], buf[1], buf[2], buf[3]
	for y := y0; y < y1; y++ {
		for i, c := range [4]coarse{p.fold, p.light, p.warm, p.magic} {
			c.expand(buf[i], y)
		}
		nap := p.nap.row(y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		for x := range nap {
			in := p.inside(float32(x)+0.5, float32(y)+0.5)
			o := 4 * x
			under := getRGB(pix, o)
			if in < 0 { // the shadow of the cloth, and candle light, on wood
				under = under.mul(0.62*(1-0.72*falloff(-in/7))).screen(candleGlow, 0.10*clamp01(warm[x]))
			}
			soft := 0.5 / p.s
			cover := smoothstep(-soft, soft, in)
			c := under
			if cover > 0 {
				c = p.cloth(x, y, in, fold[x], light[x], warm[x], nap[x]).screen(circleGlow, magic[x]*(0.8+0.4*fold[x]))
				c = under.mix(c, cover)
			}
			d := dither(x, y)
			putRGB(pix, o, rgb{c.R + d, c.G + d, c.B + d})
		}
	}
}

// cloth is the colour of the velvet in units from its edge.
func (p *velvet) cloth(x, y int, in, fold, light, warm, nap float32) rgb {
	if in < clothEdge { // a round gilded cord, lit from the upper left
		across := in/clothEdge*2 - 1
		nx, ny := p.outward(x, y)
		// across is -1 at the outer side, whose normal points outward
		tilt := across * (0.62*nx + 0.72*ny) // positive where it faces the light
		round := sqrt32(max(0, 1-across*across))
		return gildRamp.at(clamp01(0.20 + 0.42*round + 0.40*tilt)).mul(0.55 + 0.45*light)
	}
	i, j := min(x+1, p.w-1), min(y+1, p.h-1)
	slope := p.nap.v[y*p.w+x] - 0.5*(p.nap.v[y*p.w+i]+p.nap.v[j*p.w+x])
	t := 0.36 + 0.13*fold + 0.10*(nap-0.8) + 0.22*slope
	c := velvetRamp.at(clamp01(t * (0.52 + 0.60*light)))
	// The edge of a cloth stands a little higher than what it holds.
	c = c.mul(1 - 0.55*falloff((in-clothEdge)/9))
	return c.screen(candleGlow, 0.42*clamp01(warm)*(0.75+0.5*fold))
}

// outward is the direction from the cloth to the nearest edge.
func (p *velvet) outward(x, y int) (float32, float32) {
	fx, fy := float32(x)+0.5, float32(y)+0.5
	dx := p.inside(fx+1, fy) - p.inside(fx-1, fy)
	dy := p.inside(fx, fy+1) - p.inside(fx, fy-1)
	n := sqrt32(dx*dx+dy*dy) + 1e-6
	return -dx / n, -dy / n
}

// ornaments are the pieces sewn on the cloth, in order.
func (p *velvet) ornaments() []func(c *Canvas) {
	k := 1 / float64(p.s)
	b := unitBox(p.plan.Table, k)
	var out []func(c *Canvas)
	if b.w < 60 || b.h < 60 {
		return out
	}
	out = append(out, func(c *Canvas) {
		in := b.inset(14)
		c.Stroke(in.inset(-1).round(20), 1.1, SolidA("#000", 0.5))
		c.Stroke(in.round(19), 1.2, SolidA("#e9c46a", 0.55))
		c.StrokeDash(b.inset(19).round(15), 1.2, []float64{2.4, 3.4}, SolidA("#e9c46a", 0.50))
	})
	if r := p.plan.R * k; r >= 20 {
		cx, cy := p.plan.CX*k, p.plan.CY*k
		out = append(out,
			func(c *Canvas) { c.thread(circleRings(cx, cy, r), r*0.008, 0.62) },
			func(c *Canvas) { c.thread(circleTicks(cx, cy, r), r*0.006, 0.55) },
			func(c *Canvas) { c.thread(circleStar(cx, cy, r), r*0.006, 0.42) },
			func(c *Canvas) { c.circleSigns(cx, cy, r) })
	}
	for _, q := range p.plan.Candles {
		x, y := float64(q.X)*k, float64(q.Y)*k
		out = append(out, func(c *Canvas) { c.Candle(x, y, 1) })
	}
	return out
}

// thread sews a line with gold thread: a dark furrow under a pale strand.
func (c *Canvas) thread(p *Path, width, alpha float64) {
	width = math.Max(width, 0.9)
	q := p.outline(width, c.Scale(), false)
	c.Fill(q.Transformed(Translate(width*0.5, width*0.7)), SolidA("#080312", alpha*0.9))
	c.Fill(q, SolidA("#f0cf86", alpha))
}

func circleRings(cx, cy, r float64) *Path {
	p := Circle(cx, cy, r)
	for _, k := range [3]float64{0.945, 0.765, 0.51} {
		p.Append(Circle(cx, cy, r*k), Identity())
	}
	return p
}

// circleTicks graduates the outer ring, every sixth tick longer.
func circleTicks(cx, cy, r float64) *Path {
	p := new(Path)
	for i := range 72 {
		s, c := math.Sincos(float64(i) * math.Pi / 36)
		to := 0.975
		if i%6 == 0 {
			to = 0.945
		}
		p.Append(Line(cx+r*c, cy+r*s, cx+r*to*c, cy+r*to*s), Identity())
	}
	return p
}

// circleStar is the star of seven points within the ring.
func circleStar(cx, cy, r float64) *Path {
	p := new(Path)
	for i := range 8 {
		s, c := math.Sincos(float64(i*3)*2*math.Pi/7 - math.Pi/2)
		p.corner(i, cx+r*0.765*c, cy+r*0.765*s)
	}
	return p.Close()
}

// signs are the arcane signs around the circle, clockwise from the top.
var signs = [8]string{"pentacle", "eclipse", "triquetra", "rune-stone", "star-altar", "divided-spiral", "all-seeing-eye", "moon-orbit"}

func (c *Canvas) circleSigns(cx, cy, r float64) {
	for i, name := range signs {
		s, co := math.Sincos(float64(i)*math.Pi/4 + math.Pi/8 - math.Pi/2)
		x, y, size := cx+r*0.855*co, cy+r*0.855*s, r*0.128
		c.Icon(name, x+size*0.05, y+size*0.07, size, SolidA("#080312", 0.7))
		c.Icon(name, x, y, size, SolidA("#f0cf86", 0.62))
	}
}
