package dragonswrath

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// FightSide is one of two creatures that are compared.
type FightSide struct {
	Name   string
	Colour Colour
	Total  string      // the strength that counts
	Tone   art.Tone    // of what it would become, against what it is
	Parts  []art.Token // where it comes from: "PP 6 **+2** Lame"
}

// Fight is a comparison: two creatures, how they stand, and what comes of
// it unless somebody does something.
type Fight struct {
	Stat        Stat
	Left, Right FightSide
	Sign        string // ">", "<" or "="
	Outcome     []art.Token
	Icon        string // before the outcome; "" for crossed swords
}

// Fight draws the panel of a comparison: names at both ends, between them
// the two medals, below them the outcome.
func DrawFight(c *art.Canvas, x, y, w, h float64, f Fight) {
	AtlasPanel(c, x, y, w, h, false)
	top := h * 0.66
	r := math.Min(top*0.42, w*0.06)
	mid, cy := x+w/2, y+top*0.53
	gap := r * 1.62
	Medal(c, f.Stat, mid-gap, cy, r, f.Left.Total, f.Left.Tone)
	Medal(c, f.Stat, mid+gap, cy, r, f.Right.Total, f.Right.Tone)
	size := r * 1.25
	c.Engraved(art.NameFace, size, mid, cy+size*0.33, art.Centre, f.Sign, "#fff2d0")
	room := w/2 - gap - r*1.2 - h*0.16
	fightSide(c, x+h*0.16, y+h*0.08, room, top, art.Left, &f.Left)
	fightSide(c, x+w-h*0.16, y+h*0.08, room, top, art.Right, &f.Right)
	if len(f.Outcome) == 0 {
		return
	}
	line := y + top + h*0.04
	c.Fill(art.Rect(x+h*0.14, line, w-h*0.28, 1), art.SolidA("#c9a45a", 0.35))
	icon := f.Icon
	if icon == "" {
		icon = "crossed-swords"
	}
	low := y + h - h*0.06 - line
	c.Icon(icon, x+h*0.26, line+low/2, low*0.66, art.Solid("#ff8a66"))
	style := art.TextStyle{Size: math.Max(low*0.62, math.Min(13, low*0.92)), Lead: 1.0, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: art.Hex("#f3e6cc"), BoldInk: art.Hex("#ffe0a0"), ItalInk: art.Hex("#f3e6cc")}
	t := art.Fit(f.Outcome, style, w-h*0.60, low, 6)
	c.Block(t, x+h*0.46, line+(low-t.Height)/2)
}

// fightSide is a creature at one end of the panel: its name, and below it where
// its strength comes from.
func fightSide(c *art.Canvas, x, y, w, h float64, a art.Anchor, s *FightSide) {
	size := art.FitText(art.NameFace, h*0.30, 5, w, s.Name)
	c.Text(art.NameFace, size, x, y+h*0.34, a, art.Shortened(art.NameFace, size, w, s.Name), art.Solid(s.Colour.Ink()))
	style := art.TextStyle{Size: h * 0.25, Lead: 1.02, Gap: 0.01, Anchor: a, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: art.Hex("#d9c7a2"), BoldInk: art.Hex("#fff0d0"), ItalInk: art.Hex("#d9c7a2")}
	t := art.Fit(s.Parts, style, w, h*0.52, 5)
	if a == art.Right {
		x -= w
	}
	c.Block(t, x, y+h*0.44)
}
