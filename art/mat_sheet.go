package art

import "image"

// A sheetMat is a mat on which a map lies on the dark boards of a table. It holds
// the planes that its games paint it from: slow things are computed on every
// fourth pixel, the grain of the map on every one.
type sheetMat struct {
	m      *Mat
	w, h   int
	s      float32 // pixels a unit
	sheet  image.Rectangle
	seed   uint32
	wood   *wood
	relief coarse // what the look of the map follows, 0..1
	light  coarse // a factor
	grain  field
}

// newSheetMat makes the planes of a mat whose map covers sheet as far as that is
// in the window.
func newSheetMat(m *Mat, sheet image.Rectangle, seed uint32) sheetMat {
	w, h := m.Img.Rect.Dx(), m.Img.Rect.Dy()
	s := float32(matUnits(w, h))
	return sheetMat{m: m, w: w, h: h, s: s, sheet: sheet.Intersect(m.Img.Rect), seed: seed,
		wood:   &wood{m: m, s: s, seed: seed + 90, bend: newCoarse(w, h, 4), light: newCoarse(w, h, 4)},
		relief: newCoarse(w, h, 4), light: newCoarse(w, h, 4), grain: newField(w, h)}
}

// lay says in which stages the mat is painted: survey fills relief and light,
// weave the grain, and shade paints the map over the boards. Then the pieces are
// sewn on.
func (p *sheetMat) lay(survey, weave, shade func(y0, y1 int), pieces []func(c *Canvas)) {
	p.m.stages = []matStage{
		{p.wood.bend.h, p.wood.paintCoarse},
		{p.relief.h, survey},
		{p.h, p.wood.shade},
		{p.h, weave},
		{p.h, shade},
	}
	p.m.sew(float64(p.s), pieces...)
}

// shadow dims a pixel of the boards which is away units from the map; bright is
// how light the boards are beyond its shadow.
func (p *sheetMat) shadow(pix []byte, o int, away, bright, noise float32) {
	under := getRGB(pix, o).mul(bright * (1 - 0.75*falloff(away/8)))
	putRGB(pix, o, rgb{under.R + noise, under.G + noise, under.B + noise})
}
