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

// skip leaves Mines and what else pays to the game, which taps them by itself, and mines
// no card that is better kept.
func skip(match rules.Match, k *rules.Ask, i int) bool {
	a := &k.Answers[i]
	switch a.Verb {
	case VerbTap:
		return k.Kind != AskAttack
	case VerbMine:
		return match.(*Match).wastes(a.Seat, a.Card)
	}
	return a.Verb == VerbCancel
}

// From dear on a card decides matches; of those that cost at most small there are enough.
const (
	dear  = 5
	small = 3
)

// wastes reports whether mining a card would give up a dear one that can be cast in the
// next turn, with the new Mine and all that can be pitched, where a small one can be mined
// instead. A try does not look as far as that turn.
func (m *Match) wastes(s rules.Seat, id rules.CardID) bool {
	cost := int(m.card(id).Cost)
	if cost < dear {
		return false
	}
	means, other := m.board.Count(ZoneMines(s))+1, false
	for _, h := range m.hand(s) {
		if c := m.card(h); h != id {
			means += int(c.Pitch)
			other = other || c.Cost <= small
		}
	}
	return other && means >= cost
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
