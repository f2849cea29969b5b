package dracoliath

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// invariants are what the sheet makes true whenever a question is open.
var invariants = []rulestest.Invariant{
	{Name: "nobody has won while nothing is being resolved", Broken: calm(func(m *Match) string { // S8, S9, D27
		for s := range rules.Seat(m.seats()) {
			if m.life(s) <= 0 || m.power(s) >= m.goal() {
				return fmt.Sprintf("seat %d has %d Life and %d Power", s, m.life(s), m.power(s))
			}
		}
		return ""
	})},
	{Name: "Life does not pass its maximum, nor Power 0", Broken: always(func(m *Match) string { // S57, S58, D25, D26
		for s := range rules.Seat(m.seats()) {
			if m.life(s) > m.maxLife() || m.power(s) < 0 {
				return fmt.Sprintf("seat %d has %d Life and %d Power", s, m.life(s), m.power(s))
			}
		}
		return ""
	})},
	{Name: "a team keeps its totals at its first seat", Broken: always(func(m *Match) string { // S109
		for s := range rules.Seat(m.seats()) {
			if m.team(s) != s && m.board.Var(VarLife, s)|m.board.Var(VarPower, s) != 0 {
				return fmt.Sprintf("seat %d has some too", s)
			}
		}
		return ""
	})},
	{Name: "two tokens are spent as soon as there is a card", Broken: calm(func(m *Match) string { // S40, D17, D20
		for s := range rules.Seat(m.seats()) {
			if m.focus(s) >= 2 && m.board.Count(ZoneDeck)+m.board.Count(ZoneDiscard) > 0 {
				return fmt.Sprintf("seat %d has %d", s, m.focus(s))
			}
		}
		return ""
	})},
	{Name: "a card is in play only while it is being played", Broken: always(func(m *Match) string { // S28
		played := rules.CardID(0)
		for i := range m.stack {
			if m.stack[i].Kind == playFrame {
				played = m.stack[i].Card
			}
		}
		switch n := m.board.Count(ZonePlay); {
		case n > 1:
			return "two are"
		case n == 1 && m.board.Zone(ZonePlay)[0] != played:
			return "another is"
		}
		return ""
	})},
	{Name: "the River has cards in its places only, and all of them when a turn begins", Broken: always(func(m *Match) string { // S43, D13, D44
		slots := int(m.table(VarRiver))
		fresh := m.ask.Kind == AskTake && m.table(VarRenewed) == 0 && m.board.Count(ZoneDeck) > 0
		for i, id := range m.board.Zone(ZoneRiver) {
			switch {
			case id != 0 && i >= slots:
				return fmt.Sprintf("place %d is not in use", i+1)
			case id == 0 && i < slots && fresh:
				return fmt.Sprintf("place %d is empty", i+1)
			}
		}
		return ""
	})},
	{Name: "only open double-faced cards lie on their night side", Broken: always(func(m *Match) string { // S105, D37
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			if m.board.Attr(id, AttrSide) == 0 {
				continue
			}
			if z := m.board.Cards[id].Zone; m.card(id).Other == 0 || z != ZonePlay && !m.sees(id) {
				return fmt.Sprintf("%s in zone %d does", m.card(id).ID, z)
			}
		}
		return ""
	})},
	{Name: "a turn is played by its player or by the one in front", Broken: always(func(m *Match) string { // D35
		if d := rules.Seat(m.table(VarDecider)); d != m.active() && d != m.facing(m.active()) {
			return fmt.Sprintf("it is by seat %d", d)
		}
		for s := range rules.Seat(m.seats()) {
			if c := m.board.Var(VarControl, s); c != 0 && rules.Seat(c-1) != m.facing(s) {
				return fmt.Sprintf("the next one of seat %d by seat %d", s, c-1)
			}
		}
		return ""
	})},
	{Name: "a gift is asked for in the turn of a team’s first player", Broken: always(func(m *Match) string { // S121, D42, D49
		if m.seats() < 4 || m.table(VarGift) == 0 || m.active()&1 == 0 && m.table(VarPhase) <= PhaseTake {
			return ""
		}
		return fmt.Sprintf("seat %d, phase %d", m.active(), m.table(VarPhase))
	})},
	{Name: "a question belongs to its phase", Broken: always(func(m *Match) string { // S18, S26
		want := map[rules.AskKind]int32{AskTake: PhaseTake, AskGift: PhaseTake, AskPlay: PhasePlay, AskStart: PhaseStart, AskEnd: PhaseEnd}
		if phase := want[m.ask.Kind]; (m.ask.Kind == AskTake || phase > 0) && phase != m.table(VarPhase) {
			return fmt.Sprintf("%s in phase %d", m.board.Layout().Asks[m.ask.Kind].Name, m.table(VarPhase))
		}
		return ""
	})},
	{Name: "answers name open cards", Broken: always(func(m *Match) string { // S24, S80
		for _, a := range m.Asks()[0].Answers {
			for _, id := range [...]rules.CardID{a.Card, a.Target} {
				if id != 0 && m.board.Cards[id].Known != rules.Everyone {
					return fmt.Sprintf("card %d is face down", id)
				}
			}
		}
		return ""
	})},
}

func always(broken func(m *Match) string) func(rules.Match) string {
	return func(k rules.Match) string { return broken(k.(*Match)) }
}

// calm looks at positions in which nothing is being resolved.
func calm(broken func(m *Match) string) func(rules.Match) string {
	return func(k rules.Match) string {
		if m := k.(*Match); len(m.stack) == 0 {
			return broken(m)
		}
		return ""
	}
}

// plants are a fault against each of them.
var plants = map[string]func(rules.Match) bool{
	"nobody has won while nothing is being resolved": planted(func(m *Match) bool {
		m.w.Change(VarPower, 0, m.goal())
		return len(m.stack) == 0
	}),
	"Life does not pass its maximum, nor Power 0": planted(func(m *Match) bool {
		m.w.Change(VarLife, 0, m.maxLife()+1)
		return true
	}),
	"a team keeps its totals at its first seat": planted(func(m *Match) bool {
		m.w.Change(VarPower, 1, 3)
		return m.seats() == 4
	}),
	"two tokens are spent as soon as there is a card": planted(func(m *Match) bool {
		m.w.Change(VarFocus, 1, 2)
		return len(m.stack) == 0
	}),
	"a card is in play only while it is being played": planted(func(m *Match) bool {
		m.w.Move(m.board.Top(ZoneDeck), ZonePlay)
		return true
	}),
	"the River has cards in its places only, and all of them when a turn begins": planted(func(m *Match) bool {
		m.w.Move(m.inRiver()[0], ZoneDiscard)
		return m.ask.Kind == AskTake && m.table(VarRenewed) == 0
	}),
	"only open double-faced cards lie on their night side": planted(func(m *Match) bool {
		id := m.board.Top(ZoneDiscard)
		if id != 0 {
			m.w.Set(id, AttrSide, 1)
		}
		return id != 0
	}),
	"a turn is played by its player or by the one in front": planted(func(m *Match) bool {
		m.w.Change(VarControl, 1, 2)
		return true
	}),
	"a gift is asked for in the turn of a team’s first player": planted(func(m *Match) bool {
		if m.seats() < 4 || m.table(VarPhase) < PhasePlay {
			return false
		}
		m.setTable(VarGift, 1)
		return true
	}),
	"a question belongs to its phase": planted(func(m *Match) bool {
		m.setTable(VarPhase, PhaseEnd)
		return m.ask.Kind == AskPlay
	}),
	"answers name open cards": planted(func(m *Match) bool {
		if m.ask.Kind != AskPlay {
			return false
		}
		m.board.Cards[m.Asks()[0].Answers[0].Card].Known = 0
		return true
	}),
}

func planted(do func(m *Match) bool) func(rules.Match) bool {
	return func(k rules.Match) bool {
		m := k.(*Match)
		if m.board.Top(ZoneDeck) == 0 || m.inRiver()[0] == 0 {
			return false
		}
		m.w = rules.Begin(&m.board, nil)
		return do(m)
	}
}

// TestInvariantsFindFaults plants a fault against each invariant.
func TestInvariantsFindFaults(t *testing.T) {
	rulestest.Plants(t, Game, rulestest.Config{Seats: []int{4}, Games: 20, Invariants: invariants}, plants)
}
