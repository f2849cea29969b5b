package puzzle

import (
	"iter"
	"slices"

	"wyrmtable/rules"
)

// A Search finds out about a position of a puzzle. It works when it is told to, see
// [Search.Step], and is to be stopped if it is given up before its end.
type Search struct {
	p     *Problem
	limit int // of positions; 0 is none

	verdict   Verdict
	positions int
	out       bool // the limit is reached, or nobody waits any more
	drawing   bool // chance is being tried

	memo  map[uint64]memo
	pool  []rules.Match
	bytes [2][]byte
	asks  []rules.Ask

	events []rules.Event
	next   func() (struct{}, bool)
	stop   func()
	yield  func(struct{}) bool
}

// A memo is what is known of a position: in how many answers it can be won, in how
// many it cannot, or that it never can.
type memo struct {
	won, not int16 // 0 is unknown; one more than the number of answers
	lost     bool
	best     rules.Action // of the solver
}

// A position is a set of worlds that the solver's seat cannot tell apart.
type position struct {
	worlds []rules.Match
	seen   uint64
	hash   uint64
	value  float64
	lost   bool // the goal has been missed in one of the worlds
	drawn  bool // chance has decided of one, and not every draw was tried
}

// A proof is what a search found out about a position.
type proof uint8

const (
	open proof = iota // not in so many answers, or not known
	won
	lost
)

// deepest bounds how many answers of all seats are looked ahead.
const deepest = 400

// begin readies a search that does work when it is told to.
func (s *Search) begin(work func()) {
	s.memo = map[uint64]memo{}
	s.next, s.stop = iter.Pull(func(yield func(struct{}) bool) {
		s.yield = yield
		work()
	})
}

// Step works until stop, which may be nil, says so, and reports whether the search
// has come to its end.
func (s *Search) Step(stop func() bool) (done bool) {
	for {
		if _, more := s.next(); !more {
			return true
		}
		if stop != nil && stop() {
			return false
		}
	}
}

// Stop gives a search up. What it has found out by then stands in the verdict.
func (s *Search) Stop() { s.stop() }

// stride is how many positions are one piece of work.
const stride = 16

// pause lets others have their turn now and then.
func (s *Search) pause() {
	if s.limit > 0 && s.positions >= s.limit {
		s.out = true
	}
	if !s.out && s.positions%stride == 0 && !s.yield(struct{}{}) {
		s.out = true
	}
}

// force reports whether the solver's seat can force the goal from a position with
// n answers more.
func (s *Search) force(p *position, n, depth int) proof {
	found := s.look(p, n, depth)
	if p.drawn && found == won {
		s.verdict.Chance = true
	}
	return found
}

func (s *Search) look(p *position, n, depth int) proof {
	switch {
	case p.lost:
		return lost
	case len(p.worlds) == 0:
		return won
	case s.out || depth == deepest:
		return open
	}
	m := s.memo[p.hash]
	switch {
	case m.lost:
		return lost
	case m.won > 0 && int(m.won)-1 <= n:
		return won
	case int(m.not)-1 >= n:
		return open
	}
	mine, others := s.waiting(p.worlds[0])
	found, best := lost, rules.Action{}
	if mine != nil {
		found, best = s.answer(p, mine, n, depth, m.best)
	}
	if others && (mine == nil || found == won && mine.Mode == rules.Open) {
		found = s.defend(p, n, depth)
	}
	if s.out {
		return open
	}
	m = s.memo[p.hash]
	switch found {
	case won:
		m.won, m.best = int16(n)+1, best
	case lost:
		m.lost = true
	default:
		m.not = int16(n) + 1
	}
	s.memo[p.hash] = m
	return found
}

// waiting returns the question that waits for the solver's seat, and whether one
// waits for others.
func (s *Search) waiting(m rules.Match) (mine *rules.Ask, others bool) {
	asks := m.Asks()
	for i := range asks {
		switch k := &asks[i]; {
		case k.Answered || len(k.Answers) == 0:
		case k.Decider != s.p.Solver:
			others = true
		case mine == nil:
			mine = k
		}
	}
	return mine, others
}

// answer looks for an answer of the solver's seat that forces the goal.
func (s *Search) answer(p *position, k *rules.Ask, n, depth int, first rules.Action) (proof, rules.Action) {
	if n == 0 {
		return open, rules.Action{}
	}
	found := lost
	for _, a := range s.ordered(p, s.choices(p.worlds[0], k), n, first) {
		after := s.after(p, a)
		got := won
		for i := range after {
			if got = s.force(&after[i], n-1, depth+1); got != won {
				break
			}
		}
		s.free(after)
		switch {
		case got == won:
			return won, a
		case got == open:
			found = open
		case s.out:
			return open, a
		}
	}
	return found, rules.Action{}
}

// defend tries every answer of the others in every world.
func (s *Search) defend(p *position, n, depth int) proof {
	replies := s.replies(p)
	found := won
	for i := range replies {
		got := s.force(&replies[i], n, depth+1)
		if got == lost {
			found = lost
			break
		}
		if got == open {
			found = open // and yet the next may be lost for good
		}
	}
	s.free(replies)
	return found
}

// choices returns the answers to a question that are worth a thought: steps back
// of a draft are none, and of equal copies of a card one is enough.
func (s *Search) choices(m rules.Match, k *rules.Ask) []rules.Action {
	var out []rules.Action
	for i := range k.Answers {
		a := &k.Answers[i]
		if !a.Back && !slices.ContainsFunc(out, func(b rules.Action) bool { return s.alike(m, a.Action, b) }) {
			out = append(out, a.Action)
		}
	}
	return out
}

// alike reports whether two answers differ by nothing but which of two equal cards
// they mean.
func (s *Search) alike(m rules.Match, a, b rules.Action) bool {
	if !s.equal(m, a.Card, b.Card) || !s.equal(m, a.Target, b.Target) {
		return false
	}
	b.Card, b.Target = a.Card, a.Target
	return a == b
}

// equal reports whether two cards are the same one, or copies that nothing tells
// apart: in a zone without order, with the same marks, and meant by none.
func (s *Search) equal(m rules.Match, x, y rules.CardID) bool {
	if x == y {
		return true
	}
	if x == 0 || y == 0 {
		return false
	}
	b := m.Board()
	l := b.Layout()
	c, d := &b.Cards[x], &b.Cards[y]
	info := &l.Zones[c.Zone]
	if *c != *d || !c.Known.Has(s.p.Solver) || info.Slots > 0 || info.Pile {
		return false
	}
	for a := range l.Attrs {
		if b.Attr(x, rules.Attr(a)) != b.Attr(y, rules.Attr(a)) {
			return false
		}
		for id := rules.CardID(1); int(id) < len(b.Cards); id++ {
			if v := rules.CardID(b.Attr(id, rules.Attr(a))); v == x || v == y {
				return false
			}
		}
	}
	return true
}

// ordered puts answers into the order in which they are tried: what did it in fewer
// answers before, then what looks best afterwards.
func (s *Search) ordered(p *position, list []rules.Action, n int, first rules.Action) []rules.Action {
	if len(list) < 2 {
		return list
	}
	value := make(map[rules.Action]float64, len(list))
	for _, a := range list {
		if n == 1 || s.p.value == nil {
			break // it must be the goal at once: looking is as dear as trying
		}
		m := p.worlds[0].CloneInto(s.get())
		events, err := m.Apply(a, s.events[:0])
		s.events = events[:0]
		if s.positions++; err == nil {
			value[a] = s.p.value(m)
		}
		s.put(m)
	}
	value[first]++
	slices.SortStableFunc(list, func(a, b rules.Action) int {
		switch {
		case value[a] > value[b]:
			return -1
		case value[a] < value[b]:
			return 1
		}
		return 0
	})
	return list
}

// after returns what the solver's seat can come to see after an answer.
func (s *Search) after(p *position, a rules.Action) []position {
	var out []position
	var list []outcome
	for _, w := range p.worlds {
		list = s.outcomes(w, a, list[:0])
		out = s.sort(list, out)
	}
	return s.done(out)
}

// replies returns what it can come to see after an answer of somebody else.
func (s *Search) replies(p *position) []position {
	var out []position
	var list []outcome
	for _, w := range p.worlds {
		for _, a := range s.answers(w) {
			list = s.outcomes(w, a, list[:0])
			out = s.sort(list, out)
		}
	}
	out = s.done(out)
	slices.SortStableFunc(out, func(a, b position) int {
		switch {
		case a.lost != b.lost && a.lost, a.value < b.value:
			return -1
		case a.lost != b.lost, a.value > b.value:
			return 1
		}
		return 0
	})
	return out
}

// answers returns the answers that others may give in a world.
func (s *Search) answers(w rules.Match) []rules.Action {
	var out []rules.Action
	asks := w.Asks()
	for i := range asks {
		if k := &asks[i]; k.Decider != s.p.Solver && !k.Answered {
			out = append(out, s.choices(w, k)...)
		}
	}
	return out
}

// sort puts outcomes together that look the same. Worlds in which the goal is
// reached need no more thought.
func (s *Search) sort(list []outcome, to []position) []position {
	for _, o := range list {
		i := slices.IndexFunc(to, func(p position) bool { return p.seen == o.seen })
		if i < 0 {
			i = len(to)
			to = append(to, position{seen: o.seen})
		}
		state := s.p.state(o.world)
		if state == Open {
			to[i].worlds = append(to[i].worlds, o.world)
			to[i].drawn = to[i].drawn || o.drawn
			continue
		}
		to[i].lost = to[i].lost || state == Failed
		s.put(o.world)
	}
	return to
}

// done gives positions their hash, and leaves out what is in them twice.
func (s *Search) done(list []position) []position {
	for i := range list {
		p := &list[i]
		var met []uint64
		kept := p.worlds[:0]
		for _, w := range p.worlds {
			h := s.hashMatch(w)
			if slices.Contains(met, h) {
				s.put(w)
				continue
			}
			met = append(met, h)
			kept = append(kept, w)
		}
		p.worlds = kept
		slices.Sort(met)
		p.hash = seed
		for _, h := range met {
			p.hash = mix(p.hash, h)
		}
		if len(kept) > 0 && s.p.value != nil {
			p.value = s.p.value(kept[0])
		}
	}
	return list
}

// free gives the memory of positions back.
func (s *Search) free(list []position) {
	for i := range list {
		for _, w := range list[i].worlds {
			s.put(w)
		}
		list[i].worlds = nil
	}
}
