// Package art draws: card faces, illustrations, panels, rulers and icons, all
// on the processor and without a display, so that every picture can be tested
// where there is no screen. Scenes turn the results into textures.
//
// A Canvas is a sheet measured in units (those of the layouts), painted at any
// number of pixels a unit. Shapes are Paths, colours are Paints, words are set
// by Text and by Typeset, pictograms come from the embedded icon set.
package art

import (
	"image"
	"math"

	"golang.org/x/image/draw"
	"golang.org/x/image/vector"

	"wyrmtable/art/texture"
)

// Canvas is a picture being drawn. It is not safe for concurrent use; draw
// several canvases in several goroutines instead.
type Canvas struct {
	Img *image.RGBA // premultiplied; transparent at first

	m     Matrix // units to pixels
	stack []Matrix
	clip  *image.Alpha // nil lets everything through
	ras   *vector.Rasterizer
	mask  *image.Alpha // scratch of the last filled shape
	row   []premul     // scratch of one row of paint
	blur  []uint8      // scratch of blurs
}

// NewCanvas makes a transparent sheet of w by h units at scale pixels a unit.
func NewCanvas(w, h, scale float64) *Canvas {
	pw := max(1, int(math.Ceil(w*scale-1e-6)))
	ph := max(1, int(math.Ceil(h*scale-1e-6)))
	return NewCanvasOn(image.NewRGBA(image.Rect(0, 0, pw, ph)), scale)
}

// NewCanvasOn draws on an existing picture whose top left corner is at (0, 0).
func NewCanvasOn(img *image.RGBA, scale float64) *Canvas {
	return &Canvas{Img: img, m: Scale(scale, scale), ras: vector.NewRasterizer(1, 1)}
}

// Scale is the number of pixels a unit covers at present.
func (c *Canvas) Scale() float64 { return c.m.Size() }

// Push makes m the innermost transform, until the matching Pop.
func (c *Canvas) Push(m Matrix) {
	c.stack = append(c.stack, c.m)
	c.m = c.m.Mul(m)
}

// Pop takes back the last Push.
func (c *Canvas) Pop() {
	if n := len(c.stack); n > 0 {
		c.m = c.stack[n-1]
		c.stack = c.stack[:n-1]
	}
}

// Fill paints the inside of p.
func (c *Canvas) Fill(p *Path, paint Paint) {
	if box := c.cover(p, c.m, 0); !box.Empty() {
		c.lay(c.mask, paint)
	}
}

// Stroke paints a line of the given width along p, corners mitred.
func (c *Canvas) Stroke(p *Path, width float64, paint Paint) {
	c.Fill(p.Outline(width, c.Scale(), false), paint)
}

// StrokeRound is Stroke with round corners and ends.
func (c *Canvas) StrokeRound(p *Path, width float64, paint Paint) {
	c.Fill(p.Outline(width, c.Scale(), true), paint)
}

// StrokeDash is Stroke interrupted: dashes holds the lengths of line and gap
// in turn.
func (c *Canvas) StrokeDash(p *Path, width float64, dashes []float64, paint Paint) {
	c.Stroke(p.Dashed(dashes, c.Scale()), width, paint)
}

// Erase makes the inside of p transparent again.
func (c *Canvas) Erase(p *Path) {
	b := c.cover(p, c.m, 0)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		d := c.Img.Pix[c.Img.PixOffset(b.Min.X, y):]
		for i, a := range c.mask.Pix[c.mask.PixOffset(b.Min.X, y):][:b.Dx()] {
			for k := 4 * i; k < 4*i+4; k++ {
				d[k] = uint8(uint32(d[k]) * uint32(255-a) / 255)
			}
		}
	}
}

// Clip lets drawing through only inside p (and inside the clips already in
// force) until restore is called.
func (c *Canvas) Clip(p *Path) (restore func()) {
	old := c.clip
	box := c.cover(p, c.m, 0)
	clip := image.NewAlpha(box)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		copy(clip.Pix[clip.PixOffset(box.Min.X, y):][:box.Dx()],
			c.mask.Pix[c.mask.PixOffset(box.Min.X, y):][:box.Dx()])
		if old != nil {
			clipRow(clip.Pix[clip.PixOffset(box.Min.X, y):][:box.Dx()], old, box.Min.X, y)
		}
	}
	c.clip = clip
	return func() { c.clip = old }
}

// clipRow multiplies a row of coverage by a clip.
func clipRow(cov []uint8, clip *image.Alpha, x, y int) {
	r := clip.Rect
	if y < r.Min.Y || y >= r.Max.Y {
		clear(cov)
		return
	}
	for i := range cov {
		px := x + i
		if px < r.Min.X || px >= r.Max.X {
			cov[i] = 0
			continue
		}
		k := uint32(clip.Pix[clip.PixOffset(px, y)])
		if k != 255 {
			cov[i] = uint8((uint32(cov[i])*k + 127) / 255)
		}
	}
}

// cover rasterises p through m into c.mask, whose box (in pixels, grown by
// pad and cut to the picture) it returns.
func (c *Canvas) cover(p *Path, m Matrix, pad int) image.Rectangle {
	box := c.pixelBox(p, m, pad)
	c.mask = reuseAlpha(c.mask, box)
	if box.Empty() {
		return box
	}
	c.ras.Reset(box.Dx(), box.Dy())
	c.ras.DrawOp = draw.Src
	m[4] -= float64(box.Min.X)
	m[5] -= float64(box.Min.Y)
	p.trace(c.ras, m)
	c.ras.Draw(c.mask, box, image.Opaque, image.Point{})
	return box
}

// pixelBox is the part of the picture (grown by pad) that p may touch.
func (c *Canvas) pixelBox(p *Path, m Matrix, pad int) image.Rectangle {
	if p.Empty() {
		return image.Rectangle{}
	}
	x0, y0 := math.Inf(1), math.Inf(1)
	x1, y1 := math.Inf(-1), math.Inf(-1)
	for _, q := range p.pts {
		x, y := m.Apply(q.X, q.Y)
		x0, x1 = math.Min(x0, x), math.Max(x1, x)
		y0, y1 = math.Min(y0, y), math.Max(y1, y)
	}
	if !(x1-x0 < 1e6) || !(y1-y0 < 1e6) {
		return image.Rectangle{}
	}
	box := image.Rect(int(math.Floor(x0)), int(math.Floor(y0)),
		int(math.Ceil(x1)), int(math.Ceil(y1)))
	return box.Inset(-pad).Intersect(c.Img.Rect.Inset(-pad))
}

// reuseAlpha gives a mask of the given box, in old memory where it fits. Its
// content is undefined.
func reuseAlpha(old *image.Alpha, box image.Rectangle) *image.Alpha {
	n := box.Dx() * box.Dy()
	if old == nil || cap(old.Pix) < n {
		return image.NewAlpha(box)
	}
	old.Pix, old.Stride, old.Rect = old.Pix[:n], box.Dx(), box
	return old
}

// trace feeds p to the rasteriser.
func (p *Path) trace(r *vector.Rasterizer, m Matrix) {
	i := 0
	at := func(k int) (float32, float32) {
		x, y := m.Apply(p.pts[i+k].X, p.pts[i+k].Y)
		return float32(x), float32(y)
	}
	for _, op := range p.ops {
		switch op {
		case opMove:
			r.ClosePath()
			r.MoveTo(at(0))
		case opLine:
			r.LineTo(at(0))
		case opQuad:
			ax, ay := at(0)
			x, y := at(1)
			r.QuadTo(ax, ay, x, y)
		case opCube:
			ax, ay := at(0)
			bx, by := at(1)
			x, y := at(2)
			r.CubeTo(ax, ay, bx, by, x, y)
		case opClose:
			r.ClosePath()
		}
		i += opPoints[op]
	}
	r.ClosePath()
}

// lay paints through a mask in pixels and the clip.
func (c *Canvas) lay(mask *image.Alpha, paint Paint) {
	box := mask.Rect.Intersect(c.Img.Rect)
	if c.clip != nil {
		box = box.Intersect(c.clip.Rect)
	}
	if box.Empty() {
		return
	}
	if cap(c.row) < box.Dx() {
		c.row = make([]premul, box.Dx())
	}
	row := c.row[:box.Dx()]
	shade := paint.shader(c.m.inverse())
	if paint.kind == inkSolid {
		shade(row, box.Min.X, box.Min.Y)
	}
	for y := box.Min.Y; y < box.Max.Y; y++ {
		texture.Breathe(y)
		cov := mask.Pix[mask.PixOffset(box.Min.X, y):][:box.Dx()]
		if c.clip != nil {
			o := c.clip.PixOffset(box.Min.X, y)
			clipCover(cov, c.clip.Pix[o:o+len(cov)])
		}
		dst := c.Img.Pix[c.Img.PixOffset(box.Min.X, y):]
		for at := 0; ; {
			from, to := nextRun(cov, at)
			if from == to {
				break
			}
			run := row[:to-from]
			if paint.kind != inkSolid {
				shade(run, box.Min.X+from, y)
			}
			lay(dst[4*from:4*to], run, cov[from:to], paint.blend)
			at = to
		}
	}
}

// nextRun finds the next stretch of covered pixels from at on; short gaps
// belong to it. It is empty at the end of the row. Frames and strokes cover
// little of their box, so skipping the rest pays.
func nextRun(cov []uint8, at int) (from, to int) {
	const gap = 8
	for at < len(cov) && cov[at] == 0 {
		at++
	}
	from, to = at, at
	for ; at < len(cov) && at < to+gap; at++ {
		if cov[at] != 0 {
			to = at + 1
		}
	}
	return from, to
}

// clipCover multiplies coverage by a clip of the same length.
func clipCover(cov, clip []uint8) {
	clip = clip[:len(cov)]
	for i, k := range clip {
		if k != 255 && cov[i] != 0 {
			cov[i] = uint8((uint32(cov[i])*uint32(k) + 127) / 255)
		}
	}
}
