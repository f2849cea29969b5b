package dragonswrath

import (
	"math"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// Tally is what everybody may count of a leader.
type Tally struct {
	Power, Hand, Deck string
	Active            bool // attacks now, or is asked
}

// Tally is the pointed plate beside a leader's name: provinces, cards in
// hand, allies left to draw.
func DrawTally(c *art.Canvas, x, y, w, h float64, t Tally) {
	b := art.BoxAt(x, y, w, h)
	p := art.Plate(x, y, w, h, h*0.42)
	c.Shadow(p, 0.6, 1.6, 2, art.HexA("#2a1606", 0.6))
	field := art.Linear(0, y, 0, y+h, art.S(0, "#6a4a30"), art.S(1, "#33210f"))
	if t.Active {
		field = art.Linear(0, y, 0, y+h, art.S(0, "#b0402a"), art.S(1, "#5a130c"))
	}
	c.Fill(p, field)
	c.Stroke(p, 1.2, b.Gold())
	icons := [3]string{"imperial-crown", "poker-hand", "stack"}
	each := (w - h*0.7) / 3.15
	at := x + h*0.42
	for i, s := range [3]string{t.Power, t.Hand, t.Deck} {
		room, size, ink := each*0.96, h*0.66, "#e8d9b4"
		if i == 0 {
			room, size, ink = each*1.15, h*0.80, "#fff6dc"
		}
		c.Icon(icons[i], at+h*0.36, y+h/2, h*0.66, art.Solid(ink))
		size = art.FitText(art.NameFace, size, 4, room-h*0.78, s)
		c.Text(art.NameFace, size, at+h*0.78, y+h/2+size*0.33, art.Left, s, art.Solid(ink))
		at += room + (each-each*0.96)*0.5
	}
}

// MapName is a leader's name as it is lettered on the map: dark ink in a pale
// halo. It is shortened where it has no room.
func MapName(c *art.Canvas, x, y, w, size float64, name string) {
	s := art.FitText(fonts.Title, size, size*0.7, w, name)
	name = art.Shortened(fonts.Title, s, w, name)
	c.TextOutline(fonts.Title, s, x, y, art.Left, name, s*0.24, art.SolidA("#f4e4bc", 0.65))
	c.Text(fonts.Title, s, x, y, art.Left, name, art.Solid("#2a1608"))
}

// MapNote is a smaller word beside a name on the map, in italics.
func MapNote(c *art.Canvas, x, y, w, size float64, note string) {
	s := art.FitText(fonts.RulesItalic, size, size*0.75, w, note)
	c.Text(fonts.RulesItalic, s, x, y, art.Left, art.Shortened(fonts.RulesItalic, s, w, note), art.Solid("#4a2c12"))
}

// PowerRow is a leader in the order of power.
type PowerRow struct {
	Rank, Name, Note, Power string // "2", "Inès", "attaque", "13"
	Colour                  int    // see Avatar
	Icon                    string
	Now                     bool // attacks
	Done                    bool // has attacked
	Out                     bool // is eliminated
}

// DrawPowerRow draws one row of the order of power.
func DrawPowerRow(c *art.Canvas, x, y, w, h float64, p PowerRow) {
	ink, note := "#f3e2bd", "#d9bf8a"
	switch {
	case p.Now:
		b := art.BoxAt(x, y, w, h)
		c.Fill(b.Round(4), art.Linear(0, y, 0, y+h, art.S(0, "#a83a26"), art.S(1, "#6a1a10")))
		c.Stroke(b.Inset(0.6).Round(4), 1.2, art.SolidA("#f0a060", 0.9))
		ink, note = "#ffffff", "#ffd9b8"
	case p.Out:
		ink, note = "#7d6f5c", "#7d6f5c"
	case p.Done:
		ink, note = "#a8967a", "#a8967a"
	}
	mid := y + h/2
	small := h * 0.54
	c.Text(fonts.LabelBold, small, x+h*0.38, mid+small*0.33, art.Centre, p.Rank, art.Solid(note))
	r := h * 0.44
	c.Avatar(x+h*1.35, mid, r, p.Colour, p.Icon)
	if p.Out {
		c.Fill(art.Circle(x+h*1.35, mid, r*1.06), art.SolidA("#080402", 0.62))
	}
	right := x + w - h*0.30
	size := h * 0.62
	c.Text(art.NameFace, size, right, mid+size*0.33, art.Right, p.Power, art.Solid(ink))
	right -= art.TextWidth(art.NameFace, size, "00") + h*0.18
	c.Icon("imperial-crown", right-h*0.30, mid, h*0.56, art.Solid(note))
	right -= h * 0.76
	if p.Note != "" {
		s := art.FitText(fonts.RulesItalic, h*0.58, 4, w*0.30, p.Note)
		c.Text(fonts.RulesItalic, s, right, mid+s*0.31, art.Right, p.Note, art.Solid(note))
		right -= art.TextWidth(fonts.RulesItalic, s, p.Note) + h*0.3
	}
	left := x + h*2.05
	size = art.FitText(art.NameFace, h*0.62, h*0.45, right-left, p.Name)
	c.Text(art.NameFace, size, left, mid+size*0.31, art.Left, art.Shortened(art.NameFace, size, right-left, p.Name), art.Solid(ink))
}

// RiteRow is a ritual that lasts, as it stands in the list.
type RiteRow struct {
	Colour Colour
	Icon   string // of its picture
	Name   string
	Text   []art.Token // what it does, short
	Owner  int         // his colour, see Avatar
	Emblem string
	Lit    bool // can be chosen
}

// RiteTwoLines is how high a row of the list of lasting rituals is at least so
// that its name and what it does can be read below each other.
const RiteTwoLines = 31.0

// DrawRiteRow draws one row of the list of lasting rituals: in a low one what it does
// alone, and where it is no wider than high its sign alone, with the emblem of its
// leader.
func DrawRiteRow(c *art.Canvas, x, y, w, h float64, t RiteRow) {
	b := art.BoxAt(x, y, w, h)
	bare := w <= h*1.2+0.01
	if t.Lit {
		c.Glow(b.Round(6), 0, 3, art.HexA("#ffd45e", 0.55))
		c.Fill(b.Round(6), art.Solid("#2c1c12"))
		c.Stroke(b.Inset(0.7).Round(6), 1.4, art.Solid("#ffe08a"))
	}
	r := math.Min(h*0.40, 17)
	l := t.Colour.look()
	cx, cy := x+r*1.25, y+h/2
	if bare {
		r = math.Min(w*0.44, h*0.38)
		cx = x + w/2
	}
	c.Shadow(art.Circle(cx, cy, r), 0, r*0.14, r*0.14, art.HexA("#000", 0.65))
	g := art.SymGold.Glaze()
	if l.sphere != art.SymNone {
		g = l.sphere.Glaze()
	}
	c.MedalBody(cx, cy, r, g)
	c.Icon(t.Icon, cx, cy+r*0.06, r*1.16, art.SolidA("#000", 0.5))
	c.Icon(t.Icon, cx, cy, r*1.16, art.Solid("#fff8e4"))
	q := math.Min(h*0.24, 10)
	if h < RiteTwoLines {
		q = h * 0.32
	}
	if bare {
		c.Avatar(cx+r*0.72, cy+r*0.72, r*0.52, t.Owner, t.Emblem)
		return
	}
	c.Avatar(x+w-q*1.3, cy, q, t.Owner, t.Emblem)
	left, room := x+r*2.5, w-r*2.5-q*2.9
	if h < RiteTwoLines {
		riteLine(c, left, y, room, h, t, l.ink)
		return
	}
	size := art.FitText(art.NameFace, math.Min(h*0.38, 16), 6, room, t.Name)
	c.Text(art.NameFace, size, left, y+h*0.10+size*0.82, art.Left, art.Shortened(art.NameFace, size, room, t.Name), art.Solid(l.ink))
	top := y + h*0.10 + size*1.06
	style := art.TextStyle{Size: size * 0.92, Lead: 1.0, Gap: 0.01, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: art.Hex("#e8d9b4"), BoldInk: art.Hex("#fff0d0"), ItalInk: art.Hex("#e8d9b4")}
	c.Block(art.Clip(t.Text, style, room, y+h-top, size*0.80), left, top)
}

// riteLine writes what a ritual does on the one line that there is, in its
// colour; its name where it has no such words.
func riteLine(c *art.Canvas, x, y, w, h float64, t RiteRow, ink string) {
	size := math.Min(h*0.62, 13)
	if len(t.Text) == 0 {
		size = art.FitText(art.NameFace, size, 10.5, w, t.Name)
		c.Text(art.NameFace, size, x, y+h/2+size*0.33, art.Left, art.Shortened(art.NameFace, size, w, t.Name), art.Solid(ink))
		return
	}
	style := art.TextStyle{Size: size, Lead: 1.0, Gap: 0.01, Plain: fonts.Name, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: art.Hex(ink), BoldInk: art.Hex("#fff0d0"), ItalInk: art.Hex(ink)}
	b := art.Clip(t.Text, style, w, size*1.3, 10.5)
	c.Block(b, x, y+(h-b.Height)/2)
}
