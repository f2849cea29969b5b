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
	m.ask(rules.Ask{Kind: kind, Mode: rules.Secret, Decider: s, Answered: p.Done})
	if p.N > 0 {
		m.asks[len(m.asks)-1].Draft = p.Cards[:p.N]
	}
	if p.Done {
		return
	}
	if kind == AskMagic {
		m.listMagic(s)
		return
	}
	m.listPurchase(s, p)
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

// A purse counts the provinces of a leader that can be shown, by colour.
type purse [Magic + 1]int8

func (m *Match) purse(s rules.Seat) purse {
	var p purse
	for _, id := range m.board.Zone(ZoneProvinces(s)) {
		p[m.card(id).Colour]++
	}
	return p
}

// covers reports whether the provinces can stand for the cost.
func (p *purse) covers(c Cost) bool {
	short := int8(0)
	for k := Red; k < colourEnd; k++ {
		short += max(0, c[k]-p[k])
	}
	return short <= p[Magic]
}

// uses reports whether a province of that colour can be among those shown.
func (c *Cost) uses(k Colour) bool { return k == Magic || c[k] > 0 }

// listPurchase lists the next step of a purchase.
func (m *Match) listPurchase(s rules.Seat, p *pick) {
	hand := m.board.Zone(ZoneHand(s))
	if p.N == 0 {
		for _, id := range hand {
			if m.card(id).Type == Creature {
				m.listPaid(rules.Action{Seat: s, Verb: VerbBuy, Card: id, Zone: ZoneRealm(s), Whom: rules.Nobody})
			}
		}
	}
	if p.N+2 <= mostPicks {
		for _, id := range hand {
			if m.card(id).Type == Item && !p.holds(id) {
				m.listBearers(s, p, id)
			}
		}
	}
	if p.N > 0 {
		m.legal = append(m.legal, rules.Answer{Action: rules.Do(s, VerbBack), Back: true})
	}
	m.offer(rules.Do(s, VerbDone))
}

func (p *pick) holds(id rules.CardID) bool {
	for i := int8(0); i < p.N; i += 2 {
		if p.Cards[i] == id {
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
	for i := int8(0); i < p.N; i += 2 {
		if c := m.card(p.Cards[i]); c.Type == Item && p.Cards[i+1] == host && c.Sort == sort {
			return true
		}
	}
	return false
}

// note writes down a step of a secret choice and returns whether it is the last.
func (m *Match) note(a rules.Action) bool {
	p := &m.state.Picks[a.Seat]
	add := func() {
		p.Cards[p.N], p.Cards[p.N+1] = a.Card, a.Target
		p.N += 2
	}
	switch a.Verb {
	case VerbCast:
		add()
	case VerbGather:
		p.Great = true
		add()
	case VerbBuy:
		p.Bought = true
		add()
		return false
	case VerbEquip:
		add()
		return false
	case VerbBack:
		p.N -= 2
		p.Cards[p.N], p.Cards[p.N+1] = 0, 0
		p.Bought = p.Bought && p.N > 0
		return false
	}
	p.Done = true
	return true
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
			m.w.Note(NoteGather, rules.Event{Seat: s, Card: p.Cards[0]})
			m.w.Move(p.Cards[0], ZoneLost(s)) // his cost: nobody recovers it (W18)
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
			m.w.Note(NoteCast, rules.Event{Seat: s, Card: p.Cards[0]})
			m.w.Show(p.Cards[0], rules.Everyone)
			m.prove(s, p.Cards[0], p.Cards[1])
		}
	}
	m.payPicks()
	m.state.Stage, m.state.At = stRites, 0
}

// payPicks discards the provinces of all choices together.
func (m *Match) payPicks() {
	m.w.NextStep()
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.N > 0 && p.Cards[1] != 0 && (m.state.Stage == stMagic || p.Bought) {
			m.ruin(s, p.Cards[1])
		}
	}
	m.fate()
}

// prove shows the provinces that stand for the spheres of a card: first the one
// that pays, then known ones before unknown ones, coloured before magic (R4). It
// returns those shown.
func (m *Match) prove(s rules.Seat, card, pays rules.CardID) []rules.CardID {
	var shown [16]rules.CardID
	out := shown[:0]
	need := m.card(card).Cost
	if need.Spheres() == 0 {
		return nil
	}
	use := func(id rules.CardID) bool {
		k := m.card(id).Colour
		if k == Magic {
			// It stands for a colour that is short, if any, else for the first.
			for c := Red; c < colourEnd; c++ {
				if need[c] > 0 && (id != pays || !m.enough(s, pays, c, need[c])) {
					need[c]--
					return true
				}
			}
			for c := Red; c < colourEnd; c++ {
				if need[c] > 0 {
					need[c]--
					return true
				}
			}
			return false
		}
		if need[k] > 0 {
			need[k]--
			return true
		}
		return false
	}
	if pays != 0 && use(pays) {
		out = append(out, pays)
	}
	for _, pass := range [...]struct{ magic, known bool }{{false, true}, {false, false}, {true, true}, {true, false}} {
		for _, id := range m.board.Zone(ZoneProvinces(s)) {
			known := m.board.Cards[id].Known == rules.Everyone
			if id != pays && (m.card(id).Colour == Magic) == pass.magic && known == pass.known && use(id) {
				out = append(out, id)
			}
		}
	}
	m.w.Note(NoteProof, rules.Event{Seat: s, Card: card, New: int32(len(out))})
	for _, id := range out {
		m.w.Show(id, rules.Everyone)
	}
	return out
}

// enough reports whether s has n provinces of colour c besides one card.
func (m *Match) enough(s rules.Seat, but rules.CardID, c Colour, n int8) bool {
	for _, id := range m.board.Zone(ZoneProvinces(s)) {
		if id != but && m.card(id).Colour == c {
			n--
		}
	}
	return n <= 0
}

// nextRite lets the next revealed ritual take effect.
func (m *Match) nextRite() {
	if int(m.state.At) >= int(m.state.Ranked) {
		m.state.Picks = [rules.MaxSeats]pick{}
		m.window(stBuy)
		return
	}
	s := m.state.Order[m.state.At]
	m.state.At++
	p := &m.state.Picks[s]
	if p.N == 0 || !m.lives(s) {
		return
	}
	id := p.Cards[0]
	m.w.NextStep()
	m.w.Cause = id
	c := m.card(id)
	if c.Lasting() {
		m.w.Move(id, ZoneRites(s))
	} else {
		m.w.Move(id, ZoneDiscard(s))
	}
	m.w.Cause = 0
	m.trigger(OnCast, id, s)
}

// revealPurchase shows and pays what was bought, and brings it into play.
func (m *Match) revealPurchase() {
	for _, s := range m.ranked() {
		if p := &m.state.Picks[s]; p.Bought {
			m.w.NextStep()
			m.w.Note(NoteBuy, rules.Event{Seat: s, Card: p.Cards[0]})
			m.w.Show(p.Cards[0], rules.Everyone)
			m.prove(s, p.Cards[0], p.Cards[1])
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
		for i := int8(0); i < p.N; i += 2 {
			id := p.Cards[i]
			if m.card(id).Type == Creature {
				m.w.Move(id, ZoneRealm(s))
			} else {
				m.w.Move(id, ZoneItems(s))
				m.w.Set(id, AttrHost, int16(p.Cards[i+1]))
			}
			m.trigger(OnArrive, id, s)
		}
	}
	m.window(stOrder)
}
