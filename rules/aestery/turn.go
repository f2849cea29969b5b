package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// run goes on until somebody is asked or the match is over. What is being
// resolved comes first, then what dies, then triggers, then the turn.
func (m *Match) run() {
	for !m.state.Open && !m.over {
		switch {
		case m.state.Aborted:
			m.loseBy(m.state.Loser)
		case m.state.Frame.On:
			m.proceed()
		case m.looked != len(m.w.Events):
			m.look()
		case m.state.Stage == stWait && (len(m.pending) > 0 || m.state.Group.On) && m.stackTriggers():
		default:
			m.step()
		}
	}
	m.traceTable()
}

// step does one stage.
func (m *Match) step() {
	switch m.state.Stage {
	case stStart:
		m.open(AskStart, m.state.Decider, 0, 0)
	case stMulligan:
		m.askMulligan()
	case stTurn:
		m.startTurn()
	case stUpkeep:
		m.upkeep()
	case stDraw:
		m.firstDraw()
	case stMain:
		m.setPhase(PhaseMain)
		m.window()
	case stWait:
		m.askPriority()
	case stAttack:
		m.startAttack()
	case stAfterCombat:
		m.endCombat()
	case stBlock:
		m.startBlock()
	case stLines:
		m.orderLines()
	case stDamage:
		m.startDamage()
	case stTidy:
		m.tidy()
	case stEnd:
		m.startEnd()
	case stPitch:
		m.underDecks()
	case stDraw2:
		m.setPhase(PhaseDraw2)
		m.draw(m.active(), false)
		m.state.Stage = stCleanup
	case stCleanup:
		m.cleanup()
	case stExpire:
		m.expire()
	}
}

// setPhase begins a phase.
func (m *Match) setPhase(p int32) {
	m.w.NextStep()
	m.w.Cause = 0
	m.setTable(VarPhase, p)
}

// window gives everybody a chance to act, the active player first (E5).
func (m *Match) window() {
	m.setTable(VarPriority, int32(m.active()))
	m.setTable(VarPasses, 0)
	m.state.Stage = stWait
}

// askPriority asks who has priority. The kind of the question follows from what
// everybody sees.
func (m *Match) askPriority() {
	s := rules.Seat(m.table(VarPriority))
	phase := m.phase()
	switch top := m.board.Top(ZoneStack); {
	case top != 0:
		m.open(AskRespond, s, top, 0)
	case s == m.active() && (phase == PhaseMain || phase == PhaseMain2):
		m.open(AskMain, s, 0, 0)
	default:
		m.open(AskWindow, s, 0, 0)
	}
}

// pass hands priority on; two passes in a row resolve the top of the stack, or
// end the phase on an empty one (E3, E4).
func (m *Match) pass(s rules.Seat) {
	m.state.Open = false
	m.w.Cause = 0
	m.w.Note(NotePass, rules.Event{Seat: s})
	if m.table(VarPasses) == 0 {
		m.setTable(VarPasses, 1)
		m.setTable(VarPriority, int32(1-s))
		return
	}
	m.setTable(VarPasses, 0)
	if top := m.board.Top(ZoneStack); top != 0 {
		m.setTable(VarPriority, int32(m.active()))
		m.resolve(top)
		return
	}
	m.endPhase()
}

// endPhase empties the reserves and goes on to the next phase.
func (m *Match) endPhase() {
	for s := range rules.Seat(2) {
		if n := m.board.Var(VarAether, s); n > 0 {
			m.w.Note(NoteWaste, rules.Event{Seat: s, New: n})
			m.w.Change(VarAether, s, 0)
		}
	}
	next := stEnd
	switch m.phase() {
	case PhaseUpkeep:
		next = stDraw
	case PhaseDraw:
		next = stMain
	case PhaseMain:
		next = stAttack
	case PhaseMain2:
		if m.table(VarExtra) > 0 {
			next = stAttack
		}
	case PhaseAttack:
		next = stAfterCombat
		if m.attacked() {
			next = stBlock
		}
	case PhaseBlock:
		next = stDamage
	case PhaseDamage:
		next = stAfterCombat
	case PhaseEnd:
		next = stPitch
	}
	m.state.Stage, m.state.Step = next, 0
}

// The beginning.

// startWith begins the match with the player that was chosen (E34).
func (m *Match) startWith(first rules.Seat) {
	m.w.Note(NoteBegin, rules.Event{Seat: first})
	m.setTable(VarFirst, int32(first))
	m.setTable(VarActive, int32(first))
	m.setTable(VarPriority, int32(first))
	m.w.NextStep()
	for i := range rules.Seat(2) {
		for range handLimit {
			m.draw((first+i)%2, false)
		}
	}
	m.state.Stage, m.state.Step = stMulligan, 0
}

// askMulligan asks the one who begins, then the other (E33).
func (m *Match) askMulligan() {
	if m.state.Step == 2 {
		m.state.Stage = stTurn
		return
	}
	m.open(AskMulligan, rules.Seat(m.table(VarFirst)+int32(m.state.Step))%2, 0, 0)
}

func (m *Match) answerMulligan(a rules.Action) {
	s := a.Seat
	m.state.Step++
	m.w.Cause = 0
	if a.Verb == VerbKeep {
		m.w.Note(NoteKeep, rules.Event{Seat: s})
		return
	}
	m.w.Note(NoteMulligan, rules.Event{Seat: s})
	m.w.Change(VarRedrawn, s, 1)
	for len(m.hand(s)) > 0 {
		m.w.Move(m.hand(s)[0], ZoneDeck(s))
	}
	m.w.NextStep()
	m.w.Shuffle(ZoneDeck(s), &m.rng)
	m.w.NextStep()
	for range handLimit {
		m.draw(s, false)
	}
}

// The turn.

// startTurn hands the turn over; the first one is the beginner's.
func (m *Match) startTurn() {
	s := m.active()
	turn := m.table(VarTurn) + 1
	if turn > 1 {
		s = 1 - s
	}
	if turn > maxTurns {
		m.stall()
		return
	}
	m.w.NextStep()
	m.w.Cause = 0
	m.setTable(VarTurn, turn)
	m.setTable(VarActive, int32(s))
	m.w.Note(NoteTurn, rules.Event{Seat: s, New: turn})
	m.state.Stage = stUpkeep
}

// freshen forgets what counts for one turn only, when a turn begins.
func (m *Match) freshen() {
	for s := range rules.Seat(2) {
		for _, v := range [...]rules.Var{VarMined, VarPower, VarSpells, VarDamage} {
			m.w.Change(v, s, 0)
		}
	}
	m.setTable(VarCombats, 0)
	m.setTable(VarCharges, 0)
	for s := range rules.Seat(2) { // a card hidden last turn may be played now
		if id := m.board.Top(ZoneCachette(s)); id != 0 {
			m.w.Set(id, AttrSealed, 0)
		}
	}
}

// upkeep lets sleepers wake a little, then disengages what the active player
// controls (E38, E10). What its owner controls now gains no First Blood any
// more (E13).
func (m *Match) upkeep() {
	s := m.active()
	m.setPhase(PhaseUpkeep)
	m.freshen()
	m.w.NextStep()
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, id := range m.board.Zone(z) {
			if m.attr(id, AttrSlumber) > 0 {
				m.w.Add(id, AttrSlumber, -1)
			}
		}
	}
	m.bury() // who wakes with too much Fatigue dies before anything is disengaged
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			if m.board.Cards[id].Owner == s {
				m.w.Set(id, AttrSettled, 1)
			}
			switch {
			case m.attr(id, AttrSkips) != 0:
				m.w.Set(id, AttrSkips, 0)
			case m.attr(id, AttrEngaged) != 0 && !m.forbidden(id, OpNoUntap):
				m.untap(id)
			}
		}
	}
	m.hear(OnUpkeep, 0, s, 0)
	m.window()
}

// firstDraw draws a card. In the first turn of the match the whole phase is left
// out, with its window.
func (m *Match) firstDraw() {
	if m.table(VarTurn) == 1 {
		m.state.Stage = stMain
		return
	}
	m.setPhase(PhaseDraw)
	m.draw(m.active(), false)
	m.window()
}

// startEnd begins the end of a turn: who has the First Blood now is to be
// sacrificed, by an effect on the stack (E13).
func (m *Match) startEnd() {
	m.setPhase(PhaseEnd)
	for i := range rules.Seat(2) {
		m.callBlood((m.active() + i) % 2)
	}
	m.hear(OnEnd, 0, m.active(), 0)
	m.window()
}

func (m *Match) callBlood(s rules.Seat) {
	first := rules.CardID(0)
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			if m.attr(id, AttrBlood) != 0 {
				m.w.Set(id, AttrBlood, 2)
				if first == 0 {
					first = id
				}
			}
		}
	}
	if first != 0 {
		m.queue(trigger{Seat: s, Face: m.board.Cards[first].Face, Ability: EntryBlood, Source: first})
	}
}

// underDecks puts pitched cards under the decks, the active player's first; who
// has several orders them (E2).
func (m *Match) underDecks() {
	m.setPhase(PhasePitch)
	for m.state.Step < 2 {
		s := (m.active() + rules.Seat(m.state.Step)) % 2
		if m.board.Count(ZonePitch(s)) > 1 {
			m.open(AskPitch, s, 0, 0)
			return
		}
		m.putUnder(s)
		m.state.Step++
	}
	m.state.Stage = stDraw2
}

// answerPitch takes a step of the order; the last card follows by itself.
func (m *Match) answerPitch(a rules.Action) {
	s := a.Seat
	if a.Verb == VerbUndo {
		m.list = m.list[:len(m.list)-1]
		m.state.Open = true
		return
	}
	m.list = append(m.list, a.Card)
	pile := m.board.Zone(ZonePitch(s))
	if len(m.list) < len(pile)-1 {
		m.state.Open = true
		return
	}
	for _, id := range pile {
		if !slices.Contains(m.list, id) {
			m.list = append(m.list, id)
		}
	}
	m.w.Cause = 0
	m.moved = append(m.moved[:0], pile...)
	m.w.Arrange(m.moved, m.list, rules.Only(s))
	m.list = m.list[:0]
	m.putUnder(s)
	m.state.Step++
}

// putUnder puts the pitched cards of a player under his deck, the first one
// uppermost.
func (m *Match) putUnder(s rules.Seat) {
	n := m.board.Count(ZonePitch(s))
	if n == 0 {
		return
	}
	m.w.NextStep()
	m.w.Note(NoteUnder, rules.Event{Seat: s, New: int32(n)})
	for m.board.Count(ZonePitch(s)) > 0 {
		m.w.MoveTo(m.board.Zone(ZonePitch(s))[0], ZoneDeck(s), 0)
	}
}

// cleanup discards down to a full hand (E32).
func (m *Match) cleanup() {
	s := m.active()
	m.setPhase(PhaseCleanup)
	if over := len(m.hand(s)) - m.sight.HandLimit(s); over > 0 {
		m.open(AskLimit, s, 0, over)
		return
	}
	m.state.Stage = stExpire
}

// expire ends what held until the end of the turn, for both players at once
// (E49).
func (m *Match) expire() {
	m.w.NextStep()
	m.w.Cause = 0
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, id := range m.board.Zone(z) {
			for _, a := range [...]rules.Attr{AttrForce, AttrDefence, AttrGranted, AttrRepeat, AttrCharge, AttrSilenced, AttrHit, AttrUsed} {
				m.w.Set(id, a, 0)
			}
		}
	}
	m.giveBack()
	m.state.Stage = stTurn
}

// giveBack returns permanents that were taken until the end of the turn.
func (m *Match) giveBack() {
	for z := zoneFighters; z < zoneEnd; z++ {
		for i := 0; i < len(m.board.Zone(z)); i++ {
			id := m.board.Zone(z)[i]
			if to := m.attr(id, AttrLent); to != 0 {
				m.w.Note(NoteBack, rules.Event{Seat: rules.Seat(to - 1), Card: id})
				m.control(id, rules.Seat(to-1))
				m.w.Set(id, AttrLent, 0)
				i--
			}
		}
	}
}

// leaveCombat takes a fighter out of the combat: who blocked it stands idle, and
// what it blocked stays blocked (E18).
func (m *Match) leaveCombat(id rules.CardID) {
	if m.attr(id, AttrAttacking) != 0 {
		m.freeBlockers(id)
		m.w.Set(id, AttrAttacking, 0)
	}
	m.w.Set(id, AttrBlocking, 0)
	m.w.Set(id, AttrRank, 0)
}

// control gives a permanent to another player; it leaves combat.
func (m *Match) control(id rules.CardID, s rules.Seat) {
	if m.sight.controller(id) == s {
		return
	}
	m.leaveCombat(id)
	m.w.Move(id, row(m.card(id), s))
	m.changed(id)
}
