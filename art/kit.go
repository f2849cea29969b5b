package art

import (
	"image"
	"math"

	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// This file holds the furniture of all scenes: panels, plates, buttons and
// medals. Rectangles are in the canvas's units.

// PanelKind is the stuff a panel is made of.
type PanelKind uint8

// The stuffs.
const (
	PanelSlate PanelKind = iota
	PanelLeather
	PanelWood
	PanelParchment
)

// Panel is a gold-edged plate with rounded corners. It throws no shadow; see
// Drop.
func (c *Canvas) Panel(x, y, w, h float64, kind PanelKind) {
	b := Box{x, y, w, h}
	r := math.Min(10, math.Min(w, h)/3)
	p := b.Round(r)
	if kind == PanelParchment {
		c.Fill(p, Solid("#2a160a"))
		c.Parchment(b.Inset(1.5), r-1)
		c.Stroke(b.Inset(1).Round(r-0.5), 2, b.Gold())
		return
	}
	tile := map[PanelKind]func() *image.RGBA{PanelSlate: texture.SlateTile, PanelLeather: texture.HideTile, PanelWood: texture.WoodTile}[kind]
	if tile == nil {
		tile = texture.SlateTile
	}
	c.Fill(p, c.Tile(tile(), 1))
	c.Fill(p, Linear(0, y, 0, y+h, SA(0, "#fff", 0.05), SA(0.3, "#000", 0), SA(1, "#000", 0.30)))
	c.InnerShadow(p, 0, 0, 5, HexA("#000", 0.75))
	c.Stroke(b.Inset(0.75).Round(r), 1.5, SolidA("#000", 0.85))
	c.Stroke(b.Inset(2.4).Round(r-1.5), 1.8, b.Gold())
	c.Stroke(b.Inset(4.2).Round(r-3), 1, SolidA("#000", 0.5))
}

// EmberEdge lights the edge of a panel: the player whose turn it is.
func (c *Canvas) EmberEdge(x, y, w, h float64) {
	b := Box{x, y, w, h}
	c.Glow(RingOf(b, 10, b.Inset(3), 8), 1, 5, HexA("#ff8a3a", 0.75))
	c.Stroke(b.Inset(2.4).Round(8.5), 2.4, Linear(x, y, x+w*0.3, y+h, S(0, "#ffe2a0"), S(0.4, "#ff9a4a"), S(0.7, "#e85a1e"), S(1, "#ffb46a")))
}

// Drop throws the two shadows of a thing lying on the table under a rounded
// rectangle: one of contact, one of the room.
func (c *Canvas) Drop(x, y, w, h, r float64) {
	p := RoundRect(x, y, w, h, r)
	c.Shadow(p, 2, 7, 9, HexA("#000", 0.42))
	c.Shadow(p, 1, 2, 2.2, HexA("#000", 0.60))
}

// State is how a control stands at the moment.
type State uint8

// The states.
const (
	StateNormal State = iota
	StateHover
	StatePressed
	StateDisabled
	StateChosen // lasting: the selected tab, the current phase
)

// ButtonKind is the weight of a button: ember or violet for the one that
// matters, slate for the others.
type ButtonKind uint8

// The kinds.
const (
	ButtonEmber ButtonKind = iota
	ButtonSlate
	ButtonViolet
)

// buttonFields are the gradients of a button by kind and state.
var buttonFields = [...][4][4]string{
	{{"#e8642e", "#a92d14", "#8c220f", "#4f1008"}, {"#ff8a4a", "#c93d1c", "#a82c14", "#64180c"},
		{"#7a2410", "#6a1a0c", "#8c220f", "#a93a1a"}, {"#5a4a44", "#40332e", "#352a26", "#231b18"}},
	{{"#4a5060", "#2c303c", "#22252f", "#14161d"}, {"#626a7e", "#3b4152", "#2f3442", "#1d2029"},
		{"#181a22", "#20232d", "#2a2e3a", "#363b49"}, {"#34363c", "#26282d", "#202226", "#16171a"}},
	{{"#9a63dc", "#5a2aa4", "#431c84", "#24094e"}, {"#b880f4", "#7440c4", "#572ba0", "#331266"},
		{"#37146a", "#3a1878", "#45208a", "#5c34a4"}, {"#4c4654", "#36313d", "#2c2832", "#1d1a21"}},
}

// Button is a pointed plate with a word in capitals of stone.
func (c *Canvas) Button(x, y, w, h float64, label string, kind ButtonKind, state State) {
	st := min(state, StateDisabled)
	if state == StateChosen {
		st = StateHover
	}
	f := buttonFields[min(kind, ButtonViolet)][st]
	tip := math.Min(h*0.34, w*0.2)
	dy := 0.0
	if st == StatePressed {
		dy = h * 0.025
	}
	p := Plate(x, y+dy, w, h, tip)
	if st != StatePressed {
		c.Shadow(p, 0, h*0.07, h*0.08, HexA("#000", 0.65))
	}
	if st == StateHover {
		c.Glow(p, 1, h*0.09, HexA("#ffb45e", 0.55))
	}
	c.Fill(Plate(x-1.2, y+dy-1, w+2.4, h+2, tip), Solid("#120806"))
	c.Fill(p, Gold(x, y, w, h))
	e := math.Max(2, h*0.05)
	in := Plate(x+e*1.35, y+dy+e, w-2.7*e, h-2*e, tip-e*0.55)
	c.Fill(in, Linear(0, y+dy, 0, y+dy+h, S(0, f[0]), S(0.48, f[1]), S(0.52, f[2]), S(1, f[3])))
	c.Stroke(in, 1, SolidA("#000", 0.55))
	ink := "#ffeec4"
	if st == StateDisabled {
		c.Fill(p, SolidA("#14100e", 0.45))
		ink = "#a89a86"
	}
	size := FitText(fonts.Title, h*0.40, 5, w-2*tip, label)
	c.Engraved(fonts.Title, size, x+w/2, y+dy+h/2+size*0.35, Centre, label, ink)
}

// TitlePlate is a dark pointed plate with a title.
func (c *Canvas) TitlePlate(x, y, w, h float64, label string) {
	tip := math.Min(h*0.36, w*0.2)
	c.Plate(Box{x, y, w, h}, tip, math.Max(1.6, h*0.055))
	size := FitText(fonts.Title, h*0.52, 5, w-2.4*tip, label)
	c.Engraved(fonts.Title, size, x+w/2, y+h/2+size*0.35, Centre, label, "#f7e7bf")
}

// Heading is a title, on dark ground, over a fine rule with a diamond in its
// middle.
func (c *Canvas) Heading(x, y, w, size float64, label string) {
	size = FitText(fonts.Title, size, 5, w, label)
	c.Engraved(fonts.Title, size, x+w/2, y+size, Centre, label, "#f3dfae")
	c.HeadingRule(x, y, w, size, "#e9c46a")
}

// HeadingDark is Heading on parchment.
func (c *Canvas) HeadingDark(x, y, w, size float64, label string) {
	size = FitText(fonts.Title, size, 5, w, label)
	c.Text(fonts.Title, size, x+w/2, y+size, Centre, label, Solid("#4a2410"))
	c.HeadingRule(x, y, w, size, "#8d5f22")
}

func (c *Canvas) HeadingRule(x, y, w, size float64, hex string) {
	ry := y + size*1.45
	c.Fill(Rect(x, ry-0.5, w, 1), Linear(x, 0, x+w, 0, SA(0, hex, 0), SA(0.5, hex, 0.8), SA(1, hex, 0)))
	c.Fill(Diamond(x+w/2, ry, size*0.20), Gold(x+w/2-3, ry-3, 6, 6))
}

// RoundButton is an icon in a gold ring.
func (c *Canvas) RoundButton(cx, cy, r float64, icon string, state State) {
	field := [3]string{"#4a3a2e", "#241913", "#120b08"}
	ink := "#f3dfae"
	switch state {
	case StateHover:
		field, ink = [3]string{"#7a5a3a", "#3e2a1c", "#1c110b"}, "#fff2cc"
	case StatePressed:
		field = [3]string{"#1a110c", "#241913", "#3a2a20"}
	case StateDisabled:
		ink = "#7d7264"
	case StateChosen:
		field, ink = [3]string{"#ff9a5a", "#b5381d", "#5a120c"}, "#fff6df"
	}
	if state != StatePressed {
		c.Shadow(Circle(cx, cy, r), 0, r*0.14, r*0.12, HexA("#000", 0.65))
	}
	if state == StateHover || state == StateChosen {
		c.Glow(Circle(cx, cy, r), 1, r*0.18, HexA("#ffb45e", 0.6))
	}
	c.MedalBody(cx, cy, r, &field)
	c.Icon(icon, cx, cy+r*0.05, r*1.12, SolidA("#000", 0.55))
	c.Icon(icon, cx, cy, r*1.12, Solid(ink))
}

// MedalBody is a glazed disc in a gold ring of outer radius r.
func (c *Canvas) MedalBody(cx, cy, r float64, g *[3]string) {
	c.Fill(Circle(cx, cy, r*1.06), Solid("#120806"))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.87), Solid("#120806"))
	c.Fill(Circle(cx, cy, r*0.84), Glazed(cx, cy, r*0.84, g))
}

// PlayerColours is the number of colours a player can have.
const PlayerColours = 6

// PlayerGlaze are the medals of the players, told apart by light as well as
// by hue.
var PlayerGlaze = [PlayerColours][3]string{
	{"#ffb07a", "#c8471c", "#4a1206"}, // ember
	{"#bfe0ff", "#3a78c8", "#0c2450"}, // sky
	{"#c4f2a4", "#3f8f3a", "#0d3414"}, // leaf
	{"#ecd0ff", "#8a45c8", "#2a0f48"}, // amethyst
	{"#fff0b8", "#d0982e", "#5a360c"}, // amber
	{"#e6eef6", "#74818f", "#232a32"}, // steel
}

// PlayerInk is a player's colour for names in text, light enough for dark
// panels.
func PlayerInk(colour int) string {
	return [PlayerColours]string{"#ff9a6a", "#8fc2ff", "#a5e08a", "#d5a8ff", "#ffd77a", "#d8e2ec"}[Mod(colour, PlayerColours)]
}

func Mod(i, n int) int { return (i%n + n) % n }

// Avatar is a player's medal: his colour and his beast.
func (c *Canvas) Avatar(cx, cy, r float64, colour int, icon string) {
	c.Shadow(Circle(cx, cy, r), 0, r*0.12, r*0.11, HexA("#000", 0.65))
	c.MedalBody(cx, cy, r, &PlayerGlaze[Mod(colour, PlayerColours)])
	inside := c.Clip(Circle(cx, cy, r*0.84))
	c.Icon(icon, cx+r*0.03, cy+r*0.08, r*1.22, SolidA("#000", 0.5))
	c.Icon(icon, cx, cy, r*1.22, Solid("#fff6e2"))
	c.Fill(Ellipse(cx-r*0.1, cy-r*0.48, r*0.62, r*0.32), Linear(0, cy-r*0.8, 0, cy-r*0.16, SA(0, "#fff", 0.36), SA(1, "#fff", 0)))
	inside()
}

// PlayerEmblems are the icons that go with PlayerColours, so that colour is
// never the only difference.
var PlayerEmblems = [PlayerColours]string{
	"dragon-head", "sea-dragon", "dragon-spiral", "double-dragon", "spiked-dragon-head", "hydra",
}
