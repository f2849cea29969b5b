package dracoliath

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// style is what automatic players know of Dracoliath. Tries are short and many:
// some turns by chance behind a deep tree, so that an answer is not judged in the
// middle of a turn and Treasures have time to act.
var style = &rules.Style{
	Turn:   func(m rules.Match) int { return int(m.(*Match).table(VarTurn)) },
	Clock:  []rules.Var{VarTurn},
	Ahead:  12,
	Value:  chance,
	Habit:  habits,
	Chance: true,
	Tries:  30000, Brief: 120,
}

// evenness is how many points of prospect make a match one of 73 in 100.
const evenness = 6.5

// chance says how likely seat is to win by the looks of the table, from 0 to 1.
func chance(m rules.Match, seat rules.Seat) float64 {
	return 1 / (1 + math.Exp(-prospect(m.(*Match), seat)/evenness))
}

// habits makes the simple player. The naive one thinks little of what it holds, and sees
// more of its own side than of the other.
func habits(eye rules.Eye) rules.Habit {
	g := greedy{naive: eye == rules.Naive, depth: greedyDepth}
	return func(match rules.Match, seat rules.Seat, r *rand.Rand, piece int) (rules.Action, bool) {
		m := match.(*Match)
		g.seat, g.turn, g.rng = seat, m.table(VarTurn), r
		return g.think(m, piece)
	}
}
