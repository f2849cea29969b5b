package dracoliath

import (
	_ "embed"
	"fmt"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed cards.txt
var cardFile string

// Cards is the card list, by Face; Cards[0] is the hidden card.
var Cards = mustParse("cards.txt", cardFile)

var gameSet = newSet(Cards)

// Game is Dracoliath: the duel, and two against two.
var Game = gameSet.newGame()

// mustParse reads a card file that is part of the program.
func mustParse(name, src string) []Card {
	cards := append([]Card{{}}, cardfile.Must(ParseCards(name, src))...)
	link(cards)
	return cards
}

// NewGame returns the game played with other cards, by Face from 1 on.
func NewGame(cards []Card) *rules.Game { return newSet(cards).newGame() }

func newSet(cards []Card) *set {
	link(cards)
	st := &set{cards: cards}
	n := len(st.deck(2))
	st.layout = map[int]*rules.Layout{2: newLayout(2, n), 4: newLayout(4, n)}
	return st
}

// masteryKey is the option that says which cards are in use (S16, D40).
const masteryKey = "mastery"

// options offers the levels of mastery that the list has cards for.
func (s *set) options() []rules.Option {
	if s.levels() == 0 {
		return nil
	}
	o := rules.Option{Key: masteryKey,
		Text: rules.Text{FR: "Maîtrise", EN: "Mastery"},
		Help: rules.Text{
			FR: "Quelles cartes sont en jeu\u00a0: celles sans symbole pour une première partie, puis aussi celles de maîtrise 1, qui se combinent davantage",
			EN: "Which cards are in use: those without a symbol for a first game, then those of mastery 1 as well, which combine more"},
		Values: []rules.Text{rules.Same("0"), rules.Same("0–1")},
	}
	if s.levels() == 2 {
		o.Values = append(o.Values, rules.Same("0–2"))
		o.Help = join(o.Help, rules.Text{FR: ", enfin celles de maîtrise 2 et les Trésors Légendaires à deux faces",
			EN: ", and at last those of mastery 2 with the double-faced Legendary Treasures"})
	}
	o.Help = join(o.Help, rules.Same("."))
	return []rules.Option{o}
}

// level returns the level of mastery that a setup asks for.
func level(s *rules.Setup) int {
	for _, o := range s.Options {
		if o.Key == masteryKey {
			return o.Value
		}
	}
	return 0
}

func (s *set) newGame() *rules.Game {
	return &rules.Game{
		ID:       "dracoliath",
		Name:     "Dracoliath",
		Version:  1,
		Seats:    []int{2, 4},
		Seating:  seating,
		Options:  s.options(),
		Faces:    faces(s.cards),
		Layout:   func(setup *rules.Setup) *rules.Layout { return s.layout[len(setup.Seats)] },
		Help:     Help,
		Lessons:  lessons,
		Pictures: pictures,
		Puzzles:  puzzles,
		Shown:    s.shown,
		Behind:   s.behind,
		New:      s.deal,
		At:       s.at,
		Tell:     s.tell,
		Label:    s.label,
		Prompt:   s.prompt,
		Style:    style,
	}
}

func faces(cards []Card) []rules.FaceInfo {
	out := make([]rules.FaceInfo, len(cards))
	for i := range cards {
		c := &cards[i]
		out[i] = rules.FaceInfo{ID: c.ID, Name: c.Name, Rules: c.Text}
	}
	return out
}

// begin checks a setup and returns an empty match.
func (st *set) begin(s *rules.Setup) (*Match, error) {
	l := st.layout[len(s.Seats)]
	if l == nil {
		return nil, fmt.Errorf("dracoliath: it is played by 2 or by 4, the setup has %d players", len(s.Seats))
	}
	if s.First < rules.Nobody || int(s.First) >= len(s.Seats) {
		return nil, fmt.Errorf("dracoliath: seat %d cannot begin, the seats are 0 to %d", s.First, len(s.Seats)-1)
	}
	if n, need := len(st.deck(level(s))), len(s.Seats)+riverStart+1; n < need {
		return nil, fmt.Errorf("dracoliath: the card list has %d cards of this level, at least %d are needed", n, need)
	}
	return &Match{set: st, names: s.Names(), rng: rules.NewRNG(s.Seed)}, nil
}

// deal begins a match: a shuffled deck, a card for everybody, the River of
// three and the visible card on the deck, and the compensation of the second
// player (S1 to S7, D6).
func (st *set) deal(s *rules.Setup) (rules.Match, error) {
	m, err := st.begin(s)
	if err != nil {
		return nil, err
	}
	m.board = *rules.NewBoard(st.layout[len(s.Seats)])
	m.w = rules.Begin(&m.board, nil)
	for i, face := range st.deck(level(s)) {
		m.w.Enter(rules.CardID(i+1), face, ZoneDeck)
	}
	m.w.Shuffle(ZoneDeck, &m.rng)
	first := s.First
	switch {
	case m.seats() == 4:
		first = m.begins(first)
	case first == rules.Nobody:
		first = rules.Seat(m.rng.IntN(m.seats()))
	}
	for seat := range rules.Seat(m.seats()) {
		m.w.Move(m.board.Top(ZoneDeck), ZoneHand(seat))
		if m.team(seat) == seat {
			m.w.Change(VarLife, seat, m.maxLife())
		}
	}
	m.setTable(VarRiver, riverStart)
	m.refill()
	if m.seats() == 2 {
		second := m.facing(first)
		m.w.Change(VarFocus, second, 1)
		m.w.Change(VarLife, second, startLife-1)
	}
	m.beginTurn(first, first, false)
	m.run()
	m.w.End()
	return m, nil
}

// at begins a match from a position. The phase says where: 1 before the effects
// at the start of the turn, 2 before taking, 3 before playing, 4 before the
// effects at its end. The first card of the deck is turned face up.
func (st *set) at(s *rules.Setup, b *rules.Board) (rules.Match, error) {
	m, err := st.begin(s)
	if err != nil {
		return nil, err
	}
	m.board.CopyFrom(b)
	if err := m.checkPosition(); err != nil {
		return nil, err
	}
	m.w = rules.Begin(&m.board, nil)
	if id := m.board.Top(ZoneDeck); id != 0 {
		m.w.Show(id, rules.Everyone)
	}
	switch m.table(VarPhase) {
	case PhaseStart:
		m.pushTimed(StartTurn, modeStart)
	case PhaseEnd:
		m.pushTimed(EndTurn, modeEnd)
	}
	m.run()
	m.w.End()
	return m, nil
}

func (m *Match) checkPosition() error {
	seats := int32(m.seats())
	switch phase := m.table(VarPhase); {
	case phase < PhaseStart || phase > PhaseEnd:
		return fmt.Errorf("dracoliath: phase is %d, it must be 1 to 4", phase)
	case m.table(VarActive) < 0 || m.table(VarActive) >= seats:
		return fmt.Errorf("dracoliath: active is %d, it must be a seat", m.table(VarActive))
	case m.table(VarDecider) < 0 || m.table(VarDecider) >= seats:
		return fmt.Errorf("dracoliath: decider is %d, it must be a seat", m.table(VarDecider))
	case m.table(VarRiver) < 1 || m.table(VarRiver) > maxRiver:
		return fmt.Errorf("dracoliath: slots is %d, it must be 1 to %d", m.table(VarRiver), maxRiver)
	case m.board.Count(ZonePlay) > 0:
		return fmt.Errorf("dracoliath: a position begins before a card is played, but one is in play")
	}
	for i, id := range m.board.Zone(ZoneRiver) {
		if id != 0 && i >= int(m.table(VarRiver)) {
			return fmt.Errorf("dracoliath: River place %d is not in use, slots is %d", i+1, m.table(VarRiver))
		}
	}
	for id := 1; id < len(m.board.Cards); id++ {
		c := m.board.Cards[id]
		if c.Zone != rules.Nowhere && (c.Face == 0 || int(c.Face) >= len(m.set.cards)) {
			return fmt.Errorf("dracoliath: card %d has no face", id)
		}
		if m.set.cards[c.Face].Night {
			return fmt.Errorf("dracoliath: %q is the night side of a card: lay its day side with side=1", m.set.cards[c.Face].Name.EN)
		}
		if side := m.board.Attr(rules.CardID(id), AttrSide); side != 0 && (m.set.cards[c.Face].Other == 0 || !m.sees(rules.CardID(id)) && id != int(m.board.Top(ZoneDeck))) {
			return fmt.Errorf("dracoliath: %q cannot lie on its night side there", m.set.cards[c.Face].Name.EN)
		}
	}
	for s := range rules.Seat(m.seats()) {
		if m.life(s) > m.maxLife() || m.power(s) < 0 || m.focus(s) < 0 {
			return fmt.Errorf("dracoliath: a counter of seat %d is out of range", s)
		}
		if c := m.board.Var(VarControl, s); c < 0 || c > seats {
			return fmt.Errorf("dracoliath: control of seat %d is %d, it must be 0 or 1 + a seat", s, c)
		}
	}
	return nil
}
