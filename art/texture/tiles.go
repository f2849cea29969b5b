package texture

import (
	"image"
	"sync/atomic"
)

// The tiles below are seamless squares made once at start and repeated over
// panels, card faces and instruments. n is their side in pixels; features keep
// their size in pixels, so a larger tile repeats less visibly. n must be a
// multiple of 64, and 256 to 512 is sensible.

// tileOnce makes a tile when it is first asked for. No lock is held meanwhile,
// so that a painter may leave off in the middle of it (see SetBreath); two who
// ask at the same time both make it, and one is kept.
func tileOnce(paint func() *image.RGBA) func() *image.RGBA {
	var made atomic.Pointer[image.RGBA]
	return func() *image.RGBA {
		if made.Load() == nil {
			made.CompareAndSwap(nil, paint())
		}
		return made.Load()
	}
}

// Field is a plane of heights or masks.
type Field struct {
	W, H int
	V    []float32
}

func NewField(w, h int) Field { return Field{w, h, make([]float32, w*h)} }

func (f Field) Row(y int) []float32 { return f.V[y*f.W : (y+1)*f.W] }

// slope is the light a torus-shaped relief catches from the upper left at
// (x, y): positive on faces turned to the light.
func (f Field) slope(x, y int) float32 {
	xl, xr, yu, yd := x-1, x+1, y-1, y+1
	if xl < 0 {
		xl = f.W - 1
	}
	if xr == f.W {
		xr = 0
	}
	if yu < 0 {
		yu = f.H - 1
	}
	if yd == f.H {
		yd = 0
	}
	return 0.6*(f.V[y*f.W+xr]-f.V[y*f.W+xl]) + 0.8*(f.V[yd*f.W+x]-f.V[yu*f.W+x])
}

// tileField fills an n×n torus row by row; each layer adds noise to the row.
func tileField(n int, fill func(row []float32, y int)) Field {
	f := NewField(n, n)
	Rows(n, func(y0, y1 int) {
		for y := y0; y < y1; y++ {
			fill(f.Row(y), y)
		}
	})
	return f
}

// grain adds tiling fbm whose largest features are sx by sy pixels.
func grain(row []float32, n, y, sx, sy int, amp float32, octaves int, seed uint32) {
	px, py := max(1, n/sx), max(1, n/sy)
	dx := float32(px) / float32(n)
	AddFBMRow(row, 0, dx, float32(y)*float32(py)/float32(n), amp, octaves, int32(px), int32(py), seed)
}

// Parchment is warm calfskin for rules boxes and notices: clouds of age,
// pale fibres and a few dark flecks, light enough for brown ink at any size.
func Parchment(n int) *image.RGBA {
	cloud := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 64, 43, 0.7, 5, 11)
		grain(row, n, y, 128, 128, 0.3, 1, 17)
	})
	fibre := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 16, 2, 0.7, 2, 23)
		grain(row, n, y, 3, 2, 0.3, 1, 29)
	})
	light, aged, fleck := HexRGB(0xf4e7c9), HexRGB(0xdfc795), HexRGB(0x8a6234)
	return opaque(n, n, func(pix []uint8, y int) {
		c, f := cloud.Row(y), fibre.Row(y)
		for x := range c {
			p := light.Mix(aged, Smoothstep(0.3, 0.8, c[x])*0.8)
			p = p.Mul(1 + 0.05*(f[x]-0.5) + 0.10*fibre.slope(x, y) + 0.25*cloud.slope(x, y))
			p = p.Mix(fleck, 0.30*Smoothstep(0.80, 0.92, f[x]))
			PutRGB(pix, 4*x, p)
		}
	})
}

// Slate is the dark plate behind panels: split stone, blue-grey, with low
// relief that catches a little dusk light.
func Slate(n int) *image.RGBA {
	h := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 64, 32, 0.75, 5, 101)
		grain(row, n, y, 32, 4, 0.25, 3, 131)
	})
	tone := tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 128, 1, 2, 151) })
	dark, pale := HexRGB(0x16171f), HexRGB(0x2b2d39)
	return opaque(n, n, func(pix []uint8, y int) {
		a, t := h.Row(y), tone.Row(y)
		for x := range a {
			p := dark.Mix(pale, Clamp01(0.6*a[x]+0.4*t[x]))
			p = p.Mul(1 + 1.4*h.slope(x, y))
			PutRGB(pix, 4*x, p)
		}
	})
}

// FrameNoise is mottled grey around one half, meant to be laid in overlay
// (or multiplied by two) on coloured frames so that they look forged, not
// printed.
func FrameNoise(n int) *image.RGBA {
	h := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 43, 32, 0.7, 4, 211)
		grain(row, n, y, 19, 27, 0.3, 2, 223)
	})
	return opaque(n, n, func(pix []uint8, y int) {
		a := h.Row(y)
		for x := range a {
			k := 0.5 + 1.1*(a[x]-0.5) + 1.2*h.slope(x, y)
			PutRGB(pix, 4*x, RGB{k, k, k})
		}
	})
}

// Leather is dark brown hide with a pebbled grain.
func Leather(n int) *image.RGBA {
	cells := max(1, n/6)
	h := tileField(n, func(row []float32, y int) {
		fy := float32(y) * float32(cells) / float32(n)
		for x := range row {
			f1, f2 := cellTile(float32(x)*float32(cells)/float32(n), fy, int32(cells), 307)
			row[x] = Smoothstep(0, 0.35, f2-f1)
		}
		grain(row, n, y, 64, 64, 0.8, 3, 311)
	})
	tone := tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 128, 1, 3, 331) })
	dark, warm := HexRGB(0x1d120e), HexRGB(0x3d2a20)
	return opaque(n, n, func(pix []uint8, y int) {
		a, t := h.Row(y), tone.Row(y)
		for x := range a {
			p := dark.Mix(warm, Clamp01(0.25*a[x]+0.6*t[x]))
			PutRGB(pix, 4*x, p.Mul(1+0.16*h.slope(x, y)))
		}
	})
}

// Brass is metal brushed along x with a slow change of tone.
func Brass(n int) *image.RGBA {
	brush := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 128, 2, 0.5, 1, 401)
		grain(row, n, y, 64, 1, 0.5, 1, 409)
	})
	tone := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 128, 32, 0.7, 3, 419)
		grain(row, n, y, 32, 32, 0.3, 3, 431)
	})
	metal := Ramp{HexRGB(0x6b4a1f), HexRGB(0xa67c3c), HexRGB(0xcfa45c), HexRGB(0xf0d493)}
	return opaque(n, n, func(pix []uint8, y int) {
		b, t := brush.Row(y), tone.Row(y)
		for x := range b {
			PutRGB(pix, 4*x, metal.At(0.52+0.55*(t[x]-0.5)+0.55*(b[x]-0.5)))
		}
	})
}

// This file holds what all card faces are built of: body, frame, windows,
// plates and badges.

// The tiles are made once, at first use.
var (
	FrameTile     = tileOnce(func() *image.RGBA { return FrameNoise(256) })
	ParchmentTile = tileOnce(func() *image.RGBA { return Parchment(256) })
	SlateTile     = tileOnce(func() *image.RGBA { return Slate(256) })
)

var (
	HideTile = tileOnce(func() *image.RGBA { return Leather(256) })
	WoodTile = tileOnce(makeWoodTile)
)

// makeWoodTile is a dark board whose grain runs across and repeats.
func makeWoodTile() *image.RGBA {
	const n = 256
	rings := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 128, 8, 0.65, 3, 411)
		grain(row, n, y, 32, 2, 0.35, 2, 431)
	})
	shades := Ramp{HexRGB(0x1c0f0a), HexRGB(0x3a2014), HexRGB(0x5a341c)}
	return opaque(n, n, func(pix []uint8, y int) {
		a := rings.Row(y)
		for x := range a {
			PutRGB(pix, 4*x, shades.At(0.5+1.2*(a[x]-0.5)).Mul(1+0.8*rings.slope(x, y)))
		}
	})
}

// BrassTile is made once: rulers of all sizes are cut from the same sheet.
var BrassTile = tileOnce(func() *image.RGBA { return Brass(256) })
