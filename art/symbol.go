package art

import (
	"math"

	"wyrmtable/fonts"
)

// Symbol is a pictogram of rules text: what happens, in one sign. Each meaning
// has a shape of its own, so that it can be told without its colour: bursts
// hurt, discs heal or act, hexagons are power, lozenges are concentration,
// small cards are cards.
type Symbol uint8

// The symbols.
const (
	SymNone     Symbol = iota
	SymDamage          // burst: lose Life
	SymLife            // disc: gain Life
	SymPower           // hexagon: gain Power
	SymDrain           // hexagon struck out: lose Power
	SymFocus           // lozenge: gain Concentration
	SymFusion          // plays the other Fusions
	SymReplay          // another turn
	SymFlip            // turn the card over
	SymMind            // play the opponent's next turn
	SymReplace         // discard and replace
	SymDiscard         // discard
	SymSwap            // exchange places
	SymExtra           // one more card, for good
	SymAgain           // played once more
	SymCancel          // effects ignored
	SymNothing         // nothing happens
	SymSteal           // a card changes hands
	SymStart           // at the start of the turn
	SymEnd             // at the end of the turn
	SymTake            // taking a card
	SymPlay            // playing a card
	SymVisible         // visible cards
	SymMagic           // a Magic
	SymTreasure        // a Treasure
	SymStorm           // a Storm
	SymCard            // any card
	SymCardRed         // a red card
	SymCardGreen
	SymCardBlue
	SymCardViolet
	SymRiver // the River
	SymDeck  // the deck
	SymAether
	SymMine       // a Mine
	SymEngage     // engage
	SymExperience // a marker of Experience
	SymGold       // a piece of gold
	SymMelee      // its values, on shields as on the cards
	SymRanged
	SymRiposte
	SymVigour // the life of a Character
	SymPrestige
	SymRedSphere // what a province pays
	SymGreenSphere
	SymBlueSphere
	SymGreySphere
	SymAnySphere
	SymSpell  // its magical strength, PM
	SymForce  // its physical strength, PP
	SymBearer // the sign of creatures that bear items
	symbolCount
)

type symbolShape uint8

const (
	shapeBurst symbolShape = iota
	shapeDisc
	shapeHexagon
	shapeLozenge
	shapeCard
	shapeOrb // a disc without a ring
	shapeShield
	shapeStar
)

// symbolLook is how a symbol is drawn; letter is its mark for colour-blind
// readers where only the colour tells it from its neighbours.
type symbolLook struct {
	name   string
	shape  symbolShape
	glaze  *[3]string // light, body, depth
	icon   string
	size   float64 // of the icon, in radii
	struck bool
}

var (
	GlazeRed    = [3]string{"#ff9a6a", "#cf2f1c", "#5a0a08"}
	GlazeGreen  = [3]string{"#c4f29a", "#3c9a3c", "#0d3414"}
	GlazeBlue   = [3]string{"#c4e2ff", "#2f74d8", "#0a1d4a"}
	GlazeViolet = [3]string{"#ecd0ff", "#8a45c8", "#2a0f48"}
	glazeBrown  = [3]string{"#a08a70", "#54402f", "#1a110c"}
	GlazeGold   = [3]string{"#fff0b8", "#c8912e", "#4e330e"}
	glazeSlate  = [3]string{"#b8c6d8", "#4c5b70", "#141a26"}
	glazeGrey   = [3]string{"#eceef0", "#8c9098", "#34373d"}
	glazeTide   = [3]string{"#7fe6e6", "#1c96ac", "#053544"}
	GlazeTeal   = [3]string{"#d6fff4", "#2aa79c", "#06403f"}
	GlazeVoid   = [3]string{"#4c5a60", "#28333a", "#10171b"}
	GlazeSteel  = [3]string{"#f0f4f8", "#8a96a2", "#2c363f"}
	GlazeBronze = [3]string{"#ffdf9c", "#b97a34", "#4a2809"}
)

var symbolLooks = [symbolCount]symbolLook{
	SymDamage:     {"damage", shapeBurst, &GlazeRed, "triple-claws", 1.16, false},
	SymLife:       {"life", shapeDisc, &GlazeGreen, "hearts", 1.16, false},
	SymPower:      {"power", shapeHexagon, &GlazeBlue, "polar-star", 1.20, false},
	SymDrain:      {"power-loss", shapeHexagon, &GlazeBlue, "polar-star", 1.20, true},
	SymFocus:      {"focus", shapeLozenge, &GlazeViolet, "third-eye", 1.06, false},
	SymFusion:     {"fusion", shapeDisc, &GlazeRed, "triquetra", 1.26, false},
	SymReplay:     {"replay", shapeDisc, &GlazeGold, "clockwise-rotation", 1.18, false},
	SymFlip:       {"flip", shapeDisc, &glazeBrown, "anticlockwise-rotation", 1.18, false},
	SymMind:       {"mind", shapeDisc, &GlazeViolet, "brain-tentacle", 1.20, false},
	SymReplace:    {"replace", shapeDisc, &glazeSlate, "cycle", 1.20, false},
	SymDiscard:    {"discard", shapeDisc, &glazeSlate, "card-discard", 1.14, false},
	SymSwap:       {"swap", shapeDisc, &glazeSlate, "card-exchange", 1.14, false},
	SymExtra:      {"extra", shapeDisc, &GlazeGold, "card-draw", 1.14, false},
	SymAgain:      {"again", shapeDisc, &GlazeGold, "card-play", 1.14, false},
	SymCancel:     {"cancel", shapeDisc, &glazeSlate, "card-burn", 1.14, true},
	SymNothing:    {"nothing", shapeDisc, &glazeBrown, "uncertainty", 1.14, false},
	SymSteal:      {"steal", shapeDisc, &GlazeViolet, "grab", 1.20, false},
	SymStart:      {"start", shapeDisc, &GlazeGold, "hourglass", 1.12, false},
	SymEnd:        {"end", shapeDisc, &glazeBrown, "empty-hourglass", 1.12, false},
	SymTake:       {"take", shapeDisc, &GlazeGold, "card-pickup", 1.14, false},
	SymPlay:       {"play", shapeDisc, &GlazeGold, "card-play", 1.14, false},
	SymVisible:    {"visible", shapeDisc, &glazeSlate, "eyeball", 1.20, false},
	SymMagic:      {"magic", shapeDisc, &glazeBrown, "magic-swirl", 1.24, false},
	SymTreasure:   {"treasure", shapeDisc, &glazeBrown, "open-treasure-chest", 1.18, false},
	SymStorm:      {"storm", shapeDisc, &glazeBrown, "tornado", 1.20, false},
	SymCard:       {"card", shapeCard, &glazeBrown, "", 0, false},
	SymCardRed:    {"card-red", shapeCard, &GlazeRed, "fire", 1.06, false},
	SymCardGreen:  {"card-green", shapeCard, &GlazeGreen, "oak-leaf", 1.06, false},
	SymCardBlue:   {"card-blue", shapeCard, &GlazeBlue, "polar-star", 1.06, false},
	SymCardViolet: {"card-violet", shapeCard, &GlazeViolet, "third-eye", 1.0, false},
	SymRiver:      {"river", shapeDisc, &GlazeBlue, "river", 1.2, false},
	SymDeck:       {"deck", shapeDisc, &glazeBrown, "stack", 1.16, false},
	SymAether:     {"aether", shapeOrb, &glazeTide, "crystal-growth", 1.42, false},
	SymMine:       {"mine", shapeHexagon, &glazeTide, "minerals", 1.16, false},
	SymEngage:     {"engage", shapeDisc, &GlazeGold, "clockwise-rotation", 1.18, false},
	SymExperience: {"experience", shapeLozenge, &GlazeTeal, "polar-star", 1.06, false},
	SymGold:       {"gold", shapeDisc, &GlazeGold, "two-coins", 1.26, false},
	SymMelee:      {"melee", shapeShield, &GlazeRed, "crossed-swords", 1.12, false},
	SymRanged:     {"ranged", shapeShield, &GlazeBlue, "bow-arrow", 1.12, false},
	SymRiposte:    {"riposte", shapeShield, &GlazeSteel, "shield-reflect", 1.16, false},
	SymVigour:     {"vigour", shapeShield, &GlazeGreen, "hearts", 1.04, false},
	SymPrestige:   {"prestige", shapeStar, &GlazeBronze, "", 0, false},

	SymRedSphere:   {"red-sphere", shapeDisc, &GlazeRed, "small-fire", 1.20, false},
	SymGreenSphere: {"green-sphere", shapeDisc, &GlazeGreen, "oak-leaf", 1.20, false},
	SymBlueSphere:  {"blue-sphere", shapeDisc, &GlazeBlue, "drop", 1.14, false},
	SymGreySphere:  {"grey-sphere", shapeDisc, &glazeGrey, "cog", 1.16, false},
	SymAnySphere:   {"any-sphere", shapeDisc, &GlazeViolet, "polar-star", 1.24, false},
	SymSpell:       {"spell", shapeDisc, &GlazeBlue, "magic-palm", 1.20, false},
	SymForce:       {"force", shapeDisc, &GlazeRed, "mailed-fist", 1.16, false},
	SymBearer:      {"bearer", shapeDisc, &glazeBrown, "grab", 1.16, false},
}

// Icon is the pictogram of a symbol, "" where it has none.
func (s Symbol) Icon() string { return symbolLooks[s].icon }

// Glaze is the glaze of a symbol: light, body, depth.
func (s Symbol) Glaze() *[3]string { return symbolLooks[s].glaze }

// SymbolNamed finds a symbol by the name used in rich text.
func SymbolNamed(name string) (Symbol, bool) {
	for i := SymNone + 1; i < symbolCount; i++ {
		if symbolLooks[i].name == name {
			return i, true
		}
	}
	return SymNone, false
}

// String is the name used in rich text.
func (s Symbol) String() string {
	if s < symbolCount {
		return symbolLooks[s].name
	}
	return ""
}

// outline is the shape of the symbol, k radii large.
func (l *symbolLook) outline(cx, cy, r float64) *Path {
	switch l.shape {
	case shapeBurst:
		return Star(cx, cy, r*1.10, r*0.935, 10)
	case shapeHexagon:
		return Polygon(cx, cy, r*1.10, 6, 0)
	case shapeLozenge:
		return Diamond(cx, cy, r*1.20)
	case shapeShield:
		return Heater(cx, cy, r*1.06)
	case shapeStar:
		return Star(cx, cy, r*1.24, r*0.66, 5)
	case shapeCard:
		return RoundRect(cx-r*0.74, cy-r, r*1.48, r*2, r*0.22)
	}
	return Circle(cx, cy, r)
}

// Symbol draws a symbol of radius r about (cx, cy) with its own shadow: a dark
// rim, a gold ring and a glazed field with a pale icon. Small symbols (below
// 9 pixels) lose ring and shadow and keep what tells them apart.
func (c *Canvas) Symbol(s Symbol, cx, cy, r float64) {
	if s == SymNone || s >= symbolCount {
		return
	}
	l := &symbolLooks[s]
	px := r * c.Scale()
	if px >= 9 {
		c.Shadow(l.outline(cx+r*0.05, cy+r*0.16, r*1.04), 0, 0, r*0.07, HexA("#000", 0.55))
	}
	c.Fill(l.outline(cx, cy, r*1.09), Solid("#160b06"))
	inner := 0.97
	if px >= 7 && l.shape != shapeOrb {
		c.Fill(l.outline(cx, cy, r*0.97), Gold(cx-r, cy-r, 2*r, 2*r))
		c.Fill(l.outline(cx, cy, r*0.845), Solid("#160b06"))
		inner = 0.80
	}
	body := l.outline(cx, cy, r*inner)
	g := l.glaze
	c.Fill(body, Radial(cx-r*0.02, cy-r*0.02, r*1.30, cx-r*0.22, cy-r*0.40,
		S(0, g[0]), S(0.45, g[1]), S(1, g[2])))
	size := l.size * r
	if px < 9 {
		size *= 1.12
	}
	if l.icon != "" {
		if px >= 9 {
			c.Icon(l.icon, cx+r*0.03, cy+r*0.07, size, SolidA("#000", 0.5))
		}
		c.Icon(l.icon, cx, cy, size, Solid("#fff8e4"))
	}
	if px >= 12 {
		restore := c.Clip(body)
		c.Fill(Ellipse(cx-r*0.10, cy-r*0.46, r*0.62, r*0.34),
			Linear(0, cy-r*0.8, 0, cy-r*0.12, SA(0, "#fff", 0.42), SA(1, "#fff", 0)))
		restore()
	}
	if l.struck {
		c.strike(cx, cy, r*0.86)
	}
}

// strike lays a falling red bar over a symbol.
func (c *Canvas) strike(cx, cy, r float64) {
	bar := Line(cx-r*0.72, cy-r*0.72, cx+r*0.72, cy+r*0.72)
	c.StrokeRound(bar, r*0.44, Solid("#160b06"))
	c.StrokeRound(bar, r*0.26, Solid("#ff4a33"))
}

// Forbid lays the no-entry ring of "cannot happen" over a symbol of radius r.
func (c *Canvas) Forbid(cx, cy, r float64) {
	k := r * 0.70710678
	bar := Line(cx-k, cy+k, cx+k, cy-k)
	ring := Circle(cx, cy, r)
	for _, pen := range [2]struct {
		w   float64
		ink Paint
	}{{r * 0.38, Solid("#160b06")}, {r * 0.25, Linear(0, cy-r, 0, cy+r, S(0, "#ff7a5a"), S(1, "#d0210f"))}} {
		c.Stroke(ring, pen.w, pen.ink)
		c.Stroke(bar, pen.w, pen.ink)
	}
}

// Direction says whom a group of symbols concerns.
type Direction uint8

// The directions, as the arrows of the sheet: down to the reader, up to the
// opponent.
const (
	ToNone Direction = iota
	ToMe
	ToOpponent
	ToBoth
)

// DirArrow draws the chunky arrow of a direction, h units high: gold and down
// for me, ember and up for the opponent.
func (c *Canvas) DirArrow(d Direction, cx, cy, h float64) {
	f, ink := 1.0, Linear(0, cy-h/2, 0, cy+h/2, S(0, "#fff0b8"), S(1, "#e0a63c"))
	if d == ToOpponent {
		f, ink = -1, Linear(0, cy-h/2, 0, cy+h/2, S(0, "#ffd2bc"), S(1, "#f0663a"))
	}
	a := h / 2
	p := Poly(cx-a*0.34, cy-f*a, cx+a*0.34, cy-f*a, cx+a*0.34, cy+f*a*0.05,
		cx+a*0.88, cy+f*a*0.05, cx, cy+f*a, cx-a*0.88, cy+f*a*0.05, cx-a*0.34, cy+f*a*0.05)
	c.StrokeRound(p, h*0.22, Solid("#140a06"))
	c.Fill(p, ink)
}

// colours is the line and the field of a direction's pill.
func (d Direction) colours() (line, field string) {
	switch d {
	case ToMe:
		return "#e9b44a", "#4a3008"
	case ToOpponent:
		return "#f0663a", "#5e180a"
	}
	return "#d8b890", "#3a1c0c"
}

// DirPill draws the pill under a group: arrow, or arrow and word.
func (c *Canvas) DirPill(d Direction, cx, y, w, h float64, word string) {
	line, field := d.colours()
	if word != "" {
		field = "#1c0f09"
	}
	p := RoundRect(cx-w/2, y, w, h, h/2)
	c.Fill(p, Solid(field))
	c.Stroke(RoundRect(cx-w/2+1, y+1, w-2, h-2, h/2-1), math.Max(1.2, h*0.06), SolidA(line, 0.85))
	switch {
	case word != "":
		size := h * 0.70
		lead := h * 0.75
		if d == ToBoth {
			lead = h * 1.30
		}
		tw := c.TextWidth(fonts.LabelBold, size, word) + lead
		x := cx - tw/2
		c.wordArrow(d, x+lead/2-h*0.13, y+h/2, h*0.66)
		ink := Hex("#ffe9bf")
		if d == ToOpponent {
			ink = Hex("#ffd2bc")
		}
		c.Text(fonts.LabelBold, size, x+lead, y+h*0.5+size*0.33, Left, word, Ink(ink))
	case d == ToBoth:
		c.DirArrow(ToMe, cx-h*0.58, y+h/2, h*0.86)
		c.DirArrow(ToOpponent, cx+h*0.58, y+h/2, h*0.86)
	default:
		c.DirArrow(d, cx, y+h/2, h*0.92)
	}
}

func (c *Canvas) wordArrow(d Direction, cx, cy, h float64) {
	if d == ToBoth {
		c.DirArrow(ToMe, cx-h*0.46, cy, h)
		c.DirArrow(ToOpponent, cx+h*0.46, cy, h)
		return
	}
	c.DirArrow(d, cx, cy, h)
}

// Gold is the bevelled gold of frames and rings over the given box.
func Gold(x, y, w, h float64) Paint {
	return Linear(x, y, x+0.35*w, y+h, S(0, "#fff0b8"), S(0.22, "#dcae54"), S(0.48, "#8d5f22"),
		S(0.62, "#e9c46a"), S(0.82, "#a8742c"), S(1, "#5f3c14"))
}

// DarkPlate is the lacquered brown of name plates over the given height.
func DarkPlate(y, h float64) Paint {
	return Linear(0, y, 0, y+h, S(0, "#4a3325"), S(0.45, "#2a1b13"), S(0.50, "#1f130d"), S(1, "#140c08"))
}

// Glazed is a domed field of three colours in the circle of radius r.
func Glazed(cx, cy, r float64, g *[3]string) Paint {
	return Radial(cx, cy, r*1.30, cx-r*0.24, cy-r*0.44, S(0, g[0]), S(0.45, g[1]), S(1, g[2]))
}
