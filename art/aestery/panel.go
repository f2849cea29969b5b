package aestery

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/art/texture"
	"wyrmtable/fonts"
)

// This file holds the furniture of Aestery's table: panels of shagreen, titles,
// buttons of pink and teal, the bar at the top.

// TidePanel is a panel of dark shagreen edged with nacre. An active one, whose
// player is to act, has an edge of light. It throws its own shadow.
func TidePanel(c *art.Canvas, x, y, w, h float64, active bool) {
	b := art.BoxAt(x, y, w, h)
	r := math.Min(10, math.Min(w, h)/3)
	p := b.Round(r)
	c.Shadow(p, 1, 4, 7, art.HexA("#000", 0.55))
	c.Fill(p, c.Tile(texture.ShagreenTile(), 1))
	c.Fill(p, art.Linear(0, y, 0, y+h, art.SA(0, "#dffff6", 0.12), art.SA(0.5, "#000", 0.05), art.SA(1, "#000", 0.42)))
	c.Stroke(b.Inset(0.75).Round(r), 1.5, art.SolidA("#05090b", 0.9))
	if active {
		c.Glow(art.RingOf(b.Inset(1), r-1, b.Inset(4), r-3), 0.5, 4, art.HexA("#8ff0e0", 0.70))
		c.Stroke(b.Inset(2.6).Round(r-1.6), 2, art.Linear(x, y, x+w*0.3, y+h, art.S(0, "#f4fffb"), art.S(0.4, "#8ff0e0"), art.S(0.7, "#2fb3a8"), art.S(1, "#c8fff4")))
	} else {
		c.Stroke(b.Inset(3).Round(r-2), 1.5, nacre(b))
	}
	c.Stroke(b.Inset(5.2).Round(r-3.6), 1, art.SolidA("#000", 0.5))
}

// TideWell is a sunken place on a panel, such as a row of pitched cards.
func TideWell(c *art.Canvas, x, y, w, h float64) {
	b := art.BoxAt(x, y, w, h)
	r := math.Min(8, h/3)
	c.Fill(b.Round(r), art.SolidA("#000", 0.32))
	c.InnerShadow(b.Round(r), 0, 2, 3, art.HexA("#000", 0.5))
	c.Stroke(b.Inset(0.5).Round(r), 1, art.SolidA("#bff5e8", 0.30))
}

// TideHeading is a title between two fine lines, its baseline at y.
func TideHeading(c *art.Canvas, x, y, w, size float64, label string) {
	c.RuledTitle(x, y, w, size, label, "#e2fff6", "#bff5e8", 0.55)
}

// TideBar is the bar across the top of the table: the game's sign and name at
// its left end.
func TideBar(c *art.Canvas, w, h float64, title string) {
	c.TopBar(w, h, Champagne(0, h-1.5, w, 1.5), art.Linear(0, 0, 0, h, art.S(0, "#12404a"), art.S(1, "#06191f")))
	if title == "" {
		return
	}
	Lozenge(c, h*0.70, h*0.48, h*0.33, LozengePink)
	c.BarTitle(h*1.22, h, h*0.53, title, "#e6fff6")
}

// tideButtonLooks are the fields of buttons by their weight: pink, teal, or slate to step back.
var tideButtonLooks = [...]art.PlateLook{
	art.MainWeight: {Field: [4]string{"#ff9ccc", "#c43d85", "#a02a6a", "#571038"}, Glow: "#ff8ac4"},
	art.PassWeight: {Field: [4]string{"#4fb8b2", "#1a7276", "#12595e", "#06282e"}, Glow: "#8ff0e0"},
	art.BackWeight: {Field: [4]string{"#3d636c", "#274650", "#1c3841", "#0d2229"}, Glow: "#bff5e8"},
	art.ActWeight:  {Field: [4]string{"#3d636c", "#274650", "#1c3841", "#0d2229"}, Glow: "#bff5e8"},
}

// TideButton is a pointed plate with a word, and under it a few more where sub
// is not empty.
func TideButton(c *art.Canvas, x, y, w, h float64, label, sub string, weight art.Weight, state art.State) {
	l := &tideButtonLooks[weight]
	b := art.BoxAt(x, y, w, h)
	metal := champagne(b)
	if weight == art.BackWeight || weight == art.ActWeight {
		metal = nacre(b)
	}
	tip := math.Min(h*0.36, w*0.12)
	p, in, dy := c.Pointed(x, y, w, h, art.PointedPlate{Tip: tip, Edge: math.Max(1.6, h*0.052), Metal: metal,
		Ground: "#0a0a0a", Field: &l.Field, Glow: art.HexA(l.Glow, 0.60)}, state)
	inside := c.Clip(in)
	c.Fill(art.Rect(x, y+dy, w, h*0.42), art.SolidA("#fff", 0.12))
	inside()
	c.Stroke(in, 1, art.SolidA("#000", 0.55))
	ink := "#fff6e8"
	if state == art.StateDisabled {
		c.Fill(p, art.SolidA("#0b1518", 0.62))
		ink = "#93a8a8"
	}
	room := w - 2.4*tip
	size := art.FitText(fonts.Title, h*0.40, 5, room, label)
	if sub == "" {
		c.Engraved(fonts.Title, size, x+w/2, y+dy+h/2+size*0.35, art.Centre, label, ink)
		return
	}
	size = art.FitText(fonts.Title, h*0.36, 5, room, label)
	c.Engraved(fonts.Title, size, x+w/2, y+dy+h*0.36+size*0.35, art.Centre, label, ink)
	small := art.FitText(fonts.LabelBold, h*0.225, 4, room, sub)
	c.Engraved(fonts.LabelBold, small, x+w/2, y+dy+h*0.70+small*0.34, art.Centre, art.Shortened(fonts.LabelBold, small, room, sub), ink)
}
