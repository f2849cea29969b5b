package art

import (
	"image"
	"math"
)

// WrathColour is a colour of Dragon's Wrath: that of a card, or what a province
// pays.
type WrathColour uint8

// The colours. Magic is of provinces only.
const (
	WrathNone WrathColour = iota
	WrathRed
	WrathGreen
	WrathBlue
	WrathGrey
	WrathMagic
	wrathColours
)

// wrathLook is what a colour is shown with: the palette of its cards, the sphere
// that names it, the wash of its territories on a map and the ink for words on
// dark ground.
type wrathLook struct {
	element Element
	sphere  Symbol
	wash    [3]string // light, body, edge
	ink     string
}

var wrathLooks = [wrathColours]wrathLook{
	WrathNone:  {ElementVellum, SymNone, [3]string{"#ead3a4", "#d3b57c", "#8c6a38"}, "#f0dcb2"},
	WrathRed:   {ElementCinder, SymRedSphere, [3]string{"#e08468", "#bf4a34", "#6e1c12"}, "#ff9c82"},
	WrathGreen: {ElementGrove, SymGreenSphere, [3]string{"#b4cc74", "#7fa544", "#3c5a1a"}, "#b2e88c"},
	WrathBlue:  {ElementFlood, SymBlueSphere, [3]string{"#8fbad0", "#4f86ac", "#1c4666"}, "#9cc8ff"},
	WrathGrey:  {ElementStone, SymGreySphere, [3]string{"#c9c2b2", "#979082", "#4e483e"}, "#d8d8d6"},
	WrathMagic: {ElementArcane, SymAnySphere, [3]string{"#cf9cd8", "#9460a8", "#4c2260"}, "#dcb4ff"},
}

func (k WrathColour) look() *wrathLook {
	if k >= wrathColours {
		k = WrathNone
	}
	return &wrathLooks[k]
}

// Ink is the colour for words on dark ground.
func (k WrathColour) Ink() string { return k.look().ink }

// Dye is the colour itself, for dots and bars.
func (k WrathColour) Dye() string { return k.look().wash[1] }

// Sphere is the sign of a province that pays the colour; SymNone for none.
func (k WrathColour) Sphere() Symbol { return k.look().sphere }

// WrathKind is the type of a card.
type WrathKind uint8

// The kinds.
const (
	WrathProvince WrathKind = iota
	WrathCreature
	WrathItem
	WrathRitual // over at once
	WrathRite   // a ritual that lasts
	WrathMalefice
	wrathKinds
)

// WrathSort is the sort of a magic item.
type WrathSort uint8

// The sorts.
const (
	WrathDefence WrathSort = iota
	WrathWeapon
	WrathProjectile
	WrathOther
	wrathSorts
)

var wrathSortIcons = [wrathSorts]string{"templar-shield", "broadsword", "arrow-flights", "diamond-ring"}

// Icon is the sign of the sort.
func (s WrathSort) Icon() string { return wrathSortIcons[min(s, WrathOther)] }

// WrathCard is all that a face of Dragon's Wrath shows, ready for the eye: words
// are already in the player's language.
type WrathCard struct {
	Name     string
	Kind     WrathKind
	Colour   WrathColour   // of the card; of a province what it pays
	Spheres  []WrathColour // the cost, one by one
	Sort     WrathSort     // of an item
	Bearer   bool          // the creature can bear items
	TypeLine string        // "Créature rouge"
	Foot     string        // "CRÉATURE", behind the name of the game

	// The strengths of a creature, and whether they are the printed ones.
	PM, PP         string
	PMTone, PPTone Tone

	Text []Token

	Icon  string // subject of the illustration, and the watermark
	Scene Scene
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
func (k *WrathCard) element() Element { return k.Colour.look().element }

// frame is the palette of the frame: gold for what creatures bear, so that items
// are told from everything else.
func (k *WrathCard) frame() Element {
	if k.Kind == WrathItem {
		return ElementRelic
	}
	return k.element()
}

// sign is the icon in the disc on the type plate: what the card does besides its
// words.
func (k *WrathCard) sign() string {
	switch k.Kind {
	case WrathCreature:
		if k.Bearer {
			return "grab"
		}
	case WrathItem:
		return k.Sort.Icon()
	case WrathRitual:
		return "magic-swirl"
	case WrathRite:
		return "hourglass"
	case WrathMalefice:
		return "evil-book"
	}
	return ""
}

// The windows of the faces, in units.
var (
	wrathTableArt = box{18, 18, 214, 314}
	wrathFrame    = box{13, 13, 474, 674}
)

// wrathPlan are the windows of a full face.
var wrathPlan = fullPlan{art: box{34, 62, 432, 340}, panel: box{34, 432, 432, 222}}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *WrathCard) FullArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoFullW
	a := wrathPlan.art
	return PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Top: 0.07, Ground: 0.94, Size: 0.88},
		int(math.Ceil(a.w*s)) + 1, int(math.Ceil(a.h*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card, with
// its size in pixels: at least as fine as the card, and the same for all cards
// of about a size.
func (k *WrathCard) TableArt(widthPx int) (spec PaintSpec, w, h int) {
	s := artStep(widthPx) / dracoTableW
	a := wrathTableArt
	y, _ := k.namePlace()
	return PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Size: 0.80,
			Top: 0.10, Ground: (y + 2 - a.y) / a.h},
		int(math.Ceil(a.w * s)), int(math.Ceil(a.h * s))
}

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *WrathCard) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	p := k.page()
	c := chassis(chassisKey{face: chassisWrathFull, px: widthPx, element: k.frame()})
	c.showPicture(wrathPlan.art, picture)
	k.fullText(c, &p)
	k.fullFoot(c)
	k.typePlate(c, wrathPlan.panel.y-31)
	k.fullTitle(c)
	if k.Kind == WrathCreature {
		c.strengthTag(106, 648, "PM")
		c.strengthTag(394, 648, "PP")
		c.WrathMedal(WrathPM, 62, 647, 36, k.PM, k.PMTone)
		c.WrathMedal(WrathPP, 438, 647, 36, k.PP, k.PPTone)
	}
	c.gloss(dracoFullW, dracoFullH, 26)
	return c.Img
}
