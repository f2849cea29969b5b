package rules

import (
	"math"
	"math/rand/v2"
)

// Random returns a random legal action of m, and whether there is one. A step
// back in a draft is taken seldom, so that drafts come to an end.
func Random(m Match, r *rand.Rand) (Action, bool) {
	asks := m.Asks()
	open := 0
	for i := range asks {
		if len(asks[i].Answers) > 0 {
			open++
		}
	}
	if open == 0 {
		return Action{}, false
	}
	pick := r.IntN(open)
	for i := range asks {
		k := &asks[i]
		if len(k.Answers) == 0 {
			continue
		}
		if pick--; pick >= 0 {
			continue
		}
		a := &k.Answers[r.IntN(len(k.Answers))]
		for try := 0; a.Back && try < 3; try++ {
			a = &k.Answers[r.IntN(len(k.Answers))]
		}
		return a.Action, true
	}
	return Action{}, false
}

// A Greedy is a simple automatic player: it tries every answer of its question
// on a match dealt afresh, so that it knows no more than its seat does, follows
// its own next questions up to Depth, and takes what leaves the highest Value.
type Greedy struct {
	Depth int
	Value func(m Match, seat Seat) float64 // how good a match looks for seat
	Rand  *rand.Rand

	event []Event
	spare []Match    // a copy to try on, for each depth
	all   [][]Answer // the answers looked through, for each depth
	pick  Pick       // of the answers looked through so far
}

// Action returns the answer to the first question that waits for one, and
// whether there is any. Chance decides between equals.
func (g *Greedy) Action(m Match) (Action, bool) {
	asks := m.Asks()
	for i := range asks {
		if len(asks[i].Answers) > 0 {
			seat := asks[i].Decider
			return g.best(m.RedealInto(nil, seat, g.Rand), seat, g.Depth).Action, true
		}
	}
	return Action{}, false
}

// In does a piece of thinking about the answer of seat in a world that was dealt for it,
// as a [Habit] does.
func (g *Greedy) In(world Match, seat Seat, piece int) (a Action, done bool) {
	if piece == 0 {
		g.list(world, seat, g.Depth)
		g.pick = Pick{}
	}
	g.try(&g.pick, world, g.all[g.Depth][piece], g.Depth)
	return g.pick.Action, piece+1 == len(g.all[g.Depth])
}

// best returns the best answer of seat in a world.
func (g *Greedy) best(world Match, seat Seat, depth int) (p Pick) {
	g.list(world, seat, depth)
	for _, a := range g.all[depth] {
		g.try(&p, world, a, depth)
	}
	return p
}

// list lists the answers that wait for seat: those of a match are good only until its
// next Apply.
func (g *Greedy) list(world Match, seat Seat, depth int) {
	for len(g.spare) <= depth {
		g.spare, g.all = append(g.spare, nil), append(g.all, nil)
	}
	g.all[depth] = g.all[depth][:0]
	if k := AskOf(world, seat); k != nil {
		g.all[depth] = append(g.all[depth], k.Answers...)
	}
}

// try values an answer, if it is no step back.
func (g *Greedy) try(p *Pick, world Match, a Answer, depth int) {
	if !a.Back {
		p.Try(a.Action, g.after(world, a.Action, depth), g.Rand)
	}
}

// after returns the value of the world after an answer.
func (g *Greedy) after(world Match, a Action, depth int) float64 {
	next := world.CloneInto(g.spare[depth])
	g.spare[depth] = next
	var err error
	if g.event, err = next.Apply(a, g.event[:0]); err != nil {
		return math.Inf(-1)
	}
	if depth > 0 && AskOf(next, a.Seat) != nil {
		return g.best(next, a.Seat, depth-1).Value
	}
	return g.Value(next, a.Seat)
}

// FirstAsked returns the first seat that is asked something, or Nobody.
func FirstAsked(m Match) Seat {
	for _, k := range m.Asks() {
		if len(k.Answers) > 0 {
			return k.Decider
		}
	}
	return Nobody
}

// AskOf returns the question that waits for an answer of seat, or nil.
func AskOf(m Match, seat Seat) *Ask {
	asks := m.Asks()
	for i := range asks {
		if asks[i].Decider == seat && len(asks[i].Answers) > 0 {
			return &asks[i]
		}
	}
	return nil
}
