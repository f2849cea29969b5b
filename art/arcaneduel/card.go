package arcaneduel

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/faces"
)

// Kind is the category of an Arcane Duel card. Each kind has a colour, a
// shape and an icon of its own, so that no one of them has to be seen.
type Kind uint8

// The kinds.
const (
	Attack  Kind = iota // ember, a lozenge, a blade
	Defence             // blue, an escutcheon, a shield
	Support             // green, a disc, a spark
	kinds
)

// kindLook is what faces, badges and medals of a kind are made of.
type kindLook struct {
	element art.Element // of the frame
	glaze   *[3]string
	bright  string // lines and words on dark ground
	icon    string
	icons   float64 // size of the icon in radii of the badge
}

var kindLooks = [kinds]kindLook{
	Attack:  {art.ElementFire, &art.GlazeRed, "#ff9a6a", "pointy-sword", 1.10},
	Defence: {art.ElementAzure, &art.GlazeBlue, "#8fc2ff", "templar-shield", 1.02},
	Support: {art.ElementVerdant, &art.GlazeGreen, "#a5e08a", "sparkles", 1.16},
}

// look is that of k; an unknown kind attacks.
func (k Kind) look() *kindLook {
	if k >= kinds {
		k = Attack
	}
	return &kindLooks[k]
}

// Glaze is the glaze of the kind's medals: light, body, depth.
func (k Kind) Glaze() *[3]string { return k.look().glaze }

// Ink is the colour of the kind for words on dark ground.
func (k Kind) Ink() string { return k.look().bright }

// Card is all that the face of an Arcane Duel card shows; words are in
// the player's language already. Look gives one with its picture.
type Card struct {
	Number    int // as printed, 1 to 16
	Kind      Kind
	KindLabel string // "Attaque"
	Name      string
	Text      []art.Token // the effect, for the full face
	// Value is the number that matters most: damage, points blocked or healed;
	// empty for a card without one.
	Value string
	Pairs []Pair // its combinations, at the foot of the full face

	Icon    string // subject of the illustration
	Element art.Element
	Scene   art.Scene
	Seed    uint32
}

// Pair is one combination of a card: the other card and what they make.
type Pair struct{ Partner, Name string }

// looks are the pictures of the cards by printed number.
var looks = [17]Card{
	1:  {Icon: "fire-tail", Element: art.ElementFire, Scene: art.SceneMountain, Seed: 5},
	2:  {Icon: "mine-explosion", Element: art.ElementFire, Scene: art.SceneCave, Seed: 12},
	3:  {Icon: "poison-cloud", Element: art.ElementNature, Scene: art.SceneForest, Seed: 8},
	4:  {Icon: "lightning-trio", Element: art.ElementStorm, Scene: art.SceneMountain, Seed: 21},
	5:  {Icon: "cursed-star", Element: art.ElementShadow, Scene: art.SceneCosmic, Seed: 3},
	6:  {Icon: "shadow-grasp", Element: art.ElementShadow, Scene: art.SceneCave, Seed: 14},
	7:  {Icon: "round-shield", Element: art.ElementSteel, Scene: art.SceneMountain, Seed: 9},
	8:  {Icon: "misdirection", Element: art.ElementAzure, Scene: art.SceneCosmic, Seed: 17},
	9:  {Icon: "mirror-mirror", Element: art.ElementWater, Scene: art.SceneCosmic, Seed: 30},
	10: {Icon: "magic-shield", Element: art.ElementAzure, Scene: art.SceneMountain, Seed: 25},
	11: {Icon: "thorny-vine", Element: art.ElementVerdant, Scene: art.SceneForest, Seed: 4},
	12: {Icon: "shining-heart", Element: art.ElementLight, Scene: art.SceneForest, Seed: 19},
	13: {Icon: "meditation", Element: art.ElementAzure, Scene: art.SceneCosmic, Seed: 41},
	14: {Icon: "cowled", Element: art.ElementShadow, Scene: art.SceneForest, Seed: 27},
	15: {Icon: "black-hole-bolas", Element: art.ElementStorm, Scene: art.SceneCosmic, Seed: 6},
	16: {Icon: "psychic-waves", Element: art.ElementShadow, Scene: art.SceneMountain, Seed: 33},
}

// comboIcons are the signs of the combinations by printed number.
var comboIcons = [11]string{1: "fire-zone", 2: "lightning-dome", 3: "ice-shield", 4: "spider-web",
	5: "raise-skeleton", 6: "heart-plus", 7: "evil-hand", 8: "chain-lightning", 9: "poison-bottle", 10: "body-swapping"}

// Look is the card with a printed number, its picture filled in and its
// words not. A number without a card gives a card without a picture.
func Look(number int) Card {
	var k Card
	if number > 0 && number < len(looks) {
		k = looks[number]
	}
	k.Number = number
	return k
}

// ComboIcon is the icon of the combination with a printed number, 1 to
// 10; "" for any other.
func ComboIcon(number int) string {
	if number < 0 || number >= len(comboIcons) {
		return ""
	}
	return comboIcons[number]
}

// The windows of the two faces, in units.
var (
	fullArt   = art.BoxAt(34, 62, 432, 342)
	fullPanel = art.BoxAt(34, 432, 432, 222)
	tableArt  = art.BoxAt(18.5, 18.5, 213, 313)
)

// nameY is where the name plate of the table face begins.
const (
	nameY = 286.0
	nameH = 50.0
)

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *Card) FullArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.FullW
	return art.PaintSpec{Icon: k.Icon, Element: k.Element, Scene: k.Scene, Seed: k.Seed, Top: 0.06, Ground: 0.97},
		int(math.Ceil(fullArt.W*s)) + 1, int(math.Ceil(fullArt.H*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card,
// with its size in pixels.
func (k *Card) TableArt(widthPx int) (spec art.PaintSpec, w, h int) {
	s := float64(widthPx) / faces.TableW
	a := tableArt
	return art.PaintSpec{Icon: k.Icon, Element: k.Element, Scene: k.Scene, Seed: k.Seed, Size: 0.84,
			Top: 0.06, Ground: (nameY + 4 - a.Y) / a.H},
		int(math.Ceil(a.W*s)) + 1, int(math.Ceil(a.H*s)) + 1
}

// escutcheon is a heater shield about (cx, cy), as high above as below.
func escutcheon(cx, cy, r float64) *art.Path {
	p := new(art.Path).MoveTo(cx-0.86*r, cy-0.86*r).QuadTo(cx-0.4*r, cy-0.80*r, cx, cy-r)
	p.QuadTo(cx+0.4*r, cy-0.80*r, cx+0.86*r, cy-0.86*r)
	p.CubeTo(cx+0.98*r, cy+0.1*r, cx+0.62*r, cy+0.72*r, cx, cy+1.08*r)
	return p.CubeTo(cx-0.62*r, cy+0.72*r, cx-0.98*r, cy+0.1*r, cx-0.86*r, cy-0.86*r).Close()
}

// outline is the shape of the kind's badges.
func (k Kind) outline(cx, cy, r float64) *art.Path {
	switch k {
	case Defence:
		return escutcheon(cx, cy, r*1.03)
	case Support:
		return art.Circle(cx, cy, r)
	}
	return art.Diamond(cx, cy, r*1.2)
}

// jewel is a glazed piece of any outline in a gold ring; outline gives the
// shape at a share of its size.
func jewel(c *art.Canvas, cx, cy, r float64, g *[3]string, outline func(k float64) *art.Path) {
	c.Shadow(outline(1.04), r*0.06, r*0.16, r*0.14, art.HexA("#000", 0.7))
	c.Fill(outline(1.09), art.Solid("#120806"))
	c.Fill(outline(1), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(outline(0.85), art.Solid("#120806"))
	c.Fill(outline(0.80), art.Glazed(cx, cy, r*0.95, g))
}

// KindBadge is the sign of a kind of cards.
func KindBadge(c *art.Canvas, k Kind, cx, cy, r float64) {
	l := k.look()
	jewel(c, cx, cy, r, l.glaze, func(s float64) *art.Path { return k.outline(cx, cy, r*s) })
	c.Icon(l.icon, cx+r*0.04, cy+r*0.07, r*l.icons, art.SolidA("#000", 0.55))
	c.Icon(l.icon, cx, cy, r*l.icons, art.Solid("#fff6e2"))
}

// KindValue is a number on the shape of a kind: points of damage on a burst,
// points blocked on a shield, points given on a disc.
func KindValue(c *art.Canvas, k Kind, cx, cy, r float64, text string) {
	g := k.look().glaze
	jewel(c, cx, cy, r, g, func(s float64) *art.Path {
		if k == Attack {
			return art.Star(cx, cy, r*s*1.16, r*s*0.86, 10)
		}
		return k.outline(cx, cy, r*s)
	})
	size := art.FitText(art.NameFace, r*1.34, r*0.5, r*1.3, text)
	c.TextOutline(art.NameFace, size, cx, cy+size*0.335, art.Centre, text, size*0.20, art.Solid("#1a0a05"))
	c.Text(art.NameFace, size, cx, cy+size*0.335, art.Centre, text, art.Solid("#fff6df"))
}

// Quick stands for a face until it is painted.
func (k *Card) Quick(c *art.Canvas, w, h float64) {
	high, low := k.Kind.look().element.Frame()
	faces.Quick(c, w, h, art.LerpCol(art.Hex(high), art.Hex("#120c0a"), 0.35), art.LerpCol(art.Hex(low), art.Hex("#120c0a"), 0.35), k.Name)
}
