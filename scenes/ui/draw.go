package ui

import (
	"bytes"
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

// spriteOptions are the options of every sprite: drawing is done by one
// goroutine, and a screen of sprites then makes no garbage.
var spriteOptions ebiten.DrawImageOptions

// Sprite draws img stretched over r. It is the one way pictures reach the
// screen: linear filter, normal blend, and corners put on whole pixels where
// the texture has the size of its place, so that it stays sharp.
func Sprite(dst *game.Frame, v game.View, img *ebiten.Image, r game.Rect, tint color.NRGBA) {
	if img == nil || tint.A == 0 {
		return
	}
	b := img.Bounds()
	x, y := r.X*v.Scale, r.Y*v.Scale
	kx := r.W * v.Scale / float64(b.Dx())
	ky := r.H * v.Scale / float64(b.Dy())
	op := &spriteOptions
	op.GeoM.Reset()
	if fits(img, r, v.Scale) {
		x, y, kx, ky = math.Round(x), math.Round(y), 1, 1
	}
	op.GeoM.Scale(kx, ky)
	op.GeoM.Translate(x, y)
	op.ColorScale.Reset()
	if tint != White {
		a := float32(tint.A) / 255
		op.ColorScale.Scale(float32(tint.R)/255*a, float32(tint.G)/255*a, float32(tint.B)/255*a, a)
	}
	op.Filter = ebiten.FilterLinear
	op.DisableMipmaps = true // of the whole sheet it would be
	dst.DrawImage(img, op)
}

// fits reports whether a picture has as many pixels as its place, or nearly so.
func fits(img *ebiten.Image, r game.Rect, scale float64) bool {
	size := img.Bounds().Size()
	return math.Abs(r.W*scale-float64(size.X)) <= 1 && math.Abs(r.H*scale-float64(size.Y)) <= 1
}

// blank is a small white texture, of which flat areas are made: it lies among
// the other pictures, since each change of texture costs a command.
func (k *Kit) blank() *ebiten.Image {
	key := Key{Kind: "white"}
	img, ok := k.Pics.Find(key, blankSize, blankSize)
	if !ok {
		img = k.Pics.Get(key, blankSize, blankSize, paintWhite)
	}
	if img != nil {
		return img
	}
	return k.spareWhite()
}

const blankSize = 4 // units

func paintWhite(c *art.Canvas) {
	for i := range c.Img.Pix {
		c.Img.Pix[i] = 255
	}
}

// spareWhite is white when there is no time to paint. In lists of sprites it
// stands for every flat area.
func (k *Kit) spareWhite() *ebiten.Image {
	if k.white == nil {
		k.white = ebiten.NewImage(4, 4)
		k.white.WritePixels(bytes.Repeat([]byte{255}, 4*4*4))
	}
	return k.white
}

// Flat fills r with one colour. It takes the middle of a white texture for
// every corner, since a small texture that is stretched fades at its edges.
func (k *Kit) Flat(dst *game.Frame, v game.View, r game.Rect, col color.NRGBA) {
	k.Fade(dst, v, r, col, col)
}

// Fade fills r with colours that run from top to bottom, as Flat does with one.
func (k *Kit) Fade(dst *game.Frame, v game.View, r game.Rect, top, bottom color.NRGBA) {
	x0, y0 := float32(math.Round(r.X*v.Scale)), float32(math.Round(r.Y*v.Scale))
	x1, y1 := float32(math.Round((r.X+r.W)*v.Scale)), float32(math.Round((r.Y+r.H)*v.Scale))
	x1, y1 = max(x1, x0+1), max(y1, y0+1) // a fine line never vanishes
	white := k.blank()
	b := white.Bounds()
	sx, sy := float32(b.Min.X+b.Max.X)/2, float32(b.Min.Y+b.Max.Y)/2
	for i := range k.quad {
		x, y, col := x0, y0, top
		if i&1 != 0 {
			x = x1
		}
		if i&2 != 0 {
			y, col = y1, bottom
		}
		a := float32(col.A) / 255
		k.quad[i] = ebiten.Vertex{DstX: x, DstY: y, SrcX: sx, SrcY: sy,
			ColorR: float32(col.R) / 255 * a, ColorG: float32(col.G) / 255 * a, ColorB: float32(col.B) / 255 * a, ColorA: a}
	}
	dst.DrawTriangles(k.quad[:], quadCorners, white, &k.flat)
}

var quadCorners = []uint16{0, 1, 2, 1, 3, 2}

// Picture puts a picture in r: the one kept under k, painted by paint if it
// is not there yet (see Pictures.Get).
func (u *UI) Picture(k Key, r game.Rect, paint func(c *art.Canvas)) {
	u.sprite(u.Kit.Pics.Get(k, r.W, r.H, paint), r, White)
}

// Plate is Picture for what lies under words: until it is painted, a plain one
// of a colour lies there, so that words never stand on what is behind it. The
// picture reaches margin units over the plate's edge, with its shadow. It
// reports whether the picture itself is there.
func (u *UI) Plate(k Key, r game.Rect, margin float64, col color.NRGBA, paint func(c *art.Canvas)) bool {
	if img := u.Kit.Pics.Get(k, r.W, r.H, paint); img != nil {
		u.sprite(img, r, White)
		return true
	}
	u.Bar(r.Inset(margin), plateEdge)
	u.Bar(r.Inset(margin+1.5), col)
	return false
}

var plateEdge = art.Hex("#8d5f22")

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

// inSight is visible for those who point at the screen: nothing at all, if no
// part of r shows.
func (u *UI) inSight(r game.Rect) game.Rect {
	if u.hidden(r) {
		return game.Rect{}
	}
	return u.visible(r)
}

// hidden reports whether nothing of r shows: no picture need be painted for it.
func (u *UI) hidden(r game.Rect) bool {
	v := u.visible(r)
	return v.W <= 0 || v.H <= 0
}
