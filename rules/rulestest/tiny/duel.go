package tiny

import (
	"errors"
	"math/rand/v2"
	"slices"

	"wyrmtable/rules"
)

// Duel is a game of a stack with priority for two seats. A spell is paid with
// other cards of the hand, chosen in a draft; it waits on the stack until both
// pass. A bolt takes two lives, a spark makes an ember that burns the opponent
// each turn, a denial cancels the spell below it. Whoever loses all lives loses.
var Duel *rules.Game

func init() {
	Duel = speak(&rules.Game{
		ID: "duel", Name: "Duel", Version: 1, Seats: []int{2}, Hidden: true,
		Faces: []rules.FaceInfo{face("", "", ""), face("bolt", "Éclair", "Bolt"), face("spark", "Étincelle", "Spark"),
			face("denial", "Refus", "Denial"), face("ember", "Braise", "Ember")},
		Layout: func(*rules.Setup) *rules.Layout { return duelTable },
		New: func(s *rules.Setup) (rules.Match, error) {
			m := &duel{core: core{board: *rules.NewBoard(duelTable)}}
			var deck []rules.Face
			for i := range 24 {
				deck = append(deck, rules.Face(1+i%3))
			}
			m.deal(s, deck, duelDeck, []rules.Zone{duelHand, duelHand + 1}, 4)
			w := rules.Begin(&m.board, nil)
			w.Change(duelLife, 0, 6)
			w.Change(duelLife, 1, 6)
			w.Change(duelActive, rules.Nobody, int32(max(s.First, 0)))
			w.Change(duelPriority, rules.Nobody, int32(max(s.First, 0)))
			return m, nil
		},
		At: func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			for _, id := range b.Zone(duelStack) {
				if b.Attr(id, duelBy) == 0 {
					return nil, errors.New("a spell on the stack must say who cast it")
				}
			}
			return &duel{core: core{board: *b, rng: rules.NewRNG(s.Seed)}}, nil
		},
	})
}

const (
	duelDeck, duelGrave, duelStack = rules.Zone(1), rules.Zone(2), rules.Zone(3)
	duelHand, duelPlay             = rules.Zone(4), rules.Zone(6) // and one more each

	duelLife, duelActive, duelPriority = rules.Var(0), rules.Var(1), rules.Var(2)
	duelPasses, duelTurn               = rules.Var(3), rules.Var(4)

	duelBy, duelTarget = rules.Attr(0), rules.Attr(1) // who cast a spell, and on which

	bolt, spark, denial, ember = rules.Face(1), rules.Face(2), rules.Face(3), rules.Face(4)

	duelCast, duelPay, duelBack, duelOK, duelPass = rules.Verb(0), rules.Verb(1), rules.Verb(2), rules.Verb(3), rules.Verb(4)

	duelResolves, duelFizzles = rules.NoteID(0), rules.NoteID(1)

	duelTurns = 24
)

var duelCost = [...]int{bolt: 2, spark: 1, denial: 1, ember: 0}

var duelTable = &rules.Layout{
	Seats: 2, Cards: 32, // 24 and 8 tokens
	Zones: append(append([]rules.ZoneInfo{nowhere, pile(word("deck", "pioche", "deck"), 0),
		pile(word("grave", "cimetière", "graveyard"), rules.Everyone), pile(word("stack", "réserve", "stack"), rules.Everyone)},
		each(2, word("hand", "main", "hand"), 0, rules.Only)...),
		each(2, word("play", "jeu", "play"), 0, all)...),
	Vars: []rules.VarInfo{{Word: word("life", "vie", "life"), Max: 6}, {Word: word("active", "joueur actif", "active player"), Max: 1, Names: true},
		{Word: word("priority", "priorité", "priority"), Max: 1}, {Word: word("passes", "passes", "passes"), Max: 1},
		{Word: word("turn", "tour", "turn"), Max: duelTurns}},
	Attrs: []rules.AttrInfo{{Word: word("by", "lancé par", "cast by"), Max: 2}, {Word: word("target", "cible", "target"), Max: 32}},
	Verbs: []rules.Word{word("cast", "Lancer", "Cast"), word("pay", "Payer avec", "Pay with"), word("back", "Reprendre", "Take back"),
		word("confirm", "Valider", "Confirm"), word("pass", "Passer", "Pass")},
	Notes: []rules.Word{word("resolves", "effet", "effect"), word("fizzles", "annulé", "cancelled")},
	Asks:  []rules.Word{word("priority", "lancer un sort ou passer", "cast a spell or pass")},
}

// duel is a match: beside the board the spell that is being paid.
type duel struct {
	core
	casting rules.CardID
	paid    [2]rules.CardID
	n       int
}

func (m *duel) table(v rules.Var) rules.Seat    { return rules.Seat(m.board.Var(v, rules.Nobody)) }
func (m *duel) hand(s rules.Seat) rules.Zone    { return duelHand + rules.Zone(s) }
func (m *duel) face(id rules.CardID) rules.Face { return m.board.Cards[id].Face }

// Asks asks who has priority. The draft keeps the kind of the question, so that
// the other does not see that something is being paid.
func (m *duel) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	if m.over {
		return m.asks
	}
	s := m.table(duelPriority)
	k := m.ask(rules.Ask{Decider: s, Subject: s, Source: m.casting})
	if m.casting != 0 {
		m.askPayment(k)
		return m.asks
	}
	hand := m.board.Zone(m.hand(s))
	for _, id := range hand {
		cost := duelCost[m.face(id)]
		target := m.board.Top(duelStack)
		if len(hand) <= cost || m.face(id) == denial && target == 0 {
			continue
		}
		a := rules.Action{Verb: duelCast, Card: id, Zone: duelStack, Whom: rules.Nobody}
		if m.face(id) == denial {
			a.Target = target
		}
		say(k, a)
	}
	say(k, rules.Do(s, duelPass))
	return m.asks
}

func (m *duel) askPayment(k *rules.Ask) {
	left := duelCost[m.face(m.casting)] - m.n
	k.Num = int16(left)
	k.Draft = append(k.Draft, m.paid[:m.n]...)
	for _, id := range m.board.Zone(m.hand(k.Decider)) {
		if left > 0 && id != m.casting && !slices.Contains(m.paid[:m.n], id) {
			say(k, rules.Action{Verb: duelPay, Card: id, Whom: rules.Nobody})
		}
	}
	if left == 0 {
		say(k, rules.Do(k.Decider, duelOK))
	}
	say(k, rules.Do(k.Decider, duelBack))
	k.Answers[len(k.Answers)-1].Back = true
}

func (m *duel) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	switch a.Verb {
	case duelCast:
		m.casting = a.Card
	case duelPay:
		m.paid[m.n] = a.Card
		m.n++
	case duelBack:
		m.callOff()
	case duelOK:
		m.cast(&w)
	case duelPass:
		m.pass(&w)
	}
	return w.Events, nil
}

func (m *duel) callOff() { m.casting, m.paid, m.n = 0, [2]rules.CardID{}, 0 }

// cast makes all the moves of a payment at once.
func (m *duel) cast(w *rules.Writer) {
	s := m.table(duelPriority)
	w.Cause = m.casting
	for _, id := range m.paid[:m.n] {
		w.Move(id, duelGrave)
	}
	target := m.board.Top(duelStack)
	w.Move(m.casting, duelStack)
	w.Set(m.casting, duelBy, int16(s)+1)
	if m.face(m.casting) == denial {
		w.Set(m.casting, duelTarget, int16(target))
	}
	m.callOff()
	w.NextStep()
	w.Change(duelPasses, rules.Nobody, 0)
	w.Change(duelPriority, rules.Nobody, int32(m.next(s)))
}

func (m *duel) pass(w *rules.Writer) {
	s := m.table(duelPriority)
	if m.board.Var(duelPasses, rules.Nobody) == 0 {
		w.Change(duelPasses, rules.Nobody, 1)
		w.Change(duelPriority, rules.Nobody, int32(m.next(s)))
		return
	}
	w.Change(duelPasses, rules.Nobody, 0)
	if m.board.Count(duelStack) > 0 {
		m.resolve(w)
	} else {
		m.endTurn(w)
	}
	w.Change(duelPriority, rules.Nobody, m.board.Var(duelActive, rules.Nobody))
	m.check(func(life int32) bool { return life <= 0 })
}

// resolve does what the top spell of the stack says.
func (m *duel) resolve(w *rules.Writer) {
	top := m.board.Top(duelStack)
	s := rules.Seat(m.board.Attr(top, duelBy) - 1)
	w.Cause = top
	w.Note(duelResolves, rules.Event{Card: top, Seat: s})
	switch m.face(top) {
	case bolt:
		m.burn(w, m.next(s), 2)
	case spark:
		for id := rules.CardID(25); int(id) <= duelTable.Cards; id++ {
			if m.board.Cards[id].Zone == rules.Nowhere {
				w.Enter(id, ember, duelPlay+rules.Zone(s))
				break
			}
		}
	case denial:
		target := rules.CardID(m.board.Attr(top, duelTarget))
		if m.board.Cards[target].Zone == duelStack {
			w.Note(duelFizzles, rules.Event{Card: target, Seat: rules.Nobody})
			m.bury(w, target)
		}
	}
	m.bury(w, top)
}

func (m *duel) bury(w *rules.Writer, id rules.CardID) {
	w.Set(id, duelBy, 0)
	w.Set(id, duelTarget, 0)
	w.Move(id, duelGrave)
}

func (m *duel) burn(w *rules.Writer, s rules.Seat, n int32) {
	w.Change(duelLife, s, max(0, m.board.Var(duelLife, s)-n))
}

// endTurn burns with the embers, which then go out, and lets the next draw two.
func (m *duel) endTurn(w *rules.Writer) {
	s := m.table(duelActive)
	for _, id := range slices.Clone(m.board.Zone(duelPlay + rules.Zone(s))) {
		w.NextStep()
		w.Cause = id
		m.burn(w, m.next(s), 1)
		w.Move(id, rules.Nowhere)
	}
	w.NextStep()
	w.Cause = 0
	w.Change(duelTurn, rules.Nobody, m.board.Var(duelTurn, rules.Nobody)+1)
	w.Change(duelActive, rules.Nobody, int32(m.next(s)))
	for range min(2, m.board.Count(duelDeck)) {
		w.Move(m.board.Top(duelDeck), m.hand(m.next(s)))
	}
}

// check ends the match when a life is lost or the turns are over.
func (m *duel) check(lost func(life int32) bool) {
	life := func(s rules.Seat) int32 { return m.board.Var(duelLife, s) }
	if lost(life(0)) || lost(life(1)) || m.board.Var(duelTurn, rules.Nobody) == duelTurns {
		m.winners(life, rules.Text{FR: "Le plus de vies.", EN: "Most lives."})
	}
}

func (m *duel) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	return whyNot(m, seat, card, to)
}

func (m *duel) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*duel)
	if !ok {
		c = new(duel)
	}
	c.copyFrom(&m.core)
	c.casting, c.paid, c.n = m.casting, m.paid, m.n
	return c
}

// RedealInto forgets the draft of another seat: he may begin it anew.
func (m *duel) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*duel)
	c.redeal(seat, r)
	if seat != c.table(duelPriority) {
		c.callOff()
	}
	return c
}

func (m *duel) AppendState(dst []byte) []byte {
	dst = append(m.appendState(dst), byte(m.casting))
	for _, id := range m.paid[:m.n] {
		dst = append(dst, byte(id))
	}
	return dst
}
