package layout

import "wyrmtable/rules"

// DragonsWrath lays out the map of the realms: those of the others side by side
// along the upper edge, one's own below them, between them the lane in which
// fights are compared and the table is asked, one's hand at the lower edge. On a
// phone everything stands in rows.
func DragonsWrath(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	return DragonsWrathCrowded(l, w, h, bottom, Crowd{})
}

// A Crowd is what lies on the table so often that it needs more room.
type Crowd struct {
	Realms bool // more creatures in a realm than a finger can tell apart in one line
	Rites  int  // how many rituals last
}

// DragonsWrathCrowded lays out a table on which more lies.
func DragonsWrathCrowded(l *rules.Layout, w, h float64, bottom rules.Seat, crowd Crowd) *Table {
	if h > w {
		return wrathPhone(l, w, h, bottom, crowd)
	}
	// Measures are those of a window of 1280 by 720; k enlarges what a larger one
	// has room for.
	k := clamp(min(h/720, w/1280), 1, 1.6)
	right := 226 * min(k, 1.3)
	t := begin(l, w, h)
	t.Prompt = Rect{262, 0, w - 262 - 160, 38}
	t.Title.W = 236
	m := Rect{10, 48, w - right - 28, h - 48 - 150*k}
	t.Mat = m
	lane := 84 * k
	far := (m.H - lane) * 0.5575
	top := Rect{m.X + 18, m.Y + 8, m.W - 30, far - 12}
	t.Lane = Rect{m.X + 10, m.Y + far + 4*k, m.W - 20, lane}
	near := Rect{m.X + 18, t.Lane.Y + lane + 4*k, m.W - 30, m.Y + m.H - t.Lane.Y - lane - 14*k}
	t.Fixtures = map[string]Rect{"fight": {t.Lane.X, t.Lane.Y, 476 * k, lane}}
	t.Call = Rect{t.Lane.X + t.Lane.W - 440*k, t.Lane.Y, 440 * k, lane}
	if n := l.Seats - 1; n > 3 { // six emblems
		t.Call.X, t.Call.W = t.Call.X-24*k, t.Call.W+24*k
	}
	t.Caption = Rect{m.X + m.W/2 - 290*k, m.Y + m.H + 2, 580 * k, 42}
	t.Aside = Rect{m.X + 26, m.Y + 20, 238, 154}
	t.wrathOthers(l, top, bottom, k)
	t.wrathOwn(l, near, bottom, k)
	t.wrathFoot(l, bottom, k)
	t.wrathColumn(l, Rect{w - right - 8, 48, right, h - 56}, crowd.Rites, k)
	// Between the comparison of a fight and where the table is asked.
	play := Around(Point{(t.Lane.X + 476*k + t.Call.X) / 2, t.Lane.Y + lane/2}, 70*k, 98*k)
	t.spread(l, "play", rules.Nobody, Spread{Kind: Pile, Area: play, Drop: t.Lane.Inset(-6), Widths: []float64{66 * k}})
	return t
}

// wrathOthers sets the realms of the others side by side, clockwise from the
// left of the one below.
func (t *Table) wrathOthers(l *rules.Layout, top Rect, bottom rules.Seat, k float64) {
	n := l.Seats - 1
	pitch := (top.W + 16) / float64(n)
	gap := 34.0
	if n > 3 {
		gap = 16
	}
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		c := Rect{top.X + pitch*float64(i), top.Y, pitch - gap, top.H}
		if n == 1 {
			t.wrathFacing(l, s, c, k)
		} else {
			t.wrathColumnOf(l, s, c, n > 3, k)
		}
	}
}

// wrathColumnOf furnishes a realm in a column: header, map, creatures. tight
// puts what is counted under the name.
func (t *Table) wrathColumnOf(l *rules.Layout, s rules.Seat, c Rect, tight bool, k float64) {
	e := &t.Seats[s]
	e.Avatar = Rect{c.X, c.Y, 34 * k, 34 * k}
	head, mapH, widths := 36*k, 78*k, []float64{84 * k, 72 * k, 60 * k, 52 * k, 48 * k, 44 * k}
	if tight {
		e.Name = Rect{c.X + 40*k, c.Y + 1, c.W - 40*k, 20 * k}
		e.Tally = Rect{c.X + 38*k, c.Y + 22*k, min(c.W-38*k, 142*k), 19 * k}
		head, mapH, widths = 45*k, 75*k, []float64{60 * k, 54 * k, 48 * k, 44 * k}
	} else {
		tally := min(142*k, c.W*.46)
		e.Name = Rect{c.X + 40*k, c.Y, c.W - 46*k - tally, 34 * k}
		e.Tally = Rect{c.X + c.W - tally, c.Y + 5*k, tally, 24 * k}
	}
	e.Realm = Rect{c.X, c.Y + head, c.W, mapH}
	e.Panel = Rect{c.X - 6, c.Y - 4, c.W + 12, head + mapH + 6}
	e.Drop = e.Panel
	y := e.Realm.Y + mapH + 6*k
	t.wrathZones(l, s, Rect{c.X, y, c.W, c.Y + c.H - y}, widths, k)
	if tight { // closer to each other than to those of the next realm
		t.wrathRow(l, s, 10*k)
	}
}

// wrathFacing furnishes the realm of a single opponent as one's own: the map at
// the left, creatures beside it.
func (t *Table) wrathFacing(l *rules.Layout, s rules.Seat, c Rect, k float64) {
	e := &t.Seats[s]
	e.Avatar = Rect{c.X, c.Y, 34 * k, 34 * k}
	e.Name = Rect{c.X + 40*k, c.Y, 240 * k, 34 * k}
	e.Tally = Rect{c.X + 290*k, c.Y + 5*k, 142 * k, 24 * k}
	e.Realm = Rect{c.X, c.Y + 40*k, 432 * k, min(c.H-52*k, 150*k)}
	e.Panel = Rect{c.X - 6, c.Y - 4, 444 * k, e.Realm.Y + e.Realm.H - c.Y + 8}
	e.Drop = e.Panel
	x := c.X + 474*k
	t.wrathZones(l, s, Rect{x, c.Y + 10*k, c.X + c.W - x, c.H - 30*k}, []float64{100 * k, 84 * k, 72 * k, 60 * k}, k)
}

// wrathOwn furnishes the realm of the one below.
func (t *Table) wrathOwn(l *rules.Layout, c Rect, bottom rules.Seat, k float64) {
	e := &t.Seats[bottom]
	e.Bottom = true
	e.Avatar = Rect{c.X, c.Y - 3.5*k, 32 * k, 32 * k}
	e.Name = Rect{c.X + 38*k, c.Y - 3.5*k, 246 * k, 32 * k}
	e.Tally = Rect{c.X + 290*k, c.Y - 2*k, 142 * k, 24 * k}
	e.Realm = Rect{c.X, c.Y + 28*k, 432 * k, c.H - 34*k}
	e.Panel = Rect{c.X - 6, c.Y - 10*k, 444 * k, c.H + 10*k}
	e.Drop = e.Panel
	x := c.X + 474*k
	row := Rect{x, c.Y, c.X + c.W - x, c.H}
	t.wrathZones(l, bottom, row, []float64{100 * k, 84 * k, 72 * k, 60 * k}, k)
	t.Fixtures["slots"] = row
}

// wrathZones spreads what lies in a realm; row is for the creatures.
func (t *Table) wrathZones(l *rules.Layout, s rules.Seat, row Rect, widths []float64, k float64) {
	e := &t.Seats[s]
	for _, name := range [...]string{"provinces", "aside"} {
		t.spread(l, name, s, Spread{Kind: Placed, Area: e.Realm, Drop: e.Realm, Widths: []float64{30 * k}})
	}
	t.spread(l, "realm", s, Spread{Kind: Row, Left: true, Area: row, Drop: row.Inset(-6), Widths: widths, Gap: 26 * k, Deep: wrathPress})
	t.spread(l, "items", s, Spread{Kind: Placed, Area: row, Drop: Rect{-9, -9, 1, 1}, Widths: []float64{24 * k}})
	t.spread(l, "rites", s, Spread{Kind: Placed, Area: row, Drop: Rect{-9, -9, 1, 1}, Widths: []float64{28 * k}})
	e.Medal = Around(Point{e.Realm.X + e.Realm.W/2, e.Realm.Y + e.Realm.H}, 36*k, 8) // where arrows end
	away := Around(e.Tally.Center(), 30*k, 42*k)
	for _, name := range [...]string{"deck", "hand", "discard"} {
		t.spread(l, name, s, Spread{Kind: Away, Area: away, Drop: Rect{-9, -9, 1, 1}, Widths: []float64{30 * k}})
	}
	// A leader who is known to the last province loses one without being handed
	// the screen: it is let go on the plate that counts them.
	t.spread(l, "lost", s, Spread{Kind: Away, Area: away, Drop: e.Tally.Inset(-8), Widths: []float64{30 * k}})
}

// wrathFoot lays the hand and the piles of the one below.
func (t *Table) wrathFoot(l *rules.Layout, bottom rules.Seat, k float64) {
	m := t.Mat
	y := m.Y + m.H
	foot := t.H - y
	w := min(78*k, (foot-40*k)/CardRatio)
	pile := func(name string, x float64) Rect {
		r := Rect{x, y + 30*k, w, w * CardRatio}
		t.spread(l, name, bottom, Spread{Kind: Pile, Area: r, Drop: r.Inset(-8), Widths: []float64{w}})
		t.tag(l, name, bottom, Rect{r.X - 16, r.Y - 22, r.W + 32, 20}, Rect{r.X + r.W - 18, r.Y + r.H - 22, 28, 28})
		return r
	}
	deck := pile("deck", m.X+26*k)
	lost := pile("lost", m.X+m.W-26*k-w)
	discard := pile("discard", lost.X-26*k-w)
	x0, x1 := deck.X+deck.W+34*k, discard.X-22*k
	area := Rect{x0, y + 6*k, x1 - x0, foot - 8*k}
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: area, Drop: Rect{x0, y + 2, x1 - x0, foot - 2},
		Widths: []float64{102 * k}, Pitch: 108 * k, Turn: 0.03, Raise: 128 * k})
}

// What a lasting ritual takes in its panel with its words on two lines, what the
// title and the rim of the panel take, and what the log keeps when there are many.
const (
	wrathRite     = 32.0
	wrathRiteRim  = 42.0
	wrathLeastLog = 84.0
)

// wrathColumn stacks phases, powers, lasting rituals, log and buttons. Rituals
// take room from the log as they become many.
func (t *Table) wrathColumn(l *rules.Layout, c Rect, n int, k float64) {
	t.Fixtures["year"] = Rect{c.X, c.Y, c.W, 112}
	y := c.Y + 120
	rank := Rect{c.X, y, c.W, 48 + 20*float64(max(4, l.Seats))}
	t.Fixtures["rank"] = rank
	y += rank.H + 8
	t.Undo = Rect{c.X + c.W/2 - 76, c.Y + c.H - 34, 152, 32}
	t.End = Rect{c.X, t.Undo.Y - 62*k, c.W, 56 * k}
	free := t.End.Y - 8 - y
	rites := Rect{c.X, y, c.W, clamp(free*.46, 96, 220)}
	rites.H = max(rites.H, min(wrathRiteRim+wrathRite*float64(n), free-8-wrathLeastLog))
	t.Fixtures["rites"] = rites
	y += rites.H + 8
	t.Log = Rect{c.X, y, c.W, t.End.Y - 8 - y}
}
