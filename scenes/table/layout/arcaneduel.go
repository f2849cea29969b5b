package layout

import (
	"wyrmtable/art"
	"wyrmtable/rules"
)

// ArcaneDuel lays out the sorcerers' table: panels around the piles on the
// velvet, one's own below it beside one's hand, log and combinations at the
// right. On a phone everything stands in rows.
func ArcaneDuel(l *rules.Layout, w, h float64, bottom rules.Seat) *Table {
	if h > w {
		return arcanePhone(l, w, h, bottom)
	}
	// Measures are those of a window of 1280 by 720; k enlarges what a higher
	// window has room for, and what is wider moves the panels apart.
	right := 218 + clamp((w-1280)*0.25, 0, 100)
	k := clamp(min(h/720, (w-right-46)/1016), 1, 1.35)
	t := begin(l, w, h)
	m := Rect{14, 50, min(w-right-46, widestVelvet*k), h - 50 - 150*k}
	m.X += (w - right - 46 - m.W) / 2
	t.Mat = m
	p := Point{m.X + m.W/2, m.Y + m.H*velvetMiddle}
	t.arcanePiles(l, p, k)
	t.Plaque = Rect{p.X - 220*k, m.Y + m.H - 138*k, 440 * k, 84 * k}
	side := (m.W-t.Plaque.W)/2 - 104*k // clear of the candles
	halfW := min(side, 250*k)
	t.Halves = [2]Rect{{t.Plaque.X - 14*k - halfW, t.Plaque.Y, halfW, 84 * k},
		{t.Plaque.X + t.Plaque.W + 14*k, t.Plaque.Y, halfW, 84 * k}}
	t.Caption = Rect{p.X - 270*k, t.Plaque.Y - 48*k, 540 * k, 44}
	t.Lane = Rect{m.X, p.Y - 60, m.W, 120} // where turns are announced
	t.Aside = Rect{m.X + 26, m.Y + 20, 238, 154}
	t.arcaneSeats(l, bottom, k)
	t.arcaneFoot(l, bottom, k)
	t.arcaneColumn(Rect{w - right - 14, 52, right, h - 52 - 14})
	return t
}

// widestVelvet is how wide the cloth becomes at most, and velvetMiddle how far
// down its circle lies, as a share of its height.
const (
	widestVelvet = 1250.0
	velvetMiddle = 0.5135
)

// arcanePiles lays deck, discard and the spell in play about the middle.
func (t *Table) arcanePiles(l *rules.Layout, p Point, k float64) {
	w := 84 * k
	high := w * CardRatio
	deck := Rect{p.X - 94*k, p.Y - high/2, w, high}
	discard := Rect{p.X + 10*k, p.Y - high/2, w, high}
	t.spread(l, "deck", rules.Nobody, Spread{Kind: Pile, Area: deck, Widths: []float64{w}})
	t.spread(l, "discard", rules.Nobody, Spread{Kind: Heap, Area: discard, Drop: discard.Inset(-8 * k), Widths: []float64{w}})
	play := Rect{discard.X + w + 20*k, p.Y - high/2, 132 * k, high}
	drop := Rect{p.X - 200*k, t.Mat.Y + 150*k, 400 * k, t.Mat.H - 160*k}
	t.spread(l, "play", rules.Nobody, Spread{Kind: Row, Area: play, Drop: drop, Gap: 4, Widths: []float64{w}})
	t.Count = Around(Point{deck.X + deck.W - 2, deck.Y + deck.H - 2}, 28, 28)
	t.Pile = Rect{discard.X - 10, deck.Y - 24, discard.W + 20, 20}
	t.DeckName = Rect{deck.X - 10, deck.Y - 24, deck.W + 20, 20}
}

// arcanePlaces are where the others sit, clockwise from the left of the one
// below, by how many they are: shares of the free width and height, of the
// upper left corner of their panels.
var arcanePlaces = [...][]Point{
	1: {{0.5, 0}},
	2: {{0, 0.40}, {1, 0.40}},
	3: {{0, 0.40}, {0.5, 0}, {1, 0.40}},
	4: {{0, 0.50}, {0.295, 0}, {0.705, 0}, {1, 0.50}},
}

// arcaneSeats sets the panels of the others around the piles.
func (t *Table) arcaneSeats(l *rules.Layout, bottom rules.Seat, k float64) {
	w, h := 252*k, 128*k
	free := Rect{t.Mat.X + 26, t.Mat.Y + 16, t.Mat.W - 52 - w, t.Mat.H - 192*k}
	for i, at := range arcanePlaces[l.Seats-1] {
		s := (bottom + 1 + rules.Seat(i)) % rules.Seat(l.Seats)
		p := Rect{free.X + at.X*free.W, free.Y + at.Y*free.H, w, h}
		t.arcaneSeat(s, p)
		plan := art.ArcaneSeatPlan(p.W, p.H)
		hand := Rect{p.X + plan.CardX, p.Y + plan.CardY, plan.CardW + 2*plan.CardPitch, plan.CardW * CardRatio}
		t.spread(l, "hand", s, Spread{Kind: Row, Area: hand, Drop: p, Gap: plan.CardPitch - plan.CardW, Widths: []float64{plan.CardW}})
	}
}

// arcaneSeat furnishes a panel as package art draws it.
func (t *Table) arcaneSeat(s rules.Seat, p Rect) {
	plan := art.ArcaneSeatPlan(p.W, p.H)
	at := func(x, y, r float64) Rect { return Around(Point{p.X + x, p.Y + y}, 2*r, 2*r) }
	seat := Seat{Panel: p,
		Avatar: at(plan.AvatarX, plan.AvatarY, plan.Radius),
		Name:   Rect{p.X + plan.NameX, p.Y + plan.NameY - plan.NameSize, plan.NameW, plan.NameSize * 1.3},
		Die:    at(plan.DieX, plan.DieY, plan.DieSide/2),
		Medal:  at(plan.LifeX, plan.LifeY, plan.LifeR),
		Count:  at(plan.CountX, plan.CountY, plan.LifeR),
	}
	for i := range 5 {
		place := 4 - i // from the right
		if p.H < p.W*.3 {
			place = i // they follow the number, on one line
		}
		seat.Marks = append(seat.Marks, at(plan.MarkX+float64(place)*plan.MarkPitch, plan.MarkY, min(plan.MarkR*1.12, plan.MarkPitch*.48)))
	}
	t.Seats[s] = seat
}

// arcaneFoot is the row of the one below: his panel, his hand, the buttons.
func (t *Table) arcaneFoot(l *rules.Layout, bottom rules.Seat, k float64) {
	m := t.Mat
	top := m.Y + m.H
	own := Rect{m.X + 22*k, t.H - 10*k - 124*k, 236 * k, 124 * k}
	t.arcaneSeat(bottom, own)
	t.Seats[bottom].Bottom = true
	// One's own cards lie open beside the panel: their places are for marks.
	plan := art.ArcaneSeatPlan(own.W, own.H)
	for i := range t.Seats[bottom].Marks {
		t.Seats[bottom].Marks[i] = Around(Point{own.X + plan.CardX + plan.MarkR + float64(i)*plan.MarkR*2.3, own.Y + own.H - 30*k}, 2.2*plan.MarkR, 2.2*plan.MarkR)
	}
	t.Seats[bottom].Count = Rect{}

	buttonsW := 254 * k
	b := Rect{m.X + m.W - buttonsW, top + 8*k, buttonsW, 0}
	t.End = Rect{b.X, b.Y, b.W, 58 * k}
	y := b.Y + 66*k
	half := (b.W - 14*k) / 2
	t.Acts = []Rect{{b.X, y, half, 48 * k}, {b.X + half + 14*k, y, half, 48 * k}}
	t.ActNotes = []Rect{{b.X - 6, y + 48*k, half + 12, 20}, {b.X + half + 14*k - 6, y + 48*k, half + 12, 20}}
	t.Undo = Rect{own.X + own.W + 10*k, t.H - 10*k - 46*k, 88 * k, 44 * k}

	x0, x1 := t.Undo.X+t.Undo.W+8*k, b.X-10*k
	hand := Rect{x0, top - 14*k, x1 - x0, t.H - 4 - top + 14*k}
	t.spread(l, "hand", bottom, Spread{Kind: Row, Gap: 10 * k, Area: hand,
		Drop: Rect{own.X, top + 2, b.X - own.X - 10, t.H - top - 2}, Widths: []float64{min(112*k, hand.H/CardRatio), 96 * k, 80 * k}})
}

// arcaneColumn stacks phases, log and combinations at the right.
func (t *Table) arcaneColumn(c Rect) {
	t.Phases = Rect{c.X, c.Y, c.W, 96}
	bookH := clamp(c.H*0.27, 174, 260)
	t.Goal = Rect{c.X, c.Y + c.H - bookH, c.W, bookH}
	y := t.Phases.Y + t.Phases.H + 14
	t.Log = Rect{c.X, y, c.W, t.Goal.Y - 14 - y}
}
