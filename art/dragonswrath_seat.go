package art

import (
	"math"

	"wyrmtable/fonts"
)

// WrathTally is what everybody may count of a leader.
type WrathTally struct {
	Power, Hand, Deck string
	Active            bool // attacks now, or is asked
}

// WrathTally is the pointed plate beside a leader's name: provinces, cards in
// hand, allies left to draw.
func (c *Canvas) WrathTally(x, y, w, h float64, t WrathTally) {
	b := box{x, y, w, h}
	p := Plate(x, y, w, h, h*0.42)
	c.Shadow(p, 0.6, 1.6, 2, HexA("#2a1606", 0.6))
	field := Linear(0, y, 0, y+h, S(0, "#6a4a30"), S(1, "#33210f"))
	if t.Active {
		field = Linear(0, y, 0, y+h, S(0, "#b0402a"), S(1, "#5a130c"))
	}
	c.Fill(p, field)
	c.Stroke(p, 1.2, b.gold())
	icons := [3]string{"imperial-crown", "poker-hand", "stack"}
	each := (w - h*0.7) / 3.15
	at := x + h*0.42
	for i, s := range [3]string{t.Power, t.Hand, t.Deck} {
		room, size, ink := each*0.96, h*0.66, "#e8d9b4"
		if i == 0 {
			room, size, ink = each*1.15, h*0.80, "#fff6dc"
		}
		c.Icon(icons[i], at+h*0.36, y+h/2, h*0.66, Solid(ink))
		size = FitText(nameFace, size, 4, room-h*0.78, s)
		c.Text(nameFace, size, at+h*0.78, y+h/2+size*0.33, Left, s, Solid(ink))
		at += room + (each-each*0.96)*0.5
	}
}

// MapName is a leader's name as it is lettered on the map: dark ink in a pale
// halo. It is shortened where it has no room.
func (c *Canvas) MapName(x, y, w, size float64, name string) {
	s := FitText(fonts.Title, size, size*0.7, w, name)
	name = shortened(fonts.Title, s, w, name)
	c.TextOutline(fonts.Title, s, x, y, Left, name, s*0.24, SolidA("#f4e4bc", 0.65))
	c.Text(fonts.Title, s, x, y, Left, name, Solid("#2a1608"))
}

// MapNote is a smaller word beside a name on the map, in italics.
func (c *Canvas) MapNote(x, y, w, size float64, note string) {
	s := FitText(fonts.RulesItalic, size, size*0.75, w, note)
	c.Text(fonts.RulesItalic, s, x, y, Left, shortened(fonts.RulesItalic, s, w, note), Solid("#4a2c12"))
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

// PowerRow draws one row of the order of power.
func (c *Canvas) PowerRow(x, y, w, h float64, p PowerRow) {
	ink, note := "#f3e2bd", "#d9bf8a"
	switch {
	case p.Now:
		b := box{x, y, w, h}
		c.Fill(b.round(4), Linear(0, y, 0, y+h, S(0, "#a83a26"), S(1, "#6a1a10")))
		c.Stroke(b.inset(0.6).round(4), 1.2, SolidA("#f0a060", 0.9))
		ink, note = "#ffffff", "#ffd9b8"
	case p.Out:
		ink, note = "#7d6f5c", "#7d6f5c"
	case p.Done:
		ink, note = "#a8967a", "#a8967a"
	}
	mid := y + h/2
	small := h * 0.54
	c.Text(fonts.LabelBold, small, x+h*0.38, mid+small*0.33, Centre, p.Rank, Solid(note))
	r := h * 0.44
	c.Avatar(x+h*1.35, mid, r, p.Colour, p.Icon)
	if p.Out {
		c.Fill(Circle(x+h*1.35, mid, r*1.06), SolidA("#080402", 0.62))
	}
	right := x + w - h*0.30
	size := h * 0.62
	c.Text(nameFace, size, right, mid+size*0.33, Right, p.Power, Solid(ink))
	right -= TextWidth(nameFace, size, "00") + h*0.18
	c.Icon("imperial-crown", right-h*0.30, mid, h*0.56, Solid(note))
	right -= h * 0.76
	if p.Note != "" {
		s := FitText(fonts.RulesItalic, h*0.58, 4, w*0.30, p.Note)
		c.Text(fonts.RulesItalic, s, right, mid+s*0.31, Right, p.Note, Solid(note))
		right -= TextWidth(fonts.RulesItalic, s, p.Note) + h*0.3
	}
	left := x + h*2.05
	size = FitText(nameFace, h*0.62, h*0.45, right-left, p.Name)
	c.Text(nameFace, size, left, mid+size*0.31, Left, shortened(nameFace, size, right-left, p.Name), Solid(ink))
}

// RiteRow is a ritual that lasts, as it stands in the list.
type RiteRow struct {
	Colour WrathColour
	Icon   string // of its picture
	Name   string
	Text   []Token // what it does, short
	Owner  int     // his colour, see Avatar
	Emblem string
	Lit    bool // can be chosen
}

// RiteTwoLines is how high a row of the list of lasting rituals is at least so
// that its name and what it does can be read below each other.
const RiteTwoLines = 31.0

// RiteRow draws one row of the list of lasting rituals: in a low one what it does
// alone, and where it is no wider than high its sign alone, with the emblem of its
// leader.
func (c *Canvas) RiteRow(x, y, w, h float64, t RiteRow) {
	b := box{x, y, w, h}
	bare := w <= h*1.2+0.01
	if t.Lit {
		c.Glow(b.round(6), 0, 3, HexA("#ffd45e", 0.55))
		c.Fill(b.round(6), Solid("#2c1c12"))
		c.Stroke(b.inset(0.7).round(6), 1.4, Solid("#ffe08a"))
	}
	r := math.Min(h*0.40, 17)
	l := t.Colour.look()
	cx, cy := x+r*1.25, y+h/2
	if bare {
		r = math.Min(w*0.44, h*0.38)
		cx = x + w/2
	}
	c.Shadow(Circle(cx, cy, r), 0, r*0.14, r*0.14, HexA("#000", 0.65))
	g := symbolLooks[SymGold].glaze
	if l.sphere != SymNone {
		g = symbolLooks[l.sphere].glaze
	}
	c.medalBody(cx, cy, r, g)
	c.Icon(t.Icon, cx, cy+r*0.06, r*1.16, SolidA("#000", 0.5))
	c.Icon(t.Icon, cx, cy, r*1.16, Solid("#fff8e4"))
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
		c.riteLine(left, y, room, h, t, l.ink)
		return
	}
	size := FitText(nameFace, math.Min(h*0.38, 16), 6, room, t.Name)
	c.Text(nameFace, size, left, y+h*0.10+size*0.82, Left, shortened(nameFace, size, room, t.Name), Solid(l.ink))
	top := y + h*0.10 + size*1.06
	style := TextStyle{Size: size * 0.92, Lead: 1.0, Gap: 0.01, Plain: fonts.Rules, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: Hex("#e8d9b4"), BoldInk: Hex("#fff0d0"), ItalInk: Hex("#e8d9b4")}
	c.Block(Clip(t.Text, style, room, y+h-top, size*0.80), left, top)
}

// riteLine writes what a ritual does on the one line that there is, in its
// colour; its name where it has no such words.
func (c *Canvas) riteLine(x, y, w, h float64, t RiteRow, ink string) {
	size := math.Min(h*0.62, 13)
	if len(t.Text) == 0 {
		size = FitText(nameFace, size, 10.5, w, t.Name)
		c.Text(nameFace, size, x, y+h/2+size*0.33, Left, shortened(nameFace, size, w, t.Name), Solid(ink))
		return
	}
	style := TextStyle{Size: size, Lead: 1.0, Gap: 0.01, Plain: fonts.Name, Bold: fonts.Name, Italic: fonts.RulesItalic,
		Ink: Hex(ink), BoldInk: Hex("#fff0d0"), ItalInk: Hex(ink)}
	b := Clip(t.Text, style, w, size*1.3, 10.5)
	c.Block(b, x, y+(h-b.Height)/2)
}
