// Package layout says where everything lies on the table: for each zone where
// its cards rest, for each seat its panel and instruments, and the furniture
// around them. It is arithmetic only, in units (see package game), so that
// every window size can be tried without a window.
//
// A game has one file here. It turns a window size into a Table; nothing else
// in the program knows the rectangles of that game.
package layout

// Point is a position in units from the upper left corner of the window.
type Point struct{ X, Y float64 }

// Rect is a rectangle in units: X, Y its upper left corner, W, H its size.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether p lies in r; the right and lower edges are outside.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.X < r.X+r.W && p.Y >= r.Y && p.Y < r.Y+r.H
}

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Inset returns r made smaller by d on each side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Empty reports whether r has no area: the piece of furniture is not there.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Overlaps reports whether r and s share any area.
func (r Rect) Overlaps(s Rect) bool {
	return r.X < s.X+s.W && s.X < r.X+r.W && r.Y < s.Y+s.H && s.Y < r.Y+r.H
}

// Within reports whether r lies wholly inside s.
func (r Rect) Within(s Rect) bool {
	return r.X >= s.X-eps && r.Y >= s.Y-eps && r.X+r.W <= s.X+s.W+eps && r.Y+r.H <= s.Y+s.H+eps
}

// With returns the smallest rectangle that holds r and s.
func (r Rect) With(s Rect) Rect {
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.X+r.W, s.X+s.W) - x, max(r.Y+r.H, s.Y+s.H) - y}
}

// Around returns the rectangle of size w by h about p.
func Around(p Point, w, h float64) Rect { return Rect{p.X - w/2, p.Y - h/2, w, h} }

// eps forgives the rounding of sums of fractions.
const eps = 1e-6

// CardRatio is the height of a card over its width.
const CardRatio = 1.4

// A Pose is how a card lies: the middle of it, its width, and its turn in
// radians clockwise.
type Pose struct {
	Point
	Width float64
	Angle float64
}

// Height returns the height of the card.
func (p Pose) Height() float64 { return p.Width * CardRatio }

// Bounds returns the card's rectangle as if it lay upright.
func (p Pose) Bounds() Rect { return Around(p.Point, p.Width, p.Height()) }

func Lerp(a, b, t float64) float64 { return a + (b-a)*t }

func Clamp(v, lo, hi float64) float64 { return max(lo, min(hi, v)) }
