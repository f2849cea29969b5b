package art

import (
	"image"
	"math"
)

// DrakFaction is whom a card of Drakerion fights for.
type DrakFaction uint8

// The factions, in the order of the sheet.
const (
	DrakNeutral DrakFaction = iota
	DrakEmber
	DrakMist
	DrakSap
	DrakCog
	DrakDawn
	drakFactions
)

// drakLook is what a faction is shown with: cloth for banners and backs, ink for
// words on dark ground, and a beast or thing as its arms.
type drakLook struct {
	element Element
	cloth   [3]string // light, body, depth
	ink     string
	arms    string // icon
}

var drakLooks = [drakFactions]drakLook{
	DrakNeutral: {ElementLight, [3]string{"#c9a25a", "#7d5c28", "#33230c"}, "#f0d79a", "compass"},
	DrakEmber:   {ElementCoral, [3]string{"#d2503c", "#9c2a20", "#4a0f0c"}, "#ff9c82", "dragon-head"},
	DrakMist:    {ElementMist, [3]string{"#8f6cc4", "#553488", "#221040"}, "#d4b4ff", "floating-ghost"},
	DrakSap:     {ElementKelp, [3]string{"#5aa45c", "#2b6a38", "#0d3016"}, "#a2e8a0", "oak-leaf"},
	DrakCog:     {ElementSteel, [3]string{"#8b98a6", "#505e6c", "#1d262e"}, "#d2dee8", "gears"},
	DrakDawn:    {ElementTide, [3]string{"#5a8ad2", "#2a519c", "#0f2450"}, "#9cc8ff", "sunrise"},
}

func (f DrakFaction) look() *drakLook {
	if f >= drakFactions {
		f = DrakNeutral
	}
	return &drakLooks[f]
}

// Ink is the colour for words on dark ground.
func (f DrakFaction) Ink() string { return f.look().ink }

// Dye is the colour itself, for dots and bars.
func (f DrakFaction) Dye() string { return f.look().cloth[0] }

// Arms is the icon of the faction.
func (f DrakFaction) Arms() string { return f.look().arms }

// DrakKind is the type of a card: which numbers it shows, and where.
type DrakKind uint8

// The kinds.
const (
	DrakCharacter  DrakKind = iota // cost, prestige, four shields
	DrakEvent                      // cost
	DrakAttachment                 // cost
	DrakManoeuvre                  // gold and cards
	DrakBanner                     // initiative
	DrakCity
	DrakRetreat
)

// DrakStat is a value of a Character.
type DrakStat uint8

// The values, in the order in which their shields stand on a full face.
const (
	DrakMelee   DrakStat = iota // red, crossed swords
	DrakRanged                  // blue, a bow
	DrakRiposte                 // steel, swords that clash
	DrakLife                    // green, hearts
	drakStats
)

// DrakCard is all that a face of Drakerion shows, ready for the eye: words are
// already in the player's language.
type DrakCard struct {
	Name     string // without dashes
	Renowned bool   // dashes about the name, an edge of bronze
	Title    string // the sub-title of one who is Renowned
	Kind     DrakKind
	Faction  DrakFaction
	TypeLine string // "Personnage Renommé — Soldat"
	Number   string // "012"

	Cost     string // gold; "" shows no coin
	Prestige string // "" shows no star
	Stats    [4]string
	Tones    [4]Tone
	Labels   [4]string // "Mêlée", "Distance", "Riposte", "Vie"

	Initiative, InitiativeLabel string
	Gold, GoldLabel             string // of Manœuvres
	Draw, DrawLabel             string

	Text []Token

	// Tall gives the words of the full face more room, and the picture less. All
	// languages must agree on it: they share the picture. See Crowded.
	Tall  bool
	Icon  string // subject of the illustration, and the watermark
	Scene Scene
	Seed  uint32

	// Letters prints the arms of the faction on the table face too.
	Letters bool
	// Contrast sets words in black on white, and white on black, and gives the
	// card on the table an edge in the bright tone of its faction.
	Contrast bool
}

// The windows of the faces, in units.
var (
	drakTableArt = box{16, 16, 218, 290}
	drakFrame    = box{13, 13, 474, 674}
)

// drakPlan are the windows of a full face.
func drakPlan(lifted bool) fullPlan {
	p := fullPlan{art: box{34, 66, 432, 326}, panel: box{34, 420, 432, 240}}
	if lifted {
		return p.lift(66)
	}
	return p
}

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *DrakCard) FullArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoFullW
	a := drakPlan(k.Tall).art
	return PaintSpec{Icon: k.Icon, Element: k.Faction.look().element, Scene: k.Scene, Seed: k.Seed, Top: 0.06, Ground: 0.96, Size: 0.88},
		int(math.Ceil(a.w*s)) + 1, int(math.Ceil(a.h*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card, with
// its size in pixels: at least as fine as the card, and the same for all cards
// of about a size.
func (k *DrakCard) TableArt(widthPx int) (spec PaintSpec, w, h int) {
	s := artStep(widthPx) / dracoTableW
	a := drakTableArt
	y, _ := k.namePlace()
	return PaintSpec{Icon: k.Icon, Element: k.Faction.look().element, Scene: k.Scene, Seed: k.Seed, Size: 0.80,
			Top: 0.16, Ground: (y + 2 - a.y) / a.h},
		int(math.Ceil(a.w * s)), int(math.Ceil(a.h * s))
}

// RenderFull draws the face to read, widthPx pixels wide and 7/5 as high.
// picture is the illustration of FullArt, or nil for a bare window.
func (k *DrakCard) RenderFull(picture *image.RGBA, widthPx int) *image.RGBA {
	p := k.page()
	face := chassisDrakFull
	if p.plan.lifted {
		face = chassisDrakLifted
	}
	c := chassis(chassisKey{face: face, px: widthPx, element: k.Faction.look().element})
	c.showPicture(p.plan.art, picture)
	if k.Renowned {
		c.renownedEdge(drakFrame, 16, 1)
	}
	k.fullText(c, &p)
	k.fullValues(c)
	k.fullFoot(c)
	k.typePlate(c, p.plan.panel.y-29)
	k.fullTitle(c)
	c.gloss(dracoFullW, dracoFullH, 26)
	return c.Img
}
