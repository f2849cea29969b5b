package drakerion

import (
	"bytes"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// partGives is the part of the line of an Attachment that lends keywords. Of a
// line of a card's text, part 0 is when, for what price and at which target it
// works, and the effects are the parts from partEffect.
const (
	partGives  = 1
	partEffect = 1
)

// sentences lists what the cards say, for a count of what of it has been shown.
func sentences() (list []cardfile.Sentence) {
	for f := range Cards {
		c := &Cards[f]
		if c.Gives != 0 {
			list = append(list, cardfile.Sentence{Place: cardfile.Place{Card: c.ID, Line: c.Line, Part: partGives}, Effect: true})
		}
		for i := range c.Abilities {
			a := &c.Abilities[i]
			list = append(list, cardfile.Sentence{Place: place(c, a, 0), Trigger: a.On.trigger(), Conds: a.conds() + len(a.Target.split())})
			for j := range a.Do {
				e := &a.Do[j]
				n := len(e.Per.split()) + len(e.Filter.split())
				list = append(list, cardfile.Sentence{Place: place(c, a, partEffect+j), Conds: n, Effect: true})
			}
		}
	}
	return list
}

func place(c *Card, a *Ability, part int) cardfile.Place {
	return cardfile.Place{Card: c.ID, Line: a.Line, Part: part}
}

// conds is how many conditions an ability has besides those of its target.
func (a *Ability) conds() int { return int(rules.Bit(a.If.Filter.Type != 0)) }

// split returns the conditions of a filter, each alone. Where the cards lie of
// which it speaks is one only between the lines; of which type they are only in a
// pile or a hand, and where no kind says it too; whose they are not in one's own.
func (f *Filter) split() (list []Filter) {
	add := func(one Filter) {
		if one != (Filter{}) {
			list = append(list, one)
		}
	}
	switch {
	case f.Type == 0:
		return nil
	case f.Where >= InDiscard && f.Kind == NoKind && f.State == 0:
		add(Filter{Type: f.Type})
	case f.Where < InDiscard:
		add(Filter{Where: f.Where})
	}
	if f.Where < InHand {
		add(Filter{Side: f.Side})
	}
	add(Filter{Kind: f.Kind})
	add(Filter{MaxCost: f.MaxCost})
	for s := State(1); s < stateEnd; s <<= 1 {
		add(Filter{State: f.State & s})
	}
	return list
}

// meets reports whether a card meets a condition that split returned.
func (one *Filter) meets(b *rules.Board, id rules.CardID, you rules.Seat, this rules.CardID) bool {
	card := &b.Cards[id]
	c := &Cards[card.Face]
	switch {
	case one.Type != 0:
		return c.Type == one.Type
	case one.Where != InPlay:
		return lies(one, kindOf(card.Zone))
	case one.Side != Anyone:
		return (seatOf(card.Zone) == you) == (one.Side == Yours)
	case one.Kind != NoKind:
		return c.Kind == one.Kind
	case one.MaxCost > 0:
		return c.Cost < one.MaxCost
	}
	return isIn(b, one.State, id, this)
}

// wide returns the filter of which f is a part: all cards that could come into
// question if its conditions did not hold.
func (f *Filter) wide() Filter {
	w := Filter{Type: f.Type, Where: f.Where}
	if f.Where < InDiscard {
		w.Where = InPlay
	}
	if f.Where >= InHand {
		w.Side = Yours
	}
	return w
}

// traceFilter reports that a sentence looks for cards, whose conditions stand
// behind base others. A condition is unmet only where it decides: where the card
// meets all others. That it is another card is unmet where it is the card itself,
// whose kind may bar it as well.
func (m *Match) traceFilter(p cardfile.Place, base int, f *Filter, you rules.Seat, this rules.CardID) {
	if !m.traced.On() || f.Type == 0 {
		return
	}
	w := f.wide()
	zones, n := searched(&w, you)
	for _, z := range zones[:n] {
		for _, id := range m.board.Zone(z) {
			m.traceCard(p, base, f, id, you, this)
		}
	}
}

func (m *Match) traceCard(p cardfile.Place, base int, f *Filter, id rules.CardID, you rules.Seat, this rules.CardID) {
	if f.Where < InDiscard && m.card(id).Type != f.Type {
		return
	}
	list, unmet := f.split(), 0
	for i := range list {
		unmet += int(rules.Bit(!list[i].meets(&m.board, id, you, this)))
	}
	for i := range list {
		if held := list[i].meets(&m.board, id, you, this); unmet == 0 || !held && (unmet == 1 || list[i].State == NotThis) {
			m.traced.Held(p, base+i, held)
		}
	}
}

// traceTargets reports the cards among which an ability has its target.
func (m *Match) traceTargets(a *Ability, s rules.Seat, this rules.CardID) {
	m.traceFilter(place(m.card(this), a, 0), a.conds(), &a.Target, s, this)
}

// traceFire reports whether an ability that waits for this moment is set off.
func (m *Match) traceFire(c *Card, a *Ability, fired bool) {
	if a.conds() > 0 {
		m.traced.Held(place(c, a, 0), 0, fired)
	}
	m.traced.Heard(place(c, a, 0), fired)
}

// traceSilent reports that a moment is not that of those cards in play.
func (m *Match) traceSilent(on On, those func(id rules.CardID, s rules.Seat) bool) {
	if !m.traced.On() {
		return
	}
	for s := range rules.Seat(2) {
		for _, z := range [...]rules.Zone{zoneMelee, zoneSupport, zoneAttached, zoneCity, zoneUnveiled} {
			for _, id := range m.board.Zone(z + rules.Zone(s)) {
				if those(id, s) {
					m.traceQuiet(on, id)
				}
			}
		}
	}
}

func (m *Match) traceQuiet(on On, id rules.CardID) {
	c := m.card(id)
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.On == on {
			m.traced.Heard(place(c, a, 0), false)
		}
	}
}

// traceArrival reports who stays silent when a Character of s arrives.
func (m *Match) traceArrival(arrived rules.CardID, s rules.Seat) {
	m.traceSilent(OnDeploy, func(id rules.CardID, _ rules.Seat) bool { return id != arrived })
	m.traceSilent(OnAlly, func(_ rules.CardID, of rules.Seat) bool { return of != s })
	m.traceSilent(OnEnemy, func(_ rules.CardID, of rules.Seat) bool { return of == s })
}

// traceFall reports who stays silent when Characters of s have fallen.
func (m *Match) traceFall(s rules.Seat) {
	if !m.traced.On() {
		return
	}
	m.traceSilent(OnDestroy, func(rules.CardID, rules.Seat) bool { return true })
	m.traceSilent(OnFall, func(_ rules.CardID, of rules.Seat) bool { return of != s })
	m.traceSilent(OnKill, func(_ rules.CardID, of rules.Seat) bool { return of == s })
	for _, id := range m.hand(1 - s) {
		m.traceQuiet(OnFall, id)
	}
}

// traceRole reports who stays silent when a Character has a role in a combat.
func (m *Match) traceRole(on On, fighter rules.CardID) {
	m.traceSilent(on, func(id rules.CardID, _ rules.Seat) bool {
		return id != fighter && m.attr(id, AttrHost) != int16(fighter)
	})
}

// tracePass reports that passing is neither a retreat nor the end of the turn.
func (m *Match) tracePass() {
	all := func(rules.CardID, rules.Seat) bool { return true }
	m.traceSilent(OnEnd, all)
	m.traceSilent(OnRetreat, all)
}

// traceStart reports that an ability is begun; an Event that answers has heard
// what it waits for.
func (m *Match) traceStart(f *frame) {
	if !m.traced.On() {
		return
	}
	c := &Cards[f.Face]
	a := &c.Abilities[f.Ability]
	m.traced.Ran(place(c, a, 0))
	if a.On == OnFall && c.Type == Event {
		m.traced.Heard(place(c, a, 0), true)
	}
}

// asks reports whether an effect is done only when somebody has answered.
func (o Op) asks() bool {
	return o == OpDiscard || o == OpSearch || o == OpDeploy || o == OpReplace || o == OpRaise
}

// before returns how the table is before an effect, if anybody counts.
func (m *Match) before() []byte {
	if !m.traced.On() {
		return nil
	}
	return m.board.AppendState(nil)
}

// did reports that the effect which is being carried out was begun on a table as
// given, and what it has looked at.
func (m *Match) did(f *frame, before []byte) {
	if !m.traced.On() {
		return
	}
	c := &Cards[f.Face]
	a := &c.Abilities[f.Ability]
	e, p := &a.Do[f.Next], place(c, a, partEffect+int(f.Next))
	m.traced.Ran(p)
	m.traced.Did(p, !e.Op.asks() && !bytes.Equal(before, m.board.AppendState(nil)))
}

// looksFor reports the cards among which the effect that is being carried out
// finds its own.
func (m *Match) looksFor(f *frame) {
	if !m.traced.On() {
		return
	}
	c := &Cards[f.Face]
	a := &c.Abilities[f.Ability]
	e, p := &a.Do[f.Next], place(c, a, partEffect+int(f.Next))
	m.traceFilter(p, 0, &e.Per, f.Seat, f.Card)
	m.traceFilter(p, len(e.Per.split()), &e.Filter, f.Seat, f.Card)
}

// traceChoice reports that somebody has answered what an effect has asked.
func (m *Match) traceChoice() {
	f := &m.state.Frame
	if m.traced.On() && f.Pay == 0 {
		c := &Cards[f.Face]
		a := &c.Abilities[f.Ability]
		m.traced.Did(place(c, a, partEffect+int(f.Next)), true)
	}
}

// traceGiven reports that a Character has used a keyword that it was lent.
func (m *Match) traceGiven(id rules.CardID, w Words) {
	if !m.traced.On() || m.card(id).Words&w != 0 {
		return
	}
	for s := range rules.Seat(2) {
		for _, at := range m.board.Zone(ZoneAttached(s)) {
			if c := m.card(at); m.attr(at, AttrHost) == int16(id) && c.Gives&w != 0 {
				p := cardfile.Place{Card: c.ID, Line: c.Line, Part: partGives}
				m.traced.Ran(p)
				m.traced.Did(p, true)
			}
		}
	}
}

// traceBlows reports what makes the numbers with which a combat is resolved.
func (m *Match) traceBlows(attacker, defender rules.CardID, shot bool) {
	if !m.traced.On() {
		return
	}
	for z := zoneMelee; z < zoneAttached; z++ {
		for _, id := range m.board.Zone(z) {
			for s := Melee; s <= Ranged; s++ {
				by := [...]rules.CardID{Melee: attacker, Riposte: defender, Ranged: attacker}[s]
				m.traceStat(id, s, id == by && shot == (s == Ranged))
			}
		}
	}
}

// traceStat reports which cards change a number of a Character, and whether that
// matters: of life, whether it keeps the Character from falling. Conditions are
// looked at whether or not the number is used now.
func (m *Match) traceStat(id rules.CardID, s Stat, used bool) {
	if !m.traced.On() {
		return
	}
	n, damage := StatOf(&m.board, id, s), int(m.attr(id, AttrDamage))
	matters := func(k int) bool {
		if s == Life {
			return damage < n && damage >= n-k
		}
		return n != max(n-k, 0) || k < 0
	}
	for seat := range rules.Seat(2) {
		for _, z := range sources {
			for _, src := range m.board.Zone(z + rules.Zone(seat)) {
				m.traceLasting(src, seat, id, s, used, matters)
			}
		}
	}
}

func (m *Match) traceLasting(src rules.CardID, you rules.Seat, id rules.CardID, s Stat, used bool, matters func(k int) bool) {
	c := m.card(src)
	for i := range c.Abilities {
		a := &c.Abilities[i]
		for j := range a.Do {
			e := &a.Do[j]
			stat, ok := e.Op.stat()
			if a.On != OnAlways || !ok || stat != s {
				continue
			}
			p, held := place(c, a, partEffect+j), holds(&m.board, &a.If, you, src)
			reached := reaches(&m.board, e, src, you, id)
			if reached && a.conds() > 0 {
				m.traced.Held(place(c, a, 0), 0, held)
			}
			if held && e.Who == Each {
				m.traceCard(p, len(e.Per.split()), &e.Filter, id, you, src)
			}
			if held && reached && used {
				m.traced.Ran(place(c, a, 0))
				m.traced.Ran(p)
				m.traced.Did(p, matters(int(e.N)*times(&m.board, e, you, src)))
			}
		}
	}
}
