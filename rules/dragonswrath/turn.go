package dragonswrath

import "wyrmtable/rules"

// Apply does one legal answer and goes on to the next question.
func (m *Match) Apply(a rules.Action, dst []rules.Event) ([]rules.Event, error) {
	if rules.Find(m, a) == nil {
		return dst, rules.ErrIllegal
	}
	m.w = rules.Begin(&m.board, dst)
	m.answer(a)
	m.run()
	return m.w.End(), nil
}

func (m *Match) answer(a rules.Action) {
	switch {
	case m.state.Asked:
		m.state.Asked = false
		m.answerOne(a)
	case m.state.Window:
		m.answerWindow(a)
	case m.note(a):
		m.chose(a.Seat)
	}
}

// run goes on until somebody is asked or the match is over.
func (m *Match) run() {
	for !m.over && !m.state.Asked {
		if len(m.tasks) > 0 {
			m.resolve()
			continue
		}
		if m.fate(); m.over || m.state.Window || m.secret() {
			break
		}
		m.step()
	}
	m.listed = false
}

func (m *Match) step() {
	switch m.state.Stage {
	case stYear:
		m.beginYear()
	case stRites:
		m.nextRite()
	case stOrder:
		m.beginCombat()
	case stAttack:
		m.nextAttack()
	case stCompare:
		m.compare()
	case stEnd:
		m.w.NextStep()
		m.setTable(VarPhase, PhaseEnd)
		m.setTable(VarActive, 0)
		m.window(stNextYear)
	case stNextYear:
		m.endYear()
	}
}

func (m *Match) setTable(v rules.Var, n int32) { m.w.Change(v, rules.Nobody, n) }

// beginYear begins a turn: provinces set aside come back (W11), and everybody
// draws a card if there is one (W20).
func (m *Match) beginYear() {
	turn := m.table(VarTurn) + 1
	if turn > maxTurns {
		m.w.Note(NoteWin, rules.Event{Seat: rules.Nobody})
		m.over, m.end = true, rules.Outcome{Stalled: true, Reason: rules.Text{
			FR: "Égalité\u00a0: la guerre dure depuis trop longtemps.", EN: "A draw: the war has gone on for too long."}}
		return
	}
	m.w.NextStep()
	m.setTable(VarTurn, turn)
	m.w.Note(NoteTurn, rules.Event{Seat: rules.Nobody, New: turn})
	for s := range m.seats() {
		for len(m.board.Zone(ZoneAside(s))) > 0 {
			m.w.Move(m.board.Zone(ZoneAside(s))[0], ZoneProvinces(s))
		}
		for _, id := range m.board.Zone(ZoneLost(s)) {
			m.w.Set(id, AttrSpent, 0)
		}
	}
	m.reinforce()
}

// reinforce is the first phase: everybody draws.
func (m *Match) reinforce() {
	m.w.NextStep()
	m.setTable(VarPhase, PhaseDraw)
	for s := range m.seats() {
		if m.lives(s) {
			m.draw(s)
		}
	}
	m.window(stMagic)
}

func (m *Match) draw(s rules.Seat) {
	if id := m.board.Top(ZoneDeck(s)); id != 0 {
		m.w.Move(id, ZoneHand(s))
		return
	}
	m.w.Note(NoteNoCard, rules.Event{Seat: s})
}

// endYear ends what lasts for a turn.
func (m *Match) endYear() {
	m.w.NextStep()
	for s := range m.seats() {
		m.w.Change(VarGather, s, 0)
		m.w.Change(VarRank, s, 0)
		for _, id := range m.board.Zone(ZoneRealm(s)) {
			for _, a := range [...]rules.Attr{AttrUsed, AttrStruck, AttrPM, AttrPP, AttrWard, AttrBound} {
				m.w.Set(id, a, 0)
			}
		}
	}
	m.state.Stage = stYear
	m.countPeace()
}

// countPeace ends a war that nobody can go on with: five years in a row without
// an ally to draw and without a deed (R7).
func (m *Match) countPeace() {
	n := m.table(VarPeace) + 1
	for s := range m.seats() {
		if m.state.Busy || m.lives(s) && len(m.board.Zone(ZoneDeck(s))) > 0 {
			n = 0
		}
	}
	m.state.Busy = false
	m.setTable(VarPeace, n)
	if n < peaceYears {
		return
	}
	m.w.NextStep()
	m.w.Note(NoteWin, rules.Event{Seat: rules.Nobody})
	m.over, m.end = true, rules.Outcome{Reason: rules.Text{
		FR: "Cinq années de paix sans allié à tirer\u00a0: égalité.", EN: "Five years of peace without an ally to draw: a draw."}}
}

// rank puts the living leaders in decreasing order of power; ties are drawn.
func (m *Match) rank() {
	q := &m.state
	q.Ranked = 0
	for s := range m.seats() {
		if m.lives(s) {
			q.Order[q.Ranked] = s
			q.Ranked++
		}
	}
	order := q.Order[:q.Ranked]
	for i := len(order) - 1; i > 0; i-- {
		j := m.rng.IntN(i + 1)
		order[i], order[j] = order[j], order[i]
	}
	for i := range order {
		for j := i; j > 0 && m.power(order[j]) > m.power(order[j-1]); j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
}

func (m *Match) ranked() []rules.Seat { return m.state.Order[:m.state.Ranked] }

// fate eliminates whoever has no province left, and ends the match when fewer
// than two leaders remain (W13, W21, W22).
func (m *Match) fate() {
	if m.over {
		return
	}
	alive := rules.SeatSet(0)
	for s := range m.seats() {
		if !m.lives(s) {
			continue
		}
		if m.power(s) > 0 {
			alive = alive.With(s)
			continue
		}
		m.w.NextStep()
		m.w.Note(NoteOut, rules.Event{Seat: s})
		m.w.Change(VarOut, s, 1)
		m.w.Change(VarGather, s, 0)
		m.leave(s)
		m.recall(s)
	}
	if alive.Len() > 1 {
		return
	}
	m.w.NextStep()
	m.over, m.tasks = true, m.tasks[:0]
	for s := range m.seats() {
		if alive.Has(s) {
			m.w.Note(NoteWin, rules.Event{Seat: s})
			m.end = rules.Outcome{Winners: rules.Only(s), Reason: rules.Text{FR: "Le dernier leader qui ait une province.", EN: "The last leader with a province."}}
			return
		}
	}
	m.w.Note(NoteWin, rules.Event{Seat: rules.Nobody})
	m.end = rules.Outcome{Reason: rules.Text{FR: "Plus personne n’a de province\u00a0: égalité.", EN: "Nobody has a province left: a draw."}}
}

// recall discards the lasting ritual that an eliminated leader has cast in the
// reveal which is being carried out: it goes with him, whether it was before or
// behind what felled him (R12).
func (m *Match) recall(s rules.Seat) {
	p := &m.state.Picks[s]
	if m.state.Stage == stRites && p.N > 0 && m.zone(p.Cards[0]) == ZoneRites(s) {
		m.discard(p.Cards[0])
	}
}

// leave takes the creatures, items and hand of an eliminated leader away; his
// lasting rituals go on (W21).
func (m *Match) leave(s rules.Seat) {
	for _, kind := range [...]rules.Zone{zoneItems, zoneRealm, zoneHand} {
		for {
			z := m.board.Zone(zoneOf(kind, s))
			if len(z) == 0 {
				break
			}
			m.discard(z[len(z)-1])
		}
	}
}
