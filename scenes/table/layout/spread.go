package layout

import "math"

// A Kind is a way to spread cards over an area.
type Kind uint8

const (
	// Away keeps a zone off the table; its cards vanish in the middle of the
	// area, if there is one.
	Away Kind = iota
	// Row lays cards side by side about the middle of the area; when they
	// become too many they shrink in fixed steps, then overlap.
	Row
	// Slots is a Row with room kept for empty places; cards never overlap.
	Slots
	// Pile heaps cards on one spot, each a hair higher than the one below.
	Pile
	// Heap is a Pile of cards thrown down carelessly.
	Heap
)

// A Spread is where the cards of a zone rest.
type Spread struct {
	Kind Kind
	Area Rect
	// Drop is where a card may be let go to go to this zone. It contains Area
	// and is larger where there is room: hands tremble.
	Drop Rect
	// Widths are the card widths to choose from, widest first. A short list
	// keeps the number of pictures small: each width is painted for itself.
	Widths []float64
	Gap    float64 // between cards of a Row or Slots
	// Fold lets a Row or Slots lie in two lines rather than overlap.
	Fold bool
	// Below keeps a strip of the area free under the cards, for a label.
	Below float64
}

// Pose returns where card i of n lies. For Slots n is the number of places.
func (s *Spread) Pose(i, n int) Pose {
	n = max(n, 1)
	switch s.Kind {
	case Row, Slots:
		return s.inRow(i, n)
	case Pile:
		c := s.Area.Center()
		h := min(float64(i), pileHeight) * pileStep
		return Pose{Point: Point{c.X - h, c.Y - s.Below/2 - h}, Width: s.Widths[0]}
	case Heap:
		c := s.Area.Center()
		// A fixed hash, not chance: the same card always lies the same way.
		a := math.Mod(float64(i)*0.618034, 1) - 0.5
		b := math.Mod(float64(i)*0.754878, 1) - 0.5
		return Pose{Point: Point{c.X + 6*b, c.Y - s.Below/2 + 4*a}, Width: s.Widths[0], Angle: 0.14 * a}
	}
	return Pose{Point: s.Area.Center(), Width: 0}
}

// Piles show their height up to pileHeight cards of pileStep units.
const (
	pileHeight = 60
	pileStep   = 0.05
)

// Width returns how wide cards are when n lie in the spread.
func (s *Spread) Width(n int) float64 {
	for _, w := range s.Widths {
		if float64(n)*w+float64(n-1)*s.Gap <= s.Area.W+eps && w*CardRatio <= s.Area.H-s.Below+eps {
			return w
		}
	}
	if len(s.Widths) == 0 {
		return 0
	}
	return s.Widths[len(s.Widths)-1]
}

// folded returns how many cards lie in each of the two lines of a Row, or 0
// while one is enough.
func (s *Spread) folded(n int) int {
	if !s.Fold || len(s.Widths) == 0 {
		return 0
	}
	w := s.Widths[len(s.Widths)-1]
	if float64(n)*w+float64(n-1)*s.Gap <= s.Area.W+eps {
		return 0
	}
	return (n + 1) / 2
}

// inLines returns where card i of n lies in two lines of m.
func (s *Spread) inLines(i, n, m int) Pose {
	w := s.foldedWidth(m)
	line := i / m
	in := min(m, n-line*m)
	pitch := w + s.Gap
	if m > 1 {
		pitch = min(pitch, (s.Area.W-w)/float64(m-1))
	}
	c := s.Area.Center()
	return Pose{Point: Point{c.X + (float64(i%m)-float64(in-1)/2)*pitch,
		c.Y - s.Below/2 + (float64(line)-0.5)*(w*CardRatio+s.Gap)}, Width: w}
}

func (s *Spread) foldedWidth(m int) float64 {
	h := (s.Area.H - s.Below - s.Gap) / 2
	return min(h/CardRatio, s.Widths[len(s.Widths)-1])
}

func (s *Spread) inRow(i, n int) Pose {
	if m := s.folded(n); m > 0 {
		return s.inLines(i, n, m)
	}
	w := s.Width(n)
	pitch := w + s.Gap
	if n > 1 {
		pitch = min(pitch, (s.Area.W-w)/float64(n-1))
	}
	c := s.Area.Center()
	x := c.X + (float64(i)-float64(n-1)/2)*pitch
	return Pose{Point: Point{x, c.Y - s.Below/2}, Width: w}
}

// Place returns at which place of n a card let go at p comes to lie: the
// nearest one.
func (s *Spread) Place(p Point, n int) int {
	best, far := 0, math.Inf(1)
	for i := range n {
		q := s.Pose(i, n)
		if d := math.Hypot(q.X-p.X, q.Y-p.Y); d < far {
			best, far = i, d
		}
	}
	return best
}
