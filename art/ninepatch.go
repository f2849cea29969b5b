package art

import (
	"image"
	"image/color"
	"math"
)

// NinePatch is a soft rounded frame that can be stretched: its corners keep
// their size, the middle of each side is repeated. A texture of it serves
// rectangles of every size.
type NinePatch struct {
	Img *image.RGBA
	// Edge is the width in pixels of the parts that are not stretched, the
	// same on all sides.
	Edge int
	// Pad is how far, in pixels, the picture reaches beyond the rectangle it
	// belongs to, the same on all sides. Draw it into that rectangle grown by
	// Pad (shadows add their own offset).
	Pad int
}

// ShadowPatch is the shadow of a rounded rectangle of corner radius r, blurred
// by sigma, in units at scale pixels a unit. Its offset is left to the caller.
func ShadowPatch(r, sigma float64, col color.NRGBA, scale float64) NinePatch {
	return patch(r, 3*sigma, 3*sigma, scale, func(c *Canvas, p *Path) {
		c.Shadow(p, 0, 0, sigma, col)
	})
}

// GlowPatch is the halo around a rounded rectangle of corner radius r: light
// of col, and a clear line along the edge. Nothing is drawn inside, so the
// card below keeps its colours.
func GlowPatch(r, spread, sigma float64, col color.NRGBA, scale float64) NinePatch {
	return patch(r, spread+3*sigma, spread+1, scale, func(c *Canvas, p *Path) {
		c.Glow(p, spread, sigma, col)
		c.Stroke(p, 2*spread*0.8, Ink(lerpCol(col, color.NRGBA{255, 255, 255, col.A}, 0.35)))
		c.Erase(p)
	})
}

// patch draws the smallest stretchable picture of a rounded rectangle whose
// effect reaches out beyond it and in beyond its corners.
func patch(r, out, in, scale float64, f func(*Canvas, *Path)) NinePatch {
	pad := int(math.Ceil(out*scale)) + 1
	edge := pad + int(math.Ceil((r+in)*scale)) + 1
	n := 2*edge + 2
	c := NewCanvasOn(image.NewRGBA(image.Rect(0, 0, n, n)), scale)
	side := float64(n-2*pad) / scale
	f(c, RoundRect(float64(pad)/scale, float64(pad)/scale, side, side, r))
	return NinePatch{Img: c.Img, Edge: edge, Pad: pad}
}

// Draw stretches the patch around the rectangle r of dst, in pixels. Scenes do
// the same with textures; this is for pictures made on the processor.
func (n NinePatch) Draw(dst *image.RGBA, r image.Rectangle) {
	r = r.Inset(-n.Pad)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		sy := n.source(y-r.Min.Y, r.Dy())
		for x := r.Min.X; x < r.Max.X; x++ {
			if !(image.Point{x, y}).In(dst.Rect) {
				continue
			}
			s := n.Img.Pix[n.Img.PixOffset(n.source(x-r.Min.X, r.Dx()), sy):]
			row := [1]premul{{uint32(s[0]), uint32(s[1]), uint32(s[2]), uint32(s[3])}}
			lay(dst.Pix[dst.PixOffset(x, y):], row[:], []uint8{255}, Normal)
		}
	}
}

// source is the pixel of the patch for the i-th of size pixels.
func (n NinePatch) source(i, size int) int {
	side := n.Img.Rect.Dx()
	if i < n.Edge && i < size/2 {
		return i
	}
	if j := size - 1 - i; j < n.Edge && j <= size/2 {
		return side - 1 - j
	}
	return n.Edge
}
