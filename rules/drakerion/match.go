package drakerion

import (
	"math/rand/v2"
	"slices"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// A stage says what a match does next when nothing else waits.
type stage uint8

const (
	stInitiative stage = iota // who begins
	stPlace                   // set-up Characters; Step counts the seats
	stDraw                    // six cards each
	stMulligan                // Step counts the seats
	stTurn                    // a turn begins
	stUnveil                  // both Manœuvres are chosen
	stAction                  // the action phase begins
	stAct                     // somebody is asked for an action
	stActed                   // an action is done
	stDeclared                // an attack is declared
	stWindow                  // somebody is asked for a combat action
	stWaged                   // a combat action is done
	stResolve                 // the combat is resolved
	stAfter                   // a combat is over
	stEnd                     // the turn ends
	stReady                   // cards are readied
)

// A state is what a match is in the middle of, apart from its lists. It is one
// flat value.
type state struct {
	Stage stage
	Step  int8 // how many seats have had their turn in a stage
	Laid  bool // the set-up Characters of the present seat lie in its reserve

	Open    bool // a question is open
	Kind    rules.AskKind
	Decider rules.Seat
	Source  rules.CardID
	Num     int16

	Chosen    [2]rules.CardID // Manœuvres chosen in secret
	Initiator rules.Seat      // who began the present action (K27)
	Defending rules.Seat      // whose Character was attacked in the running combat
	Next      rules.Seat      // who will be first next turn
	Frame     frame
}

// A frame is an ability that is being carried out.
type frame struct {
	On      bool
	Seat    rules.Seat // whose ability: "you"
	Card    rules.CardID
	Face    rules.Face // of Card, which may be gone
	Ability int8
	Next    int8 // the next effect
	Pay     int8 // cards still to discard as a price
	Left    int8 // cards still to choose for the present effect
	Who     rules.Seat
	Target  rules.CardID
	That    rules.CardID
	Host    rules.CardID // of an Attachment, which may be gone
}

// A trigger is an ability that has been set off and waits for its turn.
type trigger struct {
	Seat    rules.Seat
	Card    rules.CardID // 0: Events of the hand may be played (OnFall)
	Face    rules.Face
	Ability int8
	That    rules.CardID
}

// A Match is one game of Drakerion in progress. Everything in it is a value but
// the names, which never change.
type Match struct {
	names   []string // of the players
	chooses bool     // the option that who sounded the retreat chooses (K9)
	board   rules.Board
	rng     rules.RNG
	state   state
	pending []trigger
	list    []rules.CardID // of a mulligan: the cards that go back
	over    bool
	end     rules.Outcome

	// The rest is working memory and no part of the state.
	w      rules.Writer
	asks   [2]rules.Ask
	listed int // how many of asks are up to date
	legal  [2][]rules.Answer
	chosen [2][1]rules.CardID
	dying  []rules.CardID
	moved  []rules.CardID
	traced *cardfile.Trace // what the cards have shown, for tests; nil in play
}

// Asks returns the open questions with every legal answer.
func (m *Match) Asks() []rules.Ask {
	if m.over || !m.state.Open {
		return nil
	}
	if m.listed == 0 {
		m.listAnswers()
	}
	return m.asks[:m.listed]
}

// Apply does one legal answer and goes on to the next question.
func (m *Match) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	m.begin(dst)
	m.listed = 0
	m.answer(a)
	m.run()
	return m.w.End(), nil
}

// begin frames the changes of one answer.
func (m *Match) begin(dst []rules.Event) {
	m.w = rules.Begin(&m.board, dst)
}

// Board returns the Referee's board.
func (m *Match) Board() *rules.Board { return &m.board }

// Outcome returns how the match ended, and whether it has.
func (m *Match) Outcome() (rules.Outcome, bool) { return m.end, m.over }

// CloneInto makes into a copy of m.
func (m *Match) CloneInto(into rules.Match) rules.Match {
	c, _ := into.(*Match)
	if c == nil {
		c = new(Match)
	}
	c.names, c.chooses, c.rng, c.state, c.over, c.end = m.names, m.chooses, m.rng, m.state, m.over, m.end
	c.board.CopyFrom(&m.board)
	c.pending = append(c.pending[:0], m.pending...)
	c.list = append(c.list[:0], m.list...)
	c.listed, c.traced = 0, m.traced
	return c
}

// RedealInto makes into a copy with decks, hands and Manœuvres dealt afresh as far as
// seat does not know them, with another choice of Manœuvre where one was made,
// and without what another seat is drafting.
func (m *Match) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*Match)
	c.board.Redeal(seat, r)
	c.rng = rules.NewRNG(r.Uint64())
	for s := range rules.Seat(2) {
		if pile := c.board.Zone(ZonePile(s)); s != seat && c.state.Chosen[s] != 0 && len(pile) > 0 {
			c.state.Chosen[s] = pile[r.IntN(len(pile))]
		}
	}
	if seat != c.state.Decider {
		c.list = c.list[:0]
	}
	return c
}

// Reseed gives the match another source of chance, for whoever wants to see what
// else it may bring.
func (m *Match) Reseed(seed uint64) { m.rng = rules.NewRNG(seed) }

// AppendState appends the whole state as bytes.
func (m *Match) AppendState(dst []byte) []byte {
	dst = m.board.AppendState(dst)
	dst = m.rng.AppendState(dst)
	dst = m.state.append(dst)
	dst = append(dst, rules.Bit(m.chooses), byte(len(m.pending)), byte(len(m.list)))
	for _, t := range m.pending {
		dst = append16(append(dst, byte(t.Seat), byte(t.Ability)), int16(t.Card), int16(t.Face), int16(t.That))
	}
	for _, id := range m.list {
		dst = append16(dst, int16(id))
	}
	return append(dst, rules.Bit(m.over), byte(m.end.Winners), rules.Bit(m.end.Stalled))
}

func (s *state) append(dst []byte) []byte {
	dst = append(dst, byte(s.Stage), byte(s.Step), rules.Bit(s.Laid), rules.Bit(s.Open), byte(s.Kind), byte(s.Decider),
		byte(s.Initiator), byte(s.Defending), byte(s.Next))
	dst = append16(dst, int16(s.Source), s.Num, int16(s.Chosen[0]), int16(s.Chosen[1]))
	f := &s.Frame
	dst = append(dst, rules.Bit(f.On), byte(f.Seat), byte(f.Ability), byte(f.Next), byte(f.Pay), byte(f.Left), byte(f.Who))
	return append16(dst, int16(f.Card), int16(f.Face), int16(f.Target), int16(f.That), int16(f.Host))
}

func append16(dst []byte, all ...int16) []byte {
	for _, n := range all {
		dst = append(dst, byte(n), byte(n>>8))
	}
	return dst
}

// run goes on until somebody is asked or the match is over. Whatever has been
// done, it looks at the table before it does anything else: no question is put
// while somebody has still to fall or has already won.
func (m *Match) run() {
	for !m.over {
		switch {
		case m.checkTable():
		case m.state.Open:
			return
		case m.state.Frame.On:
			m.carryOn()
		case len(m.pending) > 0:
			m.askReaction()
		default:
			m.stage()
		}
	}
}

// stage does what is next when nothing else waits.
func (m *Match) stage() {
	switch m.state.Stage {
	case stInitiative:
		m.initiative()
	case stPlace:
		m.placeNext()
	case stDraw:
		m.drawSix()
	case stMulligan:
		m.mulliganNext()
	case stTurn:
		m.beginTurn()
	case stUnveil:
		m.unveil()
	case stAction:
		m.beginActions()
	case stAct:
		m.open(AskAction, m.active(), 0, 0)
	case stActed:
		m.nextActor()
	case stDeclared:
		m.openWindow()
	case stWindow:
		m.open(AskCombat, m.active(), 0, 0)
	case stWaged:
		m.nextInCombat()
	case stResolve:
		m.resolveCombat()
	case stAfter:
		m.afterCombat()
	case stEnd:
		m.endTurn()
	case stReady:
		m.readyAll()
	}
}

// open puts a question to a seat.
func (m *Match) open(kind rules.AskKind, to rules.Seat, source rules.CardID, num int) {
	q := &m.state
	q.Open, q.Kind, q.Decider, q.Source, q.Num = true, kind, to, source, int16(num)
	m.listed = 0
}

// Shorthand for reading and writing the board.

func (m *Match) table(v rules.Var) int32                  { return m.board.Var(v, rules.Nobody) }
func (m *Match) setTable(v rules.Var, n int32)            { m.w.Change(v, rules.Nobody, n) }
func (m *Match) active() rules.Seat                       { return rules.Seat(m.table(VarActive)) }
func (m *Match) first() rules.Seat                        { return rules.Seat(m.table(VarFirst)) }
func (m *Match) hand(s rules.Seat) []rules.CardID         { return m.board.Zone(ZoneHand(s)) }
func (m *Match) card(id rules.CardID) *Card               { return &Cards[m.board.Cards[id].Face] }
func (m *Match) attr(id rules.CardID, a rules.Attr) int16 { return m.board.Attr(id, a) }
func (m *Match) gold(s rules.Seat) int                    { return int(m.board.Var(VarGold, s)) }
func (m *Match) attacker() rules.CardID                   { return rules.CardID(m.table(VarAttacker)) }
func (m *Match) defender() rules.CardID                   { return rules.CardID(m.table(VarDefender)) }
func (m *Match) fighting() bool                           { return m.table(VarAttacker) != 0 }

// retreated reports whether a seat has sounded the retreat this turn.
func (m *Match) retreated(s rules.Seat) bool { return m.table(VarRetreat) == int32(s)+1 }

// inPlay reports whether a card is a Character in play.
func inPlay(b *rules.Board, id rules.CardID) bool {
	z := kindOf(b.Cards[id].Zone)
	return z == zoneMelee || z == zoneSupport
}

// controls returns the Character of a seat with a face, or 0 (K20).
func controls(b *rules.Board, s rules.Seat, f rules.Face) rules.CardID {
	for _, z := range [...]rules.Zone{ZoneMelee(s), ZoneSupport(s)} {
		for _, id := range b.Zone(z) {
			if b.Cards[id].Face == f {
				return id
			}
		}
	}
	return 0
}

// barred reports whether a Renowned Character may not come into play, because
// its player has one of that name.
func (m *Match) barred(s rules.Seat, f rules.Face) bool {
	return Cards[f].Renowned() && controls(&m.board, s, f) != 0
}

func contains(list []rules.CardID, id rules.CardID) bool { return slices.Contains(list, id) }
