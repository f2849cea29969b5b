package art

import (
	"image"
	"time"

	"wyrmtable/art/texture"
)

// Mat is a table background in the making. Img holds a plain gradient from
// the start, so there is always something to show; Step and Finish paint the
// real thing over it. A Mat is not safe for concurrent use.
type Mat struct {
	Img *image.RGBA // opaque

	Stages []MatStage
	stage  int
	row    int
}

// MatStage is one pass over a number of rows; run may be called with any
// consecutive bands and must come to the same picture however they are cut.
type MatStage struct {
	Rows int
	Run  func(y0, y1 int)
}

// Sew adds pieces that are drawn over what is painted so far, at a scale of
// pixels a unit: each is one row of work.
func (m *Mat) Sew(scale float64, pieces ...func(c *Canvas)) {
	for _, draw := range pieces {
		m.Stages = append(m.Stages, MatStage{1, func(int, int) { draw(NewCanvasOn(m.Img, scale)) }})
	}
}

// Step paints for about budget and tells whether the mat is complete. It works
// on the calling goroutine only: a browser has no other.
func (m *Mat) Step(budget time.Duration) bool {
	start := time.Now()
	for !m.Done() {
		m.advance(4)
		if time.Since(start) >= budget {
			break
		}
	}
	return m.Done()
}

// advance paints up to n rows of the current stage.
func (m *Mat) advance(n int) {
	s := m.Stages[m.stage]
	y1 := min(m.row+n, s.Rows)
	s.Run(m.row, y1)
	m.row = y1
	if y1 == s.Rows {
		m.stage, m.row = m.stage+1, 0
	}
}

// Done tells whether Img is final.
func (m *Mat) Done() bool { return m.stage == len(m.Stages) }

// Finish paints all that is left, on all processors.
func (m *Mat) Finish() *image.RGBA {
	if !m.Done() && m.row > 0 {
		m.advance(m.Stages[m.stage].Rows)
	}
	for !m.Done() {
		s := m.Stages[m.stage]
		texture.Rows(s.Rows, s.Run)
		m.stage++
	}
	return m.Img
}

// NewMat makes the canvas with a vertical gradient for the first frames.
func NewMat(w, h int, top, bottom texture.RGB) *Mat {
	m := &Mat{Img: image.NewRGBA(image.Rect(0, 0, max(1, w), max(1, h)))}
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	for y := range h {
		row := m.Img.Pix[y*m.Img.Stride:]
		texture.PutRGB(row, 0, top.Mix(bottom, float32(y)/float32(h)))
		for x := 1; x < w; x *= 2 {
			copy(row[4*x:4*w], row[:4*x])
		}
	}
	return m
}

// InsideOf is how far (x, y), in pixels, lies inside r with rounded corners, in
// units of s pixels; it is negative outside.
func InsideOf(r image.Rectangle, s, x, y float32) float32 {
	round := 30 * s
	cx, cy := float32(r.Min.X+r.Max.X)/2, float32(r.Min.Y+r.Max.Y)/2
	dx := texture.Abs32(x-cx) - float32(r.Dx())/2 + round
	dy := texture.Abs32(y-cy) - float32(r.Dy())/2 + round
	ox, oy := max(dx, 0), max(dy, 0)
	d := texture.Sqrt32(ox*ox+oy*oy) + min(max(dx, dy), 0) - round
	return -d / s
}

// MatUnits is how many pixels a unit of the layouts covers: they are 720 units
// high, or 390 wide on a phone held upright.
func MatUnits(w, h int) float64 {
	if h > w {
		return float64(w) / 390
	}
	return float64(min(w, h)) / 720
}
