package table

import (
	"slices"

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

// readLasting lists the lasting cards from left to right, so that their threads
// do not cross, and gives each a colour that it keeps.
func (t *Scene) readLasting() {
	if t.look.InPlay.Lasting == nil {
		return
	}
	t.lasting = t.look.InPlay.Lasting(&t.shown, t.lasting[:0])
	if t.lay != nil && len(t.lasting) > 1 {
		slices.SortStableFunc(t.lasting, func(a, b rules.CardID) int {
			p, _ := t.tableau.Pose(a)
			q, _ := t.tableau.Pose(b)
			return int(p.X - q.X)
		})
	}
	t.inks = slices.DeleteFunc(t.inks, func(k threadInk) bool { return !slices.Contains(t.lasting, k.card) })
	for _, id := range t.lasting {
		if t.inkOf(id) < 0 {
			t.inks = append(t.inks, threadInk{id, t.freeInk()})
		}
	}
}

// threadInk is the colour of a card's threads, as an index of threadInks.
type threadInk struct {
	card rules.CardID
	ink  int
}

// inkOf returns the colour of a lasting card, or -1.
func (t *Scene) inkOf(id rules.CardID) int {
	for _, k := range t.inks {
		if k.card == id {
			return k.ink
		}
	}
	return -1
}

// freeInk is the first colour that no card has; when all are taken, the one
// that the fewest have.
func (t *Scene) freeInk() int {
	var used [len(pictures.Inks)]int
	for _, k := range t.inks {
		used[k.ink]++
	}
	best := 0
	for i, n := range used {
		if n < used[best] {
			best = i
		}
	}
	return best
}

// drawThreads draws all threads; those of the card that is looked at last.
func (t *Scene) drawThreads(dst *game.Frame) {
	if t.lay.Portrait || len(t.lay.Seats) != 2 {
		return
	}
	for pass := range 2 {
		for i, id := range t.lasting {
			tr := &t.tableau.Stage.Cards[id]
			if tr.Moving() || id == t.drag.Card || (id == t.hoveredLasting) != (pass == 1) {
				continue
			}
			for s := range t.lay.Seats {
				t.drawThread(dst, i, rules.Seat(s), id == t.hoveredLasting)
			}
		}
	}
}

// corridors returns the gaps for thread i of n.
func (t *Scene) corridors(i, n int) pictures.Corridors {
	lane := t.lay.Lane
	mid := (float64(i) - float64(n-1)/2) * min(pictures.Apart, 12/float64(n))
	k := pictures.Corridors{Above: lane.Y - 9 + mid, Below: lane.Y + lane.H + 10 + mid, Left: lane.X + mid, Right: lane.X + lane.W + mid}
	for z := range t.lay.Zones {
		sp := &t.lay.Zones[z]
		if sp.Kind != layout.Slots {
			continue
		}
		places := t.numbers.Places(&t.shown, rules.Zone(z))
		first, last := sp.Pose(0, places).Bounds(), sp.Pose(places-1, places).Bounds()
		pile, _ := t.shown.Layout().ZoneOf(t.look.Play.Pile, rules.Nobody)
		deck := t.lay.Zones[pile].Area
		k.Left = (deck.X+deck.W+first.X)/2 + mid*0.7
		k.Right = (last.X+last.W+t.lay.Renew.X)/2 + mid*0.7
	}
	return k
}

// courseOf is the way of the thread from lasting card i to its chip of a seat.
func (t *Scene) courseOf(i int, s rules.Seat) (pictures.Course, bool) {
	var w pictures.Course
	chip, ok := t.desk.ChipRect(s, i, len(t.lasting))
	if !ok {
		return w, false
	}
	n := len(t.lasting)
	k := t.corridors(i, n)
	card, lane, up := t.tableau.Stage.Cards[t.lasting[i]].Goal(), t.lay.Lane, !t.lay.Seats[s].Bottom
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
func (t *Scene) drawThread(dst *game.Frame, i int, s rules.Seat, bright bool) {
	w, ok := t.courseOf(i, s)
	if !ok {
		return
	}
	box := w.Bounds(12) // with the glow
	k := ui.Key{Kind: "table.thread", A: t.inkOf(t.lasting[i]), B: look.Int(bright), C: w.Name()}
	img, found := t.kit.Pics.Find(k, box.W, box.H)
	if !found {
		img = t.paintThread(k, box, w)
	}
	t.brush.Sprite(dst, img, box.X+box.W/2, box.Y+box.H/2, box.W, box.H, 0, 1)
}

func (t *Scene) paintThread(k ui.Key, box layout.Rect, w pictures.Course) *ebiten.Image {
	return t.kit.Pics.Get(k, box.W, box.H, func(c *art.Canvas) {
		pts := make([][2]float64, w.N)
		for i, p := range w.At[:w.N] {
			pts[i] = [2]float64{p.X - box.X, p.Y - box.Y}
		}
		c.Thread(pts, 10, pictures.Knot, pictures.Inks[k.A], k.B == 1)
	})
}
