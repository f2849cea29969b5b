package dracoliath

import "wyrmtable/rules"

// The steps at which a SORT pass can be interrupted.
const (
	sortBegin   uint8 = iota // steps 1 to 3
	sortInstead              // step 4
	sortApply                // steps 5 to 7
	sortAfter                // what step 5 has found, after the change
)

// resolveSort carries one change of a counter through the seven steps of the
// SORT method (S82 to S88). Each card that acts is noted before the change.
func (m *Match) resolveSort() {
	f := m.last()
	switch f.Step {
	case sortBegin:
		m.sortBegin(f)
	case sortInstead:
		m.sortInstead(f)
	case sortApply:
		m.sortApply(f)
	case sortAfter:
		m.sortAfter(f)
	}
}

// sortBegin counts the symbols, adds the modifiers and looks for prohibitions.
func (m *Match) sortBegin(f *frame) {
	m.w.NextStep()
	m.w.Cause = f.Card
	m.w.Note(NoteSymbols, rules.Event{Seat: f.Whom, Card: f.Card, Old: int32(f.Op), New: int32(f.Amount)})
	if f.Amount <= 0 { // it counts cards, and there are none
		m.w.Note(NoteNone, rules.Event{Seat: f.Whom, Card: f.Card, Old: int32(f.Op), New: 1})
		m.pop()
		return
	}
	m.weigh(f)
	m.traceSort(f)
	for _, a := range m.acting {
		if l := m.lineOf(a); l.Kind == Modify && !f.Used.has(a.card) {
			f.Used.add(a.card)
			f.Amount += int16(l.Mod)
			m.acted(l)
			m.w.Note(NoteModifier, rules.Event{Seat: f.Whom, Card: a.card, Other: f.Card, Old: int32(l.Mod), New: int32(f.Amount)})
		}
	}
	if f.Amount <= 0 {
		m.w.Note(NoteNone, rules.Event{Seat: f.Whom, Card: f.Card, Old: int32(f.Op), New: 2})
		m.pop()
		return
	}
	for _, a := range m.acting {
		if l := m.lineOf(a); l.Kind == Forbid && !f.Used.has(a.card) {
			m.acted(l)
			m.w.Note(NoteForbidden, rules.Event{Seat: f.Whom, Card: a.card, Other: f.Card, Old: int32(f.Op), New: int32(f.Amount)})
			m.pop()
			return
		}
	}
	f.Step = sortInstead
}

// sortInstead lets one "instead" take the place of the change (D32).
func (m *Match) sortInstead(f *frame) {
	m.weigh(f)
	found := m.keep(Instead)
	if len(found) == 0 {
		f.Step = sortApply
		return
	}
	var ids [maxList]rules.CardID
	n := 0
	for _, a := range found {
		if n < maxList {
			ids[n] = a.card
			n++
		}
	}
	i, ok := m.choose(AskInstead, ids[:n])
	if !ok {
		return
	}
	a := found[i]
	f.Used.add(a.card)
	m.acted(m.lineOf(a))
	m.w.Note(NoteInstead, rules.Event{Seat: f.Whom, Card: a.card, Other: f.Card, Old: int32(f.Op), New: int32(f.Amount)})
	next := frame{Kind: effectsFrame, Mode: modeAlso, Me: a.me, Card: a.card, Face: m.shown(a.card),
		Line: int8(a.line), Inner: true, Same: f.Amount, Used: f.Used}
	m.pop()
	m.push(next)
}

// sortApply notes what will follow, cuts excess Life off and makes the change
// (D46).
func (m *Match) sortApply(f *frame) {
	if f.Op == PowerLoss && m.power(f.Whom) == 0 || f.Op == FocusLoss && m.focus(f.Whom) == 0 { // nothing to lose (S57)
		m.w.Note(NoteNone, rules.Event{Seat: f.Whom, Card: f.Card, Old: int32(f.Op), New: 7})
		m.pop()
		return
	}
	m.weigh(f)
	f.Same = f.Amount
	for _, a := range m.keep(Also) {
		if f.Used.has(a.card) {
			continue
		}
		f.Used.add(a.card)
		f.list(a.card, a.line)
		m.acted(m.lineOf(a))
		m.w.Note(NoteAlso, rules.Event{Seat: f.Whom, Card: a.card, Other: f.Card, Old: int32(f.Op), New: int32(f.Amount)})
	}
	f.Step = sortAfter
	if room := m.maxLife() - m.life(f.Whom); f.Op == Life && int32(f.Amount) > room {
		f.Over = f.Amount - int16(room)
		f.Amount = int16(room)
		m.w.Note(NoteOver, rules.Event{Seat: f.Whom, Card: f.Card, New: int32(f.Over)})
	}
	m.apply(f)
	if f.Over > 0 {
		m.push(frame{Kind: sortFrame, Me: f.Whom, Card: f.Card, Face: f.Face, Op: Damage,
			Whom: m.facing(f.Whom), Amount: f.Over, Used: f.Used, Line: f.Line, Effect: f.Effect, Side: f.Side})
	}
}

// apply moves the pin on the ruler. Life may fall below 0 until all effects are
// done, Power never does (D26).
func (m *Match) apply(f *frame) {
	n := int32(f.Amount)
	m.did(f, n > 0)
	switch f.Op {
	case Damage:
		m.w.Change(VarLife, m.team(f.Whom), max(m.life(f.Whom)-n, -99))
	case Life:
		m.w.Change(VarLife, m.team(f.Whom), m.life(f.Whom)+n)
	case Power:
		m.w.Change(VarPower, m.team(f.Whom), min(m.power(f.Whom)+n, 99))
	case PowerLoss:
		m.w.Change(VarPower, m.team(f.Whom), max(m.power(f.Whom)-n, 0))
	case Focus:
		m.w.Change(VarFocus, f.Whom, min(m.focus(f.Whom)+n, 99))
	case FocusLoss:
		m.w.Change(VarFocus, f.Whom, max(m.focus(f.Whom)-n, 0))
	}
}

// sortAfter carries out what follows the change, one card after the other.
func (m *Match) sortAfter(f *frame) {
	for i := int8(0); i < f.N; {
		if m.user(f.Cards[i], f.Whom) != rules.Nobody && !m.cancelled(f.Cards[i]) {
			i++
		} else {
			f.drop(int(i))
		}
	}
	if f.N == 0 {
		m.pop()
		return
	}
	i, ok := m.choose(AskAlso, f.Cards[:f.N])
	if !ok {
		return
	}
	id, line := f.Cards[i], f.Lines[i]
	next := frame{Kind: effectsFrame, Mode: modeAlso, Card: id, Face: m.shown(id), Line: line,
		Inner: true, Same: f.Same, Used: f.Used}
	next.Me = m.user(id, f.actor(m.card(id).Lines[line].On))
	f.drop(i)
	m.push(next)
}

// actor returns who does what a trigger waits for.
func (f *frame) actor(on On) rules.Seat {
	if on == OnDeal {
		return f.Me
	}
	return f.Whom
}

// triggers returns which triggers a change can set off. Damage is dealt only to
// an opponent (D31), and suffered from wherever it comes.
func (m *Match) triggers(f *frame) (first, second On) {
	switch f.Op {
	case Life:
		return OnLife, NoTrigger
	case Power:
		return OnPower, NoTrigger
	case PowerLoss:
		return OnPowerLoss, NoTrigger
	case Focus:
		return OnFocus, NoTrigger
	case FocusLoss:
		return OnFocusLoss, NoTrigger
	}
	if m.team(f.Me) != m.team(f.Whom) {
		return OnDeal, OnSuffer
	}
	return OnSuffer, NoTrigger
}

// weigh collects the passives that concern a change, in the order of visible,
// without those that have already applied in this chain (D30).
func (m *Match) weigh(f *frame) {
	m.acting = m.acting[:0]
	first, second := m.triggers(f)
	for _, id := range m.visible() {
		c := m.card(id)
		if !c.sorts[first] && (second == NoTrigger || !c.sorts[second]) {
			continue
		}
		if f.Used.has(id) || m.cancelled(id) {
			continue
		}
		for i := range c.Lines {
			l := &c.Lines[i]
			if l.On != first && l.On != second || l.On == NoTrigger {
				continue
			}
			actor := f.actor(l.On)
			if me := m.user(id, actor); me != rules.Nobody && m.concerns(l, me, actor) && m.met(l, me) {
				m.acting = append(m.acting, acting{id, i, me})
			}
		}
	}
}

// keep leaves the passives of one kind in acting.
func (m *Match) keep(k Kind) []acting {
	out := m.acting[:0]
	for _, a := range m.acting {
		if m.lineOf(a).Kind == k {
			out = append(out, a)
		}
	}
	m.acting = out
	return out
}

func (m *Match) lineOf(a acting) *Line { return &m.card(a.card).Lines[a.line] }
