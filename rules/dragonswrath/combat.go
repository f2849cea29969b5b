package dragonswrath

import "wyrmtable/rules"

// beginCombat measures the order of power once (W28).
func (m *Match) beginCombat() {
	m.w.NextStep()
	m.setTable(VarPhase, PhaseCombat)
	m.rank()
	m.w.Note(NoteOrder, rules.Event{Seat: rules.Nobody, Knows: rules.Everyone})
	for i, s := range m.ranked() {
		m.w.Change(VarRank, s, int32(i+1))
	}
	m.state.At = -1
	m.nextLeader()
}

// nextLeader gives the attack to the next living leader.
func (m *Match) nextLeader() {
	q := &m.state
	for q.At++; q.At < q.Ranked && !m.lives(q.Order[q.At]); q.At++ {
	}
	for s := range m.seats() {
		for _, id := range m.board.Zone(ZoneRealm(s)) {
			m.w.Set(id, AttrStruck, 0)
		}
	}
	if q.At >= q.Ranked {
		q.Stage = stEnd
		return
	}
	m.w.NextStep()
	m.setTable(VarActive, int32(q.Order[q.At])+1)
	q.Stage = stAttack
}

// nextAttack asks the leader for an attack if he can make one.
func (m *Match) nextAttack() {
	s := m.active() // an eliminated one has no creature left
	for _, id := range m.board.Zone(ZoneRealm(s)) {
		if m.board.Attr(id, AttrUsed) <= 0 {
			m.open(AskAttack, s, 0, 0)
			return
		}
	}
	m.nextLeader()
}

func (m *Match) answerOne(a rules.Action) {
	m.state.Busy = m.state.Busy || a.Verb == VerbAttack || a.Verb == VerbRaid
	switch a.Verb {
	case VerbStop:
		m.nextLeader()
	case VerbAttack:
		m.w.Note(NoteAttack, rules.Event{Seat: a.Seat, Card: a.Card, Other: a.Target, New: int32(a.Num)})
		m.w.Add(a.Card, AttrUsed, 1)
		m.w.Set(a.Card, AttrFight, 1)
		m.w.Set(a.Target, AttrFight, 2)
		m.w.Set(a.Target, AttrStruck, 1)
		m.setTable(VarMode, int32(a.Num))
		m.window(stCompare)
	case VerbRaid:
		m.w.Note(NoteRaid, rules.Event{Seat: a.Whom, Card: a.Card})
		m.w.Add(a.Card, AttrUsed, 1)
		m.w.Set(a.Card, AttrFight, 1)
		m.setTable(VarMode, ModeRaid)
		m.setTable(VarRaided, int32(a.Whom)+1)
		m.window(stCompare)
	case VerbChoose:
		t := &m.tasks[0]
		t.Aimed, t.Target, t.Whom = true, a.Target, a.Whom
	case VerbLose:
		m.traceLoss(m.state.Source, a.Seat)
		m.ruin(a.Seat, a.Card)
	}
}

// compare ends a fight after its window.
func (m *Match) compare() {
	x, y := m.fighter(1), m.fighter(2)
	mode, victim := m.table(VarMode), rules.Seat(m.table(VarRaided))-1
	m.w.NextStep()
	if mode == ModeRaid {
		m.peace(x, y)
		if x == 0 || !m.lives(victim) {
			m.w.Note(NoteCancel, rules.Event{Seat: m.active()})
			return
		}
		m.push(task{Lose: 1, Seat: victim, Card: x})
		return
	}
	if x == 0 || y == 0 {
		m.w.Note(NoteCancel, rules.Event{Seat: m.active(), Card: max(x, y)})
		m.peace(x, y)
		return
	}
	stat := OpPM
	if mode == ModePP {
		stat = OpPP
	}
	a, b := m.strength(x, stat, y), m.strength(y, stat, x)
	m.traceFight(x, y, stat)
	m.w.Note(NoteCompare, rules.Event{Seat: m.active(), Card: x, Other: y, Old: int32(a), New: int32(b)})
	m.peace(x, y)
	if a <= b {
		m.destroy(x)
	}
	if b <= a {
		m.destroy(y)
	}
}

// peace takes the marks of a fight away.
func (m *Match) peace(x, y rules.CardID) {
	if x != 0 {
		m.w.Set(x, AttrFight, 0)
	}
	if y != 0 {
		m.w.Set(y, AttrFight, 0)
	}
	m.setTable(VarMode, ModeNone)
	m.setTable(VarRaided, 0)
	m.state.Stage = stAttack
}

// strength returns the PM or PP of a creature, against an opponent if it is not
// 0; never below 0 (R5).
func (m *Match) strength(id rules.CardID, stat Op, foe rules.CardID) int {
	return Strength(&m.board, id, stat, foe)
}
