package dracoliath

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Dracoliath lays out the duel on the mountain: the opponent above, the River
// across the middle, one's own hand below, rulers at the left, log and buttons
// at the right. On a phone everything stands in rows.
func Layout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	if l.Seats == 4 {
		return fourOf(l, w, h, bottom)
	}
	if h > w {
		return phone(l, w, h, bottom)
	}
	// Measures are those of a window of 1280 by 720; what is wider or higher
	// is shared out: panels keep their widths, cards grow with the height.
	k := layout.Clamp(h/720, 1, 1.3)
	t := layout.Begin(l, w, h)
	spare := w - 1280 // panels take a little of a wide window, the log more
	leftW, rightW := 188+min(spare*0.1, 30), 186+min(spare*0.25, 130)
	mid := layout.Rect{X: 10 + leftW + 10, Y: 48, W: w - leftW - rightW - 10 - 10 - 22, H: h - 58}
	out := max(0, mid.W-widestMat*k) / 2 // beyond that, clouds to both sides
	mid.X, mid.W = mid.X+out, mid.W-2*out
	t.Mat = mid

	laneK := min(k, mid.W/866) // a narrow lane has no room for larger cards
	topH, laneH := 160*k, 196*laneK
	gap := 8 + (h-58-topH-laneH-22*k-254*k)/4 // what is left moves the rows apart
	gap = max(gap, 6)
	lane := layout.Rect{X: mid.X, Y: 52 + topH + gap, W: mid.W, H: laneH}
	hand := layout.Rect{X: mid.X + 134, Y: lane.Y + laneH + gap + 22*k, W: mid.W - 134 - 12, H: 0}
	hand.H = h - 10 - hand.Y
	t.Lane = lane
	t.Label = layout.Rect{X: lane.X + 4, Y: lane.Y, W: 30, H: laneH}
	t.Caption = layout.Rect{X: mid.X + mid.W/2 - 260, Y: lane.Y - 26, W: 520, H: 44}
	t.Aside = layout.Rect{X: mid.X + 6, Y: 50, W: 238, H: 154}

	duelHands(t, l, bottom, mid, hand, topH, k)
	duelLane(t, l, lane, laneK)
	duelColumn(t, layout.Rect{X: w - rightW - 10 - out, Y: 48, W: rightW, H: h - 58})
	half := (h - 48 - 10 - 10) / 2
	duelSeat(t, 1-bottom, layout.Rect{X: 10 + out, Y: 48, W: leftW, H: half - 6},
		layout.Rect{X: mid.X + mid.W - 132, Y: 62, W: 126, H: topH - 20})
	duelSeat(t, bottom, layout.Rect{X: 10 + out, Y: 48 + half + 4, W: leftW, H: half + 6},
		layout.Rect{X: mid.X, Y: lane.Y + laneH + 20, W: 122, H: h - lane.Y - laneH - 32})
	t.Seats[bottom].Bottom = true
	return t
}

// widestMat is how wide the table becomes at most.
const widestMat = 1150.0

// duelHands spreads both hands and the place of the card being played.
func duelHands(t *layout.Table, l *rules.Layout, bottom rules.Seat, mid, hand layout.Rect, topH, k float64) {
	t.Spread(l, "hand", 1-bottom, layout.Spread{Kind: layout.Row, Gap: 14 * k,
		Area:   layout.Rect{X: mid.X + 150, Y: 46, W: mid.W - 300, H: topH},
		Drop:   layout.Rect{X: mid.X, Y: 38, W: mid.W, H: topH + 8},
		Widths: []float64{106 * k, 88 * k, 76 * k}, Tight: 4})
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Row, Gap: 20 * k, Area: hand,
		Drop:   layout.Rect{X: mid.X, Y: hand.Y - 20, W: mid.W, H: t.H - hand.Y + 20},
		Widths: []float64{min(182*k, (hand.H)/layout.CardRatio), 150 * k, 122 * k, 112 * k, 96 * k}, Tight: 6})
}

// duelLane spreads the River: pile, places, renewal, discard.
func duelLane(t *layout.Table, l *rules.Layout, lane layout.Rect, k float64) {
	w := 122 * k
	y := lane.Y + (lane.H-w*layout.CardRatio)/2
	x := lane.X + 42
	room := lane.W - 42 - 20
	step := (room - 2*w) / 24 // the spare width, in parts
	deck := layout.Rect{X: x, Y: y, W: w, H: w * layout.CardRatio}
	discard := layout.Rect{X: lane.X + lane.W - w - 20, Y: y, W: w, H: w * layout.CardRatio}
	renewW := 96.0
	t.Renew = layout.Rect{X: discard.X - renewW - step*0.6, Y: lane.Y + lane.H/2 - 50, W: renewW, H: 100}
	slots := layout.Rect{X: deck.X + w + step, Y: lane.Y, W: t.Renew.X - deck.X - w - step - 8, H: lane.H}
	t.Spread(l, "deck", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: deck, Widths: []float64{w}})
	t.Spread(l, "river", rules.Nobody, layout.Spread{Kind: layout.Slots, Gap: 12 * k, Fold: true, Area: slots,
		Widths: []float64{w, 112 * k, 106 * k, 98 * k, 88 * k, 73 * k}})
	small := 112 * k
	t.Spread(l, "discard", rules.Nobody, layout.Spread{Kind: layout.Heap, Area: discard,
		Drop: layout.Rect{X: t.Renew.X, Y: lane.Y, W: lane.X + lane.W - t.Renew.X, H: lane.H}, Widths: []float64{small},
		Below: 12 * k})
	played := layout.Spread{Kind: layout.Pile, Area: layout.Around(t.Renew.Center(), 140*k, 140*k*layout.CardRatio),
		Drop: lane, Widths: []float64{140 * k}} // over the button, which is of no use meanwhile
	t.Spread(l, "play", rules.Nobody, played)
	for s := range l.Seats {
		t.Spread(l, "play", rules.Seat(s), played)
	}
	t.Count = layout.Around(layout.Point{X: deck.X + 2, Y: deck.Y + deck.H - 2}, 30, 30)
	t.Pile = layout.Rect{X: discard.X - 10, Y: lane.Y + lane.H - 24, W: discard.W + 20, H: 20}
}

// duelColumn stacks log, phases and buttons at the right.
func duelColumn(t *layout.Table, c layout.Rect) {
	y := c.Y + c.H
	t.Goal = layout.Rect{X: c.X, Y: y - 54, W: c.W, H: 54}
	t.End = layout.Rect{X: c.X - 2, Y: y - 54 - 8 - 62, W: c.W + 4, H: 62}
	t.Undo = layout.Rect{X: c.X, Y: t.End.Y - 8 - 44, W: c.W/2 - 4, H: 44}
	t.Help = layout.Rect{X: c.X + c.W/2 + 4, Y: t.Undo.Y, W: c.W/2 - 4, H: 44}
	t.Phases = layout.Rect{X: c.X, Y: t.Undo.Y - 10 - 160, W: c.W, H: 160}
	t.Log = layout.Rect{X: c.X, Y: c.Y, W: c.W, H: t.Phases.Y - 8 - c.Y}
}

// duelSeat furnishes the panel of one player.
func duelSeat(t *layout.Table, s rules.Seat, p, chips layout.Rect) {
	if int(s) >= len(t.Seats) {
		return
	}
	board := layout.Rect{X: p.X + 12, Y: p.Y + 78, W: p.W - 24, H: p.H - 90}
	top, bot := board.Y+28, board.Y+board.H-32
	groove := func(at float64, max int) layout.Ruler {
		x := board.X + at*board.W
		return layout.Ruler{Rect: layout.Rect{X: x - 34, Y: board.Y + 4, W: 68, H: board.H - 8},
			Zero: layout.Point{X: x, Y: bot}, Full: layout.Point{X: x, Y: top}, Max: max}
	}
	t.Seats[s] = layout.Seat{Panel: p, Board: board, Chips: chips,
		Avatar: layout.Around(layout.Point{X: p.X + 36, Y: p.Y + 39}, 56, 56),
		Name:   layout.Rect{X: p.X + 70, Y: p.Y + 12, W: p.W - 70 - 10, H: 50},
		Token:  layout.Rect{X: p.X + p.W - 56, Y: p.Y + 40, W: 48, H: 24},
		Rulers: []layout.Ruler{groove(0.27, 12), groove(0.60, 18)},
	}
}
