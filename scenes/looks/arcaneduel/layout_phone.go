package arcaneduel

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// phone lays the sorcerers' table out in rows for a phone held upright,
// 390 by 700 to 844 units and more. Everything that can be pressed is at least
// 44 units high.
func phone(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	k := layout.Clamp((h-700)/144, 0, 1)
	wide := layout.Clamp(w/390, 1, 1.4)
	t := layout.Begin(l, w, h)
	spare := max(0, h-844) / 3
	seatsH, pile := layout.Lerp(126, 150, k), layout.Lerp(64, 80, k)*wide
	y := 62.0
	phoneSorcerers(t, l, bottom, layout.Rect{X: 14, Y: y, W: w - 28, H: seatsH})
	y += seatsH + layout.Lerp(20, 34, k) + spare/2
	phonePiles(t, l, layout.Rect{X: 8, Y: y, W: w - 16, H: pile * layout.CardRatio}, pile)
	y += pile*layout.CardRatio + layout.Lerp(14, 28, k) + spare/2
	t.Plaque = layout.Rect{X: 16, Y: y, W: w - 32, H: 74}
	y += 80
	t.Log = layout.Rect{X: 12, Y: y, W: w - 24, H: 46}
	// over the log
	t.Halves = [2]layout.Rect{{X: 9, Y: t.Log.Y - 4, W: w/2 - 11, H: 60}, {X: w/2 + 2, Y: t.Log.Y - 4, W: w/2 - 11, H: 60}}
	t.Mat = layout.Rect{X: 8, Y: 54, W: w - 16, H: y + 50 - 54}
	y += 60
	own := layout.Rect{X: 6, Y: y, W: w - 12, H: layout.Lerp(58, 66, k)}
	seatOf(t, bottom, own)
	t.Seats[bottom].Bottom, t.Seats[bottom].Count = true, layout.Rect{}
	y += own.H + 8
	foot := layout.Rect{X: 8, Y: h - 66, W: w - 16, H: 56}
	hand := layout.Rect{X: 8, Y: y, W: w - 16, H: foot.Y - 6 - y}
	card := min((hand.W-16)/3, hand.H/layout.CardRatio)
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Row, Gap: 8, Area: hand, Drop: hand,
		Widths: []float64{card, card * 0.75}})
	phoneArcaneFoot(t, foot)
	t.Caption = layout.Rect{X: 16, Y: t.Plaque.Y - 22, W: w - 32, H: 36}
	t.Lane = layout.Rect{X: 8, Y: t.Zones[zoneOf(l, "deck")].Area.Y, W: w - 16, H: pile * layout.CardRatio}
	t.Aside = layout.Rect{X: w/2 - 150, Y: t.Lane.Y, W: 300, H: 170}
	return t
}

func zoneOf(l *rules.Layout, name string) rules.Zone {
	z, _ := l.ZoneOf(name, rules.Nobody)
	return z
}

// phoneSorcerers sets the others side by side, clockwise.
func phoneSorcerers(t *layout.Table, l *rules.Layout, bottom rules.Seat, row layout.Rect) {
	n := l.Seats - 1
	gap := 4.5
	w := min((row.W-gap*float64(n-1))/float64(n), row.H*1.2)
	x := row.X + (row.W-float64(n)*w-float64(n-1)*gap)/2
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		p := layout.Rect{X: x + float64(i)*(w+gap), Y: row.Y, W: w, H: row.H}
		seatOf(t, s, p)
		// There is no room for backs: cards vanish into the number of them.
		t.Spread(l, "hand", s, layout.Spread{Area: t.Seats[s].Count, Drop: p, Widths: []float64{18}})
	}
}

// phonePiles lays deck and discard in the middle, the spell in play beside.
func phonePiles(t *layout.Table, l *rules.Layout, row layout.Rect, w float64) {
	c := row.Center()
	deck := layout.Rect{X: c.X - w - 10, Y: row.Y, W: w, H: row.H}
	discard := layout.Rect{X: c.X + 10, Y: row.Y, W: w, H: row.H}
	t.Spread(l, "deck", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: deck, Widths: []float64{w}})
	t.Spread(l, "discard", rules.Nobody, layout.Spread{Kind: layout.Heap, Area: discard, Drop: discard.Inset(-8),
		Widths: []float64{w}})
	play := layout.Rect{X: discard.X + w + 14, Y: row.Y + 4, W: row.X + row.W - discard.X - w - 18, H: row.H - 8}
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Row, Gap: 2, Area: play,
		Drop:   layout.Rect{X: row.X, Y: row.Y - 10, W: row.W, H: row.H + 110},
		Widths: []float64{min(play.W, play.H/layout.CardRatio)}})
	t.Count = layout.Around(layout.Point{X: deck.X + deck.W - 4, Y: deck.Y + deck.H - 4}, 26, 26)
	t.Pile = layout.Rect{X: discard.X - 6, Y: row.Y - 19, W: discard.W + 12, H: 17}
	t.DeckName = layout.Rect{X: deck.X - 6, Y: row.Y - 19, W: deck.W + 12, H: 17}
}

// phoneArcaneFoot is the row of buttons under the thumbs.
func phoneArcaneFoot(t *layout.Table, f layout.Rect) {
	t.Undo = layout.Rect{X: f.X, Y: f.Y, W: 74, H: f.H}
	act := (f.W - 74 - 18) * 0.29
	t.Acts = []layout.Rect{{X: f.X + 80, Y: f.Y, W: act, H: f.H}, {X: f.X + 86 + act, Y: f.Y, W: act, H: f.H}}
	x := f.X + 92 + 2*act
	t.End = layout.Rect{X: x, Y: f.Y, W: f.X + f.W - x, H: f.H}
}
