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
			m.ask(rules.Ask{Kind: AskCurse, Mode: rules.Open, Decider: s, Source: m.fighter(1)})
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
		m.aims(a, s, func(target rules.CardID, whom rules.Seat) {
			act.Target, act.Whom = target, whom
			m.offer(act)
		})
	}
	m.offer(rules.Do(s, VerbPass))
}

func (m *Match) answerWindow(a rules.Action) {
	if a.Verb == VerbPass {
		m.state.Passed = m.state.Passed.With(a.Seat)
		m.closeWindow()
		return
	}
	m.curse(a)
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

// curse casts a maléfice: the provinces shown are set aside face down (W11), it
// takes effect at once and all may answer again.
func (m *Match) curse(a rules.Action) {
	m.state.Passed = 0
	m.w.Note(NoteCurse, rules.Event{Seat: a.Seat, Card: a.Card, Knows: rules.Everyone})
	m.w.Move(a.Card, ZonePlay)
	for _, id := range m.prove(a.Seat, a.Card, 0) {
		m.w.Move(id, ZoneAside(a.Seat))
	}
	m.w.NextStep()
	m.w.Move(a.Card, ZoneDiscard(a.Seat))
	m.push(task{Seat: a.Seat, Card: a.Card, Aimed: true, Target: a.Target, Whom: a.Whom})
}
