package dracoliath

import "wyrmtable/rules"

// draw returns the first card of the deck, the visible one if it is there
// (D12). An empty deck is made anew from the discard (S46, D45). It is 0 when
// no card is left anywhere.
func (m *Match) draw() rules.CardID {
	if m.board.Top(ZoneDeck) == 0 {
		m.reshuffle()
	}
	return m.board.Top(ZoneDeck)
}

func (m *Match) reshuffle() {
	n := m.board.Count(ZoneDiscard)
	if n == 0 {
		return
	}
	step, cause := m.w.Step, m.w.Cause
	m.rule()
	m.w.Note(NoteReshuffle, rules.Event{Seat: rules.Nobody, New: int32(n)})
	for range n {
		m.w.MoveKnown(m.board.Top(ZoneDiscard), ZoneDeck, m.board.Count(ZoneDeck), 0)
	}
	m.w.Shuffle(ZoneDeck, &m.rng)
	if m.w.Step != step {
		m.w.NextStep()
	}
	m.w.Cause = cause
}

// reveal turns the first card of the deck face up (S44).
func (m *Match) reveal() {
	if id := m.draw(); id != 0 {
		m.w.Show(id, rules.Everyone)
	}
}

// refill fills the gaps of the River from left to right and turns the next card
// of the deck face up (S43, S44, D13).
func (m *Match) refill() {
	m.rule()
	for i := range int(m.table(VarRiver)) {
		if m.board.Zone(ZoneRiver)[i] == 0 {
			if id := m.draw(); id != 0 {
				m.w.MoveTo(id, ZoneRiver, i)
			}
		}
	}
	m.reveal()
}

// renew spends a token of the active player to replace the whole River, the
// visible card on the deck included (S22, D7, D8).
func (m *Match) renew() {
	s := m.active()
	m.w.Note(NoteReroll, rules.Event{Seat: s})
	m.w.Change(VarFocus, s, m.focus(s)-1)
	m.setTable(VarRenewed, 1)
	m.w.NextStep()
	var filled [maxRiver]bool
	for i := range int(m.table(VarRiver)) {
		if id := m.board.Zone(ZoneRiver)[i]; id != 0 {
			filled[i] = true
			m.bury(id)
		}
	}
	top := m.top()
	if top != 0 {
		m.bury(top)
	}
	m.w.NextStep()
	for i := range filled {
		if filled[i] {
			if id := m.draw(); id != 0 {
				m.w.MoveTo(id, ZoneRiver, i)
			}
		}
	}
	if top != 0 {
		m.reveal()
	}
}

// convert makes everybody who holds two tokens spend them for the first card of
// the deck, the active player first (S40, D17 to D20). That is taking a card, and
// is answered as such (R5).
func (m *Match) convert() {
	s := m.active()
	for range m.seats() {
		for m.focus(s) >= 2 {
			seen := m.seen()
			id := m.draw()
			if id == 0 {
				return
			}
			m.rule()
			m.w.Note(NoteConvert, rules.Event{Seat: s, Card: id})
			m.w.Change(VarFocus, s, m.focus(s)-2)
			m.w.Move(id, ZoneHand(s))
			m.tally.Something = true
			seen.drop(id)
			m.unsee(id)
			m.pushTriggers(OnTake, s, id, &seen)
		}
		s = (s + 1) % rules.Seat(m.seats())
	}
}

// unsee forgets that a card lay open when what is being resolved began: it has been
// bought or turned over since, and does not answer (R5).
func (m *Match) unsee(id rules.CardID) {
	for i := range m.stack {
		if f := &m.stack[i]; f.Kind == playFrame {
			f.Used.drop(id)
		}
	}
}

// discard, replace and swap do what a card says to a chosen card.

func (m *Match) discard(id rules.CardID) {
	m.bury(id)
	m.tally.Something = true
}

// replace discards a card and puts the first card of the deck in its place
// (S66, D12). For the visible card on the deck that is the next one, face up.
func (m *Match) replace(id rules.CardID) {
	zone, place := m.board.Cards[id].Zone, m.board.Place(id)
	m.discard(id)
	if zone == ZoneDeck {
		m.reveal()
		return
	}
	if next := m.draw(); next != 0 {
		m.w.MoveTo(next, zone, place)
	}
}

// clear discards or replaces every card of a group. As when the River is
// renewed all of them go first; then the places are filled from left to right,
// and at last the first card of the deck is turned up (R21).
func (m *Match) clear(f *frame, e *Effect) {
	ids := m.cardsOf(e.From, f.Me, m.targets[:0])
	m.targets = ids
	if len(ids) == 0 {
		m.w.Note(NoteNoTarget, rules.Event{Seat: f.Me, Card: f.Card, Old: int32(e.Op)})
		return
	}
	m.trace().Did(e.Where, true)
	var gaps [maxCards]rules.Spot
	for i, id := range ids {
		gaps[i] = rules.Spot{Zone: m.board.Cards[id].Zone, Place: int16(m.board.Place(id))}
	}
	for _, id := range ids {
		m.discard(id)
	}
	if e.Op == Discard {
		return
	}
	m.w.NextStep()
	for _, gap := range gaps[:len(ids)] {
		if gap.Zone == ZoneDeck {
			m.reveal()
		} else if id := m.draw(); id != 0 {
			m.w.MoveTo(id, gap.Zone, int(gap.Place))
		}
	}
}

func (m *Match) swap(x, y rules.CardID) {
	m.w.Swap(x, y)
	m.tally.Something = true
}

// addSlot opens a slot of the River for good and fills it at once (S92).
func (m *Match) addSlot(f *frame) {
	n := m.table(VarRiver)
	if n == maxRiver {
		return
	}
	m.setTable(VarRiver, n+1)
	m.w.Note(NoteSlot, rules.Event{Seat: rules.Nobody, New: n + 1})
	m.something(f)
	if id := m.draw(); id != 0 {
		m.w.MoveTo(id, ZoneRiver, int(n))
	}
}
