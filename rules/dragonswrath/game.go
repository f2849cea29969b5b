package dragonswrath

import (
	"fmt"

	"wyrmtable/rules"
)

// Game is Dragon's Wrath.
var Game = &rules.Game{
	ID: "dragons-wrath", Name: "Dragon’s Wrath", Version: 1, Seats: []int{2, 3, 4, 5, 6},
	Faces: faceList(), Deck: Building, Hidden: true, Stops: stops,
	Layout: layout, Help: Help, Lessons: lessons, Pictures: pictures, Puzzles: puzzles, New: deal, At: at,
	Tell: tell, Label: label, Prompt: prompt, Style: style,
}

func faceList() []rules.FaceInfo {
	out := []rules.FaceInfo{{}}
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		out = append(out, rules.FaceInfo{ID: c.ID, Name: c.Name, Rules: c.Text})
	}
	return out
}

// brought returns the cards that a seat brings: those of its deck, or of a ready
// one. Provinces come first.
func brought(s *rules.Setup, seat rules.Seat) (lands, allies []rules.Face) {
	for _, l := range Building.Brought(s, seat).Lines {
		f := FaceOf(l.Card)
		for range l.Count {
			if f != 0 && Cards[f].Ally() {
				allies = append(allies, f)
			} else if f != 0 {
				lands = append(lands, f)
			}
		}
	}
	return lands, allies
}

func layout(s *rules.Setup) *rules.Layout {
	n := 0
	for seat := range rules.Seat(len(s.Seats)) {
		lands, allies := brought(s, seat)
		n += len(lands) + len(allies)
	}
	return newLayout(len(s.Seats), n)
}

func blank(s *rules.Setup) *Match {
	return &Match{rng: rules.NewRNG(s.Seed), board: *rules.NewBoard(layout(s)), names: s.Names()}
}

// deal begins a match: every leader has his provinces in hand and draws five
// allies.
func deal(s *rules.Setup) (rules.Match, error) {
	m := blank(s)
	m.w = rules.Begin(&m.board, nil)
	id := rules.CardID(1)
	for seat := range m.seats() {
		lands, allies := brought(s, seat)
		if len(lands) == 0 {
			return nil, fmt.Errorf("dragons-wrath: deck %d has no province", seat+1)
		}
		lay := func(faces []rules.Face, back uint8, z rules.Zone) {
			for _, f := range faces {
				m.w.Bring(id, f, z, seat, back*rules.MaxSeats+uint8(seat))
				id++
			}
		}
		lay(lands, 0, ZoneProvinces(seat))
		lay(allies, 1, ZoneDeck(seat))
		// Which card lies where must say nothing of the order of the deck list.
		m.w.Shuffle(ZoneProvinces(seat), &m.rng)
		for _, p := range m.board.Zone(ZoneProvinces(seat)) {
			m.w.Show(p, rules.Only(seat))
		}
		m.w.Shuffle(ZoneDeck(seat), &m.rng)
		for range firstHand {
			m.draw(seat)
		}
	}
	m.run()
	m.w.End()
	return m, nil
}

// at begins from a position: at the beginning of the phase that is set.
func at(s *rules.Setup, b *rules.Board) (rules.Match, error) {
	m := blank(s)
	m.board.CopyFrom(b)
	if err := m.checkPosition(); err != nil {
		return nil, err
	}
	m.w = rules.Begin(&m.board, nil)
	switch m.table(VarPhase) {
	case PhaseDraw:
		m.reinforce()
	case PhaseMagic:
		m.state.Stage = stMagic
	case PhaseBuy:
		m.state.Stage = stBuy
	case PhaseCombat:
		m.state.Stage = stOrder
	case PhaseEnd:
		m.state.Stage = stEnd
	}
	m.run()
	m.w.End()
	return m, nil
}

func (m *Match) checkPosition() error {
	b := &m.board
	living := 0
	for s := range m.seats() {
		switch {
		case m.lives(s) && m.power(s) == 0:
			return fmt.Errorf("dragons-wrath: seat %d has no province; give it one, or set out to 1", s)
		case m.lives(s):
			living++
		case m.power(s)+b.Count(ZoneRealm(s))+b.Count(ZoneItems(s))+b.Count(ZoneHand(s)) > 0:
			return fmt.Errorf("dragons-wrath: seat %d is out and has cards", s)
		}
	}
	switch {
	case living < 2:
		return fmt.Errorf("dragons-wrath: at least two leaders must have a province")
	case m.table(VarPhase) < PhaseDraw:
		return fmt.Errorf("dragons-wrath: set the phase, 1 (reinforcements) to 5 (end)")
	case m.table(VarTurn) < 1 || m.table(VarTurn) > maxTurns:
		return fmt.Errorf("dragons-wrath: the turn must be from 1 to %d", maxTurns)
	case m.table(VarActive)+m.table(VarMode)+m.table(VarRaided) > 0:
		return fmt.Errorf("dragons-wrath: a position begins before an attack; leave active, mode and raided at 0")
	}
	for id := rules.CardID(1); int(id) < len(b.Cards); id++ {
		if err := m.checkCard(id); err != nil {
			return err
		}
	}
	return nil
}

func (m *Match) checkCard(id rules.CardID) error {
	b := &m.board
	if m.zone(id) == rules.Nowhere {
		return nil
	}
	f := b.Cards[id].Face
	if f == 0 || int(f) >= len(Cards) {
		return fmt.Errorf("dragons-wrath: card %d has no face", id)
	}
	c, kind := &Cards[f], kindOf(m.zone(id))
	fits := c.Ally()
	switch kind {
	case zoneProvinces, zoneAside, zoneLost:
		fits = c.Type == Province
	case zoneRealm:
		fits = c.Type == Creature
	case zoneItems:
		fits = c.Type == Item
	case zoneRites:
		fits = c.Lasting()
	case -1:
		fits = false
	}
	switch {
	case !fits:
		return fmt.Errorf("dragons-wrath: %s cannot lie in %s", c.ID, b.Layout().Zones[m.zone(id)].Name)
	case b.Cards[id].Owner == rules.Nobody:
		return fmt.Errorf("dragons-wrath: %s belongs to nobody", c.ID)
	case kind == zoneItems:
		h := rules.CardID(b.Attr(id, AttrHost))
		if h < 1 || int(h) >= len(b.Cards) || !m.inPlay(h) || m.controller(h) != m.controller(id) {
			return fmt.Errorf("dragons-wrath: %s must say which creature bears it: host=CARD", c.ID)
		}
	case b.Attr(id, AttrHost) != 0 || b.Attr(id, AttrFight) != 0:
		return fmt.Errorf("dragons-wrath: %s cannot be borne or fight in a position", c.ID)
	}
	return nil
}
