package dracoliath

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Greedy returns the answer of a simple automatic player, and whether anything
// is asked. It tries every answer, and every answer to what it is then asked
// itself in the same turn, on a match dealt afresh, so that it knows no more than its
// seat does; and it takes what leaves the best table.
func Greedy(m rules.Match, r *rand.Rand) (rules.Action, bool) {
	asks := m.Asks()
	if len(asks) == 0 {
		return rules.Action{}, false
	}
	seat := asks[0].Decider
	world := m.RedealInto(nil, seat, r).(*Match)
	g := greedy{depth: greedyDepth, seat: seat, turn: world.table(VarTurn), rng: r}
	for piece := 0; ; piece++ {
		if a, done := g.think(world, piece); done {
			return a, true
		}
	}
}

// greedyDepth is how many further answers of its own the player thinks ahead:
// after taking a card, which to play, and one choice of that card.
const greedyDepth = 2

type greedy struct {
	naive bool // it is a beginner
	depth int  // how far it looks
	seat  rules.Seat
	turn  int32 // the turn it thinks in
	rng   *rand.Rand
	spare [greedyDepth + 1]*Match // a copy to try on, for each depth
	event []rules.Event
	all   []rules.Answer // to the question
	pick  rules.Pick     // of those tried so far
}

// think tries one answer more, and returns the one with the best prospect so far, and
// whether that was the last.
func (g *greedy) think(m *Match, piece int) (rules.Action, bool) {
	if piece == 0 {
		g.all = append(g.all[:0], m.Asks()[0].Answers...)
		g.pick = rules.Pick{}
	}
	a := g.all[piece].Action
	g.pick.Try(a, g.after(m, a, g.depth), g.rng)
	return g.pick.Action, piece+1 == len(g.all)
}

// after returns the prospect after an answer.
func (g *greedy) after(m *Match, a rules.Action, depth int) float64 {
	if g.spare[depth] == nil {
		g.spare[depth] = new(Match)
	}
	c := g.spare[depth]
	m.copyTo(c)
	g.event, _ = c.Apply(a, g.event[:0])
	asks := c.Asks()
	if depth == 0 || len(asks) == 0 || asks[0].Decider != g.seat || c.table(VarTurn) != g.turn {
		return g.regard(c)
	}
	most := -1e9
	for i := range asks[0].Answers {
		most = max(most, g.after(c, asks[0].Answers[i].Action, depth-1))
	}
	return most
}

// regard is how good the table looks to it. A beginner sees little of the other's side, and
// thinks little of what it holds.
func (g *greedy) regard(m *Match) float64 {
	v := prospect(m, g.seat)
	if g.naive && !m.over {
		v += 0.9*side(m, m.facing(g.seat)) - 0.6*holding(m, g.seat)
	}
	return v
}

// prospect says how good the table is for a player.
func prospect(m *Match, me rules.Seat) float64 {
	foe := m.facing(me)
	if m.over {
		return 1000 * float64(m.end.For(me))
	}
	v := side(m, me) - side(m, foe)
	// Who is to move next has a turn more, and the turn of the opponent counts
	// twice: he loses it too.
	if m.team(m.decider(m.active())) == m.team(me) {
		v += 2
		if m.team(m.active()) != m.team(me) {
			v += 3
		}
	}
	return v
}

// side is what the team of one player has: Life counts more when it is scarce,
// Power more when the summit is near.
func side(m *Match, s rules.Seat) float64 {
	life, power := float64(m.life(s)), float64(m.power(s))
	v := life - 42/(max(life, 0)+2) + power + power*power/30 + holding(m, s)
	if m.seats() == 4 {
		v += holding(m, partner(s))
	}
	return v
}

// holding is what a player has of his own.
func holding(m *Match, s rules.Seat) float64 {
	v := 2*float64(m.focus(s)) + 2*float64(m.board.Var(VarExtra, s))
	if c := m.board.Var(VarControl, m.facing(s)); c == int32(s)+1 {
		v += 5
	}
	fusions := 0.0
	for _, id := range m.board.Zone(ZoneHand(s)) {
		v += 2
		c := m.card(id)
		if c.Fusion {
			fusions++
		}
		switch c.Type {
		case Treasure:
			v += 1.5
		case Storm:
			v += 0.5
		}
	}
	return v + 0.5*fusions*fusions
}
