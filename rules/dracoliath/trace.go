package dracoliath

import (
	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// sentences lists what the cards say, for a count of what of it has been shown:
// each line, and each effect that it has. A line that waits for something can
// stay silent; what a Storm does in the turn of each player cannot.
func sentences(cards []Card) (list []cardfile.Sentence) {
	for i := range cards {
		c := &cards[i]
		for j := range c.Lines {
			l := &c.Lines[j]
			timed := (l.Kind == StartTurn || l.Kind == EndTurn) && c.Type == Treasure
			s := cardfile.Sentence{Place: l.Where, Effect: l.X == nil,
				Trigger: l.On != NoTrigger || l.Cards.At != NoPlace || timed}
			if l.If.Is != NoCompare {
				s.Conds = 1
			}
			list = append(list, s)
			for _, side := range [...][]Effect{l.X, l.Y} {
				for k := range side {
					list = append(list, cardfile.Sentence{Place: side[k].Where, Effect: true})
				}
			}
		}
		if c.Fusion {
			list = append(list, cardfile.Sentence{Place: c.FuseAt, Trigger: true})
		}
	}
	return list
}

// trace is where is counted what the cards show: nowhere in play, and nowhere
// while an order is only tried out.
func (m *Match) trace() *cardfile.Trace {
	if m.sim.on {
		return nil
	}
	return m.set.traced
}

// acted reports of a line that it has done what it says by itself.
func (m *Match) acted(l *Line) {
	t := m.trace()
	if !t.On() {
		return
	}
	t.Ran(l.Where)
	if l.On != NoTrigger {
		t.Heard(l.Where, true)
	}
	if l.X == nil {
		t.Did(l.Where, true)
	}
}

// did reports of the effect that a frame carries out whether it has changed
// anything.
func (m *Match) did(f *frame, changed bool) {
	if !m.trace().On() {
		return
	}
	l := &m.set.cards[f.Face].Lines[f.Line]
	side := l.X
	if f.Side == 2 {
		side = l.Y
	}
	m.trace().Did(side[f.Effect-1].Where, changed)
}

// unheard reports that an open card stays silent at what its lines wait for, and
// that whoever silences it has made a difference.
func (m *Match) unheard(id rules.CardID, waits func(l *Line) bool) {
	if !m.trace().On() {
		return
	}
	c := m.card(id)
	for i := range c.Lines {
		if l := &c.Lines[i]; waits(l) {
			m.trace().Heard(l.Where, false)
			m.silenced(id)
		}
	}
}

// silenced reports of whoever silences a card that it makes a difference.
func (m *Match) silenced(id rules.CardID) {
	if !m.cancelled(id) {
		return
	}
	for _, by := range m.silencers(nil) {
		if !m.covers(by, id) {
			continue
		}
		c := m.card(by)
		for i := range c.Lines {
			if l := &c.Lines[i]; l.Kind == Cancel {
				m.trace().Did(l.Where, true)
			}
		}
	}
}

// traceTimed reports whether the lines of a card act now, at the start or the end
// of a turn.
func (m *Match) traceTimed(c *Card, id rules.CardID, kind Kind, acts bool) {
	if !m.trace().On() {
		return
	}
	for i := range c.Lines {
		if l := &c.Lines[i]; l.Kind == kind {
			m.trace().Heard(l.Where, acts)
		}
	}
	if m.works(id, m.active()) {
		m.silenced(id)
	}
}

// traceSort reports which lines stay silent at a change: those of the others, and
// those of Storms at another change.
func (m *Match) traceSort(f *frame) {
	if !m.trace().On() {
		return
	}
	first, second := m.triggers(f)
	for _, id := range m.visible() {
		c := m.card(id)
		for i := range c.Lines {
			l := &c.Lines[i]
			if !l.On.inSort() {
				continue
			}
			same := l.On == first || l.On == second
			kin := same || c.Type == Storm || l.On == OnDeal && first == OnSuffer
			me := m.user(id, f.actor(l.On))
			waits := same && me != rules.Nobody && m.concerns(l, me, f.actor(l.On)) && m.holds(l.If, me)
			switch {
			case waits && m.cancelled(id):
				m.silenced(id)
			case kin && !waits:
				m.trace().Heard(l.Where, false)
			}
		}
	}
}

// traceNoFusion reports that the fusions in a hand stay silent: the card that was
// played is none.
func (m *Match) traceNoFusion(me rules.Seat) {
	if !m.trace().On() {
		return
	}
	for _, id := range m.board.Zone(ZoneHand(me)) {
		if c := m.card(id); c.Fusion {
			m.trace().Heard(c.FuseAt, false)
		}
	}
}

// traceNotNothing reports that those who wait for nothing to happen stay silent.
func (m *Match) traceNotNothing() {
	if !m.trace().On() {
		return
	}
	for _, id := range m.visible() {
		c := m.card(id)
		for i := range c.Lines {
			if l := &c.Lines[i]; l.On == OnNothing {
				m.trace().Heard(l.Where, false)
			}
		}
	}
}
