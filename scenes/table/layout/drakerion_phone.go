package layout

import "wyrmtable/rules"

// drakerionPhone lays the table out for a window held upright.
func drakerionPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	t := begin(l, w, h)
	t.OneHand = true
	t.Fixtures = map[string]Rect{}
	t.Mat = Rect{4, 50, w - 8, h - 50 - 242}
	m := t.Mat
	high := (m.H - 60) / 4
	y := m.Y
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		e.Panel = Rect{m.X, m.Y, m.W, 10}
		t.spread(l, "hand", s, Spread{Kind: Away})
	}
	for i, r := range [...]struct {
		name string
		s    rules.Seat
		kind int
	}{{"support", 1 - bottom, RankSupportAbove}, {"melee", 1 - bottom, RankMeleeAbove}, {"melee", bottom, RankMeleeBelow}, {"support", bottom, RankSupportBelow}} {
		if i == 2 {
			t.Lane = Rect{m.X, y, m.W, 60}
			y += 60
		}
		t.drakerionRank(l, r.name, r.s, Rect{m.X, y, m.W, high}, r.kind, 0)
		y += high
	}
	t.Caption = t.Lane
	t.spread(l, "play", rules.Nobody, Spread{Kind: Row, Area: t.Lane, Drop: m, Widths: []float64{40}})
	hand := Rect{6, h - 238, w - 12, 126}
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: hand, Drop: hand, Widths: []float64{84}, Pitch: 76, Turn: 0.03, Raise: 88})
	t.Log = Rect{6, h - 108, w - 148, 44}
	t.End = Rect{w * 0.36, h - 60, w*0.64 - 6, 54}
	t.Pass = Rect{6, h - 60, w*0.36 - 12, 54}
	t.Undo = Rect{w - 92, h - 108, 86, 44}
	return t
}
