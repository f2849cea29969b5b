package arcaneduel

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
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
	m     *art.Mat
	w, h  int
	s     float32 // pixels a unit; the picture is about 720 units high
	plan  VelvetPlan
	seed  uint32
	wood  *art.Wood
	fold  texture.Coarse // where the nap has been stroked, -1..1
	light texture.Coarse // a factor
	warm  texture.Coarse // candle light, 0..1
	magic texture.Coarse // the light of the circle, 0..1
	nap   texture.Field
}

// MatVelvet is the table of Arcane Duel: violet velvet with a gilded edge on
// dark planks, and a circle of arcane signs sewn on it with gold thread. w and
// h are pixels, seed the arrangement of the nap.
func MatVelvet(w, h int, plan VelvetPlan, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0x2c1550), texture.HexRGB(0x150926))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &velvet{m: m, w: w, h: h, s: float32(min(w, h)) / 720, plan: plan, seed: seed}
	if h > w { // a phone held upright is 390 units wide
		p.s = float32(w) / 390
	}
	p.plan.Table = plan.Table.Intersect(m.Img.Rect)
	p.wood = &art.Wood{M: m, S: p.s, Seed: seed + 90, Bend: texture.NewCoarse(w, h, 4), Light: texture.NewCoarse(w, h, 4)}
	for _, c := range []*texture.Coarse{&p.fold, &p.light, &p.warm, &p.magic} {
		*c = texture.NewCoarse(w, h, 4)
	}
	p.nap = texture.NewField(w, h)
	m.Stages = []art.MatStage{
		{Rows: p.wood.Bend.H, Run: p.wood.PaintCoarse},
		{Rows: p.fold.H, Run: p.paintCoarse},
		{Rows: h, Run: p.wood.Shade},
		{Rows: h, Run: p.brush},
		{Rows: h, Run: p.shade},
	}
	m.Sew(float64(p.s), p.ornaments()...)
	return m
}

// inside tells how many units a pixel lies within the cloth.
func (p *velvet) inside(x, y float32) float32 {
	return art.InsideOf(p.plan.Table, p.s, x, y)
}

func (p *velvet) paintCoarse(y0, y1 int) {
	t := p.plan.Table
	cx, cy := float32(t.Min.X+t.Max.X)/2, float32(t.Min.Y+t.Max.Y)/2
	if p.plan.R > 0 {
		cx, cy = float32(p.plan.CX), float32(p.plan.CY)
	}
	for y := y0; y < y1; y++ {
		for x := range p.fold.W {
			px, py := float32(x*4), float32(y*4)
			ux, uy := px/p.s, py/p.s
			i := y*p.fold.W + x
			wx := texture.FBM(ux/160, uy/160, 3, p.seed+1)
			a := texture.FBM(ux/120+1.6*wx, uy/46-0.9*wx, 4, p.seed+2)
			p.fold.V[i] = 2 * (a - 0.5)
			dx, dy := (px-cx)/p.s/560, (py-cy)/p.s/400
			pool := texture.Exp32(-(dx*dx + dy*dy) * 1.5)
			lx, ly := px/float32(p.w)-0.36, py/float32(p.h)-0.24
			p.light.V[i] = 0.50 + 0.50*pool + 0.24*texture.Exp32(-(lx*lx+ly*ly)*4)
			if r := float32(p.plan.R); r > 0 {
				mx, my := (px-cx)/r, (py-cy)/r
				d := texture.Sqrt32(mx*mx + my*my)
				p.magic.V[i] = 0.34*texture.Exp32(-d*d*1.5) + 0.10*texture.Smoothstep(1.05, 0.9, d)
			}
			for _, k := range p.plan.Candles {
				ex, ey := (px-float32(k.X))/p.s/118, (py-float32(k.Y)+90*p.s)/p.s/118
				p.warm.V[i] += texture.Exp32(-(ex*ex + ey*ey))
			}
		}
	}
}

// brush lays the nap: short fibres, long strokes.
func (p *velvet) brush(y0, y1 int) {
	inv := 1 / p.s
	for y := y0; y < y1; y++ {
		row := p.nap.Row(y)
		uy := float32(y) * inv
		texture.AddFBMRow(row, 0, inv/26, uy/7, 1.0, 3, 0, 0, p.seed+11)
		texture.AddFBMRow(row, 0, inv/2.6, uy/1.5, 0.62, 2, 0, 0, p.seed+12)
	}
}

var (
	velvetRamp = texture.Ramp{texture.HexRGB(0x140620), texture.HexRGB(0x2a0f44), texture.HexRGB(0x431c6c), texture.HexRGB(0x5e3092), texture.HexRGB(0x8650bc), texture.HexRGB(0xbe8ee8)}
	candleGlow = texture.HexRGB(0xffb060)
	circleGlow = texture.HexRGB(0xd8a0e0)
	gildRamp   = texture.Ramp{texture.HexRGB(0x3a220a), texture.HexRGB(0x8d5f22), texture.HexRGB(0xdcae54), texture.HexRGB(0xfff0b8)}
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
		for i, c := range [4]texture.Coarse{p.fold, p.light, p.warm, p.magic} {
			c.Expand(buf[i], y)
		}
		nap := p.nap.Row(y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		for x := range nap {
			in := p.inside(float32(x)+0.5, float32(y)+0.5)
			o := 4 * x
			under := texture.GetRGB(pix, o)
			if in < 0 { // the shadow of the cloth, and candle light, on wood
				under = under.Mul(0.62*(1-0.72*texture.Falloff(-in/7))).Screen(candleGlow, 0.10*texture.Clamp01(warm[x]))
			}
			soft := 0.5 / p.s
			cover := texture.Smoothstep(-soft, soft, in)
			c := under
			if cover > 0 {
				c = p.cloth(x, y, in, fold[x], light[x], warm[x], nap[x]).Screen(circleGlow, magic[x]*(0.8+0.4*fold[x]))
				c = under.Mix(c, cover)
			}
			d := texture.Dither(x, y)
			texture.PutRGB(pix, o, texture.RGB{R: c.R + d, G: c.G + d, B: c.B + d})
		}
	}
}

// cloth is the colour of the velvet in units from its edge.
func (p *velvet) cloth(x, y int, in, fold, light, warm, nap float32) texture.RGB {
	if in < clothEdge { // a round gilded cord, lit from the upper left
		across := in/clothEdge*2 - 1
		nx, ny := p.outward(x, y)
		// across is -1 at the outer side, whose normal points outward
		tilt := across * (0.62*nx + 0.72*ny) // positive where it faces the light
		round := texture.Sqrt32(max(0, 1-across*across))
		return gildRamp.At(texture.Clamp01(0.20 + 0.42*round + 0.40*tilt)).Mul(0.55 + 0.45*light)
	}
	i, j := min(x+1, p.w-1), min(y+1, p.h-1)
	slope := p.nap.V[y*p.w+x] - 0.5*(p.nap.V[y*p.w+i]+p.nap.V[j*p.w+x])
	t := 0.36 + 0.13*fold + 0.10*(nap-0.8) + 0.22*slope
	c := velvetRamp.At(texture.Clamp01(t * (0.52 + 0.60*light)))
	// The edge of a cloth stands a little higher than what it holds.
	c = c.Mul(1 - 0.55*texture.Falloff((in-clothEdge)/9))
	return c.Screen(candleGlow, 0.42*texture.Clamp01(warm)*(0.75+0.5*fold))
}

// outward is the direction from the cloth to the nearest edge.
func (p *velvet) outward(x, y int) (float32, float32) {
	fx, fy := float32(x)+0.5, float32(y)+0.5
	dx := p.inside(fx+1, fy) - p.inside(fx-1, fy)
	dy := p.inside(fx, fy+1) - p.inside(fx, fy-1)
	n := texture.Sqrt32(dx*dx+dy*dy) + 1e-6
	return -dx / n, -dy / n
}

// ornaments are the pieces sewn on the cloth, in order.
func (p *velvet) ornaments() []func(c *art.Canvas) {
	k := 1 / float64(p.s)
	b := art.UnitBox(p.plan.Table, k)
	var out []func(c *art.Canvas)
	if b.W < 60 || b.H < 60 {
		return out
	}
	out = append(out, func(c *art.Canvas) {
		in := b.Inset(14)
		c.Stroke(in.Inset(-1).Round(20), 1.1, art.SolidA("#000", 0.5))
		c.Stroke(in.Round(19), 1.2, art.SolidA("#e9c46a", 0.55))
		c.StrokeDash(b.Inset(19).Round(15), 1.2, []float64{2.4, 3.4}, art.SolidA("#e9c46a", 0.50))
	})
	if r := p.plan.R * k; r >= 20 {
		cx, cy := p.plan.CX*k, p.plan.CY*k
		out = append(out,
			func(c *art.Canvas) { thread(c, circleRings(cx, cy, r), r*0.008, 0.62) },
			func(c *art.Canvas) { thread(c, circleTicks(cx, cy, r), r*0.006, 0.55) },
			func(c *art.Canvas) { thread(c, circleStar(cx, cy, r), r*0.006, 0.42) },
			func(c *art.Canvas) { circleSigns(c, cx, cy, r) })
	}
	for _, q := range p.plan.Candles {
		x, y := float64(q.X)*k, float64(q.Y)*k
		out = append(out, func(c *art.Canvas) { Candle(c, x, y, 1) })
	}
	return out
}

// thread sews a line with gold thread: a dark furrow under a pale strand.
func thread(c *art.Canvas, p *art.Path, width, alpha float64) {
	width = math.Max(width, 0.9)
	q := p.Outline(width, c.Scale(), false)
	c.Fill(q.Transformed(art.Translate(width*0.5, width*0.7)), art.SolidA("#080312", alpha*0.9))
	c.Fill(q, art.SolidA("#f0cf86", alpha))
}

func circleRings(cx, cy, r float64) *art.Path {
	p := art.Circle(cx, cy, r)
	for _, k := range [3]float64{0.945, 0.765, 0.51} {
		p.Append(art.Circle(cx, cy, r*k), art.Identity())
	}
	return p
}

// circleTicks graduates the outer ring, every sixth tick longer.
func circleTicks(cx, cy, r float64) *art.Path {
	p := new(art.Path)
	for i := range 72 {
		s, c := math.Sincos(float64(i) * math.Pi / 36)
		to := 0.975
		if i%6 == 0 {
			to = 0.945
		}
		p.Append(art.Line(cx+r*c, cy+r*s, cx+r*to*c, cy+r*to*s), art.Identity())
	}
	return p
}

// circleStar is the star of seven points within the ring.
func circleStar(cx, cy, r float64) *art.Path {
	p := new(art.Path)
	for i := range 8 {
		s, c := math.Sincos(float64(i*3)*2*math.Pi/7 - math.Pi/2)
		p.Corner(i, cx+r*0.765*c, cy+r*0.765*s)
	}
	return p.Close()
}

// signs are the arcane signs around the circle, clockwise from the top.
var signs = [8]string{"pentacle", "eclipse", "triquetra", "rune-stone", "star-altar", "divided-spiral", "all-seeing-eye", "moon-orbit"}

func circleSigns(c *art.Canvas, cx, cy, r float64) {
	for i, name := range signs {
		s, co := math.Sincos(float64(i)*math.Pi/4 + math.Pi/8 - math.Pi/2)
		x, y, size := cx+r*0.855*co, cy+r*0.855*s, r*0.128
		c.Icon(name, x+size*0.05, y+size*0.07, size, art.SolidA("#080312", 0.7))
		c.Icon(name, x, y, size, art.SolidA("#f0cf86", 0.62))
	}
}
