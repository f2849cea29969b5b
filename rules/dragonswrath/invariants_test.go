package dragonswrath

import (
	"fmt"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// invariants are what the sheet makes true whenever a question is open.
var invariants = []rulestest.Invariant{
	{Name: "who has no province is out", Broken: func(k rules.Match) string { // S4
		m := k.(*Match)
		for s := range m.seats() {
			if m.lives(s) && m.power(s) == 0 && len(m.tasks) == 0 && !m.state.Asked {
				return fmt.Sprintf("seat %d has none", s)
			}
		}
		return ""
	}},
	{Name: "two leaders are left", Broken: func(k rules.Match) string { // S2
		m, n := k.(*Match), 0
		for s := range m.seats() {
			n += int(rules.Bit(m.lives(s)))
		}
		if n < 2 {
			return fmt.Sprintf("%d are", n)
		}
		return ""
	}},
	{Name: "who is out has nothing and is not asked", Broken: func(k rules.Match) string { // W21
		m := k.(*Match)
		for _, ask := range m.Asks() {
			if !m.lives(ask.Decider) {
				return fmt.Sprintf("seat %d is asked", ask.Decider)
			}
		}
		for s := range m.seats() {
			if b := &m.board; !m.lives(s) && b.Count(ZoneHand(s))+b.Count(ZoneRealm(s))+b.Count(ZoneItems(s))+m.power(s) > 0 {
				return fmt.Sprintf("seat %d has cards", s)
			}
		}
		return ""
	}},
	{Name: "items lie on creatures that can bear them, one of each sort", Broken: func(k rules.Match) string { // S6, S9
		m := k.(*Match)
		for s := range m.seats() {
			items := m.board.Zone(ZoneItems(s))
			for i, id := range items {
				host := rules.CardID(m.board.Attr(id, AttrHost))
				if !m.inPlay(host) || m.controller(host) != s || !m.card(host).Bearer {
					return m.card(id).ID + " lies on nobody who can bear it"
				}
				if slices.ContainsFunc(items[:i], func(o rules.CardID) bool {
					return m.board.Attr(o, AttrHost) == int16(host) && m.card(o).Sort == m.card(id).Sort
				}) {
					return m.card(host).ID + " bears two of a sort"
				}
			}
		}
		return ""
	}},
	{Name: "no province that is face down or set aside pays", Broken: func(k rules.Match) string { // S47, W11
		m := k.(*Match)
		for _, ask := range m.Asks() {
			ids := slices.Clone(ask.Draft)
			for _, a := range ask.Answers {
				if a.Verb != VerbLose {
					ids = append(ids, a.Card, a.Target)
				}
			}
			for _, id := range ids {
				if id != 0 && m.card(id).Type == Province && (m.zone(id) != ZoneProvinces(ask.Decider) || !m.board.Cards[id].Known.Has(ask.Decider)) {
					return fmt.Sprintf("%s is offered to seat %d", m.card(id).ID, ask.Decider)
				}
			}
		}
		return ""
	}},
	{Name: "what was spent is marked in the discard only", Broken: func(k rules.Match) string { // R11
		m := k.(*Match)
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			if m.board.Attr(id, AttrSpent) > 0 && kindOf(m.zone(id)) != zoneLost {
				return m.card(id).ID + " is marked"
			}
		}
		return ""
	}},
	{Name: "only provinces shown now are marked", Broken: func(k rules.Match) string {
		m := k.(*Match)
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			if m.board.Attr(id, AttrShown) > 0 {
				return m.card(id).ID + " is marked"
			}
		}
		return ""
	}},
	{Name: "cards lie where their type may", Broken: func(k rules.Match) string {
		m := k.(*Match)
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			c, fits := m.card(id), true
			switch kindOf(m.zone(id)) {
			case zoneProvinces, zoneAside, zoneLost:
				fits = c.Type == Province
			case zoneRealm:
				fits = c.Type == Creature
			case zoneItems:
				fits = c.Type == Item
			case zoneRites:
				fits = c.Lasting()
			case zoneDeck, zoneHand, zoneDiscard:
				fits = c.Ally()
			}
			if z := m.zone(id); !fits || c.Ally() && z >= zoneSeats && seatOf(z) != m.board.Cards[id].Owner {
				return fmt.Sprintf("%s lies in zone %d", c.ID, z)
			}
		}
		return ""
	}},
	{Name: "marks of creatures lie on creatures in play", Broken: func(k rules.Match) string {
		m := k.(*Match)
		for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
			for a := AttrUsed; a <= AttrBound; a++ {
				if m.board.Attr(id, a) != 0 && !m.inPlay(id) {
					return m.card(id).ID + " has one"
				}
			}
		}
		return ""
	}},
	{Name: "a fight has an attacker, and nobody else fights", Broken: func(k rules.Match) string {
		m := k.(*Match)
		var n [3]int
		for s := range m.seats() {
			for _, id := range m.board.Zone(ZoneRealm(s)) {
				n[m.board.Attr(id, AttrFight)]++
			}
		}
		if n[1] > 1 || n[2] > 1 || m.table(VarMode) == ModeNone && n[1]+n[2] > 0 {
			return fmt.Sprintf("%d attack, %d are attacked", n[1], n[2])
		}
		return ""
	}},
	{Name: "a bound creature makes no attack", Broken: func(k rules.Match) string { // R13
		m := k.(*Match)
		for _, ask := range m.Asks() {
			for _, a := range ask.Answers {
				if (a.Verb == VerbAttack || a.Verb == VerbRaid) && m.board.Attr(a.Card, AttrBound) > 0 {
					return m.card(a.Card).ID + " may"
				}
			}
		}
		return ""
	}},
	{Name: "provinces are attacked last and from the third year", Broken: func(k rules.Match) string { // S36, S43, R8
		m := k.(*Match)
		for _, ask := range m.Asks() {
			raided, fought := rules.SeatSet(0), rules.SeatSet(0)
			for _, a := range ask.Answers {
				switch {
				case a.Verb == VerbRaid:
					raided = raided.With(a.Whom)
				case a.Verb == VerbAttack && m.board.Attr(a.Target, AttrStruck) == 0:
					fought = fought.With(m.controller(a.Target))
				}
			}
			if raided != 0 && (m.table(VarTurn) < raidTurn || raided&fought != 0) {
				return fmt.Sprintf("in year %d those of %b may be", m.table(VarTurn), raided)
			}
		}
		return ""
	}},
	{Name: "peace has not been made", Broken: func(k rules.Match) string { // R7
		if m := k.(*Match); m.table(VarPeace) >= peaceYears || m.table(VarTurn) > maxTurns {
			return "and nobody has seen it"
		}
		return ""
	}},
	{Name: "who gathers lives", Broken: func(k rules.Match) string {
		m := k.(*Match)
		for s := range m.seats() {
			if m.board.Var(VarGather, s) > 0 && !m.lives(s) {
				return fmt.Sprintf("seat %d does not", s)
			}
		}
		return ""
	}},
}

// plants are a fault against each of them.
var plants = map[string]func(rules.Match) bool{
	"who has no province is out": planted(func(m *Match, w *rules.Writer) bool {
		for _, z := range [...]rules.Zone{ZoneProvinces(0), ZoneAside(0)} {
			for m.board.Count(z) > 0 {
				w.Move(m.board.Top(z), ZoneLost(0))
			}
		}
		return len(m.tasks) == 0 && !m.state.Asked
	}),
	"two leaders are left": planted(func(_ *Match, w *rules.Writer) bool {
		w.Change(VarOut, 1, 1)
		return true
	}),
	"who is out has nothing and is not asked": planted(func(m *Match, w *rules.Writer) bool {
		w.Change(VarOut, 1, 1)
		return m.board.Count(ZoneHand(1)) > 0
	}),
	"items lie on creatures that can bear them, one of each sort": planted(func(m *Match, w *rules.Writer) bool {
		id := m.board.Top(ZoneItems(0))
		if id != 0 {
			w.Set(id, AttrHost, 0)
		}
		return id != 0
	}),
	"no province that is face down or set aside pays": planted(func(m *Match, _ *rules.Writer) bool {
		for _, ask := range m.Asks() {
			for _, a := range ask.Answers {
				if a.Verb == VerbBuy && a.Target != 0 {
					m.board.Cards[a.Target].Known = 0
					return true
				}
			}
		}
		return false
	}),
	"what was spent is marked in the discard only": planted(func(m *Match, w *rules.Writer) bool {
		w.Set(m.board.Top(ZoneProvinces(0)), AttrSpent, 1)
		return true
	}),
	"only provinces shown now are marked": planted(func(m *Match, w *rules.Writer) bool {
		w.Set(m.board.Top(ZoneProvinces(0)), AttrShown, 1)
		return true
	}),
	"cards lie where their type may": planted(func(m *Match, w *rules.Writer) bool {
		w.Move(m.board.Top(ZoneProvinces(0)), ZoneHand(0))
		return true
	}),
	"marks of creatures lie on creatures in play": planted(func(m *Match, w *rules.Writer) bool {
		w.Set(m.board.Top(ZoneProvinces(0)), AttrWard, 1)
		return true
	}),
	"a fight has an attacker, and nobody else fights": planted(func(m *Match, w *rules.Writer) bool {
		id := m.board.Top(ZoneRealm(0))
		if id != 0 {
			w.Set(id, AttrFight, 1)
		}
		return id != 0 && m.table(VarMode) == ModeNone
	}),
	"a bound creature makes no attack": planted(func(m *Match, w *rules.Writer) bool {
		if k := m.Asks()[0]; m.state.Asked && k.Kind == AskAttack && k.Answers[0].Verb == VerbAttack {
			w.Set(k.Answers[0].Card, AttrBound, 1)
			return true
		}
		return false
	}),
	"provinces are attacked last and from the third year": planted(func(m *Match, w *rules.Writer) bool {
		for _, a := range m.Asks()[0].Answers {
			if a.Verb == VerbRaid {
				w.Change(VarTurn, rules.Nobody, raidTurn-1)
				return true
			}
		}
		return false
	}),
	"peace has not been made": planted(func(_ *Match, w *rules.Writer) bool {
		w.Change(VarPeace, rules.Nobody, peaceYears)
		return true
	}),
	"who gathers lives": planted(func(_ *Match, w *rules.Writer) bool {
		w.Change(VarGather, 1, 1)
		w.Change(VarOut, 1, 1)
		return true
	}),
}

func planted(do func(m *Match, w *rules.Writer) bool) func(rules.Match) bool {
	return func(k rules.Match) bool {
		m := k.(*Match)
		if m.board.Count(ZoneProvinces(0)) == 0 {
			return false
		}
		w := rules.Begin(&m.board, nil)
		return do(m, &w)
	}
}

// TestInvariantsFindFaults plants a fault against each invariant.
func TestInvariantsFindFaults(t *testing.T) {
	rulestest.Plants(t, Game, rulestest.Config{Seats: []int{2}, Games: 60, Invariants: invariants}, plants)
}

// TestReadyDecksMeet lets each ready deck meet each other and itself under the
// invariants.
func TestReadyDecksMeet(t *testing.T) {
	ready := Game.Deck.Ready
	for i := range ready {
		for j := i; j < len(ready); j++ {
			rulestest.Run(t, Game, rulestest.Config{Seats: []int{2}, Games: 1, LightGames: 1, Seed: uint64(31*i + j), Simple: Greedy, SimpleGames: 1,
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
