package dragonswrath

import (
	"bytes"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// The parts of a line that count as sentences besides the line itself, which is
// part 0. Effects of an ability are numbered from partEffect.
const (
	partPM     = 1 // of Always, Against and what an item gives its bearer
	partPP     = 2
	partEffect = 1
	partColour = 1 // of a magic province: it counts as any colour
	partGather = 2
)

// spoken lists what the cards say, for a count of what of it has been shown: each
// line with whom it means, and each thing that it does.
func spoken() (list []cardfile.Sentence) {
	for f := range Cards {
		c := &Cards[f]
		say := func(line, part, conds int) *cardfile.Sentence {
			list = append(list, cardfile.Sentence{Place: cardfile.Place{Card: c.ID, Line: line, Part: part}, Conds: conds, Effect: true})
			return &list[len(list)-1]
		}
		strengths := func(line int, pm, pp int8, conds int) {
			if pm != 0 {
				say(line, partPM, conds)
			}
			if pp != 0 {
				say(line, partPP, conds)
			}
		}
		if c.Type == Province && c.Colour == Magic {
			say(c.Line, partColour, 0)
			say(c.Line, partGather, 0)
		}
		if c.Type == Item {
			strengths(c.Line, c.PM, c.PP, 1) // whether it is its bearer who fights
		}
		for i := range c.Abilities {
			a := &c.Abilities[i]
			s := say(a.Line, 0, len(a.Of.parts(nil, 0, 0)))
			s.Trigger, s.Effect = a.When == OnArrive || a.When == OnFall, a.When == Shun
			strengths(a.Line, a.PM, a.PP, 0)
			for j := range a.Do {
				say(a.Line, partEffect+j, len(a.Do[j].Each.parts(nil, 0, 0)))
			}
		}
	}
	return list
}

// parts appends the conditions of a filter and whether a card that seat s looks at
// meets each; without a board, that there are so many.
func (f *Filter) parts(b *rules.Board, id rules.CardID, s rules.Seat) (held []bool) {
	for _, one := range [...]Filter{{Side: f.Side}, {Colour: f.Colour}, {Trait: f.Trait}} {
		if one != (Filter{}) {
			held = append(held, b != nil && fits(b, &one, id, s))
		}
	}
	return held
}

func (m *Match) place(id rules.CardID, a *Ability, part int) cardfile.Place {
	return cardfile.Place{Card: m.card(id).ID, Line: a.Line, Part: part}
}

// traceFilter reports that a sentence looked at a card. A condition is unmet only
// where it decides: where all others of the filter are met.
func (m *Match) traceFilter(p cardfile.Place, f *Filter, id rules.CardID, s rules.Seat) {
	if !m.traced.On() {
		return
	}
	held := f.parts(&m.board, id, s)
	unmet := 0
	for _, h := range held {
		unmet += int(rules.Bit(!h))
	}
	for i, h := range held {
		if unmet == 0 || unmet == 1 && !h {
			m.traced.Held(p, i, h)
		}
	}
}

// traceTrigger reports which cards in play hear that a card arrives or falls.
func (m *Match) traceTrigger(when When, id rules.CardID) {
	if !m.traced.On() {
		return
	}
	hear := func(who rules.CardID) {
		for i := range m.card(who).Abilities {
			if a := &m.card(who).Abilities[i]; a.When == when && when != OnCast {
				m.traced.Heard(m.place(who, a, 0), who == id)
			}
		}
	}
	hear(id)
	for s := range m.seats() {
		for _, kind := range [...]rules.Zone{zoneRealm, zoneItems} {
			for _, other := range m.board.Zone(zoneOf(kind, s)) {
				if other != id {
					hear(other)
				}
			}
		}
	}
}

// before returns how the table is before an effect, if anybody counts.
func (m *Match) before() []byte {
	if !m.traced.On() {
		return nil
	}
	return m.board.AppendState(nil)
}

// did reports that an effect of a task was carried out on a table that was as
// given. Provinces are lost later, and reported when they are.
func (m *Match) did(t *task, i int, before []byte) {
	if !m.traced.On() {
		return
	}
	a := &m.card(t.Card).Abilities[t.Abil]
	m.traced.Ran(m.place(t.Card, a, 0))
	p := m.place(t.Card, a, partEffect+i)
	m.traced.Ran(p)
	m.traced.Did(p, !bytes.Equal(before, m.board.AppendState(nil)))
}

// traceLoss reports that leader s has lost a province by a card.
func (m *Match) traceLoss(by rules.CardID, s rules.Seat) {
	if !m.traced.On() {
		return
	}
	for i := range m.card(by).Abilities {
		a := &m.card(by).Abilities[i]
		for j := range a.Do {
			if e := &a.Do[j]; e.Op == OpLose && (e.Who == You) == (s == m.board.Cards[by].Owner) {
				m.traced.Did(m.place(by, a, partEffect+j), true)
			}
		}
	}
}

// traceEach reports that an effect looked at a card.
func (m *Match) traceEach(e *Effect, t *task, id rules.CardID) {
	if !m.traced.On() {
		return
	}
	a := &m.card(t.Card).Abilities[t.Abil]
	for j := range a.Do {
		if e == &a.Do[j] {
			m.traceFilter(m.place(t.Card, a, partEffect+j), &e.Each, id, t.Seat)
		}
	}
}

// traceShun reports that a creature cannot be attacked by another.
func (m *Match) traceShun(foe rules.CardID, a *Ability) {
	p := m.place(foe, a, 0)
	m.traced.Ran(p)
	m.traced.Did(p, true)
}

// traceProof reports the magic provinces among those shown.
func (m *Match) traceProof(p *pick) {
	for _, id := range p.shown() {
		if c := m.card(id); m.traced.On() && c.Colour == Magic {
			m.traceMagic(c, partColour, true)
		}
	}
}

// traceGather reports the great ritual.
func (m *Match) traceGather(id rules.CardID) {
	if m.traced.On() {
		m.traceMagic(m.card(id), partGather, false)
	}
}

// traceMagic reports what a magic province does.
func (m *Match) traceMagic(c *Card, part int, changed bool) {
	p := cardfile.Place{Card: c.ID, Line: c.Line, Part: part}
	m.traced.Ran(p)
	m.traced.Did(p, changed)
}

// traceGot reports that a leader has recovered a province by his great ritual.
func (m *Match) traceGot(s rules.Seat) {
	if !m.traced.On() {
		return
	}
	for _, id := range m.board.Zone(ZoneLost(s)) {
		if c := m.card(id); c.Colour == Magic {
			m.traceMagic(c, partGather, true)
		}
	}
}

// traceFight reports what makes the strength of each of two creatures that fight.
func (m *Match) traceFight(x, y rules.CardID, stat Op) {
	if m.traced.On() {
		m.traceFighter(x, y, stat)
		m.traceFighter(y, x, stat)
	}
}

func (m *Match) traceFighter(id, foe rules.CardID, stat Op) {
	total := 0
	eachPart(&m.board, id, stat, foe, func(_ rules.CardID, k int) { total += k })
	part, s := partPM, m.controller(id)
	if stat == OpPP {
		part = partPP
	}
	gives := func(p cardfile.Place, n int) {
		if p.Part = part; n != 0 {
			m.traced.Ran(p)
			m.traced.Did(p, max(total, 0) != max(total-n, 0))
		}
	}
	look := func(src rules.CardID, when When, of rules.CardID, by rules.Seat) {
		for i := range m.card(src).Abilities {
			a := &m.card(src).Abilities[i]
			if a.When != when {
				continue
			}
			m.traceFilter(m.place(src, a, 0), &a.Of, of, by)
			if m.fits(&a.Of, of, by) {
				m.traced.Ran(m.place(src, a, 0))
				gives(m.place(src, a, 0), pickStat(stat, a.PM, a.PP))
			}
		}
	}
	look(id, Against, foe, s)
	for _, it := range m.board.Zone(ZoneItems(s)) {
		c, borne := m.card(it), m.board.Attr(it, AttrHost) == int16(id)
		p := cardfile.Place{Card: c.ID, Line: c.Line, Part: part}
		n := pickStat(stat, c.PM, c.PP)
		if n != 0 {
			m.traced.Held(p, 0, borne)
		}
		if borne {
			gives(p, n)
			look(it, Against, foe, s)
		}
	}
	for o := range m.seats() {
		for _, kind := range [...]rules.Zone{zoneRealm, zoneItems, zoneRites} {
			for _, src := range m.board.Zone(zoneOf(kind, o)) {
				look(src, Always, id, o)
			}
		}
	}
}
