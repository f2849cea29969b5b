package art

import "math"

// ArcaneKind is the category of an Arcane Duel card. Each kind has a colour, a
// shape and an icon of its own, so that no one of them has to be seen.
type ArcaneKind uint8

// The kinds.
const (
	ArcaneAttack  ArcaneKind = iota // ember, a lozenge, a blade
	ArcaneDefence                   // blue, an escutcheon, a shield
	ArcaneSupport                   // green, a disc, a spark
	arcaneKinds
)

// kindLook is what faces, badges and medals of a kind are made of.
type kindLook struct {
	element Element // of the frame
	glaze   *[3]string
	bright  string // lines and words on dark ground
	icon    string
	icons   float64 // size of the icon in radii of the badge
}

var kindLooks = [arcaneKinds]kindLook{
	ArcaneAttack:  {ElementFire, &glazeRed, "#ff9a6a", "pointy-sword", 1.10},
	ArcaneDefence: {ElementAzure, &glazeBlue, "#8fc2ff", "templar-shield", 1.02},
	ArcaneSupport: {ElementVerdant, &glazeGreen, "#a5e08a", "sparkles", 1.16},
}

// look is that of k; an unknown kind attacks.
func (k ArcaneKind) look() *kindLook {
	if k >= arcaneKinds {
		k = ArcaneAttack
	}
	return &kindLooks[k]
}

// Ink is the colour of the kind for words on dark ground.
func (k ArcaneKind) Ink() string { return k.look().bright }

// ArcaneCard is all that the face of an Arcane Duel card shows; words are in
// the player's language already. ArcaneLook gives one with its picture.
type ArcaneCard struct {
	Number    int // as printed, 1 to 16
	Kind      ArcaneKind
	KindLabel string // "Attaque"
	Name      string
	Text      []Token // the effect, for the full face
	// Value is the number that matters most: damage, points blocked or healed;
	// empty for a card without one.
	Value string
	Pairs []ArcanePair // its combinations, at the foot of the full face

	Icon    string // subject of the illustration
	Element Element
	Scene   Scene
	Seed    uint32
}

// ArcanePair is one combination of a card: the other card and what they make.
type ArcanePair struct{ Partner, Name string }

// arcaneLooks are the pictures of the cards by printed number.
var arcaneLooks = [17]ArcaneCard{
	1:  {Icon: "fire-tail", Element: ElementFire, Scene: SceneMountain, Seed: 5},
	2:  {Icon: "mine-explosion", Element: ElementFire, Scene: SceneCave, Seed: 12},
	3:  {Icon: "poison-cloud", Element: ElementNature, Scene: SceneForest, Seed: 8},
	4:  {Icon: "lightning-trio", Element: ElementStorm, Scene: SceneMountain, Seed: 21},
	5:  {Icon: "cursed-star", Element: ElementShadow, Scene: SceneCosmic, Seed: 3},
	6:  {Icon: "shadow-grasp", Element: ElementShadow, Scene: SceneCave, Seed: 14},
	7:  {Icon: "round-shield", Element: ElementSteel, Scene: SceneMountain, Seed: 9},
	8:  {Icon: "misdirection", Element: ElementAzure, Scene: SceneCosmic, Seed: 17},
	9:  {Icon: "mirror-mirror", Element: ElementWater, Scene: SceneCosmic, Seed: 30},
	10: {Icon: "magic-shield", Element: ElementAzure, Scene: SceneMountain, Seed: 25},
	11: {Icon: "thorny-vine", Element: ElementVerdant, Scene: SceneForest, Seed: 4},
	12: {Icon: "shining-heart", Element: ElementLight, Scene: SceneForest, Seed: 19},
	13: {Icon: "meditation", Element: ElementAzure, Scene: SceneCosmic, Seed: 41},
	14: {Icon: "cowled", Element: ElementShadow, Scene: SceneForest, Seed: 27},
	15: {Icon: "black-hole-bolas", Element: ElementStorm, Scene: SceneCosmic, Seed: 6},
	16: {Icon: "psychic-waves", Element: ElementShadow, Scene: SceneMountain, Seed: 33},
}

// arcaneComboIcons are the signs of the combinations by printed number.
var arcaneComboIcons = [11]string{1: "fire-zone", 2: "lightning-dome", 3: "ice-shield", 4: "spider-web",
	5: "raise-skeleton", 6: "heart-plus", 7: "evil-hand", 8: "chain-lightning", 9: "poison-bottle", 10: "body-swapping"}

// ArcaneLook is the card with a printed number, its picture filled in and its
// words not. A number without a card gives a card without a picture.
func ArcaneLook(number int) ArcaneCard {
	var k ArcaneCard
	if number > 0 && number < len(arcaneLooks) {
		k = arcaneLooks[number]
	}
	k.Number = number
	return k
}

// ArcaneComboIcon is the icon of the combination with a printed number, 1 to
// 10; "" for any other.
func ArcaneComboIcon(number int) string {
	if number < 0 || number >= len(arcaneComboIcons) {
		return ""
	}
	return arcaneComboIcons[number]
}

// The windows of the two faces, in units.
var (
	arcaneFullArt   = box{34, 62, 432, 342}
	arcaneFullPanel = box{34, 432, 432, 222}
	arcaneTableArt  = box{18.5, 18.5, 213, 313}
)

// arcaneNameY is where the name plate of the table face begins.
const (
	arcaneNameY = 286.0
	arcaneNameH = 50.0
)

// FullArt is the illustration of the full face at widthPx pixels of card, with
// its size in pixels.
func (k *ArcaneCard) FullArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoFullW
	return PaintSpec{Icon: k.Icon, Element: k.Element, Scene: k.Scene, Seed: k.Seed, Top: 0.06, Ground: 0.97},
		int(math.Ceil(arcaneFullArt.w*s)) + 1, int(math.Ceil(arcaneFullArt.h*s)) + 1
}

// TableArt is the illustration of the table face at widthPx pixels of card,
// with its size in pixels.
func (k *ArcaneCard) TableArt(widthPx int) (spec PaintSpec, w, h int) {
	s := float64(widthPx) / dracoTableW
	a := arcaneTableArt
	return PaintSpec{Icon: k.Icon, Element: k.Element, Scene: k.Scene, Seed: k.Seed, Size: 0.84,
			Top: 0.06, Ground: (arcaneNameY + 4 - a.y) / a.h},
		int(math.Ceil(a.w*s)) + 1, int(math.Ceil(a.h*s)) + 1
}

// escutcheon is a heater shield about (cx, cy), as high above as below.
func escutcheon(cx, cy, r float64) *Path {
	p := new(Path).MoveTo(cx-0.86*r, cy-0.86*r).QuadTo(cx-0.4*r, cy-0.80*r, cx, cy-r)
	p.QuadTo(cx+0.4*r, cy-0.80*r, cx+0.86*r, cy-0.86*r)
	p.CubeTo(cx+0.98*r, cy+0.1*r, cx+0.62*r, cy+0.72*r, cx, cy+1.08*r)
	return p.CubeTo(cx-0.62*r, cy+0.72*r, cx-0.98*r, cy+0.1*r, cx-0.86*r, cy-0.86*r).Close()
}

// outline is the shape of the kind's badges.
func (k ArcaneKind) outline(cx, cy, r float64) *Path {
	switch k {
	case ArcaneDefence:
		return escutcheon(cx, cy, r*1.03)
	case ArcaneSupport:
		return Circle(cx, cy, r)
	}
	return Diamond(cx, cy, r*1.2)
}

// jewel is a glazed piece of any outline in a gold ring; outline gives the
// shape at a share of its size.
func (c *Canvas) jewel(cx, cy, r float64, g *[3]string, outline func(k float64) *Path) {
	c.Shadow(outline(1.04), r*0.06, r*0.16, r*0.14, HexA("#000", 0.7))
	c.Fill(outline(1.09), Solid("#120806"))
	c.Fill(outline(1), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(outline(0.85), Solid("#120806"))
	c.Fill(outline(0.80), glazed(cx, cy, r*0.95, g))
}

// KindBadge is the sign of a kind of cards.
func (c *Canvas) KindBadge(k ArcaneKind, cx, cy, r float64) {
	l := k.look()
	c.jewel(cx, cy, r, l.glaze, func(s float64) *Path { return k.outline(cx, cy, r*s) })
	c.Icon(l.icon, cx+r*0.04, cy+r*0.07, r*l.icons, SolidA("#000", 0.55))
	c.Icon(l.icon, cx, cy, r*l.icons, Solid("#fff6e2"))
}

// KindValue is a number on the shape of a kind: points of damage on a burst,
// points blocked on a shield, points given on a disc.
func (c *Canvas) KindValue(k ArcaneKind, cx, cy, r float64, text string) {
	g := k.look().glaze
	c.jewel(cx, cy, r, g, func(s float64) *Path {
		if k == ArcaneAttack {
			return Star(cx, cy, r*s*1.16, r*s*0.86, 10)
		}
		return k.outline(cx, cy, r*s)
	})
	size := FitText(nameFace, r*1.34, r*0.5, r*1.3, text)
	c.TextOutline(nameFace, size, cx, cy+size*0.335, Centre, text, size*0.20, Solid("#1a0a05"))
	c.Text(nameFace, size, cx, cy+size*0.335, Centre, text, Solid("#fff6df"))
}
