package layout

// This file lays a Row in two lines, the second under the first: what is read on
// the lower part of a card stays in sight for both.

// touching is what is left between cards that lie as close as they can without
// hiding one another.
const touching = 1.0

// deep returns how wide n cards of such a row are and how many of them lie in
// the upper line: all, while they lie side by side, and when they are too many
// for two lines.
func (s *Spread) deep(n int) (w float64, each int) {
	side := func(w, gap float64, n int, high float64) bool {
		return float64(n)*(w+gap)-gap <= s.Area.W+eps && w*CardRatio+high <= s.Area.H-s.Below+eps
	}
	for _, gap := range [...]float64{s.Gap, touching} {
		for _, w := range s.Widths {
			if side(w, gap, n, 0) {
				return w, n
			}
		}
	}
	each = (n + 1) / 2
	for _, w := range s.Widths {
		if side(w, touching, each, s.Deep) {
			return w, each
		}
	}
	return s.Width(n), n
}

// Upper is how many of n cards lie in the upper line of a row; those after them
// lie under these.
func (s *Spread) Upper(n int) int {
	if s.Kind != Row || s.Deep == 0 {
		return n
	}
	_, each := s.deep(n)
	return each
}

// Under is how much of card i of n, from its upper edge, lies under the line
// above.
func (s *Spread) Under(i, n int) float64 {
	if i < s.Upper(n) {
		return 0
	}
	w, _ := s.deep(n)
	return w*CardRatio - s.look(w)
}

// look is how much of the second line looks out, all where there is room.
func (s *Spread) look(w float64) float64 {
	return min(w*CardRatio, s.Area.H-s.Below-w*CardRatio)
}

func (s *Spread) inDepth(i, n int) Pose {
	w, each := s.deep(n)
	pitch := w + s.Gap
	if each > 1 {
		pitch = min(pitch, (s.Area.W-w)/float64(each-1))
	}
	line, c := i/each, s.Area.Center()
	p := Pose{Point: Point{s.Area.X + w/2 + float64(i%each)*pitch, c.Y - s.Below/2}, Width: w}
	if !s.Left {
		p.X = c.X + (float64(i%each)-float64(min(each, n-line*each)-1)/2)*pitch
	}
	if each < n {
		p.Y += (float64(line) - 0.5) * s.look(w)
	}
	return p
}
