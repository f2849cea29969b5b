package layout

import (
	"wyrmtable/art"
	"wyrmtable/rules"
)

// The styles of Drakerion's ranks, for Frame.Style.
const (
	RankMeleeBelow = iota // of the player below: its spikes look up
	RankMeleeAbove        // of the one above: its spikes look down
	RankSupportBelow
	RankSupportAbove
)

// Drakerion lays out the war table: players and the turn at the left beside the
// track of prestige, in the middle the map with two lines for each side that
// face each other across a strip, their piles at its right, and then the
// combat, the log and the buttons. What a window has more than 1280 by 720 goes
// to the map and the log.
func Drakerion(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	if h > w {
		return drakerionPhone(l, w, h, bottom)
	}
	t := begin(l, w, h)
	dx, dy := w-1280, h-720
	t.Bar, t.Title = Rect{0, 0, w, 36}, Rect{12, 0, 230, 36}
	t.Prompt = Rect{284, 0, w - 284 - 156, 36}
	for i := range t.Icons {
		t.Icons[i].Y = 1
	}
	t.Fixtures = map[string]Rect{}
	side := 254 + dy*0.3
	t.Fixtures["turn"] = Rect{10, 50 + side, 216, h - 66 - 2*side}
	t.Fixtures["prestige"] = Rect{232, 42, 38, h - 50}
	t.Mat = Rect{276, 42, 758 + dx, 586 + dy}
	m := t.Mat
	high := 114 + dy*0.19
	ranks := Rect{m.X + 16, m.Y + 10, m.W - 206, m.H - 22}
	far := m.Y + 10 + high + 4
	near := m.Y + m.H - 12 - 2*high - 4
	t.Lane = Rect{ranks.X, far + high, ranks.W, near - far - high}
	mid := t.Lane.Center()
	t.Caption = Rect{ranks.X + 20, t.Lane.Y + t.Lane.H/2 - 22, ranks.W - 40, 44}
	t.Aside = Rect{m.X + 26, m.Y + 60, 238, 154}
	t.Fixtures["attack"] = Rect{mid.X - 252, mid.Y - 36, 196, 72}
	t.Fixtures["riposte"] = Rect{mid.X + 38, mid.Y - 36, 196, 72}
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		if e.Bottom {
			t.drakerionPanel(l, s, Rect{10, h - 8 - side, 216, side})
			t.drakerionRank(l, "melee", s, Rect{ranks.X, near, ranks.W, high}, RankMeleeBelow, 0)
			t.drakerionRank(l, "support", s, Rect{ranks.X, near + high + 4, ranks.W, high}, RankSupportBelow, 0)
			t.drakerionPiles(l, s, m.X+m.W-174, near+(high-114)/2, near+high+4+(high-114)/2)
			e.Drop = Rect{m.X, near, m.W, m.Y + m.H - near}
		} else {
			t.drakerionPanel(l, s, Rect{10, 42, 216, side})
			t.drakerionRank(l, "melee", s, Rect{ranks.X, far, ranks.W, high}, RankMeleeAbove, 0)
			t.drakerionRank(l, "support", s, Rect{ranks.X, m.Y + 10, ranks.W, high}, RankSupportAbove, 150)
			t.drakerionPiles(l, s, m.X+m.W-174, m.Y+10+(high-114)/2, far+(high-114)/2)
			e.Drop = Rect{m.X, m.Y, m.W, far + high - m.Y}
		}
		t.spread(l, "reserve", s, Spread{Kind: Row, Area: Rect{ranks.X + 20, mid.Y - 48, ranks.W - 40, 96}, Widths: []float64{66, 58}, Gap: 10})
	}
	t.spread(l, "play", rules.Nobody, Spread{Kind: Row, Area: Rect{mid.X - 120, mid.Y - 50, 240, 100}, Drop: m, Widths: []float64{70}, Gap: 8})
	t.drakerionHands(l, bottom, ranks)
	t.drakerionColumn(w-238, dy)
	t.Eye = Rect{w - 506, h - 76, 252, 60}
	return t
}

// drakerionPanel furnishes the panel of a player.
func (t *Table) drakerionPanel(l *rules.Layout, s rules.Seat, p Rect) {
	e, plan := &t.Seats[s], art.DrakSeatPlan(p.W, p.H)
	e.Panel = p
	e.Avatar = Rect{p.X + plan.ClothX, p.Y + plan.ClothY, plan.ClothW, plan.ClothH}
	e.Name = Rect{p.X + plan.TextX, p.Y + plan.NameY - plan.NameSize, plan.TextW, plan.RoleY - plan.NameY + plan.NameSize + 4}
	e.Medal = Around(Point{p.X + plan.GoldX, p.Y + plan.GoldY}, 2.2*plan.GoldR, 2.2*plan.GoldR)
	for i, name := range [...]string{"banner", "city", "retreat"} {
		r := Rect{p.X + plan.CardX + plan.CardStep*float64(i), p.Y + plan.CardY, plan.CardW, plan.CardW * CardRatio}
		t.spread(l, name, s, Spread{Kind: Row, Area: r, Drop: r.Inset(-3), Widths: []float64{plan.CardW - 2}, Heaps: true})
	}
}

// drakerionRank lays a line of Characters; spare is the room at its right that
// something else takes. What its Characters bear lies under them.
func (t *Table) drakerionRank(l *rules.Layout, name string, s rules.Seat, r Rect, style int, spare float64) {
	widths := []float64{77, 70, 62, 54}
	if r.H > 140 {
		widths = append([]float64{96, 86}, widths...)
	}
	area := Rect{r.X + art.RankHead + 8, r.Y + 2, r.W - art.RankHead - 16 - spare, r.H - 4}
	t.spread(l, name, s, Spread{Kind: Row, Area: area, Drop: r, Widths: widths, Gap: 23, Tight: 12, Heaps: true, Left: spare > 0 && r.W < 640})
	t.frame(l, name, s, r, style)
	if name == "melee" {
		t.spread(l, "attached", s, Spread{Kind: Tucked, Area: Rect{r.X + r.W/2 - 30, r.Y + 20, 60, 84}, Widths: widths})
	}
}

// drakerionPiles lays the four piles of a side in two rows beside its lines.
func (t *Table) drakerionPiles(l *rules.Layout, s rules.Seat, x, first, second float64) {
	const w, high = 68.0, 68.0 * CardRatio
	for i, name := range [...]string{"manoeuvres", "unveiled", "deck", "discard"} {
		y := first
		if i > 1 {
			y = second
		}
		r := Rect{x + 82*float64(i%2), y + 2, w, high}
		t.spread(l, name, s, Spread{Kind: Pile, Area: r, Drop: r.Inset(-5), Widths: []float64{w}})
		t.tag(l, name, s, Rect{r.X - 8, r.Y + r.H + 1, r.W + 16, 15}, Rect{r.X + r.W - 15, r.Y + r.H - 20, 24, 24})
	}
}

// drakerionHands lays the hands: the one below as a fan that face-down sinks out
// of the way, the other's as backs in the upper line.
func (t *Table) drakerionHands(l *rules.Layout, bottom rules.Seat, ranks Rect) {
	for s := range rules.Seat(l.Seats) {
		if s == bottom {
			mid := ranks.X + ranks.W/2 - 8
			wide := min(470, t.W-506-14-284)
			area := Rect{min(mid-wide/2, t.W-506-12-wide), t.H - 116, wide, 112} // clear of the eye
			t.spread(l, "hand", s, Spread{Kind: Fan, Area: area, Drop: area, Widths: []float64{78}, Pitch: 70, Turn: 0.04, Raise: 128, Sunk: 44})
			continue
		}
		area := Rect{ranks.X + ranks.W - 150, ranks.Y + 6, 138, 60}
		t.spread(l, "hand", s, Spread{Kind: Row, Area: area, Drop: area.Inset(-4), Widths: []float64{42}, Gap: 2})
		t.Seats[s].Count = Rect{area.X + 22, area.Y + area.H + 4, 96, 22}
	}
}

// drakerionColumn lays the column at the right: combat, log, whose action it is,
// buttons.
func (t *Table) drakerionColumn(x, dy float64) {
	const w = 228.0
	t.Fixtures["combat"] = Rect{x, 42, w, 232}
	t.Log = Rect{x, 282, w, 212 + dy}
	t.Fixtures["whose"] = Rect{x, 502 + dy, w, 30}
	t.Pass = Rect{x, 540 + dy, w, 72}
	t.End = Rect{x, 618 + dy, w, 48}
	t.Acts = []Rect{{x, 672 + dy, 150, 40}}
	t.Undo = Rect{x + 154, 672 + dy, 74, 40}
}
