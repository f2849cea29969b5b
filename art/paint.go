package art

import (
	"image"
	"time"

	"wyrmtable/art/texture"
)

// Scene is the landscape behind the subject of an illustration.
type Scene uint8

// The scenes.
const (
	SceneMountain Scene = iota // three ridges in haze
	SceneForest                // three rows of firs
	SceneSea                   // waves to the horizon
	SceneCosmic                // stars and a graduated ring
	SceneCave                  // stalactites above and below
	SceneDeep                  // under water: shafts of light, sand and weed
)

// PaintSpec says what an illustration shows. Equal specs at equal sizes give
// equal pictures.
type PaintSpec struct {
	Icon    string // the silhouette that becomes the subject; unknown: landscape only
	Element Element
	Scene   Scene
	Seed    uint32
	Size    float64 // height of the subject as a share of the picture's; 0 chooses
	Top     float64 // share of the height that something else covers at the top
	Ground  float64 // share of the height, from the top, above what covers the bottom; 0 is all
	Flip    bool    // subject mirrored
}

// Painting is an illustration in the making: a relief cut from an icon, lit
// from the upper left, before a painted sky and landscape. It is made row by
// row so that a caller with one thread can spread the work over frames.
type Painting struct {
	spec PaintSpec
	w, h int
	pal  paintColours

	scale  float32 // 1 at 330 pixels of height: all blurs and edges grow with it
	aspect float32
	fx, fy float32 // where the light stands, 0..1
	reach  float32 // distances to it are divided by this

	sky    lowField // at half resolution
	ground *groundField
	img    []texture.RGB

	mask, edge, relief, ink, shade, halo []float32
	subTop, subHeight                    float32 // pixels
	scratch                              []float32
	rowA, rowB                           []float32

	out    *image.RGBA
	stages []stage
	row    int
}

// stage is one pass over rows; all rows of a stage come before the next.
type stage struct {
	rows int
	do   func(y int)
}

// paintColours are the colours of a palette ready for mixing.
type paintColours struct {
	top, mid, hor, light, near, high, low, rim texture.RGB
}

// NewPainting begins an illustration of w by h pixels (at least 8 each).
func NewPainting(spec PaintSpec, w, h int) *Painting {
	w, h = max(w, 8), max(h, 8)
	q := spec.Element.of()
	p := &Painting{spec: spec, w: w, h: h,
		pal: paintColours{texture.HexRGB(q.sky[0]), texture.HexRGB(q.sky[1]), texture.HexRGB(q.sky[2]), texture.HexRGB(q.light),
			texture.HexRGB(q.near), texture.HexRGB(q.subHigh), texture.HexRGB(q.subLow), texture.HexRGB(q.rim)},
		aspect: float32(w) / float32(h),
		out:    image.NewRGBA(image.Rect(0, 0, w, h)),
	}
	if p.spec.Ground <= 0 || p.spec.Ground > 1 {
		p.spec.Ground = 1
	}
	p.spec.Top = max(0, min(p.spec.Top, p.spec.Ground-0.2))
	p.scale = float32(h) / 330 * min(1, 0.45+0.45*p.aspect)
	p.fx = 0.45 + 0.10*p.chance(1)
	p.fy = float32(p.spec.Top+p.spec.Ground)*0.5 - 0.05
	p.reach = min(1, 0.30+0.52*p.aspect)
	p.img = make([]texture.RGB, w*h)
	p.rowA, p.rowB = make([]float32, w), make([]float32, w)
	texture.Breathe(0)
	p.plan()
	return p
}

// plan lists the passes in order.
func (p *Painting) plan() {
	p.beginSky()
	texture.Breathe(0)
	p.beginGround()
	texture.Breathe(0)
	p.pass(p.sky.h, p.skyRow)
	p.pass(p.h, p.groundRow)
	if p.spec.Scene == SceneDeep {
		p.pass(1, p.bubbles)
	}
	if IconPath(p.spec.Icon) != nil {
		p.beginSubject()
		p.pass(p.h, p.subjectRow)
	}
	p.pass(1, p.sparks)
	p.pass(p.h, p.finishRow)
}

func (p *Painting) pass(rows int, do func(y int)) {
	p.stages = append(p.stages, stage{rows, do})
}

// once adds a pass that is one piece of work.
func (p *Painting) once(do func()) { p.pass(1, func(int) { do() }) }

// Step paints for about budget and tells whether the picture is finished. A
// budget of 0 paints one row; a negative one paints to the end.
func (p *Painting) Step(budget time.Duration) (done bool) {
	var start time.Time
	if budget > 0 {
		start = time.Now()
	}
	for len(p.stages) > 0 {
		s := &p.stages[0]
		if p.row < s.rows {
			s.do(p.row)
			p.row++
		}
		if p.row >= s.rows {
			p.stages, p.row = p.stages[1:], 0
			if len(p.stages) == 0 {
				p.release()
				return true
			}
		}
		if budget == 0 || budget > 0 && time.Since(start) >= budget {
			return false
		}
	}
	return true
}

// release lets go of everything but the picture.
func (p *Painting) release() {
	p.img, p.mask, p.edge, p.relief, p.ink, p.shade, p.halo = nil, nil, nil, nil, nil, nil, nil
	p.scratch, p.sky, p.ground = nil, lowField{}, nil
}

// Image is the picture; it is complete once Step has returned true.
func (p *Painting) Image() *image.RGBA { return p.out }

// Illustrate makes the whole illustration at once.
func Illustrate(spec PaintSpec, w, h int) *image.RGBA {
	p := NewPainting(spec, w, h)
	for done := false; !done; {
		done = p.Step(0)
		texture.Breathe(0)
	}
	return p.Image()
}

// chance is the k-th random number of this painting, 0..1.
func (p *Painting) chance(k int32) float32 { return texture.Rand2(k, 77, p.spec.Seed*2654435761+1) }

// uv is the centre of a pixel in 0..1.
func (p *Painting) uv(x, y int) (u, v float32) {
	return (float32(x) + 0.5) / float32(p.w), (float32(y) + 0.5) / float32(p.h)
}
