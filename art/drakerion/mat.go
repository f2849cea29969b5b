package drakerion

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// WarPlan says what lies on the table of Drakerion, in pixels.
type WarPlan struct {
	Map image.Rectangle // the leather map, stitched, with corners of steel
}

// warMat is the mat; its relief is the land that is drawn on the map.
type warMat struct{ art.SheetMat }

// MatWar is the table of Drakerion: a map of tooled leather, its heights as
// contour lines, on the dark boards of a war tent. w and h are pixels, seed the
// land.
func MatWar(w, h int, plan WarPlan, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0x3a2f24), texture.HexRGB(0x1d1712))
	p := &warMat{art.NewSheetMat(m, plan.Map, seed)}
	p.Lay(p.survey, p.tan, p.shade, p.fittings())
	return m
}

// survey is the land and the light it lies in.
func (p *warMat) survey(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.Relief.W {
			ux, uy := float32(x*4)/p.S, float32(y*4)/p.S
			i := y*p.Relief.W + x
			wx := texture.FBM(ux/190, uy/190, 3, p.Seed+1) - 0.5
			p.Relief.V[i] = texture.FBM(ux/210+0.9*wx, uy/170-0.7*wx, 4, p.Seed+2)
			u, v := float32(x*4)/float32(p.W), float32(y*4)/float32(p.H)
			dx, dy := u-0.40, v-0.30
			p.Light.V[i] = 0.66 + 0.52*texture.Exp32(-(dx*dx*4+dy*dy*3.2))
		}
	}
}

// tan lays the grain of the leather.
func (p *warMat) tan(y0, y1 int) {
	inv := 1 / p.S
	for y := y0; y < y1; y++ {
		row := p.Grain.Row(y)
		uy := float32(y) * inv
		texture.AddFBMRow(row, 0, inv/3.2, uy/3.2, 0.6, 2, 0, 0, p.Seed+11)
		texture.AddFBMRow(row, 0, inv/46, uy/30, 0.8, 3, 0, 0, p.Seed+12)
	}
}

var (
	landRamp = texture.Ramp{texture.HexRGB(0x5c4425), texture.HexRGB(0x7d5c32), texture.HexRGB(0x94703f), texture.HexRGB(0xa9824c)}
	seaRamp  = texture.Ramp{texture.HexRGB(0x3c413c), texture.HexRGB(0x4b524b), texture.HexRGB(0x5c6258)}
	hideInk  = texture.HexRGB(0x38230f)
)

// coast is the height at which the sea of the map ends.
const coast = 0.49

func (p *warMat) shade(y0, y1 int) {
	height, light := make([]float32, p.W), make([]float32, p.W)
	below := make([]float32, p.W)
	for y := y0; y < y1; y++ {
		p.Relief.Expand(height, y)
		p.Relief.Expand(below, min(y+1, p.H-1))
		p.Light.Expand(light, y)
		grain := p.Grain.Row(y)
		pix := p.M.Img.Pix[y*p.M.Img.Stride:]
		for x := range grain {
			in := art.InsideOf(p.Sheet, p.S, float32(x)+0.5, float32(y)+0.5)
			o := 4 * x
			if in < 0 { // the shadow of the map on wood
				p.Shadow(pix, o, -in, 0.62, texture.Dither(x, y))
				continue
			}
			right := height[min(x+1, p.W-1)]
			slope := texture.Abs32(right-height[x]) + texture.Abs32(below[x]-height[x])
			c := p.land(height[x], slope, grain[x]).Mul(light[x] * (1 - 0.55*texture.Falloff(in/11)))
			n := texture.Dither(x, y)
			texture.PutRGB(pix, o, texture.RGB{R: c.R + n, G: c.G + n, B: c.B + n})
		}
	}
}

// land is the colour of the map at a height: sea or land, with a line at the
// coast and finer ones for every step above it.
func (p *warMat) land(h, slope, grain float32) texture.RGB {
	g := grain - 0.7
	var c texture.RGB
	if h < coast {
		c = seaRamp.At(texture.Clamp01(0.55 + 2.2*(h-coast) + 0.5*g))
	} else {
		c = landRamp.At(texture.Clamp01(0.42 + 1.5*(h-coast) + 0.5*g))
	}
	wide := max(slope, 1e-4)
	if d := texture.Abs32(h-coast) / wide / p.S; d < 4 {
		c = c.Mix(hideInk, 0.60*texture.Falloff(d*d/1.6))
	}
	const step = 0.046
	rel := (h - coast) / step
	if rel > 0.5 {
		d := texture.Abs32(rel-float32(texture.Floor32(rel+0.5))) * step / wide / p.S
		if d < 3 {
			c = c.Mix(hideInk, 0.26*texture.Falloff(d*d/0.7))
		}
	}
	return c
}

// fittings are the edge, the stitches and the corners of the map.
func (p *warMat) fittings() []func(c *art.Canvas) {
	b := art.UnitBox(p.Sheet, 1/float64(p.S))
	if b.W < 60 || b.H < 60 {
		return nil
	}
	return []func(c *art.Canvas){
		func(c *art.Canvas) {
			c.Stroke(b.Inset(1.2).Round(4), 2.4, art.Linear(b.X, b.Y, b.X+b.W*0.3, b.Y+b.H, art.S(0, "#c99a5c"), art.S(0.4, "#5a3c1c"), art.S(1, "#2a1a0a")))
			c.Stroke(b.Inset(9.2).Round(3), 2.6, art.SolidA("#1c1006", 0.55))
			c.StrokeDash(b.Inset(8.6).Round(3), 1.3, []float64{6, 4}, art.SolidA("#e8c88e", 0.75))
		},
		func(c *art.Canvas) {
			for i, corner := range b.Inset(-5).Corners() {
				steelCorner(c, corner, float64(i))
			}
		},
	}
}

// steelCorner is a clasp of steel over a corner at the origin.
func steelCorner(c *art.Canvas, m art.Matrix, turn float64) {
	p := art.Poly(0, 0, 42, 0, 34, 9, 16, 12, 12, 16, 9, 34, 0, 42).Transformed(m)
	c.Shadow(p, 1.5, 3, 2.6, art.HexA("#000", 0.7))
	c.Fill(p, c.Tile(texture.SteelTile(), 1))
	c.Fill(p, art.Linear(m[4]-20, m[5]-20, m[4]+24, m[5]+24, art.SA(0, "#fff", 0.30), art.SA(0.5, "#fff", 0), art.SA(1, "#000", 0.45)))
	c.Stroke(p, 1.4, art.SolidA(soot, 0.9))
	x, y := m[0]*7+m[4], m[3]*7+m[5]
	rivet(c, x, y, 2.6, 0.4+turn*math.Pi/3)
}
