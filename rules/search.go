package rules

import (
	"math"
	"math/rand/v2"
)

// A Searcher is a strong automatic player. It looks ahead in a tree of answers,
// its own and the others', each try on a match dealt afresh for its seat, so
// that it knows no more than its seat does; and it gives the answer that it
// tried most often, which is the one that did best. This is Monte Carlo tree
// search on an information set.
//
// It thinks for Tries tries or until Stop says so, whichever comes first, and
// makes at least one try. With Tries alone the same Rand gives the same answers
// everywhere.
//
// Of a secret that others hold it supposes, in each try, that they play as if
// they knew the whole of that deal: it does not bluff.
type Searcher struct {
	Tries int         // how many tries an answer gets; 0: until Stop says so
	Stop  func() bool // asked between two tries whether time is up; nil: never
	Ahead int         // how many actions by chance follow the tree in a try
	// Value says how good a match looks for seat: from 0, lost, to 1, won. The
	// values of opposing seats should add up to about 1.
	Value func(m Match, seat Seat) float64
	Rand  *rand.Rand

	nodes  []node
	path   []int32 // the nodes of one try, from the root on
	world  Match   // a deal, good for dealEvery tries
	trial  Match   // its copy on which a try is played
	events []Event
}

const (
	// dealEvery is how many tries are made with one deal: dealing costs more
	// than copying.
	dealEvery = 4
	// curiosity weighs how seldom an answer was tried against how well it did.
	curiosity = 0.5
	// maxNodes bounds the tree; a full tree is searched, but grows no more.
	maxNodes = 1 << 20
)

// A node is an answer that was tried in the tree.
type node struct {
	move  move
	seat  Seat // who answered
	child int32
	next  int32 // the next child of the same parent; 0 is none
	tries int32
	met   int32   // how often it could have been tried
	total float64 // the values for seat
}

// A move is an answer as it is told apart in the tree: the same card is another
// move where it turns out to be another face.
type move struct {
	Action
	face, target Face
}

// Action returns the answer to the first question that waits for one, and
// whether there is any.
func (s *Searcher) Action(m Match) (Action, bool) {
	k := waiting(m)
	if k == nil {
		return Action{}, false
	}
	seat := k.Decider
	if len(k.Answers) == 1 {
		return k.Answers[0].Action, true
	}
	s.nodes = append(s.nodes[:0], node{})
	for i := 0; i == 0 || s.more(i); i++ {
		if i%dealEvery == 0 {
			s.world = m.Redeal(seat, s.Rand)
		}
		s.trial = s.world.CloneInto(s.trial)
		s.try()
	}
	return s.most(), true
}

// more reports whether another try is to be made after so many.
func (s *Searcher) more(tries int) bool {
	switch {
	case s.Tries > 0 && tries >= s.Tries:
		return false
	case s.Stop == nil:
		return s.Tries > 0
	}
	return !s.Stop()
}

// waiting returns the first question of m that waits for an answer, or nil.
func waiting(m Match) *Ask {
	asks := m.Asks()
	for i := range asks {
		if len(asks[i].Answers) > 0 {
			return &asks[i]
		}
	}
	return nil
}

// most returns the answer that was tried most often.
func (s *Searcher) most() Action {
	best := s.nodes[0].child
	for c := best; c != 0; c = s.nodes[c].next {
		if s.nodes[c].tries > s.nodes[best].tries {
			best = c
		}
	}
	return s.nodes[best].move.Action
}

// try walks down the tree to its first new answer, some actions further by
// chance, and back up with what the match looks like then.
func (s *Searcher) try() {
	s.path = s.path[:0]
	at, fresh := int32(0), false
	for !fresh {
		k := waiting(s.trial)
		if k == nil {
			break
		}
		at, fresh = s.descend(at, k)
		if at == 0 {
			break
		}
		s.path = append(s.path, at)
		s.do(s.nodes[at].move.Action)
	}
	for range s.Ahead {
		a, ok := Random(s.trial, s.Rand)
		if !ok {
			break
		}
		s.do(a)
	}
	s.climb()
}

// do plays an action that the trial itself has listed.
func (s *Searcher) do(a Action) { s.events, _ = s.trial.Apply(a, s.events[:0]) }

// descend returns the child of a node that is to be tried next, and whether it
// is new: an answer never tried before, or else the one with the best prospect.
// It is 0 when the tree may grow no more.
func (s *Searcher) descend(at int32, k *Ask) (next int32, fresh bool) {
	var untried *Answer
	n, most := 0, math.Inf(-1)
	for i := range k.Answers {
		a := &k.Answers[i]
		if a.Back && len(k.Answers) > 1 {
			continue
		}
		c := s.find(at, s.moveOf(a.Action))
		if c == 0 {
			if n++; s.Rand.IntN(n) == 0 {
				untried = a
			}
			continue
		}
		s.nodes[c].met++
		if v := s.nodes[c].prospect(); v > most {
			next, most = c, v
		}
	}
	if untried == nil {
		return next, false
	}
	if len(s.nodes) >= maxNodes {
		return 0, true
	}
	next = int32(len(s.nodes))
	s.nodes = append(s.nodes, node{move: s.moveOf(untried.Action), seat: k.Decider, next: s.nodes[at].child, met: 1})
	s.nodes[at].child = next
	return next, true
}

func (s *Searcher) moveOf(a Action) move {
	cards := s.trial.Board().Cards
	mv := move{Action: a}
	if a.Card > 0 && int(a.Card) < len(cards) {
		mv.face = cards[a.Card].Face
	}
	if a.Target > 0 && int(a.Target) < len(cards) {
		mv.target = cards[a.Target].Face
	}
	return mv
}

func (s *Searcher) find(at int32, mv move) int32 {
	for c := s.nodes[at].child; c != 0; c = s.nodes[c].next {
		if s.nodes[c].move == mv {
			return c
		}
	}
	return 0
}

// prospect is how well an answer did, and more the seldomer it was tried.
func (n *node) prospect() float64 {
	tries := float64(n.tries)
	return n.total/tries + curiosity*math.Sqrt(math.Log(float64(n.met))/tries)
}

// climb adds the value of the match as it stands to the nodes of the try, to
// each for the seat that answered there.
func (s *Searcher) climb() {
	var value [MaxSeats]float64
	var known SeatSet
	for _, at := range s.path {
		n := &s.nodes[at]
		if !known.Has(n.seat) {
			known = known.With(n.seat)
			value[n.seat] = s.Value(s.trial, n.seat)
		}
		n.tries++
		n.total += value[n.seat]
	}
}
