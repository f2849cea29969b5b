package layout

import "wyrmtable/rules"

// arcanePhone lays the sorcerers' table out in rows for a phone held upright,
// 390 by 700 to 844 units and more. Everything that can be pressed is at least
// 44 units high.
func arcanePhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	k := clamp((h-700)/144, 0, 1)
	wide := clamp(w/390, 1, 1.4)
	t := begin(l, w, h)
	spare := max(0, h-844) / 3
	seatsH, pile := lerp(126, 150, k), lerp(64, 80, k)*wide
	y := 62.0
	t.phoneSorcerers(l, bottom, Rect{14, y, w - 28, seatsH})
	y += seatsH + lerp(20, 34, k) + spare/2
	t.phonePiles(l, Rect{8, y, w - 16, pile * CardRatio}, pile)
	y += pile*CardRatio + lerp(14, 28, k) + spare/2
	t.Plaque = Rect{16, y, w - 32, 74}
	y += 80
	t.Log = Rect{12, y, w - 24, 46}
	t.Halves = [2]Rect{{9, t.Log.Y - 4, w/2 - 11, 60}, {w/2 + 2, t.Log.Y - 4, w/2 - 11, 60}} // over the log
	t.Mat = Rect{8, 54, w - 16, y + 50 - 54}
	y += 60
	own := Rect{6, y, w - 12, lerp(58, 66, k)}
	t.arcaneSeat(bottom, own)
	t.Seats[bottom].Bottom, t.Seats[bottom].Count = true, Rect{}
	y += own.H + 8
	foot := Rect{8, h - 66, w - 16, 56}
	hand := Rect{8, y, w - 16, foot.Y - 6 - y}
	card := min((hand.W-16)/3, hand.H/CardRatio)
	t.spread(l, "hand", bottom, Spread{Kind: Row, Gap: 8, Area: hand, Drop: hand, Widths: []float64{card, card * 0.75}})
	t.phoneArcaneFoot(foot)
	t.Caption = Rect{16, t.Plaque.Y - 22, w - 32, 36}
	t.Lane = Rect{8, t.Zones[zoneOf(l, "deck")].Area.Y, w - 16, pile * CardRatio}
	t.Aside = Rect{w/2 - 150, t.Lane.Y, 300, 170}
	return t
}

func zoneOf(l *rules.Layout, name string) rules.Zone {
	z, _ := l.ZoneOf(name, rules.Nobody)
	return z
}

// phoneSorcerers sets the others side by side, clockwise.
func (t *Table) phoneSorcerers(l *rules.Layout, bottom rules.Seat, row Rect) {
	n := l.Seats - 1
	gap := 4.5
	w := min((row.W-gap*float64(n-1))/float64(n), row.H*1.2)
	x := row.X + (row.W-float64(n)*w-float64(n-1)*gap)/2
	for i := range n {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		p := Rect{x + float64(i)*(w+gap), row.Y, w, row.H}
		t.arcaneSeat(s, p)
		// There is no room for backs: cards vanish into the number of them.
		t.spread(l, "hand", s, Spread{Area: t.Seats[s].Count, Drop: p, Widths: []float64{18}})
	}
}

// phonePiles lays deck and discard in the middle, the spell in play beside.
func (t *Table) phonePiles(l *rules.Layout, row Rect, w float64) {
	c := row.Center()
	deck := Rect{c.X - w - 10, row.Y, w, row.H}
	discard := Rect{c.X + 10, row.Y, w, row.H}
	t.spread(l, "deck", rules.Nobody, Spread{Kind: Pile, Area: deck, Widths: []float64{w}})
	t.spread(l, "discard", rules.Nobody, Spread{Kind: Heap, Area: discard, Drop: discard.Inset(-8), Widths: []float64{w}})
	play := Rect{discard.X + w + 14, row.Y + 4, row.X + row.W - discard.X - w - 18, row.H - 8}
	t.spread(l, "play", rules.Nobody, Spread{Kind: Row, Gap: 2, Area: play, Drop: Rect{row.X, row.Y - 10, row.W, row.H + 110},
		Widths: []float64{min(play.W, play.H/CardRatio)}})
	t.Count = Around(Point{deck.X + deck.W - 4, deck.Y + deck.H - 4}, 26, 26)
	t.Pile = Rect{discard.X - 6, row.Y - 19, discard.W + 12, 17}
	t.DeckName = Rect{deck.X - 6, row.Y - 19, deck.W + 12, 17}
}

// phoneArcaneFoot is the row of buttons under the thumbs.
func (t *Table) phoneArcaneFoot(f Rect) {
	t.Undo = Rect{f.X, f.Y, 74, f.H}
	act := (f.W - 74 - 18) * 0.29
	t.Acts = []Rect{{f.X + 80, f.Y, act, f.H}, {f.X + 86 + act, f.Y, act, f.H}}
	x := f.X + 92 + 2*act
	t.End = Rect{x, f.Y, f.X + f.W - x, f.H}
}
