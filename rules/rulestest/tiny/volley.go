package tiny

import (
	"errors"
	"math/rand/v2"

	"wyrmtable/rules"
)

// Volley is a game of reactions for three or four seats. A volley takes a life
// of each other player, one after the other; in the middle of it each is asked
// for a reaction: a shield stops the blow, a mirror throws it on to a player of
// his choice, who is asked in turn. The last one standing wins.
var Volley *rules.Game

func init() {
	Volley = speak(&rules.Game{
		ID: "volley", Name: "Volley", Version: 1, Seats: []int{3, 4}, Hidden: true,
		Faces: []rules.FaceInfo{face("", "", ""), face("volley", "Salve", "Volley"),
			face("shield", "Bouclier", "Shield"), face("mirror", "Miroir", "Mirror")},
		Layout: func(s *rules.Setup) *rules.Layout { return volleyLayout(len(s.Seats)) },
		New: func(s *rules.Setup) (rules.Match, error) {
			m := &volley{core: core{board: *rules.NewBoard(volleyLayout(len(s.Seats)))}}
			var deck []rules.Face
			for i := range m.board.Layout().Cards {
				deck = append(deck, []rules.Face{hits, shield, mirror, hits}[i%4])
			}
			var hands []rules.Zone
			w := rules.Begin(&m.board, nil)
			for seat := range m.seats() {
				hands = append(hands, m.hand(seat))
				w.Change(volleyLife, seat, 3)
			}
			m.deal(s, deck, volleyDeck, hands, 2)
			w.Change(volleyActive, rules.Nobody, int32(max(s.First, 0)))
			m.draw(&w)
			return m, nil
		},
		At: func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			m := &volley{core: core{board: *b, rng: rules.NewRNG(s.Seed)}}
			if m.standing() < 2 || !m.alive(m.active()) {
				return nil, errors.New("two players and the active one must be alive")
			}
			return m, nil
		},
	})
}

const (
	volleyDeck, volleyDiscard, volleyPlayed = rules.Zone(1), rules.Zone(2), rules.Zone(3)

	volleyLife, volleyActive, volleyTurn = rules.Var(0), rules.Var(1), rules.Var(2)

	hits, shield, mirror = rules.Face(1), rules.Face(2), rules.Face(3)

	volleyPlay, volleyReact, volleyThrow, volleyPass = rules.Verb(0), rules.Verb(1), rules.Verb(2), rules.Verb(3)

	volleyTurns = 60
)

func volleyLayout(seats int) *rules.Layout {
	zones := []rules.ZoneInfo{nowhere, pile(word("deck", "pioche", "deck"), 0),
		pile(word("discard", "défausse", "discard"), rules.Everyone), pile(word("played", "table", "table"), rules.Everyone)}
	return &rules.Layout{
		Seats: seats, Cards: 20, Zones: append(zones, each(seats, word("hand", "main", "hand"), 0, rules.Only)...),
		Vars: []rules.VarInfo{{Word: word("life", "vie", "life"), Max: 3},
			{Word: word("active", "joueur actif", "active player"), Max: int32(seats - 1)},
			{Word: word("turn", "tour", "turn"), Max: volleyTurns}},
		Verbs: []rules.Word{word("play", "Jouer", "Play"), word("react", "Parer avec", "Parry with"),
			word("throw", "Renvoyer avec", "Throw on with"), word("pass", "Passer", "Pass")},
		Notes: []rules.Word{word("aimed", "visé par le coup", "the blow is aimed here"), word("out", "éliminé", "eliminated")},
		Asks: []rules.Word{word("play", "jouer une carte ou passer", "play a card or pass"),
			word("react", "réagir au coup ou le subir", "react to the blow or take it")},
	}
}

// volley is a match: beside the board the seats that the running volley has
// still to hit, the next one first.
type volley struct {
	core
	victims [rules.MaxSeats]rules.Seat
	n       int
}

func (m *volley) seats() rules.Seat               { return rules.Seat(m.board.Layout().Seats) }
func (m *volley) hand(s rules.Seat) rules.Zone    { return 4 + rules.Zone(s) }
func (m *volley) active() rules.Seat              { return rules.Seat(m.board.Var(volleyActive, rules.Nobody)) }
func (m *volley) alive(s rules.Seat) bool         { return m.board.Var(volleyLife, s) > 0 }
func (m *volley) face(id rules.CardID) rules.Face { return m.board.Cards[id].Face }

func (m *volley) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	switch {
	case m.over:
	case m.n > 0:
		m.askVictim()
	default:
		s := m.active()
		k := m.ask(rules.Ask{Decider: s, Subject: s})
		for _, id := range m.board.Zone(m.hand(s)) {
			if m.face(id) == hits {
				say(k, rules.Action{Verb: volleyPlay, Card: id, Zone: volleyPlayed, Whom: rules.Nobody})
			}
		}
		say(k, rules.Do(s, volleyPass))
	}
	return m.asks
}

// askVictim asks in the same way whether or not he holds a reaction.
func (m *volley) askVictim() {
	s := m.victims[0]
	k := m.ask(rules.Ask{Kind: 1, Decider: s, Subject: s, Source: m.board.Top(volleyPlayed)})
	for _, id := range m.board.Zone(m.hand(s)) {
		switch m.face(id) {
		case shield:
			say(k, rules.Action{Verb: volleyReact, Card: id, Zone: volleyDiscard, Whom: rules.Nobody})
		case mirror:
			for whom := range m.seats() {
				if whom != s && m.alive(whom) {
					say(k, rules.Action{Verb: volleyThrow, Card: id, Zone: volleyDiscard, Whom: whom})
				}
			}
		}
	}
	say(k, rules.Do(s, volleyPass))
}

func (m *volley) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	switch {
	case m.n > 0:
		m.react(&w, a)
	case a.Verb == volleyPlay:
		w.Move(a.Card, volleyPlayed)
		for s := m.next(a.Seat); s != a.Seat; s = m.next(s) {
			if m.alive(s) {
				m.victims[m.n] = s
				m.n++
			}
		}
		w.NextStep()
		w.Note(0, rules.Event{Seat: m.victims[0], Card: a.Card})
	default:
		m.endTurn(&w)
	}
	return w.Events, nil
}

// react does the victim's answer and goes on with the volley.
func (m *volley) react(w *rules.Writer, a rules.Action) {
	w.Cause = m.board.Top(volleyPlayed)
	switch a.Verb {
	case volleyReact:
		w.Move(a.Card, volleyDiscard)
		m.drop()
	case volleyThrow:
		w.Move(a.Card, volleyDiscard)
		m.victims[0] = a.Whom
	case volleyPass:
		w.Change(volleyLife, a.Seat, m.board.Var(volleyLife, a.Seat)-1)
		m.drop()
		if !m.alive(a.Seat) {
			m.leave(w, a.Seat)
		}
	}
	w.NextStep()
	for m.n > 0 && !m.alive(m.victims[0]) {
		m.drop()
	}
	if m.n > 0 {
		w.Note(0, rules.Event{Seat: m.victims[0], Card: w.Cause})
		return
	}
	w.Move(w.Cause, volleyDiscard)
	m.endTurn(w)
}

// drop takes the first victim off the list.
func (m *volley) drop() {
	copy(m.victims[:], m.victims[1:m.n])
	m.n--
	m.victims[m.n] = 0
}

// leave takes a player out; his cards go to the discard.
func (m *volley) leave(w *rules.Writer, s rules.Seat) {
	w.NextStep()
	w.Note(1, rules.Event{Seat: s})
	for m.board.Count(m.hand(s)) > 0 {
		w.Move(m.board.Top(m.hand(s)), volleyDiscard)
	}
}

// standing counts the players alive.
func (m *volley) standing() (n int) {
	for s := range m.seats() {
		if m.alive(s) {
			n++
		}
	}
	return n
}

func (m *volley) endTurn(w *rules.Writer) {
	w.NextStep()
	w.Change(volleyTurn, rules.Nobody, m.board.Var(volleyTurn, rules.Nobody)+1)
	if m.standing() < 2 || m.board.Var(volleyTurn, rules.Nobody) == volleyTurns {
		m.winners(func(s rules.Seat) int32 { return m.board.Var(volleyLife, s) },
			rules.Text{FR: "Le dernier debout.", EN: "The last one standing."})
		return
	}
	s := m.next(m.active())
	for !m.alive(s) {
		s = m.next(s)
	}
	w.Change(volleyActive, rules.Nobody, int32(s))
	w.NextStep()
	m.draw(w)
}

// draw gives the active player a card, up to five, and shuffles the discard
// when the deck is empty.
func (m *volley) draw(w *rules.Writer) {
	if m.board.Count(volleyDeck) == 0 {
		for m.board.Count(volleyDiscard) > 0 {
			w.Move(m.board.Top(volleyDiscard), volleyDeck)
		}
		if m.board.Count(volleyDeck) > 0 {
			w.Shuffle(volleyDeck, &m.rng)
		}
		w.NextStep()
	}
	if hand := m.hand(m.active()); m.board.Count(hand) < 5 && m.board.Count(volleyDeck) > 0 {
		w.Move(m.board.Top(volleyDeck), hand)
	}
}

func (m *volley) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	return whyNot(m, seat, card, to)
}

func (m *volley) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*volley)
	if !ok {
		c = new(volley)
	}
	c.copyFrom(&m.core)
	c.victims, c.n = m.victims, m.n
	return c
}

func (m *volley) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*volley)
	c.redeal(seat, r)
	return c
}

func (m *volley) AppendState(dst []byte) []byte {
	dst = append(m.appendState(dst), byte(m.n))
	for _, s := range m.victims[:m.n] {
		dst = append(dst, byte(s))
	}
	return dst
}
