package arcaneduel

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// style is what automatic players know of Arcane Duel: hands are refilled a turn
// later, so that a spell is judged some turns on.
var style = &rules.Style{
	Turn:  func(m rules.Match) int { return int(m.(*Match).table(VarTurn)) },
	Turns: 8,
	// Four who all look ahead can wait for one another until the stall guard: in
	// twice the length of a long match somebody strikes.
	Patience: 600,
	Value:    chance,
	Habit:    habits,
	Tries:    800, Brief: 40,
}

// evenness is how many points of one's side make a match twice as likely won.
const evenness = 14

// chance says how likely seat is to win by the looks of the table, from 0 to 1:
// its share of what all sides are worth.
func chance(match rules.Match, seat rules.Seat) float64 {
	m := match.(*Match)
	sum, mine := 0.0, m.side(seat)
	for s := range m.seats() {
		sum += math.Exp((m.side(s) - mine) / evenness)
	}
	return 1 / sum
}

// habits makes the simple player. The naive one strikes where it can, and hardly
// looks after itself.
func habits(naive bool) rules.Habit {
	g := rules.Greedy{Depth: 2, Value: prospect}
	if naive {
		g.Depth, g.Value = 1, rash
	}
	return func(m rules.Match, seat rules.Seat, r *rand.Rand) rules.Action {
		g.Rand = r
		return g.In(m, seat)
	}
}

// rash is how good the table looks to a beginner: what it does to others is worth
// more than what is done to it.
func rash(match rules.Match, me rules.Seat) float64 {
	m := match.(*Match)
	if m.over {
		return 1000 * float64(m.end.For(me))
	}
	return prospect(match, me) - 0.6*m.side(me)
}
