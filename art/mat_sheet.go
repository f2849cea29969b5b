package art

import (
	"image"

	"wyrmtable/art/texture"
)

// A SheetMat is a mat on which a map lies on the dark boards of a table. It holds
// the planes that its games paint it from: slow things are computed on every
// fourth pixel, the grain of the map on every one.
type SheetMat struct {
	M      *Mat
	W, H   int
	S      float32 // pixels a unit
	Sheet  image.Rectangle
	Seed   uint32
	wood   *Wood
	Relief texture.Coarse // what the look of the map follows, 0..1
	Light  texture.Coarse // a factor
	Grain  texture.Field
}

// NewSheetMat makes the planes of a mat whose map covers sheet as far as that is
// in the window.
func NewSheetMat(m *Mat, sheet image.Rectangle, seed uint32) SheetMat {
	w, h := m.Img.Rect.Dx(), m.Img.Rect.Dy()
	s := float32(MatUnits(w, h))
	return SheetMat{M: m, W: w, H: h, S: s, Sheet: sheet.Intersect(m.Img.Rect), Seed: seed,
		wood:   &Wood{M: m, S: s, Seed: seed + 90, Bend: texture.NewCoarse(w, h, 4), Light: texture.NewCoarse(w, h, 4)},
		Relief: texture.NewCoarse(w, h, 4), Light: texture.NewCoarse(w, h, 4), Grain: texture.NewField(w, h)}
}

// Lay says in which stages the mat is painted: survey fills relief and light,
// weave the grain, and shade paints the map over the boards. Then the pieces are
// sewn on.
func (p *SheetMat) Lay(survey, weave, shade func(y0, y1 int), pieces []func(c *Canvas)) {
	p.M.Stages = []MatStage{
		{p.wood.Bend.H, p.wood.PaintCoarse},
		{p.Relief.H, survey},
		{p.H, p.wood.Shade},
		{p.H, weave},
		{p.H, shade},
	}
	p.M.Sew(float64(p.S), pieces...)
}

// Shadow dims a pixel of the boards which is away units from the map; bright is
// how light the boards are beyond its shadow.
func (p *SheetMat) Shadow(pix []byte, o int, away, bright, noise float32) {
	under := texture.GetRGB(pix, o).Mul(bright * (1 - 0.75*texture.Falloff(away/8)))
	texture.PutRGB(pix, o, texture.RGB{R: under.R + noise, G: under.G + noise, B: under.B + noise})
}
