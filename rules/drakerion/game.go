package drakerion

import (
	"fmt"

	"wyrmtable/rules"
)

// Game is Drakerion.
var Game = newGame()

func newGame() *rules.Game {
	g := &rules.Game{
		ID: "drakerion", Name: "Drakerion", Version: 2, Seats: []int{2}, Chooses: true, Chooser: chooser,
		Options:  []rules.Option{retreatOption},
		Faces:    faceInfos(),
		Hidden:   true,
		Shared:   true,
		Veiled:   []string{"mulligan", "manoeuvre"},
		Stops:    stops,
		Deck:     Building,
		Layout:   layout,
		New:      deal,
		At:       at,
		Help:     Help,
		Lessons:  lessons,
		Pictures: pictures,
		Puzzles:  puzzles,
		Style:    style,
	}
	g.Tell, g.Label, g.Prompt = tell, label, prompt
	return g
}

// retreatOption is who is first after a retreat: the sheet and the card of the
// guide differ (K9).
var retreatOption = rules.Option{
	Key:  "retreat",
	Text: rules.Text{FR: "Après une retraite", EN: "After a retreat"},
	Help: rules.Text{
		FR: "Selon l’aide de jeu, qui a sonné la retraite commence le tour suivant\u00a0; selon la carte du guide, il choisit qui commence.",
		EN: "By the sheet, whoever sounded the retreat begins the next turn; by the card of the guide, that player chooses who begins.",
	},
	Values: []rules.Text{
		{FR: "Qui l’a sonnée commence", EN: "Who sounded it begins"},
		{FR: "Qui l’a sonnée choisit", EN: "Who sounded it chooses"},
	},
}

func faceInfos() []rules.FaceInfo {
	out := make([]rules.FaceInfo, len(Cards))
	for i := range Cards {
		c := &Cards[i]
		out[i] = rules.FaceInfo{ID: c.ID, Name: c.Name, Rules: c.Text}
	}
	return out
}

// blank checks a setup and returns a match with an empty table.
func blank(s *rules.Setup) (*Match, error) {
	if len(s.Seats) != 2 {
		return nil, fmt.Errorf("drakerion: it is played by 2, the setup has %d players", len(s.Seats))
	}
	m := &Match{rng: rules.NewRNG(s.Seed), names: s.Names()}
	for _, o := range s.Options {
		if o.Key == retreatOption.Key {
			m.chooses = o.Value == 1
		}
	}
	for seat := range rules.Seat(2) {
		h := brought(s, seat)
		switch {
		case h.banner == 0:
			return nil, fmt.Errorf("drakerion: the deck of %s has no Banner", s.Seats[seat].Name)
		case len(h.manoeuvres) == 0 || len(h.manoeuvres) > 2*manoeuvres:
			return nil, fmt.Errorf("drakerion: %s has %d Manœuvres, at least one and at most %d are needed", s.Seats[seat].Name, len(h.manoeuvres), 2*manoeuvres)
		case len(h.main) == 0 || len(h.main) > maxDeck:
			return nil, fmt.Errorf("drakerion: the deck of %s has %d cards, it must have 1 to %d", s.Seats[seat].Name, len(h.main), maxDeck)
		}
	}
	m.board = *rules.NewBoard(layout(s))
	return m, nil
}

// What can be told apart from behind: cards of the deck, Manœuvres, and what
// lies open from the beginning.
const (
	backMain = iota + 1
	backManoeuvre
	backOpen
)

// deal begins a match: Banner, City and Retreat are laid out, the Manœuvres and
// the deck put down (sheet, Mise en place 1 to 3). Setup.First chooses where the
// initiatives are equal.
func deal(s *rules.Setup) (rules.Match, error) {
	m, err := blank(s)
	if err != nil {
		return nil, err
	}
	m.begin(nil)
	id := rules.CardID(1)
	for seat := range rules.Seat(2) {
		h := brought(s, seat)
		lay := func(z rules.Zone, back uint8, faces ...rules.Face) {
			for _, f := range faces {
				if f == 0 {
					continue
				}
				m.w.Bring(id, f, z, seat, back*2+uint8(seat))
				id++
			}
		}
		lay(ZoneBanner(seat), backOpen, h.banner)
		lay(ZoneCity(seat), backOpen, h.city)
		lay(ZoneRetreat(seat), backOpen, RetreatFace)
		lay(ZonePile(seat), backManoeuvre, h.manoeuvres...)
		m.hidePile(seat)
		lay(ZoneDeck(seat), backMain, h.main...)
		m.w.Shuffle(ZoneDeck(seat), &m.rng)
	}
	m.state.Decider = s.First
	if s.First == rules.Nobody {
		m.state.Decider = rules.Seat(m.rng.IntN(2))
	}
	m.run()
	m.w.End()
	return m, nil
}

// hidePile shuffles the Manœuvres of a seat, so that which card lies where says
// nothing, and shows them to their owner (K30).
func (m *Match) hidePile(s rules.Seat) {
	m.w.Shuffle(ZonePile(s), &m.rng)
	for _, id := range m.board.Zone(ZonePile(s)) {
		m.w.Show(id, rules.Only(s))
	}
}

// at begins a match from a position: in the Manœuvre phase the turn begins
// anew, in the action phase whoever is active acts, in a combat the window goes
// on, and at the end the cards are readied.
func at(s *rules.Setup, b *rules.Board) (rules.Match, error) {
	m, err := blank(s)
	if err != nil {
		return nil, err
	}
	m.board.CopyFrom(b)
	if err := m.checkPosition(); err != nil {
		return nil, err
	}
	m.begin(nil)
	m.state.Next = m.first()
	if sounded := m.table(VarRetreat); sounded != 0 {
		m.state.Next = rules.Seat(sounded - 1)
	}
	switch m.table(VarPhase) {
	case PhaseManoeuvre:
		m.state.Stage = stTurn
	case PhaseAction:
		m.state.Stage = stAct
	case PhaseCombat:
		m.state.Stage = stWindow
		m.state.Defending = seatOf(m.board.Cards[m.defender()].Zone)
	case PhaseEnd:
		m.state.Stage = stReady
	}
	m.run()
	m.w.End()
	return m, nil
}

// checkPosition reports what a match cannot rely on.
func (m *Match) checkPosition() error {
	b := &m.board
	l := b.Layout()
	for id := rules.CardID(1); int(id) <= l.Cards; id++ {
		card := &b.Cards[id]
		z := card.Zone
		if z == rules.Nowhere {
			continue
		}
		if card.Face == 0 || int(card.Face) >= len(Cards) {
			return fmt.Errorf("drakerion: card %d has no face", id)
		}
		if c := &Cards[card.Face]; !c.mayLie(z) {
			return fmt.Errorf("drakerion: %s cannot lie in %s", c.ID, l.Zones[z].Name)
		}
		if kindOf(z) == zoneAttached {
			if h := rules.CardID(b.Attr(id, AttrHost)); h == 0 || int(h) > l.Cards || !inPlay(b, h) {
				return fmt.Errorf("drakerion: %s must say on which Character it lies: host=CARD", Cards[card.Face].ID)
			}
		}
		if z > ZonePlay && seatOf(z) != card.Owner {
			return fmt.Errorf("drakerion: %s lies in %s of another player", Cards[card.Face].ID, l.Zones[z].Name)
		}
	}
	switch phase := m.table(VarPhase); {
	case phase == PhaseSetup:
		return fmt.Errorf("drakerion: a position begins in a turn; set the phase to %d (Manœuvre) or more", PhaseManoeuvre)
	case m.table(VarTurn) < 1:
		return fmt.Errorf("drakerion: the turn must be 1 or more")
	case b.Count(ZonePlay) > 0:
		return fmt.Errorf("drakerion: no Event can be acting in a position")
	case m.table(VarPassed) > 1 || m.table(VarWaived) > 1:
		return fmt.Errorf("drakerion: two passes in a row have ended what they could")
	case phase == PhaseAction && m.retreated(m.active()):
		return fmt.Errorf("drakerion: who has sounded the retreat does not act")
	case (phase == PhaseCombat) != m.fighting() || m.fighting() != (m.defender() != 0):
		return fmt.Errorf("drakerion: in a combat, and only there, there are an attacker and a defender")
	}
	if m.fighting() {
		return m.checkCombat()
	}
	return nil
}

func (m *Match) checkCombat() error {
	b := &m.board
	for _, id := range [...]rules.CardID{m.attacker(), m.defender()} {
		if int(id) > b.Layout().Cards || !inPlay(b, id) {
			return fmt.Errorf("drakerion: card %d takes part in a combat and is not in play", id)
		}
	}
	switch {
	case b.Cards[m.attacker()].Owner == b.Cards[m.defender()].Owner:
		return fmt.Errorf("drakerion: a Character does not attack its own side")
	case m.retreated(m.active()):
		return fmt.Errorf("drakerion: who has sounded the retreat does not act")
	}
	return nil
}

// mayLie reports whether a card may lie in a zone at all.
func (c *Card) mayLie(z rules.Zone) bool {
	switch kindOf(z) {
	case zoneDeck, zoneHand, zoneDiscard:
		return c.Main()
	case zonePile, zoneUnveiled:
		return c.Type == Manoeuvre
	case zoneReserve, zoneMelee, zoneSupport:
		return c.Type == Character
	case zoneRetreat:
		return c.Type == Retreat
	case zoneBanner:
		return c.Type == Banner
	case zoneCity:
		return c.Type == City
	case zoneAttached:
		return c.Type == Attachment
	}
	return z == ZonePlay && c.Type == Event
}
