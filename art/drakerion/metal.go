package drakerion

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// This file holds what the faces and the table of Drakerion are forged of:
// steel, bronze, coins, stars and shields.

// soot is the darkest tone of Drakerion: outlines and grounds.
const soot = "#0b0c0e"

// Steel is the cold metal of plates' edges over the given box.
func Steel(x, y, w, h float64) art.Paint {
	return art.Linear(x, y, x+0.35*w, y+h, art.S(0, "#ffffff"), art.S(0.20, "#bcc6ce"), art.S(0.46, "#59636d"),
		art.S(0.62, "#dfe6ea"), art.S(0.82, "#838e98"), art.S(1, "#2b333b"))
}

func bronze(b art.Box) art.Paint { return art.Bronze(b.X, b.Y, b.W, b.H) }

func steel(b art.Box) art.Paint { return Steel(b.X, b.Y, b.W, b.H) }

// steelPlate is a plate of blued steel with a bright bevel, over its own shadow:
// it carries names.
func steelPlate(c *art.Canvas, b art.Box, cut, edge float64) {
	c.Shadow(b.Inset(1).Chamfer(cut), 0, b.H*0.09, b.H*0.075, art.HexA("#000", 0.7))
	c.Fill(b.Inset(-edge*0.5).Chamfer(cut), art.Solid(soot))
	c.Fill(b.Chamfer(cut), steel(b))
	in := b.Inset(edge)
	c.Fill(in.Chamfer(cut*0.7), art.Linear(0, b.Y, 0, b.Y+b.H, art.S(0, "#4a5764"), art.S(0.46, "#2a343e"), art.S(0.52, "#1f2830"), art.S(1, "#11171d")))
	c.Stroke(in.Inset(edge*0.2).Chamfer(cut*0.65), edge*0.4, art.SolidA("#000", 0.6))
}

// rivet is a slotted screw.
func rivet(c *art.Canvas, cx, cy, r, turn float64) {
	c.Fill(art.Circle(cx, cy, r*1.25), art.SolidA("#000", 0.65))
	c.Fill(art.Circle(cx, cy, r), art.Radial(cx, cy, r*1.2, cx-r*0.4, cy-r*0.5, art.S(0, "#ffffff"), art.S(0.45, "#a8b2ba"), art.S(1, "#3a434b")))
	s, co := math.Sincos(turn)
	c.Stroke(art.Line(cx-r*0.72*co, cy-r*0.72*s, cx+r*0.72*co, cy+r*0.72*s), r*0.32, art.SolidA("#15191d", 0.85))
}

// rivets are four of them at the corners of b, the first turned by turn.
func rivets(c *art.Canvas, b art.Box, r, turn float64) {
	for i, corner := range b.Corners() {
		rivet(c, corner[4], corner[5], r, turn+float64(i))
	}
}

// The glazes of the values, and their signs.
var statLooks = [stats]struct {
	glaze *[3]string
	icon  string
}{{&art.GlazeRed, "crossed-swords"}, {&art.GlazeBlue, "bow-arrow"}, {&art.GlazeSteel, "shield-reflect"}, {&art.GlazeGreen, "hearts"}}

// Shield is the shield of a value: bronze about a glazed field with the
// ghost of its sign.
func Shield(c *art.Canvas, s Stat, cx, cy, r float64, text string, t art.Tone) {
	l := statLooks[min(s, Life)]
	rim := art.Bronze(cx-r, cy-r, 2*r, 2*r)
	g := l.glaze
	switch t {
	case art.ToneRaised:
		rim = art.RaisedRim(cx, cy, r)
	case art.ToneLowered:
		g = &[3]string{g[1], g[2], soot}
	case art.ToneVoid:
		g = &art.GlazeVoid
	}
	shield(c, cx, cy, r, rim, g, l.icon)
	c.Numeral(art.FitText(art.NameFace, r*1.50, r*0.5, r*1.5, text), cx, cy-r*0.02, text, t.Digits())
}

// shield is an empty shield.
func shield(c *art.Canvas, cx, cy, r float64, rim art.Paint, g *[3]string, icon string) {
	c.Shadow(art.Heater(cx, cy, r), r*0.05, r*0.14, r*0.13, art.HexA("#000", 0.7))
	c.Fill(art.Heater(cx, cy, r*1.06), art.Solid(soot))
	c.Fill(art.Heater(cx, cy, r), rim)
	c.Fill(art.Heater(cx, cy, r*0.82), art.Solid(soot))
	field := art.Heater(cx, cy, r*0.77)
	c.Fill(field, art.Linear(cx-r*0.5, cy-r*0.8, cx+r*0.45, cy+r*0.8, art.S(0, g[0]), art.S(0.42, g[1]), art.S(1, g[2])))
	inside := c.Clip(field)
	if icon != "" {
		c.Icon(icon, cx, cy-r*0.04, r*1.22, art.SolidA("#000", 0.26))
	}
	c.Fill(art.Rect(cx, cy-r, r, 2.2*r), art.SolidA("#000", 0.10))
	c.Fill(art.Ellipse(cx-r*0.2, cy-r*0.62, r*0.75, r*0.34), art.Linear(0, cy-r, 0, cy-r*0.3, art.SA(0, "#fff", 0.42), art.SA(1, "#fff", 0)))
	inside()
}

// GoldCoin is a struck coin with a number: what a card costs, what a player has.
func GoldCoin(c *art.Canvas, cx, cy, r float64, text string) {
	c.Shadow(art.Circle(cx, cy, r*1.05), 0, r*0.14, r*0.14, art.HexA("#000", 0.65))
	c.Fill(art.Circle(cx, cy, r*1.10), art.Solid("#1a0f04"))
	c.Fill(art.Circle(cx, cy, r*1.04), art.Gold(cx-r, cy-r, 2*r, 2*r))
	if r*c.Scale() >= 14 {
		c.Spokes(cx, cy, r*0.90, r*1.02, 40, r*0.045, art.SolidA("#4a2f08", 0.55))
	}
	c.Fill(art.Circle(cx, cy, r*0.86), art.Solid("#3f280a"))
	c.Fill(art.Circle(cx, cy, r*0.82), art.Radial(cx, cy, r, cx-r*0.25, cy-r*0.4, art.S(0, "#ffeeb0"), art.S(0.5, "#cf9a38"), art.S(1, "#6a430f")))
	c.Icon("two-coins", cx, cy, r*1.15, art.SolidA("#4a2f08", 0.38))
	c.Fill(art.Ellipse(cx-r*0.1, cy-r*0.46, r*0.52, r*0.26), art.Linear(0, cy-r*0.75, 0, cy-r*0.16, art.SA(0, "#fff", 0.5), art.SA(1, "#fff", 0)))
	if text != "" {
		c.Numeral(art.FitText(art.NameFace, r*1.36, r*0.5, r*1.4, text), cx, cy, text, "#fffdf2")
	}
}

// PrestigeStar is a star of bronze with a number: what the fall of a Character
// is worth, or the top of the track.
func PrestigeStar(c *art.Canvas, cx, cy, r float64, text string) {
	star := func(k float64) *art.Path { return art.Star(cx, cy, r*k, r*k*0.60, 5) }
	c.Shadow(star(1.06), r*0.04, r*0.14, r*0.13, art.HexA("#000", 0.7))
	c.StrokeRound(star(1), r*0.26, art.Solid("#1a0f04"))
	c.StrokeRound(star(1), r*0.15, art.Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(star(0.98), art.Radial(cx, cy, r*1.1, cx-r*0.25, cy-r*0.4, art.S(0, art.GlazeBronze[0]), art.S(0.5, art.GlazeBronze[1]), art.S(1, art.GlazeBronze[2])))
	for i := range 5 { // each ray has a lit and a dark side
		a := -math.Pi/2 + float64(i)*2*math.Pi/5
		s, co := math.Sincos(a)
		s2, co2 := math.Sincos(a + math.Pi/5)
		c.Fill(art.Poly(cx, cy, cx+r*0.98*co, cy+r*0.98*s, cx+r*0.59*co2, cy+r*0.59*s2), art.SolidA("#3a1c02", 0.24))
	}
	if text != "" {
		c.Numeral(art.FitText(art.NameFace, r*1.14, r*0.5, r*1.3, text), cx, cy+r*0.06, text, "#fffdf2")
	}
}

// InitiativeShield is the shield of a Banner: cloth in the colours of its
// faction.
func InitiativeShield(c *art.Canvas, cx, cy, r float64, text string, f Faction) {
	l := f.look()
	shield(c, cx, cy, r, art.Bronze(cx-r, cy-r, 2*r, 2*r), &l.cloth, l.arms)
	c.Numeral(art.FitText(art.NameFace, r*1.36, r*0.5, r*1.5, text), cx, cy-r*0.02, text, "#fffdf2")
}

// labelChip is a dark capsule with a small word, its middle at (cx, cy).
func labelChip(c *art.Canvas, cx, cy, h, most float64, s string) {
	size := art.FitText(fonts.LabelBold, h*0.72, 4, most-h*0.9, s)
	w := art.TextWidth(fonts.LabelBold, size, s) + h*0.9
	c.Fill(art.RoundRect(cx-w/2, cy-h/2, w, h, h/2), art.SolidA("#14181d", 0.90))
	c.Text(fonts.LabelBold, size, cx, cy+size*0.34, art.Centre, s, art.Solid("#f4eee0"))
}
