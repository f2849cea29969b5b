package art

import (
	"image"
	"math"
	"sync"
)

// DracoColor is the colour of a Dracoliath card.
type DracoColor uint8

// The four colours.
const (
	DracoRed DracoColor = iota
	DracoGreen
	DracoBlue
	DracoViolet
)

// DracoType is the type of a Dracoliath card.
type DracoType uint8

// The three types.
const (
	DracoMagic DracoType = iota
	DracoTreasure
	DracoStorm
)

// DracoSide is the side of a double-faced card that lies up.
type DracoSide uint8

// The sides; most cards have only one.
const (
	SideNone DracoSide = iota
	SideDay
	SideNight
)

// other is the palette of the side behind.
func (s DracoSide) other() Element {
	if s == SideDay {
		return ElementNight
	}
	return ElementDay
}

// DracoCard is all that the face of a Dracoliath card shows, ready for the
// eye: words are already in the player's language.
type DracoCard struct {
	Name       string
	Color      DracoColor
	Type       DracoType
	TypeLabel  string // "Magie"
	ColorLabel string // "Rouge"
	Mastery    int    // 0, 1 or 2 claw notches, top right
	Side       DracoSide
	Icon       string // subject of the illustration
	Scene      Scene
	Seed       uint32
	Rows       []DracoRow // effects, top to bottom

	// The words beside the arrows of the large face; empty: arrows alone.
	MeLabel, OpponentLabel, BothLabel string
	// ColourLetter marks the card with the first letter of ColorLabel, for
	// those who cannot tell the colours.
	ColourLetter bool
	// Contrast sets names and effects in white on black and gives the card an
	// edge in its bright colour.
	Contrast bool
}

// DracoRow is one line of effects. Of its fields one is used: Banner when it
// is not empty, else Text when there is some, else Items.
type DracoRow struct {
	Items     []DracoItem // side by side, centred
	Text      []Token     // a centred paragraph
	Banner    string      // a keyword on a ribbon: Fusion, Rejouez
	BannerSym Symbol      // at the left end of the ribbon
	// Short is Text in signs and few words, for the table face; empty: as it is.
	// LargeOnly rows stand on the full face alone.
	Short       []Token
	ShortBanner string // takes the place of Banner there, under Short
	LargeOnly   bool
}

// DracoItem is one thing in a row of effects: N symbols with the arrow of whom
// they concern or, where Sym is SymNone, a few words or a sign.
type DracoItem struct {
	Sym    Symbol
	N      int // how many times; 0 counts as 1
	Dir    Direction
	Forbid bool   // under a no-entry sign
	Text   string // "+1", "/", "→", "×", or short words; only where Sym is SymNone
	// Words say more about the symbol, in rich text beside it: what an act
	// does, or "per red card".
	Words string
	Short string // Words on the table face; empty: as they are
}

// DracoGroup is n times a symbol for someone.
func DracoGroup(s Symbol, n int, d Direction) DracoItem { return DracoItem{Sym: s, N: n, Dir: d} }

// DracoAct is a symbol with the words of what it does beside it.
func DracoAct(s Symbol, words string) DracoItem { return DracoItem{Sym: s, Words: words} }

// DracoSign is a sign or a few words between symbols.
func DracoSign(text string) DracoItem { return DracoItem{Text: text} }

// The two sizes of a face, in units: the full face to read, the table face to
// play with.
const (
	dracoFullW, dracoFullH   = 500.0, 700.0
	dracoTableW, dracoTableH = 250.0, 350.0
)

// element is the palette of the card.
func (k *DracoCard) element() Element {
	switch {
	case k.Side == SideDay:
		return ElementDay
	case k.Side == SideNight:
		return ElementNight
	}
	return k.Color.element()
}

func (d DracoColor) element() Element {
	return [...]Element{ElementFire, ElementVerdant, ElementAzure, ElementShadow}[d&3]
}

// bright and deep are the two flat shades of a colour, for badges and lines.
func (d DracoColor) bright() string {
	return [...]string{"#e4572e", "#5fb64e", "#4f97f2", "#b57bee"}[d&3]
}

func (d DracoColor) deep() string {
	return [...]string{"#5a120c", "#123d18", "#0b1f4e", "#2c1147"}[d&3]
}

func (d DracoColor) icon() string {
	return [...]string{"fire", "oak-leaf", "polar-star", "third-eye"}[d&3]
}

func (t DracoType) icon() string {
	return [...]string{"magic-swirl", "open-treasure-chest", "tornado", "tornado"}[t&3]
}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *DracoCard) FullArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoFullW
	return PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Top: 0.05},
		int(math.Ceil(fullArt.w*s)) + 1, int(math.Ceil(fullArt.h*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card,
// with its size in pixels.
func (k *DracoCard) TableArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoTableW
	top := k.tablePanel().top
	return PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Size: 0.94,
			Top: (52 - tableArt.y) / tableArt.h, Ground: (top - tableArt.y) / tableArt.h},
		int(math.Ceil(tableArt.w*s)) + 1, int(math.Ceil(tableArt.h*s)) + 1
}

// box is a rectangle in units.
type box struct{ x, y, w, h float64 }

var (
	fullArt   = box{34, 62, 432, 318}
	fullPanel = box{34, 408, 432, 246}
	tableArt  = box{18.5, 18.5, 213, 313}
)

// cardCanvas is a sheet for a card of w by h units, widthPx pixels wide.
func cardCanvas(w, h float64, widthPx int) *Canvas {
	widthPx = max(widthPx, 16)
	s := float64(widthPx) / w
	return NewCanvasOn(image.NewRGBA(image.Rect(0, 0, widthPx, int(math.Round(h*s)))), s)
}

// chassisKey names a card without what is its own.
type chassisKey struct {
	face    chassisFace
	px      int
	element Element
}

// chassisFace is a kind of face.
type chassisFace uint8

const (
	chassisTable chassisFace = iota
	chassisFull
	chassisAesteryTable
	chassisAesteryFull
	chassisAesteryLifted
	chassisDrakTable
	chassisDrakFull
	chassisDrakLifted
	chassisWrathTable
	chassisWrathFull
)

// size is how large the face is, in units.
func (f chassisFace) size() (w, h float64) {
	switch f {
	case chassisTable, chassisAesteryTable, chassisDrakTable, chassisWrathTable:
		return dracoTableW, dracoTableH
	}
	return dracoFullW, dracoFullH
}

func (f chassisFace) draw(c *Canvas, e Element) {
	switch f {
	case chassisFull:
		fullChassis(c, e)
	case chassisAesteryFull, chassisAesteryLifted:
		aesteryFullChassis(c, fullPlanOf(f == chassisAesteryLifted))
	case chassisAesteryTable:
		aesteryTableChassis(c)
	case chassisDrakFull, chassisDrakLifted:
		drakFullChassis(c, drakPlan(f == chassisDrakLifted), e)
	case chassisDrakTable:
		drakTableChassis(c, e)
	case chassisWrathFull:
		wrathFullChassis(c, e)
	case chassisWrathTable:
		wrathTableChassis(c, e)
	default:
		tableChassis(c, e)
	}
}

// chassisStore keeps the chassis of the last few sizes: a hand of cards asks
// for the same four again and again.
var chassisStore = struct {
	sync.Mutex
	made map[chassisKey]*image.RGBA
}{made: map[chassisKey]*image.RGBA{}}

// chassisKept is how many chassis are kept before all are forgotten.
const chassisKept = 20

// chassis begins a face on a copy of its chassis.
func chassis(key chassisKey) *Canvas {
	w, h := key.face.size()
	c := cardCanvas(w, h, key.px)
	chassisStore.Lock()
	made := chassisStore.made[key]
	chassisStore.Unlock()
	if made != nil {
		copy(c.Img.Pix, made.Pix)
		return c
	}
	key.face.draw(c, key.element)
	keep := *c.Img
	keep.Pix = append([]uint8(nil), c.Img.Pix...)
	chassisStore.Lock()
	if len(chassisStore.made) >= chassisKept {
		clear(chassisStore.made)
	}
	chassisStore.made[key] = &keep
	chassisStore.Unlock()
	return c
}
