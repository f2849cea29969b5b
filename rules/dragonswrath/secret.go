package dragonswrath

import "wyrmtable/rules"

// listSecret lists the secret choice of a seat; what it has chosen so far is
// the draft.
func (m *Match) listSecret(s rules.Seat) {
	p := &m.state.Picks[s]
	kind := AskMagic
	if m.state.Stage == stBuy {
		kind = AskBuy
	}
	m.ask(rules.Ask{Kind: kind, Mode: rules.Secret, Decider: s, Answered: p.Done, Num: int16(p.Shown), Draft: p.Cards[:p.N]})
	switch {
	case p.Done:
	case kind == AskBuy:
		m.listPurchase(s, p)
	case p.N > 0:
		m.listConfirm(s, p)
	default:
		m.listMagic(s)
	}
}

func (m *Match) listMagic(s rules.Seat) {
	for _, id := range m.board.Zone(ZoneHand(s)) {
		if m.card(id).Type == Ritual {
			m.listPaid(rules.Action{Seat: s, Verb: VerbCast, Card: id, Whom: rules.Nobody})
		}
	}
	for _, id := range m.board.Zone(ZoneProvinces(s)) {
		if m.card(id).Colour == Magic {
			m.offer(rules.Action{Seat: s, Verb: VerbGather, Card: id, Zone: ZoneLost(s), Whom: rules.Nobody})
		}
	}
	m.offer(rules.Do(s, VerbNone))
}

// listPaid lists a ritual or creature once for each province that may be
// discarded for it (W8).
func (m *Match) listPaid(a rules.Action) {
	cost := m.card(a.Card).Cost
	if cost.Spheres() == 0 {
		m.offer(a)
		return
	}
	have := m.purse(a.Seat)
	if !have.covers(cost) {
		return
	}
	for _, id := range m.board.Zone(ZoneProvinces(a.Seat)) {
		if cost.uses(m.card(id).Colour) {
			a.Target = id
			m.offer(a)
		}
	}
}

// listPurchase lists the next step of a purchase.
func (m *Match) listPurchase(s rules.Seat, p *pick) {
	hand := m.board.Zone(ZoneHand(s))
	if !p.Bought {
		for _, id := range hand {
			if m.card(id).Type == Creature {
				m.listPaid(rules.Action{Seat: s, Verb: VerbBuy, Card: id, Zone: ZoneRealm(s), Whom: rules.Nobody})
			}
		}
	}
	if len(p.items()) < 2*mostItems {
		for _, id := range hand {
			if m.card(id).Type == Item && !p.holds(id) {
				m.listBearers(s, p, id)
			}
		}
	}
	if p.N > 0 {
		m.listConfirm(s, p)
		return
	}
	m.offer(rules.Do(s, VerbDone))
}

func (p *pick) holds(id rules.CardID) bool {
	items := p.items()
	for i := 0; i < len(items); i += 2 {
		if items[i] == id {
			return true
		}
	}
	return false
}

// listBearers lists an item on each creature that can bear it (W2, W3, W12).
func (m *Match) listBearers(s rules.Seat, p *pick, item rules.CardID) {
	try := func(host rules.CardID) {
		if m.card(host).Bearer && !m.bears(s, p, host, m.card(item).Sort) {
			m.offer(rules.Action{Seat: s, Verb: VerbEquip, Card: item, Target: host, Whom: rules.Nobody})
		}
	}
	for _, host := range m.board.Zone(ZoneRealm(s)) {
		try(host)
	}
	if p.Bought {
		try(p.Cards[0])
	}
}

// bears reports whether a creature has an item of a sort, or will.
func (m *Match) bears(s rules.Seat, p *pick, host rules.CardID, sort Sort) bool {
	for _, id := range m.board.Zone(ZoneItems(s)) {
		if m.board.Attr(id, AttrHost) == int16(host) && m.card(id).Sort == sort {
			return true
		}
	}
	items := p.items()
	for i := 0; i < len(items); i += 2 {
		if items[i+1] == host && m.card(items[i]).Sort == sort {
			return true
		}
	}
	return false
}

// note writes down a step of a secret choice and returns whether it is the last.
func (m *Match) note(a rules.Action) bool {
	p := &m.state.Picks[a.Seat]
	switch a.Verb {
	case VerbCast:
		m.propose(p, a.Seat, a.Card, a.Target)
	case VerbGather:
		p.Great, p.N = true, 1
		p.Cards[0] = a.Card
	case VerbBuy:
		m.propose(p, a.Seat, a.Card, a.Target)
		p.Bought = true
	case VerbEquip:
		p.Cards[p.N], p.Cards[p.N+1] = a.Card, a.Target
		p.N += 2
	case VerbShow:
		p.exchange(a.Target, a.Card)
	case VerbBack:
		p.back()
	default:
		p.Done = true
	}
	return p.Done
}

// back takes the last step of a draft back: an item, or the card with the
// provinces that prove it.
func (p *pick) back() {
	if n := len(p.items()); !p.Bought && p.Shown > 0 || p.Great || p.Target != 0 || n < 2 {
		*p = pick{}
		return
	}
	p.N -= 2
	p.Cards[p.N], p.Cards[p.N+1] = 0, 0
}

// chose goes on when a secret choice is complete: the last one reveals all.
func (m *Match) chose(s rules.Seat) {
	m.w.Note(NoteChosen, rules.Event{Seat: s})
	for o := range m.seats() {
		if m.lives(o) && !m.state.Picks[o].Done {
			return
		}
	}
	m.w.NextStep()
	m.w.Note(NoteReveal, rules.Event{Seat: rules.Nobody, Knows: rules.Everyone})
	m.rank()
	for i := range m.state.Picks {
		m.state.Busy = m.state.Busy || m.state.Picks[i].N > 0
	}
	if m.state.Stage == stMagic {
		m.revealMagic()
	} else {
		m.revealPurchase()
	}
}

// revealMagic shows what was chosen: magic provinces are sacrificed first, then
// each ritual is paid (R3), then rituals take effect in order of power (W6).
func (m *Match) revealMagic() {
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.Great {
			m.w.NextStep()
			m.w.Cause = p.Cards[0]
			m.w.Show(p.Cards[0], rules.Everyone) // before it is named, so that all read its name
			m.traceGather(p.Cards[0])
			m.w.Note(NoteGather, rules.Event{Seat: s, Card: p.Cards[0]})
			m.w.Move(p.Cards[0], ZoneLost(s)) // his cost: nobody recovers it (W18)
			m.w.Cause = 0
			p.N = 0
		}
	}
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.Great {
			m.w.Change(VarGather, s, 1)
		}
	}
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.N > 0 {
			m.w.NextStep()
			m.w.Show(p.Cards[0], rules.Everyone)
			m.w.Note(NoteCast, rules.Event{Seat: s, Card: p.Cards[0]})
			m.w.Move(p.Cards[0], ZonePlay)
			m.prove(s, p)
		}
	}
	m.payPicks()
	m.state.Stage, m.state.At = stRites, 0
}

// payPicks discards the provinces of all choices together.
func (m *Match) payPicks() {
	m.w.NextStep()
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.Shown > 0 {
			m.hide(p)
			m.ruin(s, p.Cards[1])
		}
	}
	m.fate()
}

// nextRite lets the next revealed ritual take effect. The card lies on the table
// until it has, for all to read.
func (m *Match) nextRite() {
	if int(m.state.At) >= int(m.state.Ranked) {
		m.state.Picks = [rules.MaxSeats]pick{}
		m.window(stBuy)
		return
	}
	s := m.state.Order[m.state.At]
	p := &m.state.Picks[s]
	if p.N == 0 {
		m.state.At++
		return
	}
	id, to := p.Cards[0], ZoneDiscard(s)
	if m.lives(s) { // who was eliminated by the cost has cast for nothing (R6)
		if p.Done {
			p.Done = false
			if m.trigger(OnCast, id, s); len(m.tasks) > 0 {
				return
			}
		}
		if m.card(id).Lasting() {
			to = ZoneRites(s)
		}
	}
	m.state.At++
	m.w.NextStep()
	if !m.lives(s) {
		m.w.Note(NoteVoid, rules.Event{Seat: s, Card: id})
	}
	m.w.Cause = id
	m.w.Move(id, to)
	m.w.Cause = 0
}

// revealPurchase shows and pays what was bought, and brings it into play.
func (m *Match) revealPurchase() {
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.Bought {
			m.w.NextStep()
			m.w.Show(p.Cards[0], rules.Everyone)
			m.w.Note(NoteBuy, rules.Event{Seat: s, Card: p.Cards[0]})
			m.prove(s, p)
		}
	}
	m.payPicks()
	picks := m.state.Picks
	m.state.Picks = [rules.MaxSeats]pick{}
	for _, s := range m.ranked() {
		if !m.lives(s) || m.over {
			continue
		}
		p := &picks[s]
		m.w.NextStep()
		if p.Bought {
			m.w.Move(p.Cards[0], ZoneRealm(s))
			m.trigger(OnArrive, p.Cards[0], s)
		}
		items := p.items()
		for i := 0; i < len(items); i += 2 {
			m.w.Move(items[i], ZoneItems(s))
			m.w.Set(items[i], AttrHost, int16(items[i+1]))
			m.trigger(OnArrive, items[i], s)
		}
	}
	m.window(stOrder)
}
