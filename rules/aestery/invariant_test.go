package aestery

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
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
	for i := range invariants {
		if why := invariants[i].Broken(m); why != "" {
			return invariants[i].Name + ": " + why
		}
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

// invariants are what the sheet makes true whenever a question is open.
var invariants = []rulestest.Invariant{
	{Name: "nobody awake has as much Fatigue as Défense", Broken: during((*Match).brokenLife)}, // E20, R17, R27
	{Name: "each card lies in a place of its owner", Broken: during((*Match).brokenZones)},     // S1 to S5
	{Name: "one hero and one card in the Cachette", Broken: during((*Match).brokenSingles)},    // S6, S7
	{Name: "marks lie where they belong", Broken: during((*Match).brokenMarks)},                // S17
	{Name: "who fights is in a combat", Broken: during((*Match).brokenFights)},                 // S48 to S52, R19
	{Name: "Folie keeps the First Blood away", Broken: during((*Match).brokenBlood)},           // E14
	{Name: "one legend of a name", Broken: during((*Match).brokenLegends)},                     // S22, E26
	{Name: "everybody has life", Broken: during((*Match).brokenPlayers)},                       // S35
	{Name: "nothing is above its cap", Broken: during((*Match).brokenCaps)},                    // S8, S28, E27
	{Name: "nothing waits where nobody has priority", Broken: during((*Match).brokenStack)},    // E5
	{Name: "what holds always is up to date", Broken: during((*Match).brokenCaches)},
}

// during makes an invariant of a check: it holds until the match is over.
func during(broken func(*Match) string) func(rules.Match) string {
	return func(m rules.Match) string {
		if a := m.(*Match); !a.over {
			return broken(a)
		}
		return ""
	}
}

// TestPlantedFaults plants a fault against each invariant.
func TestPlantedFaults(t *testing.T) {
	fighter := func(do func(m *Match, id rules.CardID) bool) func(rules.Match) bool {
		return func(m rules.Match) bool {
			a := m.(*Match)
			for z := zoneFighters; z < zoneStories; z++ {
				for _, id := range a.board.Zone(z) {
					a.begin(nil)
					if do(a, id) {
						return true
					}
				}
			}
			return false
		}
	}
	table := func(do func(m *Match) bool) func(rules.Match) bool {
		return func(m rules.Match) bool {
			a := m.(*Match)
			a.begin(nil)
			return do(a)
		}
	}
	rulestest.Plants(t, Game, rulestest.Config{Games: 40, Setup: mixed, Invariants: invariants}, map[string]func(rules.Match) bool{
		"nobody awake has as much Fatigue as Défense": fighter(func(m *Match, id rules.CardID) bool {
			m.w.Set(id, AttrFatigue, int16(m.sight.Defence(id)))
			return !m.sight.asleep(id)
		}),
		"each card lies in a place of its owner": table(func(m *Match) bool {
			id := m.board.Top(ZoneHand(0))
			if id != 0 {
				m.w.Move(id, ZoneGraveyard(1))
			}
			return id != 0
		}),
		"one hero and one card in the Cachette": table(func(m *Match) bool {
			if len(m.hand(1)) < 2 {
				return false
			}
			m.w.Move(m.hand(1)[0], ZoneCachette(1))
			m.w.Move(m.hand(1)[0], ZoneCachette(1))
			return true
		}),
		"marks lie where they belong": table(func(m *Match) bool {
			id := m.board.Top(ZoneGraveyard(0))
			if id != 0 {
				m.w.Set(id, AttrFatigue, 1)
			}
			return id != 0
		}),
		"who fights is in a combat": fighter(func(m *Match, id rules.CardID) bool {
			m.w.Set(id, AttrAttacking, 1)
			return m.sight.controller(id) != m.active()
		}),
		"Folie keeps the First Blood away": fighter(func(m *Match, id rules.CardID) bool {
			m.w.Set(id, AttrBlood, 1)
			return m.card(id).Words[Madness] > 0 && m.sight.texted(id)
		}),
		"one legend of a name": fighter(func(m *Match, id rules.CardID) bool {
			if !m.card(id).Legendary || m.state.Kind == AskLegend || m.sight.asleep(id) {
				return false
			}
			s := m.sight.controller(id)
			m.w.Enter(rules.CardID(m.firstToken()+2*tokenSlots-2+int(s)), m.board.Cards[id].Face, ZoneFighters(s))
			return true
		}),
		"everybody has life": table(func(m *Match) bool {
			m.w.Change(VarLife, 0, 0)
			return !m.state.Frame.On
		}),
		"nothing is above its cap": table(func(m *Match) bool {
			m.w.Change(VarMined, 1-m.active(), 1)
			return m.phase() > PhaseStart
		}),
		"nothing waits where nobody has priority": table(func(m *Match) bool {
			m.setTable(VarPhase, PhaseCleanup)
			return m.board.Top(ZoneStack) != 0
		}),
		"what holds always is up to date": table(func(m *Match) bool {
			m.ears = ^m.ears
			return true
		}),
	})
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
	return ""
}

func (m *Match) brokenSingles() string {
	for s := range rules.Seat(2) {
		if m.board.Count(ZoneHero(s)) > 1 || m.board.Count(ZoneCachette(s)) > 1 {
			return "two heroes, or two cards in a Cachette"
		}
	}
	return ""
}

func (m *Match) brokenPlayers() string {
	if !m.state.Frame.On && min(m.board.Var(VarLife, 0), m.board.Var(VarLife, 1)) <= 0 {
		return "somebody has none and plays on"
	}
	return ""
}

// brokenCaps checks what is allowed once a turn, and to the active player alone.
// Without Grande foreuse anywhere nobody mines twice.
func (m *Match) brokenCaps() string {
	for s := range rules.Seat(2) {
		mined, power := m.board.Var(VarMined, s), m.board.Var(VarPower, s)
		switch {
		case m.phase() > PhaseStart && s != m.active() && mined+power > 0:
			return "somebody has mined or used his hero in the turn of the other"
		case mined > 1 && !m.holds(OpMoreMines):
			return "more was mined than is allowed"
		}
	}
	return ""
}

// holds reports whether a card with an effect of that kind is in the match.
func (m *Match) holds(op Op) bool {
	for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
		if slices.ContainsFunc(m.card(id).Abilities, func(a Ability) bool { return a.does(op) }) {
			return true
		}
	}
	return false
}

func (m *Match) brokenStack() string {
	if m.phase() > PhaseEnd && m.board.Top(ZoneStack) != 0 {
		return "something lies on the stack"
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

// eachFighter returns what is first found wrong with a fighter in play.
func (m *Match) eachFighter(wrong func(id rules.CardID, s rules.Seat) string) string {
	for s := range rules.Seat(2) {
		for _, id := range m.board.Zone(ZoneFighters(s)) {
			if why := wrong(id, s); why != "" {
				return m.card(id).ID + " " + why
			}
		}
	}
	return ""
}

func (m *Match) brokenLife() string {
	return m.eachFighter(func(id rules.CardID, _ rules.Seat) string {
		if m.sight.Remaining(id) <= 0 && !m.sight.asleep(id) {
			return "has no Défense left and lives"
		}
		return ""
	})
}

func (m *Match) brokenFights() string {
	combat := m.phase() >= PhaseAttack && m.phase() <= PhaseDamage
	return m.eachFighter(func(id rules.CardID, s rules.Seat) string {
		fights := m.attr(id, AttrAttacking)+m.attr(id, AttrBlocking) != 0
		switch {
		case !combat && (fights || m.attr(id, AttrFlashed) != 0):
			return "is still in combat"
		case m.attr(id, AttrAttacking) != 0 && s != m.active():
			return "attacks in the other's turn"
		case m.attr(id, AttrBlocking) != 0 && m.attr(rules.CardID(m.attr(id, AttrBlocking)), AttrAttacking) == 0:
			return "blocks nobody"
		case fights && m.sight.asleep(id):
			return "sleeps and fights"
		}
		return ""
	})
}

func (m *Match) brokenBlood() string {
	return m.eachFighter(func(id rules.CardID, _ rules.Seat) string {
		if m.attr(id, AttrBlood) != 0 && m.sight.texted(id) && m.card(id).Words[Madness] > 0 {
			return "has Folie and the First Blood"
		}
		return ""
	})
}

func (m *Match) brokenLegends() string {
	if m.state.Frame.On || m.state.Kind == AskLegend {
		return ""
	}
	return m.eachFighter(func(id rules.CardID, _ rules.Seat) string {
		awake := func(t rules.CardID) bool { return !m.sight.asleep(t) }
		if twins := m.twins(id); m.card(id).Legendary && len(twins) > 1 && slices.ContainsFunc(twins, awake) {
			return "is there twice"
		}
		return ""
	})
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
