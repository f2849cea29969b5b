package art

import (
	"image"
	"math"
)

// WarPlan says what lies on the table of Drakerion, in pixels.
type WarPlan struct {
	Map image.Rectangle // the leather map, stitched, with corners of steel
}

// warMat is the mat; its relief is the land that is drawn on the map.
type warMat struct{ sheetMat }

// MatWar is the table of Drakerion: a map of tooled leather, its heights as
// contour lines, on the dark boards of a war tent. w and h are pixels, seed the
// land.
func MatWar(w, h int, plan WarPlan, seed uint32) *Mat {
	m := newMat(w, h, hexRGB(0x3a2f24), hexRGB(0x1d1712))
	p := &warMat{newSheetMat(m, plan.Map, seed)}
	p.lay(p.survey, p.tan, p.shade, p.fittings())
	return m
}

// survey is the land and the light it lies in.
func (p *warMat) survey(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.relief.w {
			ux, uy := float32(x*4)/p.s, float32(y*4)/p.s
			i := y*p.relief.w + x
			wx := fbm(ux/190, uy/190, 3, p.seed+1) - 0.5
			p.relief.v[i] = fbm(ux/210+0.9*wx, uy/170-0.7*wx, 4, p.seed+2)
			u, v := float32(x*4)/float32(p.w), float32(y*4)/float32(p.h)
			dx, dy := u-0.40, v-0.30
			p.light.v[i] = 0.66 + 0.52*exp32(-(dx*dx*4+dy*dy*3.2))
		}
	}
}

// tan lays the grain of the leather.
func (p *warMat) tan(y0, y1 int) {
	inv := 1 / p.s
	for y := y0; y < y1; y++ {
		row := p.grain.row(y)
		uy := float32(y) * inv
		addFBMRow(row, 0, inv/3.2, uy/3.2, 0.6, 2, 0, 0, p.seed+11)
		addFBMRow(row, 0, inv/46, uy/30, 0.8, 3, 0, 0, p.seed+12)
	}
}

var (
	landRamp = ramp{hexRGB(0x5c4425), hexRGB(0x7d5c32), hexRGB(0x94703f), hexRGB(0xa9824c)}
	seaRamp  = ramp{hexRGB(0x3c413c), hexRGB(0x4b524b), hexRGB(0x5c6258)}
	hideInk  = hexRGB(0x38230f)
)

// coast is the height at which the sea of the map ends.
const coast = 0.49

func (p *warMat) shade(y0, y1 int) {
	height, light := make([]float32, p.w), make([]float32, p.w)
	below := make([]float32, p.w)
	q := summit{s: p.s, plateau: p.sheet}
	for y := y0; y < y1; y++ {
		p.relief.expand(height, y)
		p.relief.expand(below, min(y+1, p.h-1))
		p.light.expand(light, y)
		grain := p.grain.row(y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		for x := range grain {
			in := q.inside(float32(x)+0.5, float32(y)+0.5)
			o := 4 * x
			if in < 0 { // the shadow of the map on wood
				p.shadow(pix, o, -in, 0.62, dither(x, y))
				continue
			}
			right := height[min(x+1, p.w-1)]
			slope := abs32(right-height[x]) + abs32(below[x]-height[x])
			c := p.land(height[x], slope, grain[x]).mul(light[x] * (1 - 0.55*falloff(in/11)))
			n := dither(x, y)
			putRGB(pix, o, rgb{c.R + n, c.G + n, c.B + n})
		}
	}
}

// land is the colour of the map at a height: sea or land, with a line at the
// coast and finer ones for every step above it.
func (p *warMat) land(h, slope, grain float32) rgb {
	g := grain - 0.7
	var c rgb
	if h < coast {
		c = seaRamp.at(clamp01(0.55 + 2.2*(h-coast) + 0.5*g))
	} else {
		c = landRamp.at(clamp01(0.42 + 1.5*(h-coast) + 0.5*g))
	}
	wide := max(slope, 1e-4)
	if d := abs32(h-coast) / wide / p.s; d < 4 {
		c = c.mix(hideInk, 0.60*falloff(d*d/1.6))
	}
	const step = 0.046
	rel := (h - coast) / step
	if rel > 0.5 {
		d := abs32(rel-float32(floor32(rel+0.5))) * step / wide / p.s
		if d < 3 {
			c = c.mix(hideInk, 0.26*falloff(d*d/0.7))
		}
	}
	return c
}

// fittings are the edge, the stitches and the corners of the map.
func (p *warMat) fittings() []func(c *Canvas) {
	b := unitBox(p.sheet, 1/float64(p.s))
	if b.w < 60 || b.h < 60 {
		return nil
	}
	return []func(c *Canvas){
		func(c *Canvas) {
			c.Stroke(b.inset(1.2).round(4), 2.4, Linear(b.x, b.y, b.x+b.w*0.3, b.y+b.h, S(0, "#c99a5c"), S(0.4, "#5a3c1c"), S(1, "#2a1a0a")))
			c.Stroke(b.inset(9.2).round(3), 2.6, SolidA("#1c1006", 0.55))
			c.StrokeDash(b.inset(8.6).round(3), 1.3, []float64{6, 4}, SolidA("#e8c88e", 0.75))
		},
		func(c *Canvas) {
			for i, corner := range b.inset(-5).corners() {
				c.steelCorner(corner, float64(i))
			}
		},
	}
}

// steelCorner is a clasp of steel over a corner at the origin.
func (c *Canvas) steelCorner(m Matrix, turn float64) {
	p := Poly(0, 0, 42, 0, 34, 9, 16, 12, 12, 16, 9, 34, 0, 42).Transformed(m)
	c.Shadow(p, 1.5, 3, 2.6, HexA("#000", 0.7))
	c.Fill(p, c.tile(steelTile(), 1))
	c.Fill(p, Linear(m[4]-20, m[5]-20, m[4]+24, m[5]+24, SA(0, "#fff", 0.30), SA(0.5, "#fff", 0), SA(1, "#000", 0.45)))
	c.Stroke(p, 1.4, SolidA(soot, 0.9))
	x, y := m[0]*7+m[4], m[3]*7+m[5]
	c.rivet(x, y, 2.6, 0.4+turn*math.Pi/3)
}
