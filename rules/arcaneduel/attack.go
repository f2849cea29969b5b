package arcaneduel

import "wyrmtable/rules"

// pay asks the price of the spell in play; a single card is paid unasked.
func (m *Match) pay(s rules.Seat, cost int) {
	switch hand := m.hand(s); {
	case cost == 0:
		m.state.Stage = paid(m.state.Stage)
	case len(hand) == 1:
		m.w.NextStep()
		m.payWith(hand[0])
		m.state.Stage = paid(m.state.Stage)
	default:
		zone := m.board.Zone(ZonePlay)
		m.open(AskPay, s, zone[len(zone)-1])
	}
}

// payWith discards a card as the price of the last card in play.
func (m *Match) payWith(id rules.CardID) {
	zone := m.board.Zone(ZonePlay)
	m.did(uint8(m.face(zone[len(zone)-1])), "cost", true)
	m.discard(id)
}

// launchSpell aims the spell in play.
func (m *Match) launchSpell() {
	e, s := m.effect(), m.active()
	if e.Aim == Two && m.state.Second == rules.Nobody && m.state.Standing.Len() > 2 {
		m.open(AskSecond, s, m.source())
		return
	}
	m.state.Stage = answers
	m.w.NextStep()
	m.w.Cause = m.source()
	for range e.Draw { // before a theft (A34)
		n := len(m.hand(s))
		m.draw(s)
		m.did(m.state.Cast, "draw", len(m.hand(s)) > n)
		m.w.NextStep()
		m.w.Cause = m.source()
	}
	m.w.Change(VarRecoil, s, e.Self)
	n := e.Damage + e.Poison
	switch e.Aim {
	case One, Two:
		if m.state.Whom != rules.Nobody {
			m.aim(m.state.Whom, n)
		}
		if m.state.Second != rules.Nobody {
			m.aim(m.state.Second, n)
		}
	case All:
		for to := m.after(s); to != s; to = m.after(to) {
			if m.state.Standing.Has(to) {
				m.aim(to, n)
			}
		}
	}
}

// aim turns the attack, or a part of it, on a player. A Shadow Veil cancels it
// before anybody is asked (A23, A39); who has not answered yet will be asked,
// unless it is his turn or he has no card at all (A20, R2).
func (m *Match) aim(s rules.Seat, n int32) {
	q := &m.state
	m.did(q.Cast, "attack", true)
	m.w.Note(NoteAimed, rules.Event{Seat: s, Card: m.source()})
	m.w.Change(VarAimed, s, 1)
	if m.board.Var(VarVeil, s) > 0 {
		q.Veiled = q.Veiled.With(s)
		m.sprung("veil")
		m.w.Note(NoteVeil, rules.Event{Seat: s, Card: m.source()})
		m.w.Change(VarVeil, s, 0)
	}
	if q.Veiled.Has(s) {
		return
	}
	m.w.Change(VarHit, s, m.board.Var(VarHit, s)+n)
	if m.state.Guards[s].Card != 0 {
		m.guard(s, n)
	}
	if m.effect().Steal {
		q.Victim = s
	}
	if s != m.active() && !q.Done.Has(s) {
		q.Waits = q.Waits.With(s)
	}
}

// askNext asks the next player attacked, clockwise from the attacker (A26). One
// without a card has nothing to answer with, as everybody can see.
func (m *Match) askNext() {
	by := m.active()
	for s := m.after(by); s != by; s = m.after(s) {
		if !m.state.Waits.Has(s) {
			continue
		}
		if len(m.hand(s)) > 0 {
			m.open(AskDefend, s, m.source())
			return
		}
		m.state.Waits &^= rules.Only(s)
	}
	m.state.Stage = hit
}

// strike lets everything happen that the spell does: Frozen Armour, damage and
// healing at once, then theft, and what stays on the table (A39).
func (m *Match) strike() {
	e, by := m.effect(), m.active()
	m.w.NextStep()
	m.w.Cause = m.source()
	m.freeze()
	m.w.NextStep()
	for i := range m.seats() {
		s := (by + i) % m.seats()
		n, back := m.board.Var(VarHit, s), m.board.Var(VarRecoil, s)
		m.w.Change(VarHit, s, 0)
		m.w.Change(VarRecoil, s, 0)
		if e.Poison > 0 && n > 0 {
			m.poison(s, n)
			m.did(m.state.Cast, "poison", true)
			n = 0
		}
		if n > 0 {
			m.did(m.state.Cast, "damage", m.life(s) > 0)
		}
		change := -n - back
		if s == by {
			m.traceCaster(e, change)
			change += e.Heal
		}
		m.w.Change(VarLife, s, min(max(m.life(s)+change, 0), maxLife))
	}
	m.w.NextStep()
	if e.Steal {
		m.steal(m.state.Victim, by)
	}
	m.mark(e, by)
	m.state.Stage = spring
	m.afterwards(e, by)
}

// freeze lets Frozen Armours block what still comes.
func (m *Match) freeze() {
	for s := range m.seats() {
		n, armour := m.board.Var(VarHit, s), m.board.Var(VarArmour, s)
		if n > 0 && armour > 0 {
			blocked := min(n, armour)
			m.sprung("armour")
			m.w.Note(NoteArmour, rules.Event{Seat: s, New: blocked})
			m.w.Change(VarArmour, s, 0)
			m.w.Change(VarHit, s, n-blocked)
		}
	}
}

// poison puts poison on a player, due at the end of his next turn: not of the
// one that is running (A16).
func (m *Match) poison(s rules.Seat, n int32) {
	v := VarPoison
	if s == m.active() {
		v = VarLatent
	}
	m.w.Change(v, s, m.board.Var(v, s)+n)
}

// mark puts the markers of the spell before the one who played it.
func (m *Match) mark(e *Effect, by rules.Seat) {
	m.traceMarks(e)
	if e.Veil {
		m.w.Change(VarVeil, by, 1)
	}
	if e.Armour > 0 {
		m.w.Change(VarArmour, by, e.Armour)
	}
	if e.Shock > 0 {
		m.w.Change(VarShock, by, 1)
	}
	if e.Snare > 0 {
		m.w.Change(VarTrap, by, 1)
	}
}

// afterwards does the rest of a spell, which may ask.
func (m *Match) afterwards(e *Effect, by rules.Seat) {
	pile := m.board.Zone(ZoneDiscard)
	switch {
	case e.Recover == AnyCard && len(pile) > 1:
		m.state.Stage = takeBack
		m.open(AskTake, by, m.source())
	case e.Recover != NoRecovery && len(pile) > 0:
		m.takeBack(m.board.Top(ZoneDiscard), by)
	case e.Swap:
		m.swapHands(by, m.state.Whom)
	case e.Discard:
		s := m.state.Whom
		if hand := m.hand(s); len(hand) == 1 {
			m.obey(hand[0])
			return
		}
		m.state.Stage = obey
		m.open(AskObey, s, m.source())
	}
}

// takeBack takes a card of the discard into a hand.
func (m *Match) takeBack(id rules.CardID, s rules.Seat) {
	m.did(m.state.Cast, "recover", true)
	m.w.Move(id, ZoneHand(s))
}

// obey discards a card that its player was made to.
func (m *Match) obey(id rules.CardID) {
	m.did(m.state.Cast, "discard", true)
	m.discard(id)
}

// springTraps lets the Arcane Trap and then the Electric Veil of each player
// attacked act on the attacker, clockwise (A30, A31, A39). Both look at whether
// the player was attacked, not at whether the attack came through.
func (m *Match) springTraps() {
	by := m.active()
	for s := m.after(by); s != by; s = m.after(s) {
		if m.board.Var(VarAimed, s) == 0 {
			continue
		}
		if m.board.Var(VarTrap, s) > 0 {
			m.snap(s, by)
			return
		}
		if m.board.Var(VarShock, s) > 0 && !m.state.Shocks.Has(s) {
			m.shock(s, by)
		}
	}
	m.state.Stage = settle
}

// snap springs a trap: first a card of the attacker's choice. Who has no life
// left is not asked, for his hand goes anyway (R8).
func (m *Match) snap(s, by rules.Seat) {
	m.w.NextStep()
	m.w.Cause = 0
	m.w.Note(NoteTrap, rules.Event{Seat: s, Old: int32(by)})
	m.w.Change(VarTrap, s, 0)
	m.sprung("snare")
	m.state.Stage = snapped
	switch hand := m.hand(by); {
	case len(hand) == 0 || m.life(by) == 0:
	case len(hand) == 1:
		m.discard(hand[0])
	default:
		m.open(AskTrap, by, 0)
	}
}

// hurt deals damage that is no attack.
func (m *Match) hurt(s rules.Seat, n int32) {
	m.w.Change(VarLife, s, max(m.life(s)-n, 0))
}

// shock lets an Electric Veil strike the attacker and his right neighbour, but
// never its owner (A30).
func (m *Match) shock(s, by rules.Seat) {
	e := &electricVeil.Effect
	m.state.Shocks = m.state.Shocks.With(s)
	m.w.NextStep()
	m.w.Cause = 0
	right := m.before(by)
	m.w.Note(NoteShock, rules.Event{Seat: s, Old: int32(by), New: int32(right)})
	m.hurt(by, e.Shock)
	m.sprung("shock")
	m.traceSpark(right != s)
	if right != s {
		m.hurt(right, e.Spark)
	}
}

// clear ends a spell: the cards go to the discard in the order in which they
// were played (A11, R4), then whoever has no life left is eliminated (A37).
func (m *Match) clear() {
	m.w.NextStep()
	m.w.Cause = 0
	m.traceIdle()
	for s := range m.seats() {
		m.w.Change(VarAimed, s, 0)
	}
	for m.board.Count(ZonePlay) > 0 {
		m.w.Move(m.board.Zone(ZonePlay)[0], ZoneDiscard)
	}
	m.setTable(VarCombo, 0)
	m.state = idle(m.state.Standing)
	m.bury()
	switch {
	case m.state.Standing.Len() < 2:
		m.endRound()
	case m.state.Standing.Has(m.active()):
		m.state.Stage = endTurn
	default:
		m.state.Stage = nextTurn
	}
}
