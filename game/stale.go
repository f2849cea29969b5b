package game

import "image"

// staleness is the part of a screen that must be drawn again, in square cells.
// Cells keep the number of different parts small, each of which has to be made
// once.
type staleness struct {
	size  image.Rectangle
	cell  int                 // side of a cell, in pixels
	rows  [cellsAcross]uint32 // bit by cell
	found []image.Rectangle   // in cells
}

const (
	cellsAcross = 32 // on the longer side of the screen
	// Each part is gone through for itself: two are made one where that adds no
	// more cells than that is worth.
	partWorth = 6
)

func (s *staleness) begin(size image.Rectangle) {
	s.size = size
	s.cell = (max(size.Dx(), size.Dy()) + cellsAcross - 1) / cellsAcross
	s.rows = [cellsAcross]uint32{}
}

// add adds the places of marks.
func (s *staleness) add(marks []mark) {
	for i := range marks {
		s.addBox(marks[i].box)
	}
}

// addBox adds a box within the screen that is not empty.
func (s *staleness) addBox(b image.Rectangle) {
	b = b.Sub(s.size.Min)
	x0, x1 := b.Min.X/s.cell, (b.Max.X-1)/s.cell
	bits := uint32(1)<<(x1+1) - uint32(1)<<x0
	for y := b.Min.Y / s.cell; y <= (b.Max.Y-1)/s.cell; y++ {
		s.rows[y] |= bits
	}
}

// rects returns the parts to draw, in pixels, until the next begin: as few as
// is worth while, and no more than most, if that is not less than one.
func (s *staleness) rects(most int) []image.Rectangle {
	s.collect()
	if len(s.found) > mostFound {
		s.found = append(s.found[:0], union(s.found))
	}
	for s.join(max(1, most)) {
	}
	for i, r := range s.found {
		r = image.Rectangle{r.Min.Mul(s.cell), r.Max.Mul(s.cell)}
		s.found[i] = r.Add(s.size.Min).Intersect(s.size)
	}
	return s.found
}

// collect divides the cells into rectangles: runs of a row, together with those
// that lie alike below them.
func (s *staleness) collect() {
	s.found = s.found[:0]
	rows := s.rows
	for y := range rows {
		for x := 0; x < cellsAcross; x++ {
			if rows[y]&(1<<x) == 0 {
				continue
			}
			r := image.Rect(x, y, x+1, y+1)
			for r.Max.X < cellsAcross && rows[y]&(1<<r.Max.X) != 0 {
				r.Max.X++
			}
			run := uint32(1)<<r.Max.X - uint32(1)<<x
			for r.Max.Y < cellsAcross && rows[r.Max.Y]&run == run {
				rows[r.Max.Y] &^= run
				r.Max.Y++
			}
			x = r.Max.X
			s.found = append(s.found, r)
		}
	}
}

// join makes one part of the two whose union adds least to them, if there are
// too many or that is little, and reports whether it did.
func (s *staleness) join(most int) bool {
	n := len(s.found)
	least, a, b := 0, 0, 0
	for i := range n {
		for j := i + 1; j < n; j++ {
			more := area(s.found[i].Union(s.found[j])) - area(s.found[i]) - area(s.found[j])
			if (a == b || more < least) && (n > most || more <= partWorth) {
				least, a, b = more, i, j
			}
		}
	}
	if a == b {
		return false
	}
	s.found[a] = s.found[a].Union(s.found[b])
	s.found[b] = s.found[n-1]
	s.found = s.found[:n-1]
	return true
}

// mostFound is how many parts are worth looking at two by two.
const mostFound = 40

func union(all []image.Rectangle) (u image.Rectangle) {
	for _, r := range all {
		u = u.Union(r)
	}
	return u
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }
