package aestery

import "wyrmtable/rules"

// look finds who has lost, what has died, and what is there twice. Nothing of
// it uses the stack.
func (m *Match) look() {
	m.looked = len(m.w.Events)
	if m.lost() || m.bury() {
		return
	}
	m.checkLegends()
}

// lost ends the match when somebody has no life left; both at once is a draw
// (E45).
func (m *Match) lost() bool {
	a, b := m.board.Var(VarLife, 0) <= 0, m.board.Var(VarLife, 1) <= 0
	switch {
	case a && b:
		m.finish(rules.Outcome{Reason: rules.Text{FR: "Égalité\u00a0: plus de points de vie de part et d’autre.", EN: "A draw: no life left on either side."}}, rules.Nobody)
	case a:
		m.loseLife(0)
	case b:
		m.loseLife(1)
	}
	return m.over
}

func (m *Match) loseLife(s rules.Seat) {
	m.finish(rules.Outcome{Winners: rules.Only(1 - s), Reason: rules.Text{FR: "Le perdant n’a plus de point de vie.", EN: "The loser has no life left."}}, 1-s)
}

// loseBy ends the match for a player who could not draw.
func (m *Match) loseBy(s rules.Seat) {
	m.finish(rules.Outcome{Winners: rules.Only(1 - s), Reason: rules.Text{FR: "Le perdant n’a plus de carte à piocher.", EN: "The loser has no card left to draw."}}, 1-s)
}

func (m *Match) finish(o rules.Outcome, winner rules.Seat) {
	m.w.NextStep()
	m.w.Cause = 0
	m.w.Note(NoteFinish, rules.Event{Seat: winner})
	m.over, m.end = true, o
}

// stall ends a match that does not end by itself.
func (m *Match) stall() {
	m.finish(rules.Outcome{Stalled: true, Reason: rules.Text{
		FR: "Égalité\u00a0: la partie dure depuis trop longtemps.",
		EN: "A draw: the match has gone on for too long."}}, rules.Nobody)
}

// bury puts the fighters that have no Défense left into the graveyard, all at
// once (E20, E21). Sleepers are not destroyed (E38). It reports whether there were
// any.
func (m *Match) bury() bool {
	m.buried = len(m.w.Events)
	m.dying = m.dying[:0]
	for z := zoneFighters; z < zoneStories; z++ {
		for _, id := range m.board.Zone(z) {
			if m.sight.Remaining(id) <= 0 && !m.sight.asleep(id) {
				m.dying = append(m.dying, id)
			}
		}
	}
	if len(m.dying) == 0 {
		return false
	}
	m.w.NextStep()
	m.w.Cause = 0
	for _, id := range m.dying {
		m.w.Note(NoteDie, rules.Event{Seat: rules.Nobody, Card: id, New: int32(m.attr(id, AttrFatigue)), Old: int32(m.sight.Defence(id))})
	}
	m.goAll(m.dying)
	return true
}

// goAll takes permanents to their graveyards at once: all of them hear the
// others go.
func (m *Match) goAll(ids []rules.CardID) {
	mark := len(m.pending)
	for _, id := range ids {
		m.hearLeaving(id, ZoneGraveyard(m.board.Cards[id].Owner))
	}
	for _, id := range ids {
		m.leave(id, ZoneGraveyard(m.board.Cards[id].Owner), mark)
	}
}

// checkLegends asks a player who controls a legendary permanent twice which one
// he keeps (E26). One that sleeps cannot be sacrificed, so it is the other that
// goes.
func (m *Match) checkLegends() {
	for s := range rules.Seat(2) {
		for z := zoneFighters + rules.Zone(s); z < zoneMines; z += 2 {
			for _, id := range m.board.Zone(z) {
				if !m.card(id).Legendary {
					continue
				}
				awake := 0
				twins := m.twins(id)
				for _, t := range twins {
					awake += int(rules.Bit(!m.sight.asleep(t)))
				}
				if len(twins) > 1 && awake > 0 {
					m.legend(s, id, twins, awake)
					return
				}
			}
		}
	}
}

func (m *Match) legend(s rules.Seat, id rules.CardID, twins []rules.CardID, awake int) {
	if awake == len(twins) {
		m.open(AskLegend, s, id, 0)
		return
	}
	for _, t := range twins { // a sleeper stays
		if m.sight.asleep(t) {
			m.keep(t)
			return
		}
	}
}

// twins returns the permanents of the same name under the same control.
func (m *Match) twins(id rules.CardID) []rules.CardID {
	out := m.line[:0]
	s := m.sight.controller(id)
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, t := range m.board.Zone(z) {
			if m.board.Cards[t].Face == m.board.Cards[id].Face {
				out = append(out, t)
			}
		}
	}
	m.line = out
	return out
}

func (m *Match) answerLegend(id rules.CardID) { m.keep(id) }

// keep sacrifices the twins of a legendary permanent that are awake.
func (m *Match) keep(id rules.CardID) {
	m.w.NextStep()
	m.w.Cause = 0
	m.w.Note(NoteLegend, rules.Event{Seat: m.sight.controller(id), Card: id})
	for _, t := range append(m.dying[:0], m.twins(id)...) {
		if t != id && !m.sight.asleep(t) {
			m.sacrifice(t)
		}
	}
}

// sacrifice puts a permanent into the graveyard by its controller; one that
// sleeps cannot be sacrificed (E38).
func (m *Match) sacrifice(id rules.CardID) bool {
	if m.sight.asleep(id) {
		m.w.Note(NoteAsleep, rules.Event{Seat: rules.Nobody, Card: id})
		return false
	}
	m.w.Note(NoteSacrifice, rules.Event{Seat: m.sight.controller(id), Card: id})
	m.depart(id, ZoneGraveyard(m.board.Cards[id].Owner))
	return true
}
