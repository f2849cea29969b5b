package arcaneduel

import (
	"math/rand/v2"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// A stage says what a match does next.
type stage uint8

const (
	startTurn   stage = iota // markers end, a discarded card is replaced
	chooseTurn               // the one choice of the turn
	payCost                  // the price of the spell in play
	launch                   // the spell is aimed
	answers                  // the players attacked answer, one after the other
	payDefence               // the price of the Defence card just played
	hit                      // the damage of all falls
	obey                     // Mind Control: the player chosen discards
	takeBack                 // Grave Summoning: a card is chosen
	spring                   // Arcane Traps and Electric Veils act
	snapped                  // a trap has taken its card, now its damage
	settle                   // cards to the discard, who is eliminated
	endTurn                  // a card may be discarded to be replaced
	limitHand                // at most three cards
	lastEffects              // poison
	nextTurn
)

// A state is what a match is in the middle of. It is one flat value.
type state struct {
	Stage    stage
	Standing rules.SeatSet // who is not eliminated
	// Cast is the spell in play: its Face, or cardCount + 1 + its place among
	// the combinations; 0 for none.
	Cast   uint8
	Whom   rules.Seat    // the player chosen by it, else Nobody
	Second rules.Seat    // the second one of Chain Reaction, else Nobody
	Victim rules.Seat    // from whom a card will be stolen, else Nobody
	Waits  rules.SeatSet // attacked, and still to be asked
	Done   rules.SeatSet // has played a Defence card (A26)
	Veiled rules.SeatSet // no part of this attack reaches them (A39)
	Shocks rules.SeatSet // whose Electric Veil has acted
	Payer  rules.Seat    // who pays for a Defence card, else Nobody
	Guards [mostSeats]guard

	Open    bool // a question is open
	Kind    rules.AskKind
	Decider rules.Seat
	Source  rules.CardID
}

// mostSeats is how many play at most.
const mostSeats = 5

// A guard is the Defence card that a player has answered with, if it acts on the
// amount that comes: on all of it, what comes later too (R19).
type guard struct {
	Card rules.CardID // 0 for none
	Met  int32        // the damage or poison that it has acted on so far
}

// idle is the state between two spells.
func idle(standing rules.SeatSet) state {
	return state{Standing: standing, Whom: rules.Nobody, Second: rules.Nobody, Victim: rules.Nobody, Payer: rules.Nobody}
}

// A Match is one game of Arcane Duel in progress. Everything in it is a value
// but the names, which never change.
type Match struct {
	names []string // of the players
	lives [2]int32 // at the start of the first round and of the later ones
	board rules.Board
	rng   rules.RNG
	state state
	over  bool
	end   rules.Outcome

	// The rest is working memory and no part of the state.
	w      rules.Writer
	asks   [1]rules.Ask
	listed bool // asks is up to date
	legal  []rules.Answer
	moved  []rules.CardID
	traced *cardfile.Trace // what the cards have shown, for tests; nil in play
}

// Asks returns the open question with every legal answer.
func (m *Match) Asks() []rules.Ask {
	if m.over || !m.state.Open {
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
	c.names, c.lives, c.rng, c.state, c.over, c.end = m.names, m.lives, m.rng, m.state, m.over, m.end
	c.board.CopyFrom(&m.board)
	c.listed, c.traced = false, m.traced
}

// RedealInto makes into a copy with the deck and the hands dealt afresh as far as seat
// does not know them.
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
	s := &m.state
	for _, g := range s.Guards {
		dst = append(dst, byte(g.Card), byte(g.Met))
	}
	return append(dst, byte(m.lives[0]), byte(m.lives[1]),
		byte(s.Stage), byte(s.Standing), s.Cast, byte(s.Whom), byte(s.Second), byte(s.Victim),
		byte(s.Waits), byte(s.Done), byte(s.Veiled), byte(s.Shocks), byte(s.Payer),
		rules.Bit(s.Open), byte(s.Kind), byte(s.Decider), byte(s.Source),
		rules.Bit(m.over), byte(m.end.Winners), rules.Bit(m.end.Stalled))
}

// Shorthand for reading the board.

func (m *Match) seats() rules.Seat { return rules.Seat(m.board.Layout().Seats) }

func (m *Match) table(v rules.Var) int32 { return m.board.Var(v, rules.Nobody) }

func (m *Match) active() rules.Seat { return rules.Seat(m.table(VarActive)) }

func (m *Match) life(s rules.Seat) int32 { return m.board.Var(VarLife, s) }

func (m *Match) hand(s rules.Seat) []rules.CardID { return m.board.Zone(ZoneHand(s)) }

func (m *Match) face(id rules.CardID) rules.Face { return m.board.Cards[id].Face }

// after returns the seat after s, clockwise (A6), standing or not.
func (m *Match) after(s rules.Seat) rules.Seat { return (s + 1) % m.seats() }

// before returns the right neighbour of s: the one standing before it in
// clockwise order (A30).
func (m *Match) before(s rules.Seat) rules.Seat {
	for {
		if s = (s + m.seats() - 1) % m.seats(); m.state.Standing.Has(s) {
			return s
		}
	}
}

// source returns the first card of the spell in play, or 0.
func (m *Match) source() rules.CardID {
	if in := m.board.Zone(ZonePlay); len(in) > 0 {
		return in[0]
	}
	return 0
}

// effectOf returns the effect of a spell by its number in state.Cast.
func effectOf(cast uint8) *Effect {
	if int(cast) > cardCount {
		return &Combos[int(cast)-cardCount-1].Effect
	}
	return &Cards[cast].Effect
}

// effect returns what the spell in play does.
func (m *Match) effect() *Effect { return effectOf(m.state.Cast) }
