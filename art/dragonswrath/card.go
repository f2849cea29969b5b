package dragonswrath

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// Colour is a colour of Dragon's Wrath: that of a card, or what a province
// pays.
type Colour uint8

// The colours. Magic is of provinces only.
const (
	None Colour = iota
	Red
	Green
	Blue
	Grey
	Magic
	colours
)

// look is what a colour is shown with: the palette of its cards, the sphere
// that names it, the wash of its territories on a map and the ink for words on
// dark ground.
type look struct {
	element art.Element
	sphere  art.Symbol
	wash    [3]string // light, body, edge
	ink     string
}

var looks = [colours]look{
	None:  {art.ElementVellum, art.SymNone, [3]string{"#ead3a4", "#d3b57c", "#8c6a38"}, "#f0dcb2"},
	Red:   {art.ElementCinder, art.SymRedSphere, [3]string{"#e08468", "#bf4a34", "#6e1c12"}, "#ff9c82"},
	Green: {art.ElementGrove, art.SymGreenSphere, [3]string{"#b4cc74", "#7fa544", "#3c5a1a"}, "#b2e88c"},
	Blue:  {art.ElementFlood, art.SymBlueSphere, [3]string{"#8fbad0", "#4f86ac", "#1c4666"}, "#9cc8ff"},
	Grey:  {art.ElementStone, art.SymGreySphere, [3]string{"#c9c2b2", "#979082", "#4e483e"}, "#d8d8d6"},
	Magic: {art.ElementArcane, art.SymAnySphere, [3]string{"#cf9cd8", "#9460a8", "#4c2260"}, "#dcb4ff"},
}

func (k Colour) look() *look {
	if k >= colours {
		k = None
	}
	return &looks[k]
}

// Ink is the colour for words on dark ground.
func (k Colour) Ink() string { return k.look().ink }

// Dye is the colour itself, for dots and bars.
func (k Colour) Dye() string { return k.look().wash[1] }

// Sphere is the sign of a province that pays the colour; SymNone for none.
func (k Colour) Sphere() art.Symbol { return k.look().sphere }

// Kind is the type of a card.
type Kind uint8

// The kinds.
const (
	Province Kind = iota
	Creature
	Item
	Ritual // over at once
	Rite   // a ritual that lasts
	Malefice
	kinds
)

// Sort is the sort of a magic item.
type Sort uint8

// The sorts.
const (
	Defence Sort = iota
	Weapon
	Projectile
	Other
	sorts
)

var sortIcons = [sorts]string{"templar-shield", "broadsword", "arrow-flights", "diamond-ring"}

// Icon is the sign of the sort.
func (s Sort) Icon() string { return sortIcons[min(s, Other)] }

// Card is all that a face of Dragon's Wrath shows, ready for the eye: words
// are already in the player's language.
type Card struct {
	Name     string
	Kind     Kind
	Colour   Colour   // of the card; of a province what it pays
	Spheres  []Colour // the cost, one by one
	Sort     Sort     // of an item
	Bearer   bool     // the creature can bear items
	TypeLine string   // "Créature rouge"
	Foot     string   // "CRÉATURE", behind the name of the game

	// The strengths of a creature, and whether they are the printed ones.
	PM, PP         string
	PMTone, PPTone art.Tone

	Text []art.Token

	Icon  string // subject of the illustration, and the watermark
	Scene art.Scene
	Seed  uint32

	// Tiny leaves the name away on the table face, where it could not be read.
	Tiny bool
	// Letters prints the sphere of the card's colour on the table face too.
	Letters bool
	// Contrast sets words in black on white, and white on black, and gives the
	// card on the table an edge in the bright tone of its colour.
	Contrast bool
}

// element is the palette of the picture.
func (k *Card) element() art.Element { return k.Colour.look().element }

// frame is the palette of the frame: gold for what creatures bear, so that items
// are told from everything else.
func (k *Card) frame() art.Element {
	if k.Kind == Item {
		return art.ElementRelic
	}
	return k.element()
}

// sign is the icon in the disc on the type plate: what the card does besides its
// words.
func (k *Card) sign() string {
	switch k.Kind {
	case Creature:
		if k.Bearer {
			return "grab"
		}
	case Item:
		return k.Sort.Icon()
	case Ritual:
		return "magic-swirl"
	case Rite:
		return "hourglass"
	case Malefice:
		return "evil-book"
	}
	return ""
}

// The windows of the faces, in units.
var (
	tableArt = art.BoxAt(18, 18, 214, 314)
	frame    = art.BoxAt(13, 13, 474, 674)
)

// plan are the windows of a full face.
var plan = faces.FullPlan{Art: art.BoxAt(34, 62, 432, 340), Panel: art.BoxAt(34, 432, 432, 222)}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *Card) FullArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.FullW
	a := plan.Art
	return art.PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Top: 0.07, Ground: 0.94, Size: 0.88},
		int(math.Ceil(a.W*s)) + 1, int(math.Ceil(a.H*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card, with
// its size in pixels: at least as fine as the card, and the same for all cards
// of about a size.
func (k *Card) TableArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := faces.ArtStep(widthPx) / faces.TableW
	a := tableArt
	y, _ := k.namePlace()
	return art.PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Size: 0.80,
			Top: 0.10, Ground: (y + 2 - a.Y) / a.H},
		int(math.Ceil(a.W * s)), int(math.Ceil(a.H * s))
}

// The chassis of a card: what all cards of a frame have in common.
var (
	fullFace  = faces.Chassis{W: faces.FullW, H: faces.FullH, Draw: fullChassis}
	tableFace = faces.Chassis{W: faces.TableW, H: faces.TableH, Draw: tableChassis}
)

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *Card) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	p := k.page()
	c := fullFace.Begin(widthPx, k.frame())
	faces.ShowPicture(c, plan.Art, picture)
	k.fullText(c, &p)
	k.fullFoot(c)
	k.typePlate(c, plan.Panel.Y-31)
	k.fullTitle(c)
	if k.Kind == Creature {
		strengthTag(c, 106, 648, "PM")
		strengthTag(c, 394, 648, "PP")
		Medal(c, PM, 62, 647, 36, k.PM, k.PMTone)
		Medal(c, PP, 438, 647, 36, k.PP, k.PPTone)
	}
	faces.Gloss(c, faces.FullW, faces.FullH, 26)
	return c.Img
}
