package art

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// Image draws src into the rectangle x, y, w, h, sharply reduced or smoothly
// enlarged.
func (c *Canvas) Image(src image.Image, x, y, w, h float64) {
	c.ImageWith(src, x, y, w, h, 1, Normal)
}

// ImageWith is Image at alpha 0..1 through a blend.
func (c *Canvas) ImageWith(src image.Image, x, y, w, h, alpha float64, blend Blend) {
	if u, ok := src.(*image.Uniform); ok { // has no size of its own
		c.Fill(Rect(x, y, w, h), Ink(color.NRGBAModel.Convert(u.C).(color.NRGBA)).Alpha(alpha).With(blend))
		return
	}
	box := c.pixelBox(Rect(x, y, w, h), c.m, 0)
	if box.Empty() || src.Bounds().Empty() {
		return
	}
	pix := c.resample(src, box, x, y, w, h)
	if c.clip != nil {
		box = box.Intersect(c.clip.Rect)
	}
	row := make([]premul, box.Dx())
	cov := make([]uint8, box.Dx())
	k := uint32(alpha*256 + 0.5)
	for yy := box.Min.Y; yy < box.Max.Y; yy++ {
		for i := range cov {
			cov[i] = 255
		}
		if c.clip != nil {
			clipRow(cov, c.clip, box.Min.X, yy)
		}
		premulRow(row, pix, box.Min.X, yy, k)
		lay(c.Img.Pix[c.Img.PixOffset(box.Min.X, yy):][:4*box.Dx()], row, cov, blend)
	}
}

// resample brings src to the pixels of box. A picture made for its place, up
// to the rounding of its size, is moved to whole pixels and stays untouched.
func (c *Canvas) resample(src image.Image, box image.Rectangle, x, y, w, h float64) *image.RGBA {
	sb := src.Bounds()
	m := c.m.Mul(Translate(x, y)).Mul(Scale(w/float64(sb.Dx()), h/float64(sb.Dy())))
	straight := m[1] == 0 && m[2] == 0
	fits := func(k float64, n int) bool { return math.Abs(k-1)*float64(n) < 1.6 }
	if rgba, ok := src.(*image.RGBA); ok && straight && fits(m[0], sb.Dx()) && fits(m[3], sb.Dy()) {
		at := image.Pt(int(math.Floor(m[4]+0.01)), int(math.Floor(m[5]+0.01)))
		moved := *rgba
		moved.Rect = rgba.Rect.Sub(rgba.Rect.Min).Add(at)
		return &moved
	}
	m = m.Mul(Translate(-float64(sb.Min.X), -float64(sb.Min.Y)))
	dst := image.NewRGBA(box)
	filter := draw.Interpolator(draw.BiLinear)
	if straight && m[0] < 1 {
		filter = draw.CatmullRom
	}
	filter.Transform(dst, f64.Aff3{m[0], m[2], m[4], m[1], m[3], m[5]}, src, sb, draw.Src, nil)
	return dst
}
