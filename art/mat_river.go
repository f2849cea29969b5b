package art

import "image"

// River colours: deep water, water under the sky, and the fires it mirrors.
var riverRamp = ramp{hexRGB(0x060d18), hexRGB(0x0a1a2e), hexRGB(0x10304c), hexRGB(0x2a5a7c), hexRGB(0x7fa6bb)}

// river holds the slow planes of the water.
type river struct {
	m                *Mat
	scale            float32 // pixels a unit
	seed             uint32
	bend, deep, fire coarse // pulls of the current; sky mirrored; embers mirrored
}

// MatRiver is the dark water of the River lane, flowing along x and mirroring
// embers. w and h are pixels, scale pixels a unit (so that ripples keep their
// size), seed the pattern.
func MatRiver(w, h int, scale float64, seed uint32) *Mat {
	m := newMat(w, h, hexRGB(0x0a1a2e), hexRGB(0x0a1626))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &river{m: m, scale: float32(scale), seed: seed,
		bend: newCoarse(w, h, 4), deep: newCoarse(w, h, 4), fire: newCoarse(w, h, 4)}
	m.stages = []matStage{{p.bend.h, p.paintCoarse}, {h, p.shade}}
	return m
}

func (p *river) paintCoarse(y0, y1 int) {
	inv := 1 / p.scale
	for y := y0; y < y1; y++ {
		for x := range p.bend.w {
			ux, uy := float32(x*4)*inv, float32(y*4)*inv
			i := y*p.bend.w + x
			p.bend.v[i] = 15*(fbm(ux/150, uy/70, 3, p.seed+1)-0.5) + 7*(fbm(ux/44, uy/30, 2, p.seed+2)-0.5)
			p.deep.v[i] = fbm(ux/260, uy/90, 3, p.seed+3)
			p.fire.v[i] = smoothstep(0.40, 0.66, fbm(ux/190, uy/46, 3, p.seed+4))
		}
	}
}

func (p *river) shade(y0, y1 int) {
	w, h := p.m.Img.Rect.Dx(), p.m.Img.Rect.Dy()
	b, d, f := make([]float32, w), make([]float32, w), make([]float32, w)
	flame, glint := hexRGB(0xe8743a), hexRGB(0xffd0a0)
	inv := 1 / p.scale
	for y := y0; y < y1; y++ {
		p.bend.expand(b, y)
		p.deep.expand(d, y)
		p.fire.expand(f, y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		mid := 1 - abs32(2*float32(y)/float32(h)-1)
		for x := range b {
			ux, v := float32(x)*inv, float32(y)*inv+b[x]
			wave := fbm(ux/62, v/6.5, 3, p.seed+5)
			fine := noise2(ux/30, v/2.6, p.seed+6)
			crest := smoothstep(0.46, 0.78, 0.72*wave+0.28*fine)
			trough := smoothstep(0.50, 0.22, wave)
			c := riverRamp.at(0.14 + 0.26*d[x] + 0.10*mid + 0.42*crest*(0.4+0.8*d[x]) - 0.20*trough)
			c = c.screen(flame, f[x]*(0.07+0.95*crest*crest)*(0.55+0.45*mid))
			c = c.screen(glint, 0.55*smoothstep(0.74, 0.95, 0.6*wave+0.4*fine)*(0.3+0.7*f[x]))
			n := dither(x, y)
			putRGB(pix, 4*x, rgb{c.R + n, c.G + n, c.B + n})
		}
	}
}

// RiverLane draws the sunken lane of the River: water, gold hairline, deep
// inner shadow, and its name up the left side if title is not empty.
func (c *Canvas) RiverLane(x, y, w, h float64, title string) {
	k := c.Scale()
	c.RiverLaneOn(x, y, w, h, title, MatRiver(int(w*k+0.5), int(h*k+0.5), k, 17).Finish())
}

// RiverLaneOn is RiverLane with water painted beforehand, such as a MatRiver
// that was made in slices.
func (c *Canvas) RiverLaneOn(x, y, w, h float64, title string, water image.Image) {
	p := RoundRect(x, y, w, h, 14)
	c.Shadow(p, 0, 3, 7, HexA("#000", 0.65))
	restore := c.Clip(p)
	c.Image(water, x, y, w, h)
	c.Fill(p, Linear(x, 0, x+w, 0, SA(0, "#02060c", 0.62), SA(0.14, "#02060c", 0.10), SA(0.86, "#02060c", 0.10), SA(1, "#02060c", 0.55)))
	c.InnerShadow(p, 2, 7, 9, HexA("#000", 0.88))
	restore()
	c.Stroke(RoundRect(x+3.2, y+3.2, w-6.4, h-6.4, 11), 0.8, SolidA("#e9c46a", 0.22))
	c.Stroke(RoundRect(x-0.6, y-0.6, w+1.2, h+1.2, 14.6), 3.4, SolidA("#0c0705", 0.9))
	c.Stroke(p, 1.7, Gold(x, y, w, h).Alpha(0.92))
	if title != "" {
		c.upwardTitle(title, x+22, y+h/2, h-36)
	}
}
