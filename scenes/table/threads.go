package table

import (
	"image/color"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// Threads tie each lasting card to its chips, one for each player. They run in
// the gaps between the rows of cards, never behind a card: out of the card's
// edge, where a knot holds them, along the edge of the common row, and into the
// chip. Each card has a colour of its own. They are dim until the card or one
// of its chips is looked at.

// threadInks are the colours of threads, in the order in which they are taken.
var threadInks = [...]color.NRGBA{art.Hex("#ff8a3c"), art.Hex("#55dcec"), art.Hex("#ff9ad0"), art.Hex("#b79bff")}

const (
	threadApart = 4.0 // between neighbouring threads
	threadKnot  = 4.5 // radius of the knot at the card
)

// readLasting lists the lasting cards from left to right, so that their threads
// do not cross, and gives each a colour that it keeps.
func (t *Scene) readLasting() {
	if t.look.InPlay.Lasting == nil {
		return
	}
	t.lasting = t.look.InPlay.Lasting(&t.shown, t.lasting[:0])
	if t.lay != nil && len(t.lasting) > 1 {
		slices.SortStableFunc(t.lasting, func(a, b rules.CardID) int {
			p, _ := t.pose(a)
			q, _ := t.pose(b)
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
	var used [len(threadInks)]int
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
			tr := &t.stage.Cards[id]
			if tr.Moving() || id == t.drag.card || (id == t.keen) != (pass == 1) {
				continue
			}
			for s := range t.lay.Seats {
				t.drawThread(dst, i, rules.Seat(s), id == t.keen)
			}
		}
	}
}

// A course is the way of a thread: corners, each straight above, below or
// beside the one before.
type course struct {
	at [8]layout.Point
	n  int
}

func (w *course) add(x, y float64) {
	w.at[w.n] = layout.Point{X: x, Y: y}
	w.n++
}

// corridors are the gaps that threads run in.
type corridors struct {
	above, below float64 // beside the common row
	left, right  float64 // across it
}

// corridors returns the gaps for thread i of n.
func (t *Scene) corridors(i, n int) corridors {
	lane := t.lay.Lane
	mid := (float64(i) - float64(n-1)/2) * min(threadApart, 12/float64(n))
	k := corridors{above: lane.Y - 9 + mid, below: lane.Y + lane.H + 10 + mid, left: lane.X + mid, right: lane.X + lane.W + mid}
	for z := range t.lay.Zones {
		sp := &t.lay.Zones[z]
		if sp.Kind != layout.Slots {
			continue
		}
		places := t.numbers.Places(&t.shown, rules.Zone(z))
		first, last := sp.Pose(0, places).Bounds(), sp.Pose(places-1, places).Bounds()
		pile, _ := t.shown.Layout().ZoneOf(t.look.Play.Pile, rules.Nobody)
		deck := t.lay.Zones[pile].Area
		k.left = (deck.X+deck.W+first.X)/2 + mid*0.7
		k.right = (last.X+last.W+t.lay.Renew.X)/2 + mid*0.7
	}
	return k
}

// courseOf is the way of the thread from lasting card i to its chip of a seat.
func (t *Scene) courseOf(i int, s rules.Seat) (course, bool) {
	var w course
	chip, ok := t.chipRect(s, i)
	if !ok {
		return w, false
	}
	n := len(t.lasting)
	k := t.corridors(i, n)
	card, lane, up := t.stage.Cards[t.lasting[i]].Goal(), t.lay.Lane, !t.lay.Seats[s].Bottom
	half := card.Width * layout.CardRatio / 2
	x, over, under := card.X, card.Y-half-threadKnot, card.Y+half+threadKnot
	switch above, below := card.Y < lane.Y, card.Y > lane.Y+lane.H; {
	case above:
		w.add(x, under)
		w.add(x, k.above)
		if !up {
			w.add(k.left, k.above)
			w.add(k.left, k.below)
		}
	case below:
		w.add(x, over)
		w.add(x, k.below)
		if up {
			w.add(k.right, k.below)
			w.add(k.right, k.above)
		}
	case up:
		w.add(x, over)
		w.add(x, k.above)
	default:
		w.add(x, under)
		w.add(x, k.below)
	}
	w.enter(chip.X, chip.Y, chip.W, chip.H, up, float64(i), float64(n), k)
	return w, true
}

// enter brings a course into chip i of n: from its side, clear of the other
// chips; or from above if it stands right over the first one.
func (w *course) enter(x, y, width, high float64, up bool, i, n float64, k corridors) {
	last := w.at[w.n-1]
	switch {
	case up:
		turn := x - 7 - threadApart*(n-1-i)
		w.add(turn, k.above)
		w.add(turn, y+high/2)
		w.add(x+2, y+high/2)
	case i == 0 && last.X > x+8 && last.X < x+width-8:
		w.add(last.X, y+3)
	default:
		turn := x + width + 7 + threadApart*i
		w.add(turn, k.below)
		w.add(turn, y+high/2)
		w.add(x+width-2, y+high/2)
	}
}

// drawThread draws one thread.
func (t *Scene) drawThread(dst *game.Frame, i int, s rules.Seat, bright bool) {
	w, ok := t.courseOf(i, s)
	if !ok {
		return
	}
	box := w.bounds(12) // with the glow
	k := ui.Key{Kind: "table.thread", A: t.inkOf(t.lasting[i]), B: look.Int(bright), C: w.name()}
	img, found := t.kit.Pics.Find(k, box.W, box.H)
	if !found {
		img = t.paintThread(k, box, w)
	}
	t.brush.sprite(dst, img, box.X+box.W/2, box.Y+box.H/2, box.W, box.H, 0, 1)
}

func (t *Scene) paintThread(k ui.Key, box layout.Rect, w course) *ebiten.Image {
	return t.kit.Pics.Get(k, box.W, box.H, func(c *art.Canvas) {
		pts := make([][2]float64, w.n)
		for i, p := range w.at[:w.n] {
			pts[i] = [2]float64{p.X - box.X, p.Y - box.Y}
		}
		c.Thread(pts, 10, threadKnot, threadInks[k.A], k.B == 1)
	})
}

// bounds is the room of a course with a margin.
func (w *course) bounds(margin float64) layout.Rect {
	a, b := w.at[0], w.at[0]
	for _, p := range w.at[1:w.n] {
		a.X, a.Y = min(a.X, p.X), min(a.Y, p.Y)
		b.X, b.Y = max(b.X, p.X), max(b.Y, p.Y)
	}
	return layout.Rect{X: a.X - margin, Y: a.Y - margin, W: b.X - a.X + 2*margin, H: b.Y - a.Y + 2*margin}
}

// name is a number that tells courses of the same size apart.
func (w *course) name() int {
	h := uint64(14695981039346656037)
	for _, p := range w.at[:w.n] {
		for _, v := range [2]int64{int64(p.X * 8), int64(p.Y * 8)} {
			h = (h ^ uint64(v)) * 1099511628211
		}
	}
	return int(h >> 1)
}
