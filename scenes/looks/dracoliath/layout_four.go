package dracoliath

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// fourOf lays out two against two. Each column of the table is one
// duel: whoever sits above faces whoever sits below. The seats go clockwise
// from the lower right, so that partners sit side by side.
func fourOf(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	if h > w {
		return fourPhone(l, w, h, bottom)
	}
	k := layout.Clamp(h/720, 1, 1.3)
	t := layout.Begin(l, w, h)
	spare := w - 1280
	leftW, rightW := 188+min(spare*0.1, 30), 186+min(spare*0.25, 130)
	mid := layout.Rect{X: 8 + leftW + 4, Y: 46, W: w - leftW - rightW - 8 - 4 - 14, H: h - 54}
	out := max(0, mid.W-widestMat*k) / 2
	mid.X, mid.W = mid.X+out, mid.W-2*out
	t.Mat = mid

	laneH := 142 * k
	lane := layout.Rect{X: mid.X, Y: 38 + (h-38-laneH)/2 - 19*k, W: mid.W, H: laneH}
	t.Lane = lane
	t.Label = layout.Rect{X: lane.X + 4, Y: lane.Y, W: 30, H: laneH}
	t.Caption = layout.Rect{X: mid.X + mid.W/2 - 260, Y: lane.Y - 26, W: 520, H: 44}
	t.Aside = layout.Rect{X: mid.X + 6, Y: 50, W: 238, H: 154}
	fourColumns(t, l, bottom, mid, k)
	fourLane(t, l, k)
	duelColumn(t, layout.Rect{X: w - rightW - 10 - out, Y: 48, W: rightW, H: h - 58})
	t.Order = layout.Rect{X: t.Log.X, Y: t.Log.Y, W: t.Log.W, H: 150}
	t.Log.Y, t.Log.H = t.Log.Y+158, t.Log.H-158

	half := (h - 48 - 10 - 8) / 2
	base := bottom &^ 1
	fourTeam(t, base^2, layout.Rect{X: 8 + out, Y: 48, W: leftW, H: half})
	fourTeam(t, base, layout.Rect{X: 8 + out, Y: 48 + half + 8, W: leftW, H: half})
	return t
}

// placed returns the seat at place p: 0 lower right, then clockwise lower left,
// upper left, upper right. The team of seat bottom sits below.
func placed(bottom rules.Seat, p int) rules.Seat { return (bottom&^1 + rules.Seat(p)) % 4 }

// fourColumns sets plates and hands of the four, and the two duels.
func fourColumns(t *layout.Table, l *rules.Layout, bottom rules.Seat, mid layout.Rect, k float64) {
	colW := (mid.W - 16 - 8) / 2
	left := layout.Rect{X: mid.X + 8, Y: 48, W: colW, H: t.H - 58}
	right := layout.Rect{X: left.X + colW + 8, Y: 48, W: colW, H: left.H}
	for i, c := range [...]layout.Rect{left, right} {
		x := c.X + 44
		if i == 1 {
			x = c.X + c.W - 44
		}
		over, under := placed(bottom, 2+i), placed(bottom, 1-i)
		t.Duels = append(t.Duels, layout.Duel{Rect: c, Over: over, Under: under,
			Arrow: layout.Rect{X: x - 20, Y: t.Lane.Y - 22*k, W: 40, H: t.Lane.H + 44*k}})
		plateH := 44.0
		top := layout.Rect{X: c.X + 14, Y: 56, W: c.W - 28, H: plateH}
		low := layout.Rect{X: c.X + 14, Y: t.H - 16 - plateH, W: c.W - 28, H: plateH}
		fourSeat(t, over, top)
		fourSeat(t, under, low)
		t.Seats[under].Bottom = true
		upper := layout.Rect{X: c.X + 10, Y: top.Y + plateH + 6, W: c.W - 20, H: 0}
		upper.H = t.Lane.Y - 14 - upper.Y
		lower := layout.Rect{X: c.X + 10, Y: t.Lane.Y + t.Lane.H + 16, W: c.W - 20, H: 0}
		lower.H = low.Y - 12 - lower.Y
		fourHand(t, l, over, upper, layout.Rect{X: c.X, Y: 38, W: c.W, H: t.Lane.Y - 38},
			min(116*k, upper.H/layout.CardRatio))
		fourHand(t, l, under, lower, layout.Rect{X: c.X, Y: t.Lane.Y + t.Lane.H, W: c.W, H: t.H - t.Lane.Y - t.Lane.H},
			min(128*k, lower.H/layout.CardRatio))
	}
}

func fourHand(t *layout.Table, l *rules.Layout, s rules.Seat, area, drop layout.Rect, w float64) {
	const tight = 4
	six := min(w*0.6, (area.W-5*tight)/6) // beside each other, so that no name loses its end
	t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Gap: 12, Area: area, Drop: drop,
		Widths: []float64{w, w * 0.86, w * 0.72, w * 0.6, six}, Tight: tight})
}

// fourSeat furnishes the plate of one of the four.
func fourSeat(t *layout.Table, s rules.Seat, p layout.Rect) {
	y := p.Y + p.H/2
	t.Seats[s] = layout.Seat{Panel: p, Plate: true,
		Avatar: layout.Around(layout.Point{X: p.X + 26, Y: y}, 48, 48),
		Name:   layout.Rect{X: p.X + 58, Y: p.Y + 3, W: p.W - 58 - 222, H: p.H - 6},
		Chips:  layout.Rect{X: p.X + p.W - 218, Y: y - 15, W: 110, H: 30},
		Turn:   layout.Around(layout.Point{X: p.X + p.W - 88, Y: y}, 26, 26),
		Token:  layout.Rect{X: p.X + p.W - 68, Y: y - 15, W: 60, H: 30},
	}
}

// fourTeam furnishes the instrument of a team at the seat that keeps its
// counters.
func fourTeam(t *layout.Table, keeper rules.Seat, p layout.Rect) {
	board := layout.Rect{X: p.X + 12, Y: p.Y + 66, W: p.W - 24, H: p.H - 78}
	top, bot := board.Y+28, board.Y+board.H-32
	groove := func(at float64, max int) layout.Ruler {
		x := board.X + at*board.W
		return layout.Ruler{Rect: layout.Rect{X: x - 34, Y: board.Y + 4, W: 68, H: board.H - 8},
			Zero: layout.Point{X: x, Y: bot}, Full: layout.Point{X: x, Y: top}, Max: max}
	}
	s := &t.Seats[keeper]
	s.Board, s.Rulers = board, []layout.Ruler{groove(0.27, teamLife), groove(0.60, teamPower)}
	s.Team = layout.Team{Panel: p, Keeper: keeper,
		Avatars: []layout.Rect{layout.Around(layout.Point{X: p.X + 32, Y: p.Y + 36}, 42, 42),
			layout.Around(layout.Point{X: p.X + 66, Y: p.Y + 36}, 42, 42)},
		Name: layout.Rect{X: p.X + 94, Y: p.Y + 14, W: p.W - 94 - 8, H: 44}}
}

// The ends of side B of the rulers.
const teamLife, teamPower = 20, 30

// fourLane spreads the River between the arrows of both duels.
func fourLane(t *layout.Table, l *rules.Layout, k float64) {
	lane, w := t.Lane, 88*min(k, t.Lane.W/880)
	y := lane.Y + (lane.H-w*layout.CardRatio)/2
	deck := layout.Rect{X: lane.X + 92, Y: y, W: w, H: w * layout.CardRatio}
	discard := layout.Rect{X: lane.X + lane.W - 92 - w - 12, Y: y, W: w, H: w * layout.CardRatio}
	t.Renew = layout.Rect{X: discard.X - 84, Y: lane.Y + (lane.H-100)/2, W: 76, H: 100}
	slots := layout.Rect{X: deck.X + w + 24, Y: lane.Y, W: t.Renew.X - deck.X - w - 24 - 12, H: lane.H}
	t.Spread(l, "deck", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: deck, Widths: []float64{w}})
	t.Spread(l, "river", rules.Nobody, layout.Spread{Kind: layout.Slots, Gap: 16 * k, Fold: true, Area: slots,
		Widths: []float64{w, w * .9, w * .8, w * 0.58}})
	t.Spread(l, "discard", rules.Nobody, layout.Spread{Kind: layout.Heap, Area: discard,
		Drop: layout.Rect{X: t.Renew.X, Y: lane.Y, W: lane.X + lane.W - t.Renew.X, H: lane.H}, Widths: []float64{82 * k},
		Below: 14 * k})
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Pile,
		Area: layout.Around(lane.Center(), 140*k, 140*k*layout.CardRatio), Drop: lane, Widths: []float64{140 * k}})
	t.Count = layout.Around(layout.Point{X: deck.X + 2, Y: deck.Y + deck.H - 2}, 28, 28)
	t.Pile = layout.Rect{X: discard.X - 14, Y: lane.Y + lane.H - 20, W: discard.W + 28, H: 18}
}
