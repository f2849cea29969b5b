package drakerion

import "wyrmtable/rules"

// beginTurn begins the Manœuvre phase: both choose in secret (K6). A player
// whose pile is empty first takes all his Manœuvres back (K7).
func (m *Match) beginTurn() {
	if m.table(VarTurn) > maxTurns {
		m.stall()
		return
	}
	m.w.NextStep()
	m.setTable(VarPhase, PhaseManoeuvre)
	m.w.Note(NoteTurn, rules.Event{Seat: m.first(), New: m.table(VarTurn)})
	for s := range rules.Seat(2) {
		if m.board.Count(ZonePile(s)) == 0 {
			m.rebuild(s)
		}
	}
	m.state.Chosen = [2]rules.CardID{}
	m.state.Initiator = m.first()
	if !m.waits(0) && !m.waits(1) {
		m.state.Stage = stUnveil // a position without Manœuvres
		return
	}
	m.open(AskManoeuvre, m.first(), 0, 0)
}

func (m *Match) rebuild(s rules.Seat) {
	if m.board.Count(ZoneUnveiled(s)) == 0 {
		return
	}
	m.w.NextStep()
	m.w.Note(NoteRebuild, rules.Event{Seat: s})
	for m.board.Count(ZoneUnveiled(s)) > 0 {
		id := m.board.Zone(ZoneUnveiled(s))[0]
		m.w.Move(id, ZonePile(s))
	}
	m.hidePile(s)
}

// waits reports whether a seat has still to choose its Manœuvre. Who has none,
// as in some positions, chooses none.
func (m *Match) waits(s rules.Seat) bool {
	return m.state.Chosen[s] == 0 && m.board.Count(ZonePile(s)) > 0
}

// unveil turns both Manœuvres over at once; then both players gain gold and
// draw, and their Déploiements wait, the first player's first.
func (m *Match) unveil() {
	order := [...]rules.Seat{m.first(), 1 - m.first()}
	m.w.NextStep()
	for _, s := range order {
		if id := m.state.Chosen[s]; id != 0 {
			m.w.Note(NoteUnveil, rules.Event{Seat: s})
			m.w.Move(id, ZoneUnveiled(s))
		}
	}
	m.w.NextStep()
	for _, s := range order {
		if id := m.state.Chosen[s]; id != 0 {
			m.w.Cause = id
			m.w.Count(VarGold, s, int(m.card(id).Gold))
			m.draw(s, int(m.card(id).Draw))
		}
	}
	m.w.Cause = 0
	for _, s := range order {
		if id := m.state.Chosen[s]; id != 0 {
			m.fire(OnDeploy, id, s, 0)
		}
	}
	m.state.Chosen = [2]rules.CardID{}
	m.state.Stage = stAction
}

// beginActions begins the action phase with the first player.
func (m *Match) beginActions() {
	m.w.NextStep()
	m.setTable(VarPhase, PhaseAction)
	m.setTable(VarPassed, 0)
	m.setTable(VarActive, int32(m.first()))
	m.state.Stage = stAct
}

// nextActor passes the action on, unless the other has sounded the retreat.
func (m *Match) nextActor() {
	m.w.NextStep()
	other := 1 - m.active()
	if !m.retreated(other) {
		m.setTable(VarActive, int32(other))
	}
	m.state.Stage = stAct
}

// pass is the action of passing: the second in a row ends the turn, and who
// made it will be first; after a retreat one pass of the other is enough (K8,
// K9).
func (m *Match) pass(s rules.Seat) {
	m.tracePass()
	m.w.Note(NotePass, rules.Event{Seat: s})
	m.state.Stage = stActed
	switch {
	case m.retreated(1 - s):
		m.state.Next = 1 - s
		m.state.Stage = stEnd
	case m.table(VarPassed) == 1:
		m.state.Next = s
		m.state.Stage = stEnd
	default:
		m.setTable(VarPassed, 1)
	}
}

// retreat sounds the retreat: who does passes for the rest of the turn. It ends
// the turn at once if the other has just passed (K9).
func (m *Match) retreat(s rules.Seat) {
	m.w.Note(NoteRetreat, rules.Event{Seat: s})
	if sign := m.board.Top(ZoneRetreat(s)); sign != 0 {
		m.w.Set(sign, AttrInclined, 1)
	}
	m.setTable(VarRetreat, int32(s)+1)
	m.state.Stage = stActed
	if m.table(VarPassed) == 1 {
		m.state.Next = s
		m.state.Stage = stEnd
	}
	m.fireAll(OnRetreat, s)
}

// endTurn lets the abilities of the end of the turn happen.
func (m *Match) endTurn() {
	m.w.NextStep()
	m.setTable(VarPhase, PhaseEnd)
	m.w.Note(NoteEnd, rules.Event{Seat: m.state.Next})
	m.state.Initiator = m.first()
	m.fireAll(OnEnd, m.first())
	m.state.Stage = stReady
}

// readyAll readies every card; gold and damage stay (K28). Then the next turn
// begins, or who sounded the retreat says who begins it (K9).
func (m *Match) readyAll() {
	m.w.NextStep()
	for id := rules.CardID(1); int(id) <= m.board.Layout().Cards; id++ {
		if m.board.Cards[id].Zone >= zoneRetreat {
			m.w.Set(id, AttrInclined, 0)
			for a := AttrTurnMelee; a <= AttrTurnRanged; a++ {
				m.w.Set(id, a, 0)
			}
		}
	}
	sounded := m.table(VarRetreat)
	m.setTable(VarRetreat, 0)
	m.setTable(VarTurn, m.table(VarTurn)+1)
	m.state.Stage = stTurn
	m.setTable(VarPhase, PhaseManoeuvre)
	if sounded != 0 && m.chooses {
		m.open(AskFirst, rules.Seat(sounded-1), m.board.Top(ZoneRetreat(rules.Seat(sounded-1))), 0)
		return
	}
	m.leadNext(m.state.Next)
}

// leadNext makes a seat first in the new turn.
func (m *Match) leadNext(s rules.Seat) {
	m.setTable(VarFirst, int32(s))
	m.setTable(VarActive, int32(s))
}

// stall ends a match that has gone on for too long.
func (m *Match) stall() {
	m.w.Note(NoteStall, rules.Event{Seat: rules.Nobody})
	m.over = true
	m.end = rules.Outcome{Stalled: true, Reason: rules.Text{
		FR: "La partie dure depuis trop longtemps\u00a0: égalité.", EN: "The match has gone on for too long: a draw."}}
}
