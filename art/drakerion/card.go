package drakerion

import (
	"image"
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// Faction is whom a card of Drakerion fights for.
type Faction uint8

// The factions, in the order of the sheet.
const (
	Neutral Faction = iota
	Ember
	Mist
	Sap
	Cog
	Dawn
	factions
)

// look is what a faction is shown with: cloth for banners and backs, ink for
// words on dark ground, and a beast or thing as its arms.
type look struct {
	element art.Element
	cloth   [3]string // light, body, depth
	ink     string
	arms    string // icon
}

var looks = [factions]look{
	Neutral: {art.ElementLight, [3]string{"#c9a25a", "#7d5c28", "#33230c"}, "#f0d79a", "compass"},
	Ember:   {art.ElementCoral, [3]string{"#d2503c", "#9c2a20", "#4a0f0c"}, "#ff9c82", "dragon-head"},
	Mist:    {art.ElementMist, [3]string{"#8f6cc4", "#553488", "#221040"}, "#d4b4ff", "floating-ghost"},
	Sap:     {art.ElementKelp, [3]string{"#5aa45c", "#2b6a38", "#0d3016"}, "#a2e8a0", "oak-leaf"},
	Cog:     {art.ElementSteel, [3]string{"#8b98a6", "#505e6c", "#1d262e"}, "#d2dee8", "gears"},
	Dawn:    {art.ElementTide, [3]string{"#5a8ad2", "#2a519c", "#0f2450"}, "#9cc8ff", "sunrise"},
}

func (f Faction) look() *look {
	if f >= factions {
		f = Neutral
	}
	return &looks[f]
}

// Ink is the colour for words on dark ground.
func (f Faction) Ink() string { return f.look().ink }

// Dye is the colour itself, for dots and bars.
func (f Faction) Dye() string { return f.look().cloth[0] }

// Arms is the icon of the faction.
func (f Faction) Arms() string { return f.look().arms }

// Kind is the type of a card: which numbers it shows, and where.
type Kind uint8

// The kinds.
const (
	Character  Kind = iota // cost, prestige, four shields
	Event                  // cost
	Attachment             // cost
	Manoeuvre              // gold and cards
	Banner                 // initiative
	City
	Retreat
)

// Stat is a value of a Character.
type Stat uint8

// The values, in the order in which their shields stand on a full face.
const (
	Melee   Stat = iota // red, crossed swords
	Ranged              // blue, a bow
	Riposte             // steel, swords that clash
	Life                // green, hearts
	stats
)

// Card is all that a face of Drakerion shows, ready for the eye: words are
// already in the player's language.
type Card struct {
	Name     string // without dashes
	Renowned bool   // dashes about the name, an edge of bronze
	Title    string // the sub-title of one who is Renowned
	Kind     Kind
	Faction  Faction
	TypeLine string // "Personnage Renommé — Soldat"
	Number   string // "012"

	Cost     string // gold; "" shows no coin
	Prestige string // "" shows no star
	Stats    [4]string
	Tones    [4]art.Tone
	Labels   [4]string // "Mêlée", "Distance", "Riposte", "Vie"

	Initiative, InitiativeLabel string
	Gold, GoldLabel             string // of Manœuvres
	Draw, DrawLabel             string

	Text []art.Token

	// Tall gives the words of the full face more room, and the picture less. All
	// languages must agree on it: they share the picture. See Crowded.
	Tall  bool
	Icon  string // subject of the illustration, and the watermark
	Scene art.Scene
	Seed  uint32

	// Letters prints the arms of the faction on the table face too.
	Letters bool
	// Contrast sets words in black on white, and white on black, and gives the
	// card on the table an edge in the bright tone of its faction.
	Contrast bool
}

// The windows of the faces, in units.
var (
	tableArt = art.BoxAt(16, 16, 218, 290)
	frame    = art.BoxAt(13, 13, 474, 674)
)

// plan are the windows of a full face.
func plan(lifted bool) faces.FullPlan {
	p := faces.FullPlan{Art: art.BoxAt(34, 66, 432, 326), Panel: art.BoxAt(34, 420, 432, 240)}
	if lifted {
		return p.Lift(66)
	}
	return p
}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *Card) FullArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.FullW
	a := plan(k.Tall).Art
	return art.PaintSpec{Icon: k.Icon, Element: k.Faction.look().element, Scene: k.Scene, Seed: k.Seed, Top: 0.06, Ground: 0.96, Size: 0.88},
		int(math.Ceil(a.W*s)) + 1, int(math.Ceil(a.H*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card, with
// its size in pixels: at least as fine as the card, and the same for all cards
// of about a size.
func (k *Card) TableArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := faces.ArtStep(widthPx) / faces.TableW
	a := tableArt
	y, _ := k.namePlace()
	return art.PaintSpec{Icon: k.Icon, Element: k.Faction.look().element, Scene: k.Scene, Seed: k.Seed, Size: 0.80,
			Top: 0.16, Ground: (y + 2 - a.Y) / a.H},
		int(math.Ceil(a.W * s)), int(math.Ceil(a.H * s))
}

// The chassis of a card: what all cards of a faction have in common.
var (
	fullFace   = faces.Chassis{W: faces.FullW, H: faces.FullH, Draw: func(c *art.Canvas, e art.Element) { fullChassis(c, plan(false), e) }}
	liftedFace = faces.Chassis{W: faces.FullW, H: faces.FullH, Draw: func(c *art.Canvas, e art.Element) { fullChassis(c, plan(true), e) }}
	tableFace  = faces.Chassis{W: faces.TableW, H: faces.TableH, Draw: tableChassis}
)

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *Card) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	p := k.page()
	face := &fullFace
	if p.plan.Lifted {
		face = &liftedFace
	}
	c := face.Begin(widthPx, k.Faction.look().element)
	faces.ShowPicture(c, p.plan.Art, picture)
	if k.Renowned {
		renownedEdge(c, frame, 16, 1)
	}
	k.fullText(c, &p)
	k.fullValues(c)
	k.fullFoot(c)
	k.typePlate(c, p.plan.Panel.Y-29)
	k.fullTitle(c)
	faces.Gloss(c, faces.FullW, faces.FullH, 26)
	return c.Img
}
