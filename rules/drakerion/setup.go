package drakerion

import (
	"strconv"

	"wyrmtable/rules"
)

// initiative asks the player of the higher initiative who begins; a tie is
// drawn, and the winner chooses (K31).
func (m *Match) initiative() {
	of := func(s rules.Seat) int32 {
		return int32(Cards[m.board.Cards[m.board.Top(ZoneBanner(s))].Face].Initiative)
	}
	mine, other := of(0), of(1)
	chooser := m.state.Decider
	switch {
	case mine > other:
		chooser = 0
	case mine < other:
		chooser = 1
	}
	m.w.Note(NoteInitiative, rules.Event{Seat: chooser, Old: mine, New: other})
	m.open(AskFirst, chooser, m.board.Top(ZoneBanner(chooser)), 0)
}

// chooser says beforehand whom the Banners of a setup let choose who begins.
func chooser(s *rules.Setup) (rules.Seat, rules.Text) {
	var at [2]int
	for seat := range rules.Seat(2) {
		at[seat] = int(Cards[brought(s, seat).banner].Initiative)
	}
	if at[0] == at[1] {
		n := strconv.Itoa(at[0])
		return rules.Nobody, rules.Text{FR: "Les deux Bannières ont la même initiative (" + n + ")\u00a0: le sort désigne qui choisit.",
			EN: "Both Banners have the same initiative (" + n + "): lots decide who chooses."}
	}
	seat := rules.Seat(0)
	if at[1] > at[0] {
		seat = 1
	}
	high, low, name := strconv.Itoa(at[seat]), strconv.Itoa(at[1-seat]), s.Seats[seat].Name
	return seat, rules.Text{FR: "Initiative " + high + " contre " + low + "\u00a0: " + name + " choisira qui commence.",
		EN: "Initiative " + high + " against " + low + ": " + name + " will choose who begins."}
}

// beginWith sets who is first.
func (m *Match) beginWith(s rules.Seat) {
	m.w.Note(NoteFirst, rules.Event{Seat: s})
	m.setTable(VarFirst, int32(s))
	m.setTable(VarActive, int32(s))
	m.state.Stage, m.state.Step = stPlace, 0
}

// turnOf returns the seat that has its turn in a stage where the first player
// does everything and then the other.
func (m *Match) turnOf() rules.Seat {
	if m.state.Step == 0 {
		return m.first()
	}
	return 1 - m.first()
}

// placeNext lays out the set-up Characters of the next player, or asks on which
// line the next of them goes (K5). When all lie, his deck is shuffled.
func (m *Match) placeNext() {
	if m.state.Step == 2 {
		m.state.Stage = stDraw
		return
	}
	s := m.turnOf()
	if !m.state.Laid {
		m.state.Laid = true
		m.layOut(s)
	}
	if m.board.Count(ZoneReserve(s)) > 0 {
		m.open(AskPlace, s, 0, 0)
		return
	}
	m.w.NextStep()
	m.w.Shuffle(ZoneDeck(s), &m.rng)
	m.state.Laid = false
	m.state.Step++
}

// layOut takes the Characters that a Banner names out of the deck.
func (m *Match) layOut(s rules.Seat) {
	banner := m.board.Top(ZoneBanner(s))
	m.w.NextStep()
	m.w.Cause = banner
	for _, f := range m.card(banner).Setup {
		for _, id := range m.board.Zone(ZoneDeck(s)) {
			if m.board.Cards[id].Face == f {
				m.w.Move(id, ZoneReserve(s))
				break
			}
		}
	}
	m.w.Cause = 0
}

// drawSix gives each player six cards.
func (m *Match) drawSix() {
	for step := range int8(2) {
		m.state.Step = step
		m.w.NextStep()
		m.draw(m.turnOf(), handSize)
	}
	m.state.Stage, m.state.Step = stMulligan, 0
	m.list = m.list[:0]
}

// mulliganNext asks the next player which cards go back, once, or begins the
// first turn. The lines climb only from here on (K18).
func (m *Match) mulliganNext() {
	if m.state.Step < 2 {
		m.open(AskMulligan, m.turnOf(), 0, 0)
		return
	}
	m.setTable(VarTurn, 1)
	m.setTable(VarPhase, PhaseManoeuvre)
	m.state.Stage = stTurn
}

// mulligan puts the chosen cards under the deck, draws as many and shuffles.
func (m *Match) mulligan(s rules.Seat) {
	n := len(m.list)
	if n > 0 {
		m.w.Note(NoteMulligan, rules.Event{Seat: s, New: int32(n)})
		for _, id := range m.list {
			m.w.MoveTo(id, ZoneDeck(s), 0)
		}
		m.w.NextStep()
		m.draw(s, n)
		m.w.NextStep()
		m.w.Shuffle(ZoneDeck(s), &m.rng)
	}
	m.list = m.list[:0]
	m.state.Step++
}

// draw gives a player cards from the top of his deck; an empty deck gives none
// (K26).
func (m *Match) draw(s rules.Seat, n int) {
	for range n {
		id := m.board.Top(ZoneDeck(s))
		if id == 0 {
			m.w.Note(NoteEmpty, rules.Event{Seat: s})
			return
		}
		m.w.Move(id, ZoneHand(s))
	}
}
