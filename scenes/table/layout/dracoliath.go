package layout

import "wyrmtable/rules"

// Dracoliath lays out the duel on the mountain: the opponent above, the River
// across the middle, one's own hand below, rulers at the left, log and buttons
// at the right. On a phone everything stands in rows.
func Dracoliath(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	if l.Seats == 4 {
		return dracoliathFour(l, w, h, bottom)
	}
	if h > w {
		return dracoliathPhone(l, w, h, bottom)
	}
	// Measures are those of a window of 1280 by 720; what is wider or higher
	// is shared out: panels keep their widths, cards grow with the height.
	k := clamp(h/720, 1, 1.3)
	t := begin(l, w, h)
	spare := w - 1280 // panels take a little of a wide window, the log more
	leftW, rightW := 188+min(spare*0.1, 30), 186+min(spare*0.25, 130)
	mid := Rect{10 + leftW + 10, 48, w - leftW - rightW - 10 - 10 - 22, h - 58}
	out := max(0, mid.W-widestMat*k) / 2 // beyond that, clouds to both sides
	mid.X, mid.W = mid.X+out, mid.W-2*out
	t.Mat = mid

	laneK := min(k, mid.W/866) // a narrow lane has no room for larger cards
	topH, laneH := 160*k, 196*laneK
	gap := 8 + (h-58-topH-laneH-22*k-254*k)/4 // what is left moves the rows apart
	gap = max(gap, 6)
	lane := Rect{mid.X, 52 + topH + gap, mid.W, laneH}
	hand := Rect{mid.X + 134, lane.Y + laneH + gap + 22*k, mid.W - 134 - 12, 0}
	hand.H = h - 10 - hand.Y
	t.Lane = lane
	t.Label = Rect{lane.X + 4, lane.Y, 30, laneH}
	t.Caption = Rect{mid.X + mid.W/2 - 260, lane.Y - 26, 520, 44}
	t.Aside = Rect{mid.X + 6, 50, 238, 154}

	t.duelHands(l, bottom, mid, hand, topH, k)
	t.duelLane(l, lane, laneK)
	t.duelColumn(Rect{w - rightW - 10 - out, 48, rightW, h - 58})
	half := (h - 48 - 10 - 10) / 2
	t.duelSeat(1-bottom, Rect{10 + out, 48, leftW, half - 6}, Rect{mid.X + mid.W - 132, 62, 126, topH - 20})
	t.duelSeat(bottom, Rect{10 + out, 48 + half + 4, leftW, half + 6}, Rect{mid.X, lane.Y + laneH + 20, 122, h - lane.Y - laneH - 32})
	t.Seats[bottom].Bottom = true
	return t
}

// widestMat is how wide the table becomes at most.
const widestMat = 1150.0

// duelHands spreads both hands and the place of the card being played.
func (t *Table) duelHands(l *rules.Layout, bottom rules.Seat, mid, hand Rect, topH, k float64) {
	t.spread(l, "hand", 1-bottom, Spread{Kind: Row, Gap: 14 * k,
		Area:   Rect{mid.X + 150, 46, mid.W - 300, topH},
		Drop:   Rect{mid.X, 38, mid.W, topH + 8},
		Widths: []float64{106 * k, 88 * k, 76 * k}, Tight: 4})
	t.spread(l, "hand", bottom, Spread{Kind: Row, Gap: 20 * k, Area: hand,
		Drop:   Rect{mid.X, hand.Y - 20, mid.W, t.H - hand.Y + 20},
		Widths: []float64{min(182*k, (hand.H)/CardRatio), 150 * k, 122 * k, 112 * k, 96 * k}, Tight: 6})
}

// duelLane spreads the River: pile, places, renewal, discard.
func (t *Table) duelLane(l *rules.Layout, lane Rect, k float64) {
	w := 122 * k
	y := lane.Y + (lane.H-w*CardRatio)/2
	x := lane.X + 42
	room := lane.W - 42 - 20
	step := (room - 2*w) / 24 // the spare width, in parts
	deck := Rect{x, y, w, w * CardRatio}
	discard := Rect{lane.X + lane.W - w - 20, y, w, w * CardRatio}
	renewW := 96.0
	t.Renew = Rect{discard.X - renewW - step*0.6, lane.Y + lane.H/2 - 50, renewW, 100}
	slots := Rect{deck.X + w + step, lane.Y, t.Renew.X - deck.X - w - step - 8, lane.H}
	t.spread(l, "deck", rules.Nobody, Spread{Kind: Pile, Area: deck, Widths: []float64{w}})
	t.spread(l, "river", rules.Nobody, Spread{Kind: Slots, Gap: 12 * k, Fold: true, Area: slots,
		Widths: []float64{w, 112 * k, 106 * k, 98 * k, 88 * k, 73 * k}})
	small := 112 * k
	t.spread(l, "discard", rules.Nobody, Spread{Kind: Heap, Area: discard,
		Drop: Rect{t.Renew.X, lane.Y, lane.X + lane.W - t.Renew.X, lane.H}, Widths: []float64{small}, Below: 12 * k})
	played := Spread{Kind: Pile, Area: Around(t.Renew.Center(), 140*k, 140*k*CardRatio),
		Drop: lane, Widths: []float64{140 * k}} // over the button, which is of no use meanwhile
	t.spread(l, "play", rules.Nobody, played)
	for s := range l.Seats {
		t.spread(l, "play", rules.Seat(s), played)
	}
	t.Count = Around(Point{deck.X + 2, deck.Y + deck.H - 2}, 30, 30)
	t.Pile = Rect{discard.X - 10, lane.Y + lane.H - 24, discard.W + 20, 20}
}

// duelColumn stacks log, phases and buttons at the right.
func (t *Table) duelColumn(c Rect) {
	y := c.Y + c.H
	t.Goal = Rect{c.X, y - 54, c.W, 54}
	t.End = Rect{c.X - 2, y - 54 - 8 - 62, c.W + 4, 62}
	t.Undo = Rect{c.X, t.End.Y - 8 - 44, c.W/2 - 4, 44}
	t.Help = Rect{c.X + c.W/2 + 4, t.Undo.Y, c.W/2 - 4, 44}
	t.Phases = Rect{c.X, t.Undo.Y - 10 - 160, c.W, 160}
	t.Log = Rect{c.X, c.Y, c.W, t.Phases.Y - 8 - c.Y}
}

// duelSeat furnishes the panel of one player.
func (t *Table) duelSeat(s rules.Seat, p, chips Rect) {
	if int(s) >= len(t.Seats) {
		return
	}
	board := Rect{p.X + 12, p.Y + 78, p.W - 24, p.H - 90}
	top, bot := board.Y+28, board.Y+board.H-32
	groove := func(at float64, max int) Ruler {
		x := board.X + at*board.W
		return Ruler{Rect: Rect{x - 34, board.Y + 4, 68, board.H - 8},
			Zero: Point{x, bot}, Full: Point{x, top}, Max: max}
	}
	t.Seats[s] = Seat{Panel: p, Board: board, Chips: chips,
		Avatar: Around(Point{p.X + 36, p.Y + 39}, 56, 56),
		Name:   Rect{p.X + 70, p.Y + 12, p.W - 70 - 10, 50},
		Token:  Rect{p.X + p.W - 56, p.Y + 40, 48, 24},
		Rulers: []Ruler{groove(0.27, 12), groove(0.60, 18)},
	}
}
