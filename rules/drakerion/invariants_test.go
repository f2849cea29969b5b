package drakerion

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// invariants are what the sheet makes true whenever a question is open.
var invariants = []rulestest.Invariant{
	{Name: "damage stays below life", Broken: during(func(m *Match) string { // S36
		return m.eachCharacter(func(id rules.CardID) string {
			if d := int(m.attr(id, AttrDamage)); d > 0 && d >= StatOf(&m.board, id, Life) {
				return fmt.Sprintf("has %d damage of %d", d, StatOf(&m.board, id, Life))
			}
			return ""
		})
	})},
	{Name: "nobody is at the goal", Broken: during(func(m *Match) string { // S2
		for s := range rules.Seat(2) {
			if n := m.board.Var(VarPrestige, s); n >= prestigeGoal {
				return fmt.Sprintf("seat %d has %d prestige", s, n)
			}
		}
		return ""
	})},
	{Name: "everybody has a Character", Broken: during(func(m *Match) string { // S1
		for s := range rules.Seat(2) {
			if m.board.Count(ZoneMelee(s))+m.board.Count(ZoneSupport(s)) == 0 {
				return fmt.Sprintf("seat %d has none", s)
			}
		}
		return ""
	})},
	{Name: "no support line stands behind an empty melee line", Broken: during(func(m *Match) string { // S38
		for s := range rules.Seat(2) {
			if m.board.Count(ZoneMelee(s)) == 0 && m.board.Count(ZoneSupport(s)) > 0 {
				return fmt.Sprintf("that of seat %d does", s)
			}
		}
		return ""
	})},
	{Name: "Attachments lie on Characters that may bear them", Broken: during(func(m *Match) string { // S47, G13
		for s := range rules.Seat(2) {
			for _, id := range m.board.Zone(ZoneAttached(s)) {
				switch host := rules.CardID(m.attr(id, AttrHost)); {
				case host == 0 || !inPlay(&m.board, host):
					return m.card(id).ID + " lies on nobody"
				case HasWord(&m.board, host, Unattachable):
					return m.card(id).ID + " lies on " + m.card(host).ID
				}
			}
		}
		return ""
	})},
	{Name: "one Renowned Character of a name", Broken: during(func(m *Match) string { // S49
		return m.eachCharacter(func(id rules.CardID) string {
			if m.card(id).Renowned() && controls(&m.board, seatOf(m.board.Cards[id].Zone), m.board.Cards[id].Face) != id {
				return "is there twice"
			}
			return ""
		})
	})},
	{Name: "a combat has an inclined attacker and an enemy defender in play", Broken: during(func(m *Match) string { // S25, K22
		x, y := m.attacker(), m.defender()
		switch {
		case m.fighting() != (m.table(VarPhase) == PhaseCombat):
			return "the phase and the fighters say otherwise"
		case !m.fighting():
			return ""
		case !inPlay(&m.board, x) || !inPlay(&m.board, y):
			return "one of them has left"
		case m.board.Cards[x].Owner == m.board.Cards[y].Owner || m.board.Cards[y].Owner != m.state.Defending:
			return "they are on the wrong sides"
		}
		return ""
	})},
	{Name: "what holds for a combat ends with it", Broken: during(func(m *Match) string { // R18
		return m.eachCharacter(func(id rules.CardID) string {
			for a := AttrCombatMelee; a <= AttrCombatRanged; a++ {
				if !m.fighting() && m.attr(id, a) != 0 {
					return "has " + attrInfos[a].Name
				}
			}
			return ""
		})
	})},
	{Name: "a turn begins with ready cards and no bonus", Broken: during(func(m *Match) string { // S22
		if m.state.Kind != AskManoeuvre {
			return ""
		}
		return m.eachCharacter(func(id rules.CardID) string {
			for _, a := range [...]rules.Attr{AttrInclined, AttrTurnMelee, AttrTurnRiposte, AttrTurnRanged} {
				if m.attr(id, a) != 0 {
					return "has " + attrInfos[a].Name
				}
			}
			return ""
		})
	})},
	{Name: "marks lie on cards in play only", Broken: func(k rules.Match) string {
		m := k.(*Match)
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			z := kindOf(m.board.Cards[id].Zone)
			for a := range attrInfos {
				a := rules.Attr(a)
				sign := a == AttrInclined && z >= zoneRetreat
				if m.attr(id, a) != 0 && z < zoneMelee && !sign || a == AttrHost && (m.attr(id, a) != 0) != (z == zoneAttached) {
					return fmt.Sprintf("card %d has %s in zone %d", id, attrInfos[a].Name, z)
				}
			}
		}
		return ""
	}},
	{Name: "cards lie with their owner, where their type may", Broken: func(k rules.Match) string {
		m := k.(*Match)
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			c := &m.board.Cards[id]
			if c.Zone != rules.Nowhere && (!Cards[c.Face].mayLie(c.Zone) || c.Zone > ZonePlay && seatOf(c.Zone) != c.Owner) {
				return fmt.Sprintf("%s of seat %d lies in zone %d", Cards[c.Face].ID, c.Owner, c.Zone)
			}
		}
		return ""
	}},
	{Name: "an Event in play acts", Broken: func(k rules.Match) string { // S19
		m := k.(*Match)
		if id := m.board.Top(ZonePlay); id != 0 && (!m.state.Frame.On || m.state.Frame.Card != id) {
			return m.card(id).ID + " does not"
		}
		return ""
	}},
	{Name: "who has sounded the retreat does not act", Broken: during(func(m *Match) string { // S17, K10
		if k := m.state.Kind; (k == AskAction || k == AskCombat) && m.retreated(m.state.Decider) {
			return "and is asked"
		}
		return ""
	})},
	{Name: "answers name cards that the decider sees", Broken: func(k rules.Match) string { // K30
		m := k.(*Match)
		for _, ask := range m.Asks() {
			for _, a := range ask.Answers {
				for _, id := range [...]rules.CardID{a.Card, a.Target} {
					if id != 0 && !m.board.Cards[id].Known.Has(ask.Decider) {
						return fmt.Sprintf("card %d is face down to seat %d", id, ask.Decider)
					}
				}
			}
		}
		return ""
	}},
}

// during looks at matches whose set-up is over.
func during(broken func(m *Match) string) func(rules.Match) string {
	return func(k rules.Match) string {
		if m := k.(*Match); m.table(VarTurn) > 0 {
			return broken(m)
		}
		return ""
	}
}

// eachCharacter says of the first Character in play of which there is something
// to say.
func (m *Match) eachCharacter(say func(id rules.CardID) string) string {
	for z := zoneMelee; z < zoneAttached; z++ {
		for _, id := range m.board.Zone(z) {
			if why := say(id); why != "" {
				return m.card(id).ID + " " + why
			}
		}
	}
	return ""
}

// plants are a fault against each of them.
var plants = map[string]func(rules.Match) bool{
	"damage stays below life": planted(func(m *Match, w *rules.Writer) bool {
		id := m.board.Top(ZoneMelee(0))
		w.Set(id, AttrDamage, int16(StatOf(&m.board, id, Life)))
		return true
	}),
	"nobody is at the goal": planted(func(_ *Match, w *rules.Writer) bool {
		w.Change(VarPrestige, 1, prestigeGoal)
		return true
	}),
	"everybody has a Character": planted(func(m *Match, w *rules.Writer) bool {
		for _, z := range [...]rules.Zone{ZoneMelee(1), ZoneSupport(1)} {
			for m.board.Count(z) > 0 {
				w.Move(m.board.Top(z), ZoneDiscard(1))
			}
		}
		return true
	}),
	"no support line stands behind an empty melee line": planted(func(m *Match, w *rules.Writer) bool {
		for m.board.Count(ZoneMelee(0)) > 0 {
			w.Move(m.board.Top(ZoneMelee(0)), ZoneSupport(0))
		}
		return true
	}),
	"Attachments lie on Characters that may bear them": planted(func(m *Match, w *rules.Writer) bool {
		at := m.board.Top(ZoneAttached(0))
		for _, id := range m.board.Zone(ZoneMelee(0)) {
			if at != 0 && HasWord(&m.board, id, Unattachable) {
				w.Set(at, AttrHost, int16(id))
				return true
			}
		}
		return false
	}),
	"one Renowned Character of a name": planted(func(m *Match, w *rules.Writer) bool {
		for _, id := range m.hand(0) {
			if controls(&m.board, 0, m.board.Cards[id].Face) != 0 && m.card(id).Renowned() {
				w.Move(id, ZoneMelee(0))
				return true
			}
		}
		return false
	}),
	"a combat has an inclined attacker and an enemy defender in play": planted(func(m *Match, w *rules.Writer) bool {
		if m.fighting() {
			w.Move(m.defender(), ZoneDiscard(m.state.Defending))
		}
		return m.fighting()
	}),
	"what holds for a combat ends with it": planted(func(m *Match, w *rules.Writer) bool {
		w.Add(m.board.Top(ZoneMelee(0)), AttrCombatMelee, 1)
		return !m.fighting()
	}),
	"a turn begins with ready cards and no bonus": planted(func(m *Match, w *rules.Writer) bool {
		w.Set(m.board.Top(ZoneMelee(0)), AttrTurnRiposte, 1)
		return m.state.Kind == AskManoeuvre
	}),
	"marks lie on cards in play only": planted(func(m *Match, w *rules.Writer) bool {
		if id := m.board.Top(ZoneDiscard(0)); id != 0 {
			w.Set(id, AttrDamage, 1)
		}
		return m.board.Count(ZoneDiscard(0)) > 0
	}),
	"cards lie with their owner, where their type may": planted(func(m *Match, w *rules.Writer) bool {
		w.Move(m.board.Top(ZoneMelee(0)), ZoneMelee(1))
		return true
	}),
	"an Event in play acts": planted(func(m *Match, w *rules.Writer) bool {
		for _, id := range m.hand(0) {
			if m.card(id).Type == Event && !m.state.Frame.On {
				w.Move(id, ZonePlay)
				return true
			}
		}
		return false
	}),
	"who has sounded the retreat does not act": planted(func(m *Match, w *rules.Writer) bool {
		w.Change(VarRetreat, rules.Nobody, int32(m.state.Decider)+1)
		return m.state.Kind == AskAction
	}),
	"answers name cards that the decider sees": planted(func(m *Match, _ *rules.Writer) bool {
		if hand := m.hand(m.state.Decider); m.state.Kind == AskDiscard && len(hand) > 0 {
			m.board.Cards[hand[0]].Known = 0
			return true
		}
		return false
	}),
}

// planted makes a plant in matches whose set-up is over.
func planted(do func(m *Match, w *rules.Writer) bool) func(rules.Match) bool {
	return func(k rules.Match) bool {
		m := k.(*Match)
		if m.table(VarTurn) == 0 || m.board.Count(ZoneMelee(0)) == 0 {
			return false
		}
		w := rules.Begin(&m.board, nil)
		return do(m, &w)
	}
}

// TestInvariantsFindFaults plants a fault against each invariant.
func TestInvariantsFindFaults(t *testing.T) {
	rulestest.Plants(t, Game, rulestest.Config{Games: 200, Setup: mixed, Invariants: invariants}, plants)
}

// TestReadyDecksMeet lets each ready deck meet each other and itself under the
// invariants, played by chance, the simple and the searching player.
func TestReadyDecksMeet(t *testing.T) {
	ready := Game.Deck.Ready
	for i := range ready {
		for j := i; j < len(ready); j++ {
			rulestest.Run(t, Game, rulestest.Config{Games: 1, LightGames: 2, Seed: uint64(31*i + j), Simple: Greedy, SimpleGames: 1,
				Invariants: invariants, Setup: func(_ int, seed uint64) rules.Setup {
					s := rulestest.Setup(Game, 2, seed)
					s.Decks[0], s.Decks[1] = ready[i].In(rules.French), ready[j].In(rules.French)
					return s
				}})
			if testing.Short() {
				break
			}
		}
	}
}
