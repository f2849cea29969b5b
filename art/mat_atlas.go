package art

import (
	"image"
	"math"
)

// AtlasPlan says what lies on the table of Dragon's Wrath, in pixels.
type AtlasPlan struct {
	Map image.Rectangle // the sheet of the atlas
	// Fold is how far from the map's top its middle fold lies, where nothing is
	// drawn over the paper; 0 is the middle.
	Fold int
}

// atlasMat is the mat; its relief is the stains of age.
type atlasMat struct {
	sheetMat
	fold int
}

// MatAtlas is the table of Dragon's Wrath: a sheet of an old atlas on dark
// boards, with parallels, rhumb lines, a wind rose and what sailors drew where
// they knew nothing. w and h are pixels, seed the age of the paper.
func MatAtlas(w, h int, plan AtlasPlan, seed uint32) *Mat {
	m := newMat(w, h, hexRGB(0xcdb684), hexRGB(0x8a6f42))
	p := &atlasMat{newSheetMat(m, plan.Map, seed), plan.Fold}
	p.lay(p.stain, p.felt, p.shade, p.drawings())
	return m
}

// stain is how old the paper is, and in what light it lies.
func (p *atlasMat) stain(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.relief.w {
			ux, uy := float32(x*4)/p.s, float32(y*4)/p.s
			i := y*p.relief.w + x
			p.relief.v[i] = fbm(ux/150, uy/120, 4, p.seed+2)
			u, v := float32(x*4)/float32(p.w), float32(y*4)/float32(p.h)
			dx, dy := u-0.38, v-0.30
			p.light.v[i] = 0.74 + 0.36*exp32(-(dx*dx*3.4+dy*dy*3))
		}
	}
}

// felt lays the fibres of the paper.
func (p *atlasMat) felt(y0, y1 int) {
	inv := 1 / p.s
	for y := y0; y < y1; y++ {
		row := p.grain.row(y)
		uy := float32(y) * inv
		addFBMRow(row, 0, inv/9, uy/1.6, 0.55, 2, 0, 0, p.seed+11)
		addFBMRow(row, 0, inv/2.4, uy/2.4, 0.45, 2, 0, 0, p.seed+12)
	}
}

var (
	paperRamp = ramp{hexRGB(0xb08d58), hexRGB(0xcfb07c), hexRGB(0xdfc796), hexRGB(0xead8ac)}
	paperInk  = "#4a2e12"
)

func (p *atlasMat) shade(y0, y1 int) {
	stain, light := make([]float32, p.w), make([]float32, p.w)
	q := summit{s: p.s, plateau: p.sheet}
	for y := y0; y < y1; y++ {
		p.relief.expand(stain, y)
		p.light.expand(light, y)
		fibre := p.grain.row(y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		for x := range fibre {
			in := q.inside(float32(x)+0.5, float32(y)+0.5)
			o := 4 * x
			n := dither(x, y)
			if in < 0 { // the shadow of the sheet on wood
				p.shadow(pix, o, -in, 0.92, n)
				continue
			}
			age := 0.66 + 0.9*(stain[x]-0.5) + 0.22*(fibre[x]-0.5) - 0.40*falloff(in/26)
			c := paperRamp.at(clamp01(age)).mul(light[x] * (1 - 0.34*falloff(in/9)))
			putRGB(pix, o, rgb{c.R + n, c.G + n, c.B + n})
		}
	}
}

// drawings are what is inked on the sheet, one after the other.
func (p *atlasMat) drawings() []func(c *Canvas) {
	b := unitBox(p.sheet, 1/float64(p.s))
	if b.w < 60 || b.h < 60 {
		return nil
	}
	fold := b.y + b.h*0.5
	if p.fold > 0 {
		fold = b.y + float64(p.fold)/float64(p.s)
	}
	return []func(c *Canvas){
		func(c *Canvas) { c.seaLines(b.inset(15), fold) },
		func(c *Canvas) { c.seaTales(b.inset(24), fold, p.seed) },
		func(c *Canvas) { c.sheetFolds(b) },
		func(c *Canvas) { c.graduation(b) },
	}
}

// seaLines are parallels, meridians and the rhumb lines from a wind rose.
func (c *Canvas) seaLines(b box, fold float64) {
	inside := c.Clip(Rect(b.x, b.y, b.w, b.h))
	defer inside()
	grid := new(Path)
	n := max(2, int(math.Round(b.w/170)))
	for i := 1; i < n; i++ {
		x := b.x + b.w*float64(i)/float64(n)
		grid.MoveTo(x, b.y).LineTo(x, b.y+b.h)
	}
	m := max(2, int(math.Round(b.h/120)))
	for i := 1; i < m; i++ {
		y := b.y + b.h*float64(i)/float64(m)
		grid.MoveTo(b.x, y).LineTo(b.x+b.w, y)
	}
	c.Stroke(grid, 0.8, SolidA(paperInk, 0.10))
	cx, cy := b.x+b.w*0.515, fold
	rays := new(Path)
	for i := range 32 {
		s, co := math.Sincos(float64(i) * math.Pi / 16)
		rays.MoveTo(cx+46*co, cy+46*s).LineTo(cx+b.w*co, cy+b.w*s)
	}
	c.Stroke(rays, 0.7, SolidA(paperInk, 0.085))
	r := math.Min(b.w, b.h) * 0.17
	for i, k := range [3]float64{1, 0.93, 0.62} {
		c.Stroke(Circle(cx, cy, r*k), []float64{1.4, 0.7, 0.9}[i], SolidA(paperInk, 0.20))
	}
	c.spokes(cx, cy, r*0.93, r, 64, 0.8, SolidA(paperInk, 0.24))
	c.Fill(Star(cx, cy, r*0.86, r*0.20, 8).Transformed(RotateAbout(math.Pi/8, cx, cy)), SolidA(paperInk, 0.09))
	c.Push(RotateAbout(math.Pi/4, cx, cy))
	c.roseStar(cx, cy, r*0.94, "#8a6a3c", paperInk, 0.15)
	c.Pop()
	c.roseStar(cx, cy, r*1.22, "#a07a44", paperInk, 0.22)
}

// seaTales are ships, beasts and winds in the empty seas.
func (c *Canvas) seaTales(b box, fold float64, seed uint32) {
	tales := [...]struct {
		icon    string
		x, y, k float64
	}{{"sea-serpent", 0.255, 0.36, 66}, {"galleon", 0.60, 0.40, 58}, {"kraken-tentacle", 0.93, 0.44, 46},
		{"compass", 0.045, 0.95, 34}, {"caravel", 0.80, 0.90, 50}, {"sea-creature", 0.66, 0.88, 54}, {"anchor", 0.965, 0.93, 30}}
	wide := b.w > b.h
	for i, t := range tales {
		x, y := b.x+b.w*t.x, b.y+b.h*t.y
		if !wide && i%2 == 1 { // narrow seas are soon full
			continue
		}
		c.Icon(t.icon, x, y, t.k, SolidA(paperInk, 0.17))
	}
	swell := new(Path)
	for i := range int(b.w * b.h / 9000) {
		x := b.x + b.w*float64(rand2(int32(i), 1, seed+5))
		y := b.y + b.h*float64(rand2(int32(i), 2, seed+5))
		for j := range 2 {
			o := float64(j) * 11
			swell.MoveTo(x+o, y).QuadTo(x+o+2.8, y-4, x+o+5.5, y).QuadTo(x+o+8.2, y-4, x+o+11, y)
		}
	}
	c.Stroke(swell, 0.8, SolidA(paperInk, 0.12))
}

// sheetFolds are the creases of a sheet that was carried folded.
func (c *Canvas) sheetFolds(b box) {
	inside := c.Clip(Rect(b.x, b.y, b.w, b.h))
	defer inside()
	n := max(2, int(math.Round(b.w/340)))
	for i := 1; i < n; i++ {
		x := b.x + b.w*float64(i)/float64(n)
		c.Fill(Rect(x-14, b.y, 14, b.h), Linear(x-14, 0, x, 0, SA(0, "#3a2208", 0), SA(1, "#3a2208", 0.13)))
		c.Fill(Rect(x-0.6, b.y, 1.2, b.h), SolidA("#3a2208", 0.20))
		c.Fill(Rect(x+0.6, b.y, 12, b.h), Linear(x, 0, x+12, 0, SA(0, "#fff6dc", 0.24), SA(1, "#fff6dc", 0)))
	}
}

// graduation is the border of the sheet, black and white by turns between two
// lines, in an edge of gold.
func (c *Canvas) graduation(b box) {
	c.Stroke(b.inset(1.4).round(5), 2.8, b.gold())
	c.Stroke(b.inset(3.4).round(4), 1.2, SolidA("#2a1606", 0.75))
	o, w := b.inset(6), 5.0
	c.Fill(ringOf(o, 0, o.inset(w), 0), SolidA("#f2e4bc", 0.85))
	nx, ny := max(4, int(o.w/26)), max(4, int(o.h/26))
	px, py := o.w/float64(nx), o.h/float64(ny)
	dark := new(Path)
	for i := 0; i < nx; i += 2 {
		x := o.x + px*float64(i)
		dark.Append(Rect(x, o.y, px, w), Identity())
		dark.Append(Rect(x, o.y+o.h-w, px, w), Identity())
	}
	for i := 1; i < ny; i += 2 {
		y := o.y + py*float64(i)
		h := math.Min(py, o.y+o.h-w-y)
		dark.Append(Rect(o.x, y, w, h), Identity())
		dark.Append(Rect(o.x+o.w-w, y, w, h), Identity())
	}
	c.Fill(dark, SolidA("#3a2410", 0.88))
	c.Stroke(Rect(o.x, o.y, o.w, o.h), 1.1, SolidA("#2a1606", 0.85))
	in := o.inset(w)
	c.Stroke(Rect(in.x, in.y, in.w, in.h), 1.1, SolidA("#2a1606", 0.85))
	c.Stroke(Rect(in.x+3, in.y+3, in.w-6, in.h-6), 0.7, SolidA("#2a1606", 0.45))
}
