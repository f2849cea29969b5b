package aestery

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// phone lays the table out in rows, for a window held upright: the other
// player, his cards, mine, myself, and the hand above the buttons.
func phone(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	t := layout.Begin(l, w, h)
	t.OneHand = true
	// From above.
	t.Track = layout.Rect{X: 6, Y: 48, W: w - 12, H: 34}
	t.Mat = layout.Rect{X: 4, Y: 84, W: w - 8, H: h - 84 - 242}
	m := t.Mat
	strip := 66.0
	high := (m.H - 2*strip - 52) / 2
	far := layout.Rect{X: m.X + 4, Y: m.Y + strip + 26, W: m.W - 8, H: high - 28}
	near := layout.Rect{X: m.X + 4, Y: m.Y + m.H - strip - 26 - high + 28, W: m.W - 8, H: high - 28}
	t.Lane = layout.Rect{X: m.X + 4, Y: far.Y + far.H, W: m.W - 8, H: near.Y - far.Y - far.H}
	t.Stack = t.Lane
	t.More = layout.Around(t.Lane.Center(), 230, 44)
	t.Caption = layout.Rect{X: m.X + 10, Y: t.Lane.Y + t.Lane.H/2 - 22, W: m.W - 20, H: 44}
	t.Aside = layout.Rect{X: m.X + 10, Y: m.Y + 60, W: 238, H: 154}
	for s := range rules.Seat(l.Seats) {
		e := &t.Seats[s]
		e.Bottom = s == bottom
		if e.Bottom {
			stripOf(t, l, s, layout.Rect{X: m.X, Y: m.Y + m.H - strip, W: m.W, H: strip})
			phoneRows(t, l, s, near, layout.Rect{X: m.X + 4, Y: near.Y + near.H + 2, W: m.W - 92, H: 24}, -10)
			e.Pool = layout.Rect{X: m.X + m.W - 84, Y: near.Y + near.H + 2, W: 80, H: 24}
			e.Drop = near
		} else {
			stripOf(t, l, s, layout.Rect{X: m.X, Y: m.Y, W: m.W, H: strip})
			phoneRows(t, l, s, far, layout.Rect{X: m.X + 4, Y: m.Y + strip + 1, W: m.W - 92, H: 24}, 10)
			e.Pool = layout.Rect{X: m.X + m.W - 84, Y: m.Y + strip + 1, W: 80, H: 24}
			e.Drop = layout.Rect{X: m.X, Y: m.Y, W: m.W, H: near.Y - m.Y - 2}
		}
	}
	t.Spread(l, "stack", rules.Nobody, layout.Spread{Kind: layout.Stair,
		Area: layout.Rect{X: t.Lane.X + 2, Y: t.Lane.Y + 1, W: 52, H: t.Lane.H - 2},
		Drop: m, Widths: []float64{(t.Lane.H - 4) / layout.CardRatio}})
	t.StackText = layout.Rect{X: t.Lane.X + 58, Y: t.Lane.Y, W: t.Lane.W - 60, H: t.Lane.H}
	// From below.
	t.End = layout.Rect{X: w * 0.36, Y: h - 60, W: w*0.64 - 6, H: 54}
	t.Pass = layout.Rect{X: 6, Y: h - 60, W: w*0.36 - 52, H: 54}
	t.Until = layout.Rect{X: w*0.36 - 46, Y: h - 60, W: 44, H: 54}
	t.Undo = layout.Rect{X: w - 92, Y: h - 108, W: 86, H: 44}
	t.Hold = layout.Rect{X: w - 138, Y: h - 108, W: 44, H: 44}
	t.Log = layout.Rect{X: 6, Y: h - 108, W: w - 148, H: 44}
	t.Comparison = layout.Rect{X: t.Log.X + t.Log.W - 104, Y: t.Log.Y, W: 104, H: 44}
	hand := layout.Rect{X: 6, Y: h - 238, W: w - 12, H: 126}
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Fan, Area: hand, Drop: hand, Widths: []float64{84}, Pitch: 76,
		Turn: 0.03, Raise: 88})
	t.Seats[bottom].Count = layout.Rect{}
	return t
}

// stripOf furnishes the strip of a player on a phone.
func stripOf(t *layout.Table, l *rules.Layout, s rules.Seat, p layout.Rect) {
	e := &t.Seats[s]
	e.Panel = p
	e.Medal = layout.Around(layout.Point{X: p.X + 28, Y: p.Y + 33}, 46, 46)
	hero := layout.Rect{X: p.X + 56, Y: p.Y + 3, W: 42, H: 60}
	t.Spread(l, "hero", s, layout.Spread{Kind: layout.Pile, Area: hero, Widths: []float64{42}})
	e.Level = layout.Around(layout.Point{X: hero.X + 36, Y: hero.Y + 48}, 24, 24)
	e.Name = layout.Rect{X: p.X + 108, Y: p.Y + 2, W: 74, H: 40}
	e.Avatar = layout.Rect{X: p.X + 108, Y: p.Y + 2, W: 74, H: 22}
	for i, name := range piles {
		r := layout.Rect{X: p.X + p.W - 200 + 42*float64(i), Y: p.Y + 4, W: 38, H: 53}
		t.Spread(l, name, s, layout.Spread{Kind: layout.Pile, Area: r, Drop: r.Inset(-2), Widths: []float64{36}})
		t.Tag(l, name, s, layout.Rect{}, layout.Rect{X: r.X + r.W - 17, Y: r.Y + r.H - 15, W: 22, H: 22})
	}
	pitch := layout.Rect{X: p.X + p.W - 32, Y: p.Y + 4, W: 28, H: 56}
	e.Stake = pitch
	t.Spread(l, "pitch", s, layout.Spread{Kind: layout.Heap, Area: pitch, Drop: pitch.Inset(-2), Widths: []float64{26}})
	t.Tag(l, "pitch", s, layout.Rect{}, layout.Rect{X: pitch.X + 6, Y: pitch.Y + pitch.H - 16, W: 22, H: 22})
	e.Count = layout.Rect{X: p.X + 108, Y: p.Y + 44, W: 60, H: 18}
	t.Spread(l, "hand", s, layout.Spread{Kind: layout.Away, Area: layout.Rect{X: p.X + 120, Y: p.Y + 30, W: 20, H: 28},
		Drop: layout.Rect{X: p.X + 104, Y: p.Y, W: 76, H: p.H}, Widths: []float64{20}})
}

func phoneRows(t *layout.Table, l *rules.Layout, s rules.Seat, row, mines layout.Rect, forward float64) {
	stories := layout.Rect{X: row.X + row.W*0.79, Y: row.Y, W: row.W * 0.21, H: row.H}
	fighters := layout.Rect{X: row.X, Y: row.Y, W: row.W*0.79 - 4, H: row.H}
	widths := []float64{60, 52, 46}
	inner := func(r layout.Rect) layout.Rect { return layout.Rect{X: r.X + 3, Y: r.Y + 3, W: r.W - 6, H: r.H - 6} }
	t.Spread(l, "fighters", s, layout.Spread{Kind: layout.Row, Area: inner(fighters), Drop: fighters, Widths: widths,
		Gap: 8, Fold: true, Heaps: true, Forward: forward})
	t.Spread(l, "stories", s, layout.Spread{Kind: layout.Row, Area: inner(stories), Drop: stories, Widths: widths[1:],
		Gap: 4, Fold: true, Heaps: true})
	t.Frame(l, "fighters", s, fighters, 0)
	t.Frame(l, "stories", s, stories, 0)
	t.Seats[s].Stock = mines
	area := layout.Rect{X: mines.X + 48, Y: mines.Y, W: mines.W - 52, H: mines.H} // beside "11/12"
	t.Spread(l, "mines", s, layout.Spread{Kind: layout.Row, Area: area, Drop: mines.Inset(-4), Widths: []float64{17},
		Gap: 7, Heaps: true, Least: 11, Left: true})
}
