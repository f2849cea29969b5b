package layout

import "wyrmtable/rules"

// wrathPhone lays the realms out in rows: the others on top, each a map with its
// creatures, the lane, one's own realm, the hand, the log, the buttons.
func wrathPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	t := begin(l, w, h)
	k := clamp(min(w/390, h/844), 1, 2)
	foot, own := 196*k, 200*k
	t.Mat = Rect{4, 48, w - 8, h - 48 - foot}
	year := Rect{8, 52, (w - 24) * .56, 46}
	t.Fixtures = map[string]Rect{"year": year, "rites": {year.X + year.W + 8, year.Y, w - 24 - year.W, year.H}}
	ownY := h - foot - own
	lane := Rect{8, ownY - 78*k, w - 16, 74 * k}
	t.Lane, t.Call = lane, lane
	t.Fixtures["fight"] = Rect{lane.X, lane.Y, lane.W - 56*k, lane.H} // while the table is not asked there
	y := year.Y + year.H + 4
	t.wrathPhoneOthers(l, Rect{10, y, w - 20, lane.Y - y - 2}, bottom, k)
	t.wrathPhoneOwn(l, bottom, Rect{10, ownY, w - 20, own - 4}, k)
	t.Caption = Rect{16, lane.Y + 14, w - 32, 44}
	t.Aside = Rect{16, y + 10, 238, 154}
	play := Around(Point{lane.X + lane.W - 27*k, lane.Y + lane.H/2}, 50*k, 70*k)
	t.spread(l, "play", rules.Nobody, Spread{Kind: Pile, Area: play, Drop: lane, Widths: []float64{46 * k}})
	// A province that is sacrificed is let go in the lane.
	t.spread(l, "lost", bottom, Spread{Kind: Away, Area: t.Seats[bottom].Tally, Drop: lane, Widths: []float64{30 * k}})
	top := t.Mat.Y + t.Mat.H
	hand := Rect{8, top + 2, w - 16, 114 * k}
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: hand, Drop: hand, Widths: []float64{78 * k}, Pitch: 82 * k, Turn: 0.02, Raise: 81 * k})
	t.Undo = Rect{8, h - 52, 88, 46}
	t.End = Rect{102, h - 54, w - 110, 50}
	t.Log = Rect{8, hand.Y + hand.H + 1, w - 16, t.End.Y - hand.Y - hand.H - 3}
	return t
}

// wrathPhoneOthers sets the others below each other, or in two columns where
// they are many.
func (t *Table) wrathPhoneOthers(l *rules.Layout, area Rect, bottom rules.Seat, k float64) {
	n := l.Seats - 1
	cols := 1
	if n > 2 {
		cols = 2
	}
	rows := (n + cols - 1) / cols
	cw, ch := area.W/float64(cols), area.H/float64(rows)
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		c := Rect{area.X + float64(i%cols)*cw, area.Y + float64(i/cols)*ch, cw - 8*float64(cols-1), ch - 4}
		t.wrathPhoneRealm(l, s, c, k, cols == 1)
	}
}

// wrathPhoneRealm is the realm of another.
func (t *Table) wrathPhoneRealm(l *rules.Layout, s rules.Seat, c Rect, k float64, wide bool) {
	e := &t.Seats[s]
	e.Avatar = Rect{c.X, c.Y, 24, 24}
	tally := min(118, c.W*.5)
	e.Name = Rect{c.X + 28, c.Y, c.W - 32 - tally, 24}
	e.Tally = Rect{c.X + c.W - tally, c.Y + 3, tally, 19}
	rest := Rect{c.X, c.Y + 27, c.W, c.H - 27}
	row := Rect{}
	if wide {
		e.Realm = Rect{rest.X, rest.Y, rest.W * .46, rest.H}
		row = Rect{rest.X + rest.W*.48, rest.Y, rest.W * .52, rest.H}
	} else {
		e.Realm = Rect{rest.X, rest.Y, rest.W, rest.H * .54}
		row = Rect{rest.X, rest.Y + rest.H*.56, rest.W, rest.H * .44}
	}
	e.Panel = Rect{c.X - 3, c.Y - 2, e.Realm.W + 6, 29 + e.Realm.H}
	e.Drop = e.Panel
	cw := clamp((row.H-4)/CardRatio, 24, 76*k)
	t.wrathZones(l, s, row, []float64{cw, cw * .86, cw * .74}, k*.8)
}

// wrathPhoneOwn is the realm of the one below.
func (t *Table) wrathPhoneOwn(l *rules.Layout, s rules.Seat, c Rect, k float64) {
	e := &t.Seats[s]
	e.Bottom = true
	e.Avatar = Rect{c.X, c.Y, 26, 26}
	e.Name = Rect{c.X + 30, c.Y, c.W - 160, 26}
	e.Tally = Rect{c.X + c.W - 122, c.Y + 3, 122, 20}
	e.Realm = Rect{c.X, c.Y + 28, c.W, 82 * k}
	e.Panel = Rect{c.X - 4, c.Y - 2, c.W + 8, 30 + 82*k}
	e.Drop = e.Panel
	y := e.Realm.Y + e.Realm.H + 6
	row := Rect{c.X, y, c.W, c.Y + c.H - y}
	cw := clamp(row.H/CardRatio, 24, 80*k)
	t.wrathZones(l, s, row, []float64{cw, cw * .84, cw * .7}, k)
}
