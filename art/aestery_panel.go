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
	size = FitText(fonts.Title, size, 5, w*0.8, label)
	tw := TextWidth(fonts.Title, size, label)
	c.engraved(fonts.Title, size, x+w/2, y, Centre, label, "#e2fff6")
	n := (w-tw)/2 - size*0.9
	if n < size*0.4 {
		return
	}
	ly := y - size*0.34
	c.Fill(Rect(x, ly-0.5, n, 1), Linear(x, 0, x+n, 0, SA(0, "#bff5e8", 0.05), SA(1, "#bff5e8", 0.55)))
	c.Fill(Rect(x+w-n, ly-0.5, n, 1), Linear(x+w-n, 0, x+w, 0, SA(0, "#bff5e8", 0.55), SA(1, "#bff5e8", 0.05)))
}

// TideBar is the bar across the top of the table: the game's sign and name at
// its left end.
func (c *Canvas) TideBar(w, h float64, title string) {
	c.Shadow(Rect(0, 0, w, h), 0, 2, 5, HexA("#000", 0.5))
	c.Fill(Rect(0, 0, w, h), Linear(0, 0, 0, h, S(0, "#12404a"), S(1, "#06191f")))
	c.Fill(Rect(0, h-1.5, w, 1.5), Champagne(0, h-1.5, w, 1.5))
	if title == "" {
		return
	}
	c.Lozenge(h*0.70, h*0.48, h*0.33, LozengePink)
	size := h * 0.53
	c.engraved(fonts.TitleBlack, size, h*1.22, h*0.48+size*0.36, Left, title, "#e6fff6")
}

// TideButtonKind is the weight of a button of Aestery.
type TideButtonKind uint8

// The kinds.
const (
	TideConfirm TideButtonKind = iota // pink: what one has decided
	TidePass                          // teal: let it happen
	TidePlain                         // slate: step back
)

var tideButtonFields = [3][4]string{
	{"#ff9ccc", "#c43d85", "#a02a6a", "#571038"},
	{"#4fb8b2", "#1a7276", "#12595e", "#06282e"},
	{"#3d636c", "#274650", "#1c3841", "#0d2229"},
}

// TideButton is a pointed plate with a word, and under it a few more where sub
// is not empty.
func (c *Canvas) TideButton(x, y, w, h float64, label, sub string, kind TideButtonKind, state State) {
	f := tideButtonFields[min(kind, TidePlain)]
	b := box{x, y, w, h}
	tip := math.Min(h*0.36, w*0.12)
	dy := 0.0
	if state == StatePressed {
		dy = h * 0.025
	}
	p := Plate(x, y+dy, w, h, tip)
	if state != StatePressed {
		c.Shadow(p, 0, h*0.08, h*0.10, HexA("#000", 0.65))
	}
	if state == StateHover || state == StateChosen {
		c.Glow(p, 1, h*0.10, HexA([3]string{"#ff8ac4", "#8ff0e0", "#bff5e8"}[min(kind, TidePlain)], 0.60))
	}
	c.Fill(Plate(x-1, y+dy-1, w+2, h+2, tip), Solid("#0a0a0a"))
	edge := b.champagne()
	if kind == TidePlain {
		edge = b.nacre()
	}
	c.Fill(p, edge)
	e := math.Max(1.6, h*0.052)
	in := Plate(x+e*1.45, y+dy+e, w-2.9*e, h-2*e, tip-e*0.6)
	c.Fill(in, Linear(0, y+dy, 0, y+dy+h, S(0, f[0]), S(0.48, f[1]), S(0.52, f[2]), S(1, f[3])))
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
