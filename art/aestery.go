package art

import (
	"image"
	"math"
)

// AesteryColour is a colour identity of Aestery. Silver is the lack of one.
type AesteryColour uint8

// The colours, in the order of the sheet.
const (
	AesteryBlue AesteryColour = iota
	AesteryWhite
	AesteryGreen
	AesteryRed
	AesteryBlack
	AesteryViolet
	AesterySilver
	aesteryColours
)

// colourLook is what a colour identity is shown with.
type colourLook struct {
	element Element
	letter  string
	band    [2]string // light and deep
	ink     string    // words on the band
	bright  string    // words on dark ground
}

var colourLooks = [aesteryColours]colourLook{
	AesteryBlue:   {ElementTide, "U", [2]string{"#5aa6ee", "#173a78"}, "#ffffff", "#8cc4ff"},
	AesteryWhite:  {ElementShell, "W", [2]string{"#fff8e0", "#b5a777"}, "#0b1a20", "#fff4cf"},
	AesteryGreen:  {ElementKelp, "G", [2]string{"#6fcf86", "#175232"}, "#ffffff", "#97e6a8"},
	AesteryRed:    {ElementCoral, "R", [2]string{"#f0705a", "#6e1418"}, "#ffffff", "#ff9c86"},
	AesteryBlack:  {ElementInk, "B", [2]string{"#6a7286", "#12141c"}, "#ffffff", "#b6c0d6"},
	AesteryViolet: {ElementAnemone, "P", [2]string{"#b684ec", "#3c1a70"}, "#ffffff", "#d3aeff"},
	AesterySilver: {ElementSilver, "S", [2]string{"#c4d0d4", "#66757b"}, "#0b1a20", "#d5e2e4"},
}

// look is that of k; an unknown colour is silver.
func (k AesteryColour) look() *colourLook {
	if k >= aesteryColours {
		k = AesterySilver
	}
	return &colourLooks[k]
}

// Letter is the initial by which the sheet names the colour: U W G R B P S.
func (k AesteryColour) Letter() string { return k.look().letter }

// Ink is the colour for words on dark ground.
func (k AesteryColour) Ink() string { return k.look().bright }

// Dye is the colour itself, for dots and bars.
func (k AesteryColour) Dye() string { return k.look().band[0] }

// AesteryRarity is how rare a card is.
type AesteryRarity uint8

// The rarities.
const (
	AesteryCommon AesteryRarity = iota
	AesteryUncommon
	AesteryRare
	AesteryMythic
	aesteryRarities
)

var rarityLooks = [aesteryRarities]struct{ letter, field string }{
	{"C", "#8fa3a8"}, {"U", "#5fc7d8"}, {"R", "#f0c35a"}, {"M", "#ff7ab8"},
}

// AesteryCard is all that a face of Aestery shows, ready for the eye: words are
// already in the player's language.
type AesteryCard struct {
	Name      string
	Cost      string          // Aether; "" shows no orb, as on tokens
	Pitch     int             // lozenges lit, 0 to 3; -1 for cards that are never pitched
	Colours   []AesteryColour // at least one
	ColourTag string          // "Bleu", "Bleu · Vert"
	TypeLine  string          // "Combattant — Sirène"
	Rarity    AesteryRarity
	Number    string // "014"; tokens have none
	Legendary bool   // the pink lozenge
	Dual      bool   // more than one type: the frame is dashed
	Token     bool
	Text      []Token

	// Fighter shows Force and Defence. Tones tell values that are not the
	// printed ones.
	Fighter                bool
	Force, Defence         string
	ForceTone, DefenceTone Tone

	// Hero shows Experience, unless it is empty, and the abilities.
	Hero       bool
	Experience string
	Abilities  []AesteryAbility

	Glow AesteryGlow // palette of a picture that is not in the card's colour
	// Tall gives the words of the full face more room, and the picture less. All
	// languages must agree on it: they share the picture. See Crowded.
	Tall  bool
	Icon  string // subject of the illustration, and the watermark
	Scene Scene
	Seed  uint32

	// ColourLetter prints the letters of the colours on the table face too.
	ColourLetter bool
	// Contrast sets words in black on white, and white on black, and gives the
	// card on the table an edge in the bright tone of its colour.
	Contrast bool
}

// AesteryGlow is a palette that pictures of tokens have instead of their
// colour's.
type AesteryGlow uint8

// The glows.
const (
	GlowColour AesteryGlow = iota // that of the card's colour
	GlowAether                    // of a Mine
	GlowMarvel                    // of a Merveille
)

// AesteryAbility is a line of a hero: what it costs or gives in Experience, and
// what it does.
type AesteryAbility struct {
	Cost string // "+1", "−3", "0"; "" for one that is always in force
	Text []Token
}

// colour is the first colour of the card.
func (k *AesteryCard) colour() AesteryColour {
	if len(k.Colours) == 0 {
		return AesterySilver
	}
	return k.Colours[0]
}

func (k *AesteryCard) element() Element {
	switch k.Glow {
	case GlowAether:
		return ElementTide
	case GlowMarvel:
		return ElementAnemone
	}
	return k.colour().look().element
}

// The windows of the faces, in units.
var (
	aesFullBand  = box{28, 650, 444, 32}
	aesTableArt  = box{18.5, 18.5, 213, 291}
	aesTableBand = box{14, 320, 222, 19}
)

// fullPlan are the windows of a full face: picture above, words below. The
// picture of a lifted one is lower, to leave room for many words.
type fullPlan struct {
	art, panel box
	lifted     bool
}

// lift makes room for words: they reach that much higher.
func (p fullPlan) lift(up float64) fullPlan {
	p.art.h -= up
	p.panel.y -= up
	p.panel.h += up
	p.lifted = true
	return p
}

func fullPlanOf(lifted bool) fullPlan {
	p := fullPlan{art: box{34, 62, 432, 330}, panel: box{34, 420, 432, 212}}
	if lifted {
		return p.lift(60)
	}
	return p
}

// face is the kind of chassis.
func (p *fullPlan) face() chassisFace {
	if p.lifted {
		return chassisAesteryLifted
	}
	return chassisAesteryFull
}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *AesteryCard) FullArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoFullW
	top := 0.06
	if k.Legendary {
		top = 0.15
	}
	a := fullPlanOf(k.Tall).art
	return PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Top: top, Ground: 0.97, Size: 0.90},
		int(math.Ceil(a.w*s)) + 1, int(math.Ceil(a.h*s)) + 1
}

// tableArtLeast is the least width of card for which table illustrations are
// painted. Widths above it go by steps, so that a card in the hand, on the
// battlefield and in a pile shares one painting, reduced to each place.
const tableArtLeast = 96.0

func artStep(widthPx int) float64 {
	step := tableArtLeast
	for step < float64(widthPx) {
		step *= 1.5
	}
	return step
}

// TableArt is the illustration of the table face at widthPx pixels of card,
// with its size in pixels: at least as fine as the card, and the same for all
// cards of about a size.
func (k *AesteryCard) TableArt(widthPx int) (spec PaintSpec, w, h int) {
	s := artStep(widthPx) / dracoTableW
	a := aesTableArt
	y, _ := k.namePlace()
	top := 0.05
	switch {
	case k.Hero:
		top = 0.24
	case k.Legendary:
		top = 0.12
	}
	return PaintSpec{Icon: k.Icon, Element: k.element(), Scene: k.Scene, Seed: k.Seed, Size: 0.88,
			Top: top, Ground: (y + 2 - a.y) / a.h},
		int(math.Ceil(a.w * s)), int(math.Ceil(a.h * s))
}

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *AesteryCard) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	page := k.page()
	plan := &page.plan
	c := chassis(chassisKey{face: plan.face(), px: widthPx})
	k.fullFrame(c, plan)
	c.showPicture(plan.art, picture)
	k.fullText(c, &page)
	k.fullFoot(c)
	k.typePlate(c, plan.panel.y-29)
	k.fullTitle(c)
	if k.Legendary {
		c.Glow(Diamond(250, 92, 20), 2, 8, HexA("#ff7ab8", 0.6))
		c.Lozenge(250, 92, 25, LozengePink)
	}
	if k.Fighter {
		c.AesteryMedal(StatForce, 66, 640, 37, k.Force, k.ForceTone)
		c.AesteryMedal(StatDefence, 434, 640, 37, k.Defence, k.DefenceTone)
	}
	c.gloss(dracoFullW, dracoFullH, 26)
	return c.Img
}
