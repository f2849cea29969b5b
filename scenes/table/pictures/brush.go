package pictures

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/ui"
)

// A Brush draws sprites with one set of options for all, so that a frame makes
// no garbage and, with one filter and one blend, few draw commands.
type Brush struct {
	op    ebiten.DrawImageOptions
	over  ebiten.DrawImageOptions
	tri   ebiten.DrawTrianglesOptions
	vert  [4]ebiten.Vertex
	strip [2*strips + 2]ebiten.Vertex
	ring  [8]ebiten.Vertex
	scale float64
	Kit   *ui.Kit
	Drop  [2]*ebiten.Image
	Glow  [glowKinds]*ebiten.Image
	Ink   [len(Inks)]*ebiten.Image // glows of lasting cards
}

var quad = []uint16{0, 1, 2, 1, 3, 2}

// Sprite draws img about a point, w by h units, turned and faded. Upright
// pictures of the right size land on whole pixels.
func (b *Brush) Sprite(dst *game.Frame, img *ebiten.Image, x, y, w, h, angle, alpha float64) {
	if img == nil || alpha <= 0 || w == 0 {
		return
	}
	if b.Kit != nil && b.Kit.Watch != nil {
		b.Kit.Watch(img)
	}
	size := img.Bounds()
	pw, ph := float64(size.Dx()), float64(size.Dy())
	kx, ky := w*b.scale/pw, h*b.scale/ph
	b.op.GeoM.Reset()
	x, y = x*b.scale, y*b.scale
	if angle == 0 && math.Abs(w*b.scale-pw) <= 1 && math.Abs(h*b.scale-ph) <= 1 {
		b.op.GeoM.Translate(math.Round(x-pw/2), math.Round(y-ph/2))
	} else {
		b.op.GeoM.Translate(-pw/2, -ph/2)
		b.op.GeoM.Scale(kx, ky)
		b.op.GeoM.Rotate(angle)
		b.op.GeoM.Translate(x, y)
	}
	b.op.ColorScale.Reset()
	if alpha < 1 {
		b.op.ColorScale.ScaleAlpha(float32(alpha))
	}
	b.op.Filter = ebiten.FilterLinear
	b.op.DisableMipmaps = true // of the whole sheet it would be
	dst.DrawImage(img, &b.op)
}

// Cover lays an opaque picture over the whole screen: without smoothing and
// blending, which would be most of the work of a frame where the processor does
// it all.
func (b *Brush) Cover(dst *game.Frame, img *ebiten.Image) {
	have, want := img.Bounds(), dst.Bounds()
	b.over.GeoM.Reset()
	b.over.GeoM.Scale(float64(want.Dx())/float64(have.Dx()), float64(want.Dy())/float64(have.Dy()))
	b.over.Blend = ebiten.BlendCopy
	dst.DrawImage(img, &b.over)
}

// Part draws the part sx, sy, sw, sh (in pixels) of img over a rectangle in
// units.
func (b *Brush) Part(dst *game.Frame, img *ebiten.Image, x, y, w, h, sx, sy, sw, sh float64) {
	if img == nil || w <= 0 || h <= 0 {
		return
	}
	at := img.Bounds().Min
	sx, sy = sx+float64(at.X), sy+float64(at.Y)
	for i := range b.vert {
		u, v := float64(i&1), float64(i>>1)
		b.vert[i] = ebiten.Vertex{DstX: float32((x + u*w) * b.scale), DstY: float32((y + v*h) * b.scale),
			SrcX: float32(sx + u*sw), SrcY: float32(sy + v*sh), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	dst.DrawTriangles(b.vert[:], quad, img, &b.tri)
}

// Begin finds the pictures that every card needs.
func (b *Brush) Begin(kit *ui.Kit, scale float64) {
	b.Kit, b.scale = kit, scale
	b.tri.Filter, b.tri.DisableMipmaps = ebiten.FilterLinear, true
	for i := range b.Drop {
		b.Drop[i] = b.kept(ui.Key{Kind: "table.drop", A: i}, dropMargin, paintDrops[i])
	}
	for k := MayAct; k < glowKinds; k++ {
		b.Glow[k] = b.kept(ui.Key{Kind: "table.glow", A: int(k)}, GlowMargin, paintGlows[k])
	}
	for i := range b.Ink {
		b.Ink[i] = b.kept(ui.Key{Kind: "table.inkglow", A: i}, GlowMargin, paintInks[i])
	}
}

// kept returns a picture painted around a card of baseWidth.
func (b *Brush) kept(k ui.Key, margin float64, paint func(c *art.Canvas)) *ebiten.Image {
	return b.Kit.Pics.Get(k, baseWidth+2*margin, baseWidth*layout.CardRatio+2*margin, paint)
}

// Around draws a picture painted around a card of baseWidth around a card.
func (b *Brush) Around(dst *game.Frame, img *ebiten.Image, s motion.State, margin, alpha float64) {
	k := s.Width / baseWidth
	b.Sprite(dst, img, s.X, s.Y, s.Width+2*margin*k, s.Width*layout.CardRatio+2*margin*k, s.Angle, alpha)
}
