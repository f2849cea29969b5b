package aestery

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
)

// TestInvariants plays random games with decks of chance and checks at every
// question what must be true of the table whatever has happened.
func TestInvariants(t *testing.T) {
	games := uint64(60)
	if testing.Short() {
		games = 8
	}
	for seed := range games {
		setup := mixed(2, 900+seed)
		s, err := Game.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		m := s.(*Match)
		r := rand.New(rand.NewPCG(seed, 4))
		for n := 0; len(m.Asks()) > 0; n++ {
			a, _ := rules.Random(m, r)
			before := m.board.Clone()
			events, err := m.Apply(a, nil)
			if err != nil {
				t.Fatal(err)
			}
			if why := m.broken(before, events); why != "" && !m.over {
				t.Fatalf("seed %d, action %d (%s): %s", seed, n, table.Verbs[a.Verb].Name, why)
			}
		}
	}
}

// broken says what is wrong with the table while a question is open, or with
// the events that led there; "" if nothing is.
func (m *Match) broken(before *rules.Board, events []rules.Event) string {
	for _, check := range []func() string{m.brokenZones, m.brokenMarks, m.brokenFighters, m.brokenCaches} {
		if why := check(); why != "" {
			return why
		}
	}
	if m.phase() > PhaseEnd && m.board.Top(ZoneStack) != 0 {
		return "something lies on the stack where nobody has priority"
	}
	for i := range events {
		e := &events[i]
		before.Do(e)
		if e.Kind == rules.Change && e.Var() == VarPhase && before.Var(VarAether, 0)+before.Var(VarAether, 1) > 0 {
			return "Aether has lasted into another phase"
		}
	}
	return ""
}

func (m *Match) brokenZones() string {
	from := m.firstEntry()
	for id := 1; id < len(m.board.Cards); id++ {
		c := m.board.Cards[id]
		token := c.Zone != rules.Nowhere && Cards[c.Face].Is(Token)
		switch {
		case id >= from && id < from+entrySlots && c.Zone != rules.Nowhere && c.Zone != ZoneStack:
			return "an ability lies off the stack"
		case id >= from+entrySlots && c.Zone != rules.Nowhere && c.Zone < zoneFighters:
			return "a token lies off the battlefield"
		case id < from && token:
			return "a card of a deck is a token"
		case c.Zone >= zoneFighters && c.Zone != row(&Cards[c.Face], rules.Seat(c.Zone&1)):
			return Cards[c.Face].ID + " lies in the wrong row"
		case c.Zone >= zoneFighters && Cards[c.Face].Is(Ephemeral|Hero):
			return Cards[c.Face].ID + " is no permanent and lies in play"
		case id < from && c.Zone > ZoneStack && c.Zone < zoneFighters && rules.Seat(c.Zone&1) != c.Owner:
			return Cards[c.Face].ID + " lies with the wrong player"
		}
	}
	for s := range rules.Seat(2) {
		if m.board.Count(ZoneHero(s)) > 1 || m.board.Count(ZoneCachette(s)) > 1 {
			return "two heroes, or two cards in a Cachette"
		}
	}
	return ""
}

// brokenMarks checks that cards which are no permanents have nothing written on
// them but what belongs there.
func (m *Match) brokenMarks() string {
	for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
		z := m.zone(id)
		for a := rules.Attr(0); a < attrEnd; a++ {
			if m.attr(id, a) == 0 {
				continue
			}
			stack := a >= AttrBy || a == AttrCached
			ok := z == ZoneStack && stack || z >= zoneFighters && a < AttrSealed ||
				kindOf(z) == zoneHero && a == AttrExperience || kindOf(z) == zoneCachette && a == AttrSealed
			if !ok {
				return table.Attrs[a].Name + " is left on a card in " + table.Zones[z].Name
			}
		}
	}
	return ""
}

func (m *Match) brokenFighters() string {
	phase := m.phase()
	combat := phase >= PhaseAttack && phase <= PhaseDamage
	resolving := m.state.Frame.On
	for s := range rules.Seat(2) {
		for _, id := range m.board.Zone(ZoneFighters(s)) {
			face := m.card(id).ID
			switch {
			case !resolving && m.sight.Remaining(id) <= 0:
				return face + " has no Défense left and lives"
			case !combat && m.attr(id, AttrAttacking)+m.attr(id, AttrBlocking)+m.attr(id, AttrFlashed) != 0:
				return face + " is still in combat"
			case m.attr(id, AttrAttacking) != 0 && s != m.active():
				return face + " attacks in the other's turn"
			case m.attr(id, AttrBlocking) != 0 && m.attr(rules.CardID(m.attr(id, AttrBlocking)), AttrAttacking) == 0:
				return face + " blocks nobody"
			case m.attr(id, AttrBlood) != 0 && m.sight.Word(id, Madness) > 0 && int(m.card(id).Words[Madness]) > 0:
				return face + " has Folie and the First Blood"
			}
			if !m.card(id).Legendary || resolving || m.state.Kind == AskLegend {
				continue
			}
			if twins := m.twins(id); len(twins) > 1 && slices.ContainsFunc(twins, func(t rules.CardID) bool { return !m.sight.asleep(t) }) {
				return face + " is there twice"
			}
		}
	}
	return ""
}

// brokenCaches checks what the match keeps besides the board and could find
// anew.
func (m *Match) brokenCaches() string {
	fresh := *m
	fresh.sight = Sight{b: &m.board}
	fresh.refresh()
	if !slices.Equal(fresh.sight.always, m.sight.always) || fresh.ears != m.ears {
		return "what holds always, or who listens, is out of date"
	}
	return ""
}

// TestCrowdPlays checks that a table with all the tokens there is room for can
// be played on.
func TestCrowdPlays(t *testing.T) {
	m := crowd(t, true)
	r := rand.New(rand.NewPCG(2, 2))
	most := 0
	for range 3000 {
		if len(m.Asks()) == 0 {
			break
		}
		most = max(most, len(m.Asks()[0].Answers))
		a, _ := rules.Random(m, r)
		before := m.board.Clone()
		events, err := m.Apply(a, nil)
		if err != nil {
			t.Fatal(err)
		}
		if why := m.broken(before, events); why != "" && !m.over {
			t.Fatalf("%s: %s", table.Verbs[a.Verb].Name, why)
		}
	}
	if most < 150 {
		t.Errorf("at most %d answers: the crowd was not there", most)
	}
}
