package dragonswrath

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// style is what automatic players know of Dragon's Wrath. A try is played to the
// end of the year.
var style = &rules.Style{
	Turn:   func(m rules.Match) int { return int(m.(*Match).table(VarTurn)) },
	Clock:  []rules.Var{VarTurn},
	Turns:  1,
	Value:  chance,
	Traits: traits,
	Habit:  habits,
	Skip:   skip,
	Blind:  true,
	Tries:  1000, Brief: 40,
}

// chance says how likely seat is to win by the looks of the table at the beginning of a
// year, from 0 to 1.
func chance(match rules.Match, seat rules.Seat) float64 {
	m := match.(*Match)
	if !m.lives(seat) {
		return 0
	}
	return 1 / (1 + math.Exp(-yearly.odds(m, seat)))
}

// skip leaves out which province is shown, and paying with another province of the
// same face.
func skip(match rules.Match, k *rules.Ask, i int) bool {
	a := &k.Answers[i]
	switch a.Verb {
	case VerbShow:
		return true
	case VerbCast, VerbBuy:
		return i > 0 && k.Answers[i-1].Verb == a.Verb && k.Answers[i-1].Card == a.Card &&
			alike(match.(*Match), k.Answers[i-1].Target, a.Target)
	}
	return false
}

// habits makes the simple player. The naive one curses nobody while others fight, does
// not think of great rituals, and sees more of its own side than of theirs. The keen one
// has learnt what is worth how much.
func habits(eye rules.Eye) rules.Habit {
	g := mind{eye: eye}
	return func(match rules.Match, seat rules.Seat, r *rand.Rand, piece int) (rules.Action, bool) {
		m := match.(*Match)
		k := rules.AskOf(m, seat)
		if len(k.Answers) == 1 {
			return k.Answers[0].Action, true
		}
		if eye == rules.Naive && k.Kind == AskCurse && m.active() != seat {
			return k.Answers[len(k.Answers)-1].Action, true // it does not think of answering
		}
		return g.think(m, k, r, piece)
	}
}
