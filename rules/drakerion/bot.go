package drakerion

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// style is what automatic players know of Drakerion. A try is played to the end of
// the turn.
var style = &rules.Style{
	Turn:  func(m rules.Match) int { return int(m.(*Match).table(VarTurn)) },
	Clock: []rules.Var{VarTurn},
	Turns: 1,
	Value: chance,
	Habit: habits,
	Skip:  skip,
	Tries: 600, Brief: 14,
}

// evenness is how many points of prospect make a match one of 73 in 100.
const evenness = 14

// chance says how likely seat is to win by the looks of the table, from 0 to 1.
func chance(m rules.Match, seat rules.Seat) float64 {
	return 1 / (1 + math.Exp(-m.(*Match).prospect(seat)/evenness))
}

// habits makes the simple player. The naive one does nothing in fights, and sees
// more of its own side than of the other.
func habits(eye rules.Eye) rules.Habit {
	g := mind{open: true, naive: eye == rules.Naive}
	return func(match rules.Match, seat rules.Seat, r *rand.Rand, piece int) (rules.Action, bool) {
		g.rng = r
		m := match.(*Match)
		return g.reply(m, rules.AskOf(m, seat), piece)
	}
}
