package dragonswrath

import "wyrmtable/rules"

// Asks returns the open questions with every legal answer.
func (m *Match) Asks() []rules.Ask {
	if m.over {
		return nil
	}
	if !m.listed {
		m.list()
	}
	return m.asks
}

// list writes the open questions. It is the only place that says what is legal.
func (m *Match) list() {
	m.asks, m.legal, m.starts = m.asks[:0], m.legal[:0], m.starts[:0]
	switch {
	case m.state.Asked:
		m.listOne()
	case m.state.Window:
		m.listWindow()
	case m.state.Stage == stMagic || m.state.Stage == stBuy:
		for s := range m.seats() {
			if m.lives(s) {
				m.listSecret(s)
			}
		}
	}
	// The answers are cut from one slice, which may have moved while it grew.
	for i := range m.asks {
		end := len(m.legal)
		if i+1 < len(m.asks) {
			end = m.starts[i+1]
		}
		m.asks[i].Answers = m.legal[m.starts[i]:end:end]
	}
	m.listed = true
}

func (m *Match) ask(k rules.Ask) {
	k.Subject = k.Decider
	m.asks = append(m.asks, k)
	m.starts = append(m.starts, len(m.legal))
}

func (m *Match) offer(a rules.Action) { m.legal = append(m.legal, rules.Answer{Action: a}) }

// open puts a question to one seat.
func (m *Match) open(kind rules.AskKind, to rules.Seat, source rules.CardID, num int8) {
	s := &m.state
	s.Asked, s.Ask, s.Decider, s.Source, s.Num = true, kind, to, source, num
}

// listOne lists the question to one seat.
func (m *Match) listOne() {
	q := &m.state
	m.ask(rules.Ask{Kind: q.Ask, Decider: q.Decider, Source: q.Source, Num: int16(q.Num), Public: m.public()})
	switch q.Ask {
	case AskAttack:
		m.listAttacks(q.Decider)
	case AskAim:
		t := &m.tasks[0]
		a := &m.card(t.Card).Abilities[t.Abil]
		m.aims(t.Card, a, q.Decider, func(target rules.CardID, whom rules.Seat) {
			m.offer(rules.Action{Seat: q.Decider, Verb: VerbChoose, Target: target, Whom: whom})
		})
	case AskLose:
		for _, z := range [...]rules.Zone{ZoneProvinces(q.Decider), ZoneAside(q.Decider)} {
			for _, id := range m.board.Zone(z) {
				m.offer(rules.Action{Seat: q.Decider, Verb: VerbLose, Card: id, Zone: ZoneLost(q.Decider), Whom: rules.Nobody})
			}
		}
	}
}

// public reports whether the question to one seat is answered by what lies open:
// attacks and aims are, and which province is lost where all have been shown.
func (m *Match) public() bool {
	if m.state.Ask != AskLose {
		return true
	}
	for _, z := range [...]rules.Zone{ZoneProvinces(m.state.Decider), ZoneAside(m.state.Decider)} {
		for _, id := range m.board.Zone(z) {
			if !m.board.Cards[id].Known.Has(rules.Nobody) {
				return false
			}
		}
	}
	return true
}

// listAttacks lists every attack of a leader: each creature that has not
// attacked on each enemy, and on the provinces of leaders all of whose creatures
// were attacked.
func (m *Match) listAttacks(s rules.Seat) {
	var open rules.SeatSet // whose provinces may be attacked
	for e := range m.seats() {
		if e != s && m.lives(e) && m.canRaid(s, e) {
			open = open.With(e)
		}
	}
	for _, id := range m.board.Zone(ZoneRealm(s)) {
		if m.board.Attr(id, AttrUsed) > 0 {
			continue
		}
		for e := range m.seats() {
			if e == s || !m.lives(e) {
				continue
			}
			for _, foe := range m.board.Zone(ZoneRealm(e)) {
				if m.shuns(foe, id) {
					continue
				}
				a := rules.Action{Seat: s, Verb: VerbAttack, Card: id, Target: foe, Whom: rules.Nobody, Num: int16(ModePM)}
				m.offer(a)
				a.Num = int16(ModePP)
				m.offer(a)
			}
			if open.Has(e) {
				m.offer(rules.Action{Seat: s, Verb: VerbRaid, Card: id, Zone: ZoneProvinces(e), Whom: e})
			}
		}
	}
	m.offer(rules.Do(s, VerbStop))
}

// canRaid reports whether leader s may attack the provinces of e: from the third
// turn, and every creature of e in play was attacked by s (W15, W16), but for
// those that none of his creatures which can still attack could attack (R8).
func (m *Match) canRaid(s, e rules.Seat) bool {
	if m.table(VarTurn) < raidTurn {
		return false
	}
	for _, id := range m.board.Zone(ZoneRealm(e)) {
		if m.board.Attr(id, AttrStruck) == 0 && m.reached(id, s) {
			return false
		}
	}
	return true
}

// reached reports whether some creature of leader s that can still attack could
// attack a creature.
func (m *Match) reached(foe rules.CardID, s rules.Seat) bool {
	for _, by := range m.board.Zone(ZoneRealm(s)) {
		if m.board.Attr(by, AttrUsed) <= 0 && !m.shuns(foe, by) {
			return true
		}
	}
	return false
}

// shuns reports whether a creature cannot be attacked by another.
func (m *Match) shuns(foe, by rules.CardID) bool {
	c := m.card(foe)
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.When != Shun {
			continue
		}
		m.traceFilter(m.place(foe, a, 0), &a.Of, by, m.controller(foe))
		if m.fits(&a.Of, by, m.controller(foe)) {
			m.traceShun(foe, a)
			return true
		}
	}
	return false
}

// fits reports whether a card in play fits a filter as seen by seat s.
func (m *Match) fits(f *Filter, id rules.CardID, s rules.Seat) bool { return fits(&m.board, f, id, s) }

// aims calls yield with everything that an ability of a card of seat s can be aimed
// at.
func (m *Match) aims(src rules.CardID, a *Ability, s rules.Seat, yield func(rules.CardID, rules.Seat)) {
	if a.Aim == AimLeader {
		for e := range m.seats() {
			if e != s && m.lives(e) {
				yield(0, e)
			}
		}
		return
	}
	kind := [...]rules.Zone{AimCreature: zoneRealm, AimItem: zoneItems, AimRite: zoneRites}[a.Aim]
	for e := range m.seats() {
		for _, id := range m.board.Zone(zoneOf(kind, e)) {
			m.traceFilter(m.place(src, a, 0), &a.Of, id, s)
			if m.fits(&a.Of, id, s) {
				yield(id, rules.Nobody)
			}
		}
	}
}
