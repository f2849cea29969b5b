package drakerion

import "wyrmtable/rules"

// checkTable looks for who has fallen, who has won and which support line climbs
// (G4). It reports whether it changed anything. Nobody tells it what has changed:
// a life may end with a bonus that a card far away gave. Who falls because such
// a card has fallen does so before anybody is asked or has won (R17).
func (m *Match) checkTable() bool {
	if m.table(VarTurn) == 0 {
		return false
	}
	fell := false
	for m.findDying() {
		m.bury(m.dying)
		fell = true
	}
	return m.checkWin() || m.climb() || fell
}

// findDying finds the Characters with at least as much damage as life.
func (m *Match) findDying() bool {
	m.dying = m.dying[:0]
	for z := zoneMelee; z < zoneAttached; z++ {
		for _, id := range m.board.Zone(z) {
			d := int(m.attr(id, AttrDamage))
			if d > 0 {
				m.traceStat(id, Life, true)
			}
			if d > 0 && d >= StatOf(&m.board, id, Life) {
				m.dying = append(m.dying, id)
			}
		}
	}
	return len(m.dying) > 0
}

// bury destroys Characters at once: each goes to the discard pile and gives its
// prestige to the other player (K23). What that sets off waits.
func (m *Match) bury(dead []rules.CardID) {
	m.w.NextStep()
	for _, id := range dead {
		s := seatOf(m.board.Cards[id].Zone)
		p := m.card(id).Prestige
		m.w.Note(NoteDestroyed, rules.Event{Seat: 1 - s, Card: id, New: int32(p)})
		m.fire(OnDestroy, id, s, 0)
		m.leave(id, ZoneDiscard(m.board.Cards[id].Owner))
		cause := m.w.Cause
		m.w.Cause = 0 // it is not the effect that gives it
		m.w.Count(VarPrestige, 1-s, int(p))
		m.w.Cause = cause
	}
	for _, id := range dead {
		s := m.board.Cards[id].Owner
		m.traceFall(s)
		m.fireSeat(OnFall, s, id)
		m.fireSeat(OnKill, 1-s, id)
		m.answerFall(s)
	}
}

// answerFall lets a player answer the fall of a Character with an Event of his
// hand: once for all that fall together.
func (m *Match) answerFall(s rules.Seat) {
	for i := range m.pending {
		if t := &m.pending[i]; t.Seat == s && t.Card == 0 {
			return
		}
	}
	m.pending = append(m.pending, trigger{Seat: s})
}

// leave takes a card out of play: its Attachments are discarded (K25), and a
// combat in which it takes part is cancelled (K22).
func (m *Match) leave(id rules.CardID, to rules.Zone) {
	m.strip(id)
	part := m.fighting() && (id == m.attacker() || id == m.defender())
	if part {
		m.cancelCombat()
	}
	m.w.Move(id, to)
	m.clear(id)
}

// strip discards the Attachments of a Character.
func (m *Match) strip(id rules.CardID) {
	for s := range rules.Seat(2) {
		for i := 0; i < len(m.board.Zone(ZoneAttached(s))); {
			at := m.board.Zone(ZoneAttached(s))[i]
			if m.attr(at, AttrHost) != int16(id) {
				i++
				continue
			}
			m.w.Move(at, ZoneDiscard(m.board.Cards[at].Owner))
			m.clear(at)
		}
	}
}

// clear takes away what lies on a card that leaves play.
func (m *Match) clear(id rules.CardID) {
	for a := AttrInclined; a <= AttrTurnRanged; a++ {
		m.w.Set(id, a, 0)
	}
}

// climb sends a support line to melee where the melee line is empty (K18).
func (m *Match) climb() bool {
	done := false
	for s := range rules.Seat(2) {
		if len(m.board.Zone(ZoneMelee(s))) > 0 || len(m.board.Zone(ZoneSupport(s))) == 0 {
			continue
		}
		m.w.NextStep()
		m.w.Note(NoteClimb, rules.Event{Seat: s})
		for len(m.board.Zone(ZoneSupport(s))) > 0 {
			m.w.Move(m.board.Zone(ZoneSupport(s))[0], ZoneMelee(s))
		}
		done = true
	}
	return done
}

// checkWin ends the match when somebody has twenty prestige or the other no
// Character left in play; both at once is a draw (K3, K4).
func (m *Match) checkWin() bool {
	var winners rules.SeatSet
	reason := rules.Text{}
	for s := range rules.Seat(2) {
		foe := 1 - s
		switch {
		case len(m.board.Zone(ZoneMelee(foe)))+len(m.board.Zone(ZoneSupport(foe))) == 0:
			winners = winners.With(s)
			reason = rules.Text{FR: "L’adversaire n’a plus de Personnage en jeu.", EN: "The opponent has no Character left in play."}
		case m.board.Var(VarPrestige, s) >= prestigeGoal:
			winners = winners.With(s)
			reason = rules.Text{FR: "20 points de prestige.", EN: "20 points of prestige."}
		}
	}
	if winners == 0 {
		return false
	}
	seat := rules.Seat(0)
	switch {
	case winners.Len() == 2:
		winners, seat = 0, rules.Nobody
		reason = rules.Text{FR: "Les deux joueurs l’emportent en même temps\u00a0: égalité.", EN: "Both players win at once: a draw."}
	case winners.Has(1):
		seat = 1
	}
	m.w.NextStep()
	m.w.Note(NoteWin, rules.Event{Seat: seat})
	m.over = true
	m.end = rules.Outcome{Winners: winners, Reason: reason}
	return true
}
