// Package theme shows the cards of each game: it joins what the rules know of
// a card to how package art draws it. Table, help and menus all take their
// cards from here, so that a card looks the same everywhere and its pictures
// are painted once.
//
// A game has one file here, which adds one line to the list below.
package theme

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// Options are the settings that change what is printed on a card.
type Options struct {
	Lang    rules.Lang
	Letters bool // the initial of the colour, for those who cannot tell colours
	// Contrast sets the effects in white on black, with a pale edge.
	Contrast bool
	// Tiny leaves out what could not be read on a card so small.
	Tiny bool
	// Back is which of the game's backs a hidden card shows, as Theme.BackOf says.
	Back int
}

// A Theme is how the cards of one game look. Widths are in pixels.
type Theme struct {
	ID string // of the game
	// Card is a face with its words.
	Card func(f rules.Face, o Options) Card
	// Backs draw the backs; most games have one.
	Backs []func(px int) *image.RGBA
	// BackOf says which of them a card has, by what everybody sees; nil where there
	// is one.
	BackOf func(b *rules.Board, id rules.CardID) int
	// Kind says what kind of card a face is: "Magie rouge".
	Kind func(f rules.Face) rules.Text
	// Other is the other side of a face, 0 for cards that have none; nil where no
	// card of the game has. The side with the lower number comes first.
	Other func(f rules.Face) rules.Face
	// Ink is the colour that a value of a facet of the game's decks has, with the
	// letter it goes by for those who cannot tell colours; nil where none has.
	Ink func(facet string, value int) (ink Ink, ok bool)
	// Facets are the ways to sort the game's cards.
	Facets []Facet

	arts map[artKey]placedArt
}

// An Ink is a colour and its letter.
type Ink struct {
	Col    color.NRGBA
	Letter string
}

// BackFor returns which back a card of a board shows, for Options.Back.
func (t *Theme) BackFor(b *rules.Board, id rules.CardID) int {
	if t.BackOf == nil {
		return 0
	}
	return t.BackOf(b, id)
}

// A Facet is a property of cards to filter by: colour, type, keyword.
type Facet struct {
	Name   rules.Text
	All    rules.Text // all values of it: French words agree with Name
	Values []rules.Text
	Has    func(f rules.Face, value int) bool
}

// What a facet calls all its values: "Type : tous", "Couleur : toutes".
var (
	ForHim = rules.Text{FR: "Tous", EN: "All"}
	ForHer = rules.Text{FR: "Toutes", EN: "All"}
)

// Picture returns the picture of a card w units wide and 7/5 as high. While it
// is painted for the first time, a quick sheet stands for it, of another number
// of pixels, or nil at worst; until its illustration is there, the card has an
// empty window.
func (t *Theme) Picture(kit *ui.Kit, f rules.Face, w float64, large bool, o Options) *ebiten.Image {
	k := ui.Key{Kind: "card." + t.ID, A: int(f), B: int(o.Lang), C: flags(large, o)}
	return t.picture(kit, k, f, w, large, o)
}

// A Print remembers the name of a card's picture, so that asking for it every
// frame makes no garbage.
type Print struct {
	key   ui.Key
	face  rules.Face
	w     float64
	large bool
	o     Options
	bare  bool // the picture last shown has no illustration yet
}

// Complete reports whether the picture that Show last returned is the whole
// card, illustration and all.
func (p *Print) Complete() bool { return !p.bare }

// Show is Picture for a card that is shown again and again.
func (t *Theme) Show(kit *ui.Kit, p *Print, f rules.Face, w float64, large bool, o Options) *ebiten.Image {
	if p.face != f || p.w != w || p.large != large || p.o != o || p.key.Kind == "" {
		*p = Print{face: f, w: w, large: large, o: o,
			key: ui.Key{Kind: "card." + t.ID, A: int(f), B: int(o.Lang), C: flags(large, o), D: 1}}
		if f == 0 {
			p.key = ui.Key{Kind: "back." + t.ID, A: o.Back}
		}
	}
	if img, ok := kit.Pics.Find(p.key, w, w*Ratio); ok && img != nil {
		p.bare = false
		return img
	}
	if f == 0 {
		img := kit.Pics.Later(p.key, w, w*Ratio, func(c *art.Canvas) { lay(c, t.Backs[o.Back](c.Img.Rect.Dx())) })
		if img == nil {
			img = t.Quickly(kit, 0, o)
		}
		return img
	}
	p.key.D = 0
	img := t.picture(kit, p.key, f, w, large, o)
	p.key.D = 1
	whole, _ := kit.Pics.Find(p.key, w, w*Ratio)
	p.bare = whole == nil
	return img
}

const Ratio = 1.4

func flags(large bool, o Options) int {
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

func (t *Theme) picture(kit *ui.Kit, k ui.Key, f rules.Face, w float64, large bool, o Options) *ebiten.Image {
	px := max(16, int(math.Ceil(w*kit.Pics.Scale()-1e-6)))
	var painting *image.RGBA
	if a, ok := t.placed(kit, f, large, px); ok {
		painting = kit.Art.Image(a.spec, a.w, a.h)
	}
	bare := k
	bare.D = 0
	if painting == nil {
		return kit.Pics.Later(bare, w, w*Ratio, func(c *art.Canvas) { lay(c, t.Face(f, large, c.Img.Rect.Dx(), o, nil)) })
	}
	k.D = 1
	img := kit.Pics.Later(k, w, w*Ratio, func(c *art.Canvas) { lay(c, t.Face(f, large, c.Img.Rect.Dx(), o, painting)) })
	if img == nil {
		img, _ = kit.Pics.Find(bare, w, w*Ratio)
	}
	if img == nil {
		img = t.Quickly(kit, f, o)
	}
	return img
}

// quickWidth is how wide the sheets are painted, in units, that stand for cards
// of any size: small, so that they are there in the frame that asks for them.
const quickWidth = 60.0

// Quickly is what stands for a face, or for the back (0), until it is painted.
// It is there in any frame.
func (t *Theme) Quickly(kit *ui.Kit, f rules.Face, o Options) *ebiten.Image {
	if f == 0 {
		return kit.Pics.Now(ui.Key{Kind: "quick"}, quickWidth, quickWidth*Ratio, func(c *art.Canvas) {
			c.QuickCard(quickWidth, quickWidth*Ratio, art.Hex("#3a2d25"), art.Hex("#1b1411"), "")
		})
	}
	img := kit.Pics.Get(ui.Key{Kind: "quick." + t.ID, A: int(f), B: int(o.Lang)}, quickWidth, quickWidth*Ratio,
		func(c *art.Canvas) { t.Card(f, o).Quick(c, quickWidth, quickWidth*Ratio) })
	if img == nil {
		img = t.Quickly(kit, 0, o)
	}
	return img
}

// artKey and placedArt are what Theme.Art was asked and has answered.
type artKey struct {
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
func (t *Theme) placed(kit *ui.Kit, f rules.Face, large bool, px int) (a placedArt, ok bool) {
	k := artKey{f, large, px}
	if a, ok = t.arts[k]; ok {
		return a, true
	}
	ok = kit.Pics.Afford(func() { a.spec, a.w, a.h = t.Art(f, large, px) })
	if !ok {
		return a, false
	}
	if t.arts == nil || len(t.arts) > 2000 {
		t.arts = map[artKey]placedArt{}
	}
	t.arts[k] = a
	return a, true
}

// lay puts a picture on a canvas, pixel on pixel.
func lay(c *art.Canvas, img *image.RGBA) {
	draw.Draw(c.Img, c.Img.Rect, img, img.Rect.Min, draw.Src)
}
