package dracoliath

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// River colours: deep water, water under the sky, and the fires it mirrors.
var riverRamp = texture.Ramp{texture.HexRGB(0x060d18), texture.HexRGB(0x0a1a2e), texture.HexRGB(0x10304c), texture.HexRGB(0x2a5a7c), texture.HexRGB(0x7fa6bb)}

// river holds the slow planes of the water.
type river struct {
	m                *art.Mat
	scale            float32 // pixels a unit
	seed             uint32
	bend, deep, fire texture.Coarse // pulls of the current; sky mirrored; embers mirrored
}

// MatRiver is the dark water of the River lane, flowing along x and mirroring
// embers. w and h are pixels, scale pixels a unit (so that ripples keep their
// size), seed the pattern.
func MatRiver(w, h int, scale float64, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0x0a1a2e), texture.HexRGB(0x0a1626))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &river{m: m, scale: float32(scale), seed: seed,
		bend: texture.NewCoarse(w, h, 4), deep: texture.NewCoarse(w, h, 4), fire: texture.NewCoarse(w, h, 4)}
	m.Stages = []art.MatStage{{Rows: p.bend.H, Run: p.paintCoarse}, {Rows: h, Run: p.shade}}
	return m
}

func (p *river) paintCoarse(y0, y1 int) {
	inv := 1 / p.scale
	for y := y0; y < y1; y++ {
		for x := range p.bend.W {
			ux, uy := float32(x*4)*inv, float32(y*4)*inv
			i := y*p.bend.W + x
			p.bend.V[i] = 15*(texture.FBM(ux/150, uy/70, 3, p.seed+1)-0.5) + 7*(texture.FBM(ux/44, uy/30, 2, p.seed+2)-0.5)
			p.deep.V[i] = texture.FBM(ux/260, uy/90, 3, p.seed+3)
			p.fire.V[i] = texture.Smoothstep(0.40, 0.66, texture.FBM(ux/190, uy/46, 3, p.seed+4))
		}
	}
}

func (p *river) shade(y0, y1 int) {
	w, h := p.m.Img.Rect.Dx(), p.m.Img.Rect.Dy()
	b, d, f := make([]float32, w), make([]float32, w), make([]float32, w)
	flame, glint := texture.HexRGB(0xe8743a), texture.HexRGB(0xffd0a0)
	inv := 1 / p.scale
	for y := y0; y < y1; y++ {
		p.bend.Expand(b, y)
		p.deep.Expand(d, y)
		p.fire.Expand(f, y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		mid := 1 - texture.Abs32(2*float32(y)/float32(h)-1)
		for x := range b {
			ux, v := float32(x)*inv, float32(y)*inv+b[x]
			wave := texture.FBM(ux/62, v/6.5, 3, p.seed+5)
			fine := texture.Noise2(ux/30, v/2.6, p.seed+6)
			crest := texture.Smoothstep(0.46, 0.78, 0.72*wave+0.28*fine)
			trough := texture.Smoothstep(0.50, 0.22, wave)
			c := riverRamp.At(0.14 + 0.26*d[x] + 0.10*mid + 0.42*crest*(0.4+0.8*d[x]) - 0.20*trough)
			c = c.Screen(flame, f[x]*(0.07+0.95*crest*crest)*(0.55+0.45*mid))
			c = c.Screen(glint, 0.55*texture.Smoothstep(0.74, 0.95, 0.6*wave+0.4*fine)*(0.3+0.7*f[x]))
			n := texture.Dither(x, y)
			texture.PutRGB(pix, 4*x, texture.RGB{R: c.R + n, G: c.G + n, B: c.B + n})
		}
	}
}

// RiverLane draws the sunken lane of the River: water, gold hairline, deep
// inner shadow, and its name up the left side if title is not empty.
func RiverLane(c *art.Canvas, x, y, w, h float64, title string) {
	k := c.Scale()
	RiverLaneOn(c, x, y, w, h, title, MatRiver(int(w*k+0.5), int(h*k+0.5), k, 17).Finish())
}

// RiverLaneOn is RiverLane with water painted beforehand, such as a MatRiver
// that was made in slices.
func RiverLaneOn(c *art.Canvas, x, y, w, h float64, title string, water image.Image) {
	p := art.RoundRect(x, y, w, h, 14)
	c.Shadow(p, 0, 3, 7, art.HexA("#000", 0.65))
	restore := c.Clip(p)
	c.Image(water, x, y, w, h)
	c.Fill(p, art.Linear(x, 0, x+w, 0, art.SA(0, "#02060c", 0.62), art.SA(0.14, "#02060c", 0.10), art.SA(0.86, "#02060c", 0.10), art.SA(1, "#02060c", 0.55)))
	c.InnerShadow(p, 2, 7, 9, art.HexA("#000", 0.88))
	restore()
	c.Stroke(art.RoundRect(x+3.2, y+3.2, w-6.4, h-6.4, 11), 0.8, art.SolidA("#e9c46a", 0.22))
	c.Stroke(art.RoundRect(x-0.6, y-0.6, w+1.2, h+1.2, 14.6), 3.4, art.SolidA("#0c0705", 0.9))
	c.Stroke(p, 1.7, art.Gold(x, y, w, h).Alpha(0.92))
	if title != "" {
		upwardTitle(c, title, x+22, y+h/2, h-36)
	}
}

// This file holds what lies on a mat besides cards: slots, badges, chips and
// the streams that join them.

// upwardTitle sets a title that reads upward, centred at (cx, cy), no longer
// than room.
func upwardTitle(c *art.Canvas, title string, cx, cy, room float64) {
	size := art.FitText(fonts.Title, 15, 9, room*0.82, title)
	c.Push(art.RotateAbout(-math.Pi/2, cx, cy))
	defer c.Pop()
	c.Tracked(fonts.Title, size, cx, cy+size*0.35, size*0.16, title, func(x, y float64, l string) {
		c.Text(fonts.Title, size, x-0.6, y+1, art.Left, l, art.SolidA("#000", 0.8))
		c.Text(fonts.Title, size, x, y, art.Left, l, art.SolidA("#e8d9b4", 0.92))
	})
}
