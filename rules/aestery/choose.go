package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// workPick does an effect to cards that a player chooses on resolution, one
// after the other.
func (m *Match) workPick(e *Effect, in scope) bool {
	f := &m.state.Frame
	chooser := in.you
	if e.Who == PickTheirs {
		chooser = 1 - in.you
	}
	if !f.Mid {
		f.Mid = true
		f.Left = 1
		if !e.Op.counted() && e.Op != OpBoost && e.Op != OpGrant {
			f.Left = int16(max(m.sight.amount(e, in), 0))
		}
	}
	if f.Left == 0 {
		return true
	}
	switch ids := m.picks(e, in); len(ids) {
	case 0:
		return true
	case 1:
		m.answerPick(ids[0])
		return false
	}
	m.open(AskPick, chooser, f.Entry, int(f.Left))
	return false
}

// pickScope is for whom the cards are chosen: the filter of the opponent's
// choice is read with him as "you".
func pickScope(e *Effect, in scope) scope {
	if e.Who == PickTheirs {
		in.you = 1 - in.you
	}
	return in
}

// picks returns the cards among which is chosen.
func (m *Match) picks(e *Effect, in scope) []rules.CardID {
	ids := m.fitting(&e.Filter, pickScope(e, in))
	if e.Op != OpDestroy && e.Op != OpSacrifice {
		return ids
	}
	return slices.DeleteFunc(ids, m.sight.asleep)
}

func (m *Match) listPick(s rules.Seat) {
	if m.state.Frame.Ability == EntryEfficiency {
		for _, id := range m.tiredMines(s) {
			m.offer(rules.Action{Verb: VerbChoose, Card: id, Whom: rules.Nobody})
		}
		m.say(VerbDone)
		return
	}
	e := &m.running().Do[m.state.Frame.PC]
	for _, id := range m.picks(e, m.speaks()) {
		m.offer(rules.Action{Verb: VerbChoose, Card: id, Whom: rules.Nobody})
	}
}

// answerPick does to a card that was chosen what it was chosen for; 0 for no more.
func (m *Match) answerPick(id rules.CardID) {
	f := &m.state.Frame
	switch {
	case id == 0:
		f.Left = 0
		return
	case f.Ability == EntryEfficiency:
		f.Left--
		m.w.Cause = f.Entry
		m.untap(id)
		return
	}
	e := &m.running().Do[f.PC]
	in := m.speaks()
	f.Left--
	m.w.Cause = f.Entry
	f.Did = m.apply(e, id, in, m.sight.amount(e, in)) || f.Did
}

// scry shows a player the top cards of his deck and asks for their order.
func (m *Match) scry(s rules.Seat, n int) bool {
	f := &m.state.Frame
	if f.Mid {
		return true
	}
	n = min(n, m.board.Count(ZoneDeck(s)))
	if n <= 0 {
		return true
	}
	f.Mid, f.Did, f.Left, f.Marks = true, true, int16(n), 0
	for _, id := range m.scried(s) {
		m.w.Show(id, rules.Only(s))
	}
	m.open(AskScry, s, f.Entry, n)
	return false
}

// scried returns the cards that are looked at, the top one last.
func (m *Match) scried(s rules.Seat) []rules.CardID {
	deck := m.board.Zone(ZoneDeck(s))
	return deck[len(deck)-int(m.state.Frame.Left):]
}

func (m *Match) listScry(s rules.Seat) {
	for _, id := range m.scried(s) {
		if !slices.Contains(m.list, id) {
			m.offer(rules.Action{Verb: VerbAbove, Card: id, Zone: ZoneDeck(s), Whom: rules.Nobody})
			m.offer(rules.Action{Verb: VerbBelow, Card: id, Zone: ZoneDeck(s), Place: 1, Whom: rules.Nobody})
		}
	}
	m.draftUndo()
}

// answerScry takes a step of the order. Of the cards on top the first one
// chosen is drawn first; of those underneath the last one lies lowest.
func (m *Match) answerScry(a rules.Action) {
	f := &m.state.Frame
	if a.Verb == VerbUndo {
		m.list = m.list[:len(m.list)-1]
		f.Marks &^= 1 << len(m.list)
		m.state.Open = true
		return
	}
	if a.Verb == VerbBelow {
		f.Marks |= 1 << len(m.list)
	}
	m.list = append(m.list, a.Card)
	if len(m.list) < int(f.Left) {
		m.state.Open = true
		return
	}
	m.arrange(a.Seat)
}

// arrange brings the faces into their order in secret, then moves the cards in
// a way that shows only how many go under the deck.
func (m *Match) arrange(s rules.Seat) {
	f := &m.state.Frame
	m.w.Cause = f.Entry
	want := m.found[:0]
	below := 0
	for i, id := range m.list {
		if f.Marks>>i&1 == 0 {
			want = append(want, id)
		} else {
			below++
		}
	}
	for i, id := range m.list {
		if f.Marks>>i&1 != 0 {
			want = append(want, id)
		}
	}
	slots := append(m.moved[:0], m.scried(s)...)
	slices.Reverse(slots) // from the top down
	m.w.Arrange(slots, want, rules.Only(s))
	m.w.NextStep()
	m.w.Note(NoteScry, rules.Event{Seat: s, New: int32(len(slots)), Old: int32(below)})
	for _, id := range slots[len(slots)-below:] {
		if m.board.Place(id) > 0 { // it is the whole deck that is looked at
			m.w.MoveTo(id, ZoneDeck(s), 0)
		}
	}
	m.found, m.list = want[:0], m.list[:0]
}

// search lets a player look through his deck and take cards from it; then it is
// shuffled.
func (m *Match) search(e *Effect, s rules.Seat, n int) bool {
	f := &m.state.Frame
	if !f.Mid {
		f.Mid = true
		f.Left = int16(n)
		for _, id := range m.board.Zone(ZoneDeck(s)) {
			m.w.Show(id, rules.Only(s))
		}
	}
	if f.Left > 0 && m.board.Count(ZoneDeck(s)) > 0 { // asked even if there is nothing to find: nobody else may learn it
		m.open(AskSearch, s, f.Entry, int(f.Left))
		return false
	}
	m.w.NextStep()
	m.w.Note(NoteShuffle, rules.Event{Seat: s})
	if m.board.Count(ZoneDeck(s)) > 0 {
		m.w.Shuffle(ZoneDeck(s), &m.rng)
	}
	return true
}

// listSearch lists what may be taken. Who searches for one card takes it if it is
// there; only "up to two cards" may end before (R15).
func (m *Match) listSearch(s rules.Seat) {
	e := &m.running().Do[m.state.Frame.PC]
	m.traceFilter(&e.Filter, scope{you: s})
	found := false
	for _, id := range m.board.Zone(ZoneDeck(s)) {
		if m.sight.describes(&e.Filter, id, scope{you: s}) {
			m.offer(rules.Action{Verb: VerbChoose, Card: id, Zone: ZoneHand(s), Whom: rules.Nobody})
			found = true
		}
	}
	if !found || e.N > 1 {
		m.say(VerbDone)
	}
}

// answerSearch takes a card that everybody is shown, or ends the search.
func (m *Match) answerSearch(a rules.Action) {
	f := &m.state.Frame
	m.w.Cause = f.Entry
	if a.Verb == VerbDone {
		f.Left = 0
		return
	}
	f.Left--
	f.Did = true
	m.w.MoveKnown(a.Card, ZoneHand(a.Seat), len(m.hand(a.Seat)), rules.Everyone)
}
