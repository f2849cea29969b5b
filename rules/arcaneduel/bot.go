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
	Clock: []rules.Var{VarTurn},
	Turns: 8,
	// Four who all look ahead can wait for one another until the stall guard: in
	// twice the length of a long match somebody strikes.
	Patience: 600,
	Value:    chance,
	Habit:    habits,
	Skip:     skip,
	Tries:    800, Brief: 10,
}

// evenness is how many points of one's side make a round e times as likely won, and
// lead how much likelier each round won makes the match, in the same way: of two who
// are equally good, who is one round behind wins three matches in ten.
const (
	evenness = 14
	lead     = 0.9
)

// chance says how likely seat is to win by the looks of the table, from 0 to 1: how
// likely each is to win this round, and what the match would then stand at.
func chance(match rules.Match, seat rules.Seat) float64 {
	m := match.(*Match)
	most := math.Inf(-1)
	for s := range m.seats() {
		most = max(most, m.side(s))
	}
	won, all := 0.0, 0.0
	for winner := range m.seats() {
		p := math.Exp((m.side(winner) - most) / evenness)
		if !m.state.Standing.Has(winner) && m.state.Standing != 0 {
			p = 0 // this round is lost to him
		}
		won += p * m.ahead(seat, winner)
		all += p
	}
	return won / all
}

// ahead is how likely seat is to win the match once winner has won this round.
func (m *Match) ahead(seat, winner rules.Seat) float64 {
	if m.board.Var(VarWins, winner)+1 >= goalWins {
		if winner == seat {
			return 1
		}
		return 0
	}
	mine, all := 0.0, 0.0
	for s := range m.seats() {
		wins := float64(m.board.Var(VarWins, s))
		if s == winner {
			wins++
		}
		v := math.Exp(lead * wins)
		if s == seat {
			mine = v
		}
		all += v
	}
	return mine / all
}

// skip leaves out what another answer is never worse than: to discard as the one action
// of a turn, since at its end a discard brings another card (S22), and to pass while one
// can draw.
func skip(match rules.Match, k *rules.Ask, i int) bool {
	if k.Kind != AskTurn {
		return false
	}
	switch k.Answers[i].Verb {
	case VerbDiscard:
		return true
	case VerbPass:
		for j := range k.Answers {
			if k.Answers[j].Verb == VerbDraw {
				return true
			}
		}
	}
	return false
}

// habits makes the simple player. The naive one strikes where it can, and hardly
// looks after itself.
func habits(eye rules.Eye) rules.Habit {
	g := rules.Greedy{Depth: 2, Value: prospect}
	if eye == rules.Naive {
		g.Depth, g.Value = 1, rash
	}
	return func(m rules.Match, seat rules.Seat, r *rand.Rand, piece int) (rules.Action, bool) {
		g.Rand = r
		return g.In(m, seat, piece)
	}
}

// rash is how good the table looks to a beginner: what it does to others is worth
// more than what is done to it.
func rash(match rules.Match, me rules.Seat) float64 {
	m := match.(*Match)
	if m.over {
		return 1000 * float64(m.end.For(me))
	}
	return prospect(match, me) - 0.6*m.worth(me)
}
