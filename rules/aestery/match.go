package aestery

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// A stage says what a match does next when nothing else waits.
type stage uint8

const (
	stStart    stage = iota // who begins
	stMulligan              // the beginner's, then the other's
	stTurn                  // a turn begins
	stUpkeep
	stDraw
	stMain
	stWait // somebody has priority
	stAttack
	stAfterCombat
	stBlock
	stLines // the orders of blockers
	stBlocked
	stDamage
	stTidy // flashed fighters are sacrificed
	stEnd
	stPitch
	stDraw2
	stCleanup
	stExpire // what held until the end of the turn ends
)

// A state is what a match is in the middle of, apart from its lists. It is one
// flat value.
type state struct {
	Stage   stage
	Step    int8 // how far a stage is: whose mulligan, whose pitched cards
	Aborted bool // a deck was empty: Loser has lost
	Loser   rules.Seat

	Open    bool // a question is open
	Kind    rules.AskKind
	Decider rules.Seat
	Source  rules.CardID
	Num     int16

	Draft draft
	Frame frame
	Group group
}

// A group is the triggers of one player that have just been put on the stack:
// they are ordered, then aimed.
type group struct {
	On   bool
	Seat rules.Seat
	Base int8 // where on the stack the first of them lies
	N    int8 // how many there are
	Done int8 // how many are ordered; then, from N on, N + how many are aimed
	Slot int8 // which target of the next one
}

// A Match is one game of Aestery in progress. Everything in it is a value but
// the names, which never change.
type Match struct {
	names   []string // of the players
	warlike bool     // the option that only fighters gain the First Blood (E12)
	board   rules.Board
	rng     rules.RNG
	state   state
	pending []trigger      // triggers that are not yet on the stack
	list    []rules.CardID // of a draft: attackers, blockers in pairs, an order, a payment
	over    bool
	end     rules.Outcome

	sight Sight // of board; derived
	ears  uint64

	// The rest is working memory and no part of the state.
	w      rules.Writer
	looked int // how many events there were when the table was looked at
	buried int // the same of the dead alone, between the parts of an effect
	asks   [1]rules.Ask
	listed bool // asks is up to date
	legal  []rules.Answer
	num    int16          // of the question that is listed
	pay    []rules.CardID // the payment as it is proposed
	moved  []rules.CardID
	dying  []rules.CardID
	blows  []blow
	foes   []threat
	found  []rules.CardID
	one    [1]rules.CardID
	line   []rules.CardID
	moot   gone    // of the targets of the ability of a spell that is resolved
	traced *tracer // what the cards have shown, for tests; nil in play
}

// Asks returns the open question with every legal answer.
func (m *Match) Asks() []rules.Ask {
	if m.over || !m.state.Open {
		return nil
	}
	if !m.listed {
		m.listAnswers()
	}
	return m.asks[:]
}

// Apply does one legal answer and goes on to the next question.
func (m *Match) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	m.begin(dst)
	m.listed = false
	m.answer(a)
	m.run()
	return m.w.End(), nil
}

// begin begins to write. Whatever is written from here on makes the match look
// at the table again: every change is an event, so that none can be missed.
func (m *Match) begin(dst []rules.Event) {
	m.w = rules.Begin(&m.board, dst)
	m.looked, m.buried = -1, -1
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
	c.names, c.warlike, c.rng, c.state, c.over, c.end = m.names, m.warlike, m.rng, m.state, m.over, m.end
	c.board.CopyFrom(&m.board)
	c.pending = append(c.pending[:0], m.pending...)
	c.list = append(c.list[:0], m.list...)
	c.sight.b, c.sight.deep, c.ears = &c.board, false, m.ears
	c.sight.always = append(c.sight.always[:0], m.sight.always...)
	c.listed, c.traced = false, m.traced
	return c
}

// RedealInto makes into a copy with decks, hands and Cachettes dealt afresh as far as
// seat does not know them. What another seat is drafting is forgotten: he may
// begin anew.
func (m *Match) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*Match)
	c.board.Redeal(seat, r)
	c.rng = rules.NewRNG(r.Uint64())
	if seat != c.state.Decider {
		c.forgetDraft()
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
	dst = append(dst, rules.Bit(m.warlike), byte(len(m.pending)), byte(len(m.list)))
	for i := range m.pending {
		dst = m.pending[i].append(dst)
	}
	for _, id := range m.list {
		dst = append16(dst, int16(id))
	}
	return append(dst, rules.Bit(m.over), byte(m.end.Winners), rules.Bit(m.end.Stalled))
}

func append16(dst []byte, n int16) []byte { return append(dst, byte(n), byte(n>>8)) }

func (s *state) append(dst []byte) []byte {
	dst = append(dst, byte(s.Stage), byte(s.Step), rules.Bit(s.Aborted), byte(s.Loser),
		rules.Bit(s.Open), byte(s.Kind), byte(s.Decider))
	dst = append16(append16(dst, int16(s.Source)), s.Num)
	dst = s.Draft.append(dst)
	dst = s.Frame.append(dst)
	g := &s.Group
	dst = append(dst, rules.Bit(g.On), byte(g.Seat), byte(g.Base), byte(g.N), byte(g.Done), byte(g.Slot))
	return dst
}

// open puts a question to a seat.
func (m *Match) open(kind rules.AskKind, to rules.Seat, source rules.CardID, num int) {
	q := &m.state
	q.Open, q.Kind, q.Decider, q.Source, q.Num = true, kind, to, source, int16(num)
}

// Shorthand for reading and writing the board.

func (m *Match) table(v rules.Var) int32                  { return m.board.Var(v, rules.Nobody) }
func (m *Match) setTable(v rules.Var, n int32)            { m.w.Change(v, rules.Nobody, n) }
func (m *Match) active() rules.Seat                       { return rules.Seat(m.table(VarActive)) }
func (m *Match) phase() int32                             { return m.table(VarPhase) }
func (m *Match) hand(s rules.Seat) []rules.CardID         { return m.board.Zone(ZoneHand(s)) }
func (m *Match) card(id rules.CardID) *Card               { return &Cards[m.board.Cards[id].Face] }
func (m *Match) trait(id rules.CardID) *trait             { return &traits[m.board.Cards[id].Face] }
func (m *Match) attr(id rules.CardID, a rules.Attr) int16 { return m.board.Attr(id, a) }
func (m *Match) zone(id rules.CardID) rules.Zone          { return m.board.Cards[id].Zone }
