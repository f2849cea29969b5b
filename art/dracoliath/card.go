package dracoliath

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// Color is the colour of a Dracoliath card.
type Color uint8

// The four colours.
const (
	Red Color = iota
	Green
	Blue
	Violet
)

// Type is the type of a Dracoliath card.
type Type uint8

// The three types.
const (
	Magic Type = iota
	Treasure
	Storm
)

// Side is the side of a double-faced card that lies up.
type Side uint8

// The sides; most cards have only one.
const (
	SideNone Side = iota
	SideDay
	SideNight
)

// other is the palette of the side behind.
func (s Side) other() art.Element {
	if s == SideDay {
		return art.ElementNight
	}
	return art.ElementDay
}

// Card is all that the face of a Dracoliath card shows, ready for the
// eye: words are already in the player's language.
type Card struct {
	Name       string
	Color      Color
	Type       Type
	TypeLabel  string // "Magie"
	ColorLabel string // "Rouge"
	Mastery    int    // 0, 1 or 2 claw notches, top right
	Side       Side
	Icon       string // subject of the illustration
	Scene      art.Scene
	Seed       uint32
	Rows       []Row // effects, top to bottom

	// The words beside the arrows of the large face; empty: arrows alone.
	MeLabel, OpponentLabel, BothLabel string
	// ColourLetter marks the card with the first letter of ColorLabel, for
	// those who cannot tell the colours.
	ColourLetter bool
	// Contrast sets names and effects in white on black and gives the card an
	// edge in its bright colour.
	Contrast bool
}

// Row is one line of effects. Of its fields one is used: Banner when it
// is not empty, else Text when there is some, else Items.
type Row struct {
	Items     []Item      // side by side, centred
	Text      []art.Token // a centred paragraph
	Banner    string      // a keyword on a ribbon: Fusion, Rejouez
	BannerSym art.Symbol  // at the left end of the ribbon
	// Short is Text in signs and few words, for the table face; empty: as it is.
	// LargeOnly rows stand on the full face alone.
	Short       []art.Token
	ShortBanner string // takes the place of Banner there, under Short
	LargeOnly   bool
	// Option is which side of a choice the row belongs to, 1 or 2: its rows stand
	// on one plate, so that nobody takes the last of them for the end of both.
	Option int
}

// Item is one thing in a row of effects: N symbols with the arrow of whom
// they concern or, where Sym is SymNone, a few words or a sign.
type Item struct {
	Sym    art.Symbol
	N      int // how many times; 0 counts as 1
	Dir    art.Direction
	Forbid bool   // under a no-entry sign
	Text   string // "+1", "/", "→", "×", or short words; only where Sym is SymNone
	// Words say more about the symbol, in rich text beside it: what an act
	// does, or "per red card".
	Words string
	Short string // Words on the table face; empty: as they are
}

// Group is n times a symbol for someone.
func Group(s art.Symbol, n int, d art.Direction) Item { return Item{Sym: s, N: n, Dir: d} }

// Act is a symbol with the words of what it does beside it.
func Act(s art.Symbol, words string) Item { return Item{Sym: s, Words: words} }

// Sign is a sign or a few words between symbols.
func Sign(text string) Item { return Item{Text: text} }

// element is the palette of the card.
func (k *Card) element() art.Element {
	switch {
	case k.Side == SideDay:
		return art.ElementDay
	case k.Side == SideNight:
		return art.ElementNight
	}
	return k.Color.element()
}

func (d Color) element() art.Element {
	return [...]art.Element{art.ElementFire, art.ElementVerdant, art.ElementAzure, art.ElementShadow}[d&3]
}

// bright and deep are the two flat shades of a colour, for badges and lines.
func (d Color) bright() string {
	return [...]string{"#e4572e", "#5fb64e", "#4f97f2", "#b57bee"}[d&3]
}

func (d Color) deep() string {
	return [...]string{"#5a120c", "#123d18", "#0b1f4e", "#2c1147"}[d&3]
}

func (d Color) icon() string {
	return [...]string{"fire", "oak-leaf", "polar-star", "third-eye"}[d&3]
}

func (t Type) icon() string {
	return [...]string{"magic-swirl", "open-treasure-chest", "tornado", "tornado"}[t&3]
}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *Card) FullArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.FullW
	return art.PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Top: 0.05},
		int(math.Ceil(fullArt.W*s)) + 1, int(math.Ceil(fullArt.H*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card,
// with its size in pixels.
func (k *Card) TableArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.TableW
	top := k.tablePanel().top
	return art.PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Size: 0.94,
			Top: (52 - tableArt.Y) / tableArt.H, Ground: (top - tableArt.Y) / tableArt.H},
		int(math.Ceil(tableArt.W*s)) + 1, int(math.Ceil(tableArt.H*s)) + 1
}

var (
	fullArt   = art.BoxAt(34, 62, 432, 318)
	fullPanel = art.BoxAt(34, 408, 432, 246)
	tableArt  = art.BoxAt(18.5, 18.5, 213, 313)
)

// The chassis of a card: what all cards of a palette have in common.
var (
	fullFace  = faces.Chassis{W: faces.FullW, H: faces.FullH, Draw: fullChassis}
	tableFace = faces.Chassis{W: faces.TableW, H: faces.TableH, Draw: func(c *art.Canvas, e art.Element) { faces.GoldTable(c, tableArt, e) }}
)

// Quick stands for a face until it is painted.
func (k *Card) Quick(c *art.Canvas, w, h float64) {
	high, low := k.element().Frame()
	faces.Quick(c, w, h, art.LerpCol(art.Hex(high), art.Hex("#120c0a"), 0.35), art.LerpCol(art.Hex(low), art.Hex("#120c0a"), 0.35), k.Name)
}
