package art

import (
	"image"
	"image/color"
	"math"

	"wyrmtable/art/texture"
)

// Shadow throws the shadow of p: moved by (dx, dy), softened by a blur of
// standard deviation sigma, all in units.
func (c *Canvas) Shadow(p *Path, dx, dy, sigma float64, col color.NRGBA) {
	c.soft(p, Translate(dx, dy), sigma, col, Normal)
}

// Glow surrounds p with light: p grown by spread and softened by sigma.
func (c *Canvas) Glow(p *Path, spread, sigma float64, col color.NRGBA) {
	q := p
	if spread > 0 {
		q = new(Path).Append(p, Identity()).Append(p.Outline(2*spread, c.Scale(), true), Identity())
	}
	c.soft(q, Identity(), sigma, col, Normal)
}

// InnerShadow darkens the inside of p along its edge, as if p were cut into
// the sheet and lit from where (dx, dy) comes.
func (c *Canvas) InnerShadow(p *Path, dx, dy, sigma float64, col color.NRGBA) {
	restore := c.Clip(p)
	defer restore()
	pad := c.softPad(sigma)
	grow := int(math.Ceil(math.Max(math.Abs(dx), math.Abs(dy)) * c.Scale()))
	box := c.cover(p, c.m.Mul(Translate(dx, dy)), pad+grow)
	for i, a := range c.mask.Pix {
		c.mask.Pix[i] = 255 - a
	}
	if !box.Empty() {
		c.blurMask(sigma * c.Scale())
		c.lay(c.mask, Ink(col))
	}
}

func (c *Canvas) soft(p *Path, move Matrix, sigma float64, col color.NRGBA, b Blend) {
	box := c.cover(p, c.m.Mul(move), c.softPad(sigma))
	if box.Empty() {
		return
	}
	c.blurMask(sigma * c.Scale())
	c.lay(c.mask, Ink(col).With(b))
}

func (c *Canvas) softPad(sigma float64) int { return int(math.Ceil(3*sigma*c.Scale())) + 1 }

// blurMask blurs c.mask by three box blurs, which come close to a Gaussian of
// sigma pixels. Outside the mask counts as its edge pixels.
func (c *Canvas) blurMask(sigma float64) {
	w, h := c.mask.Rect.Dx(), c.mask.Rect.Dy()
	if n := w * h; cap(c.blur) < n {
		c.blur = make([]uint8, n)
	}
	blurAlpha(c.mask, c.blur[:w*h], sigma)
}

func blurAlpha(m *image.Alpha, tmp []uint8, sigma float64) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	for _, r := range boxRadii(sigma) {
		if r == 0 {
			continue
		}
		boxRows(tmp, m.Pix, w, h, r)
		boxColumns(m.Pix, tmp, w, h, r)
	}
}

// boxRadii gives three box radii whose blurs together have variance sigma².
func boxRadii(sigma float64) [3]int {
	ideal := math.Sqrt(12*sigma*sigma/3 + 1)
	lo := int(ideal)
	if lo%2 == 0 {
		lo--
	}
	n := math.Round((12*sigma*sigma - 3*float64(lo*lo) - 12*float64(lo) - 9) / float64(-4*lo-4))
	var out [3]int
	for i := range out {
		if float64(i) < n {
			out[i] = (lo - 1) / 2
		} else {
			out[i] = (lo + 1) / 2
		}
	}
	return out
}

func boxRows(dst, src []uint8, w, h, r int) {
	k := uint32(65536/(2*r+1)) + 1
	for y := range h {
		texture.Breathe(y)
		s, d := src[y*w:(y+1)*w], dst[y*w:(y+1)*w]
		sum := uint32(s[0]) * uint32(r)
		for i := range r {
			sum += uint32(s[min(i, w-1)])
		}
		for x := range w {
			sum += uint32(s[min(x+r, w-1)])
			d[x] = uint8(min(255, (sum*k+32768)>>16))
			sum -= uint32(s[max(x-r, 0)])
		}
	}
}

// boxColumns works on whole rows at a time, which the cache likes.
func boxColumns(dst, src []uint8, w, h, r int) {
	k := uint32(65536/(2*r+1)) + 1
	sum := make([]uint32, w)
	add := func(y int) {
		for x, v := range src[y*w : (y+1)*w] {
			sum[x] += uint32(v)
		}
	}
	for x, v := range src[:w] {
		sum[x] = uint32(v) * uint32(r)
	}
	for i := range r {
		add(min(i, h-1))
	}
	for y := range h {
		texture.Breathe(y)
		add(min(y+r, h-1))
		d := dst[y*w : (y+1)*w]
		for x := range d {
			d[x] = uint8(min(255, (sum[x]*k+32768)>>16))
		}
		for x, v := range src[max(y-r, 0)*w : (max(y-r, 0)+1)*w] {
			sum[x] -= uint32(v)
		}
	}
}
