package arcaneduel

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Greedy returns the answer of a simple automatic player, and whether anything
// is asked. It knows no more than its seat does.
func Greedy(m rules.Match, r *rand.Rand) (rules.Action, bool) {
	g := rules.Greedy{Depth: 2, Value: prospect, Rand: r}
	return g.Action(m)
}

// prospect says how good the table is for a seat: its own side against the
// best of the others.
func prospect(match rules.Match, me rules.Seat) float64 {
	m := match.(*Match)
	if m.over {
		return 1000 * float64(m.end.For(me))
	}
	best, sum := 0.0, 0.0
	for s := range m.seats() {
		if s != me {
			v := m.worth(s)
			best, sum = max(best, v), sum+v
		}
	}
	return m.worth(me) - 0.3*best - 0.5*sum
}

// worth is what one player has, the rounds he has won included.
func (m *Match) worth(s rules.Seat) float64 { return 60*float64(m.board.Var(VarWins, s)) + m.side(s) }

// side is what one player has in this round.
func (m *Match) side(s rules.Seat) float64 {
	v := 0.0
	if !m.state.Standing.Has(s) || m.life(s) == 0 {
		return v
	}
	life := float64(m.life(s)) - 0.9*float64(m.board.Var(VarPoison, s)+m.board.Var(VarLatent, s))
	life -= 0.8 * float64(m.board.Var(VarHit, s)+m.board.Var(VarRecoil, s)) // on its way
	v += 12 + 4*life - 6/(max(life, 0)+1)
	v += 1.2 * float64(m.board.Var(VarRefill, s))
	v += 1.2*float64(m.board.Var(VarVeil, s)+m.board.Var(VarTrap, s)+m.board.Var(VarShock, s)) + 0.6*float64(m.board.Var(VarArmour, s))
	return v + m.cardsWorth(s)
}

// cardsWorth values a hand: a second Defence card is worth less than the first,
// so that it is replaced in time, and healing little without a wound.
func (m *Match) cardsWorth(s rules.Seat) float64 {
	v, defence := 0.0, 1.4
	for _, id := range m.hand(s) {
		switch c := &Cards[m.face(id)]; {
		case c.Kind == Attack:
			v += 1.5
		case c.Kind == Defence:
			v += defence
			defence /= 2
		case c.Effect.Heal > 0 && m.life(s) == maxLife:
			v += 0.4
		default:
			v++
		}
	}
	return v
}
