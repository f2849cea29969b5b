// Package prints has the pictures of cards: painted once for all screens, and
// kept by the kit. How a card looks is said by package theme, which needs no
// display; this package brings it onto one.
package prints

import (
	"image"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/art/faces"
	"wyrmtable/rules"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

// Picture returns the picture of a card w units wide and 7/5 as high. While it
// is painted for the first time, a quick sheet stands for it, of another number
// of pixels, or nil at worst; until its illustration is there, the card has an
// empty window.
func Picture(kit *ui.Kit, t *theme.Theme, f rules.Face, w float64, large bool, o theme.Options) *ebiten.Image {
	k := ui.Key{Kind: "card." + t.ID, A: int(f), B: int(o.Lang), C: flags(large, o)}
	return picture(kit, t, k, f, w, large, o)
}

// A Print remembers the name of a card's picture, so that asking for it every
// frame makes no garbage.
type Print struct {
	key   ui.Key
	face  rules.Face
	w     float64
	large bool
	o     theme.Options
	bare  bool // the picture last shown has no illustration yet
}

// Complete reports whether the picture that Show last returned is the whole
// card, illustration and all.
func (p *Print) Complete() bool { return !p.bare }

// Show is Picture for a card that is shown again and again.
func Show(kit *ui.Kit, t *theme.Theme, p *Print, f rules.Face, w float64, large bool, o theme.Options) *ebiten.Image {
	if p.face != f || p.w != w || p.large != large || p.o != o || p.key.Kind == "" {
		*p = Print{face: f, w: w, large: large, o: o,
			key: ui.Key{Kind: "card." + t.ID, A: int(f), B: int(o.Lang), C: flags(large, o), D: 1}}
		if f == 0 {
			p.key = ui.Key{Kind: "back." + t.ID, A: o.Back}
		}
	}
	if img, ok := kit.Pics.Find(p.key, w, w*theme.Ratio); ok && img != nil {
		p.bare = false
		return img
	}
	if f == 0 {
		img := kit.Pics.Later(p.key, w, w*theme.Ratio, func(c *art.Canvas) { lay(c, t.Backs[o.Back](c.Img.Rect.Dx())) })
		if img == nil {
			img = Quickly(kit, t, 0, o)
		}
		return img
	}
	p.key.D = 0
	img := picture(kit, t, p.key, f, w, large, o)
	p.key.D = 1
	whole, _ := kit.Pics.Find(p.key, w, w*theme.Ratio)
	p.bare = whole == nil
	return img
}

func flags(large bool, o theme.Options) int {
	n := 0
	if large {
		n |= 1
	}
	if o.Letters {
		n |= 2
	}
	if o.Contrast {
		n |= 4
	}
	if o.Tiny {
		n |= 8
	}
	return n
}

func picture(kit *ui.Kit, t *theme.Theme, k ui.Key, f rules.Face, w float64, large bool,
	o theme.Options) *ebiten.Image {
	px := max(16, int(math.Ceil(w*kit.Pics.Scale()-1e-6)))
	var painting *image.RGBA
	if a, ok := placed(kit, t, f, large, px); ok {
		painting = kit.Art.Image(a.spec, a.w, a.h)
	}
	bare := k
	bare.D = 0
	if painting == nil {
		return kit.Pics.Later(bare, w, w*theme.Ratio, func(c *art.Canvas) {
			lay(c, t.Face(f, large, c.Img.Rect.Dx(), o, nil))
		})
	}
	k.D = 1
	img := kit.Pics.Later(k, w, w*theme.Ratio, func(c *art.Canvas) {
		lay(c, t.Face(f, large, c.Img.Rect.Dx(), o, painting))
	})
	if img == nil {
		img, _ = kit.Pics.Find(bare, w, w*theme.Ratio)
	}
	if img == nil {
		img = Quickly(kit, t, f, o)
	}
	return img
}

// quickWidth is how wide the sheets are painted, in units, that stand for cards
// of any size: small, so that they are there in the frame that asks for them.
const quickWidth = 60.0

// Quickly is what stands for a face, or for the back (0), until it is painted.
// It is there in any frame.
func Quickly(kit *ui.Kit, t *theme.Theme, f rules.Face, o theme.Options) *ebiten.Image {
	if f == 0 {
		return kit.Pics.Now(ui.Key{Kind: "quick"}, quickWidth, quickWidth*theme.Ratio, func(c *art.Canvas) {
			faces.Quick(c, quickWidth, quickWidth*theme.Ratio, art.Hex("#3a2d25"), art.Hex("#1b1411"), "")
		})
	}
	img := kit.Pics.Get(ui.Key{Kind: "quick." + t.ID, A: int(f), B: int(o.Lang)}, quickWidth, quickWidth*theme.Ratio,
		func(c *art.Canvas) { t.Card(f, o).Quick(c, quickWidth, quickWidth*theme.Ratio) })
	if img == nil {
		img = Quickly(kit, t, 0, o)
	}
	return img
}

// arts remembers what Theme.Art was asked and has answered.
var arts map[artKey]placedArt

type artKey struct {
	theme *theme.Theme
	face  rules.Face
	large bool
	px    int
}

type placedArt struct {
	spec art.PaintSpec
	w, h int
}

// placed is Art, remembered: finding the room an illustration has means setting
// the text of the card, milliseconds in a browser. It is false if this frame
// has no time left for that.
func placed(kit *ui.Kit, t *theme.Theme, f rules.Face, large bool, px int) (a placedArt, ok bool) {
	k := artKey{t, f, large, px}
	if a, ok = arts[k]; ok {
		return a, true
	}
	ok = kit.Pics.Afford(func() { a.spec, a.w, a.h = t.Art(f, large, px) })
	if !ok {
		return a, false
	}
	if arts == nil || len(arts) > 2000 {
		arts = map[artKey]placedArt{}
	}
	arts[k] = a
	return a, true
}

// lay puts a picture on a canvas, pixel on pixel.
func lay(c *art.Canvas, img *image.RGBA) {
	draw.Draw(c.Img, c.Img.Rect, img, img.Rect.Min, draw.Src)
}
