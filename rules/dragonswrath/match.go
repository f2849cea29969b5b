package dragonswrath

import (
	"encoding/binary"
	"math/rand/v2"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// A stage says what a match does next.
type stage uint8

const (
	stYear     stage = iota // provinces set aside come back, everybody draws
	stMagic                 // the secret choice of rituals
	stRites                 // revealed rituals take effect in order of power
	stBuy                   // the secret choice of purchases
	stOrder                 // the order of combat
	stAttack                // the next attack of the leader whose turn it is
	stCompare               // the fight after its window
	stEnd                   // the window at the end of the turn
	stNextYear              // what lasts for the turn ends
)

// What a pick may hold: a card with the provinces shown for it, and items with
// their bearers.
const (
	mostShown = 8  // spheres of a card
	mostItems = 48 // of 60 allies, with bearers of four each (R1)
	mostPicks = 1 + mostShown + 2*mostItems
)

// A pick is what a seat drafts: its secret choice, or the maléfice that it is
// about to cast. Cards holds the ritual, creature or maléfice with the provinces
// that prove it, then each item with its bearer, or what the maléfice is aimed
// at.
type pick struct {
	Done   bool // chosen; of a revealed ritual, that it has still to work
	Great  bool // the first card is a magic province, sacrificed for the great ritual
	Bought bool // the first card is a creature
	Shown  int8 // provinces behind the first card; the first of them is discarded, but for a maléfice
	N      int8
	Cards  [mostPicks]rules.CardID
	Target rules.CardID // what a maléfice is aimed at
	Whom   rules.Seat
}

// shown returns the provinces that prove the first card.
func (p *pick) shown() []rules.CardID { return p.Cards[1 : 1+p.Shown] }

// items returns the items, each with its bearer.
func (p *pick) items() []rules.CardID {
	if p.Bought {
		return p.Cards[1+p.Shown : p.N]
	}
	return p.Cards[:p.N]
}

// A task is something still to be resolved.
type task struct {
	Lose   int8 // > 0: Seat discards so many provinces of its choice
	Seat   rules.Seat
	Card   rules.CardID // whose ability it is
	Abil   int8
	Next   int8 // the effect of it to begin with
	Aimed  bool // Target or Whom is chosen
	Target rules.CardID
	Whom   rules.Seat
}

// A state is what a match is in the middle of, but for its tasks.
type state struct {
	Stage   stage
	After   stage // what follows the open window
	Window  bool
	Passed  rules.SeatSet
	Picks   [rules.MaxSeats]pick
	Order   [rules.MaxSeats]rules.Seat // of power, highest first
	Ranked  int8
	At      int8          // whose turn it is in Order
	Ask     rules.AskKind // the open question to one seat
	Asked   bool
	Decider rules.Seat
	Source  rules.CardID
	Num     int8
	Busy    bool // something was cast, bought or attacked this year
}

// A Match is one game in progress.
type Match struct {
	board rules.Board
	rng   rules.RNG
	state state
	tasks []task
	over  bool
	end   rules.Outcome

	names []string // never change

	// The rest is working memory and no part of the state.
	w      rules.Writer
	listed bool
	asks   []rules.Ask
	legal  []rules.Answer
	starts []int
	traced *cardfile.Trace // what the cards have shown, for tests; nil in play
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
	c.board.CopyFrom(&m.board)
	c.rng, c.state, c.over, c.end, c.names = m.rng, m.state, m.over, m.end, m.names
	c.tasks = append(c.tasks[:0], m.tasks...)
	c.listed, c.traced = false, m.traced
	return c
}

// RedealInto makes into a copy with all that seat does not know dealt and chosen
// afresh.
func (m *Match) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*Match)
	c.board.Redeal(seat, r)
	c.rng = rules.NewRNG(r.Uint64())
	if c.state.Window {
		for s := range c.seats() {
			if s != seat {
				c.state.Picks[s] = pick{}
			}
		}
	}
	if c.secret() {
		for s := range c.seats() {
			if s == seat || !c.lives(s) {
				continue
			}
			done := c.state.Picks[s].Done
			c.state.Picks[s] = pick{}
			if done {
				c.guess(s, r)
			}
		}
	}
	return c
}

// guess makes a secret choice of s by chance. As many choose nothing as something.
func (m *Match) guess(s rules.Seat, r *rand.Rand) {
	m.listed = false
	for i := range m.Asks() {
		if k := &m.asks[i]; k.Decider == s && len(k.Answers) > 0 && r.IntN(2) == 0 {
			m.note(k.Answers[r.IntN(len(k.Answers))].Action)
		}
	}
	m.state.Picks[s].Done = true
	m.listed = false
}

// Reseed gives the match another source of chance, for whoever wants to see what
// else it may bring.
func (m *Match) Reseed(seed uint64) { m.rng = rules.NewRNG(seed) }

// AppendState appends the whole state as bytes.
func (m *Match) AppendState(dst []byte) []byte {
	dst = m.board.AppendState(dst)
	dst = m.rng.AppendState(dst)
	s := &m.state
	le := binary.LittleEndian
	dst = append(dst, byte(s.Stage), byte(s.After), rules.Bit(s.Window), byte(s.Passed), byte(s.Ranked), byte(s.At),
		byte(s.Ask), rules.Bit(s.Asked), byte(s.Decider), byte(s.Num), rules.Bit(m.over), byte(m.end.Winners), rules.Bit(m.end.Stalled), rules.Bit(s.Busy))
	dst = le.AppendUint16(dst, uint16(s.Source))
	for i := range s.Picks {
		p := &s.Picks[i]
		dst = append(dst, rules.Bit(p.Done), rules.Bit(p.Great), rules.Bit(p.Bought), byte(p.Shown), byte(p.N), byte(p.Whom), byte(s.Order[i]))
		dst = le.AppendUint16(dst, uint16(p.Target))
		for _, id := range p.Cards[:p.N] {
			dst = le.AppendUint16(dst, uint16(id))
		}
	}
	for _, t := range m.tasks {
		dst = append(dst, byte(t.Lose), byte(t.Seat), byte(t.Abil|t.Next<<4), rules.Bit(t.Aimed), byte(t.Whom))
		dst = le.AppendUint16(dst, uint16(t.Card))
		dst = le.AppendUint16(dst, uint16(t.Target))
	}
	return dst
}

// Shorthand for reading the board.

func (m *Match) seats() rules.Seat { return rules.Seat(m.board.Layout().Seats) }

func (m *Match) table(v rules.Var) int32 { return m.board.Var(v, rules.Nobody) }

func (m *Match) lives(s rules.Seat) bool { return m.board.Var(VarOut, s) == 0 }

func (m *Match) card(id rules.CardID) *Card { return &Cards[m.board.Cards[id].Face] }

func (m *Match) zone(id rules.CardID) rules.Zone { return m.board.Cards[id].Zone }

// controller returns the seat in whose part of the table a card lies.
func (m *Match) controller(id rules.CardID) rules.Seat { return seatOf(m.zone(id)) }

// inPlay reports whether id is a creature in play.
func (m *Match) inPlay(id rules.CardID) bool { return id > 0 && kindOf(m.zone(id)) == zoneRealm }

// power returns how many provinces a leader has, those set aside included (W7).
func (m *Match) power(s rules.Seat) int {
	return len(m.board.Zone(ZoneProvinces(s))) + len(m.board.Zone(ZoneAside(s)))
}

// fighter returns the creature that attacks (1) or is attacked (2) now, or 0.
func (m *Match) fighter(which int16) rules.CardID {
	for s := range m.seats() {
		for _, id := range m.board.Zone(ZoneRealm(s)) {
			if m.board.Attr(id, AttrFight) == which {
				return id
			}
		}
	}
	return 0
}

// active returns who attacks, or Nobody.
func (m *Match) active() rules.Seat { return rules.Seat(m.table(VarActive)) - 1 }

// secret reports whether a secret choice is being made.
func (m *Match) secret() bool {
	return !m.over && !m.state.Window && len(m.tasks) == 0 && !m.state.Asked && (m.state.Stage == stMagic || m.state.Stage == stBuy)
}
