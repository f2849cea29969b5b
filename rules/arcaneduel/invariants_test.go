package arcaneduel

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// invariants are what the sheet makes true whenever a question is open.
var invariants = []rulestest.Invariant{
	{Name: "who has life stands, between two spells", Broken: between(func(m *Match) string { // S19, A37
		return m.each(func(s rules.Seat) string {
			if m.state.Standing.Has(s) != (m.life(s) > 0) {
				return fmt.Sprintf("has %d life", m.life(s))
			}
			return ""
		})
	})},
	{Name: "life is nine at most", Broken: always(func(m *Match) string { // A3
		return m.each(func(s rules.Seat) string {
			if m.life(s) < 0 || m.life(s) > maxLife {
				return fmt.Sprintf("has %d", m.life(s))
			}
			return ""
		})
	})},
	{Name: "two stand, and the active player is one", Broken: always(func(m *Match) string { // S5
		if n := m.state.Standing.Len(); n < 2 {
			return fmt.Sprintf("%d do", n)
		}
		if !m.state.Standing.Has(m.active()) {
			return "he is not"
		}
		return ""
	})},
	{Name: "the fallen have nothing", Broken: always(func(m *Match) string { // A13
		return m.each(func(s rules.Seat) string {
			if m.state.Standing.Has(s) {
				return ""
			}
			for _, v := range perSeat {
				if m.board.Var(v, s) != 0 {
					return "has " + m.board.Layout().Vars[v].Name
				}
			}
			if len(m.hand(s)) > 0 {
				return "has a card"
			}
			return ""
		})
	})},
	{Name: "a hand of four is being brought to three", Broken: always(func(m *Match) string { // S14, A8, A10
		if k := m.state.Kind; k == AskReplace || k == AskLimit {
			return ""
		}
		return m.each(func(s rules.Seat) string {
			if n := len(m.hand(s)); n > handLimit {
				return fmt.Sprintf("holds %d", n)
			}
			return ""
		})
	})},
	{Name: "nothing is on its way between two spells", Broken: between(func(m *Match) string { // A11, A26
		if m.board.Count(ZonePlay) > 0 || m.table(VarCombo) != 0 {
			return "a card or a combination is in play"
		}
		return m.each(func(s rules.Seat) string {
			if m.board.Var(VarAimed, s)|m.board.Var(VarHit, s)|m.board.Var(VarRecoil, s) != 0 {
				return "is attacked"
			}
			return ""
		})
	})},
	{Name: "a combination in play lies there with both of its cards", Broken: always(func(m *Match) string { // S18, A11
		n := m.table(VarCombo)
		if n == 0 {
			return ""
		}
		in := m.board.Zone(ZonePlay)
		if len(in) < 2 || m.face(in[0]) != Combos[n-1].First || m.face(in[1]) != Combos[n-1].Second {
			return Combos[n-1].Name.EN + " does not"
		}
		return ""
	})},
	{Name: "what lasts until one’s turn has ended when one acts", Broken: always(func(m *Match) string { // A9, A23, A29
		if m.state.Kind != AskTurn {
			return ""
		}
		for _, v := range [...]rules.Var{VarVeil, VarShock, VarTrap, VarRefill} {
			if m.board.Var(v, m.active()) != 0 {
				return m.board.Layout().Vars[v].Name + " has not"
			}
		}
		return ""
	})},
	{Name: "nobody has won three rounds", Broken: always(func(m *Match) string { // S6
		return m.each(func(s rules.Seat) string {
			if m.board.Var(VarWins, s) >= goalWins {
				return "has"
			}
			return ""
		})
	})},
	{Name: "who answers is attacked, has a card, and has not answered yet", Broken: always(func(m *Match) string { // S16, S17, A26, R2
		s := m.state.Decider
		if m.state.Kind != AskDefend || s != m.active() && m.board.Var(VarAimed, s) == 1 && len(m.hand(s)) > 0 &&
			!m.state.Done.Has(s) && !m.state.Veiled.Has(s) {
			return ""
		}
		return fmt.Sprintf("seat %d", s)
	})},
	{Name: "answers name cards that the decider sees, or the top of the deck", Broken: always(func(m *Match) string { // S2
		for _, a := range m.Asks()[0].Answers {
			for _, id := range [...]rules.CardID{a.Card, a.Target} {
				if id != 0 && id != m.board.Top(ZoneDeck) && !m.board.Cards[id].Known.Has(a.Seat) {
					return fmt.Sprintf("card %d is face down to seat %d", id, a.Seat)
				}
			}
		}
		return ""
	})},
}

func always(broken func(m *Match) string) func(rules.Match) string {
	return func(k rules.Match) string { return broken(k.(*Match)) }
}

// between looks at positions in which no spell is in play.
func between(broken func(m *Match) string) func(rules.Match) string {
	return func(k rules.Match) string {
		m := k.(*Match)
		switch m.state.Kind {
		case AskTurn, AskReplace, AskLimit:
			return broken(m)
		}
		return ""
	}
}

// each says of the first player of whom there is something to say.
func (m *Match) each(say func(s rules.Seat) string) string {
	for s := range m.seats() {
		if why := say(s); why != "" {
			return fmt.Sprintf("seat %d %s", s, why)
		}
	}
	return ""
}

// plants are a fault against each of them.
var plants = map[string]func(rules.Match) bool{
	"who has life stands, between two spells": planted(func(m *Match) bool {
		m.w.Change(VarLife, m.after(m.active()), 0)
		return m.state.Kind == AskTurn && m.state.Standing.Has(m.after(m.active()))
	}),
	"life is nine at most": planted(func(m *Match) bool {
		m.w.Change(VarLife, 0, maxLife+1)
		return true
	}),
	"two stand, and the active player is one": planted(func(m *Match) bool {
		m.state.Standing = rules.Only(m.active())
		return true
	}),
	"the fallen have nothing": planted(func(m *Match) bool {
		for s := range m.seats() {
			if !m.state.Standing.Has(s) {
				m.w.Change(VarRefill, s, 1)
				return true
			}
		}
		return false
	}),
	"a hand of four is being brought to three": planted(func(m *Match) bool {
		for m.state.Kind == AskTurn && len(m.hand(0)) <= handLimit && m.board.Top(ZoneDeck) != 0 {
			m.w.Move(m.board.Top(ZoneDeck), ZoneHand(0))
		}
		return len(m.hand(0)) > handLimit && m.state.Kind == AskTurn
	}),
	"nothing is on its way between two spells": planted(func(m *Match) bool {
		m.w.Change(VarHit, 1, 1)
		return m.state.Kind == AskReplace
	}),
	"a combination in play lies there with both of its cards": planted(func(m *Match) bool {
		m.w.Change(VarCombo, rules.Nobody, m.table(VarCombo)%int32(len(Combos))+1)
		return m.state.Kind == AskDefend
	}),
	"what lasts until one’s turn has ended when one acts": planted(func(m *Match) bool {
		m.w.Change(VarShock, m.active(), 1)
		return m.state.Kind == AskTurn
	}),
	"nobody has won three rounds": planted(func(m *Match) bool {
		m.w.Change(VarWins, 1, goalWins)
		return true
	}),
	"who answers is attacked, has a card, and has not answered yet": planted(func(m *Match) bool {
		m.state.Done = m.state.Done.With(m.state.Decider)
		return m.state.Kind == AskDefend
	}),
	"answers name cards that the decider sees, or the top of the deck": planted(func(m *Match) bool {
		if m.state.Kind != AskTurn || len(m.hand(m.active())) == 0 {
			return false
		}
		m.board.Cards[m.hand(m.active())[0]].Known = 0
		return true
	}),
}

func planted(do func(m *Match) bool) func(rules.Match) bool {
	return func(k rules.Match) bool {
		m := k.(*Match)
		m.w = rules.Begin(&m.board, nil)
		return do(m)
	}
}

// TestInvariantsFindFaults plants a fault against each invariant.
func TestInvariantsFindFaults(t *testing.T) {
	rulestest.Plants(t, Game, rulestest.Config{Seats: []int{3}, Games: 20, Invariants: invariants}, plants)
}
