package dracoliath

import "wyrmtable/rules"

// list writes the open question with every legal answer. It is the only place
// that says what is legal.
func (m *Match) list() {
	q := &m.ask
	m.answers = m.answers[:0]
	s := q.Subject
	switch q.Kind {
	case AskTake:
		for _, id := range m.inRiver() {
			if id != 0 {
				m.offer(rules.Action{Verb: VerbTake, Card: id, Zone: ZoneHand(s)})
			}
		}
		if len(m.answers) == 0 {
			m.offer(rules.Action{Verb: VerbPass})
		}
		if m.canRenew() {
			m.offer(rules.Action{Verb: VerbReroll, Zone: ZoneDiscard})
		}
	case AskPlay:
		for _, id := range m.board.Zone(ZoneHand(s)) {
			m.offer(rules.Action{Verb: VerbPlay, Card: id, Zone: ZonePlay})
		}
	case AskChoice:
		m.offer(rules.Action{Verb: VerbChoose, Num: 1})
		m.offer(rules.Action{Verb: VerbChoose, Num: 2})
	case AskDiscard, AskReplace:
		verb := VerbDiscard
		if q.Kind == AskReplace {
			verb = VerbReplace
		}
		m.targets = m.cardsOf(q.From, s, m.targets[:0])
		for _, id := range m.targets {
			m.offer(rules.Action{Verb: verb, Card: id, Zone: ZoneDiscard})
		}
	case AskGift:
		for _, id := range m.board.Zone(ZoneHand(s)) {
			m.offer(rules.Action{Verb: VerbGive, Card: id, Zone: ZoneHand(partner(s))})
		}
		m.offer(rules.Action{Verb: VerbKeep})
	case AskFlip:
		m.targets = m.cardsOf(q.From, s, m.targets[:0])
		for _, id := range m.targets {
			m.offer(rules.Action{Verb: VerbFlip, Card: id})
		}
	case AskSwap:
		m.listSwaps(s)
	case AskInstead:
		m.weigh(m.last())
		for _, a := range m.keep(Instead) {
			m.offer(rules.Action{Verb: VerbOrder, Card: a.card})
		}
	default:
		f := m.last()
		for _, id := range f.Cards[:f.N] {
			m.offer(rules.Action{Verb: VerbOrder, Card: id})
		}
	}
	m.asks[0] = rules.Ask{Kind: q.Kind, Decider: q.Decider, Subject: s, Source: q.Source, Answers: m.answers}
	if q.Kind == AskChoice {
		m.asks[0].Num = int16(m.last().Line) // which line of the card asks
	}
	m.listed = true
}

// listSwaps lists each pair of cards once.
func (m *Match) listSwaps(s rules.Seat) {
	q := &m.ask
	m.targets = m.cardsOf(q.From, s, m.targets[:0])
	n := len(m.targets)
	m.targets = m.cardsOf(q.With, s, m.targets)
	for _, x := range m.targets[:n] {
		for _, y := range m.targets[n:] {
			if x != y && !m.offeredBefore(x, y) {
				m.offer(rules.Action{Verb: VerbSwap, Card: x, Target: y})
			}
		}
	}
}

// offeredBefore reports whether the pair stands in the list the other way round.
func (m *Match) offeredBefore(x, y rules.CardID) bool {
	for _, a := range m.answers {
		if a.Card == y && a.Target == x {
			return true
		}
	}
	return false
}

// offer adds a legal answer of the decider.
func (m *Match) offer(a rules.Action) {
	a.Seat, a.Whom = m.ask.Decider, rules.Nobody
	m.answers = append(m.answers, rules.Answer{Action: a})
}
