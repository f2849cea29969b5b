package arcaneduel

import "wyrmtable/rules"

// run goes on until somebody is asked or the match is over.
func (m *Match) run() {
	m.listed = false
	for !m.state.Open && !m.over {
		m.step()
	}
}

// step does one stage.
func (m *Match) step() {
	switch m.state.Stage {
	case startTurn:
		m.begin()
	case chooseTurn:
		m.open(AskTurn, m.active(), 0)
	case payCost:
		m.pay(m.active(), m.effect().Cost)
	case launch:
		m.launchSpell()
	case answers:
		m.askNext()
	case payDefence:
		m.payForDefence()
	case hit:
		m.strike()
	case spring:
		m.springTraps()
	case snapped:
		m.w.NextStep()
		m.hurt(m.active(), arcaneTrap.Effect.Snare)
		m.state.Stage = spring
	case settle:
		m.clear()
	case endTurn:
		m.offerReplacement()
	case limitHand:
		m.checkHand()
	case lastEffects:
		m.endEffects()
	case nextTurn:
		m.passTurn()
	}
}

// payForDefence asks the price of the Defence card just played.
func (m *Match) payForDefence() {
	zone := m.board.Zone(ZonePlay)
	id := zone[len(zone)-1]
	m.pay(m.state.Payer, Cards[m.face(id)].Effect.Cost)
}

func (m *Match) setTable(v rules.Var, n int32) { m.w.Change(v, rules.Nobody, n) }

// begin begins the turn of the active player: his markers end (A23, A29), and a
// card that he discarded at the end of his last turn is replaced (A9).
func (m *Match) begin() {
	s := m.active()
	turn := m.table(VarTurn) + 1
	if turn > maxTurns {
		m.stall()
		return
	}
	m.w.NextStep()
	m.w.Cause = 0
	m.setTable(VarTurn, turn)
	m.setTable(VarPhase, PhaseStart)
	m.w.Note(NoteTurn, rules.Event{Seat: s, New: turn})
	for _, v := range [...]rules.Var{VarVeil, VarShock, VarTrap} {
		if m.board.Var(v, s) > 0 {
			m.w.NextStep()
			m.w.Note(NoteFade, rules.Event{Seat: s, Old: int32(v)})
			m.w.Change(v, s, 0)
		}
	}
	if m.board.Var(VarRefill, s) > 0 {
		m.refill(s)
	}
	m.setTable(VarPhase, PhaseAct)
	m.state.Stage = chooseTurn
}

func (m *Match) refill(s rules.Seat) {
	m.w.NextStep()
	m.w.Change(VarRefill, s, 0)
	if len(m.hand(s)) >= handLimit {
		m.w.Note(NoteFull, rules.Event{Seat: s})
		return
	}
	m.w.Note(NoteRefill, rules.Event{Seat: s})
	m.draw(s)
}

// offerReplacement asks whether a card is discarded to be replaced; nobody is
// asked who has none.
func (m *Match) offerReplacement() {
	s := m.active()
	m.w.NextStep()
	m.setTable(VarPhase, PhaseDiscard)
	if len(m.hand(s)) == 0 {
		m.state.Stage = lastEffects
		return
	}
	m.open(AskReplace, s, 0)
}

// checkHand makes a player discard down to three (A10).
func (m *Match) checkHand() {
	if s := m.active(); len(m.hand(s)) > handLimit {
		m.open(AskLimit, s, 0)
		return
	}
	m.state.Stage = lastEffects
}

// endEffects lets poison work, then the turn is over (A16).
func (m *Match) endEffects() {
	s := m.active()
	m.w.NextStep()
	m.setTable(VarPhase, PhaseEffects)
	n := m.board.Var(VarPoison, s)
	if n > 0 {
		m.w.NextStep()
		m.w.Note(NotePoison, rules.Event{Seat: s, New: n})
		m.hurt(s, n)
	}
	m.w.Change(VarPoison, s, m.board.Var(VarLatent, s))
	m.w.Change(VarLatent, s, 0)
	m.state.Stage = nextTurn
	m.bury()
	if m.state.Standing.Len() < 2 {
		m.endRound()
	}
}

// passTurn hands the turn to the next standing player, clockwise (A6).
func (m *Match) passTurn() {
	s := m.after(m.active())
	for !m.state.Standing.Has(s) {
		s = m.after(s)
	}
	m.w.NextStep()
	m.setTable(VarActive, int32(s))
	m.state.Stage = startTurn
}

// perSeat are the counters that leave with an eliminated player, and that a new
// round begins without (A13).
var perSeat = [...]rules.Var{VarPoison, VarLatent, VarVeil, VarArmour, VarShock, VarTrap, VarRefill}

// bury eliminates whoever has no life left: his hand goes to the discard, what
// lay before him vanishes; the poison he gave stays (A13).
func (m *Match) bury() {
	for s := range m.seats() {
		if !m.state.Standing.Has(s) || m.life(s) > 0 {
			continue
		}
		m.state.Standing &^= rules.Only(s)
		m.w.NextStep()
		m.w.Note(NoteOut, rules.Event{Seat: s})
		for _, v := range perSeat {
			m.w.Change(v, s, 0)
		}
		for len(m.hand(s)) > 0 {
			m.discard(m.hand(s)[0])
		}
	}
}

// endRound scores for the last one standing, if there is one (A5), and begins
// the next round, or ends the match.
func (m *Match) endRound() {
	m.w.NextStep()
	for s := range m.seats() {
		if !m.state.Standing.Has(s) {
			continue
		}
		m.w.Note(NoteWin, rules.Event{Seat: s})
		m.w.Change(VarWins, s, m.board.Var(VarWins, s)+1)
		if m.board.Var(VarWins, s) == goalWins {
			m.w.NextStep()
			m.w.Note(NoteFinish, rules.Event{Seat: s})
			m.finish(rules.Outcome{Winners: rules.Only(s), Reason: rules.Text{
				FR: "Trois manches gagnées.", EN: "Three rounds won."}})
			return
		}
	}
	if m.state.Standing == 0 {
		m.w.Note(NoteWin, rules.Event{Seat: rules.Nobody})
	}
	m.beginRound(rules.Nobody)
}

func (m *Match) finish(o rules.Outcome) { m.over, m.end = true, o }

// stall ends a match that does not end by itself (R12).
func (m *Match) stall() {
	m.w.NextStep()
	m.w.Note(NoteFinish, rules.Event{Seat: rules.Nobody})
	m.finish(rules.Outcome{Stalled: true, Reason: rules.Text{
		FR: "Égalité\u00a0: la partie dure depuis trop longtemps.",
		EN: "A draw: the match has gone on for too long."}})
}

// beginRound sets up a round: all cards are shuffled, everybody gets life and
// two cards, and a player begins, drawn by lot if it is Nobody (S1 to S4, A4).
func (m *Match) beginRound(first rules.Seat) {
	round := m.table(VarRound) + 1
	if first == rules.Nobody {
		first = rules.Seat(m.rng.IntN(int(m.seats())))
	}
	m.w.NextStep()
	m.w.Cause = 0
	m.w.Note(NoteRound, rules.Event{Seat: first, New: round, Knows: rules.Everyone})
	m.setTable(VarRound, round)
	m.setTable(VarPhase, PhaseStart)
	for id := rules.CardID(1); int(id) < len(m.board.Cards); id++ {
		if z := m.board.Cards[id].Zone; z != ZoneDeck && z != rules.Nowhere {
			m.hide(id)
		}
	}
	m.w.Shuffle(ZoneDeck, &m.rng)
	m.state = idle(0)
	for s := range m.seats() {
		m.state.Standing = m.state.Standing.With(s)
		m.w.Change(VarLife, s, m.lives[min(round, 2)-1])
		for _, v := range perSeat {
			m.w.Change(v, s, 0)
		}
	}
	m.w.NextStep()
	for range firstHand {
		for i := range m.seats() {
			if id := m.board.Top(ZoneDeck); id != 0 {
				m.w.Move(id, ZoneHand((first+i)%m.seats()))
			}
		}
	}
	m.setTable(VarActive, int32(first))
}
