package bots

import (
	"math/rand/v2"
	"slices"

	"wyrmtable/rules"
)

// A Thought is about one question. It works when it is told to, see [Thought.Step].
type Thought struct {
	p    *Player
	pcg  rand.PCG
	rng  *rand.Rand // over pcg
	seed uint64

	count int         // how many thoughts there were before
	root  rules.Match // the match dealt afresh for the seat: all that is known of it
	ask   rules.Ask   // the question, out of the match's memory
	where uint64
	open  []rules.Answer // the answers worth a thought
	given deed           // what was answered
	best  rules.Action   // without tries: the answer of habit
	done  bool

	piece  int // of habit's answer, which comes first
	tree   tree
	worlds []rules.Match // deals, made when they are needed
	dealt  int           // how many of worlds are of this thought
	until  int           // the turn in which tries end

	view  rules.Board
	bytes []byte
}

// A Chance is what was found out about an answer.
type Chance struct {
	rules.Action
	Win   float64 // how likely the seat is to win after it, from 0 to 1
	Tries int     // how often it was tried
}

func (t *Thought) init(p *Player, seed uint64) {
	t.p, t.seed = p, seed
	t.rng = rand.New(&t.pcg)
	t.tree.t = t
	t.tree.habit = chance
	if h := p.style.Habit; h != nil {
		t.tree.habit = h(rules.Keen)
	}
}

// begin takes a question up. All that is random in it comes from the player's seed
// and from how many answers it has thought about.
func (t *Thought) begin(m rules.Match) {
	p := t.p
	if t.given != (deed{}) {
		p.past.add(t.given)
		t.given = deed{}
	}
	t.count++
	t.pcg.Seed(t.seed, uint64(t.count)<<32)
	t.root = m.RedealInto(t.root, p.seat, t.rng)
	k := rules.AskOf(t.root, p.seat)
	all, draft := append(t.ask.Answers[:0], k.Answers...), append(t.ask.Draft[:0], k.Draft...)
	t.ask = *k
	t.ask.Answers, t.ask.Draft = all, draft
	t.where = t.whereabouts(t.root, &t.ask)
	t.dealt, t.piece, t.done = 0, 0, false
	t.choose()
	t.best = t.open[0].Action
	if len(t.open) == 1 {
		t.done = true
	}
	if a, ok := p.plan.next(t.where); ok && t.ask.Legal(a) {
		t.best, t.done = a, true
	}
	t.until = lastTurn(p.style, t.root)
	t.tree.begin()
}

// choose lists the answers that are worth a thought: no step back, none that the
// game says to skip, none that was given twice before in the same position.
func (t *Thought) choose() {
	t.open = t.open[:0]
	for pass := 0; len(t.open) == 0; pass++ {
		for i := range t.ask.Answers {
			a := &t.ask.Answers[i]
			switch {
			case pass < 3 && a.Back,
				pass < 2 && t.p.past.worn(deed{t.where, a.Action}),
				pass < 1 && t.p.style.Skip != nil && t.p.style.Skip(t.root, &t.ask, i):
				continue
			}
			t.open = append(t.open, *a)
		}
	}
}

// Step works until stop says so, and reports whether the thought has come to its
// end. It may be called again to go on. A nil stop never says so. Stop is asked
// between two small pieces of work, of well under a millisecond natively.
func (t *Thought) Step(stop func() bool) (done bool) {
	for !t.done {
		t.work()
		if stop != nil && stop() {
			break
		}
	}
	return t.done
}

// tired reports whether the match has gone on for longer than one looks ahead.
func (t *Thought) tired() bool {
	st := t.p.style
	return st.Patience > 0 && st.Turn != nil && st.Turn(t.root) > st.Patience
}

// work does one small piece.
func (t *Thought) work() {
	switch {
	case t.tree.nodes[0].child == 0:
		a, done := t.p.habit(t.root, t.p.seat, t.rng, t.piece)
		if t.piece++; !done {
			return
		}
		t.best = a
		if !slices.ContainsFunc(t.open, func(a rules.Answer) bool { return a.Action == t.best }) {
			t.best = t.open[0].Action
		}
		t.done = t.p.Tries <= 0 || t.tired()
		t.tree.plant(t.best)
	default:
		t.tree.work()
		t.done = t.tree.tries >= t.p.Tries && t.tree.resting()
	}
}

// Tries is how many tries were made.
func (t *Thought) Tries() int { return t.tree.tries }

// Answer returns the best answer so far. It is always legal.
func (t *Thought) Answer() rules.Action {
	a := t.best
	if c := t.tree.chosen(); c != 0 && t.tree.tries > 0 {
		a = t.tree.nodes[c].move.Action
		t.p.plan = t.tree.plan(t.p.plan[:0])
	}
	t.given = deed{t.where, a}
	return a
}

// Chances appends to dst what was found out about the answers, best first. Where
// nothing was tried there is one: that of the answer, by the looks of the table.
func (t *Thought) Chances(dst []Chance) []Chance {
	from := len(dst)
	tr := &t.tree
	for c := tr.nodes[0].child; c != 0; c = tr.nodes[c].next {
		if n := &tr.nodes[c]; n.tries > 0 {
			dst = append(dst, Chance{n.move.Action, n.total / float64(n.tries), int(n.tries)})
		}
	}
	if len(dst) == from {
		return append(dst, Chance{t.best, t.value(t.root, t.p.seat), 0})
	}
	slices.SortStableFunc(dst[from:], func(a, b Chance) int {
		switch {
		case a.Win > b.Win:
			return -1
		case a.Win < b.Win:
			return 1
		}
		return 0
	})
	return dst
}

// value is how likely seat is to win a match, or has won it.
func (t *Thought) value(m rules.Match, seat rules.Seat) float64 { return valueOf(t.p.style, m, seat) }

// maxWorlds is how many deals are kept; later tries begin with the first again.
const maxWorlds = 256

// world returns a deal. The same number is the same deal for every answer.
func (t *Thought) world(i int) rules.Match {
	i %= maxWorlds
	for t.dealt <= i {
		t.pcg.Seed(t.seed, uint64(t.count)<<32+uint64(t.dealt)+1)
		if t.dealt == len(t.worlds) {
			t.worlds = append(t.worlds, nil)
		}
		t.worlds[t.dealt] = t.root.RedealInto(t.worlds[t.dealt], t.p.seat, t.rng)
		t.dealt++
	}
	return t.worlds[i]
}
