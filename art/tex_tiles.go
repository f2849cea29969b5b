package art

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

// field is a plane of heights or masks.
type field struct {
	w, h int
	v    []float32
}

func newField(w, h int) field { return field{w, h, make([]float32, w*h)} }

func (f field) row(y int) []float32 { return f.v[y*f.w : (y+1)*f.w] }

// slope is the light a torus-shaped relief catches from the upper left at
// (x, y): positive on faces turned to the light.
func (f field) slope(x, y int) float32 {
	xl, xr, yu, yd := x-1, x+1, y-1, y+1
	if xl < 0 {
		xl = f.w - 1
	}
	if xr == f.w {
		xr = 0
	}
	if yu < 0 {
		yu = f.h - 1
	}
	if yd == f.h {
		yd = 0
	}
	return 0.6*(f.v[y*f.w+xr]-f.v[y*f.w+xl]) + 0.8*(f.v[yd*f.w+x]-f.v[yu*f.w+x])
}

// tileField fills an n×n torus row by row; each layer adds noise to the row.
func tileField(n int, fill func(row []float32, y int)) field {
	f := newField(n, n)
	rows(n, func(y0, y1 int) {
		for y := y0; y < y1; y++ {
			fill(f.row(y), y)
		}
	})
	return f
}

// grain adds tiling fbm whose largest features are sx by sy pixels.
func grain(row []float32, n, y, sx, sy int, amp float32, octaves int, seed uint32) {
	px, py := max(1, n/sx), max(1, n/sy)
	dx := float32(px) / float32(n)
	addFBMRow(row, 0, dx, float32(y)*float32(py)/float32(n), amp, octaves, int32(px), int32(py), seed)
}

// TexParchment is warm calfskin for rules boxes and notices: clouds of age,
// pale fibres and a few dark flecks, light enough for brown ink at any size.
func TexParchment(n int) *image.RGBA {
	cloud := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 64, 43, 0.7, 5, 11)
		grain(row, n, y, 128, 128, 0.3, 1, 17)
	})
	fibre := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 16, 2, 0.7, 2, 23)
		grain(row, n, y, 3, 2, 0.3, 1, 29)
	})
	light, aged, fleck := hexRGB(0xf4e7c9), hexRGB(0xdfc795), hexRGB(0x8a6234)
	return opaque(n, n, func(pix []uint8, y int) {
		c, f := cloud.row(y), fibre.row(y)
		for x := range c {
			p := light.mix(aged, smoothstep(0.3, 0.8, c[x])*0.8)
			p = p.mul(1 + 0.05*(f[x]-0.5) + 0.10*fibre.slope(x, y) + 0.25*cloud.slope(x, y))
			p = p.mix(fleck, 0.30*smoothstep(0.80, 0.92, f[x]))
			putRGB(pix, 4*x, p)
		}
	})
}

// TexSlate is the dark plate behind panels: split stone, blue-grey, with low
// relief that catches a little dusk light.
func TexSlate(n int) *image.RGBA {
	h := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 64, 32, 0.75, 5, 101)
		grain(row, n, y, 32, 4, 0.25, 3, 131)
	})
	tone := tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 128, 1, 2, 151) })
	dark, pale := hexRGB(0x16171f), hexRGB(0x2b2d39)
	return opaque(n, n, func(pix []uint8, y int) {
		a, t := h.row(y), tone.row(y)
		for x := range a {
			p := dark.mix(pale, clamp01(0.6*a[x]+0.4*t[x]))
			p = p.mul(1 + 1.4*h.slope(x, y))
			putRGB(pix, 4*x, p)
		}
	})
}

// TexFrameNoise is mottled grey around one half, meant to be laid in overlay
// (or multiplied by two) on coloured frames so that they look forged, not
// printed.
func TexFrameNoise(n int) *image.RGBA {
	h := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 43, 32, 0.7, 4, 211)
		grain(row, n, y, 19, 27, 0.3, 2, 223)
	})
	return opaque(n, n, func(pix []uint8, y int) {
		a := h.row(y)
		for x := range a {
			k := 0.5 + 1.1*(a[x]-0.5) + 1.2*h.slope(x, y)
			putRGB(pix, 4*x, rgb{k, k, k})
		}
	})
}

// TexLeather is dark brown hide with a pebbled grain.
func TexLeather(n int) *image.RGBA {
	cells := max(1, n/6)
	h := tileField(n, func(row []float32, y int) {
		fy := float32(y) * float32(cells) / float32(n)
		for x := range row {
			f1, f2 := cellTile(float32(x)*float32(cells)/float32(n), fy, int32(cells), 307)
			row[x] = smoothstep(0, 0.35, f2-f1)
		}
		grain(row, n, y, 64, 64, 0.8, 3, 311)
	})
	tone := tileField(n, func(row []float32, y int) { grain(row, n, y, 128, 128, 1, 3, 331) })
	dark, warm := hexRGB(0x1d120e), hexRGB(0x3d2a20)
	return opaque(n, n, func(pix []uint8, y int) {
		a, t := h.row(y), tone.row(y)
		for x := range a {
			p := dark.mix(warm, clamp01(0.25*a[x]+0.6*t[x]))
			putRGB(pix, 4*x, p.mul(1+0.16*h.slope(x, y)))
		}
	})
}

// TexBrass is metal brushed along x with a slow change of tone.
func TexBrass(n int) *image.RGBA {
	brush := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 128, 2, 0.5, 1, 401)
		grain(row, n, y, 64, 1, 0.5, 1, 409)
	})
	tone := tileField(n, func(row []float32, y int) {
		grain(row, n, y, 128, 32, 0.7, 3, 419)
		grain(row, n, y, 32, 32, 0.3, 3, 431)
	})
	metal := ramp{hexRGB(0x6b4a1f), hexRGB(0xa67c3c), hexRGB(0xcfa45c), hexRGB(0xf0d493)}
	return opaque(n, n, func(pix []uint8, y int) {
		b, t := brush.row(y), tone.row(y)
		for x := range b {
			putRGB(pix, 4*x, metal.at(0.52+0.55*(t[x]-0.5)+0.55*(b[x]-0.5)))
		}
	})
}
