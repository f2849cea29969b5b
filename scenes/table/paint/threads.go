package paint

import (
	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/ui"
)

// Threads tie each lasting card to its chips, one for each player. They run in
// the gaps between the rows of cards, never behind a card: out of the card's
// edge, where a knot holds them, along the edge of the common row, and into the
// chip. Each card has a colour of its own. They are dim until the card or one
// of its chips is looked at.

// drawThreads draws all threads; those of the card that is looked at last.
func (t *Painter) drawThreads(dst *game.Frame) {
	if t.Tableau.Lay.Portrait || len(t.Tableau.Lay.Seats) != 2 {
		return
	}
	for pass := range 2 {
		for i, id := range t.Lasting.Cards {
			tr := &t.Tableau.Stage.Cards[id]
			if tr.Moving() || id == t.Tableau.Drag.Card || (id == t.Lasting.Looked) != (pass == 1) {
				continue
			}
			for s := range t.Tableau.Lay.Seats {
				t.drawThread(dst, i, rules.Seat(s), id == t.Lasting.Looked)
			}
		}
	}
}

// corridors returns the gaps for thread i of n.
func (t *Painter) corridors(i, n int) pictures.Corridors {
	lane := t.Tableau.Lay.Lane
	mid := (float64(i) - float64(n-1)/2) * min(pictures.Apart, 12/float64(n))
	k := pictures.Corridors{Above: lane.Y - 9 + mid, Below: lane.Y + lane.H + 10 + mid, Left: lane.X + mid,
		Right: lane.X + lane.W + mid}
	for z := range t.Tableau.Lay.Zones {
		sp := &t.Tableau.Lay.Zones[z]
		if sp.Kind != layout.Slots {
			continue
		}
		places := t.Tableau.Numbers.Places(t.Tableau.View, rules.Zone(z))
		first, last := sp.Pose(0, places).Bounds(), sp.Pose(places-1, places).Bounds()
		pile, _ := t.Tableau.View.Layout().ZoneOf(t.Look.Play.Pile, rules.Nobody)
		deck := t.Tableau.Lay.Zones[pile].Area
		k.Left = (deck.X+deck.W+first.X)/2 + mid*0.7
		k.Right = (last.X+last.W+t.Tableau.Lay.Renew.X)/2 + mid*0.7
	}
	return k
}

// Course is the way of the thread from lasting card i to its chip of a seat.
func (t *Painter) Course(i int, s rules.Seat) (pictures.Course, bool) {
	var w pictures.Course
	chip, ok := t.Desk.ChipRect(s, i, len(t.Lasting.Cards))
	if !ok {
		return w, false
	}
	n := len(t.Lasting.Cards)
	k := t.corridors(i, n)
	card, lane, up := t.Tableau.Stage.Cards[t.Lasting.Cards[i]].Goal(), t.Tableau.Lay.Lane, !t.Tableau.Lay.Seats[s].Bottom
	half := card.Width * layout.CardRatio / 2
	x, over, under := card.X, card.Y-half-pictures.Knot, card.Y+half+pictures.Knot
	switch above, below := card.Y < lane.Y, card.Y > lane.Y+lane.H; {
	case above:
		w.Add(x, under)
		w.Add(x, k.Above)
		if !up {
			w.Add(k.Left, k.Above)
			w.Add(k.Left, k.Below)
		}
	case below:
		w.Add(x, over)
		w.Add(x, k.Below)
		if up {
			w.Add(k.Right, k.Below)
			w.Add(k.Right, k.Above)
		}
	case up:
		w.Add(x, over)
		w.Add(x, k.Above)
	default:
		w.Add(x, under)
		w.Add(x, k.Below)
	}
	w.Enter(chip.X, chip.Y, chip.W, chip.H, up, float64(i), float64(n), k)
	return w, true
}

// drawThread draws one thread.
func (t *Painter) drawThread(dst *game.Frame, i int, s rules.Seat, bright bool) {
	w, ok := t.Course(i, s)
	if !ok {
		return
	}
	box := w.Bounds(12) // with the glow
	k := ui.Key{Kind: "table.thread", A: t.Lasting.Ink(t.Lasting.Cards[i]), B: look.Int(bright), C: w.Name()}
	img, found := t.Kit.Pics.Find(k, box.W, box.H)
	if !found {
		img = t.paintThread(k, box, w)
	}
	t.Brush.Sprite(dst, img, box.X+box.W/2, box.Y+box.H/2, box.W, box.H, 0, 1)
}

func (t *Painter) paintThread(k ui.Key, box layout.Rect, w pictures.Course) *ebiten.Image {
	return t.Kit.Pics.Get(k, box.W, box.H, func(c *art.Canvas) {
		pts := make([][2]float64, w.N)
		for i, p := range w.At[:w.N] {
			pts[i] = [2]float64{p.X - box.X, p.Y - box.Y}
		}
		c.Thread(pts, 10, pictures.Knot, pictures.Inks[k.A], k.B == 1)
	})
}
