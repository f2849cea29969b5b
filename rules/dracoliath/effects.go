package dracoliath

import "wyrmtable/rules"

// resolveEffects carries out the next effect of a card: line by line from the
// top, in each line from the left (S27, D16). Between two effects whoever holds
// two tokens spends them (D17).
func (m *Match) resolveEffects() {
	f := m.last()
	if f.Settle {
		f.Settle = false
		if n := len(m.stack); !f.Inner {
			m.convert()
			if len(m.stack) > n {
				return // what the buying of a card has set off comes first
			}
		}
	}
	lines := m.set.cards[f.Face].Lines
	for int(f.Line) < len(lines) {
		l := &lines[f.Line]
		if f.Inside || m.enter(f, l) {
			if m.step(f, l) {
				return
			}
			f.Effect, f.Side, f.Inside = 0, 0, false
		}
		if f.Mode >= modeTrigger {
			break
		}
		f.Line++
	}
	if f.Mode == modePlay && !f.Asked {
		f.Asked = true
		f.Repeats = int8(m.repeats(f))
	}
	if f.Repeats > 0 {
		f.Repeats--
		f.Line = 0
		m.rule()
		m.w.Note(NoteAgain, rules.Event{Seat: f.Me, Card: f.Card})
		return
	}
	m.pop()
}

// enter reports whether a line is carried out now: it is of the right kind and
// its condition is met. What set a single line off has tested its condition.
func (m *Match) enter(f *frame, l *Line) bool {
	kind := Do
	switch f.Mode {
	case modeStart:
		kind = StartTurn
	case modeEnd:
		kind = EndTurn
	case modeTrigger, modeAlso:
		kind = l.Kind
	}
	if l.Kind != kind {
		return false
	}
	if f.Mode < modeTrigger && !m.met(l, f.Me) {
		m.rule()
		m.w.Note(NoteUnmet, rules.Event{Seat: f.Me, Card: f.Card, New: int32(f.Line)})
		return false
	}
	f.Inside = true
	m.trace().Ran(l.Where)
	return true
}

// step asks for the choice of a line or does its next effect; it reports
// whether there was anything left to do.
func (m *Match) step(f *frame, l *Line) bool {
	list := l.X
	if l.Y != nil {
		if f.Side == 0 {
			m.open(question{Kind: AskChoice, Subject: f.Me, Source: f.Card})
			return true
		}
		if f.Side == 2 {
			list = l.Y
		}
	}
	if int(f.Effect) >= len(list) {
		return false
	}
	e := &list[f.Effect]
	f.Effect++
	f.Settle = true
	m.trace().Ran(e.Where)
	m.w.NextStep()
	m.w.Cause = f.Card
	m.perform(f, e)
	return true
}

// perform does one effect. f is not to be used afterwards.
func (m *Match) perform(f *frame, e *Effect) {
	me := f.Me
	if e.Op.variation() {
		m.vary(f, e)
		return
	}
	switch e.Op {
	case Replay:
		m.w.Change(VarExtra, me, m.board.Var(VarExtra, me)+1)
		m.w.Note(NoteReplay, rules.Event{Seat: me, Card: f.Card})
		m.something(f)
	case Control:
		foe := m.facing(me)
		if by := int32(me) + 1; m.board.Var(VarControl, foe) != by {
			m.w.Change(VarControl, foe, by)
			m.w.Note(NoteControl, rules.Event{Seat: me, Card: f.Card, New: int32(foe)})
			m.something(f)
		}
	case AddSlot:
		m.addSlot(f)
	case Flip:
		if e.From.At == NoPlace {
			m.flip(f.Card)
			m.trace().Did(e.Where, true)
			return
		}
		m.target(question{Kind: AskFlip, Subject: me, Source: f.Card, From: doubles(e.From)}, e.Op)
	case Discard, Replace:
		if e.All {
			m.clear(f, e)
			return
		}
		kind := AskDiscard
		if e.Op == Replace {
			kind = AskReplace
		}
		m.target(question{Kind: kind, Subject: me, Source: f.Card, From: e.From}, e.Op)
	case Swap:
		m.target(question{Kind: AskSwap, Subject: me, Source: f.Card, From: e.From, With: e.With}, e.Op)
	}
}

// something remembers that an effect was more than nothing.
func (m *Match) something(f *frame) {
	m.tally.Something = true
	m.did(f, true)
}

// target asks which cards an effect is done to; with one possibility it is done
// at once, with none nothing is done (G2).
func (m *Match) target(q question, op Op) {
	m.open(q)
	m.list()
	switch len(m.answers) {
	case 0:
		m.ask = question{}
		m.w.Note(NoteNoTarget, rules.Event{Seat: q.Subject, Card: q.Source, Old: int32(op)})
	case 1:
		m.ask = question{}
		m.act(m.answers[0].Action)
	}
	m.listed = false
}

// act does what was chosen for a card.
func (m *Match) act(a rules.Action) {
	m.did(m.last(), true)
	switch a.Verb {
	case VerbDiscard:
		m.discard(a.Card)
	case VerbReplace:
		m.replace(a.Card)
	case VerbSwap:
		m.swap(a.Card, a.Target)
	case VerbFlip:
		m.flip(a.Card)
	}
}

// vary pushes the change of a counter, which then goes through SORT.
func (m *Match) vary(f *frame, e *Effect) {
	n := e.N
	switch {
	case e.Same:
		n = int(f.Same)
	case e.Per.At != NoPlace:
		n *= m.count(e.Per, f.Me)
	}
	whom := f.Me
	if e.Whom == Opponent {
		whom = m.facing(f.Me)
	}
	m.push(frame{Kind: sortFrame, Me: f.Me, Card: f.Card, Face: f.Face, Op: e.Op, Whom: whom,
		Amount: int16(min(n, 999)), Used: f.Used, Line: f.Line, Effect: f.Effect, Side: f.Side})
}

// repeats returns how often a played card is played once more (S96): by its
// own word, and by Treasures and Storms.
func (m *Match) repeats(f *frame) int {
	n := 0
	card := &m.set.cards[f.Face]
	for i := range card.Lines {
		if l := &card.Lines[i]; l.Kind == Again && m.met(l, f.Me) {
			n++
			m.acted(l)
		}
	}
	for _, id := range m.visible() {
		c := m.card(id)
		if !c.agains || m.user(id, f.Me) != f.Me || m.cancelled(id) {
			m.unheard(id, func(l *Line) bool { return l.Kind == Again && l.Cards.match(card) })
			continue
		}
		for i := range c.Lines {
			l := &c.Lines[i]
			if l.Kind != Again {
				continue
			}
			fits := l.Cards.match(card)
			m.trace().Heard(l.Where, fits)
			if fits && m.met(l, f.Me) {
				n++
				m.acted(l)
			}
		}
	}
	return n
}

// pushFusions lists the other fusions in the hand of me (S72, D33).
func (m *Match) pushFusions(me rules.Seat) {
	f := frame{Kind: listFrame, Mode: modeFuse, Me: me}
	for _, id := range m.board.Zone(ZoneHand(me)) {
		if c := m.card(id); c.Fusion {
			m.trace().Ran(c.FuseAt)
			m.trace().Heard(c.FuseAt, true)
			f.list(id, 0)
		}
	}
	if f.N > 0 {
		m.push(f)
	}
}

// pushTriggers lists the passives that something done by actor sets off; card
// is what it was done with. Only those answer that lay open when it began: what it
// turned up or bought does not (R5).
func (m *Match) pushTriggers(on On, actor rules.Seat, card rules.CardID, seen *cardSet) {
	f := frame{Kind: listFrame, Mode: modeTrigger, Me: actor, Triggered: on}
	for _, id := range m.visible() {
		c := m.card(id)
		if !c.sorts[on] {
			continue
		}
		me := m.user(id, actor)
		waits := func(l *Line) bool {
			return l.On == on && m.concerns(l, me, actor) && (card == 0 || l.Card.match(m.card(card)))
		}
		if me == rules.Nobody || !seen.has(id) || m.cancelled(id) {
			m.unheard(id, waits)
			continue
		}
		for i := range c.Lines {
			l := &c.Lines[i]
			if waits(l) && m.met(l, me) {
				f.list(id, i)
				m.trace().Heard(l.Where, true)
			} else if l.On == on {
				m.trace().Heard(l.Where, false)
			}
		}
	}
	if f.N > 0 {
		m.push(f)
	}
}

// concerns reports whether a line waits for what actor does.
func (m *Match) concerns(l *Line, me, actor rules.Seat) bool {
	if l.Whom == Me {
		return me == actor
	}
	return m.facing(me) == actor
}

// resolveList takes the next card of a list. Cards that have left meanwhile are
// skipped (D33).
func (m *Match) resolveList() {
	f := m.last()
	for i := int8(0); i < f.N; {
		if m.stays(f, int(i)) {
			i++
		} else {
			f.drop(int(i))
		}
	}
	if f.N == 0 {
		m.pop()
		return
	}
	kind := [...]rules.AskKind{modeFuse: AskFusion, modeStart: AskStart, modeEnd: AskEnd, modeTrigger: AskAlso}[f.Mode]
	i, ok := m.choose(kind, f.Cards[:f.N])
	if !ok {
		return
	}
	next := frame{Kind: effectsFrame, Mode: f.Mode, Me: f.Me, Card: f.Cards[i], Face: m.shown(f.Cards[i])}
	note := [...]rules.NoteID{modeFuse: NoteFusion, modeStart: NoteStart, modeEnd: NoteEnd, modeTrigger: NoteTrigger}[f.Mode]
	if f.Mode == modeTrigger {
		next.Line = f.Lines[i]
		if user := m.user(next.Card, f.Me); user != rules.Nobody {
			next.Me = user
		}
	}
	m.rule()
	m.w.Note(note, rules.Event{Seat: next.Me, Card: next.Card, Old: int32(f.Triggered)})
	f.drop(i)
	m.push(next)
}

// stays reports whether entry i of the list can still act.
func (m *Match) stays(f *frame, i int) bool {
	id := f.Cards[i]
	switch f.Mode {
	case modeFuse:
		return m.holder(id) == f.Me
	case modeStart, modeEnd:
		return m.timed(f, id)
	}
	if f.Triggered == OnReroll && m.board.Cards[id].Zone == ZoneDiscard {
		return true // thrown away by what it answers (R5)
	}
	return m.user(id, f.Me) != rules.Nobody && !m.cancelled(id)
}
