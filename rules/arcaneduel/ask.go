package arcaneduel

import "wyrmtable/rules"

// open puts a question to a seat.
func (m *Match) open(kind rules.AskKind, to rules.Seat, source rules.CardID) {
	m.state.Open, m.state.Kind, m.state.Decider, m.state.Source = true, kind, to, source
	m.listed = false
}

// list writes the open question with every legal answer. It is the only place
// that says what is legal.
func (m *Match) list() {
	q := &m.state
	m.legal = m.legal[:0]
	num := int32(0)
	switch q.Kind {
	case AskTurn:
		m.listTurn(q.Decider)
	case AskSecond:
		m.listSeats(rules.Action{Verb: VerbAim}, nil)
	case AskPay, AskObey, AskTrap, AskLimit:
		m.listDiscards(VerbDiscard, q.Decider)
	case AskDefend:
		num = m.board.Var(VarHit, q.Decider)
		m.listDefences(q.Decider)
	case AskTake:
		for _, id := range m.board.Zone(ZoneDiscard) {
			m.offer(rules.Action{Verb: VerbTake, Card: id, Zone: ZoneHand(q.Decider), Whom: rules.Nobody})
		}
	case AskReplace:
		m.listDiscards(VerbReplace, q.Decider)
		m.offer(rules.Do(q.Decider, VerbKeep))
	}
	m.asks[0] = rules.Ask{Kind: q.Kind, Decider: q.Decider, Subject: q.Decider, Source: q.Source, Num: int16(num), Answers: m.legal}
	m.listed = true
}

func (m *Match) offer(a rules.Action) {
	a.Seat = m.state.Decider
	m.legal = append(m.legal, rules.Answer{Action: a})
}

// listTurn lists the one choice of a turn (A7): draw, play, combine, discard or
// pass.
func (m *Match) listTurn(s rules.Seat) {
	hand := m.hand(s)
	if len(hand) < handLimit {
		m.offer(rules.Action{Verb: VerbDraw, Card: m.board.Top(ZoneDeck), Zone: ZoneHand(s), Whom: rules.Nobody})
	}
	for _, id := range hand {
		f := m.face(id)
		if e := &Cards[f].Effect; Cards[f].Kind != Defence && len(hand) > e.Cost {
			m.listSpell(rules.Action{Verb: VerbPlay, Card: id, Zone: ZonePlay}, e)
		}
	}
	for i, x := range hand {
		for _, y := range hand[i+1:] {
			if c := ComboOf(m.face(x), m.face(y)); c != nil {
				a := rules.Action{Verb: VerbCombine, Card: x, Target: y}
				if m.face(x) != c.First {
					a.Card, a.Target = y, x
				}
				m.listSpell(a, &c.Effect)
			}
		}
	}
	m.listDiscards(VerbDiscard, s)
	m.offer(rules.Do(s, VerbPass))
}

// listSpell lists a card or combination, with every player it can be used on.
func (m *Match) listSpell(a rules.Action, e *Effect) {
	if e.Recover != NoRecovery && m.board.Count(ZoneDiscard) == 0 {
		return // A24, A33
	}
	n := len(m.legal)
	if e.chooses() {
		m.listSeats(a, e)
	}
	// What has another use besides is legal without anybody to use it on (G2).
	if len(m.legal) == n && (!e.chooses() || e.Draw > 0) {
		a.Whom = rules.Nobody
		m.offer(a)
	}
}

// listSeats lists an action once for each other standing player; not for those
// whom e cannot use, nor for the one who is chosen already.
func (m *Match) listSeats(a rules.Action, e *Effect) {
	for s := m.after(m.state.Decider); s != m.state.Decider; s = m.after(s) {
		if !m.state.Standing.Has(s) || s == m.state.Whom || e != nil && e.needsCards() && len(m.hand(s)) == 0 {
			continue
		}
		a.Whom = s
		m.offer(a)
	}
}

func (m *Match) listDiscards(v rules.Verb, s rules.Seat) {
	for _, id := range m.hand(s) {
		m.offer(rules.Action{Verb: v, Card: id, Zone: ZoneDiscard, Whom: rules.Nobody})
	}
}

// listDefences lists the Defence cards that can answer the attack: what blocks
// or shares damage only where there is some (A19), Deflection to every other
// standing player, the attacker included (A20).
func (m *Match) listDefences(s rules.Seat) {
	hand := m.hand(s)
	for _, id := range hand {
		c := &Cards[m.face(id)]
		e := &c.Effect
		if c.Kind != Defence || len(hand) <= e.Cost || (e.Block > 0 || e.Share) && m.board.Var(VarHit, s) == 0 {
			continue
		}
		a := rules.Action{Verb: VerbDefend, Card: id, Zone: ZonePlay, Whom: rules.Nobody}
		if !e.Deflect {
			m.offer(a)
			continue
		}
		for to := m.after(s); to != s; to = m.after(to) {
			if m.state.Standing.Has(to) {
				a.Whom = to
				m.offer(a)
			}
		}
	}
	m.offer(rules.Do(s, VerbEndure))
}
