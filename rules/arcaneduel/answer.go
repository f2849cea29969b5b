package arcaneduel

import "wyrmtable/rules"

// answer does a legal answer to the open question.
func (m *Match) answer(a rules.Action) {
	q := &m.state
	kind, s := q.Kind, q.Decider
	q.Open, q.Kind, q.Decider, q.Source = false, 0, 0, 0
	switch kind {
	case AskTurn:
		m.act(a)
	case AskSecond:
		q.Second = a.Whom
	case AskPay:
		m.payWith(a.Card)
		q.Stage = paid(q.Stage)
	case AskDefend:
		m.defend(a)
	case AskObey:
		m.obey(a.Card)
		q.Stage = settle
	case AskTrap:
		m.discard(a.Card)
		q.Stage = snapped
	case AskTake:
		m.takeBack(a.Card, s)
		q.Stage = settle
	case AskReplace:
		if a.Verb == VerbReplace {
			m.discard(a.Card)
			m.w.Change(VarRefill, s, 1)
		}
		q.Stage = limitHand
	case AskLimit:
		m.discard(a.Card)
	}
}

// act does the one choice of a turn.
func (m *Match) act(a rules.Action) {
	m.state.Stage = endTurn
	switch a.Verb {
	case VerbDraw:
		m.draw(a.Seat)
	case VerbDiscard:
		m.discard(a.Card)
	case VerbPass:
		m.w.Note(NotePass, rules.Event{Seat: a.Seat})
	case VerbPlay:
		m.state.Stage, m.state.Whom = payCost, a.Whom
		m.state.Cast = uint8(m.face(a.Card))
		m.w.Move(a.Card, ZonePlay)
		m.w.Note(NotePlay, rules.Event{Seat: a.Seat, Card: a.Card})
	case VerbCombine:
		m.state.Stage, m.state.Whom = payCost, a.Whom
		place := pairs[m.face(a.Card)][m.face(a.Target)]
		m.state.Cast = uint8(cardCount) + uint8(place)
		m.w.Move(a.Card, ZonePlay)
		m.w.Move(a.Target, ZonePlay)
		m.setTable(VarCombo, int32(place))
		m.w.Note(NoteCombo, rules.Event{Seat: a.Seat, Card: a.Card, Other: a.Target, New: int32(place)})
	}
}

// paid returns what follows when a price is paid.
func paid(s stage) stage {
	if s == payDefence {
		return answers
	}
	return launch
}

// defend does the answer of a player who is attacked.
func (m *Match) defend(a rules.Action) {
	q := &m.state
	q.Waits &^= rules.Only(a.Seat)
	if a.Verb == VerbEndure {
		m.w.Note(NoteEndure, rules.Event{Seat: a.Seat})
		return
	}
	q.Done = q.Done.With(a.Seat)
	e := &Cards[m.face(a.Card)].Effect
	m.w.Move(a.Card, ZonePlay)
	m.w.Note(NoteDefend, rules.Event{Seat: a.Seat, Card: a.Card})
	m.w.NextStep()
	m.w.Cause = a.Card
	m.traceParry(m.face(a.Card), m.board.Var(VarHit, a.Seat))
	if e.Cost > 0 {
		q.Stage, q.Payer = payDefence, a.Seat
	}
	m.parry(a, e)
}

// parry applies a Defence card to the attack on its way.
func (m *Match) parry(a rules.Action, e *Effect) {
	s, by := a.Seat, m.active()
	coming := m.board.Var(VarHit, s)
	switch {
	case e.Block > 0 || e.Share:
		m.state.Guards[s].Card = a.Card
		m.guard(s, coming)
	case e.Thorns > 0: // A22
		m.w.Note(NoteThorns, rules.Event{Seat: s, Card: a.Card, New: e.Thorns})
		m.w.Change(VarRecoil, by, m.board.Var(VarRecoil, by)+e.Thorns)
	case e.Deflect: // A20
		m.w.Note(NoteDeflect, rules.Event{Seat: s, Card: a.Card, New: int32(a.Whom)})
		m.w.Change(VarHit, s, 0)
		if m.state.Victim == s {
			m.state.Victim = rules.Nobody
		}
		m.aim(a.Whom, coming)
	}
}

// guard lets the Defence card of a player act on n more that come to him. It acts on
// the sum of one attack, in whatever order the others answer (A26, R3, R19): what it
// does to the sum, less what it has done.
func (m *Match) guard(s rules.Seat, n int32) {
	g := &m.state.Guards[s]
	e := &Cards[m.face(g.Card)].Effect
	before, all := g.Met, g.Met+n
	g.Met = all
	hit := m.board.Var(VarHit, s)
	if e.Share { // A21
		back := all/2 - before/2
		if back == 0 && before > 0 {
			return
		}
		m.w.Note(NoteMirror, rules.Event{Seat: s, Card: g.Card, New: back})
		m.w.Change(VarHit, s, hit-back)
		m.w.Change(VarRecoil, m.active(), m.board.Var(VarRecoil, m.active())+back)
		return
	}
	blocked := min(e.Block, all) - min(e.Block, before)
	if blocked == 0 && before > 0 {
		return
	}
	m.w.Note(NoteBlock, rules.Event{Seat: s, Card: g.Card, New: blocked})
	m.w.Change(VarHit, s, hit-blocked)
}
