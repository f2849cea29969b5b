package art

import (
	"math"

	"wyrmtable/fonts"
)

// This file holds the furniture of Aestery's table: panels of shagreen, titles,
// buttons of pink and teal, the bar at the top.

// TidePanel is a panel of dark shagreen edged with nacre. An active one, whose
// player is to act, has an edge of light. It throws its own shadow.
func (c *Canvas) TidePanel(x, y, w, h float64, active bool) {
	b := box{x, y, w, h}
	r := math.Min(10, math.Min(w, h)/3)
	p := b.round(r)
	c.Shadow(p, 1, 4, 7, HexA("#000", 0.55))
	c.Fill(p, c.tile(shagreenTile(), 1))
	c.Fill(p, Linear(0, y, 0, y+h, SA(0, "#dffff6", 0.12), SA(0.5, "#000", 0.05), SA(1, "#000", 0.42)))
	c.Stroke(b.inset(0.75).round(r), 1.5, SolidA("#05090b", 0.9))
	if active {
		c.Glow(ringOf(b.inset(1), r-1, b.inset(4), r-3), 0.5, 4, HexA("#8ff0e0", 0.70))
		c.Stroke(b.inset(2.6).round(r-1.6), 2, Linear(x, y, x+w*0.3, y+h, S(0, "#f4fffb"), S(0.4, "#8ff0e0"), S(0.7, "#2fb3a8"), S(1, "#c8fff4")))
	} else {
		c.Stroke(b.inset(3).round(r-2), 1.5, b.nacre())
	}
	c.Stroke(b.inset(5.2).round(r-3.6), 1, SolidA("#000", 0.5))
}

// TideWell is a sunken place on a panel, such as a row of pitched cards.
func (c *Canvas) TideWell(x, y, w, h float64) {
	b := box{x, y, w, h}
	r := math.Min(8, h/3)
	c.Fill(b.round(r), SolidA("#000", 0.32))
	c.InnerShadow(b.round(r), 0, 2, 3, HexA("#000", 0.5))
	c.Stroke(b.inset(0.5).round(r), 1, SolidA("#bff5e8", 0.30))
}

// TideHeading is a title between two fine lines, its baseline at y.
func (c *Canvas) TideHeading(x, y, w, size float64, label string) {
	c.ruledTitle(x, y, w, size, label, "#e2fff6", "#bff5e8", 0.55)
}

// TideBar is the bar across the top of the table: the game's sign and name at
// its left end.
func (c *Canvas) TideBar(w, h float64, title string) {
	c.topBar(w, h, Champagne(0, h-1.5, w, 1.5), Linear(0, 0, 0, h, S(0, "#12404a"), S(1, "#06191f")))
	if title == "" {
		return
	}
	c.Lozenge(h*0.70, h*0.48, h*0.33, LozengePink)
	c.barTitle(h*1.22, h, h*0.53, title, "#e6fff6")
}

// tideButtonLooks are the fields of buttons by their weight: pink, teal, or slate to step back.
var tideButtonLooks = [...]plateLook{
	MainWeight: {[4]string{"#ff9ccc", "#c43d85", "#a02a6a", "#571038"}, "#ff8ac4"},
	PassWeight: {[4]string{"#4fb8b2", "#1a7276", "#12595e", "#06282e"}, "#8ff0e0"},
	BackWeight: {[4]string{"#3d636c", "#274650", "#1c3841", "#0d2229"}, "#bff5e8"},
	ActWeight:  {[4]string{"#3d636c", "#274650", "#1c3841", "#0d2229"}, "#bff5e8"},
}

// TideButton is a pointed plate with a word, and under it a few more where sub
// is not empty.
func (c *Canvas) TideButton(x, y, w, h float64, label, sub string, weight Weight, state State) {
	l := &tideButtonLooks[weight]
	b := box{x, y, w, h}
	metal := b.champagne()
	if weight == BackWeight || weight == ActWeight {
		metal = b.nacre()
	}
	tip := math.Min(h*0.36, w*0.12)
	p, in, dy := c.pointed(x, y, w, h, pointedPlate{tip: tip, edge: math.Max(1.6, h*0.052), metal: metal,
		ground: "#0a0a0a", field: &l.field, glow: HexA(l.glow, 0.60)}, state)
	inside := c.Clip(in)
	c.Fill(Rect(x, y+dy, w, h*0.42), SolidA("#fff", 0.12))
	inside()
	c.Stroke(in, 1, SolidA("#000", 0.55))
	ink := "#fff6e8"
	if state == StateDisabled {
		c.Fill(p, SolidA("#0b1518", 0.62))
		ink = "#93a8a8"
	}
	room := w - 2.4*tip
	size := FitText(fonts.Title, h*0.40, 5, room, label)
	if sub == "" {
		c.engraved(fonts.Title, size, x+w/2, y+dy+h/2+size*0.35, Centre, label, ink)
		return
	}
	size = FitText(fonts.Title, h*0.36, 5, room, label)
	c.engraved(fonts.Title, size, x+w/2, y+dy+h*0.36+size*0.35, Centre, label, ink)
	small := FitText(fonts.LabelBold, h*0.225, 4, room, sub)
	c.engraved(fonts.LabelBold, small, x+w/2, y+dy+h*0.70+small*0.34, Centre, shortened(fonts.LabelBold, small, room, sub), ink)
}
