package tiny

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Order is a game of private ordering for two seats. In his turn a player looks
// at the top three cards of the deck, keeps one, and puts the two others under
// the deck in an order that only he knows. After eight turns the higher hand
// wins.
var Order *rules.Game

func init() {
	Order = speak(&rules.Game{
		ID: "order", Name: "Order", Version: 1, Seats: []int{2}, Hidden: true,
		Faces: bidFaces(), Layout: func(*rules.Setup) *rules.Layout { return orderTable },
		New: func(s *rules.Setup) (rules.Match, error) {
			m := &order{core: core{board: *rules.NewBoard(orderTable)}}
			var faces []rules.Face
			for i := range orderTable.Cards {
				faces = append(faces, rules.Face(1+i%9))
			}
			m.deal(s, faces, orderDeck, nil, 0)
			w := rules.Begin(&m.board, nil)
			w.Change(orderActive, rules.Nobody, int32(max(s.First, 0)))
			m.look(&w)
			return m, nil
		},
		At: func(s *rules.Setup, b *rules.Board) (rules.Match, error) {
			m := &order{core: core{board: *b, rng: rules.NewRNG(s.Seed)}}
			w := rules.Begin(&m.board, nil)
			m.look(&w)
			return m, nil
		},
	})
}

const (
	orderDeck = rules.Zone(1)
	orderHand = rules.Zone(2) // and 3

	orderActive = rules.Var(0)
	orderTurn   = rules.Var(1)

	orderPick, orderBack, orderDone = rules.Verb(0), rules.Verb(1), rules.Verb(2)

	orderTurns = 8
)

var orderTable = &rules.Layout{
	Seats: 2, Cards: 14,
	Zones: append([]rules.ZoneInfo{nowhere, pile(word("deck", "pioche", "deck"), 0)},
		each(2, word("hand", "main", "hand"), 0, rules.Only)...),
	Vars: []rules.VarInfo{{Word: word("active", "joueur actif", "active player"), Max: 1, Names: true},
		{Word: word("turn", "tour", "turn"), Max: orderTurns}},
	Verbs: []rules.Word{word("pick", "Choisir", "Pick"), word("back", "Reprendre", "Take back"), word("done", "Valider", "Confirm")},
	Notes: []rules.Word{word("ordered", "deux cartes sous la pioche", "two cards under the deck")},
	Asks: []rules.Word{word("order", "garder une carte, puis ranger les autres, la plus basse d’abord",
		"keep a card, then order the others, the lowest first")},
}

// order is a match: beside the board the picks of the draft.
type order struct {
	core
	picked [3]rules.CardID
	n      int
}

func (m *order) active() rules.Seat { return rules.Seat(m.board.Var(orderActive, rules.Nobody)) }

// top returns the cards that are looked at, the top one last.
func (m *order) top() []rules.CardID {
	deck := m.board.Zone(orderDeck)
	return deck[max(0, len(deck)-3):]
}

// look shows the active player the top three cards, or ends the match.
func (m *order) look(w *rules.Writer) {
	if m.board.Var(orderTurn, rules.Nobody) == orderTurns || len(m.top()) < 3 {
		m.winners(m.score, rules.Text{FR: "La main la plus haute.", EN: "The higher hand."})
		return
	}
	for _, id := range m.top() {
		w.Show(id, rules.Only(m.active()))
	}
}

func (m *order) score(s rules.Seat) (sum int32) {
	for _, id := range m.board.Zone(orderHand + rules.Zone(s)) {
		sum += int32(m.board.Cards[id].Face)
	}
	return sum
}

func (m *order) isPicked(id rules.CardID) bool {
	for _, p := range m.picked[:m.n] {
		if p == id {
			return true
		}
	}
	return false
}

func (m *order) Asks() []rules.Ask {
	m.asks = m.asks[:0]
	if m.over {
		return m.asks
	}
	k := m.ask(rules.Ask{Decider: m.active(), Subject: m.active(), Num: int16(3 - m.n)})
	k.Draft = append(k.Draft[:0], m.picked[:m.n]...)
	for _, id := range m.top() {
		if !m.isPicked(id) {
			say(k, rules.Action{Verb: orderPick, Card: id, Whom: rules.Nobody})
		}
	}
	if m.n > 0 {
		say(k, rules.Do(k.Decider, orderBack))
		k.Answers[len(k.Answers)-1].Back = true
	}
	if m.n == 3 {
		say(k, rules.Do(k.Decider, orderDone))
	}
	return m.asks
}

func (m *order) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	w := rules.Begin(&m.board, dst)
	switch a.Verb {
	case orderPick:
		m.picked[m.n] = a.Card
		m.n++
	case orderBack:
		m.n--
	case orderDone:
		m.put(&w)
	}
	return w.Events, nil
}

// put brings the picked faces into their order in secret, then moves the cards
// in a way that is always the same to see.
func (m *order) put(w *rules.Writer) {
	s := m.active()
	cards := append([]rules.CardID(nil), m.top()...)
	// The top card is the one kept; below it lies the lowest, then the other.
	w.Arrange(cards, []rules.CardID{m.picked[2], m.picked[1], m.picked[0]}, rules.Only(s))
	w.NextStep()
	w.Move(cards[2], orderHand+rules.Zone(s))
	w.NextStep()
	w.Note(0, rules.Event{Seat: s})
	w.MoveTo(cards[0], orderDeck, 0)
	w.MoveTo(cards[1], orderDeck, 0)
	m.picked, m.n = [3]rules.CardID{}, 0
	w.NextStep()
	w.Change(orderTurn, rules.Nobody, m.board.Var(orderTurn, rules.Nobody)+1)
	w.Change(orderActive, rules.Nobody, int32(m.next(s)))
	w.NextStep()
	m.look(w)
}

func (m *order) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	return whyNot(m, seat, card, to)
}

func (m *order) CloneInto(into rules.Match) rules.Match {
	c, ok := into.(*order)
	if !ok {
		c = new(order)
	}
	c.copyFrom(&m.core)
	c.picked, c.n = m.picked, m.n
	return c
}

// RedealInto forgets the draft of another seat: he may begin it anew.
func (m *order) RedealInto(into rules.Match, seat rules.Seat, r *rand.Rand) rules.Match {
	c := m.CloneInto(into).(*order)
	c.redeal(seat, r)
	if seat != c.active() {
		c.picked, c.n = [3]rules.CardID{}, 0
	}
	return c
}

func (m *order) AppendState(dst []byte) []byte {
	dst = m.appendState(dst)
	for _, id := range m.picked[:m.n] {
		dst = append(dst, byte(id))
	}
	return dst
}
