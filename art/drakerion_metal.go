package art

import (
	"math"

	"wyrmtable/fonts"
)

// This file holds what the faces and the table of Drakerion are forged of:
// steel, bronze, coins, stars and shields.

// soot is the darkest tone of Drakerion: outlines and grounds.
const soot = "#0b0c0e"

// Bronze is the warm metal of edges over the given box.
func Bronze(x, y, w, h float64) Paint {
	return Linear(x, y, x+0.35*w, y+h, S(0, "#ffe6b8"), S(0.20, "#cf9858"), S(0.46, "#6e4526"),
		S(0.62, "#dca868"), S(0.82, "#94622f"), S(1, "#3f240f"))
}

// Steel is the cold metal of plates' edges over the given box.
func Steel(x, y, w, h float64) Paint {
	return Linear(x, y, x+0.35*w, y+h, S(0, "#ffffff"), S(0.20, "#bcc6ce"), S(0.46, "#59636d"),
		S(0.62, "#dfe6ea"), S(0.82, "#838e98"), S(1, "#2b333b"))
}

func (b box) bronze() Paint { return Bronze(b.x, b.y, b.w, b.h) }

func (b box) steel() Paint { return Steel(b.x, b.y, b.w, b.h) }

// chamfer is a rectangle whose corners are cut off by d.
func (b box) chamfer(d float64) *Path {
	x, y, r, f := b.x, b.y, b.x+b.w, b.y+b.h
	return Poly(x+d, y, r-d, y, r, y+d, r, f-d, r-d, f, x+d, f, x, f-d, x, y+d)
}

// steelPlate is a plate of blued steel with a bright bevel, over its own shadow:
// it carries names.
func (c *Canvas) steelPlate(b box, cut, edge float64) {
	c.Shadow(b.inset(1).chamfer(cut), 0, b.h*0.09, b.h*0.075, HexA("#000", 0.7))
	c.Fill(b.inset(-edge*0.5).chamfer(cut), Solid(soot))
	c.Fill(b.chamfer(cut), b.steel())
	in := b.inset(edge)
	c.Fill(in.chamfer(cut*0.7), Linear(0, b.y, 0, b.y+b.h, S(0, "#4a5764"), S(0.46, "#2a343e"), S(0.52, "#1f2830"), S(1, "#11171d")))
	c.Stroke(in.inset(edge*0.2).chamfer(cut*0.65), edge*0.4, SolidA("#000", 0.6))
}

// rivet is a slotted screw.
func (c *Canvas) rivet(cx, cy, r, turn float64) {
	c.Fill(Circle(cx, cy, r*1.25), SolidA("#000", 0.65))
	c.Fill(Circle(cx, cy, r), Radial(cx, cy, r*1.2, cx-r*0.4, cy-r*0.5, S(0, "#ffffff"), S(0.45, "#a8b2ba"), S(1, "#3a434b")))
	s, co := math.Sincos(turn)
	c.Stroke(Line(cx-r*0.72*co, cy-r*0.72*s, cx+r*0.72*co, cy+r*0.72*s), r*0.32, SolidA("#15191d", 0.85))
}

// rivets are four of them at the corners of b, the first turned by turn.
func (c *Canvas) rivets(b box, r, turn float64) {
	for i, corner := range b.corners() {
		c.rivet(corner[4], corner[5], r, turn+float64(i))
	}
}

// heater is a shield about (cx, cy), r units from its middle to its sides.
func heater(cx, cy, r float64) *Path {
	p := new(Path).MoveTo(-0.92, -0.86)
	p.QuadTo(-0.45, -0.84, 0, -1.02).QuadTo(0.45, -0.84, 0.92, -0.86)
	p.CubeTo(0.98, -0.10, 0.86, 0.62, 0, 1.12).CubeTo(-0.86, 0.62, -0.98, -0.10, -0.92, -0.86).Close()
	return p.Transformed(Matrix{r, 0, 0, r, cx, cy})
}

// The glazes of Drakerion's values, and their signs.
var (
	glazeSteel  = [3]string{"#f0f4f8", "#8a96a2", "#2c363f"}
	glazeBronze = [3]string{"#ffdf9c", "#b97a34", "#4a2809"}

	drakStatLooks = [drakStats]struct {
		glaze *[3]string
		icon  string
	}{{&glazeRed, "crossed-swords"}, {&glazeBlue, "bow-arrow"}, {&glazeSteel, "shield-reflect"}, {&glazeGreen, "hearts"}}
)

// DrakShield is the shield of a value: bronze about a glazed field with the
// ghost of its sign.
func (c *Canvas) DrakShield(s DrakStat, cx, cy, r float64, text string, t Tone) {
	l := drakStatLooks[min(s, DrakLife)]
	rim := Bronze(cx-r, cy-r, 2*r, 2*r)
	g := l.glaze
	switch t {
	case ToneRaised:
		rim = raisedRim(cx, cy, r)
	case ToneLowered:
		g = &[3]string{g[1], g[2], soot}
	case ToneVoid:
		g = &glazeVoid
	}
	c.shield(cx, cy, r, rim, g, l.icon)
	c.numeral(FitText(nameFace, r*1.50, r*0.5, r*1.5, text), cx, cy-r*0.02, text, t.digits())
}

// shield is an empty shield.
func (c *Canvas) shield(cx, cy, r float64, rim Paint, g *[3]string, icon string) {
	c.Shadow(heater(cx, cy, r), r*0.05, r*0.14, r*0.13, HexA("#000", 0.7))
	c.Fill(heater(cx, cy, r*1.06), Solid(soot))
	c.Fill(heater(cx, cy, r), rim)
	c.Fill(heater(cx, cy, r*0.82), Solid(soot))
	field := heater(cx, cy, r*0.77)
	c.Fill(field, Linear(cx-r*0.5, cy-r*0.8, cx+r*0.45, cy+r*0.8, S(0, g[0]), S(0.42, g[1]), S(1, g[2])))
	inside := c.Clip(field)
	if icon != "" {
		c.Icon(icon, cx, cy-r*0.04, r*1.22, SolidA("#000", 0.26))
	}
	c.Fill(Rect(cx, cy-r, r, 2.2*r), SolidA("#000", 0.10))
	c.Fill(Ellipse(cx-r*0.2, cy-r*0.62, r*0.75, r*0.34), Linear(0, cy-r, 0, cy-r*0.3, SA(0, "#fff", 0.42), SA(1, "#fff", 0)))
	inside()
}

// GoldCoin is a struck coin with a number: what a card costs, what a player has.
func (c *Canvas) GoldCoin(cx, cy, r float64, text string) {
	c.Shadow(Circle(cx, cy, r*1.05), 0, r*0.14, r*0.14, HexA("#000", 0.65))
	c.Fill(Circle(cx, cy, r*1.10), Solid("#1a0f04"))
	c.Fill(Circle(cx, cy, r*1.04), Gold(cx-r, cy-r, 2*r, 2*r))
	if r*c.Scale() >= 14 {
		c.spokes(cx, cy, r*0.90, r*1.02, 40, r*0.045, SolidA("#4a2f08", 0.55))
	}
	c.Fill(Circle(cx, cy, r*0.86), Solid("#3f280a"))
	c.Fill(Circle(cx, cy, r*0.82), Radial(cx, cy, r, cx-r*0.25, cy-r*0.4, S(0, "#ffeeb0"), S(0.5, "#cf9a38"), S(1, "#6a430f")))
	c.Icon("two-coins", cx, cy, r*1.15, SolidA("#4a2f08", 0.38))
	c.Fill(Ellipse(cx-r*0.1, cy-r*0.46, r*0.52, r*0.26), Linear(0, cy-r*0.75, 0, cy-r*0.16, SA(0, "#fff", 0.5), SA(1, "#fff", 0)))
	if text != "" {
		c.numeral(FitText(nameFace, r*1.36, r*0.5, r*1.4, text), cx, cy, text, "#fffdf2")
	}
}

// PrestigeStar is a star of bronze with a number: what the fall of a Character
// is worth, or the top of the track.
func (c *Canvas) PrestigeStar(cx, cy, r float64, text string) {
	star := func(k float64) *Path { return Star(cx, cy, r*k, r*k*0.60, 5) }
	c.Shadow(star(1.06), r*0.04, r*0.14, r*0.13, HexA("#000", 0.7))
	c.StrokeRound(star(1), r*0.26, Solid("#1a0f04"))
	c.StrokeRound(star(1), r*0.15, Bronze(cx-r, cy-r, 2*r, 2*r))
	c.Fill(star(0.98), Radial(cx, cy, r*1.1, cx-r*0.25, cy-r*0.4, S(0, glazeBronze[0]), S(0.5, glazeBronze[1]), S(1, glazeBronze[2])))
	for i := range 5 { // each ray has a lit and a dark side
		a := -math.Pi/2 + float64(i)*2*math.Pi/5
		s, co := math.Sincos(a)
		s2, co2 := math.Sincos(a + math.Pi/5)
		c.Fill(Poly(cx, cy, cx+r*0.98*co, cy+r*0.98*s, cx+r*0.59*co2, cy+r*0.59*s2), SolidA("#3a1c02", 0.24))
	}
	if text != "" {
		c.numeral(FitText(nameFace, r*1.14, r*0.5, r*1.3, text), cx, cy+r*0.06, text, "#fffdf2")
	}
}

// InitiativeShield is the shield of a Banner: cloth in the colours of its
// faction.
func (c *Canvas) InitiativeShield(cx, cy, r float64, text string, f DrakFaction) {
	l := f.look()
	c.shield(cx, cy, r, Bronze(cx-r, cy-r, 2*r, 2*r), &l.cloth, l.arms)
	c.numeral(FitText(nameFace, r*1.36, r*0.5, r*1.5, text), cx, cy-r*0.02, text, "#fffdf2")
}

// labelChip is a dark capsule with a small word, its middle at (cx, cy).
func (c *Canvas) labelChip(cx, cy, h, most float64, s string) {
	size := FitText(fonts.LabelBold, h*0.72, 4, most-h*0.9, s)
	w := TextWidth(fonts.LabelBold, size, s) + h*0.9
	c.Fill(RoundRect(cx-w/2, cy-h/2, w, h, h/2), SolidA("#14181d", 0.90))
	c.Text(fonts.LabelBold, size, cx, cy+size*0.34, Centre, s, Solid("#f4eee0"))
}
