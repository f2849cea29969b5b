// Package curtain paints what closes the screen while it goes from one player to
// another, what is said on it, and the strip of pictures of what happened.
//
// The curtain is opaque and made of nothing but a size and a seed, so there is
// nothing of the table in it that could be seen. What it says is drawn over it,
// from what everyone may know.
package curtain

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
)

// drape holds the planes of the curtain.
type drape struct {
	m      *art.Mat
	w, h   int
	s      float64 // pixels a unit
	seed   uint32
	fx, fy float64        // where the light falls, in pixels
	weave  texture.Coarse // uneven dye, 0..1
}

// Mat is a closed curtain of violet velvet under a swagged pelmet with
// a gold fringe. w and h are pixels; (lightX, lightY), in pixels, is where the
// spotlight falls: behind the emblem.
func Mat(w, h int, lightX, lightY float64, seed uint32) *art.Mat {
	m := art.NewMat(w, h, texture.HexRGB(0x32125c), texture.HexRGB(0x170829))
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	p := &drape{m: m, w: w, h: h, s: art.MatUnits(w, h), seed: seed, fx: lightX, fy: lightY, weave: texture.NewCoarse(w, h, 4)}
	m.Stages = []art.MatStage{{Rows: p.weave.H, Run: p.dye}, {Rows: h, Run: p.shade}}
	k := 1 / p.s
	uw, uh := float64(w)*k, float64(h)*k
	if uw < 40 || uh < 40 {
		return m
	}
	m.Sew(p.s, func(c *art.Canvas) { braid(c, uw, uh) })
	n := max(1, int(math.Round(uw/183)))
	pitch := uw / float64(n)
	for i := -1; i < n; i++ { // each swag hangs between two tassels
		x := (float64(i) + 0.5) * pitch
		m.Sew(p.s, func(c *art.Canvas) { swag(c, x, pitch) })
	}
	for i := range n + 1 {
		x := (float64(i) - 0.5) * pitch
		m.Sew(p.s, func(c *art.Canvas) { tassel(c, x, 52) })
	}
	m.Sew(p.s, func(c *art.Canvas) { rail(c, uw) })
	return m
}

func (p *drape) dye(y0, y1 int) {
	for y := y0; y < y1; y++ {
		for x := range p.weave.W {
			ux, uy := float32(float64(x*4)/p.s), float32(float64(y*4)/p.s)
			p.weave.V[y*p.weave.W+x] = texture.FBM(ux/60, uy/220, 3, p.seed+3)
		}
	}
}

var drapeRamp = texture.Ramp{texture.HexRGB(0x0b0414), texture.HexRGB(0x1d0b36), texture.HexRGB(0x38165f), texture.HexRGB(0x56268c), texture.HexRGB(0x7c47b8), texture.HexRGB(0xb084e2)}

// hang is the depth of the folds at a place, in units, and how it changes
// along x.
func (p *drape) hang(ux, uy float32) (depth, slope float32) {
	at := func(x float32) float32 {
		x += 5 * texture.Sin32(uy/210+x/97) // folds are not quite straight
		g := texture.FBM(x/150, 0.5, 3, p.seed+7)
		a := texture.Sin32(x/13.5 + 9*g)
		b := texture.Sin32(x/29 - 5*g + 1.3)
		return 7*(a*texture.Abs32(a)*0.4+0.6*a) + 10*b
	}
	l, r := at(ux-1), at(ux+1)
	return (l + r) / 2, (r - l) / 2
}

func (p *drape) shade(y0, y1 int) {
	weave := make([]float32, p.w)
	inv := float32(1 / p.s)
	fx, fy := float32(p.fx)*inv, float32(p.fy)*inv
	spot := texture.HexRGB(0xf0b8e8)
	for y := y0; y < y1; y++ {
		p.weave.Expand(weave, y)
		pix := p.m.Img.Pix[y*p.m.Img.Stride:]
		uy := float32(y) * inv
		down := float32(y) / float32(p.h)
		// Folds bend slowly down the cloth: every other pixel is enough.
		var depth, slope float32
		for x := range p.w {
			ux := float32(x) * inv
			if x&1 == 0 {
				depth, slope = p.hang(ux, uy)
			}
			dx, dy := (ux-fx)/250, (uy-fy)/300
			pool := texture.Exp32(-(dx*dx + dy*dy))
			t := 0.40 + 0.30*slope + 0.013*depth + 0.10*(weave[x]-0.5)
			t *= 0.72 + 0.42*pool - 0.28*down*down
			c := drapeRamp.At(texture.Clamp01(t)).Screen(spot, 0.34*pool*texture.Clamp01(0.35+0.6*slope+0.02*depth))
			d := texture.Dither(x, y)
			texture.PutRGB(pix, 4*x, texture.RGB{R: c.R + d, G: c.G + d, B: c.B + d})
		}
	}
}

// hem is the line along which a swag of the given pitch that begins at x ends.
func hem(p *art.Path, x, y, pitch, drop float64) *art.Path {
	return p.CubeTo(x+pitch*0.27, y+drop*1.33, x+pitch*0.73, y+drop*1.33, x+pitch, y)
}

// swag is one bow of the pelmet: satin in deep folds, over a fringe.
func swag(c *art.Canvas, x, pitch float64) {
	const top, cusp, drop, fall = 8.0, 56.0, 46.0, 26.0
	body := hem(new(art.Path).MoveTo(x, top).LineTo(x, cusp), x, cusp, pitch, drop).LineTo(x+pitch, top).Close()
	whole := hem(new(art.Path).MoveTo(x, top).LineTo(x, cusp+fall*0.8), x, cusp+fall*0.8, pitch, drop).LineTo(x+pitch, top).Close()
	c.Shadow(whole, 3, 9, 8, art.HexA("#000", 0.65))
	fringe(c, x, cusp, pitch, drop, fall)
	c.Fill(body, art.Linear(x, top, x+pitch*0.3, cusp+drop, art.S(0, "#2a0f4c"), art.S(0.35, "#6a34ac"), art.S(0.7, "#4a2086"), art.S(1, "#2a0e52")))
	inside := c.Clip(body)
	for i, k := range [5]float64{0.16, 0.36, 0.56, 0.76, 0.95} {
		y, d := top+(cusp-top)*k*0.9, drop*k*1.06
		light := hem(new(art.Path).MoveTo(x, y), x, y, pitch, d)
		c.Push(art.Translate(0, 5))
		c.StrokeRound(light, 7, art.SolidA("#120426", 0.34))
		c.Pop()
		c.StrokeRound(light, 5.5, art.SolidA("#b07cf0", 0.26+0.03*float64(i)))
		c.Push(art.Translate(-1, -1.2))
		c.StrokeRound(light, 1.8, art.SolidA("#e8ccff", 0.30))
		c.Pop()
	}
	// The bow turns away from the light toward its right end.
	c.Fill(body, art.Linear(x, 0, x+pitch, 0, art.SA(0, "#000", 0.45), art.SA(0.22, "#000", 0), art.SA(0.62, "#000", 0), art.SA(1, "#000", 0.55)))
	c.Fill(art.Rect(x, top, pitch, 20), art.Linear(0, top, 0, top+20, art.SA(0, "#000", 0.6), art.SA(1, "#000", 0)))
	inside()
}

// fringe hangs gold threads below a hem, under a corded band.
func fringe(c *art.Canvas, x, y, pitch, drop, length float64) {
	n := int(pitch / 2.6)
	threads, dark := new(art.Path), new(art.Path)
	at := func(t float64) (float64, float64) { // on the hem's curve
		u := 1 - t
		px := 3*u*u*t*0.27 + 3*u*t*t*0.73 + t*t*t
		return x + pitch*px, y + drop*1.33*(3*u*u*t+3*u*t*t)
	}
	band := new(art.Path)
	for i := range n + 1 {
		t := float64(i) / float64(n)
		px, py := at(t)
		band.Corner(i, px, py+2)
		if i < n {
			qx, qy := at(t + 0.5/float64(n))
			wx, wy := at(t + 1/float64(n))
			threads.Append(art.Poly(px, py, qx, qy, qx, qy+length, px, py+length), art.Identity())
			dark.Append(art.Poly(qx, qy, wx, wy, wx, wy+length*0.97, qx, qy+length*0.97), art.Identity())
		}
	}
	c.Fill(dark, art.Linear(x, 0, x+pitch, 0, art.S(0, "#5a3a10"), art.S(0.3, "#8d6222"), art.S(1, "#3a2208")))
	c.Fill(threads, art.Linear(x, 0, x+pitch, 0, art.S(0, "#b98a34"), art.S(0.3, "#ffe6a0"), art.S(0.65, "#dcae54"), art.S(1, "#8a5a1e")))
	c.StrokeRound(band, 8.5, art.Solid("#3a2208"))
	c.StrokeRound(band, 6.5, art.Linear(x, 0, x+pitch, 0, art.S(0, "#a8742c"), art.S(0.3, "#fff0b8"), art.S(0.65, "#e0b050"), art.S(1, "#7a4e18")))
	c.StrokeDash(band, 5.5, []float64{1, 2.6}, art.SolidA("#4a2a0c", 0.55))
}

// tassel hangs at (x, y), where two swags meet.
func tassel(c *art.Canvas, x, y float64) {
	gold := art.Linear(x-11, 0, x+11, 0, art.S(0, "#8a5a1e"), art.S(0.28, "#fff0b8"), art.S(0.6, "#d0983c"), art.S(1, "#5f3c14"))
	skirt := art.Poly(x-7, y+24, x+7, y+24, x+10.5, y+61, x+5, y+63, x-5, y+63, x-10.5, y+61)
	c.Shadow(skirt, 3, 6, 4, art.HexA("#000", 0.6))
	c.StrokeRound(art.Line(x, y-6, x, y+12), 4, art.Solid("#8d5f22"))
	c.Fill(skirt, gold)
	for i := -3.0; i <= 3; i++ {
		c.Stroke(art.Line(x+i*1.9, y+27, x+i*2.9, y+62), 0.8, art.SolidA("#4a2a0c", 0.6))
	}
	for _, q := range [3][3]float64{{y + 13, 8.5, 7.5}, {y + 22, 8, 3.4}, {y + 27, 7.4, 2.4}} {
		c.Fill(art.Ellipse(x, q[0], q[1]+1, q[2]+1), art.Solid("#2a1606"))
		c.Fill(art.Ellipse(x, q[0], q[1], q[2]), gold)
	}
	c.Fill(art.Ellipse(x-2.6, y+9.5, 2.6, 1.8), art.SolidA("#fffbe6", 0.8))
}

// rail is the gilded board that the pelmet hangs from.
func rail(c *art.Canvas, w float64) {
	c.Fill(art.Rect(0, 10, w, 12), art.Linear(0, 10, 0, 22, art.SA(0, "#000", 0.7), art.SA(1, "#000", 0)))
	c.Fill(art.Rect(0, 0, w, 11), art.Linear(0, 0, 0, 11, art.S(0, "#3a2416"), art.S(0.6, "#1a0e07"), art.S(1, "#0c0603")))
	c.Fill(art.Rect(0, 10, w, 3), art.Linear(0, 10, 0, 13, art.S(0, "#fff0b8"), art.S(0.4, "#dcae54"), art.S(1, "#6a4416")))
}

// braid is the double gold band near the foot of the curtain; it follows the
// folds.
func braid(c *art.Canvas, w, h float64) {
	wave := func(y, amp float64) *art.Path {
		p := new(art.Path)
		for i := range int(w/4) + 2 {
			x := float64(i) * 4
			p.Corner(i, x, y+amp*math.Sin(x/13.5)+amp*0.6*math.Sin(x/29+1.3))
		}
		return p
	}
	folds := make([]art.Stop, 0, 64)
	for i := range 61 {
		t := float64(i) / 60
		k := 0.5 + 0.5*math.Sin(float64(i)*2.1)
		folds = append(folds, art.Stop{At: t, Col: art.LerpCol(art.Hex("#4a2e0c"), art.Hex("#e8bf66"), k)})
	}
	gold := art.Linear(0, 0, w, 0, folds...)
	for _, q := range [2][2]float64{{h - 76, 15}, {h - 48, 7}} {
		p := wave(q[0], 3.4)
		c.Push(art.Translate(0, 3))
		c.Stroke(p, q[1]+2, art.SolidA("#000", 0.5))
		c.Pop()
		c.Stroke(p, q[1], gold)
		c.Push(art.Translate(0, -q[1]*0.34))
		c.Stroke(p, 1.4, art.SolidA("#fff0b8", 0.45))
		c.Pop()
	}
}
