package layout

import "wyrmtable/rules"

// aesteryPhone lays the table out in rows, for a window held upright: the other
// player, his cards, mine, myself, and the hand above the buttons.
func aesteryPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	t := begin(l, w, h)
	t.OneHand = true
	// From above.
	t.Track = Rect{6, 48, w - 12, 34}
	t.Mat = Rect{4, 84, w - 8, h - 84 - 242}
	m := t.Mat
	strip := 66.0
	high := (m.H - 2*strip - 52) / 2
	far := Rect{m.X + 4, m.Y + strip + 26, m.W - 8, high - 28}
	near := Rect{m.X + 4, m.Y + m.H - strip - 26 - high + 28, m.W - 8, high - 28}
	t.Lane = Rect{m.X + 4, far.Y + far.H, m.W - 8, near.Y - far.Y - far.H}
	t.Stack = t.Lane
	t.More = Around(t.Lane.Center(), 230, 44)
	t.Caption = Rect{m.X + 10, t.Lane.Y + t.Lane.H/2 - 22, m.W - 20, 44}
	t.Aside = Rect{m.X + 10, m.Y + 60, 238, 154}
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		if e.Bottom {
			t.aesteryStrip(l, s, Rect{m.X, m.Y + m.H - strip, m.W, strip})
			t.aesteryPhoneRows(l, s, near, Rect{m.X + 4, near.Y + near.H + 2, m.W - 92, 24}, -10)
			e.Pool = Rect{m.X + m.W - 84, near.Y + near.H + 2, 80, 24}
			e.Drop = near
		} else {
			t.aesteryStrip(l, s, Rect{m.X, m.Y, m.W, strip})
			t.aesteryPhoneRows(l, s, far, Rect{m.X + 4, m.Y + strip + 1, m.W - 92, 24}, 10)
			e.Pool = Rect{m.X + m.W - 84, m.Y + strip + 1, 80, 24}
			e.Drop = Rect{m.X, m.Y, m.W, near.Y - m.Y - 2}
		}
	}
	t.spread(l, "stack", rules.Nobody, Spread{Kind: Stair, Area: Rect{t.Lane.X + 2, t.Lane.Y + 1, 52, t.Lane.H - 2},
		Drop: m, Widths: []float64{(t.Lane.H - 4) / CardRatio}})
	t.StackText = Rect{t.Lane.X + 58, t.Lane.Y, t.Lane.W - 60, t.Lane.H}
	// From below.
	t.End = Rect{w * 0.36, h - 60, w*0.64 - 6, 54}
	t.Pass = Rect{6, h - 60, w*0.36 - 52, 54}
	t.Until = Rect{w*0.36 - 46, h - 60, 44, 54}
	t.Undo = Rect{w - 92, h - 108, 86, 44}
	t.Hold = Rect{w - 138, h - 108, 44, 44}
	t.Log = Rect{6, h - 108, w - 148, 44}
	t.Foresee = Rect{t.Log.X + t.Log.W - 104, t.Log.Y, 104, 44}
	hand := Rect{6, h - 238, w - 12, 126}
	t.spread(l, "hand", bottom, Spread{Kind: Fan, Area: hand, Drop: hand, Widths: []float64{84}, Pitch: 76, Turn: 0.03, Raise: 88})
	t.Seats[bottom].Count = Rect{}
	return t
}

// aesteryStrip furnishes the strip of a player on a phone.
func (t *Table) aesteryStrip(l *rules.Layout, s rules.Seat, p Rect) {
	e := &t.Seats[s]
	e.Panel = p
	e.Medal = Around(Point{p.X + 28, p.Y + 33}, 46, 46)
	hero := Rect{p.X + 56, p.Y + 3, 42, 60}
	t.spread(l, "hero", s, Spread{Kind: Pile, Area: hero, Widths: []float64{42}})
	e.Level = Around(Point{hero.X + 36, hero.Y + 48}, 24, 24)
	e.Name = Rect{p.X + 108, p.Y + 2, 74, 40}
	e.Avatar = Rect{p.X + 108, p.Y + 2, 74, 22}
	for i, name := range aesteryPiles {
		r := Rect{p.X + p.W - 200 + 42*float64(i), p.Y + 4, 38, 53}
		t.spread(l, name, s, Spread{Kind: Pile, Area: r, Drop: r.Inset(-2), Widths: []float64{36}})
		t.tag(l, name, s, Rect{}, Rect{r.X + r.W - 17, r.Y + r.H - 15, 22, 22})
	}
	pitch := Rect{p.X + p.W - 32, p.Y + 4, 28, 56}
	e.Stake = pitch
	t.spread(l, "pitch", s, Spread{Kind: Heap, Area: pitch, Drop: pitch.Inset(-2), Widths: []float64{26}})
	t.tag(l, "pitch", s, Rect{}, Rect{pitch.X + 6, pitch.Y + pitch.H - 16, 22, 22})
	e.Count = Rect{p.X + 108, p.Y + 44, 60, 18}
	t.spread(l, "hand", s, Spread{Kind: Away, Area: Rect{p.X + 120, p.Y + 30, 20, 28}, Drop: Rect{p.X + 104, p.Y, 76, p.H}, Widths: []float64{20}})
}

func (t *Table) aesteryPhoneRows(l *rules.Layout, s rules.Seat, row, mines Rect, forward float64) {
	stories := Rect{row.X + row.W*0.79, row.Y, row.W * 0.21, row.H}
	fighters := Rect{row.X, row.Y, row.W*0.79 - 4, row.H}
	widths := []float64{60, 52, 46}
	inner := func(r Rect) Rect { return Rect{r.X + 3, r.Y + 3, r.W - 6, r.H - 6} }
	t.spread(l, "fighters", s, Spread{Kind: Row, Area: inner(fighters), Drop: fighters, Widths: widths, Gap: 8, Fold: true, Heaps: true, Forward: forward})
	t.spread(l, "stories", s, Spread{Kind: Row, Area: inner(stories), Drop: stories, Widths: widths[1:], Gap: 4, Fold: true, Heaps: true})
	t.frame(l, "fighters", s, fighters, 0)
	t.frame(l, "stories", s, stories, 0)
	t.Seats[s].Stock = mines
	area := Rect{mines.X + 48, mines.Y, mines.W - 52, mines.H} // beside "11/12"
	t.spread(l, "mines", s, Spread{Kind: Row, Area: area, Drop: mines.Inset(-4), Widths: []float64{17}, Gap: 7, Heaps: true, Least: 11, Left: true})
}
