package drakerion

import "wyrmtable/rules"

// fire sets off the abilities of one card for a moment: they wait until what is
// being done is done.
func (m *Match) fire(on On, id rules.CardID, s rules.Seat, that rules.CardID) {
	f := m.board.Cards[id].Face
	if faceHas[f]&(1<<on) == 0 {
		return
	}
	c := &Cards[f]
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != on {
			continue
		}
		held := holds(&m.board, &a.If, s, id)
		m.traceFire(c, a, held)
		if held {
			m.pending = append(m.pending, trigger{Seat: s, Card: id, Face: f, Ability: int8(i), That: that})
		}
	}
}

// fireAll sets off the abilities of all cards in play for a moment.
func (m *Match) fireAll(on On, first rules.Seat) {
	m.fireSeat(on, first, 0)
	m.fireSeat(on, 1-first, 0)
}

// fireSeat sets off the abilities of a player's cards but for one, which set
// them off.
func (m *Match) fireSeat(on On, s rules.Seat, that rules.CardID) {
	for _, z := range abilityZones {
		for _, id := range m.board.Zone(z + rules.Zone(s)) {
			if id != that {
				m.fire(on, id, s, that)
			}
		}
	}
}

// arrive sets off what the arrival of a Character does.
func (m *Match) arrive(id rules.CardID) {
	s := seatOf(m.board.Cards[id].Zone)
	m.traceArrival(id, s)
	m.fire(OnDeploy, id, s, 0)
	m.fireSeat(OnAlly, s, id)
	m.fireSeat(OnEnemy, 1-s, id)
}

// usable reports whether an ability that was set off can be used: its card is
// still there, its price can be paid and it has a target.
func (m *Match) usable(t *trigger) bool {
	a := &Cards[t.Face].Abilities[t.Ability]
	if a.On != OnDestroy {
		switch z := kindOf(m.board.Cards[t.Card].Zone); {
		case m.board.Cards[t.Card].Face != t.Face:
			return false
		case z != zoneMelee && z != zoneSupport && z != zoneAttached && z != zoneCity && z != zoneUnveiled:
			return false
		}
	}
	return m.payable(a, t.Card, t.Seat, 0) && m.hasTarget(a, t.Seat, t.Card)
}

// askReaction asks for the abilities that wait: those of the player who began
// the action first, in the order he likes, forced ones among them (K27). What
// cannot be used is dropped; what is forced and stands alone leaves no choice and
// is done. Who may answer a fall is asked whatever he holds, unless his Banner or
// his gold says to everybody that he cannot.
func (m *Match) askReaction() {
	s := m.state.Initiator
	if !m.waiting(s) {
		s = 1 - s
	}
	useful, forced := 0, -1
	for i := range m.pending {
		t := &m.pending[i]
		switch {
		case t.Seat != s:
		case t.Card == 0:
			if cheapAtFalls.affords(&m.board, s) {
				useful++
			}
		case m.usable(t) && !m.listedBefore(i):
			useful++
			if t.forced() {
				forced = i
			}
		}
	}
	switch {
	case useful == 0:
		m.drop(s)
	case useful == 1 && forced >= 0:
		m.force(forced)
	default:
		m.open(AskReact, s, 0, 0)
	}
}

func (m *Match) waiting(s rules.Seat) bool {
	for i := range m.pending {
		if m.pending[i].Seat == s {
			return true
		}
	}
	return false
}

// force begins the ability of trigger i.
func (m *Match) force(i int) {
	t := m.pending[i]
	m.pending = append(m.pending[:i], m.pending[i+1:]...)
	m.w.NextStep()
	m.w.Note(NoteUse, rules.Event{Seat: t.Seat, Card: t.Card, New: int32(t.Ability) + 1})
	m.start(frame{Seat: t.Seat, Card: t.Card, Face: t.Face, Ability: t.Ability, That: t.That})
}

func (t *trigger) forced() bool { return t.Card != 0 && Cards[t.Face].Abilities[t.Ability].Forced }

// drop lets all waiting abilities of a player be.
func (m *Match) drop(s rules.Seat) {
	rest := m.pending[:0]
	for _, t := range m.pending {
		if t.Seat != s {
			rest = append(rest, t)
		}
	}
	m.pending = rest
}

// decline lets the waiting abilities of a player be that are not forced, and
// does the first of those that are.
func (m *Match) decline(s rules.Seat) {
	rest, first := m.pending[:0], -1
	for _, t := range m.pending {
		if t.Seat == s && !t.forced() {
			continue
		}
		if t.Seat == s && first < 0 && m.usable(&t) {
			first = len(rest)
		}
		rest = append(rest, t)
	}
	if m.pending = rest; first >= 0 {
		m.force(first)
	}
}
