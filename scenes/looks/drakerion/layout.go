package drakerion

import (
	paint "wyrmtable/art/drakerion"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// The styles of Drakerion's ranks, for Frame.Style.
const (
	rankMeleeBelow = iota // of the player below: its spikes look up
	rankMeleeAbove        // of the one above: its spikes look down
	rankSupportBelow
	rankSupportAbove
)

// Drakerion lays out the war table: players and the turn at the left beside the
// track of prestige, in the middle the map with two lines for each side that
// face each other across a strip, their piles at its right, and then the
// combat, the log and the buttons. What a window has more than 1280 by 720 goes
// to the map and the log.
func Layout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	if h > w {
		return phone(l, w, h, bottom)
	}
	t := layout.Begin(l, w, h)
	dx, dy := w-1280, h-720
	t.Bar, t.Title = layout.Rect{X: 0, Y: 0, W: w, H: 36}, layout.Rect{X: 12, Y: 0, W: 230, H: 36}
	t.Prompt = layout.Rect{X: 284, Y: 0, W: w - 284 - 156, H: 36}
	for i := range t.Icons {
		t.Icons[i].Y = 1
	}
	t.Fixtures = map[string]layout.Rect{}
	side := 254 + dy*0.3
	t.Fixtures["turn"] = layout.Rect{X: 10, Y: 50 + side, W: 216, H: h - 66 - 2*side}
	t.Fixtures["prestige"] = layout.Rect{X: 232, Y: 42, W: 38, H: h - 50}
	t.Mat = layout.Rect{X: 276, Y: 42, W: 758 + dx, H: 586 + dy}
	m := t.Mat
	high := 114 + dy*0.19
	ranks := layout.Rect{X: m.X + 16, Y: m.Y + 10, W: m.W - 206, H: m.H - 22}
	far := m.Y + 10 + high + 4
	near := m.Y + m.H - 12 - 2*high - 4
	t.Lane = layout.Rect{X: ranks.X, Y: far + high, W: ranks.W, H: near - far - high}
	mid := t.Lane.Center()
	t.Caption = layout.Rect{X: ranks.X + 20, Y: t.Lane.Y + t.Lane.H/2 - 22, W: ranks.W - 40, H: 44}
	t.Aside = layout.Rect{X: m.X + 26, Y: m.Y + 60, W: 238, H: 154}
	t.Fixtures["attack"] = layout.Rect{X: mid.X - 252, Y: mid.Y - 36, W: 196, H: 72}
	t.Fixtures["riposte"] = layout.Rect{X: mid.X + 38, Y: mid.Y - 36, W: 196, H: 72}
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		if e.Bottom {
			panel(t, l, s, layout.Rect{X: 10, Y: h - 8 - side, W: 216, H: side})
			rank(t, l, "melee", s, layout.Rect{X: ranks.X, Y: near, W: ranks.W, H: high}, rankMeleeBelow, 0)
			rank(t, l, "support", s, layout.Rect{X: ranks.X, Y: near + high + 4, W: ranks.W, H: high}, rankSupportBelow, 0)
			piles(t, l, s, m.X+m.W-174, near+(high-114)/2, near+high+4+(high-114)/2)
			e.Drop = layout.Rect{X: m.X, Y: near, W: m.W, H: m.Y + m.H - near}
		} else {
			panel(t, l, s, layout.Rect{X: 10, Y: 42, W: 216, H: side})
			rank(t, l, "melee", s, layout.Rect{X: ranks.X, Y: far, W: ranks.W, H: high}, rankMeleeAbove, 0)
			rank(t, l, "support", s, layout.Rect{X: ranks.X, Y: m.Y + 10, W: ranks.W, H: high}, rankSupportAbove, 150)
			piles(t, l, s, m.X+m.W-174, m.Y+10+(high-114)/2, far+(high-114)/2)
			e.Drop = layout.Rect{X: m.X, Y: m.Y, W: m.W, H: far + high - m.Y}
		}
		t.Spread(l, "reserve", s, layout.Spread{Kind: layout.Row,
			Area: layout.Rect{X: ranks.X + 20, Y: mid.Y - 48, W: ranks.W - 40, H: 96}, Widths: []float64{66, 58}, Gap: 10})
	}
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Row,
		Area: layout.Rect{X: mid.X - 120, Y: mid.Y - 50, W: 240, H: 100}, Drop: m, Widths: []float64{70}, Gap: 8})
	hands(t, l, bottom, ranks)
	column(t, w-238, dy)
	t.Eye = layout.Rect{X: w - 506, Y: h - 76, W: 252, H: 60}
	return t
}

// panel furnishes the panel of a player.
func panel(t *layout.Table, l *rules.Layout, s rules.Seat, p layout.Rect) {
	e, plan := &t.Seats[s], paint.SeatPlan(p.W, p.H)
	e.Panel = p
	e.Avatar = layout.Rect{X: p.X + plan.ClothX, Y: p.Y + plan.ClothY, W: plan.ClothW, H: plan.ClothH}
	e.Name = layout.Rect{X: p.X + plan.TextX, Y: p.Y + plan.NameY - plan.NameSize, W: plan.TextW,
		H: plan.RoleY - plan.NameY + plan.NameSize + 4}
	e.Medal = layout.Around(layout.Point{X: p.X + plan.GoldX, Y: p.Y + plan.GoldY}, 2.2*plan.GoldR, 2.2*plan.GoldR)
	for i, name := range [...]string{"banner", "city", "retreat"} {
		r := layout.Rect{X: p.X + plan.CardX + plan.CardStep*float64(i), Y: p.Y + plan.CardY, W: plan.CardW,
			H: plan.CardW * layout.CardRatio}
		t.Spread(l, name, s, layout.Spread{Kind: layout.Row, Area: r, Drop: r.Inset(-3), Widths: []float64{plan.CardW - 2},
			Heaps: true})
	}
}

// rank lays a line of Characters; spare is the room at its right that
// something else takes. What its Characters bear lies under them.
func rank(t *layout.Table, l *rules.Layout, name string, s rules.Seat, r layout.Rect, style int, spare float64) {
	widths := []float64{77, 70, 62, 54}
	if r.H > 140 {
		widths = append([]float64{96, 86}, widths...)
	}
	area := layout.Rect{X: r.X + paint.RankHead + 8, Y: r.Y + 2, W: r.W - paint.RankHead - 16 - spare, H: r.H - 4}
	t.Spread(l, name, s, layout.Spread{Kind: layout.Row, Area: area, Drop: r, Widths: widths, Gap: 23, Tight: 12,
		Heaps: true, Left: spare > 0 && r.W < 640})
	t.Frame(l, name, s, r, style)
	if name == "melee" {
		t.Spread(l, "attached", s, layout.Spread{Kind: layout.Tucked,
			Area: layout.Rect{X: r.X + r.W/2 - 30, Y: r.Y + 20, W: 60, H: 84}, Widths: widths})
	}
}

// piles lays the four piles of a side in two rows beside its lines.
func piles(t *layout.Table, l *rules.Layout, s rules.Seat, x, first, second float64) {
	const w, high = 68.0, 68.0 * layout.CardRatio
	for i, name := range [...]string{"manoeuvres", "unveiled", "deck", "discard"} {
		y := first
		if i > 1 {
			y = second
		}
		r := layout.Rect{X: x + 82*float64(i%2), Y: y + 2, W: w, H: high}
		t.Spread(l, name, s, layout.Spread{Kind: layout.Pile, Area: r, Drop: r.Inset(-5), Widths: []float64{w}})
		t.Tag(l, name, s, layout.Rect{X: r.X - 8, Y: r.Y + r.H + 1, W: r.W + 16, H: 15},
			layout.Rect{X: r.X + r.W - 15, Y: r.Y + r.H - 20, W: 24, H: 24})
	}
}

// hands lays the hands: the one below as a fan that face-down sinks out
// of the way, the other's as backs in the upper line.
func hands(t *layout.Table, l *rules.Layout, bottom rules.Seat, ranks layout.Rect) {
	for s := range rules.Seat(l.Seats) {
		if s == bottom {
			mid := ranks.X + ranks.W/2 - 8
			wide := min(470, t.W-506-14-284)
			area := layout.Rect{X: min(mid-wide/2, t.W-506-12-wide), Y: t.H - 116, W: wide, H: 112} // clear of the eye
			t.Spread(l, "hand", s, layout.Spread{Kind: layout.Fan, Area: area, Drop: area, Widths: []float64{78}, Pitch: 80,
				Turn: 0.04, Raise: 128, Sunk: 44})
			continue
		}
		area := layout.Rect{X: ranks.X + ranks.W - 150, Y: ranks.Y + 6, W: 138, H: 60}
		t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Area: area, Drop: area.Inset(-4), Widths: []float64{42},
			Gap: 2})
		t.Seats[s].Count = layout.Rect{X: area.X + 22, Y: area.Y + area.H + 4, W: 96, H: 22}
	}
}

// column lays the column at the right: combat, log, whose action it is,
// buttons.
func column(t *layout.Table, x, dy float64) {
	const w = 228.0
	t.Fixtures["combat"] = layout.Rect{X: x, Y: 42, W: w, H: 232}
	t.Log = layout.Rect{X: x, Y: 282, W: w, H: 212 + dy}
	t.Fixtures["whose"] = layout.Rect{X: x, Y: 502 + dy, W: w, H: 30}
	t.Pass = layout.Rect{X: x, Y: 540 + dy, W: w, H: 72}
	t.End = layout.Rect{X: x, Y: 618 + dy, W: w, H: 48}
	t.Acts = []layout.Rect{{X: x, Y: 672 + dy, W: 150, H: 40}}
	t.Undo = layout.Rect{X: x + 154, Y: 672 + dy, W: 74, H: 40}
}
