package pictures

import (
	"image/color"

	"wyrmtable/art"
	"wyrmtable/scenes/table/layout"
)

// Inks are the colours of threads, in the order in which they are taken.
var Inks = [...]color.NRGBA{art.Hex("#ff8a3c"), art.Hex("#55dcec"), art.Hex("#ff9ad0"), art.Hex("#b79bff")}

const (
	Apart = 4.0 // between neighbouring threads
	Knot  = 4.5 // radius of the knot at the card
)

// A Course is the way of a thread: corners, each straight above, below or
// beside the one before.
type Course struct {
	At [8]layout.Point
	N  int
}

// Add makes a corner of a course.
func (w *Course) Add(x, y float64) {
	w.At[w.N] = layout.Point{X: x, Y: y}
	w.N++
}

// Corridors are the gaps that threads run in.
type Corridors struct {
	Above, Below float64 // beside the common row
	Left, Right  float64 // across it
}

// Enter brings a course into chip i of n: from its side, clear of the other
// chips; or from above if it stands right over the first one.
func (w *Course) Enter(x, y, width, high float64, up bool, i, n float64, k Corridors) {
	last := w.At[w.N-1]
	switch {
	case up:
		turn := x - 7 - Apart*(n-1-i)
		w.Add(turn, k.Above)
		w.Add(turn, y+high/2)
		w.Add(x+2, y+high/2)
	case i == 0 && last.X > x+8 && last.X < x+width-8:
		w.Add(last.X, y+3)
	default:
		turn := x + width + 7 + Apart*i
		w.Add(turn, k.Below)
		w.Add(turn, y+high/2)
		w.Add(x+width-2, y+high/2)
	}
}

// Bounds is the room of a course with a margin.
func (w *Course) Bounds(margin float64) layout.Rect {
	a, b := w.At[0], w.At[0]
	for _, p := range w.At[1:w.N] {
		a.X, a.Y = min(a.X, p.X), min(a.Y, p.Y)
		b.X, b.Y = max(b.X, p.X), max(b.Y, p.Y)
	}
	return layout.Rect{X: a.X - margin, Y: a.Y - margin, W: b.X - a.X + 2*margin, H: b.Y - a.Y + 2*margin}
}

// Name is a number that tells courses of the same size apart.
func (w *Course) Name() int {
	h := uint64(14695981039346656037)
	for _, p := range w.At[:w.N] {
		for _, v := range [2]int64{int64(p.X * 8), int64(p.Y * 8)} {
			h = (h ^ uint64(v)) * 1099511628211
		}
	}
	return int(h >> 1)
}
