package dragonswrath

import "wyrmtable/rules"

// window asks the whole table for maléfices; when all have passed the match
// goes on with a stage (W19).
func (m *Match) window(then stage) {
	m.state.Window, m.state.After, m.state.Passed = true, then, 0
}

// listWindow asks every leader who has not passed, from the attacker or the
// most powerful one clockwise.
func (m *Match) listWindow() {
	first := m.active()
	if first < 0 || !m.lives(first) {
		first = 0
		for s := range m.seats() {
			if m.lives(s) && (!m.lives(first) || m.power(s) > m.power(first)) {
				first = s
			}
		}
	}
	for i := range m.seats() {
		if s := (first + i) % m.seats(); m.lives(s) && !m.state.Passed.Has(s) {
			p := &m.state.Picks[s]
			m.ask(rules.Ask{Kind: AskCurse, Mode: rules.Open, Decider: s, Source: m.fighter(1), Num: int16(p.Shown), Draft: p.Cards[:p.N]})
			if p.N > 0 {
				m.listConfirm(s, p)
				continue
			}
			m.listCurses(s)
		}
	}
}

func (m *Match) listCurses(s rules.Seat) {
	have, counted := purse{}, false
	for _, id := range m.board.Zone(ZoneHand(s)) {
		c := m.card(id)
		if c.Type != Malefice {
			continue
		}
		if !counted {
			have, counted = m.purse(s), true
		}
		if !have.covers(c.Cost) {
			continue
		}
		a := &c.Abilities[0]
		act := rules.Action{Seat: s, Verb: VerbCurse, Card: id, Zone: ZonePlay, Whom: rules.Nobody}
		if a.Aim == NoAim {
			m.offer(act)
			continue
		}
		m.aims(id, a, s, func(target rules.CardID, whom rules.Seat) {
			act.Target, act.Whom = target, whom
			m.offer(act)
		})
	}
	m.offer(rules.Do(s, VerbPass))
}

func (m *Match) answerWindow(a rules.Action) {
	p := &m.state.Picks[a.Seat]
	switch a.Verb {
	case VerbPass:
		m.state.Passed = m.state.Passed.With(a.Seat)
		m.closeWindow()
	case VerbCurse:
		m.propose(p, a.Seat, a.Card, 0)
		p.Target, p.Whom = a.Target, a.Whom
		if a.Target != 0 { // the last of the draft, for the one who confirms it
			p.Cards[p.N] = a.Target
			p.N++
		}
	case VerbDone:
		m.curse(a.Seat)
	default:
		m.note(a)
	}
}

// closeWindow ends the window when all living leaders have passed.
func (m *Match) closeWindow() {
	for s := range m.seats() {
		if m.lives(s) && !m.state.Passed.Has(s) {
			return
		}
	}
	m.state.Window, m.state.Stage = false, m.state.After
	m.w.NextStep()
	if m.state.Stage == stMagic {
		m.setTable(VarPhase, PhaseMagic)
	}
	if m.state.Stage == stBuy {
		m.setTable(VarPhase, PhaseBuy)
	}
}

// curse casts the maléfice that s has drafted: the provinces shown are set aside
// face down (W11), it takes effect at once and all may answer again.
func (m *Match) curse(s rules.Seat) {
	p := m.state.Picks[s]
	m.state.Picks = [rules.MaxSeats]pick{}
	m.state.Passed, m.state.Busy = 0, true
	id := p.Cards[0]
	m.w.Show(id, rules.Everyone) // before it is named, so that all read its name
	m.w.Note(NoteCurse, rules.Event{Seat: s, Card: id, Other: p.Target, New: int32(p.Whom) + 1})
	m.w.Move(id, ZonePlay)
	m.prove(s, &p)
	for _, land := range p.shown() {
		m.w.Move(land, ZoneAside(s))
	}
	m.w.NextStep()
	m.hide(&p)
	m.w.Move(id, ZoneDiscard(s))
	m.push(task{Seat: s, Card: id, Aimed: true, Target: p.Target, Whom: p.Whom})
}
