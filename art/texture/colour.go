package texture

import (
	"image"
	"math"
)

// RGB is a colour while it is being computed: gamma-encoded channels in 0..1,
// free to overshoot until packed. Textures mix in sRGB space, as painters mix
// what they see, so palettes of the design carry over unchanged.
type RGB struct{ R, G, B float32 }

// HexRGB reads 0xRRGGBB.
func HexRGB(v uint32) RGB {
	return RGB{float32(v>>16&255) / 255, float32(v>>8&255) / 255, float32(v&255) / 255}
}

// Mix goes from c (t = 0) to d (t = 1).
func (c RGB) Mix(d RGB, t float32) RGB {
	return RGB{Mix(c.R, d.R, t), Mix(c.G, d.G, t), Mix(c.B, d.B, t)}
}

// Mul scales all channels.
func (c RGB) Mul(k float32) RGB { return RGB{c.R * k, c.G * k, c.B * k} }

// Add is light of colour d and strength k added on top, unbounded.
func (c RGB) Add(d RGB, k float32) RGB {
	return RGB{c.R + d.R*k, c.G + d.G*k, c.B + d.B*k}
}

// Screen lays light of colour d and strength k over c without burning out.
func (c RGB) Screen(d RGB, k float32) RGB {
	return RGB{
		1 - (1-c.R)*(1-d.R*k),
		1 - (1-c.G)*(1-d.G*k),
		1 - (1-c.B)*(1-d.B*k),
	}
}

// luma is perceived brightness.
func (c RGB) luma() float32 { return 0.299*c.R + 0.587*c.G + 0.114*c.B }

// Saturate moves channels away from grey (k > 1) or toward it (k < 1).
func (c RGB) Saturate(k float32) RGB {
	l := c.luma()
	return RGB{l + (c.R-l)*k, l + (c.G-l)*k, l + (c.B-l)*k}
}

// Byte8 packs a channel.
func Byte8(x float32) uint8 {
	if x <= 0 {
		return 0
	}
	if x >= 1 {
		return 255
	}
	return uint8(x*255 + 0.5)
}

// GetRGB reads the pixel at byte offset o.
func GetRGB(pix []uint8, o int) RGB {
	return RGB{float32(pix[o]) / 255, float32(pix[o+1]) / 255, float32(pix[o+2]) / 255}
}

// PutRGB writes an opaque pixel at byte offset o.
func PutRGB(pix []uint8, o int, c RGB) {
	p := pix[o : o+4 : o+4]
	p[0], p[1], p[2], p[3] = Byte8(c.R), Byte8(c.G), Byte8(c.B), 255
}

// Ramp is a gradient through evenly spaced colours, sampled at t in 0..1.
type Ramp []RGB

func (r Ramp) At(t float32) RGB {
	t = Clamp01(t) * float32(len(r)-1)
	i := int(t)
	if i >= len(r)-1 {
		return r[len(r)-1]
	}
	return r[i].Mix(r[i+1], t-float32(i))
}

// Sqrt32, exp32 and sin32 keep float32 code readable.
func Sqrt32(x float32) float32 { return float32(math.Sqrt(float64(x))) }

func Exp32(x float32) float32 { return float32(math.Exp(float64(x))) }

func Sin32(x float32) float32 { return float32(math.Sin(float64(x))) }

// opaque makes a w×h image and fills it from shade, rows in parallel.
func opaque(w, h int, shade func(row []uint8, y int)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	Rows(h, func(y0, y1 int) {
		for y := y0; y < y1; y++ {
			shade(m.Pix[y*m.Stride:y*m.Stride+4*w], y)
		}
	})
	return m
}
