package art

import (
	"image"
	"time"
)

// Mat is a table background in the making. Img holds a plain gradient from
// the start, so there is always something to show; Step and Finish paint the
// real thing over it. A Mat is not safe for concurrent use.
type Mat struct {
	Img *image.RGBA // opaque

	stages []matStage
	stage  int
	row    int
}

// matStage is one pass over a number of rows; run may be called with any
// consecutive bands and must come to the same picture however they are cut.
type matStage struct {
	rows int
	run  func(y0, y1 int)
}

// sew adds pieces that are drawn over what is painted so far, at a scale of
// pixels a unit: each is one row of work.
func (m *Mat) sew(scale float64, pieces ...func(c *Canvas)) {
	for _, draw := range pieces {
		m.stages = append(m.stages, matStage{1, func(int, int) { draw(NewCanvasOn(m.Img, scale)) }})
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
	s := m.stages[m.stage]
	y1 := min(m.row+n, s.rows)
	s.run(m.row, y1)
	m.row = y1
	if y1 == s.rows {
		m.stage, m.row = m.stage+1, 0
	}
}

// Done tells whether Img is final.
func (m *Mat) Done() bool { return m.stage == len(m.stages) }

// Finish paints all that is left, on all processors.
func (m *Mat) Finish() *image.RGBA {
	if !m.Done() && m.row > 0 {
		m.advance(m.stages[m.stage].rows)
	}
	for !m.Done() {
		s := m.stages[m.stage]
		rows(s.rows, s.run)
		m.stage++
	}
	return m.Img
}

// newMat makes the canvas with a vertical gradient for the first frames.
func newMat(w, h int, top, bottom rgb) *Mat {
	m := &Mat{Img: image.NewRGBA(image.Rect(0, 0, max(1, w), max(1, h)))}
	w, h = m.Img.Rect.Dx(), m.Img.Rect.Dy()
	for y := range h {
		row := m.Img.Pix[y*m.Img.Stride:]
		putRGB(row, 0, top.mix(bottom, float32(y)/float32(h)))
		for x := 1; x < w; x *= 2 {
			copy(row[4*x:4*w], row[:4*x])
		}
	}
	return m
}

// plane16 is a plane at full resolution of values from -128 to 128, in 256ths:
// half of what a field takes, which counts while a mat as large as the window
// is painted.
type plane16 []int16

func (f plane16) at(i int) float32 { return float32(f[i]) * (1.0 / 256) }

// fix is v as a plane16 keeps it.
func fix(v float32) int16 { return int16(max(-1<<15, min(1<<15-1, v*256))) }

// coarse is a plane kept at a fraction of the resolution, read smoothly.
type coarse struct {
	field
	step int
}

func newCoarse(w, h, step int) coarse {
	return coarse{newField(w/step+3, h/step+3), step}
}

// expand writes the w values of full-resolution row y into dst.
func (c coarse) expand(dst []float32, y int) {
	fy := (float32(y) + 0.5) / float32(c.step)
	iy := int(fy)
	ty := fy - float32(iy)
	a, b := c.row(iy), c.row(iy+1)
	inv := 1 / float32(c.step)
	left, right := float32(0), mix(a[0], b[0], ty)
	for x, i := 0, 0; x < len(dst); i++ {
		left, right = right, mix(a[i+1], b[i+1], ty)
		d := (right - left) * inv
		v := left + d*0.5
		for k := 0; k < c.step && x < len(dst); k++ {
			dst[x] = v
			v += d
			x++
		}
	}
}

// dither is a tiny pseudo-random offset that keeps dark gradients from
// breaking into bands.
func dither(x, y int) float32 {
	return (rand2(int32(x), int32(y), 977) - 0.5) * (1.6 / 255)
}
