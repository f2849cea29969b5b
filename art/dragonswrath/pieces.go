package dragonswrath

import (
	"wyrmtable/art"
	"wyrmtable/fonts"
)

// This file holds the small things of Dragon's Wrath: medals, badges, tags.

// Stat is one of the two strengths of a creature.
type Stat uint8

// The strengths.
const (
	PM Stat = iota // magical: blue, a palm
	PP             // physical: red, a mailed fist
)

// Medal is the medal of a strength: gold about a glazed field with the
// ghost of its sign.
func Medal(c *art.Canvas, s Stat, cx, cy, r float64, text string, t art.Tone) {
	g, icon := &art.GlazeBlue, "magic-palm"
	if s == PP {
		g, icon = &art.GlazeRed, "mailed-fist"
	}
	switch t {
	case art.ToneLowered:
		g = &[3]string{g[1], g[2], ochre}
	case art.ToneVoid:
		g = &art.GlazeVoid
	}
	c.Shadow(art.Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, art.HexA("#000", 0.7))
	c.Fill(art.Circle(cx, cy, r*1.06), art.Solid(ochre))
	ring := art.Gold(cx-r, cy-r, 2*r, 2*r)
	if t == art.ToneRaised {
		ring = art.RaisedRim(cx, cy, r)
	}
	c.Fill(art.Circle(cx, cy, r), ring)
	c.Fill(art.Circle(cx, cy, r*0.85), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r*0.81), art.Glazed(cx, cy, r*0.86, g))
	c.Icon(icon, cx, cy, r*1.20, art.SolidA("#000", 0.25))
	c.Fill(art.Ellipse(cx-r*0.08, cy-r*0.44, r*0.52, r*0.26), art.Linear(0, cy-r*0.72, 0, cy-r*0.16, art.SA(0, "#fff", 0.45), art.SA(1, "#fff", 0)))
	c.Numeral(art.FitText(art.NameFace, r*1.40, r*0.5, r*1.5, text), cx, cy, text, t.Digits())
}

// strengthTag is the plate with the name of a strength, which slides under its
// medal.
func strengthTag(c *art.Canvas, cx, cy float64, text string) {
	b := art.BoxAt(cx-30, cy-13, 60, 26)
	c.Shadow(b.Round(5), 0, 2, 2, art.HexA("#000", 0.6))
	c.Fill(b.Inset(-1.5).Round(6), art.Solid(ochre))
	c.Fill(b.Round(5), b.Gold())
	c.Fill(b.Inset(1.8).Round(4), art.DarkPlate(b.Y, b.H))
	x := cx + 7
	if cx > 250 {
		x = cx - 7
	}
	c.Text(fonts.Title, 15.5, x, cy+5.5, art.Centre, text, art.Solid("#f7e7bf"))
}

// SortBadge is the disc of a magic item: the sign of its sort on brass.
func SortBadge(c *art.Canvas, cx, cy, r float64, s Sort) {
	c.Shadow(art.Circle(cx, cy, r), r*0.05, r*0.15, r*0.14, art.HexA("#000", 0.7))
	c.Fill(art.Circle(cx, cy, r*1.07), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r), art.Gold(cx-r, cy-r, 2*r, 2*r))
	c.Fill(art.Circle(cx, cy, r*0.85), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r*0.81), art.Glazed(cx, cy, r*0.86, &art.GlazeGold))
	c.Icon(s.Icon(), cx+r*0.04, cy+r*0.07, r*1.14, art.SolidA("#3a2208", 0.6))
	c.Icon(s.Icon(), cx, cy, r*1.14, art.Solid("#fffbea"))
}

// ItemBadge is an item on the right edge of the creature that bears it. It lies
// on the place that BadgePlace tells.
func ItemBadge(c *art.Canvas, cx, cy, r float64, s Sort) { signDisc(c, cx, cy, r, s.Icon()) }

// ItemSocket is the place of an item that a creature could still bear.
func ItemSocket(c *art.Canvas, cx, cy, r float64) {
	c.Fill(art.Circle(cx, cy, r*0.40), art.Solid(ochre))
	c.Fill(art.Circle(cx, cy, r*0.28), art.Solid("#c9a45a"))
	c.Fill(art.Circle(cx, cy, r*0.16), art.Solid("#3a2614"))
}
