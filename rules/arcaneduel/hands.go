package arcaneduel

import "wyrmtable/rules"

func (m *Match) discard(id rules.CardID) { m.w.Move(id, ZoneDiscard) }

// draw gives a player the top card of the deck. The discard becomes the deck
// when a card is needed; without any card nothing is drawn (A12).
func (m *Match) draw(s rules.Seat) {
	if m.board.Count(ZoneDeck) == 0 {
		m.reshuffle()
	}
	if id := m.board.Top(ZoneDeck); id != 0 {
		m.w.Move(id, ZoneHand(s))
		return
	}
	m.w.Note(NoteNoCard, rules.Event{Seat: s})
}

func (m *Match) reshuffle() {
	n := m.board.Count(ZoneDiscard)
	if n == 0 {
		return
	}
	cause := m.w.Cause
	m.w.Cause = 0
	m.w.Note(NoteReshuffle, rules.Event{Seat: rules.Nobody, New: int32(n)})
	for m.board.Count(ZoneDiscard) > 0 {
		m.hide(m.board.Top(ZoneDiscard))
	}
	m.w.Shuffle(ZoneDeck, &m.rng)
	m.w.NextStep()
	m.w.Cause = cause
}

// hide puts a card face down on the deck; the deck must be shuffled then.
func (m *Match) hide(id rules.CardID) {
	m.w.MoveKnown(id, ZoneDeck, m.board.Count(ZoneDeck), 0)
}

// steal takes a random card of one player for another (A19). It looks the same
// to all the others whichever card it is: the hand is mixed unseen and its last
// card moves. Whoever had seen some of these cards loses sight of them; only a
// thief who knew them all still does.
func (m *Match) steal(from, to rules.Seat) {
	if from == rules.Nobody {
		return
	}
	hand := m.hand(from)
	n := len(hand)
	if n == 0 || from == to {
		m.w.Note(NoteNothing, rules.Event{Seat: from, Card: m.source()})
		return
	}
	if n > 1 {
		m.mix(from, to)
	}
	m.did(m.state.Cast, "steal", true)
	m.w.Move(m.hand(from)[n-1], ZoneHand(to))
}

// mix brings a random card of a hand to its end, unseen.
func (m *Match) mix(from, to rules.Seat) {
	hand := m.hand(from)
	last, pick := hand[len(hand)-1], hand[m.rng.IntN(len(hand))]
	both := rules.Only(from).With(to)
	m.w.Note(NoteSteal, rules.Event{Seat: from, Card: m.source(), Old: int32(to), New: int32(m.face(pick)), Knows: both})
	who := both
	for _, id := range hand {
		who &= m.board.Cards[id].Known
	}
	for _, id := range hand {
		m.w.Knowledge(id, who)
	}
	m.w.Mix(last, pick)
}

// swapHands exchanges the hands of two players (A34). Both still know what they
// gave away.
func (m *Match) swapHands(s, t rules.Seat) {
	m.w.Note(NoteSwap, rules.Event{Seat: s, Card: m.source(), New: int32(t)})
	m.did(m.state.Cast, "swap", len(m.hand(s))+len(m.hand(t)) > 0)
	m.moved = append(m.moved[:0], m.hand(s)...)
	given := len(m.moved)
	m.moved = append(m.moved, m.hand(t)...)
	for i, id := range m.moved {
		if i < given {
			m.w.Move(id, ZoneHand(t))
		} else {
			m.w.Move(id, ZoneHand(s))
		}
	}
}
