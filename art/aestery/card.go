package aestery

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// Colour is a colour identity of Aestery. Silver is the lack of one.
type Colour uint8

// The colours, in the order of the sheet.
const (
	Blue Colour = iota
	White
	Green
	Red
	Black
	Violet
	Silver
	colours
)

// colourLook is what a colour identity is shown with.
type colourLook struct {
	element art.Element
	letter  string
	band    [2]string // light and deep
	ink     string    // words on the band
	bright  string    // words on dark ground
}

var colourLooks = [colours]colourLook{
	Blue:   {art.ElementTide, "U", [2]string{"#5aa6ee", "#173a78"}, "#ffffff", "#8cc4ff"},
	White:  {art.ElementShell, "W", [2]string{"#fff8e0", "#b5a777"}, "#0b1a20", "#fff4cf"},
	Green:  {art.ElementKelp, "G", [2]string{"#6fcf86", "#175232"}, "#ffffff", "#97e6a8"},
	Red:    {art.ElementCoral, "R", [2]string{"#f0705a", "#6e1418"}, "#ffffff", "#ff9c86"},
	Black:  {art.ElementInk, "B", [2]string{"#6a7286", "#12141c"}, "#ffffff", "#b6c0d6"},
	Violet: {art.ElementAnemone, "P", [2]string{"#b684ec", "#3c1a70"}, "#ffffff", "#d3aeff"},
	Silver: {art.ElementSilver, "S", [2]string{"#c4d0d4", "#66757b"}, "#0b1a20", "#d5e2e4"},
}

// look is that of k; an unknown colour is silver.
func (k Colour) look() *colourLook {
	if k >= colours {
		k = Silver
	}
	return &colourLooks[k]
}

// Letter is the initial by which the sheet names the colour: U W G R B P S.
func (k Colour) Letter() string { return k.look().letter }

// Ink is the colour for words on dark ground.
func (k Colour) Ink() string { return k.look().bright }

// Dye is the colour itself, for dots and bars.
func (k Colour) Dye() string { return k.look().band[0] }

// Rarity is how rare a card is.
type Rarity uint8

// The rarities.
const (
	Common Rarity = iota
	Uncommon
	Rare
	Mythic
	rarities
)

var rarityLooks = [rarities]struct{ letter, field string }{
	{"C", "#8fa3a8"}, {"U", "#5fc7d8"}, {"R", "#f0c35a"}, {"M", "#ff7ab8"},
}

// Card is all that a face of Aestery shows, ready for the eye: words are
// already in the player's language.
type Card struct {
	Name      string
	Cost      string   // Aether; "" shows no orb, as on tokens
	Pitch     int      // lozenges lit, 0 to 3; -1 for cards that are never pitched
	Colours   []Colour // at least one
	ColourTag string   // "Bleu", "Bleu · Vert"
	TypeLine  string   // "Combattant — Sirène"
	Rarity    Rarity
	Number    string // "014"; tokens have none
	Legendary bool   // the pink lozenge
	Dual      bool   // more than one type: the frame is dashed
	Token     bool
	Text      []art.Token

	// Fighter shows Force and Defence. Tones tell values that are not the
	// printed ones.
	Fighter                bool
	Force, Defence         string
	ForceTone, DefenceTone art.Tone

	// Hero shows Experience, unless it is empty, and the abilities.
	Hero       bool
	Experience string
	Abilities  []Ability

	Glow Glow // palette of a picture that is not in the card's colour
	// Tall gives the words of the full face more room, and the picture less. All
	// languages must agree on it: they share the picture. See Crowded.
	Tall  bool
	Icon  string // subject of the illustration, and the watermark
	Scene art.Scene
	Seed  uint32

	// ColourLetter prints the letters of the colours on the table face too.
	ColourLetter bool
	// Contrast sets words in black on white, and white on black, and gives the
	// card on the table an edge in the bright tone of its colour.
	Contrast bool
}

// Glow is a palette that pictures of tokens have instead of their
// colour's.
type Glow uint8

// The glows.
const (
	GlowColour Glow = iota // that of the card's colour
	GlowAether             // of a Mine
	GlowMarvel             // of a Merveille
)

// Ability is a line of a hero: what it costs or gives in Experience, and
// what it does.
type Ability struct {
	Cost string // "+1", "−3", "0"; "" for one that is always in force
	Text []art.Token
}

// colour is the first colour of the card.
func (k *Card) colour() Colour {
	if len(k.Colours) == 0 {
		return Silver
	}
	return k.Colours[0]
}

func (k *Card) element() art.Element {
	switch k.Glow {
	case GlowAether:
		return art.ElementTide
	case GlowMarvel:
		return art.ElementAnemone
	}
	return k.colour().look().element
}

// The windows of the faces, in units.
var (
	fullBand  = art.BoxAt(28, 650, 444, 32)
	tableArt  = art.BoxAt(18.5, 18.5, 213, 291)
	tableBand = art.BoxAt(14, 320, 222, 19)
)

// fullPlanOf are the windows of a full face.
func fullPlanOf(lifted bool) faces.FullPlan {
	p := faces.FullPlan{Art: art.BoxAt(34, 62, 432, 330), Panel: art.BoxAt(34, 420, 432, 212)}
	if lifted {
		return p.Lift(60)
	}
	return p
}

// The chassis of a card; that of a full face may be lifted.
var (
	fullFace   = faces.Chassis{W: faces.FullW, H: faces.FullH, Draw: func(c *art.Canvas, _ art.Element) { fullChassis(c, fullPlanOf(false)) }}
	liftedFace = faces.Chassis{W: faces.FullW, H: faces.FullH, Draw: func(c *art.Canvas, _ art.Element) { fullChassis(c, fullPlanOf(true)) }}
	tableFace  = faces.Chassis{W: faces.TableW, H: faces.TableH, Draw: func(c *art.Canvas, _ art.Element) { tableChassis(c) }}
)

func chassis(lifted bool) *faces.Chassis {
	if lifted {
		return &liftedFace
	}
	return &fullFace
}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *Card) FullArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.FullW
	top := 0.06
	if k.Legendary {
		top = 0.15
	}
	a := fullPlanOf(k.Tall).Art
	return art.PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Top: top, Ground: 0.97, Size: 0.90},
		int(math.Ceil(a.W*s)) + 1, int(math.Ceil(a.H*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card,
// with its size in pixels: at least as fine as the card, and the same for all
// cards of about a size.
func (k *Card) TableArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := faces.ArtStep(widthPx) / faces.TableW
	a := tableArt
	y, _ := k.namePlace()
	top := 0.05
	switch {
	case k.Hero:
		top = 0.24
	case k.Legendary:
		top = 0.12
	}
	return art.PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Size: 0.88,
			Top: top, Ground: (y + 2 - a.Y) / a.H},
		int(math.Ceil(a.W * s)), int(math.Ceil(a.H * s))
}

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *Card) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	page := k.page()
	plan := &page.plan
	c := chassis(plan.Lifted).Begin(widthPx, 0)
	k.fullFrame(c, plan)
	faces.ShowPicture(c, plan.Art, picture)
	k.fullText(c, &page)
	k.fullFoot(c)
	k.typePlate(c, plan.Panel.Y-29)
	k.fullTitle(c)
	if k.Legendary {
		c.Glow(art.Diamond(250, 92, 20), 2, 8, art.HexA("#ff7ab8", 0.6))
		Lozenge(c, 250, 92, 25, LozengePink)
	}
	if k.Fighter {
		Medal(c, StatForce, 66, 640, 37, k.Force, k.ForceTone)
		Medal(c, StatDefence, 434, 640, 37, k.Defence, k.DefenceTone)
	}
	faces.Gloss(c, faces.FullW, faces.FullH, 26)
	return c.Img
}
