package drakerion

import "wyrmtable/rules"

// answer does a legal answer.
func (m *Match) answer(a rules.Action) {
	q := &m.state
	if q.Kind == AskManoeuvre {
		m.chooseManoeuvre(a)
		return
	}
	if q.Kind == AskMulligan && a.Verb != VerbDone {
		m.draftMulligan(a)
		return
	}
	q.Open = false
	m.w.NextStep()
	switch q.Kind {
	case AskFirst:
		if q.Stage == stInitiative {
			m.beginWith(a.Whom)
		} else {
			m.leadNext(a.Whom)
		}
	case AskPlace:
		m.w.Move(a.Card, a.Zone)
	case AskMulligan:
		m.mulligan(a.Seat)
	case AskAction:
		m.act(a)
	case AskCombat:
		m.actInCombat(a)
	case AskReact:
		m.react(a)
	default:
		m.choose(a)
	}
}

// chooseManoeuvre keeps a secret choice; when both have chosen, they are
// unveiled.
func (m *Match) chooseManoeuvre(a rules.Action) {
	m.state.Chosen[a.Seat] = a.Card
	if m.waits(0) || m.waits(1) {
		return
	}
	m.state.Open = false
	m.state.Stage = stUnveil
}

func (m *Match) draftMulligan(a rules.Action) {
	if a.Verb == VerbUndo {
		m.list = m.list[:len(m.list)-1]
		return
	}
	m.list = append(m.list, a.Card)
}

// act does an action of the action phase.
func (m *Match) act(a rules.Action) {
	s := a.Seat
	m.state.Initiator = s
	switch a.Verb {
	case VerbPass:
		m.pass(s)
		return
	case VerbRetreat:
		m.retreat(s)
		return
	}
	m.setTable(VarPassed, 0)
	m.state.Stage = stActed
	switch a.Verb {
	case VerbPlay:
		m.play(a)
	case VerbUse:
		m.use(a)
	case VerbStore:
		city := m.board.Top(ZoneCity(s))
		m.w.Note(NoteStore, rules.Event{Seat: s, Card: city})
		m.w.Cause = city
		m.w.Set(city, AttrInclined, 1)
		m.w.MoveTo(a.Card, ZoneDeck(s), 0)
		m.w.NextStep()
		m.draw(s, 1)
		m.w.Cause = 0
	default:
		m.attack(a)
	}
}

// actInCombat does an action of the window.
func (m *Match) actInCombat(a rules.Action) {
	m.state.Initiator = a.Seat
	m.state.Stage = stWaged
	waived := int32(0)
	if a.Verb == VerbPass {
		waived = m.table(VarWaived) + 1
		m.w.Note(NotePass, rules.Event{Seat: a.Seat})
	}
	m.setTable(VarWaived, waived)
	if a.Seat == m.state.Defending {
		m.setTable(VarOpening, 0)
	}
	switch a.Verb {
	case VerbPlay:
		m.play(a)
	case VerbUse:
		m.use(a)
	case VerbIntercept:
		m.intercept(a.Card)
	case VerbBoost:
		m.boost(a)
	}
}

// play plays a card of the hand.
func (m *Match) play(a rules.Action) {
	s, c := a.Seat, m.card(a.Card)
	m.w.Show(a.Card, rules.Everyone)
	m.w.Note(NotePlay, rules.Event{Seat: s, Card: a.Card, Other: a.Target, New: int32(a.Zone)})
	m.w.Count(VarGold, s, -int(c.Cost))
	switch c.Type {
	case Character:
		m.w.Move(a.Card, a.Zone)
		m.arrive(a.Card)
	case Attachment:
		m.w.Move(a.Card, ZoneAttached(s))
		m.w.Set(a.Card, AttrHost, int16(a.Target))
		m.fire(OnDeploy, a.Card, s, 0)
	case Event:
		m.w.Move(a.Card, ZonePlay)
		m.start(frame{Seat: s, Card: a.Card, Ability: int8(a.Num - 1), Target: a.Target})
	}
}

// use uses an ability of a card in play or in the discard pile.
func (m *Match) use(a rules.Action) {
	m.w.Note(NoteUse, rules.Event{Seat: a.Seat, Card: a.Card, Other: a.Target, New: int32(a.Num)})
	m.start(frame{Seat: a.Seat, Card: a.Card, Ability: int8(a.Num - 1), Target: a.Target})
}

// react uses one of the abilities that wait, plays an Event that may answer, or
// lets them all be.
func (m *Match) react(a rules.Action) {
	switch a.Verb {
	case VerbPass:
		m.decline(a.Seat)
	case VerbPlay:
		m.play(a)
	case VerbUse:
		for i, t := range m.pending {
			if t.Seat == a.Seat && t.Card == a.Card && int16(t.Ability)+1 == a.Num {
				m.pending = append(m.pending[:i], m.pending[i+1:]...)
				m.w.Note(NoteUse, rules.Event{Seat: a.Seat, Card: a.Card, Other: a.Target, New: int32(a.Num)})
				m.start(frame{Seat: t.Seat, Card: t.Card, Face: t.Face, Ability: t.Ability, Target: a.Target, That: t.That})
				return
			}
		}
	}
}

// choose answers a question of an effect or a price.
func (m *Match) choose(a rules.Action) {
	f := &m.state.Frame
	s := a.Seat
	m.w.Cause = f.Card
	switch m.state.Kind {
	case AskDiscard:
		m.traceChoice()
		m.w.Move(a.Card, ZoneDiscard(s))
		if f.Pay > 0 {
			f.Pay--
		} else {
			f.Left--
			m.discardNext()
		}
	case AskSearch:
		m.found(a)
		f.Next++
	case AskDeploy, AskLine:
		if a.Verb == VerbPlace {
			m.traceChoice()
			m.w.Move(a.Card, a.Zone)
			m.arrive(a.Card)
		}
		f.Next++
	case AskReplace:
		if a.Verb == VerbChoose {
			m.traceChoice()
			m.replace(a.Target, a.Card)
		}
		f.Next++
	}
	m.w.Cause = 0
}

// found ends a search: the card is shown and taken, and the deck shuffled.
func (m *Match) found(a rules.Action) {
	took := a.Verb == VerbChoose
	m.w.Note(NoteSearch, rules.Event{Seat: a.Seat, New: int32(rules.Bit(took))})
	if took {
		m.traceChoice()
		m.w.Show(a.Card, rules.Everyone)
		m.w.Move(a.Card, ZoneHand(a.Seat))
	}
	m.w.NextStep()
	m.w.Shuffle(ZoneDeck(a.Seat), &m.rng)
}
