package aestery

import (
	"bytes"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// A tracer counts what each sentence of the cards has shown, for a test. Filters,
// conditions and effects are found by where they stand in [Cards].
type tracer struct {
	*cardfile.Trace
	filters map[*Filter]spot
	conds   map[*Cond]spot
	effects map[*Effect]cardfile.Place
}

// A spot is where the conditions of a filter, or a condition, are counted: in a
// sentence, from number First on.
type spot struct {
	cardfile.Place
	First int
	Sure  bool // nothing but fighters comes before the filter
}

// newTracer returns a tracer that has seen nothing yet. Of a line of a card's
// text, part 0 is when it works and at what it is aimed; its effects follow.
func newTracer() *tracer {
	t := &tracer{filters: map[*Filter]spot{}, conds: map[*Cond]spot{}, effects: map[*Effect]cardfile.Place{}}
	var list []cardfile.Sentence
	for f := range Cards {
		c := &Cards[f]
		for i := range c.Abilities {
			a := &c.Abilities[i]
			list = append(list, t.line(c, a))
			for j := range a.Do {
				list = append(list, t.effect(c, a, j))
			}
		}
	}
	t.Trace = cardfile.NewTrace("cards.txt", list)
	return t
}

// on reports whether anybody counts; in a browser nobody does.
func (t *tracer) on() bool { return t != nil && t.Trace.On() }

// place is where an ability stands.
func place(c *Card, a *Ability) cardfile.Place { return cardfile.Place{Card: c.ID, Line: a.Line} }

func (t *tracer) line(c *Card, a *Ability) cardfile.Sentence {
	s := cardfile.Sentence{Place: place(c, a), Trigger: a.On >= OnArrival, Limited: a.Once}
	if a.Privilege {
		s.Conds++ // the first
	}
	t.cond(&a.If, &s)
	t.filter(&a.Watch, &s)
	if sure := a.On == OnBlock || a.On == OnAttack || a.On == OnHit; sure && a.Watch.Types == Fighter {
		t.filters[&a.Watch] = spot{s.Place, t.filters[&a.Watch].First, true}
		s.Conds--
	}
	t.filter(&a.Cost.Filter, &s)
	for i := range a.Targets {
		t.filter(&a.Targets[i], &s)
	}
	return s
}

func (t *tracer) effect(c *Card, a *Ability, j int) cardfile.Sentence {
	s := cardfile.Sentence{Place: place(c, a), Effect: true}
	s.Part = 1 + j
	e := &a.Do[j]
	t.effects[e] = s.Place
	t.cond(&e.If, &s)
	t.filter(&e.Filter, &s)
	if e.Per.Of == CardsIn {
		t.filter(&e.Per.Filter, &s)
	}
	return s
}

func (t *tracer) cond(k *Cond, s *cardfile.Sentence) {
	if k.Is != NoCompare {
		t.conds[k] = spot{s.Place, s.Conds, false}
		s.Conds++
	}
}

func (t *tracer) filter(f *Filter, s *cardfile.Sentence) {
	if f.Types != 0 {
		t.filters[f] = spot{s.Place, s.Conds, false}
		s.Conds += len(f.split())
	}
}

// anything are the types of all cards.
const anything = Fighter | Story | Ephemeral | Token

// split returns the conditions of a filter, each alone with what it takes for
// granted: where the cards lie. Of what type they are goes without saying where
// something else says it, and whose they are in one's own hand or deck.
func (f *Filter) split() (list []Filter) {
	add := func(one, none Filter) {
		if one != none {
			one.Types = max(one.Types, anything*Type(rules.Bit(one.Types == 0)))
			list = append(list, one)
		}
	}
	in := Filter{Where: f.Where}
	with := func(set func(one *Filter)) {
		one := in
		set(&one)
		add(one, in)
	}
	said := f.Species != 0 || f.Kind != 0 || f.Mine || f.Wonder || f.Types&Permanent == Permanent && f.Where == Battlefield ||
		f.Types|Token == anything
	if !said {
		with(func(one *Filter) { one.Types = f.Types })
	}
	if f.Where != InHand && f.Where != InDeck {
		with(func(one *Filter) { one.Side = f.Side })
	}
	with(func(one *Filter) { one.Species = f.Species })
	with(func(one *Filter) { one.Kind = f.Kind })
	with(func(one *Filter) { one.Color = f.Color })
	with(func(one *Filter) { one.Silver = f.Silver })
	with(func(one *Filter) { one.Mine = f.Mine })
	with(func(one *Filter) { one.Wonder = f.Wonder })
	with(func(one *Filter) { one.Word = f.Word })
	for st := f.State; st != 0; st &= st - 1 {
		with(func(one *Filter) { one.State = st & -st })
	}
	with(func(one *Filter) { one.Stat, one.Is, one.N = f.Stat, f.Is, f.N })
	return list
}

// barred reports whether who does not meet a condition of a filter is barred by
// others too: the card itself, a card of another type, and of fighters that attack
// those of the player who does not.
func (one *Filter) barred(f *Filter) bool {
	return one.State == NotThis || one.Types != anything || one.Side != Anyone && f.State&IsAttacking != 0
}

// traceCard reports that a sentence looks at a card. A condition is unmet only
// where it decides: where the card meets all others, or where something else bars
// all such cards.
func (m *Match) traceCard(f *Filter, id rules.CardID, in scope) {
	at, counted := m.traced.filters[f]
	if !counted {
		return
	}
	list, unmet := f.split(), 0
	if at.Sure {
		list = list[1:]
	}
	for i := range list {
		unmet += int(rules.Bit(!m.sight.describes(&list[i], id, in)))
	}
	for i := range list {
		held := m.sight.describes(&list[i], id, in)
		if unmet == 0 || !held && (unmet == 1 || list[i].barred(f)) {
			m.traced.Held(at.Place, at.First+i, held)
		}
	}
}

// traceFilter reports that a sentence looks for cards where its filter says.
func (m *Match) traceFilter(f *Filter, in scope) {
	if !m.traced.on() || f.Types == 0 {
		return
	}
	wide := Filter{Where: f.Where, Side: f.Side}
	if f.Where != InHand && f.Where != InDeck {
		wide.Side = Anyone
	}
	from, to := m.sight.places(&wide, in.you)
	for z := from; z < to; z++ {
		for _, id := range m.board.Zone(z) {
			if m.sight.lies(f.Where, id) {
				m.traceCard(f, id, in)
			}
		}
	}
}

// traceCond reports that a condition was looked at.
func (m *Match) traceCond(k *Cond, in scope) {
	if !m.traced.on() {
		return
	}
	if at, counted := m.traced.conds[k]; counted {
		m.traced.Held(at.Place, at.First, m.sight.cond(k, in))
		m.traceFilter(&k.Filter, in)
	}
}

// tracePrivilege reports whether a line counts because of where its card came
// from.
func (m *Match) tracePrivilege(c *Card, a *Ability, cached bool) {
	if m.traced.on() && a.Privilege {
		m.traced.Held(place(c, a), 0, cached)
	}
}

// traceHeard reports of an ability that waits for something whether it was set
// off now.
func (m *Match) traceHeard(source rules.CardID, a *Ability, fired bool) {
	if m.traced.on() {
		m.traced.Heard(place(m.card(source), a), fired)
	}
}

// traceLimit reports that an ability that works once a turn was to work, and whether
// it had.
func (m *Match) traceLimit(source rules.CardID, a *Ability, worked bool) {
	if m.traced.on() && a.Once {
		m.traced.Limited(place(m.card(source), a), worked)
	}
}

// traceOthers reports who stays silent because it is not he to whom it happens.
func (m *Match) traceOthers(on On, id rules.CardID) {
	if !m.traced.on() || id == 0 {
		return
	}
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, p := range m.board.Zone(z) {
			for i := range m.card(p).Abilities {
				if a := &m.card(p).Abilities[i]; p != id && a.On == on && a.Of == This {
					m.traceHeard(p, a, false)
				}
			}
		}
	}
}

// traceLine reports that the running ability is carried out.
func (m *Match) traceLine(a *Ability) {
	if m.traced.on() {
		m.traced.Ran(place(&Cards[m.state.Frame.Face], a))
	}
}

// before returns how the table is before an effect, if anybody counts.
func (m *Match) before() []byte {
	if !m.traced.on() {
		return nil
	}
	return m.board.AppendState(nil)
}

// did reports that an effect was worked at on a table that was as given. What
// somebody has chosen for it was done when he answered.
func (m *Match) did(e *Effect, before []byte, answered bool) {
	if !m.traced.on() {
		return
	}
	if p, counted := m.traced.effects[e]; counted {
		m.traced.Ran(p)
		m.traced.Did(p, answered && m.state.Frame.Did || !bytes.Equal(before, m.board.AppendState(nil)))
	}
}

// traceAether reports an ability that gives Aether at once.
func (m *Match) traceAether(c *Card, a *Ability, n int) {
	if !m.traced.on() {
		return
	}
	m.traced.Ran(place(c, a))
	for j := range a.Do {
		m.traced.Ran(m.traced.effects[&a.Do[j]])
		m.traced.Did(m.traced.effects[&a.Do[j]], n > 0)
	}
}

// traceTable reports what holds while permanents are in play, as it is when
// somebody is asked.
func (m *Match) traceTable() {
	if !m.traced.on() {
		return
	}
	for z := zoneFighters; z < zoneEnd; z++ {
		for _, from := range m.board.Zone(z) {
			if m.sight.texted(from) {
				m.traceLasting(from, m.sight.controller(from))
			}
		}
	}
	for s := range rules.Seat(2) {
		for _, id := range m.hand(s) {
			m.traceLasting(id, s)
		}
	}
}

// traceLasting reports what a card that holds always does: one in play, or one in
// hand that says what it costs.
func (m *Match) traceLasting(from rules.CardID, s rules.Seat) {
	c := m.card(from)
	in := scope{you: s, this: from}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != OnAlways || m.sight.inPlay(from) == (a.Do[0].Op == OpCheaper && a.Do[0].Who == This) {
			continue
		}
		m.traceCond(&a.If, in)
		if !m.sight.cond(&a.If, in) {
			continue
		}
		for j := range a.Do {
			e := &a.Do[j]
			m.traceCond(&e.If, in)
			if !m.sight.cond(&e.If, in) {
				continue
			}
			if e.Per.Of == CardsIn {
				m.traceFilter(&e.Per.Filter, in)
			}
			if m.matters(e, in) {
				p := m.traced.effects[e]
				m.traced.Ran(place(c, a))
				m.traced.Ran(p)
				m.traced.Did(p, e.Per.Of == NoQuantity || m.sight.count(&e.Per, in) > 0)
			}
		}
	}
}

// matters reports whether what holds always is for anybody now, and reports whom
// it looks at.
func (m *Match) matters(e *Effect, in scope) bool {
	switch {
	case e.Op == OpCheaper && e.Who == This, e.Who == This, e.Who == You:
		return true
	case e.Op == OpCheaper || e.Op == OpDearer:
		found := false
		for _, id := range m.hand(whose(map[Op]Side{OpCheaper: Yours, OpDearer: Theirs}[e.Op], in.you)) {
			m.traceCard(&e.Filter, id, in)
			found = found || m.sight.describes(&e.Filter, id, in)
		}
		return found
	}
	m.traceFilter(&e.Filter, in)
	return len(m.fitting(&e.Filter, in)) > 0
}
