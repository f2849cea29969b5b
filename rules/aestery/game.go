package aestery

import (
	"fmt"

	"wyrmtable/rules"
)

// Game is Aestery.
var Game = newGame()

func newGame() *rules.Game {
	g := &rules.Game{
		ID: "aestery", Name: "Aestery", Version: 2, Seats: []int{2}, Chooses: true,
		Options:  []rules.Option{bloodOption},
		Faces:    faceInfos(),
		Hidden:   true,
		Stops:    stops,
		Deck:     Building,
		Layout:   layout,
		Help:     Help,
		Lessons:  lessons,
		Pictures: pictures,
		Puzzles:  puzzles,
		New:      deal,
		At:       at,
		Style:    style,
	}
	g.Tell, g.Label, g.Prompt = tell, label, prompt
	return g
}

// bloodOption is who can gain the First Blood (E12).
var bloodOption = rules.Option{
	Key:  "first-blood",
	Text: rules.Text{FR: "First Blood", EN: "First Blood"},
	Help: rules.Text{
		FR: "La règle imprimée parle de toute carte engagée\u00a0; son exemple, de Combattants.",
		EN: "The printed rule speaks of any engaged card; its example, of fighters.",
	},
	Values: []rules.Text{
		{FR: "tout permanent", EN: "any permanent"},
		{FR: "Combattants seuls", EN: "fighters only"},
	},
}

func faceInfos() []rules.FaceInfo {
	out := make([]rules.FaceInfo, len(Cards))
	for i := range Cards {
		c := &Cards[i]
		out[i] = rules.FaceInfo{ID: c.ID, Name: c.Name, Title: c.Title, Rules: c.Text}
	}
	return out
}

// blank checks a setup and returns a match with an empty table.
func blank(s *rules.Setup) (*Match, error) {
	if len(s.Seats) != 2 {
		return nil, fmt.Errorf("aestery: it is played by 2, the setup has %d players", len(s.Seats))
	}
	if s.First < rules.Nobody || s.First > 1 {
		return nil, fmt.Errorf("aestery: seat %d cannot begin, the seats are 0 and 1", s.First)
	}
	m := &Match{rng: rules.NewRNG(s.Seed), names: s.Names()}
	for _, o := range s.Options {
		if o.Key == bloodOption.Key {
			m.warlike = o.Value == 1
		}
	}
	for seat := range rules.Seat(2) {
		main, _ := deckOf(s, seat)
		if len(main) == 0 || len(main) > maxDeck {
			return nil, fmt.Errorf("aestery: the deck of %s has %d cards, it must have 1 to %d", s.Seats[seat].Name, len(main), maxDeck)
		}
	}
	m.board = *rules.NewBoard(layout(s))
	m.sight.b = &m.board
	m.ownTokens()
	return m, nil
}

// ownTokens says whose tokens the slots are.
func (m *Match) ownTokens() {
	from := m.firstToken()
	for i := range 2 * tokenSlots {
		m.board.Cards[from+i].Owner = rules.Seat(i % 2)
	}
}

// deal begins a match: the decks are shuffled, the heroes laid out, and the
// player who was drawn chooses who begins (E34). Setup.First is that player.
func deal(s *rules.Setup) (rules.Match, error) {
	m, err := blank(s)
	if err != nil {
		return nil, err
	}
	m.begin(nil)
	id := rules.CardID(1)
	for seat := range rules.Seat(2) {
		main, hero := deckOf(s, seat)
		for _, f := range main {
			m.w.Bring(id, f, ZoneDeck(seat), seat, uint8(seat)+1)
			id++
		}
		if hero != 0 {
			m.w.Bring(id, hero, ZoneHero(seat), seat, uint8(seat)+1)
			m.w.Set(id, AttrExperience, int16(Cards[hero].Experience))
			id++
		}
		m.w.Shuffle(ZoneDeck(seat), &m.rng)
		m.w.Change(VarLife, seat, startLife)
	}
	chooser := s.First
	if chooser == rules.Nobody {
		chooser = rules.Seat(m.rng.IntN(2))
		m.w.Note(NoteLot, rules.Event{Seat: chooser, Knows: rules.Everyone})
	}
	m.state.Decider = chooser
	m.state.Stage = stStart
	m.run()
	m.w.End()
	return m, nil
}

// at begins a match from a position. A phase begins anew, but for the main
// phases, for combat phases whose attackers or blockers are marked, and for any
// phase with something on the stack: there whoever has priority is asked. A
// position that says neither turn nor phase is in the first main phase of a
// third turn.
func at(s *rules.Setup, b *rules.Board) (rules.Match, error) {
	m, err := blank(s)
	if err != nil {
		return nil, err
	}
	m.board.CopyFrom(b)
	m.begin(nil)
	m.fillIn()
	if err := m.checkPosition(); err != nil {
		return nil, err
	}
	m.refresh()
	m.state.Stage = m.stageOf()
	m.run()
	m.w.End()
	return m, nil
}

// fillIn says of a position what goes without saying.
func (m *Match) fillIn() {
	if m.table(VarTurn) == 0 && m.phase() == PhaseStart {
		m.setTable(VarTurn, 3)
		m.setTable(VarPhase, PhaseMain)
	}
	if m.board.Top(ZoneStack) == 0 && m.table(VarPasses) == 0 {
		m.setTable(VarPriority, m.table(VarActive))
	}
}

// checkPosition reports what a match cannot rely on.
func (m *Match) checkPosition() error {
	for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
		if m.zone(id) == rules.Nowhere {
			continue
		}
		if f := m.board.Cards[id].Face; f == 0 || int(f) >= len(Cards) {
			return fmt.Errorf("aestery: card %d has no face", id)
		}
		for _, check := range [...]func(rules.CardID, *Card) error{m.checkPlace, m.checkPointers} {
			if err := check(id, m.card(id)); err != nil {
				return err
			}
		}
	}
	switch phase := m.phase(); {
	case phase == PhaseStart:
		return fmt.Errorf("aestery: a position begins in a turn; set the phase to %d (upkeep) or more", PhaseUpkeep)
	case phase > PhaseEnd && m.board.Top(ZoneStack) != 0:
		return fmt.Errorf("aestery: nothing lies on the stack in phase %d", phase)
	case m.table(VarTurn) < 1 || m.table(VarTurn) > maxTurns:
		return fmt.Errorf("aestery: turn is %d, it must be 1 to %d", m.table(VarTurn), maxTurns)
	}
	for s := range rules.Seat(2) {
		if m.board.Count(ZoneHero(s)) > 1 || m.board.Count(ZoneCachette(s)) > 1 {
			return fmt.Errorf("aestery: a player has at most one hero and one card in the Cachette")
		}
	}
	return nil
}

// checkPlace reports a card that lies where such a card cannot lie. Off the
// battlefield a card belongs to whose zone it lies in.
func (m *Match) checkPlace(id rules.CardID, f *Card) error {
	c := &m.board.Cards[id]
	z, where := c.Zone, m.board.Layout().Zones[c.Zone].Name
	token := int(id) >= m.firstEntry()
	switch {
	case z == ZoneStack && m.attr(id, AttrBy) == 0:
		return fmt.Errorf("aestery: %s on the stack must say who cast it: by=1 or by=2", f.ID)
	case z == ZoneStack && m.attr(id, AttrAbility) > 0:
		return m.checkEntry(id, f)
	case f.Is(Token) != token || token && z < zoneFighters,
		f.Is(Hero) != (kindOf(z) == zoneHero),
		z >= zoneFighters && (!f.Is(Permanent) || z != row(f, rules.Seat(z&1))):
		return fmt.Errorf("aestery: %s cannot lie in the %s", f.ID, where)
	case token:
		c.Owner = rules.Seat(z & 1)
		if lent := m.attr(id, AttrLent); lent > 0 {
			c.Owner = rules.Seat(lent - 1)
		}
	case z == ZoneStack:
		if c.Owner < 0 {
			c.Owner = rules.Seat(m.attr(id, AttrBy) - 1)
		}
	case z < zoneFighters || c.Owner < 0: // it belongs where it lies
		c.Owner, c.Back = rules.Seat(z&1), uint8(z&1)+1
	}
	return nil
}

// checkPointers reports what is written on a card of another card that is not
// there.
func (m *Match) checkPointers(id rules.CardID, f *Card) error {
	for _, a := range [...]rules.Attr{AttrBlocking, AttrTarget, AttrSecond, AttrSource, AttrThat} {
		if int(m.attr(id, a)) >= len(m.board.Cards) {
			return fmt.Errorf("aestery: %s of %s is %d, which is no card", table.Attrs[a].Name, f.ID, m.attr(id, a))
		}
	}
	foe := rules.CardID(m.attr(id, AttrBlocking))
	if foe > 0 && (m.zone(foe) != ZoneFighters(m.active()) || m.attr(foe, AttrAttacking) == 0 || m.zone(id) != ZoneFighters(1-m.active())) {
		return fmt.Errorf("aestery: %s blocks a card that does not attack", f.ID)
	}
	if m.attr(id, AttrAttacking) > 0 && m.zone(id) != ZoneFighters(m.active()) {
		return fmt.Errorf("aestery: %s attacks, but is no fighter of the active player", f.ID)
	}
	return nil
}

func (m *Match) checkEntry(id rules.CardID, f *Card) error {
	n := m.board.Attr(id, AttrAbility)
	if n <= MaxAbilities && int(n) > len(f.Abilities) || n > MaxAbilities && n < EntryBlood {
		return fmt.Errorf("aestery: %s has no ability %d", f.ID, n)
	}
	if from := m.firstEntry(); int(id) < from || int(id) >= from+entrySlots {
		return fmt.Errorf("aestery: the ability of %s lies on the stack as a card", f.ID)
	}
	return nil
}

// stageOf says where a position stands.
func (m *Match) stageOf() stage {
	if m.board.Top(ZoneStack) != 0 {
		return stWait
	}
	switch m.phase() {
	case PhaseUpkeep:
		return stUpkeep
	case PhaseDraw:
		return stDraw
	case PhaseAttack:
		if m.attacked() {
			return stWait
		}
		return stAttack
	case PhaseBlock:
		return m.blockStage()
	case PhaseDamage:
		return stDamage
	case PhaseEnd:
		return stEnd
	case PhasePitch:
		return stPitch
	case PhaseDraw2:
		return stDraw2
	case PhaseCleanup:
		return stCleanup
	}
	return stWait
}

// blockStage says where a position in the phase of blocks stands: before them,
// or after those that are marked.
func (m *Match) blockStage() stage {
	for _, id := range m.board.Zone(ZoneFighters(1 - m.active())) {
		if m.attr(id, AttrBlocking) != 0 {
			return stLines
		}
	}
	return stBlock
}
