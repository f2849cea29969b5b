package dragonswrath

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// This file holds the furniture of Dragon's Wrath's table: panels bound as an
// atlas, titles, buttons.

// AtlasPanel is a panel of dark hide edged with gold. An active one, of whoever
// is to act, has an edge of light. It throws its own shadow.
func AtlasPanel(c *art.Canvas, x, y, w, h float64, active bool) {
	b := art.BoxAt(x, y, w, h)
	r := math.Min(9, math.Min(w, h)/4)
	p := b.Round(r)
	c.Shadow(p, 1, 4, 7, art.HexA("#000", 0.55))
	c.Fill(p, c.Tile(texture.HideTile(), 1))
	c.Fill(p, art.Linear(0, y, 0, y+h, art.SA(0, "#6a4630", 0.34), art.SA(0.35, "#2a180e", 0.42), art.SA(1, "#0a0503", 0.72)))
	c.Stroke(b.Inset(0.7).Round(r-0.5), 1.4, art.SolidA("#080402", 0.95))
	if active {
		c.Glow(art.RingOf(b, r, b.Inset(3), r-2), 1, 5, art.HexA("#ffd07a", 0.7))
		c.Stroke(b.Inset(2.6).Round(r-1.5), 2.6, art.Linear(x, y, x+w*0.3, y+h, art.S(0, "#fffbe8"), art.S(0.4, "#ffd98a"), art.S(0.7, "#d08a2e"), art.S(1, "#ffe9b0")))
	} else {
		c.Stroke(b.Inset(2.6).Round(r-1.5), 1.8, b.Gold())
	}
	c.Stroke(b.Inset(4.4).Round(r-3), 1, art.SolidA("#000", 0.5))
}

// AtlasHeading is a title over a fine line with a lozenge, its baseline at y.
func AtlasHeading(c *art.Canvas, x, y, w, size float64, label string) {
	size = art.FitText(fonts.Title, size, 5, w*0.9, label)
	c.Engraved(fonts.Title, size, x+w/2, y, art.Centre, label, "#f3e2bd")
	c.HeadingRule(x+w*0.14, y-size, w*0.72, size, "#c9a45a")
}

// AtlasBar is the bar across the top of the table, with the name of the game at
// its left end.
func AtlasBar(c *art.Canvas, w, h float64, title string) {
	c.TopBar(w, h, art.Gold(0, h-1.5, w, 1.5), c.Tile(texture.HideTile(), 1), art.Linear(0, 0, 0, h, art.SA(0, "#5a3a24", 0.35), art.SA(1, "#0a0402", 0.72)))
	if title == "" {
		return
	}
	c.GoldRelief("compass", h*0.68, h*0.48, h*0.62)
	c.BarTitle(h*1.20, h, h*0.50, title, "#f3dfae")
}

// atlasButtonLooks are the fields of buttons by their weight: red, brass, or dark to step back.
var atlasButtonLooks = [...]art.PlateLook{
	art.MainWeight: {Field: [4]string{"#e8664a", "#b03222", "#92241a", "#4a0e0a"}, Glow: "#ffb08a"},
	art.PassWeight: {Field: [4]string{"#e8664a", "#b03222", "#92241a", "#4a0e0a"}, Glow: "#ffb08a"},
	art.BackWeight: {Field: [4]string{"#5c4433", "#35241a", "#281a12", "#120a06"}, Glow: "#ffe0a0"},
	art.ActWeight:  {Field: [4]string{"#c9a25a", "#8a6428", "#72501e", "#38240c"}, Glow: "#ffe9b0"},
}

// AtlasButton is a pointed plate of gold with a word, and under it a few more
// where sub is not empty. A locked one, disabled, wears a padlock where it has room.
func AtlasButton(c *art.Canvas, x, y, w, h float64, label, sub string, weight art.Weight, state art.State) {
	l := &atlasButtonLooks[weight]
	tip := math.Min(h*0.38, w*0.12)
	p, in, dy := c.Pointed(x, y, w, h, art.PointedPlate{Tip: tip, Edge: math.Max(1.8, h*0.055), Metal: art.Gold(x, y, w, h),
		Ground: ochre, Field: &l.Field, Glow: art.HexA(l.Glow, 0.62)}, state)
	c.Stroke(in, 1, art.SolidA("#000", 0.5))
	ink := "#fff2d8"
	room := w - 2.4*tip
	mid := x + w/2
	if state == art.StateDisabled {
		c.Fill(p, art.SolidA("#0c0806", 0.58))
		ink = "#a89c8a"
		if room > h*2 { // a short one is dark, and has no room for more than its word
			mid, room = c.PlateLock(x+w-tip*1.1, y, h, mid, room)
		}
	}
	c.PlateWords(mid, y+dy, h, room, label, sub, h*0.40, ink)
}

// YearStep is one phase on the strip of a year.
type YearStep struct {
	Icon, Name string
	Now, Past  bool
}

// YearPhases are the phases of a year: discs on a line, the present one red.
func YearPhases(c *art.Canvas, x, y, w, h float64, steps []YearStep) {
	n := float64(max(1, len(steps)))
	pitch := w / n
	r := math.Min(h*0.30, pitch*0.36)
	cy := y + r*1.12
	for i := range steps[:max(0, len(steps)-1)] {
		x0 := x + pitch*(float64(i)+0.5)
		c.Fill(art.Rect(x0+r*1.2, cy-0.8, pitch-2.4*r, 1.6), art.SolidA("#c9a45a", 0.55))
	}
	for i, s := range steps {
		cx := x + pitch*(float64(i)+0.5)
		g, ink, word := [3]string{"#4a3626", "#261910", "#100905"}, "#d9bf8a", "#c9b48c"
		switch {
		case s.Now:
			g, ink, word = [3]string{"#ff8a66", "#c02f1c", "#58100a"}, "#fff4dc", "#ffffff"
			c.Glow(art.Circle(cx, cy, r), 1, r*0.32, art.HexA("#ff7a3a", 0.65))
		case s.Past:
			ink, word = "#8f7c58", "#8f8064"
		}
		c.Shadow(art.Circle(cx, cy, r), 0, r*0.14, r*0.14, art.HexA("#000", 0.65))
		c.MedalBody(cx, cy, r, &g)
		c.Icon(s.Icon, cx, cy+r*0.05, r*1.10, art.SolidA("#000", 0.5))
		c.Icon(s.Icon, cx, cy, r*1.10, art.Solid(ink))
		size := art.FitText(fonts.LabelBold, math.Max(h*0.175, 10.5), 4, pitch*0.98, s.Name)
		c.Text(fonts.LabelBold, size, cx, y+h-size*0.30, art.Centre, s.Name, art.Solid(word))
	}
}
