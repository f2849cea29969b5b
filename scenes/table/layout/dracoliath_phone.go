package layout

import "wyrmtable/rules"

// dracoliathPhone lays the duel out in rows for a phone held upright, 390 by
// 700 to 844 units and more. Everything that can be pressed is at least 44
// units high.
func dracoliathPhone(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	k := clamp((h-700)/144, 0, 1)
	wide := clamp(w/390, 1, 1.5)
	t := begin(l, w, h)
	y := 50.0
	row := func(height float64) Rect {
		r := Rect{6, y, w - 12, height}
		y += height + 5
		return r
	}
	strips := lerp(64, 76, k)
	theirs := row(strips)
	top := lerp(64, 84, k) * wide
	their := row(top * CardRatio)
	card := lerp(86, 94, k) * wide
	lane := row(card*CardRatio + 14)
	strip := row(46)
	ours := row(strips)
	own := row(h - y - 5 - 62)
	foot := Rect{6, h - 62, w - 12, 56}
	t.Mat, t.Lane = Rect{4, theirs.Y, w - 8, own.Y + own.H - theirs.Y}, lane

	t.spread(l, "hand", 1-bottom, Spread{Kind: Row, Gap: 6, Area: their.inset(6, 0), Drop: their,
		Widths: []float64{top, 64 * wide}})
	big := min(119*wide, own.H/CardRatio)
	t.spread(l, "hand", bottom, Spread{Kind: Row, Gap: 5, Fold: true, Area: own.inset(4, 0), Drop: own,
		Widths: []float64{min(172*wide, own.H/CardRatio), min(146*wide, own.H/CardRatio), big, min(big, card, (own.W-8-3*5)/4)}})
	t.phoneLane(l, lane, card, lerp(66, 72, k)*wide)
	t.phoneStrip(l, strip)
	t.phoneSeat(1-bottom, theirs)
	t.phoneSeat(bottom, ours)
	t.Seats[bottom].Bottom = true
	t.phoneFoot(foot)
	t.Caption = Rect{16, lane.Y - 18, w - 32, 36}
	t.Aside = Rect{w/2 - 150, lane.Y, 300, 170}
	return t
}

func (r Rect) inset(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy} }

// phoneLane spreads the River over the width: the visible top of the pile and
// the places.
func (t *Table) phoneLane(l *rules.Layout, lane Rect, card, deckW float64) {
	deck := Rect{lane.X + 4, lane.Y + (lane.H-deckW*CardRatio)/2, deckW, deckW * CardRatio}
	t.spread(l, "deck", rules.Nobody, Spread{Kind: Pile, Area: deck, Widths: []float64{deckW}})
	slots := Rect{deck.X + deck.W + 4, lane.Y, lane.W - deck.W - 8, lane.H}
	t.spread(l, "river", rules.Nobody, Spread{Kind: Slots, Gap: 4, Fold: true, Area: slots,
		Widths: []float64{card, card * 0.8, card * 0.6}})
	played := Spread{Kind: Pile, Area: Around(Point{t.W - 62, lane.Y + lane.H + 28}, 110, 110*CardRatio), Drop: lane, Widths: []float64{110}}
	t.spread(l, "play", rules.Nobody, played)
	for s := range l.Seats {
		t.spread(l, "play", rules.Seat(s), played)
	}
	t.Count = Around(Point{deck.X + deck.W/2, deck.Y + deck.H + 6}, 24, 24) // below the words of the top card
}

// phoneStrip is the row under the River: the log's last line, renewal, discard.
func (t *Table) phoneStrip(l *rules.Layout, s Rect) {
	pile := Rect{s.X + s.W - 46, s.Y, 44, s.H}
	t.Renew = Rect{pile.X - 52, s.Y, 46, s.H}
	t.Log = Rect{s.X, s.Y, t.Renew.X - s.X - 6, s.H}
	t.spread(l, "discard", rules.Nobody, Spread{Kind: Heap, Area: pile, Drop: Rect{t.Renew.X, s.Y - 6, s.X + s.W - t.Renew.X, s.H + 12}, Widths: []float64{31}})
	t.Pile = Rect{pile.X, pile.Y + pile.H - 15, pile.W, 15}
}

// phoneFoot is the row of buttons under the thumbs.
func (t *Table) phoneFoot(f Rect) {
	t.Undo = Rect{f.X, f.Y, 82, f.H}
	t.Phases = Rect{f.X + 88, f.Y, 100, f.H}
	t.End = Rect{f.X + 194, f.Y, f.W - 194, f.H}
}

// phoneSeat furnishes a player's strip; the rulers lie down.
func (t *Table) phoneSeat(s rules.Seat, p Rect) {
	if int(s) >= len(t.Seats) {
		return
	}
	board := Rect{p.X + 118, p.Y + 3, p.W - 122, p.H - 6}
	lying := func(y float64, max int) Ruler {
		return Ruler{Rect: Rect{board.X, y - 13, board.W, 27},
			Zero: Point{board.X + 24, y}, Full: Point{board.X + board.W - 20, y}, Max: max}
	}
	t.Seats[s] = Seat{Panel: p, Board: board,
		Avatar: Around(Point{p.X + 24, p.Y + 22}, 36, 36),
		Name:   Rect{p.X + 45, p.Y + 3, 72, 38},
		Token:  Rect{p.X + 89, p.Y + p.H - 25, 28, 16},
		Chips:  Rect{p.X + 5, p.Y + p.H - 29, 84, 24},
		Rulers: []Ruler{lying(board.Y+14, 12), lying(board.Y+board.H-14, 18)},
	}
}
