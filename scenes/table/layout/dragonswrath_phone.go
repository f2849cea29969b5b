package layout

import "wyrmtable/rules"

// wrathPhone lays the realms out in rows: the others on top, each a map with its
// creatures, the lane, one's own realm, the hand, the buttons.
func wrathPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	t := begin(l, w, h)
	k := clamp(w/390, 1, 2)
	foot := 252 * k // own creatures, hand and buttons
	n := l.Seats - 1
	t.Mat = Rect{4, 48, w - 8, h - 48 - 178*k}
	year := Rect{17, 60, (w - 38) * 0.56, 50}
	rites := Rect{year.X + year.W + 4, year.Y, w - year.X - year.W - 21, year.H}
	y := year.Y + year.H + 6
	_ = foot
	own := h - 178*k - 226*k
	lane := Rect{8, own - 78*k, w - 16, 74 * k}
	t.Lane, t.Call = lane, lane
	t.Fixtures = map[string]Rect{"fight": lane, "year": year, "rites": rites}
	area := Rect{18, y, w - 36, lane.Y - y - 4}
	rowH := area.H / float64((n+1)/2)
	cols := 2
	if n <= 2 {
		cols, rowH = 1, area.H/float64(n)
	}
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		cw := area.W / float64(cols)
		c := Rect{area.X + float64(i%cols)*cw, area.Y + float64(i/cols)*rowH, cw - 6, rowH - 4}
		t.wrathPhoneRealm(l, s, c, k, cols == 1)
	}
	t.wrathPhoneOwn(l, bottom, Rect{18, own, w - 36, 211 * k}, k)
	t.Caption = Rect{16, lane.Y - 46, w - 32, 44}
	t.Aside = Rect{16, area.Y + 10, 238, 154}
	play := Around(lane.Center(), 50*k, 70*k)
	t.spread(l, "play", rules.Nobody, Spread{Kind: Pile, Area: play, Drop: lane, Widths: []float64{46 * k}})
	top := t.Mat.Y + t.Mat.H
	hand := Rect{8, top + 2, w - 16, 118 * k}
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: hand, Drop: hand, Widths: []float64{80 * k}, Pitch: 84 * k, Turn: 0.02, Raise: 96 * k})
	t.Undo = Rect{8, h - 52, 88, 46}
	t.End = Rect{102, h - 54, w - 110, 50}
	t.Log = Rect{-9, -9, 0, 0}
	return t
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
	e.Realm = Rect{c.X, c.Y + 30, c.W, 96 * k}
	e.Panel = Rect{c.X - 4, c.Y - 2, c.W + 8, 30 + 96*k}
	e.Drop = e.Panel
	y := e.Realm.Y + e.Realm.H + 6
	row := Rect{c.X, y, c.W, c.Y + c.H - y}
	cw := clamp(row.H/CardRatio, 24, 80*k)
	t.wrathZones(l, s, row, []float64{cw, cw * .84, cw * .7}, k)
}
