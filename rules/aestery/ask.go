package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// listAnswers writes the open question with every legal answer. It is the only
// place that says what is legal.
func (m *Match) listAnswers() {
	q := &m.state
	m.legal = m.legal[:0]
	m.moved = m.moved[:0]
	s, source := q.Decider, q.Source
	m.num = q.Num
	switch q.Kind {
	case AskMain, AskRespond, AskWindow:
		if q.Draft.Doing != idle {
			source = q.Draft.Card
			m.listDraft(s)
		} else {
			m.listPriority(s, q.Kind == AskMain)
		}
	case AskStart:
		m.offer(rules.Action{Verb: VerbBegin, Whom: s})
		m.offer(rules.Action{Verb: VerbBegin, Whom: 1 - s})
	case AskMulligan:
		m.say(VerbKeep)
		m.say(VerbMulligan)
	case AskAttack:
		m.listAttack(s)
	case AskBlock:
		m.listBlock(s)
	case AskLine:
		m.listOrder(m.blockersOf(source))
	case AskTriggers:
		g := &q.Group
		for _, id := range m.board.Zone(ZoneStack)[g.Base : g.Base+g.N-g.Done] {
			m.offer(rules.Action{Verb: VerbOrder, Card: id, Whom: rules.Nobody})
		}
	case AskTarget:
		slot := int(q.Group.Slot)
		t := m.aim(m.board.Cards[source].Face, m.attr(source, AttrAbility), slot, s)
		m.listTargets(t, source, m.entryScope(source), rules.CardID(m.attr(source, AttrTarget)))
	case AskMay:
		m.say(VerbYes)
		m.say(VerbNo)
	case AskPick:
		m.listPick(s)
	case AskDiscard, AskLimit:
		m.listHand(VerbDiscard, ZoneGraveyard(s))
	case AskMine:
		m.listHand(VerbExile, ZoneExile(s))
	case AskScry:
		m.listScry(s)
	case AskSearch:
		m.listSearch(s)
	case AskLegend:
		for _, id := range m.twins(source) {
			m.offer(rules.Action{Verb: VerbChoose, Card: id, Whom: rules.Nobody})
		}
	case AskPitch:
		m.listOrder(m.board.Zone(ZonePitch(s)))
	}
	m.asks[0] = rules.Ask{Kind: q.Kind, Decider: s, Subject: s, Source: source, Num: m.num, Answers: m.legal, Draft: m.moved}
	m.listed = true
}

func (m *Match) offer(a rules.Action) {
	a.Seat = m.state.Decider
	m.legal = append(m.legal, rules.Answer{Action: a})
}

// say offers an answer that only says a verb.
func (m *Match) say(v rules.Verb) { m.offer(rules.Do(m.state.Decider, v)) }

// back offers a step back of a draft.
func (m *Match) back(a rules.Action) {
	m.offer(a)
	m.legal[len(m.legal)-1].Back = true
}

// listPriority lists what a player with priority may begin.
func (m *Match) listPriority(s rules.Seat, main bool) {
	total := m.means(s)
	m.listHandCards(s, main, total)
	if id := m.board.Top(ZoneCachette(s)); id != 0 && m.attr(id, AttrSealed) == 0 && m.castable(id, s, main, total) {
		m.offerCast(id, s)
	}
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			m.listPermanent(id, s, main, total)
		}
	}
	if main {
		m.listPowers(s, total)
		if price := m.combatPrice(s); m.phase() == PhaseMain2 && m.table(VarExtra) == 0 && price <= total {
			m.offer(rules.Action{Verb: VerbCombat, Whom: rules.Nobody, Num: int16(price)})
		}
	}
	m.say(VerbPass)
}

// listHandCards lists what may be done with the cards of a hand.
func (m *Match) listHandCards(s rules.Seat, main bool, total int) {
	mine := main && int(m.board.Var(VarMined, s)) < 1+m.sight.forPlayer(s, OpMoreMines)
	stash := main && m.board.Top(ZoneCachette(s)) == 0
	support := m.anyFighter(s)
	for _, id := range m.hand(s) {
		if m.castable(id, s, main, total-int(m.card(id).Pitch)) {
			m.offerCast(id, s)
		}
		if mine {
			m.offer(rules.Action{Verb: VerbMine, Card: id, Zone: ZoneMines(s), Whom: rules.Nobody})
		}
		if stash {
			m.offer(rules.Action{Verb: VerbStash, Card: id, Zone: ZoneCachette(s), Whom: rules.Nobody})
		}
		if support && m.card(id).Words[Support] > 0 {
			m.offer(rules.Action{Verb: VerbSupport, Card: id, Zone: ZoneExile(s), Whom: rules.Nobody})
		}
	}
}

func (m *Match) anyFighter(s rules.Seat) bool {
	first, _ := m.candidates(&supportTarget, scope{you: s}, 0, false)
	return first != 0
}

func (m *Match) offerCast(id rules.CardID, s rules.Seat) {
	to := ZoneStack
	if c := m.card(id); c.Is(Fighter | Story) {
		to = row(c, s)
	}
	m.offer(rules.Action{Verb: VerbCast, Card: id, Zone: to, Whom: rules.Nobody})
}

// castable reports whether a card may be cast now for at most so much Aether:
// permanents in one's own main phases on an empty stack, ephemerals with
// priority (E6), and only with targets.
func (m *Match) castable(id rules.CardID, s rules.Seat, main bool, total int) bool {
	c := m.card(id)
	if !main && !c.Is(Ephemeral) || int(c.Cost) > total && m.sight.Cost(id, s) > total {
		return false
	}
	if len(m.sight.always) > 0 && m.sight.Cost(id, s) > total {
		return false
	}
	return m.hasTargets(m.board.Cards[id].Face, 0, scope{you: s, this: id, cached: m.fromCachette(id)})
}

// listPermanent lists what may be done with a permanent: activate, tap for
// Aether, use a Bravoure marker.
func (m *Match) listPermanent(id rules.CardID, s rules.Seat, main bool, total int) {
	t := m.trait(id)
	if t.has(OnActivate) {
		if m.source(id, s) > 0 {
			m.offer(rules.Action{Verb: VerbTap, Card: id, Whom: rules.Nobody})
		}
		c := m.card(id)
		for i := range c.Abilities {
			a := &c.Abilities[i]
			if a.On != OnActivate || int(t.aether) == i+1 || !main && !a.Anytime && !a.onlyAether() {
				continue
			}
			if m.canActivate(id, i, s) && m.affordable(&a.Cost, id, s, total) && m.entry() != 0 &&
				m.hasTargets(m.board.Cards[id].Face, int16(i)+1, scope{you: s, this: id, cached: m.attr(id, AttrCached) != 0}) {
				m.offer(rules.Action{Verb: VerbActivate, Card: id, Whom: rules.Nobody, Num: int16(i) + 1})
			}
		}
	}
	if m.attr(id, AttrBravery) > 0 && m.attr(id, AttrFatigue) > 0 {
		m.offer(rules.Action{Verb: VerbBrave, Card: id, Whom: rules.Nobody})
	}
}

// listPowers lists the abilities of the hero: one a turn, and those that spend
// experience only with enough of it (E27).
func (m *Match) listPowers(s rules.Seat, total int) {
	hero := m.board.Top(ZoneHero(s))
	if hero == 0 || m.board.Var(VarPower, s) != 0 || m.entry() == 0 {
		return
	}
	c := m.card(hero)
	for i := range c.Abilities {
		a := &c.Abilities[i]
		in := scope{you: s, this: hero}
		if a.On != OnPower || int(m.attr(hero, AttrExperience))+int(a.Cost.Experience) < 0 || !m.sight.cond(&a.If, in) {
			continue
		}
		if m.affordable(&a.Cost, hero, s, total) && m.hasTargets(m.board.Cards[hero].Face, int16(i)+1, in) {
			m.offer(rules.Action{Verb: VerbPower, Card: hero, Whom: rules.Nobody, Num: int16(i) + 1})
		}
	}
}

// affordable reports whether the whole price of an activation can be paid by
// somebody who has total Aether at most.
func (m *Match) affordable(c *Cost, id rules.CardID, s rules.Seat, total int) bool {
	if c.uses() {
		total -= m.source(id, s)
	}
	if c.Discard > 0 {
		if len(m.hand(s)) < int(c.Discard) {
			return false
		}
		total -= m.smallestPitches(s, int(c.Discard))
	}
	if c.Sacrifice == Pick {
		least, ok := m.leastSource(c, id, s)
		if !ok {
			return false
		}
		total -= least
	}
	return int(c.Aether) <= total && int(c.Life) <= int(m.board.Var(VarLife, s)) && !(c.Sacrifice == This && m.sight.asleep(id))
}

// smallestPitches is what the n cards of a hand with the smallest Pitch values
// give together, but for those that the draft uses.
func (m *Match) smallestPitches(s rules.Seat, n int) int {
	sum := 0
	for value := 0; value <= 3 && n > 0; value++ {
		for _, id := range m.hand(s) {
			if n > 0 && int(m.card(id).Pitch) == value && !m.spoken(id) {
				sum += value
				n--
			}
		}
	}
	return sum
}

// leastSource returns the least Aether that is lost by sacrificing one of the
// permanents that a price asks for, and whether there is one.
func (m *Match) leastSource(c *Cost, this rules.CardID, s rules.Seat) (least int, ok bool) {
	m.traceFilter(&c.Filter, scope{you: s, this: this})
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			if !m.fodderFits(c, id, this, s) {
				continue
			}
			if n := m.source(id, s); !ok || n < least {
				least, ok = n, true
			}
		}
	}
	return least, ok
}

// fodderFits reports whether a permanent may be sacrificed for a price.
func (m *Match) fodderFits(c *Cost, id, this rules.CardID, s rules.Seat) bool {
	return m.sight.controller(id) == s && !m.sight.asleep(id) && m.sight.fits(&c.Filter, id, scope{you: s, this: this})
}

// listDraft lists the next step of a draft: a target, what the price takes, the
// payment.
func (m *Match) listDraft(s rules.Seat) {
	d := &m.state.Draft
	for _, id := range d.Target {
		if id > 0 {
			m.moved = append(m.moved, id)
		}
	}
	cost, aether := m.price()
	sacrifice, discard := m.fodder()
	switch t := m.needs(); {
	case t != nil:
		m.listTargets(t, d.Card, m.draftScope(), d.Target[0])
	case sacrifice > 0:
		m.moved = append(m.moved, m.list...)
		m.listSacrifice(&cost, s, aether, discard)
	case discard > 0:
		m.moved = append(m.moved, m.list...)
		m.listFodder(s, aether, discard)
	default:
		m.listPayment(s, aether)
	}
	m.back(rules.Do(s, VerbCancel))
}

// listTargets lists the cards that a target filter allows.
func (m *Match) listTargets(t *Filter, source rules.CardID, in scope, not rules.CardID) {
	from, to := m.sight.places(t, in.you)
	for z := from; z < to; z++ {
		for _, id := range m.board.Zone(z) {
			if id != not && m.targetable(t, id, in) {
				m.offer(rules.Action{Verb: VerbTarget, Card: source, Target: id, Whom: rules.Nobody})
			}
		}
	}
	if t.Optional {
		m.say(VerbSkip)
	}
}

func (m *Match) listSacrifice(c *Cost, s rules.Seat, aether, discard int) {
	total := m.means(s) - m.smallestPitches(s, discard)
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			if !m.fodderFits(c, id, m.state.Draft.Card, s) || id == m.state.Draft.Card && c.uses() && c.Sacrifice == This {
				continue
			}
			if lost := m.sourceUnlessSpoken(id, s); aether <= total-lost {
				m.offer(rules.Action{Verb: VerbChoose, Card: id, Whom: rules.Nobody})
			}
		}
	}
}

func (m *Match) sourceUnlessSpoken(id rules.CardID, s rules.Seat) int {
	if m.spoken(id) {
		return 0
	}
	return m.source(id, s)
}

func (m *Match) listFodder(s rules.Seat, aether, discard int) {
	total := m.means(s)
	for _, id := range m.hand(s) {
		if m.spoken(id) {
			continue
		}
		m.list = append(m.list, id)
		m.state.Draft.Fodder++
		rest := m.smallestPitches(s, discard-1)
		m.list = m.list[:len(m.list)-1]
		m.state.Draft.Fodder--
		if aether <= total-int(m.card(id).Pitch)-rest {
			m.offer(rules.Action{Verb: VerbDiscard, Card: id, Zone: ZoneGraveyard(s), Whom: rules.Nobody})
		}
	}
}

// listPayment lists how the Aether may be paid: as proposed, or with other
// cards, which are added while those that were chosen do not cover the cost
// (E8).
func (m *Match) listPayment(s rules.Seat, aether int) {
	covered := m.propose(aether)
	m.num = int16(aether)
	m.moved = append(append(m.moved, m.list[:m.state.Draft.Fodder]...), m.pay...)
	if covered {
		m.say(VerbConfirm)
	}
	have := int(m.board.Var(VarAether, s))
	for _, id := range m.chosen() {
		have += m.worth(id, s)
	}
	if have < aether {
		m.listPayers(s)
	}
	for _, id := range m.chosen() {
		m.back(rules.Action{Verb: VerbRelease, Card: id, Whom: rules.Nobody})
	}
}

func (m *Match) listPayers(s rules.Seat) {
	chosen := m.chosen()
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			if m.trait(id).aether != 0 && !m.spoken(id) && m.source(id, s) > 0 && !slices.Contains(chosen, id) {
				m.offer(rules.Action{Verb: VerbTap, Card: id, Whom: rules.Nobody})
			}
		}
	}
	for _, id := range m.hand(s) {
		if m.card(id).Pitch > 0 && !m.spoken(id) && !slices.Contains(chosen, id) {
			m.offer(rules.Action{Verb: VerbPitch, Card: id, Zone: ZonePitch(s), Whom: rules.Nobody})
		}
	}
}

// listOrder lists which card of some comes next in an order.
func (m *Match) listOrder(cards []rules.CardID) {
	for _, id := range cards {
		if !slices.Contains(m.list, id) {
			m.offer(rules.Action{Verb: VerbOrder, Card: id, Whom: rules.Nobody})
		}
	}
	m.draftUndo()
}

func (m *Match) draftUndo() {
	m.moved = append(m.moved, m.list...)
	if len(m.list) > 0 {
		m.back(rules.Do(m.state.Decider, VerbUndo))
	}
}

func (m *Match) listHand(v rules.Verb, to rules.Zone) {
	for _, id := range m.hand(m.state.Decider) {
		m.offer(rules.Action{Verb: v, Card: id, Zone: to, Whom: rules.Nobody})
	}
}
