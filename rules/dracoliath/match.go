package dracoliath

import (
	"encoding/binary"
	"math/rand/v2"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// A set is the fixed list of cards that matches are played with.
type set struct {
	cards  []Card // by Face; cards[0] is the hidden card
	layout map[int]*rules.Layout
	traced *cardfile.Trace // what the cards have shown, for tests; nil in play
}

// A cardSet is a set of cards by id.
type cardSet [2]uint64

func (s *cardSet) has(id rules.CardID) bool { return s[id>>6]>>(uint(id)&63)&1 != 0 }
func (s *cardSet) add(id rules.CardID)      { s[id>>6] |= 1 << (uint(id) & 63) }
func (s *cardSet) drop(id rules.CardID)     { s[id>>6] &^= 1 << (uint(id) & 63) }

// A Match is one game of Dracoliath in progress. Everything in it is a value
// but the card list and the names, which never change.
type Match struct {
	set   *set
	names []string // of the players; never changes
	board rules.Board
	rng   rules.RNG
	stack []frame // what remains to be resolved; the last one is next
	ask   question
	over  bool
	end   rules.Outcome
	tally tally

	// The rest is working memory and no part of the state.
	w       rules.Writer
	asks    [1]rules.Ask
	listed  bool // asks is up to date
	answers []rules.Answer
	acting  []acting       // passives weighed now
	sight   []rules.CardID // open cards
	targets []rules.CardID // cards that can be chosen
	sim     trial
	scratch [2]*Match // copies on which an order is tried out
}

// A tally remembers how the table stood before a card was played, to tell
// whether nothing happened (D22, D23).
type tally struct {
	Life, Power, Focus [rules.MaxSeats]int16
	Something          bool // turns, cards or the River were changed
}

// A question is the open question; its answers follow from it and the board.
type question struct {
	Open    bool
	Kind    rules.AskKind
	Decider rules.Seat
	Subject rules.Seat
	Source  rules.CardID
	From    Group // of AskDiscard, AskReplace and AskSwap
	With    Group
}

// Asks returns the open question with every legal answer.
func (m *Match) Asks() []rules.Ask {
	if m.over || !m.ask.Open {
		return nil
	}
	if !m.listed {
		m.list()
	}
	return m.asks[:]
}

// Apply does one legal answer and goes on to the next question.
func (m *Match) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	m.w = rules.Begin(&m.board, dst)
	m.answer(a)
	m.run()
	return m.w.End(), nil
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
	m.copyTo(c)
	return c
}

func (m *Match) copyTo(c *Match) {
	c.set, c.names, c.rng, c.ask, c.over, c.end, c.tally = m.set, m.names, m.rng, m.ask, m.over, m.end, m.tally
	c.board.CopyFrom(&m.board)
	c.stack = append(c.stack[:0], m.stack...)
	c.listed = false
}

// RedealInto makes into a copy with the deck dealt afresh below what seat knows.
func (m *Match) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*Match)
	c.board.Redeal(seat, r)
	c.rng = rules.NewRNG(r.Uint64())
	return c
}

// Reseed gives the match another source of chance, for whoever wants to see what
// else it may bring.
func (m *Match) Reseed(seed uint64) { m.rng = rules.NewRNG(seed) }

// AppendState appends the whole state as bytes.
func (m *Match) AppendState(dst []byte) []byte {
	dst = m.board.AppendState(dst)
	dst = m.rng.AppendState(dst)
	for i := range m.stack {
		dst = m.stack[i].appendState(dst)
	}
	dst = appendGroup(appendGroup(dst, m.ask.From), m.ask.With)
	dst = append(dst, rules.Bit(m.ask.Open), byte(m.ask.Kind), byte(m.ask.Decider), byte(m.ask.Subject), byte(m.ask.Source))
	for s := range rules.MaxSeats {
		for _, n := range [...]int16{m.tally.Life[s], m.tally.Power[s], m.tally.Focus[s]} {
			dst = binary.LittleEndian.AppendUint16(dst, uint16(n))
		}
	}
	return append(dst, rules.Bit(m.tally.Something), rules.Bit(m.over), byte(m.end.Winners), rules.Bit(m.end.Stalled))
}

func appendGroup(dst []byte, g Group) []byte {
	return append(dst, byte(g.Color), byte(g.Type), rules.Bit(g.Fusion), rules.Bit(g.Double), byte(g.At))
}

// Shorthand for reading the board.

func (m *Match) seats() int { return m.board.Layout().Seats }

// table returns a counter of the table.
func (m *Match) table(v rules.Var) int32 { return m.board.Var(v, rules.Nobody) }

func (m *Match) active() rules.Seat { return rules.Seat(m.table(VarActive)) }

func (m *Match) life(s rules.Seat) int32  { return m.board.Var(VarLife, m.team(s)) }
func (m *Match) power(s rules.Seat) int32 { return m.board.Var(VarPower, m.team(s)) }
func (m *Match) focus(s rules.Seat) int32 { return m.board.Var(VarFocus, s) }

func (m *Match) maxLife() int32 {
	if m.seats() == 4 {
		return teamLife
	}
	return startLife
}

func (m *Match) goal() int32 {
	if m.seats() == 4 {
		return teamGoal
	}
	return goalPower
}

// decider returns who makes the choices of seat s: the controller in a turn
// that is played for it (D35).
func (m *Match) decider(s rules.Seat) rules.Seat {
	if s == m.active() {
		return rules.Seat(m.table(VarDecider))
	}
	return s
}

// card returns what card id shows.
func (m *Match) card(id rules.CardID) *Card {
	c := &m.set.cards[m.board.Cards[id].Face]
	if c.Other != 0 && m.board.Attr(id, AttrSide) != 0 {
		return &m.set.cards[c.Other]
	}
	return c
}

// inRiver returns the River slots in use.
func (m *Match) inRiver() []rules.CardID { return m.board.Zone(ZoneRiver)[:m.table(VarRiver)] }

// top returns the visible card on the deck, or 0 (D11, D14).
func (m *Match) top() rules.CardID {
	id := m.board.Top(ZoneDeck)
	if id != 0 && m.board.Cards[id].Known != rules.Everyone {
		return 0
	}
	return id
}
