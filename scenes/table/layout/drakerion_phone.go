package layout

import (
	"wyrmtable/art"
	"wyrmtable/rules"
)

// drakerionStripCards are the zones of a player's strip, from left to right.
var drakerionStripCards = [...]string{"city", "retreat", "manoeuvres", "unveiled", "deck", "discard"}

// DrakerionStripCards is how many places for cards a player's strip has.
const DrakerionStripCards = len(drakerionStripCards)

// drakerionPhone lays the table out in rows for a window held upright: the other
// player, his two lines, the strip between them, mine, myself, and the hand
// above the log and the buttons. What a higher window has goes to the lines.
func drakerionPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	t := begin(l, w, h)
	t.OneHand = true
	t.Fixtures = map[string]Rect{}
	strip, hand, lane, buttons := 58.0, 112.0, 56.0, 58.0
	if h < 780 { // a short window
		strip, hand, lane, buttons = 46, 92, 46, 50
	}
	foot := buttons + 44 + 8
	t.Mat = Rect{4, 48 + strip + 2, w - 8, h - 48 - 2*strip - hand - foot - 10}
	m := t.Mat
	high := (m.H - lane - 12) / 4
	far, near := m.Y+3, m.Y+m.H-3-2*high-3
	t.Lane = Rect{m.X + 2, far + 2*high + 3, m.W - 4, near - far - 2*high - 3}
	const plate = 112
	t.Fixtures["attack"] = Rect{t.Lane.X + 2, t.Lane.Y + 5, plate, t.Lane.H - 10}
	t.Fixtures["riposte"] = Rect{t.Lane.X + t.Lane.W - plate - 2, t.Lane.Y + 5, plate, t.Lane.H - 10}
	t.Caption = Rect{m.X + 8, t.Lane.Y + t.Lane.H/2 - 22, m.W - 16, 44}
	t.Aside = Rect{m.X + 10, m.Y + 60, 238, 154}
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		if e.Bottom {
			t.drakerionStrip(l, s, Rect{m.X, m.Y + m.H + 2, m.W, strip})
			t.drakerionPhoneLine(l, "melee", s, Rect{m.X + 2, near, m.W - 4, high}, RankMeleeBelow)
			t.drakerionPhoneLine(l, "support", s, Rect{m.X + 2, near + high + 3, m.W - 4, high}, RankSupportBelow)
			e.Drop = Rect{m.X, near, m.W, m.Y + m.H - near}
		} else {
			t.drakerionStrip(l, s, Rect{m.X, 48, m.W, strip})
			t.drakerionPhoneLine(l, "support", s, Rect{m.X + 2, far, m.W - 4, high}, RankSupportAbove)
			t.drakerionPhoneLine(l, "melee", s, Rect{m.X + 2, far + high + 3, m.W - 4, high}, RankMeleeAbove)
			e.Drop = Rect{m.X, m.Y, m.W, t.Lane.Y - m.Y}
		}
	}
	t.spread(l, "play", rules.Nobody, Spread{Kind: Row, Area: t.Lane, Drop: m, Widths: []float64{(t.Lane.H - 4) / CardRatio}, Gap: 8})
	area := Rect{6, h - foot - hand, w - 12 - 66, hand - 4}
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: area, Drop: Rect{0, area.Y, w, hand}, Widths: []float64{(hand - 12) / CardRatio}, Pitch: 66, Turn: 0.03, Raise: 96, Sunk: 2})
	for s := range rules.Seat(l.Seats) { // while they are placed nobody has a hand
		t.spread(l, "reserve", s, Spread{Kind: Row, Area: area, Widths: []float64{(hand - 12) / CardRatio, 44}, Gap: 8})
	}
	t.Eye = Around(Point{w - 36, area.Y + hand/2}, 60, 60)
	t.Log = Rect{6, h - foot, w - 12 - 178, 44}
	t.Acts = []Rect{{w - 182, h - foot, 90, 44}}
	t.Foresee = t.Acts[0] // in a combat nobody sounds the retreat
	t.Undo = Rect{w - 90, h - foot, 84, 44}
	t.Pass = Rect{6, h - buttons - 4, w*0.58 - 8, buttons}
	t.End = Rect{w*0.58 + 2, h - buttons - 4, w*0.42 - 8, buttons}
	return t
}

// drakerionStrip furnishes the strip of a player.
func (t *Table) drakerionStrip(l *rules.Layout, s rules.Seat, r Rect) {
	e, p := &t.Seats[s], art.DrakStripPlan(r.W, r.H, DrakerionStripCards)
	e.Panel, e.Plate = r, true
	e.Avatar = Rect{r.X + p.ClothX, r.Y + p.ClothY, p.ClothW, p.ClothH}
	e.Name = Rect{r.X + p.TextX, r.Y, p.TextW, r.H * 0.48}
	e.Medal = Around(Point{r.X + p.GoldX, r.Y + p.RowY}, 2.2*p.DiscR, 2.2*p.DiscR)
	t.spread(l, "banner", s, Spread{Kind: Away, Area: e.Avatar, Widths: []float64{20}})
	t.spread(l, "hand", s, Spread{Kind: Away, Area: e.Name, Widths: []float64{20}})
	for i, name := range drakerionStripCards {
		at := Rect{r.X + p.CardX + p.CardStep*float64(i), r.Y + p.CardY, p.CardW, p.CardW * CardRatio}
		k := Pile
		if name == "city" || name == "retreat" {
			k = Row
		}
		t.spread(l, name, s, Spread{Kind: k, Area: at, Drop: at.Inset(-2), Widths: []float64{p.CardW}, Heaps: k == Row})
		if k == Pile {
			t.tag(l, name, s, Rect{}, Rect{at.X + at.W - 15, at.Y + at.H - 17, 20, 20})
		}
	}
}

// drakerionPhoneLine lays a line of Characters in a window held upright.
func (t *Table) drakerionPhoneLine(l *rules.Layout, name string, s rules.Seat, r Rect, style int) {
	wide := min(72, (r.H-5)/CardRatio)
	widths := []float64{wide, wide * 0.88, wide * 0.76}
	area := Rect{r.X + art.RankHead + 4, r.Y + 2, r.W - art.RankHead - 8, r.H - 4}
	t.spread(l, name, s, Spread{Kind: Row, Area: area, Drop: r, Widths: widths, Gap: 14, Tight: 6, Heaps: true, Least: wide * 0.5})
	t.frame(l, name, s, r, style)
	if name == "melee" {
		t.spread(l, "attached", s, Spread{Kind: Tucked, Area: Rect{r.X + r.W/2 - 25, r.Y + 10, 50, 70}, Widths: widths})
	}
}
