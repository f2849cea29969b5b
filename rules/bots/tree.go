package bots

import (
	"math"

	"wyrmtable/rules"
)

// A tree holds what was tried about a question. Its nodes are answers; the root
// is the question itself.
type tree struct {
	t      *Thought
	nodes  []node
	tries  int
	stage  stage
	trial  rules.Match // the match on which a try is played
	habit  rules.Habit // of everybody in tries
	path   []int32     // the nodes of the try, from the root on
	at     int32       // where in the tree the try is
	steps  int         // how many answers have followed the tree
	piece  int         // of habit's answer that is under way
	events []rules.Event

	sum, squares float64 // of the values of all tries
	spread       float64 // how far they lie apart
	old          rules.Match
}

// A stage is what a try is in the middle of.
type stage uint8

const (
	resting  stage = iota
	climbing       // down in the tree, along answers tried before
	growing        // where what habit answers is the next node
	playing        // behind the tree, by habit
)

const (
	// curiosity weighs how seldom an answer was tried against how well it did, in
	// units of how far values lie apart.
	curiosity = 0.7
	// ripe is how often an answer is tried before the answers to it are thought
	// about. Until then habits answer, in each deal as is best there.
	ripe = 40
	// maxNodes bounds the tree; a full tree is searched, but grows no more.
	maxNodes = 1 << 17
	// maxSteps bounds a try that its turn does not end.
	maxSteps = 400
	// stride is how many answers by chance are one piece of work.
	stride = 16
)

// A node is an answer that was tried in the tree.
type node struct {
	move  move
	seat  rules.Seat // who answered
	child int32
	next  int32 // the next child of the same parent; 0 is none
	tries int32
	met   int32   // how often it could have been tried
	total float64 // the values for seat
}

// A move is an answer as it is told apart in the tree: the same card is another
// move where it turns out to be another face.
type move struct {
	rules.Action
	face, target rules.Face
}

func (tr *tree) begin() {
	tr.nodes = append(tr.nodes[:0], node{})
	tr.tries, tr.stage, tr.piece, tr.sum, tr.squares, tr.spread = 0, resting, 0, 0, 0, 0.1
}

// plant makes a node of each answer to the question; the one that habit would
// give is tried first.
func (tr *tree) plant(first rules.Action) {
	t := tr.t
	for i := len(t.open) - 1; i >= 0; i-- {
		if a := t.open[i].Action; a != first {
			tr.add(0, tr.moveIn(t.root, a), t.p.seat)
		}
	}
	tr.add(0, tr.moveIn(t.root, first), t.p.seat)
}

// add makes a node the first child of another.
func (tr *tree) add(at int32, mv move, seat rules.Seat) int32 {
	n := int32(len(tr.nodes))
	tr.nodes = append(tr.nodes, node{move: mv, seat: seat, next: tr.nodes[at].child})
	tr.nodes[at].child = n
	return n
}

// resting reports whether no try is under way.
func (tr *tree) resting() bool { return tr.stage == resting }

// work does a small piece of a try: it begins it, goes one answer down the tree,
// does a piece of an answer by habit, or ends it.
func (tr *tree) work() {
	switch tr.stage {
	case resting:
		tr.depart()
	case climbing:
		tr.descend()
	case growing:
		tr.grow()
	case playing:
		tr.play()
	}
}

// depart begins a try: it takes the answer with the best prospect, and the deal
// on which that one has not been tried yet.
func (tr *tree) depart() {
	t := tr.t
	c := tr.seldom()
	if c == 0 {
		c = tr.prospect(0, int32(tr.tries))
	}
	n := &tr.nodes[c]
	// The first seed of a deal is that of the deal itself.
	w := t.world(int(n.tries))
	t.pcg.Seed(t.seed, uint64(t.count)<<32|1<<31|uint64(n.tries))
	tr.trial = w.CloneInto(tr.trial)
	tr.path = append(tr.path[:0], c)
	tr.at, tr.steps, tr.stage = c, 0, climbing
	tr.do(n.move.Action)
	if n.tries == 0 {
		tr.stage = playing
	}
}

// fair is how often each answer to the question is tried at least, where there are
// tries enough: one that had bad luck at first would not be tried again.
const fair = 12

// seldom returns an answer to the question that was not tried often enough to be judged;
// 0 where there is none.
func (tr *tree) seldom() (c int32) {
	least := int32(min(fair, tr.t.p.Tries/(3*max(1, len(tr.t.open)))))
	for n := tr.nodes[0].child; n != 0; n = tr.nodes[n].next {
		if tries := tr.nodes[n].tries; tries < least {
			c, least = n, tries
		}
	}
	return c
}

// prospect returns the child of a node with the best prospect after so many tries:
// one that was never tried, or else one that did well, or was tried seldom.
func (tr *tree) prospect(at, tries int32) (best int32) {
	most, log := math.Inf(-1), math.Log(float64(tries)+1)
	for c := tr.nodes[at].child; c != 0; c = tr.nodes[c].next {
		if tr.nodes[c].tries == 0 {
			return c
		}
		if v := tr.promise(c, log); v > most {
			best, most = c, v
		}
	}
	return best
}

// promise is how well an answer did, and more the seldomer it was tried.
func (tr *tree) promise(c int32, log float64) float64 {
	n := &tr.nodes[c]
	tries := float64(n.tries)
	return n.total/tries + curiosity*tr.spread*math.Sqrt(log/tries)
}

// do plays an answer that the trial itself has listed.
func (tr *tree) do(a rules.Action) { tr.events, _ = tr.trial.Apply(a, tr.events[:0]) }

// descend goes one answer down the tree.
func (tr *tree) descend() {
	k := waiting(tr.trial)
	if k == nil || tr.ended() {
		tr.climb()
		return
	}
	if !tr.t.p.style.Chance && tr.nodes[tr.at].tries < ripe {
		tr.stage = playing
		return
	}
	if s := tr.t.p.style; s.Blind && k.Decider != tr.t.p.seat {
		tr.stage = growing
		return
	}
	tr.choose(tr.at, k)
}

// enter goes down to a child, and on behind the tree where the child is new.
func (tr *tree) enter(c int32, fresh bool) {
	tr.at = c
	tr.path = append(tr.path, c)
	tr.stage = climbing
	if tr.do(tr.nodes[c].move.Action); fresh {
		tr.stage = playing
	}
}

// choose goes down to the child of a node that is to be tried next, or on behind the tree
// when that may grow no more. What habit would answer is tried first, and others join it
// the more often the node is visited.
func (tr *tree) choose(at int32, k *rules.Ask) {
	t := tr.t
	next := int32(0)
	kids, untried, n := 0, -1, 0
	most := math.Inf(-1)
	log := math.Log(float64(tr.nodes[at].tries) + 1)
	for i := range k.Answers {
		a := &k.Answers[i]
		if len(k.Answers) > 1 && (a.Back || t.p.style.Skip != nil && t.p.style.Skip(tr.trial, k, i)) {
			continue
		}
		c := tr.find(at, tr.moveIn(tr.trial, a.Action))
		if c == 0 {
			if n++; t.rng.IntN(n) == 0 {
				untried = i
			}
			continue
		}
		kids++
		if v := tr.promise(c, log); v > most {
			next, most = c, v
		}
	}
	room := t.p.style.Chance || kids*kids <= int(tr.nodes[at].tries)/4
	switch {
	case next != 0 && (untried < 0 || !room):
		tr.enter(next, false)
	case untried < 0 || len(tr.nodes) >= maxNodes:
		tr.stage = playing
	case kids == 0 && !t.p.style.Chance:
		tr.stage = growing
	default:
		tr.enter(tr.add(at, tr.moveIn(tr.trial, k.Answers[untried].Action), k.Decider), true)
	}
}

// grow does a piece of what habit answers, and goes down to that.
func (tr *tree) grow() {
	k := waiting(tr.trial)
	a, done := tr.byHabit(k.Decider)
	if !done {
		return
	}
	mv := tr.moveIn(tr.trial, a)
	if c := tr.find(tr.at, mv); c != 0 {
		tr.enter(c, false)
		return
	}
	if len(tr.nodes) >= maxNodes {
		tr.do(a)
		tr.stage = playing
		return
	}
	tr.enter(tr.add(tr.at, mv, k.Decider), true)
}

// byHabit does a piece of what habit answers for seat.
func (tr *tree) byHabit(seat rules.Seat) (a rules.Action, done bool) {
	a, done = tr.habit(tr.trial, seat, tr.t.rng, tr.piece)
	if tr.piece++; done {
		tr.piece = 0
	}
	return a, done
}

func (tr *tree) moveIn(m rules.Match, a rules.Action) move {
	cards := m.Board().Cards
	mv := move{Action: a}
	if a.Card > 0 && int(a.Card) < len(cards) {
		mv.face = cards[a.Card].Face
	}
	if a.Target > 0 && int(a.Target) < len(cards) {
		mv.target = cards[a.Target].Face
	}
	return mv
}

func (tr *tree) find(at int32, mv move) int32 {
	for c := tr.nodes[at].child; c != 0; c = tr.nodes[c].next {
		if tr.nodes[c].move == mv {
			return c
		}
	}
	return 0
}

// play plays on behind the tree, a piece of an answer by habit or some answers by
// chance, and ends the try when its turn is over.
func (tr *tree) play() {
	if t := tr.t; t.p.style.Chance || t.p.style.Habit == nil {
		tr.playByChance()
		return
	}
	k := waiting(tr.trial)
	if tr.piece == 0 && (k == nil || tr.ended()) {
		tr.climb()
		return
	}
	if a, done := tr.byHabit(k.Decider); done {
		tr.steps++
		tr.do(a)
	}
}

func (tr *tree) playByChance() {
	for range stride {
		k := waiting(tr.trial)
		if k == nil || tr.ended() {
			tr.climb()
			return
		}
		tr.steps++
		a, _ := chance(tr.trial, k.Decider, tr.t.rng, 0)
		tr.do(a)
	}
}

// ended reports whether a try has come to the end of its turn.
func (tr *tree) ended() bool { return ended(tr.t.p.style, tr.trial, tr.steps, tr.t.until) }

// climb ends a try: it adds the value of the match as it stands to the nodes of
// the path, to each for the seat that answered there.
func (tr *tree) climb() {
	var value [rules.MaxSeats]float64
	var known rules.SeatSet
	for _, at := range tr.path {
		n := &tr.nodes[at]
		if !known.Has(n.seat) {
			known = known.With(n.seat)
			value[n.seat] = tr.t.value(tr.trial, n.seat)
		}
		n.tries++
		n.total += value[n.seat]
	}
	v := value[tr.t.p.seat]
	tr.tries++
	tr.sum += v
	tr.squares += v * v
	if n := float64(tr.tries); n >= 4 {
		mean := tr.sum / n
		tr.spread = max(0.01, math.Sqrt(max(0, tr.squares/n-mean*mean)))
	}
	tr.nodes[0].tries++
	tr.stage = resting
}

// best returns the child of a node that did best, with doubts about what was tried
// seldom; 0 if none was tried.
func (tr *tree) best(at int32) int32 { return tr.bestBut(at, 0) }

// even is how little a share of wins has to differ for two answers to be as good.
const even = 0.004

// chosen is the answer that is given: the best one, or what habit would answer where that
// is as good. Who is nearly sure to win or to lose finds all answers equal, and would
// throw away by chance what may be needed; the first child is that of habit.
func (tr *tree) chosen() int32 {
	c, habit := tr.best(0), tr.nodes[0].child
	if c == 0 || c == habit || tr.nodes[habit].tries < fair {
		return c
	}
	share := func(c int32) float64 { return tr.nodes[c].total / float64(tr.nodes[c].tries) }
	if share(c)-share(habit) < even {
		return habit
	}
	return c
}

// bestBut returns the best child of a node but for one.
func (tr *tree) bestBut(at, but int32) (best int32) {
	most := math.Inf(-1)
	for c := tr.nodes[at].child; c != 0; c = tr.nodes[c].next {
		n := &tr.nodes[c]
		if n.tries == 0 || c == but {
			continue
		}
		tries := float64(n.tries)
		if v := n.total/tries - tr.spread/math.Sqrt(tries); v > most {
			best, most = c, v
		}
	}
	return best
}

// plan appends what follows the best answer as long as it is a draft: the steps of
// the same seat that change nothing on the table.
func (tr *tree) plan(dst plan) plan {
	t := tr.t
	tr.old = t.root.CloneInto(tr.old)
	for c := tr.chosen(); c != 0; {
		var err error
		tr.events, err = tr.old.Apply(tr.nodes[c].move.Action, tr.events[:0])
		k := rules.AskOf(tr.old, t.p.seat)
		if err != nil || len(tr.events) > 0 || k == nil {
			break
		}
		if c = tr.best(c); c == 0 || tr.nodes[c].seat != t.p.seat || !k.Legal(tr.nodes[c].move.Action) {
			break
		}
		dst = append(dst, deed{t.whereabouts(tr.old, k), tr.nodes[c].move.Action})
	}
	return dst
}

// waiting returns the first question of m that waits for an answer, or nil.
func waiting(m rules.Match) *rules.Ask {
	asks := m.Asks()
	for i := range asks {
		if len(asks[i].Answers) > 0 {
			return &asks[i]
		}
	}
	return nil
}
