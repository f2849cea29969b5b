package dragonswrath

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Layout lays out the map of the realms: those of the others side by side
// along the upper edge, one's own below them, between them the lane in which
// fights are compared and the table is asked, one's hand at the lower edge. On a
// phone everything stands in rows.
func Layout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	return crowdedOf(l, w, h, bottom, layout.Crowd{})
}

// crowdedOf lays out a table on which more lies.
func crowdedOf(l *rules.Layout, w, h float64, bottom rules.Seat, crowd layout.Crowd) *layout.Table {
	if h > w {
		return phone(l, w, h, bottom, crowd)
	}
	// Measures are those of a window of 1280 by 720; k enlarges what a larger one
	// has room for.
	k := layout.Clamp(min(h/720, w/1280), 1, 1.6)
	right := 226 * min(k, 1.3)
	t := layout.Begin(l, w, h)
	t.Prompt = layout.Rect{X: 262, Y: 0, W: w - 262 - 160, H: 38}
	t.Title.W = 236
	m := layout.Rect{X: 10, Y: 48, W: w - right - 28, H: h - 48 - 150*k}
	t.Mat = m
	lane := 84 * k
	far := (m.H - lane) * 0.5575
	top := layout.Rect{X: m.X + 18, Y: m.Y + 8, W: m.W - 30, H: far - 12}
	t.Lane = layout.Rect{X: m.X + 10, Y: m.Y + far + 4*k, W: m.W - 20, H: lane}
	near := layout.Rect{X: m.X + 18, Y: t.Lane.Y + lane + 4*k, W: m.W - 30, H: m.Y + m.H - t.Lane.Y - lane - 14*k}
	t.Fixtures = map[string]layout.Rect{"fight": {X: t.Lane.X, Y: t.Lane.Y, W: 476 * k, H: lane}}
	t.Call = layout.Rect{X: t.Lane.X + t.Lane.W - 440*k, Y: t.Lane.Y, W: 440 * k, H: lane}
	if n := l.Seats - 1; n > 3 { // six emblems
		t.Call.X, t.Call.W = t.Call.X-24*k, t.Call.W+24*k
	}
	t.Caption = layout.Rect{X: m.X + m.W/2 - 290*k, Y: m.Y + m.H + 2, W: 580 * k, H: 42}
	t.Aside = layout.Rect{X: m.X + 26, Y: m.Y + 20, W: 238, H: 154}
	othersOf(t, l, top, bottom, k)
	ownOf(t, l, near, bottom, k)
	footOf(t, l, bottom, k)
	column(t, l, layout.Rect{X: w - right - 8, Y: 48, W: right, H: h - 56}, crowd.Lasting, k)
	// Between the comparison of a fight and where the table is asked.
	play := layout.Around(layout.Point{X: (t.Lane.X + 476*k + t.Call.X) / 2, Y: t.Lane.Y + lane/2}, 70*k, 98*k)
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: play, Drop: t.Lane.Inset(-6),
		Widths: []float64{66 * k}})
	return t
}

// othersOf sets the realms of the others side by side, clockwise from the
// left of the one below.
func othersOf(t *layout.Table, l *rules.Layout, top layout.Rect, bottom rules.Seat, k float64) {
	n := l.Seats - 1
	pitch := (top.W + 16) / float64(n)
	gap := 34.0
	if n > 3 {
		gap = 16
	}
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		c := layout.Rect{X: top.X + pitch*float64(i), Y: top.Y, W: pitch - gap, H: top.H}
		if n == 1 {
			facing(t, l, s, c, k)
		} else {
			columnOf(t, l, s, c, n > 3, k)
		}
	}
}

// columnOf furnishes a realm in a column: header, map, creatures. tight
// puts what is counted under the name.
func columnOf(t *layout.Table, l *rules.Layout, s rules.Seat, c layout.Rect, tight bool, k float64) {
	e := &t.Seats[s]
	e.Avatar = layout.Rect{X: c.X, Y: c.Y, W: 34 * k, H: 34 * k}
	head, mapH, widths := 36*k, 78*k, []float64{84 * k, 72 * k, 60 * k, 52 * k, 48 * k, 44 * k}
	if tight {
		e.Name = layout.Rect{X: c.X + 40*k, Y: c.Y + 1, W: c.W - 40*k, H: 20 * k}
		e.Tally = layout.Rect{X: c.X + 38*k, Y: c.Y + 22*k, W: min(c.W-38*k, 142*k), H: 19 * k}
		head, mapH, widths = 45*k, 75*k, []float64{60 * k, 54 * k, 48 * k, 44 * k}
	} else {
		tally := min(142*k, c.W*.46)
		e.Name = layout.Rect{X: c.X + 40*k, Y: c.Y, W: c.W - 46*k - tally, H: 34 * k}
		e.Tally = layout.Rect{X: c.X + c.W - tally, Y: c.Y + 5*k, W: tally, H: 24 * k}
	}
	e.Realm = layout.Rect{X: c.X, Y: c.Y + head, W: c.W, H: mapH}
	e.Panel = layout.Rect{X: c.X - 6, Y: c.Y - 4, W: c.W + 12, H: head + mapH + 6}
	e.Drop = e.Panel
	y := e.Realm.Y + mapH + 6*k
	zones(t, l, s, layout.Rect{X: c.X, Y: y, W: c.W, H: c.Y + c.H - y}, widths, k)
	if tight { // closer to each other than to those of the next realm
		rowOf(t, l, s, 10*k)
	}
}

// facing furnishes the realm of a single opponent as one's own: the map at
// the left, creatures beside it.
func facing(t *layout.Table, l *rules.Layout, s rules.Seat, c layout.Rect, k float64) {
	e := &t.Seats[s]
	e.Avatar = layout.Rect{X: c.X, Y: c.Y, W: 34 * k, H: 34 * k}
	e.Name = layout.Rect{X: c.X + 40*k, Y: c.Y, W: 240 * k, H: 34 * k}
	e.Tally = layout.Rect{X: c.X + 290*k, Y: c.Y + 5*k, W: 142 * k, H: 24 * k}
	e.Realm = layout.Rect{X: c.X, Y: c.Y + 40*k, W: 432 * k, H: min(c.H-52*k, 150*k)}
	e.Panel = layout.Rect{X: c.X - 6, Y: c.Y - 4, W: 444 * k, H: e.Realm.Y + e.Realm.H - c.Y + 8}
	e.Drop = e.Panel
	x := c.X + 474*k
	zones(t, l, s, layout.Rect{X: x, Y: c.Y + 10*k, W: c.X + c.W - x, H: c.H - 30*k},
		[]float64{100 * k, 84 * k, 72 * k, 60 * k}, k)
}

// ownOf furnishes the realm of the one below.
func ownOf(t *layout.Table, l *rules.Layout, c layout.Rect, bottom rules.Seat, k float64) {
	e := &t.Seats[bottom]
	e.Bottom = true
	e.Avatar = layout.Rect{X: c.X, Y: c.Y - 3.5*k, W: 32 * k, H: 32 * k}
	e.Name = layout.Rect{X: c.X + 38*k, Y: c.Y - 3.5*k, W: 246 * k, H: 32 * k}
	e.Tally = layout.Rect{X: c.X + 290*k, Y: c.Y - 2*k, W: 142 * k, H: 24 * k}
	e.Realm = layout.Rect{X: c.X, Y: c.Y + 28*k, W: 432 * k, H: c.H - 34*k}
	e.Panel = layout.Rect{X: c.X - 6, Y: c.Y - 10*k, W: 444 * k, H: c.H + 10*k}
	e.Drop = e.Panel
	x := c.X + 474*k
	row := layout.Rect{X: x, Y: c.Y, W: c.X + c.W - x, H: c.H}
	zones(t, l, bottom, row, []float64{100 * k, 84 * k, 72 * k, 60 * k}, k)
	t.Fixtures["slots"] = row
}

// zones spreads what lies in a realm; row is for the creatures.
func zones(t *layout.Table, l *rules.Layout, s rules.Seat, row layout.Rect, widths []float64, k float64) {
	e := &t.Seats[s]
	for _, name := range [...]string{"provinces", "aside"} {
		t.Spread(l, name, s, layout.Spread{Kind: layout.Placed, Area: e.Realm, Drop: e.Realm, Widths: []float64{30 * k}})
	}
	t.Spread(l, "realm", s, layout.Spread{Kind: layout.Row, Left: true, Area: row, Drop: row.Inset(-6), Widths: widths,
		Gap: 26 * k, Deep: press})
	t.Spread(l, "items", s, layout.Spread{Kind: layout.Placed, Area: row, Drop: layout.Rect{X: -9, Y: -9, W: 1, H: 1},
		Widths: []float64{24 * k}})
	t.Spread(l, "rites", s, layout.Spread{Kind: layout.Placed, Area: row, Drop: layout.Rect{X: -9, Y: -9, W: 1, H: 1},
		Widths: []float64{28 * k}})
	// where arrows end
	e.Medal = layout.Around(layout.Point{X: e.Realm.X + e.Realm.W/2, Y: e.Realm.Y + e.Realm.H}, 36*k, 8)
	away := layout.Around(e.Tally.Center(), 30*k, 42*k)
	for _, name := range [...]string{"deck", "hand", "discard"} {
		t.Spread(l, name, s, layout.Spread{Kind: layout.Away, Area: away, Drop: layout.Rect{X: -9, Y: -9, W: 1, H: 1},
			Widths: []float64{30 * k}})
	}
	// A leader who is known to the last province loses one without being handed
	// the screen: it is let go on the plate that counts them.
	t.Spread(l, "lost", s, layout.Spread{Kind: layout.Away, Area: away, Drop: e.Tally.Inset(-8),
		Widths: []float64{30 * k}})
}

// footOf lays the hand and the piles of the one below.
func footOf(t *layout.Table, l *rules.Layout, bottom rules.Seat, k float64) {
	m := t.Mat
	y := m.Y + m.H
	foot := t.H - y
	w := min(78*k, (foot-40*k)/layout.CardRatio)
	pile := func(name string, x float64) layout.Rect {
		r := layout.Rect{X: x, Y: y + 30*k, W: w, H: w * layout.CardRatio}
		t.Spread(l, name, bottom, layout.Spread{Kind: layout.Pile, Area: r, Drop: r.Inset(-8), Widths: []float64{w}})
		t.Tag(l, name, bottom, layout.Rect{X: r.X - 16, Y: r.Y - 22, W: r.W + 32, H: 20},
			layout.Rect{X: r.X + r.W - 18, Y: r.Y + r.H - 22, W: 28, H: 28})
		return r
	}
	deck := pile("deck", m.X+26*k)
	lost := pile("lost", m.X+m.W-26*k-w)
	discard := pile("discard", lost.X-26*k-w)
	x0, x1 := deck.X+deck.W+34*k, discard.X-22*k
	area := layout.Rect{X: x0, Y: y + 6*k, W: x1 - x0, H: foot - 8*k}
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Fan, Area: area,
		Drop:   layout.Rect{X: x0, Y: y + 2, W: x1 - x0, H: foot - 2},
		Widths: []float64{102 * k}, Pitch: 108 * k, Turn: 0.03, Raise: 128 * k})
}

// What a lasting ritual takes in its panel with its words on two lines, what the
// title and the rim of the panel take, and what the log keeps when there are many.
const (
	riteRow  = 32.0
	riteRim  = 42.0
	leastLog = 84.0
)

// column stacks phases, powers, lasting rituals, log and buttons. Rituals
// take room from the log as they become many.
func column(t *layout.Table, l *rules.Layout, c layout.Rect, n int, k float64) {
	t.Fixtures["year"] = layout.Rect{X: c.X, Y: c.Y, W: c.W, H: 112}
	y := c.Y + 120
	rank := layout.Rect{X: c.X, Y: y, W: c.W, H: 48 + 20*float64(max(4, l.Seats))}
	t.Fixtures["rank"] = rank
	y += rank.H + 8
	t.Undo = layout.Rect{X: c.X + c.W/2 - 76, Y: c.Y + c.H - 34, W: 152, H: 32}
	t.End = layout.Rect{X: c.X, Y: t.Undo.Y - 62*k, W: c.W, H: 56 * k}
	free := t.End.Y - 8 - y
	rites := layout.Rect{X: c.X, Y: y, W: c.W, H: layout.Clamp(free*.46, 96, 220)}
	rites.H = max(rites.H, min(riteRim+riteRow*float64(n), free-8-leastLog))
	t.Fixtures["rites"] = rites
	y += rites.H + 8
	t.Log = layout.Rect{X: c.X, Y: y, W: c.W, H: t.End.Y - 8 - y}
}
