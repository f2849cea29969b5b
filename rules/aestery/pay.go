package aestery

import (
	"slices"

	"wyrmtable/rules"
)

// worth is how much Aether a card gives as part of a payment of s: a pitched
// card its Pitch value, a source of Aether what it gives.
func (m *Match) worth(id rules.CardID, s rules.Seat) int {
	if m.zone(id) == ZoneHand(s) {
		return int(m.card(id).Pitch)
	}
	return m.source(id, s)
}

// chosen returns the cards with which the player himself has chosen to pay.
func (m *Match) chosen() []rules.CardID { return m.list[m.state.Draft.Fodder:] }

// propose completes the payment that the player has begun: with the Aether of
// the reserve, then with Mines and cards of the hand so that least is left over,
// among those with the most Mines, and among those with the fewest cards; then
// with whatever else gives Aether. A Mine that would only make more left over is
// kept. It leaves the payment in m.pay and reports whether it covers the cost.
func (m *Match) propose(aether int) bool {
	s := m.state.Decider
	m.pay = append(m.pay[:0], m.chosen()...)
	need := aether - int(m.board.Var(VarAether, s))
	for _, id := range m.pay {
		need -= m.worth(id, s)
	}
	if need <= 0 {
		return true
	}
	var left [4]int // cards of the hand by their Pitch value
	sum := 0
	for _, id := range m.hand(s) {
		if m.free(id) {
			n := int(m.card(id).Pitch)
			left[min(n, 3)]++
			sum += n
		}
	}
	got := m.proposeMines(s, need)
	if got < need {
		got -= m.spareMines(s, need-got, left)
	}
	if need -= got; need <= 0 {
		return true
	}
	need -= m.proposeOthers(s, need-sum)
	return m.proposePitch(s, need, left) && need <= sum
}

// spareMines takes the last Mines out of the proposal again as long as less is
// left over of the cards without them, and returns the Aether they would have
// given. need is what the cards must cover, left counts them by Pitch value.
func (m *Match) spareMines(s rules.Seat, need int, left [4]int) int {
	_, waste, found := fit(need, left)
	keep, spared := len(m.pay), 0
	for i, back := len(m.pay)-1, 0; i >= len(m.chosen()) && found && waste > 0; i-- {
		back += m.source(m.pay[i], s)
		if _, over, ok := fit(need+back, left); ok && over < waste {
			waste, keep, spared = over, i, back
		}
	}
	m.pay = m.pay[:keep]
	return spared
}

// free reports whether a card can still be added to the proposal.
func (m *Match) free(id rules.CardID) bool {
	return !m.spoken(id) && !slices.Contains(m.pay, id)
}

// proposeMines adds Mines that lose nothing by it, up to need.
func (m *Match) proposeMines(s rules.Seat, need int) int {
	got := 0
	for _, id := range m.board.Zone(ZoneMines(s)) {
		if got >= need {
			break
		}
		if m.board.Cards[id].Face == MineFace && m.harmless(id) && m.free(id) && m.source(id, s) > 0 {
			m.pay = append(m.pay, id)
			got += m.source(id, s)
		}
	}
	return got
}

// harmless reports whether a Mine would not gain the First Blood by being
// engaged.
func (m *Match) harmless(id rules.CardID) bool {
	return m.warlike || m.attr(id, AttrSettled) != 0 || m.attr(id, AttrBlood) != 0 ||
		m.board.Cards[id].Owner != m.sight.controller(id)
}

// proposeOthers adds other sources of Aether until need is covered: those that
// are engaged before those that are sacrificed.
func (m *Match) proposeOthers(s rules.Seat, need int) int {
	got := 0
	for _, sacrifice := range [...]bool{false, true} {
		for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
			for _, id := range m.board.Zone(z) {
				if got >= need {
					return got
				}
				n := m.source(id, s)
				if n == 0 || !m.free(id) || (m.card(id).Abilities[m.trait(id).aether-1].Cost.Sacrifice == This) != sacrifice {
					continue
				}
				m.pay = append(m.pay, id)
				got += n
			}
		}
	}
	return got
}

// proposePitch adds the cards that cover need with the least waste and, among
// those, the fewest. left counts the free cards by their Pitch value.
func (m *Match) proposePitch(s rules.Seat, need int, left [4]int) bool {
	best, _, found := fit(need, left)
	for value := 3; value > 0; value-- {
		for range best[value] {
			m.pay = append(m.pay, m.cheapest(s, value))
		}
	}
	return found
}

// fit chooses, of cards counted by their Pitch value, those that cover need with
// the least waste and, among those, the fewest.
func fit(need int, left [4]int) (best [4]int, waste int, found bool) {
	if need <= 0 {
		return best, 0, true
	}
	fewest := 0
	waste = 3
	for c := 0; c <= left[3] && 3*c < need+3; c++ {
		for b := 0; b <= left[2] && 3*c+2*b < need+3; b++ {
			a := min(max(need-3*c-2*b, 0), left[1])
			over := 3*c + 2*b + a - need
			if over < 0 || over > waste || over == waste && found && a+b+c >= fewest {
				continue
			}
			best, fewest, waste, found = [4]int{1: a, 2: b, 3: c}, a+b+c, over, true
		}
	}
	return best, waste, found
}

// cheapest returns the free card of a hand with a Pitch value that costs least:
// cheap cards are missed least.
func (m *Match) cheapest(s rules.Seat, value int) rules.CardID {
	best := rules.CardID(0)
	for _, id := range m.hand(s) {
		if c := m.card(id); int(c.Pitch) == value && m.free(id) && (best == 0 || c.Cost < m.card(best).Cost) {
			best = id
		}
	}
	return best
}

// means returns how much Aether s could pay at most: the reserve, everything
// that gives Aether and the whole hand, but for the cards that the draft uses.
func (m *Match) means(s rules.Seat) int {
	sum := int(m.board.Var(VarAether, s))
	for z := zoneFighters + rules.Zone(s); z < zoneEnd; z += 2 {
		for _, id := range m.board.Zone(z) {
			if m.trait(id).aether != 0 && !m.spoken(id) {
				sum += m.source(id, s)
			}
		}
	}
	for _, id := range m.hand(s) {
		if !m.spoken(id) {
			sum += int(m.card(id).Pitch)
		}
	}
	return sum
}

// confirm makes the draft true: everything is paid at once, and the spell or
// ability goes on the stack.
func (m *Match) confirm() {
	d, s := m.state.Draft, m.state.Decider
	cost, aether := m.price()
	m.propose(aether)
	m.w.Cause = d.Card
	switch d.Doing {
	case casting:
		m.w.Note(NoteCast, rules.Event{Seat: s, Card: d.Card})
	case charging:
		m.w.Note(NoteCombat, rules.Event{Seat: s, New: int32(aether)})
	}
	cached := m.fromCachette(d.Card)
	face := rules.Face(0)
	if d.Card != 0 {
		face = m.board.Cards[d.Card].Face
	}
	fodder := append(m.moved[:0], m.list[:d.Fodder]...)
	before := m.places(&d)
	m.payAether(s, aether)
	for i, z := range m.places(&d) {
		if z != before[i] {
			d.Target[i] = -1 // the payment has taken it
		}
	}
	entry := rules.CardID(0)
	switch {
	case d.Doing == casting:
		entry = d.Card
		m.castCard(d, s, cached)
	case d.Doing == charging:
		m.setTable(VarExtra, 1)
	default:
		entry = m.putAbility(&d, face, s, cached)
	}
	m.payRest(&d, &cost, s, fodder)
	m.forgetDraft()
	m.afterDraft(d, face, entry, s)
}

// places returns where the targets of a draft lie.
func (m *Match) places(d *draft) (at [MaxTargets]rules.Zone) {
	for i, id := range d.Target {
		if id > 0 {
			at[i] = m.zone(id)
		}
	}
	return at
}

// payAether engages, sacrifices and pitches what the payment holds.
func (m *Match) payAether(s rules.Seat, aether int) {
	if aether == 0 && len(m.pay) == 0 {
		return
	}
	for _, id := range m.pay {
		if m.zone(id) == ZoneHand(s) {
			n := int(m.card(id).Pitch)
			m.put(id, ZonePitch(s))
			m.w.Count(VarAether, s, n)
			continue
		}
		m.tap(id, s)
	}
	m.w.Count(VarAether, s, -aether)
}

// tap uses a source of Aether.
func (m *Match) tap(id rules.CardID, s rules.Seat) {
	i := int(m.trait(id).aether) - 1
	a := &m.card(id).Abilities[i]
	n := m.source(id, s)
	m.traceAether(m.card(id), a, n)
	if a.Once {
		m.traceLimit(id, a, false)
		m.w.Set(id, AttrUsed, m.attr(id, AttrUsed)|1<<i)
	}
	if a.Cost.Engage {
		m.engage(id, s)
	}
	if a.Cost.Sacrifice == This {
		m.sacrifice(id)
	}
	m.w.Count(VarAether, s, n)
}

// castCard puts a card on the stack.
func (m *Match) castCard(d draft, s rules.Seat, cached bool) {
	m.w.NextStep()
	m.put(d.Card, ZoneStack)
	m.w.Set(d.Card, AttrBy, int16(s)+1)
	m.w.Set(d.Card, AttrTarget, int16(d.Target[0]))
	m.w.Set(d.Card, AttrSecond, int16(d.Target[1]))
	m.w.Set(d.Card, AttrCached, int16(rules.Bit(cached)))
	m.w.Count(VarSpells, s, 1)
}

// putAbility puts an activated ability on the stack; not one that only gives
// Aether, which works at once.
func (m *Match) putAbility(d *draft, f rules.Face, s rules.Seat, cached bool) rules.CardID {
	a := ability(f, d.Ability)
	if a.Once {
		m.traceLimit(d.Card, a, false)
		m.w.Set(d.Card, AttrUsed, m.attr(d.Card, AttrUsed)|1<<(d.Ability-1))
	}
	if a.onlyAether() && d.Doing == acting {
		return 0
	}
	id := m.entry()
	m.w.NextStep()
	m.place(id, &trigger{Seat: s, Face: f, Ability: d.Ability, Source: d.Card, Cached: cached})
	m.w.Set(id, AttrTarget, int16(d.Target[0]))
	m.w.Set(id, AttrSecond, int16(d.Target[1]))
	return id
}

// payRest pays what an activation costs besides Aether.
func (m *Match) payRest(d *draft, c *Cost, s rules.Seat, fodder []rules.CardID) {
	if d.Doing == powering {
		m.w.Change(VarPower, s, 1)
		m.w.Add(d.Card, AttrExperience, int(c.Experience))
	}
	if c.Engage {
		m.engage(d.Card, s)
	}
	m.lose(s, int(c.Life))
	for _, id := range fodder {
		if m.zone(id) == ZoneHand(s) {
			m.discard(id, true)
		} else {
			m.sacrifice(id)
		}
	}
	if c.Sacrifice == This {
		m.sacrifice(d.Card)
	}
}

// afterDraft lets a cast be heard and gives priority to the other player, who
// may respond (E3).
func (m *Match) afterDraft(d draft, f rules.Face, entry rules.CardID, s rules.Seat) {
	if d.Doing == casting {
		m.hear(OnCast, 0, s, d.Card)
	}
	if entry == 0 && d.Doing != charging {
		a := ability(f, d.Ability) // only Aether: it works at once
		m.traceAether(&Cards[f], a, 1)
		for i := range a.Do {
			m.w.Count(VarAether, s, m.sight.amount(&a.Do[i], scope{you: s, this: d.Card}))
		}
	}
	m.setTable(VarPasses, 0)
	if entry != 0 {
		m.setTable(VarPriority, int32(1-s))
	}
}
