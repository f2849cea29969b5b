package aestery

import "wyrmtable/rules"

// A blow is combat damage on its way: to a fighter or, with To 0, to the
// defender.
type blow struct {
	From, To rules.CardID
	N        int
	Over     int // what the fighter could not absorb
}

// startDamage lets all damage of the combat fall at once.
func (m *Match) startDamage() {
	m.setPhase(PhaseDamage)
	m.w.NextStep()
	m.w.Cause = 0
	m.state.Stage = stTidy
	m.blows = m.blows[:0]
	for _, id := range m.board.Zone(ZoneFighters(m.active())) {
		if m.attr(id, AttrAttacking) != 0 {
			m.swing(id)
		}
	}
	defender := 1 - m.active()
	for _, b := range m.blows {
		if b.To != 0 {
			m.w.Note(NoteStrike, rules.Event{Seat: rules.Nobody, Card: b.From, Other: b.To, New: int32(b.N), Old: int32(b.Over)})
		}
	}
	for i := range m.blows {
		if b := &m.blows[i]; b.To != 0 {
			m.wear(b.To, m.sumOfBlows(i))
		}
	}
	for _, b := range m.blows {
		if b.To == 0 {
			m.wound(b.From, defender, b.N)
		}
	}
}

// swing adds the blows between an attacker and its blockers. Its Force is spent
// along the line, each blocker absorbing what it has left of its Défense, and
// the surplus goes to the defender (E17, E23); so does all of it when the
// blockers are gone (E18).
func (m *Match) swing(id rules.CardID) {
	force := m.sight.Force(id)
	if m.attr(id, AttrAttacking) == 2 {
		for _, b := range m.blockersOf(id) {
			n := min(force, max(m.sight.Remaining(b), 0))
			force -= n
			m.blows = append(m.blows, blow{From: id, To: b, N: n, Over: force})
			back := m.sight.Force(b)
			if m.attr(b, AttrFlashed) != 0 && m.sight.forPlayer(m.sight.controller(b), OpBites) == 0 {
				back = 0
			}
			m.blows = append(m.blows, blow{From: b, To: id, N: back})
		}
	}
	if force > 0 {
		m.blows = append(m.blows, blow{From: id, N: force})
	}
}

// sumOfBlows returns what a fighter takes in all, at the first blow on it; 0 at
// the others.
func (m *Match) sumOfBlows(first int) int {
	sum, to := 0, m.blows[first].To
	for i := range m.blows {
		if m.blows[i].To != to {
			continue
		}
		if i < first {
			return 0
		}
		sum += m.blows[i].N
	}
	return sum
}

// wear gives a fighter the Fatigue of combat damage; Dévouement gives its
// controller life for it (E25).
func (m *Match) wear(id rules.CardID, n int) {
	m.tire(id, n)
	if n > 0 && m.sight.Word(id, Devotion) > 0 {
		s := m.sight.controller(id)
		m.w.Note(NoteDevotion, rules.Event{Seat: s, Card: id, New: int32(n)})
		m.gain(s, n)
	}
}

// wound deals combat damage to the defender. The first of a turn is a Hit (E41).
func (m *Match) wound(from rules.CardID, s rules.Seat, n int) {
	m.w.Note(NoteWound, rules.Event{Seat: s, Card: from, New: int32(n)})
	m.lose(s, n)
	m.w.Count(VarDamage, 1-s, n)
	if m.attr(from, AttrHit) == 0 {
		m.w.Set(from, AttrHit, 1)
		m.hear(OnHit, from, 1-s, from)
	}
}

// tidy sacrifices the flashed fighters that are left; it does not use the stack
// (E19).
func (m *Match) tidy() {
	m.w.NextStep()
	m.w.Cause = 0
	for s := range rules.Seat(2) {
		zone := m.board.Zone(ZoneFighters(s))
		for i := len(zone) - 1; i >= 0; i-- {
			id := m.board.Zone(ZoneFighters(s))[i]
			if m.attr(id, AttrFlashed) != 0 {
				m.w.Note(NoteSacrifice, rules.Event{Seat: s, Card: id})
				m.depart(id, ZoneExile(s))
			}
		}
	}
	m.window()
}

// endCombat ends the attack and begins the main phase that follows it.
func (m *Match) endCombat() {
	for s := range rules.Seat(2) {
		for _, id := range m.board.Zone(ZoneFighters(s)) {
			m.w.Set(id, AttrAttacking, 0)
			m.w.Set(id, AttrBlocking, 0)
			m.w.Set(id, AttrRank, 0)
		}
	}
	m.setPhase(PhaseMain2)
	m.window()
}
