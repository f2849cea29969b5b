package dragonswrath

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
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
	art.SheetMat
	fold int
}

// MatAtlas is the table of Dragon's Wrath: a sheet of an old atlas on dark
// boards, with parallels, rhumb lines, a wind rose and what sailors drew where
// they knew nothing. w and h are pixels, seed the age of the paper.
func MatAtlas(w, h int, plan AtlasPlan, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0xcdb684), texture.HexRGB(0x8a6f42))
	p := &atlasMat{art.NewSheetMat(m, plan.Map, seed), plan.Fold}
	p.Lay(p.stain, p.felt, p.shade, p.drawings())
	return m
}

// stain is how old the paper is, and in what light it lies.
func (p *atlasMat) stain(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.Relief.W {
			ux, uy := float32(x*4)/p.S, float32(y*4)/p.S
			i := y*p.Relief.W + x
			p.Relief.V[i] = texture.FBM(ux/150, uy/120, 4, p.Seed+2)
			u, v := float32(x*4)/float32(p.W), float32(y*4)/float32(p.H)
			dx, dy := u-0.38, v-0.30
			p.Light.V[i] = 0.74 + 0.36*texture.Exp32(-(dx*dx*3.4+dy*dy*3))
		}
	}
}

// felt lays the fibres of the paper.
func (p *atlasMat) felt(y0, y1 int) {
	inv := 1 / p.S
	for y := y0; y < y1; y++ {
		row := p.Grain.Row(y)
		uy := float32(y) * inv
		texture.AddFBMRow(row, 0, inv/9, uy/1.6, 0.55, 2, 0, 0, p.Seed+11)
		texture.AddFBMRow(row, 0, inv/2.4, uy/2.4, 0.45, 2, 0, 0, p.Seed+12)
	}
}

var (
	paperRamp = texture.Ramp{texture.HexRGB(0xb08d58), texture.HexRGB(0xcfb07c), texture.HexRGB(0xdfc796), texture.HexRGB(0xead8ac)}
	paperInk  = "#4a2e12"
)

func (p *atlasMat) shade(y0, y1 int) {
	stain, light := make([]float32, p.W), make([]float32, p.W)
	for y := y0; y < y1; y++ {
		p.Relief.Expand(stain, y)
		p.Light.Expand(light, y)
		fibre := p.Grain.Row(y)
		pix := p.M.Img.Pix[y*p.M.Img.Stride:]
		for x := range fibre {
			in := art.InsideOf(p.Sheet, p.S, float32(x)+0.5, float32(y)+0.5)
			o := 4 * x
			n := texture.Dither(x, y)
			if in < 0 { // the shadow of the sheet on wood
				p.Shadow(pix, o, -in, 0.92, n)
				continue
			}
			age := 0.66 + 0.9*(stain[x]-0.5) + 0.22*(fibre[x]-0.5) - 0.40*texture.Falloff(in/26)
			c := paperRamp.At(texture.Clamp01(age)).Mul(light[x] * (1 - 0.34*texture.Falloff(in/9)))
			texture.PutRGB(pix, o, texture.RGB{R: c.R + n, G: c.G + n, B: c.B + n})
		}
	}
}

// drawings are what is inked on the sheet, one after the other.
func (p *atlasMat) drawings() []func(c *art.Canvas) {
	b := art.UnitBox(p.Sheet, 1/float64(p.S))
	if b.W < 60 || b.H < 60 {
		return nil
	}
	fold := b.Y + b.H*0.5
	if p.fold > 0 {
		fold = b.Y + float64(p.fold)/float64(p.S)
	}
	return []func(c *art.Canvas){
		func(c *art.Canvas) { seaLines(c, b.Inset(15), fold) },
		func(c *art.Canvas) { seaTales(c, b.Inset(24), fold, p.Seed) },
		func(c *art.Canvas) { sheetFolds(c, b) },
		func(c *art.Canvas) { graduation(c, b) },
	}
}

// seaLines are parallels, meridians and the rhumb lines from a wind rose.
func seaLines(c *art.Canvas, b art.Box, fold float64) {
	inside := c.Clip(art.Rect(b.X, b.Y, b.W, b.H))
	defer inside()
	grid := new(art.Path)
	n := max(2, int(math.Round(b.W/170)))
	for i := 1; i < n; i++ {
		x := b.X + b.W*float64(i)/float64(n)
		grid.MoveTo(x, b.Y).LineTo(x, b.Y+b.H)
	}
	m := max(2, int(math.Round(b.H/120)))
	for i := 1; i < m; i++ {
		y := b.Y + b.H*float64(i)/float64(m)
		grid.MoveTo(b.X, y).LineTo(b.X+b.W, y)
	}
	c.Stroke(grid, 0.8, art.SolidA(paperInk, 0.10))
	cx, cy := b.X+b.W*0.515, fold
	rays := new(art.Path)
	for i := range 32 {
		s, co := math.Sincos(float64(i) * math.Pi / 16)
		rays.MoveTo(cx+46*co, cy+46*s).LineTo(cx+b.W*co, cy+b.W*s)
	}
	c.Stroke(rays, 0.7, art.SolidA(paperInk, 0.085))
	r := math.Min(b.W, b.H) * 0.17
	for i, k := range [3]float64{1, 0.93, 0.62} {
		c.Stroke(art.Circle(cx, cy, r*k), []float64{1.4, 0.7, 0.9}[i], art.SolidA(paperInk, 0.20))
	}
	c.Spokes(cx, cy, r*0.93, r, 64, 0.8, art.SolidA(paperInk, 0.24))
	c.Fill(art.Star(cx, cy, r*0.86, r*0.20, 8).Transformed(art.RotateAbout(math.Pi/8, cx, cy)), art.SolidA(paperInk, 0.09))
	c.Push(art.RotateAbout(math.Pi/4, cx, cy))
	roseStar(c, cx, cy, r*0.94, "#8a6a3c", paperInk, 0.15)
	c.Pop()
	roseStar(c, cx, cy, r*1.22, "#a07a44", paperInk, 0.22)
}

// seaTales are ships, beasts and winds in the empty seas.
func seaTales(c *art.Canvas, b art.Box, fold float64, seed uint32) {
	tales := [...]struct {
		icon    string
		x, y, k float64
	}{{"sea-serpent", 0.255, 0.36, 66}, {"galleon", 0.60, 0.40, 58}, {"kraken-tentacle", 0.93, 0.44, 46},
		{"compass", 0.045, 0.95, 34}, {"caravel", 0.80, 0.90, 50}, {"sea-creature", 0.66, 0.88, 54}, {"anchor", 0.965, 0.93, 30}}
	wide := b.W > b.H
	for i, t := range tales {
		x, y := b.X+b.W*t.x, b.Y+b.H*t.y
		if !wide && i%2 == 1 { // narrow seas are soon full
			continue
		}
		c.Icon(t.icon, x, y, t.k, art.SolidA(paperInk, 0.17))
	}
	swell := new(art.Path)
	for i := range int(b.W * b.H / 9000) {
		x := b.X + b.W*float64(texture.Rand2(int32(i), 1, seed+5))
		y := b.Y + b.H*float64(texture.Rand2(int32(i), 2, seed+5))
		for j := range 2 {
			o := float64(j) * 11
			swell.MoveTo(x+o, y).QuadTo(x+o+2.8, y-4, x+o+5.5, y).QuadTo(x+o+8.2, y-4, x+o+11, y)
		}
	}
	c.Stroke(swell, 0.8, art.SolidA(paperInk, 0.12))
}

// sheetFolds are the creases of a sheet that was carried folded.
func sheetFolds(c *art.Canvas, b art.Box) {
	inside := c.Clip(art.Rect(b.X, b.Y, b.W, b.H))
	defer inside()
	n := max(2, int(math.Round(b.W/340)))
	for i := 1; i < n; i++ {
		x := b.X + b.W*float64(i)/float64(n)
		c.Fill(art.Rect(x-14, b.Y, 14, b.H), art.Linear(x-14, 0, x, 0, art.SA(0, "#3a2208", 0), art.SA(1, "#3a2208", 0.13)))
		c.Fill(art.Rect(x-0.6, b.Y, 1.2, b.H), art.SolidA("#3a2208", 0.20))
		c.Fill(art.Rect(x+0.6, b.Y, 12, b.H), art.Linear(x, 0, x+12, 0, art.SA(0, "#fff6dc", 0.24), art.SA(1, "#fff6dc", 0)))
	}
}

// graduation is the border of the sheet, black and white by turns between two
// lines, in an edge of gold.
func graduation(c *art.Canvas, b art.Box) {
	c.Stroke(b.Inset(1.4).Round(5), 2.8, b.Gold())
	c.Stroke(b.Inset(3.4).Round(4), 1.2, art.SolidA("#2a1606", 0.75))
	o, w := b.Inset(6), 5.0
	c.Fill(art.RingOf(o, 0, o.Inset(w), 0), art.SolidA("#f2e4bc", 0.85))
	nx, ny := max(4, int(o.W/26)), max(4, int(o.H/26))
	px, py := o.W/float64(nx), o.H/float64(ny)
	dark := new(art.Path)
	for i := 0; i < nx; i += 2 {
		x := o.X + px*float64(i)
		dark.Append(art.Rect(x, o.Y, px, w), art.Identity())
		dark.Append(art.Rect(x, o.Y+o.H-w, px, w), art.Identity())
	}
	for i := 1; i < ny; i += 2 {
		y := o.Y + py*float64(i)
		h := math.Min(py, o.Y+o.H-w-y)
		dark.Append(art.Rect(o.X, y, w, h), art.Identity())
		dark.Append(art.Rect(o.X+o.W-w, y, w, h), art.Identity())
	}
	c.Fill(dark, art.SolidA("#3a2410", 0.88))
	c.Stroke(art.Rect(o.X, o.Y, o.W, o.H), 1.1, art.SolidA("#2a1606", 0.85))
	in := o.Inset(w)
	c.Stroke(art.Rect(in.X, in.Y, in.W, in.H), 1.1, art.SolidA("#2a1606", 0.85))
	c.Stroke(art.Rect(in.X+3, in.Y+3, in.W-6, in.H-6), 0.7, art.SolidA("#2a1606", 0.45))
}
