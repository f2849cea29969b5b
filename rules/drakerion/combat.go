package drakerion

import "wyrmtable/rules"

// attack declares an attack: the attacker is inclined (sheet, Déroulement d'un
// combat 1).
func (m *Match) attack(a rules.Action) {
	note := NoteAttack
	if a.Verb == VerbShoot {
		note = NoteShoot
	}
	if a.Verb == VerbAttack && kindOf(m.board.Cards[a.Target].Zone) == zoneSupport {
		m.traceGiven(a.Card, Infiltrator)
	}
	m.w.Note(note, rules.Event{Seat: a.Seat, Card: a.Card, Other: a.Target})
	m.w.Set(a.Card, AttrInclined, 1)
	m.setTable(VarAttacker, int32(a.Card))
	m.setTable(VarDefender, int32(a.Target))
	m.setTable(VarShot, int32(rules.Bit(a.Verb == VerbShoot)))
	m.setTable(VarPhase, PhaseCombat)
	m.state.Defending = 1 - a.Seat
	m.state.Stage = stDeclared
	m.fireAttack(OnAttack, a.Card)
	m.fireAttack(OnAttacked, a.Target)
}

// fireAttack sets off what a Character and its Attachments do in a role.
func (m *Match) fireAttack(on On, id rules.CardID) {
	m.traceRole(on, id)
	m.fire(on, id, seatOf(m.board.Cards[id].Zone), 0)
	for s := range rules.Seat(2) {
		for _, at := range m.board.Zone(ZoneAttached(s)) {
			if m.attr(at, AttrHost) == int16(id) {
				m.fire(on, at, s, 0)
			}
		}
	}
}

// openWindow opens the actions during a combat with the defender's controller;
// who has sounded the retreat passes there too (K10).
func (m *Match) openWindow() {
	m.w.NextStep()
	d := m.state.Defending
	m.w.Note(NoteWindow, rules.Event{Seat: d, Card: m.attacker(), Other: m.defender()})
	m.setTable(VarWaived, int32(rules.Bit(m.retreated(d))))
	m.setTable(VarOpening, int32(rules.Bit(!m.retreated(d))))
	if m.retreated(d) {
		d = 1 - d
	}
	m.setTable(VarActive, int32(d))
	m.state.Stage = stWindow
}

// nextInCombat passes the combat action on; two passes in a row end the window
// (K11).
func (m *Match) nextInCombat() {
	other := 1 - m.active()
	waived := m.table(VarWaived)
	if waived < 2 && m.retreated(other) {
		waived++
		m.setTable(VarWaived, waived)
	} else if waived < 2 {
		m.setTable(VarActive, int32(other))
	}
	m.state.Stage = stWindow
	if waived == 2 {
		m.state.Stage = stResolve
	}
}

// resolveCombat deals attack and riposte at once (sheet, Résoudre un combat).
// Who has fallen is found afterwards.
func (m *Match) resolveCombat() {
	attacker, defender, shot := m.attacker(), m.defender(), m.table(VarShot) != 0
	m.state.Initiator = 1 - m.state.Defending
	m.traceBlows(attacker, defender, shot)
	toDefender, toAttacker := Blows(&m.board)
	m.w.NextStep()
	m.blow(attacker, defender, toDefender)
	if !shot {
		m.blow(defender, attacker, toAttacker)
	}
	m.endCombat()
}

// blow deals damage to a Character; its Shield takes some of it away.
func (m *Match) blow(from, to rules.CardID, n int) {
	shield := int(m.attr(to, AttrShield))
	off := min(shield, n)
	m.w.Note(NoteBlow, rules.Event{Seat: rules.Nobody, Card: from, Other: to, Old: int32(off), New: int32(n - off)})
	m.w.Set(to, AttrShield, int16(shield-off))
	m.w.Add(to, AttrDamage, n-off)
}

// endCombat clears away what held until the end of the combat; after that the
// defending player acts (K12).
func (m *Match) endCombat() {
	for _, v := range [...]rules.Var{VarAttacker, VarDefender, VarShot, VarWaived, VarOpening} {
		m.setTable(v, 0)
	}
	cause := m.w.Cause
	m.w.Cause = 0 // it ends with the combat, whoever has cancelled that
	for z := zoneMelee; z < zoneAttached; z++ {
		for _, id := range m.board.Zone(z) {
			for a := AttrShield; a <= AttrCombatRanged; a++ {
				m.w.Set(id, a, 0)
			}
		}
	}
	m.w.Cause = cause
	m.setTable(VarPhase, PhaseAction)
	m.state.Stage = stAfter
}

// cancelCombat ends a combat without blows; the attacker stays inclined (K22).
func (m *Match) cancelCombat() {
	if !m.fighting() {
		return
	}
	m.w.Note(NoteCancel, rules.Event{Seat: rules.Nobody, Card: m.attacker(), Other: m.defender()})
	m.endCombat()
}

// afterCombat gives the next action to the defending player.
func (m *Match) afterCombat() {
	m.w.NextStep()
	d := m.state.Defending
	if m.retreated(d) {
		d = 1 - d
	}
	m.setTable(VarActive, int32(d))
	m.state.Stage = stAct
}

// intercept makes a Character the only defender (K16).
func (m *Match) intercept(id rules.CardID) {
	m.traceGiven(id, Interceptor)
	m.w.Note(NoteIntercept, rules.Event{Seat: m.state.Defending, Card: id, Other: m.defender()})
	m.w.Set(id, AttrInclined, 1)
	m.setTable(VarDefender, int32(id))
}

// redirect turns the attack to another Character of the defending side.
func (m *Match) redirect(id rules.CardID) {
	if !m.fighting() || id == m.defender() || seatOf(m.board.Cards[id].Zone) != m.state.Defending {
		m.idle()
		return
	}
	m.w.Note(NoteRedirect, rules.Event{Seat: rules.Nobody, Card: m.defender(), Other: id})
	m.setTable(VarDefender, int32(id))
}

// boost discards a second copy of a Renowned Character for the one in play
// (K20).
func (m *Match) boost(a rules.Action) {
	m.w.Show(a.Card, rules.Everyone)
	m.w.Note(NoteBoost, rules.Event{Seat: a.Seat, Card: a.Card, Other: a.Target, New: int32(a.Num)})
	m.w.Cause = a.Card
	m.w.Move(a.Card, ZoneDiscard(a.Seat))
	m.w.Add(a.Target, [...]rules.Attr{BoostMelee: AttrCombatMelee, BoostRiposte: AttrCombatRiposte, BoostShield: AttrShield}[a.Num], 1)
	m.w.Cause = 0
}
