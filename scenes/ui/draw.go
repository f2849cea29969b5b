package ui

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
)

// sprite is one picture to be drawn: where, how, and cut to which rectangle.
type sprite struct {
	img  *ebiten.Image
	r    game.Rect
	tint color.NRGBA // multiplied in; White changes nothing
	clip int16       // index of UI.clips; 0 cuts nothing
}

// Sprite draws img stretched over r. It is the one way pictures reach the
// screen: linear filter, normal blend, and corners put on whole pixels where
// the texture has the size of its place, so that it stays sharp.
func Sprite(dst *ebiten.Image, v game.View, img *ebiten.Image, r game.Rect, tint color.NRGBA) {
	if img == nil || tint.A == 0 {
		return
	}
	b := img.Bounds()
	x, y := r.X*v.Scale, r.Y*v.Scale
	kx := r.W * v.Scale / float64(b.Dx())
	ky := r.H * v.Scale / float64(b.Dy())
	var op ebiten.DrawImageOptions
	if math.Abs(r.W*v.Scale-float64(b.Dx())) <= 1 && math.Abs(r.H*v.Scale-float64(b.Dy())) <= 1 {
		x, y, kx, ky = math.Round(x), math.Round(y), 1, 1
	}
	op.GeoM.Scale(kx, ky)
	op.GeoM.Translate(x, y)
	if tint != White {
		op.ColorScale.ScaleWithColor(tint)
	}
	op.Filter = ebiten.FilterLinear
	dst.DrawImage(img, &op)
}

// Picture puts a picture in r: the one kept under k, painted by paint if it
// is not there yet (see Pictures.Get).
func (u *UI) Picture(k Key, r game.Rect, paint func(c *art.Canvas)) {
	u.sprite(u.Kit.Pics.Get(k, r.W, r.H, paint), r, White)
}

// Image puts a texture in r, tinted.
func (u *UI) Image(img *ebiten.Image, r game.Rect, tint color.NRGBA) { u.sprite(img, r, tint) }

func (u *UI) sprite(img *ebiten.Image, r game.Rect, tint color.NRGBA) {
	if img == nil || u.mute {
		return
	}
	if u.fade < 1 {
		tint.A = uint8(float64(tint.A) * u.fade)
	}
	u.sprites = append(u.sprites, sprite{img, r, tint, u.clip})
}

// Faded draws what content describes at alpha 0 to 1.
func (u *UI) Faded(alpha float64, content func()) {
	old := u.fade
	u.fade *= alpha
	content()
	u.fade = old
}

// Clipped cuts what content draws, and where it can be pressed, to r.
func (u *UI) Clipped(r game.Rect, content func()) {
	old := u.clip
	if old != 0 {
		r = intersect(r, u.clips[old])
	}
	u.clips = append(u.clips, r)
	u.clip = int16(len(u.clips) - 1)
	content()
	u.clip = old
}

func intersect(a, b game.Rect) game.Rect {
	x0, y0 := max(a.X, b.X), max(a.Y, b.Y)
	x1, y1 := min(a.X+a.W, b.X+b.W), min(a.Y+a.H, b.Y+b.H)
	return game.Rect{X: x0, Y: y0, W: max(0, x1-x0), H: max(0, y1-y0)}
}

// visible returns the part of r that the clip in force lets through.
func (u *UI) visible(r game.Rect) game.Rect {
	if u.clip == 0 {
		return r
	}
	return intersect(r, u.clips[u.clip])
}

// hidden reports whether nothing of r shows: no picture need be painted for it.
func (u *UI) hidden(r game.Rect) bool {
	v := u.visible(r)
	return v.W <= 0 || v.H <= 0
}
