package arcaneduel

import (
	paint "wyrmtable/art/arcaneduel"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// Layout lays out the sorcerers' table: panels around the piles on the
// velvet, one's own below it beside one's hand, log and combinations at the
// right. On a phone everything stands in rows.
func Layout(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table {
	if h > w {
		return phone(l, w, h, bottom)
	}
	// Measures are those of a window of 1280 by 720; k enlarges what a higher
	// window has room for, and what is wider moves the panels apart.
	right := 218 + layout.Clamp((w-1280)*0.25, 0, 100)
	k := layout.Clamp(min(h/720, (w-right-46)/1016), 1, 1.35)
	t := layout.Begin(l, w, h)
	m := layout.Rect{X: 14, Y: 50, W: min(w-right-46, widestVelvet*k), H: h - 50 - 150*k}
	m.X += (w - right - 46 - m.W) / 2
	t.Mat = m
	p := layout.Point{X: m.X + m.W/2, Y: m.Y + m.H*velvetMiddle}
	piles(t, l, p, k)
	t.Plaque = layout.Rect{X: p.X - 220*k, Y: m.Y + m.H - 138*k, W: 440 * k, H: 84 * k}
	side := (m.W-t.Plaque.W)/2 - 104*k // clear of the candles
	halfW := min(side, 250*k)
	t.Halves = [2]layout.Rect{{X: t.Plaque.X - 14*k - halfW, Y: t.Plaque.Y, W: halfW, H: 84 * k},
		{X: t.Plaque.X + t.Plaque.W + 14*k, Y: t.Plaque.Y, W: halfW, H: 84 * k}}
	t.Caption = layout.Rect{X: p.X - 270*k, Y: t.Plaque.Y - 48*k, W: 540 * k, H: 44}
	t.Lane = layout.Rect{X: m.X, Y: p.Y - 60, W: m.W, H: 120} // where turns are announced
	t.Aside = layout.Rect{X: m.X + 26, Y: m.Y + 20, W: 238, H: 154}
	seatsOf(t, l, bottom, k)
	footOf(t, l, bottom, k)
	column(t, layout.Rect{X: w - right - 14, Y: 52, W: right, H: h - 52 - 14})
	return t
}

// widestVelvet is how wide the cloth becomes at most, and velvetMiddle how far
// down its circle lies, as a share of its height.
const (
	widestVelvet = 1250.0
	velvetMiddle = 0.5135
)

// piles lays deck, discard and the spell in play about the middle.
func piles(t *layout.Table, l *rules.Layout, p layout.Point, k float64) {
	w := 84 * k
	high := w * layout.CardRatio
	deck := layout.Rect{X: p.X - 94*k, Y: p.Y - high/2, W: w, H: high}
	discard := layout.Rect{X: p.X + 10*k, Y: p.Y - high/2, W: w, H: high}
	t.Spread(l, "deck", rules.Nobody, layout.Spread{Kind: layout.Pile, Area: deck, Widths: []float64{w}})
	t.Spread(l, "discard", rules.Nobody, layout.Spread{Kind: layout.Heap, Area: discard, Drop: discard.Inset(-8 * k),
		Widths: []float64{w}})
	play := layout.Rect{X: discard.X + w + 20*k, Y: p.Y - high/2, W: 132 * k, H: high}
	drop := layout.Rect{X: p.X - 200*k, Y: t.Mat.Y + 150*k, W: 400 * k, H: t.Mat.H - 160*k}
	t.Spread(l, "play", rules.Nobody, layout.Spread{Kind: layout.Row, Area: play, Drop: drop, Gap: 4,
		Widths: []float64{w}})
	t.Count = layout.Around(layout.Point{X: deck.X + deck.W - 2, Y: deck.Y + deck.H - 2}, 28, 28)
	t.Pile = layout.Rect{X: discard.X - 10, Y: deck.Y - 24, W: discard.W + 20, H: 20}
	t.DeckName = layout.Rect{X: deck.X - 10, Y: deck.Y - 24, W: deck.W + 20, H: 20}
}

// places are where the others sit, clockwise from the left of the one
// below, by how many they are: shares of the free width and height, of the
// upper left corner of their panels.
var places = [...][]layout.Point{
	1: {{X: 0.5, Y: 0}},
	2: {{X: 0, Y: 0.40}, {X: 1, Y: 0.40}},
	3: {{X: 0, Y: 0.40}, {X: 0.5, Y: 0}, {X: 1, Y: 0.40}},
	4: {{X: 0, Y: 0.50}, {X: 0.295, Y: 0}, {X: 0.705, Y: 0}, {X: 1, Y: 0.50}},
}

// seatsOf sets the panels of the others around the piles.
func seatsOf(t *layout.Table, l *rules.Layout, bottom rules.Seat, k float64) {
	w, h := 252*k, 128*k
	free := layout.Rect{X: t.Mat.X + 26, Y: t.Mat.Y + 16, W: t.Mat.W - 52 - w, H: t.Mat.H - 192*k}
	for i, at := range places[l.Seats-1] {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		p := layout.Rect{X: free.X + at.X*free.W, Y: free.Y + at.Y*free.H, W: w, H: h}
		seatOf(t, s, p)
		plan := paint.SeatPlan(p.W, p.H)
		hand := layout.Rect{X: p.X + plan.CardX, Y: p.Y + plan.CardY, W: plan.CardW + 2*plan.CardPitch,
			H: plan.CardW * layout.CardRatio}
		t.Spread(l, "hand", s, layout.Spread{Kind: layout.Row, Area: hand, Drop: p, Gap: plan.CardPitch - plan.CardW,
			Widths: []float64{plan.CardW}})
	}
}

// seatOf furnishes a panel as package art draws it.
func seatOf(t *layout.Table, s rules.Seat, p layout.Rect) {
	plan := paint.SeatPlan(p.W, p.H)
	at := func(x, y, r float64) layout.Rect {
		return layout.Around(layout.Point{X: p.X + x, Y: p.Y + y}, 2*r, 2*r)
	}
	seat := layout.Seat{Panel: p,
		Avatar: at(plan.AvatarX, plan.AvatarY, plan.Radius),
		Name:   layout.Rect{X: p.X + plan.NameX, Y: p.Y + plan.NameY - plan.NameSize, W: plan.NameW, H: plan.NameSize * 1.3},
		Die:    at(plan.DieX, plan.DieY, plan.DieSide/2),
		Medal:  at(plan.LifeX, plan.LifeY, plan.LifeR),
		Count:  at(plan.CountX, plan.CountY, plan.LifeR),
	}
	if plan.Upright {
		seat.Count = layout.Around(seat.Count.Center(), 2*plan.LifeR, 4*plan.LifeR)
	}
	for i := range 5 {
		place := 4 - i // from the right
		if p.H < p.W*.3 {
			place = i // they follow the number, on one line
		}
		seat.Marks = append(seat.Marks, at(plan.MarkX+float64(place)*plan.MarkPitch, plan.MarkY,
			min(plan.MarkR*1.12, plan.MarkPitch*.48)))
	}
	t.Seats[s] = seat
}

// footOf is the row of the one below: his panel, his hand, the buttons.
func footOf(t *layout.Table, l *rules.Layout, bottom rules.Seat, k float64) {
	m := t.Mat
	top := m.Y + m.H
	own := layout.Rect{X: m.X + 22*k, Y: t.H - 10*k - 124*k, W: 236 * k, H: 124 * k}
	seatOf(t, bottom, own)
	t.Seats[bottom].Bottom = true
	// One's own cards lie open beside the panel: their places are for marks.
	plan := paint.SeatPlan(own.W, own.H)
	for i := range t.Seats[bottom].Marks {
		t.Seats[bottom].Marks[i] = layout.Around(layout.Point{X: own.X + plan.CardX + plan.MarkR + float64(i)*plan.MarkR*2.3,
			Y: own.Y + own.H - 30*k}, 2.2*plan.MarkR, 2.2*plan.MarkR)
	}
	t.Seats[bottom].Count = layout.Rect{}

	buttonsW := 254 * k
	b := layout.Rect{X: m.X + m.W - buttonsW, Y: top + 8*k, W: buttonsW, H: 0}
	t.End = layout.Rect{X: b.X, Y: b.Y, W: b.W, H: 58 * k}
	y := b.Y + 66*k
	half := (b.W - 14*k) / 2
	t.Acts = []layout.Rect{{X: b.X, Y: y, W: half, H: 48 * k}, {X: b.X + half + 14*k, Y: y, W: half, H: 48 * k}}
	t.ActNotes = []layout.Rect{{X: b.X - 6, Y: y + 48*k, W: half + 12, H: 20},
		{X: b.X + half + 14*k - 6, Y: y + 48*k, W: half + 12, H: 20}}
	t.Undo = layout.Rect{X: own.X + own.W + 10*k, Y: t.H - 10*k - 46*k, W: 88 * k, H: 44 * k}

	x0, x1 := t.Undo.X+t.Undo.W+8*k, b.X-10*k
	hand := layout.Rect{X: x0, Y: top - 14*k, W: x1 - x0, H: t.H - 4 - top + 14*k}
	t.Spread(l, "hand", bottom, layout.Spread{Kind: layout.Row, Gap: 10 * k, Area: hand,
		Drop:   layout.Rect{X: own.X, Y: top + 2, W: b.X - own.X - 10, H: t.H - top - 2},
		Widths: []float64{min(112*k, hand.H/layout.CardRatio), 96 * k, 80 * k}})
}

// column stacks phases, log and combinations at the right.
func column(t *layout.Table, c layout.Rect) {
	t.Phases = layout.Rect{X: c.X, Y: c.Y, W: c.W, H: 96}
	bookH := layout.Clamp(c.H*0.27, 174, 260)
	t.Goal = layout.Rect{X: c.X, Y: c.Y + c.H - bookH, W: c.W, H: bookH}
	y := t.Phases.Y + t.Phases.H + 14
	t.Log = layout.Rect{X: c.X, Y: y, W: c.W, H: t.Goal.Y - 14 - y}
}
