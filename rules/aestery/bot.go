package aestery

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// style is what automatic players know of Aestery. A try is played to the end of
// the opponent's turn: a fighter is worth what it does when he has answered.
var style = &rules.Style{
	Turn:  func(m rules.Match) int { return int(m.(*Match).table(VarTurn)) },
	Clock: []rules.Var{VarTurn},
	Turns: 2,
	Value: chance,
	Habit: habits,
	Skip:  skip,
	Tries: 400, Brief: 12,
}

// evenness is how many points of prospect make a match one of 73 in 100.
const evenness = 12

// chance says how likely seat is to win by the looks of the table, from 0 to 1.
func chance(match rules.Match, seat rules.Seat) float64 {
	m := match.(*Match)
	return 1 / (1 + math.Exp((m.prospect(1-seat)-m.prospect(seat))/(2*evenness)))
}

// skip leaves Mines and what else pays to the game, which taps them by itself.
func skip(_ rules.Match, k *rules.Ask, i int) bool {
	a := &k.Answers[i]
	return a.Verb == VerbTap && k.Kind != AskAttack || a.Verb == VerbCancel
}

// habits makes the simple player. The naive one never answers what others do, pays for
// no other combat, and sees more of its own side than of the other.
func habits(eye rules.Eye) rules.Habit {
	g := mind{open: true, naive: eye == rules.Naive}
	return func(m rules.Match, _ rules.Seat, r *rand.Rand, piece int) (rules.Action, bool) {
		g.rng = r
		return g.answer(m.(*Match), piece)
	}
}
