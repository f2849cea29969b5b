package dracoliath

import "wyrmtable/rules"

// A trial is a copy of a match that runs on with a given order, to see whether
// the order matters.
type trial struct {
	on     bool
	depth  int            // it stops when the frame at this depth is done
	order  []rules.CardID // which card comes first, second …
	failed bool           // another order question came up
}

// choose returns which of the cards comes next. Where several compete and their
// order can make a difference the player decides (S20, D29), and ok is false
// until he has; otherwise they come as they lie, from left to right.
func (m *Match) choose(kind rules.AskKind, ids []rules.CardID) (i int, ok bool) {
	f := m.last()
	if f.Pick != 0 {
		for i, id := range ids {
			if id == f.Pick {
				f.Pick = 0
				return i, true
			}
		}
		f.Pick = 0
	}
	if len(ids) == 1 {
		return 0, true
	}
	if m.sim.on {
		return m.sim.next(ids, len(m.stack)), true
	}
	if !m.matters(ids) {
		return 0, true
	}
	s := m.active()
	if f.Kind == listFrame {
		s = f.Me
	}
	m.open(question{Kind: kind, Subject: s, Source: f.Card})
	return 0, false
}

// next follows the order of the trial.
func (t *trial) next(ids []rules.CardID, depth int) int {
	if depth == t.depth {
		for _, want := range t.order {
			for i, id := range ids {
				if id == want {
					return i
				}
			}
		}
	}
	t.failed = true
	return 0
}

// matters reports whether the order of the cards can make a difference, by
// trying all orders out. More than three are not tried, and neither is what a
// player cannot foresee: it is asked for then, so that whether there is a
// question tells nothing of a hidden card.
func (m *Match) matters(ids []rules.CardID) bool {
	if len(ids) > 3 {
		return true
	}
	if m.scratch[0] == nil {
		m.scratch = [2]*Match{new(Match), new(Match)}
	}
	orders := permutations(ids)
	for i, order := range orders {
		t := m.scratch[min(i, 1)]
		m.copyTo(t)
		t.sim = trial{on: true, depth: len(m.stack), order: order}
		t.w = rules.Begin(&t.board, t.w.Events[:0])
		t.run()
		if t.sim.failed || t.ask.Open || t.surprised() || i > 0 && !t.sameAs(m.scratch[0]) {
			return true
		}
	}
	return false
}

// surprised reports whether the trial turned up something hidden.
func (m *Match) surprised() bool {
	for i := range m.w.Events {
		if m.w.Events[i].Reveals() {
			return true
		}
	}
	return false
}

func (m *Match) sameAs(o *Match) bool {
	return m.tally == o.tally && m.board.Equal(&o.board)
}

// permutations returns all orders of two or three cards.
func permutations(ids []rules.CardID) [][]rules.CardID {
	a, b := ids[0], ids[1]
	if len(ids) == 2 {
		return [][]rules.CardID{{a, b}, {b, a}}
	}
	c := ids[2]
	return [][]rules.CardID{{a, b, c}, {a, c, b}, {b, a, c}, {b, c, a}, {c, a, b}, {c, b, a}}
}
