package art

import (
	"wyrmtable/fonts"
)

// This file holds the small things of Dragon's Wrath: medals, badges, tags.

// WrathStat is one of the two strengths of a creature.
type WrathStat uint8

// The strengths.
const (
	WrathPM WrathStat = iota // magical: blue, a palm
	WrathPP                  // physical: red, a mailed fist
)

// WrathMedal is the medal of a strength: gold about a glazed field with the
// ghost of its sign.
func (c *Canvas) WrathMedal(s WrathStat, cx, cy, r float64, text string, t Tone) {
	g, icon := &glazeBlue, "magic-palm"
	if s == WrathPP {
		g, icon = &glazeRed, "mailed-fist"
	}
	switch t {
	case ToneLowered:
		g = &[3]string{g[1], g[2], ochre}
	case ToneVoid:
		g = &glazeVoid
	}
	c.Shadow(Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, HexA("#000", 0.7))
	c.Fill(Circle(cx, cy, r*1.06), Solid(ochre))
	ring := Gold(cx-r, cy-r, 2*r, 2*r)
	if t == ToneRaised {
		ring = raisedRim(cx, cy, r)
	}
	c.Fill(Circle(cx, cy, r), ring)
	c.Fill(Circle(cx, cy, r*0.85), Solid(ochre))
	c.Fill(Circle(cx, cy, r*0.81), glazed(cx, cy, r*0.86, g))
	c.Icon(icon, cx, cy, r*1.20, SolidA("#000", 0.25))
	c.Fill(Ellipse(cx-r*0.08, cy-r*0.44, r*0.52, r*0.26), Linear(0, cy-r*0.72, 0, cy-r*0.16, SA(0, "#fff", 0.45), SA(1, "#fff", 0)))
	c.numeral(FitText(nameFace, r*1.40, r*0.5, r*1.5, text), cx, cy, text, t.digits())
}

// strengthTag is the plate with the name of a strength, which slides under its
// medal.
func (c *Canvas) strengthTag(cx, cy float64, text string) {
	b := box{cx - 30, cy - 13, 60, 26}
	c.Shadow(b.round(5), 0, 2, 2, HexA("#000", 0.6))
	c.Fill(b.inset(-1.5).round(6), Solid(ochre))
	c.Fill(b.round(5), b.gold())
	c.Fill(b.inset(1.8).round(4), DarkPlate(b.y, b.h))
	x := cx + 7
	if cx > 250 {
		x = cx - 7
	}
	c.Text(fonts.Title, 15.5, x, cy+5.5, Centre, text, Solid("#f7e7bf"))
}

// SortBadge is the disc of a magic item: the sign of its sort on brass.
func (c *Canvas) SortBadge(cx, cy, r float64, s WrathSort) {
	c.Shadow(Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, HexA("#000", 0.7))
	c.Fill(Circle(cx, cy, r*1.07), Solid(ochre))
	c.Fill(Circle(cx, cy, r), Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(Circle(cx, cy, r*0.85), Solid(ochre))
	c.Fill(Circle(cx, cy, r*0.81), glazed(cx, cy, r*0.86, &glazeGold))
	c.Icon(s.Icon(), cx+r*0.04, cy+r*0.07, r*1.14, SolidA("#3a2208", 0.6))
	c.Icon(s.Icon(), cx, cy, r*1.14, Solid("#fffbea"))
}

// ItemBadge is an item on the right edge of the creature that bears it. It lies
// on the place that WrathBadgePlace tells.
func (c *Canvas) ItemBadge(cx, cy, r float64, s WrathSort) { c.signDisc(cx, cy, r, s.Icon()) }

// ItemSocket is the place of an item that a creature could still bear.
func (c *Canvas) ItemSocket(cx, cy, r float64) {
	c.Fill(Circle(cx, cy, r*0.40), Solid(ochre))
	c.Fill(Circle(cx, cy, r*0.28), Solid("#c9a45a"))
	c.Fill(Circle(cx, cy, r*0.16), Solid("#3a2614"))
}
