package dracoliath

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// phone lays the duel out in rows for a phone held upright, 390 by
// 700 to 844 units and more. Everything that can be pressed is at least 44
// units high.
func phone(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	k := layout.Clamp((h-700)/144, 0, 1)
	wide := layout.Clamp(w/390, 1, 1.5)
	t := layout.Begin(l, w, h)
	y := 50.0
	row := func(height float64) layout.Rect {
		r := layout.Rect{X: 6, Y: y, W: w - 12, H: height}
		y += height + 5
		return r
	}
	strips := layout.Lerp(64, 76, k)
	theirs := row(strips)
	top := layout.Lerp(64, 84, k) * wide
	their := row(top * layout.CardRatio)
	card := layout.Lerp(86, 94, k) * wide
	lane := row(card*layout.CardRatio + 14)
	strip := row(46)
	ours := row(strips)
	own := row(h - y - 5 - 62)
	foot := layout.Rect{X: 6, Y: h - 62, W: w - 12, H: 56}
	t.Mat, t.Lane = layout.Rect{X: 4, Y: theirs.Y, W: w - 8, H: own.Y + own.H - theirs.Y}, lane

	t.Spread(l, "hand", 1-bottom, layout.Spread{Kind: layout.Row, Gap: 6, Area: inset(their, 6, 0), Drop: their,
		Widths: []float64{top, 64 * wide}})
	big := min(119*wide, own.H/layout.CardRatio)
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Row, Gap: 5, Fold: true, Area: inset(own, 4, 0), Drop: own,
		Widths: []float64{min(172*wide, own.H/layout.CardRatio), min(146*wide, own.H/layout.CardRatio), big,
			min(big, card, (own.W-8-3*5)/4)}})
	phoneLane(t, l, lane, card, layout.Lerp(66, 72, k)*wide)
	phoneStrip(t, l, strip)
	phoneSeat(t, 1-bottom, theirs)
	phoneSeat(t, bottom, ours)
	t.Seats[bottom].Bottom = true
	phoneFoot(t, foot)
	t.Caption = layout.Rect{X: 16, Y: lane.Y - 18, W: w - 32, H: 36}
	t.Aside = layout.Rect{X: w/2 - 150, Y: lane.Y, W: 300, H: 170}
	return t
}

func inset(r layout.Rect, dx, dy float64) layout.Rect {
	return layout.Rect{X: r.X + dx, Y: r.Y + dy, W: r.W - 2*dx, H: r.H - 2*dy}
}

// phoneLane spreads the River over the width: the visible top of the pile and
// the places.
func phoneLane(t *layout.Table, l *rules.Layout, lane layout.Rect, card, deckW float64) {
	deck := layout.Rect{X: lane.X + 4, Y: lane.Y + (lane.H-deckW*layout.CardRatio)/2, W: deckW,
		H: deckW * layout.CardRatio}
	t.Spread(l, "deck", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: deck, Widths: []float64{deckW}})
	slots := layout.Rect{X: deck.X + deck.W + 4, Y: lane.Y, W: lane.W - deck.W - 8, H: lane.H}
	t.Spread(l, "river", rules.Nobody, layout.Spread{Kind: layout.Slots, Gap: 4, Fold: true, Area: slots,
		Widths: []float64{card, card * 0.8, card * 0.6}})
	played := layout.Spread{Kind: layout.Pile, Area: layout.Around(layout.Point{X: t.W - 62, Y: lane.Y + lane.H + 28},
		110, 110*layout.CardRatio), Drop: lane, Widths: []float64{110}}
	t.Spread(l, "play", rules.Nobody, played)
	for s := range l.Seats {
		t.Spread(l, "play", rules.Seat(s), played)
	}
	// below the words of the top card
	t.Count = layout.Around(layout.Point{X: deck.X + deck.W/2, Y: deck.Y + deck.H + 6}, 24, 24)
}

// phoneStrip is the row under the River: the log's last line, renewal, discard.
func phoneStrip(t *layout.Table, l *rules.Layout, s layout.Rect) {
	pile := layout.Rect{X: s.X + s.W - 46, Y: s.Y, W: 44, H: s.H}
	t.Renew = layout.Rect{X: pile.X - 52, Y: s.Y, W: 46, H: s.H}
	t.Log = layout.Rect{X: s.X, Y: s.Y, W: t.Renew.X - s.X - 6, H: s.H}
	t.Spread(l, "discard", rules.Nobody, layout.Spread{Kind: layout.Heap, Area: pile,
		Drop: layout.Rect{X: t.Renew.X, Y: s.Y - 6, W: s.X + s.W - t.Renew.X, H: s.H + 12}, Widths: []float64{31}})
	t.Pile = layout.Rect{X: pile.X, Y: pile.Y + pile.H - 15, W: pile.W, H: 15}
}

// phoneFoot is the row of buttons under the thumbs.
func phoneFoot(t *layout.Table, f layout.Rect) {
	t.Undo = layout.Rect{X: f.X, Y: f.Y, W: 82, H: f.H}
	t.Phases = layout.Rect{X: f.X + 88, Y: f.Y, W: 100, H: f.H}
	t.End = layout.Rect{X: f.X + 194, Y: f.Y, W: f.W - 194, H: f.H}
}

// phoneSeat furnishes a player's strip; the rulers lie down.
func phoneSeat(t *layout.Table, s rules.Seat, p layout.Rect) {
	if int(s) >= len(t.Seats) {
		return
	}
	board := layout.Rect{X: p.X + 118, Y: p.Y + 3, W: p.W - 122, H: p.H - 6}
	lying := func(y float64, max int) layout.Ruler {
		return layout.Ruler{Rect: layout.Rect{X: board.X, Y: y - 13, W: board.W, H: 27},
			Zero: layout.Point{X: board.X + 24, Y: y}, Full: layout.Point{X: board.X + board.W - 20, Y: y}, Max: max}
	}
	t.Seats[s] = layout.Seat{Panel: p, Board: board,
		Avatar: layout.Around(layout.Point{X: p.X + 24, Y: p.Y + 22}, 36, 36),
		Name:   layout.Rect{X: p.X + 45, Y: p.Y + 3, W: 72, H: 38},
		Token:  layout.Rect{X: p.X + 89, Y: p.Y + p.H - 25, W: 28, H: 16},
		Chips:  layout.Rect{X: p.X + 5, Y: p.Y + p.H - 29, W: 84, H: 24},
		Rulers: []layout.Ruler{lying(board.Y+14, 12), lying(board.Y+board.H-14, 18)},
	}
}
