package layout

import "wyrmtable/rules"

// dracoliathFour lays out two against two. Each column of the table is one
// duel: whoever sits above faces whoever sits below. The seats go clockwise
// from the lower right, so that partners sit side by side.
func dracoliathFour(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	if h > w {
		return dracoliathFourPhone(l, w, h, bottom)
	}
	k := clamp(h/720, 1, 1.3)
	t := begin(l, w, h)
	spare := w - 1280
	leftW, rightW := 188+min(spare*0.1, 30), 186+min(spare*0.25, 130)
	mid := Rect{8 + leftW + 4, 46, w - leftW - rightW - 8 - 4 - 14, h - 54}
	out := max(0, mid.W-widestMat*k) / 2
	mid.X, mid.W = mid.X+out, mid.W-2*out
	t.Mat = mid

	laneH := 142 * k
	lane := Rect{mid.X, 38 + (h-38-laneH)/2 - 19*k, mid.W, laneH}
	t.Lane = lane
	t.Label = Rect{lane.X + 4, lane.Y, 30, laneH}
	t.Caption = Rect{mid.X + mid.W/2 - 260, lane.Y - 26, 520, 44}
	t.Aside = Rect{mid.X + 6, 50, 238, 154}
	t.fourColumns(l, bottom, mid, k)
	t.fourLane(l, k)
	t.duelColumn(Rect{w - rightW - 10 - out, 48, rightW, h - 58})
	t.Order = Rect{t.Log.X, t.Log.Y, t.Log.W, 150}
	t.Log.Y, t.Log.H = t.Log.Y+158, t.Log.H-158

	half := (h - 48 - 10 - 8) / 2
	base := bottom &^ 1
	t.fourTeam(base^2, Rect{8 + out, 48, leftW, half})
	t.fourTeam(base, Rect{8 + out, 48 + half + 8, leftW, half})
	return t
}

// placed returns the seat at place p: 0 lower right, then clockwise lower left,
// upper left, upper right. The team of seat bottom sits below.
func placed(bottom rules.Seat, p int) rules.Seat { return (bottom&^1 + rules.Seat(p)) % 4 }

// fourColumns sets plates and hands of the four, and the two duels.
func (t *Table) fourColumns(l *rules.Layout, bottom rules.Seat, mid Rect, k float64) {
	colW := (mid.W - 16 - 8) / 2
	left := Rect{mid.X + 8, 48, colW, t.H - 58}
	right := Rect{left.X + colW + 8, 48, colW, left.H}
	for i, c := range [...]Rect{left, right} {
		x := c.X + 44
		if i == 1 {
			x = c.X + c.W - 44
		}
		over, under := placed(bottom, 2+i), placed(bottom, 1-i)
		t.Duels = append(t.Duels, Duel{Rect: c, Over: over, Under: under,
			Arrow: Rect{x - 20, t.Lane.Y - 22*k, 40, t.Lane.H + 44*k}})
		plateH := 44.0
		top := Rect{c.X + 14, 56, c.W - 28, plateH}
		low := Rect{c.X + 14, t.H - 16 - plateH, c.W - 28, plateH}
		t.fourSeat(over, top)
		t.fourSeat(under, low)
		t.Seats[under].Bottom = true
		upper := Rect{c.X + 10, top.Y + plateH + 6, c.W - 20, 0}
		upper.H = t.Lane.Y - 14 - upper.Y
		lower := Rect{c.X + 10, t.Lane.Y + t.Lane.H + 16, c.W - 20, 0}
		lower.H = low.Y - 12 - lower.Y
		t.fourHand(l, over, upper, Rect{c.X, 38, c.W, t.Lane.Y - 38}, min(116*k, upper.H/CardRatio))
		t.fourHand(l, under, lower, Rect{c.X, t.Lane.Y + t.Lane.H, c.W, t.H - t.Lane.Y - t.Lane.H}, min(128*k, lower.H/CardRatio))
	}
}

func (t *Table) fourHand(l *rules.Layout, s rules.Seat, area, drop Rect, w float64) {
	const tight = 4
	six := min(w*0.6, (area.W-5*tight)/6) // beside each other, so that no name loses its end
	t.spread(l, "hand", s, Spread{Kind: Row, Gap: 12, Area: area, Drop: drop, Widths: []float64{w, w * 0.86, w * 0.72, w * 0.6, six}, Tight: tight})
}

// fourSeat furnishes the plate of one of the four.
func (t *Table) fourSeat(s rules.Seat, p Rect) {
	y := p.Y + p.H/2
	t.Seats[s] = Seat{Panel: p, Plate: true,
		Avatar: Around(Point{p.X + 26, y}, 48, 48),
		Name:   Rect{p.X + 58, p.Y + 3, p.W - 58 - 222, p.H - 6},
		Chips:  Rect{p.X + p.W - 218, y - 15, 110, 30},
		Turn:   Around(Point{p.X + p.W - 88, y}, 26, 26),
		Token:  Rect{p.X + p.W - 68, y - 15, 60, 30},
	}
}

// fourTeam furnishes the instrument of a team at the seat that keeps its
// counters.
func (t *Table) fourTeam(keeper rules.Seat, p Rect) {
	board := Rect{p.X + 12, p.Y + 66, p.W - 24, p.H - 78}
	top, bot := board.Y+28, board.Y+board.H-32
	groove := func(at float64, max int) Ruler {
		x := board.X + at*board.W
		return Ruler{Rect: Rect{x - 34, board.Y + 4, 68, board.H - 8}, Zero: Point{x, bot}, Full: Point{x, top}, Max: max}
	}
	s := &t.Seats[keeper]
	s.Board, s.Rulers = board, []Ruler{groove(0.27, teamLife), groove(0.60, teamPower)}
	s.Team = Team{Panel: p, Keeper: keeper,
		Avatars: []Rect{Around(Point{p.X + 32, p.Y + 36}, 42, 42), Around(Point{p.X + 66, p.Y + 36}, 42, 42)},
		Name:    Rect{p.X + 94, p.Y + 14, p.W - 94 - 8, 44}}
}

// The ends of side B of the rulers.
const teamLife, teamPower = 20, 30

// fourLane spreads the River between the arrows of both duels.
func (t *Table) fourLane(l *rules.Layout, k float64) {
	lane, w := t.Lane, 88*min(k, t.Lane.W/880)
	y := lane.Y + (lane.H-w*CardRatio)/2
	deck := Rect{lane.X + 92, y, w, w * CardRatio}
	discard := Rect{lane.X + lane.W - 92 - w - 12, y, w, w * CardRatio}
	t.Renew = Rect{discard.X - 84, lane.Y + (lane.H-100)/2, 76, 100}
	slots := Rect{deck.X + w + 24, lane.Y, t.Renew.X - deck.X - w - 24 - 12, lane.H}
	t.spread(l, "deck", rules.Nobody, Spread{Kind: Pile, Area: deck, Widths: []float64{w}})
	t.spread(l, "river", rules.Nobody, Spread{Kind: Slots, Gap: 16 * k, Fold: true, Area: slots, Widths: []float64{w, w * .9, w * .8, w * 0.58}})
	t.spread(l, "discard", rules.Nobody, Spread{Kind: Heap, Area: discard,
		Drop: Rect{t.Renew.X, lane.Y, lane.X + lane.W - t.Renew.X, lane.H}, Widths: []float64{82 * k}, Below: 14 * k})
	t.spread(l, "play", rules.Nobody, Spread{Kind: Pile, Area: Around(lane.Center(), 140*k, 140*k*CardRatio), Drop: lane, Widths: []float64{140 * k}})
	t.Count = Around(Point{deck.X + 2, deck.Y + deck.H - 2}, 28, 28)
	t.Pile = Rect{discard.X - 14, lane.Y + lane.H - 20, discard.W + 28, 18}
}
