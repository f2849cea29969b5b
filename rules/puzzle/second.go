package puzzle

import (
	"slices"

	"wyrmtable/rules"
)

// spare is how many answers more than the fewest a second solution may take.
const spare = 2

// second looks for another way to the goal: one that does without an answer of the
// line. Another order of the same answers is none, nor are answers besides them.
func (s *Search) second(real rules.Match, root *position) {
	var left []string
	for _, m := range s.verdict.Line {
		if m.Seat == s.p.Solver {
			left = append(left, kind(m))
		}
	}
	most := s.verdict.Answers + spare
	if s.p.most > 0 {
		most = min(most, s.p.most)
	}
	slices.Sort(left)
	w := &ways{Search: s, met: map[uint64]bool{}}
	s.verdict.Second = w.other(real.CloneInto(nil), root, most, left, nil)
}

// kind is an answer without the place it goes to and which copy it means.
func kind(m Move) string { return m.Words }

// ways is the look for a second solution.
type ways struct {
	*Search
	met map[uint64]bool
}

// other returns a way on which some of the answers in left are not given.
func (w *ways) other(real rules.Match, p *position, n int, left []string, path []Move) []Move {
	if p == nil || len(p.worlds) == 0 || w.p.state(real) != Open {
		if len(left) == 0 {
			return nil
		}
		return slices.Clone(path)
	}
	key := p.hash
	for _, l := range left {
		key = mix(key, hash([]byte(l)))
	}
	key = mix(key, uint64(n))
	if w.out || w.met[key] || len(path) > deepest {
		return nil
	}
	w.met[key] = true
	mine, _ := w.waiting(real)
	if mine == nil {
		a, _, _ := w.stiffest(real, p, n)
		if (a == rules.Action{}) {
			return nil
		}
		return w.on(real, p, n, left, path, a)
	}
	for _, a := range w.choices(real, mine) {
		if !w.forces(w.after(p, a), n-1) {
			continue
		}
		if found := w.on(real, p, n-1, left, path, a); found != nil {
			return found
		}
	}
	return nil
}

// on follows an answer.
func (w *ways) on(real rules.Match, p *position, n int, left []string, path []Move, a rules.Action) []Move {
	m := w.move(real, a)
	path = append(slices.Clip(path), m)
	if i := slices.Index(left, kind(m)); i >= 0 && a.Seat == w.p.Solver {
		left = slices.Delete(slices.Clone(left), i, i+1)
	}
	real = real.CloneInto(nil)
	return w.other(real, w.step(real, p, a), n, left, path)
}
