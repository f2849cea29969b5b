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
	// Fan lays cards as a hand holds them: about the middle of the area, Pitch
	// apart while there is room and then overlapping, each turned a little
	// further than the one before, the outer ones lower.
	Fan
	// Stair is a Pile whose lower cards look out at its left, each a step
	// further; the top card lies at the right of the area.
	Stair
	// Placed cards lie where the game says (see table.Field): in a territory of a
	// map, at the edge of another card, on a line of a list.
	Placed
	// Tucked cards lie under other cards, which bear them (see table.Field).
	Tucked
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
	// Tight is the gap that all but the widest cards of a Row make do with; 0: Gap.
	// Cards that overlap hide the ends of one another's names.
	Tight float64
	// Fold lets a Row or Slots lie in two lines rather than overlap, and in three
	// where cards would overlap in two.
	Fold bool
	// Deep lets a Row lie in two lines rather than overlap: the second lies under
	// the first and looks out below it by at least so much. 0: it stays one line.
	Deep float64
	// Below keeps a strip of the area free under the cards, for a label.
	Below float64
	Left  bool    // the cards of a Row begin at its left end instead of lying in its middle
	Pitch float64 // between the middles of the cards of a Fan
	Turn  float64 // of a Fan: radians from one card to the next
	// Raise is how wide a card of a Fan becomes that is looked at: it stands up
	// out of the others, its lower edge where theirs are.
	Raise float64
	// Sunk is by how much the cards of a Fan lie lower while they are face down.
	Sunk float64
	// Forward is by how much a card steps down (or, below 0, up) while the draft
	// of the open question holds it.
	Forward float64
	// Heaps lets alike cards of a Row lie on one heap where there is no room for
	// all. Cards of such a row may be turned in their places.
	Heaps bool
	// Least is how close to each other the middles of cards come in such a row
	// before they share heaps; 0: they do not overlap.
	Least float64
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
	case Fan:
		return s.inFan(i, n)
	case Stair:
		d := min(float64(n-1-i), stairSteps)
		w := s.Widths[0]
		return Pose{Point: Point{s.Area.X + s.Area.W - w/2 - d*stairStep, s.Area.Y + s.Area.H/2 + d*stairStep*0.7}, Width: w,
			Angle: -0.05 * d}
	case Heap:
		c := s.Area.Center()
		// A fixed hash, not chance: the same card always lies the same way.
		a := math.Mod(float64(i)*0.618034, 1) - 0.5
		b := math.Mod(float64(i)*0.754878, 1) - 0.5
		return Pose{Point: Point{c.X + 6*b, c.Y - s.Below/2 + 4*a}, Width: s.Widths[0], Angle: 0.14 * a}
	}
	return Pose{Point: s.Area.Center(), Width: 0}
}

// stairSteps is how many cards of a Stair can be told apart, stairStep how far
// each looks out.
const (
	stairSteps = 4.0
	stairStep  = 5.0
)

// fanSag is how far the outer cards of a Fan hang down, in units for the square
// of their distance from the middle in cards.
const fanSag = 0.9

func (s *Spread) inFan(i, n int) Pose {
	w := s.Widths[0]
	pitch := s.Pitch
	if n > 1 {
		pitch = min(pitch, (s.Area.W-w)/float64(n-1))
	}
	// Many cards turn less, so that the fan stays as wide as its area.
	far := float64(i) - float64(n-1)/2
	k := 1.0
	if n > 6 {
		k = 6 / float64(n)
	}
	c := s.Area.Center()
	return Pose{Point: Point{c.X + far*pitch, c.Y + far*far*k*k*fanSag}, Width: w, Angle: far * k * s.Turn}
}

// Raised is where a card of a Fan stands up that rests at p.
func (s *Spread) Raised(p Pose) Pose {
	if s.Raise == 0 {
		return p
	}
	r := Pose{Point: p.Point, Width: s.Raise}
	r.Y = s.Area.Y + s.Area.H - r.Height()/2
	r.X = Clamp(r.X, s.Area.X+r.Width/2, s.Area.X+s.Area.W-r.Width/2)
	return r
}

// Piles show their height up to pileHeight cards of pileStep units.
const (
	pileHeight = 60
	pileStep   = 0.05
)

// Heaped reports whether the cards lie on one another, so that only the
// uppermost can be pressed.
func (s *Spread) Heaped() bool { return s.Kind == Pile || s.Kind == Heap || s.Kind == Stair }

// Shown is how many cards can be seen of those that lie on one another.
func (s *Spread) Shown() int {
	if s.Kind == Stair {
		return int(stairSteps)
	}
	return 3
}

// Width returns how wide cards are when n lie in the spread.
func (s *Spread) Width(n int) float64 {
	for i, w := range s.Widths {
		if float64(n)*w+float64(n-1)*s.gap(i) <= s.Area.W+eps && w*CardRatio <= s.Area.H-s.Below+eps {
			return w
		}
	}
	if len(s.Widths) == 0 {
		return 0
	}
	return s.Widths[len(s.Widths)-1]
}

// gap is the least gap between cards of the i-th width.
func (s *Spread) gap(i int) float64 {
	if s.Tight > 0 && i > 0 {
		return s.Tight
	}
	return s.Gap
}

// Room is how many cards lie in a Row without overlapping.
func (s *Spread) Room() int {
	if len(s.Widths) == 0 {
		return 0
	}
	w, gap := s.Widths[len(s.Widths)-1], s.gap(len(s.Widths)-1)
	if s.Least > 0 {
		return 1 + int((s.Area.W-w+eps)/s.Least)
	}
	if s.Fold {
		w = s.foldedWidth(2)
	}
	n := int((s.Area.W + gap + eps) / (w + gap))
	if s.Fold {
		n *= 2
	}
	return n
}

// leastThird is how wide cards at least are that lie in three lines, and
// thirdGap the gap between them.
const (
	leastThird = 28.0
	thirdGap   = 2.0
)

// folded returns how many cards lie in each line of a Row, and in how many
// lines; 0 while one is enough.
func (s *Spread) folded(n int) (each, lines int) {
	if !s.Fold || len(s.Widths) == 0 {
		return 0, 1
	}
	w := s.Widths[len(s.Widths)-1]
	if float64(n)*w+float64(n-1)*s.Gap <= s.Area.W+eps {
		return 0, 1
	}
	each = (n + 1) / 2
	if float64(each)*s.foldedWidth(2) > s.Area.W && s.foldedWidth(3) >= leastThird {
		return (n + 2) / 3, 3
	}
	return each, 2
}

// inLines returns where card i of n lies in lines of m.
func (s *Spread) inLines(i, n, m, lines int) Pose {
	w, gap := s.foldedWidth(lines), s.foldedGap(lines)
	line := i / m
	in := min(m, n-line*m)
	pitch := w + gap
	if m > 1 {
		pitch = min(pitch, (s.Area.W-w)/float64(m-1))
	}
	c := s.Area.Center()
	return Pose{Point: Point{c.X + (float64(i%m)-float64(in-1)/2)*pitch,
		c.Y - s.Below/2 + (float64(line)-float64(lines-1)/2)*(w*CardRatio+gap)}, Width: w}
}

// foldedWidth is how wide cards are in several lines.
func (s *Spread) foldedWidth(lines int) float64 {
	n := float64(lines)
	h := (s.Area.H - s.Below - (n-1)*s.foldedGap(lines)) / n
	return min(h/CardRatio, s.Widths[len(s.Widths)-1])
}

func (s *Spread) foldedGap(lines int) float64 {
	if lines > 2 {
		return min(s.Gap, thirdGap)
	}
	return s.Gap
}

func (s *Spread) inRow(i, n int) Pose {
	if m, lines := s.folded(n); m > 0 {
		return s.inLines(i, n, m, lines)
	}
	if s.Deep > 0 {
		return s.inDepth(i, n)
	}
	w := s.Width(n)
	pitch := w + s.Gap
	if n > 1 {
		pitch = min(pitch, (s.Area.W-w)/float64(n-1))
	}
	c := s.Area.Center()
	x := c.X + (float64(i)-float64(n-1)/2)*pitch
	if s.Left {
		x = s.Area.X + w/2 + float64(i)*pitch
	}
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
