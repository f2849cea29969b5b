package aestery

import "wyrmtable/rules"

// prospect says how good the table is for a player, in points of about one
// point of life.
func (m *Match) prospect(me rules.Seat) float64 {
	if m.over {
		return 1000 * float64(m.end.For(me))
	}
	foe := 1 - me
	v := m.holdings(me) - m.holdings(foe)
	v += 0.2 * m.pressure(me, foe)
	v -= 0.35 * m.pressure(foe, me)
	if danger := m.pressure(foe, me) - float64(m.board.Var(VarLife, me)); danger >= 0 {
		v -= 12
	}
	if me == m.active() {
		v += m.encore(me)
	}
	return v
}

// encore is what another combat of this turn promises: Force that stands ready,
// if the combat can be paid (E29).
func (m *Match) encore(me rules.Seat) float64 {
	if m.phase() != PhaseMain2 || m.combatPrice(me) > m.means(me) {
		return 0
	}
	v := 0.0
	for _, id := range m.board.Zone(ZoneFighters(me)) {
		if m.attr(id, AttrSettled) != 0 && m.canAttack(id) {
			v += float64(m.sight.Force(id) + m.sight.Word(id, Repeat)*int(m.table(VarCharges)))
		}
	}
	return 0.3 * v
}

// holdings is what one player has.
func (m *Match) holdings(s rules.Seat) float64 {
	v := m.vigour(s)
	for _, id := range m.board.Zone(ZoneFighters(s)) {
		w := m.worthOf(id)
		if m.attr(id, AttrLent) != 0 { // it goes back
			w = -w
		}
		v += w
	}
	for _, id := range m.board.Zone(ZoneStories(s)) {
		v += 1.6 + 0.9*float64(m.card(id).Cost)
	}
	v += m.works(s)
	for _, id := range m.hand(s) {
		v += cardWorth(m.card(id))
	}
	if id := m.board.Top(ZoneCachette(s)); id != 0 {
		v += 1.6
	}
	if hero := m.board.Top(ZoneHero(s)); hero != 0 {
		v += 0.45 * float64(m.attr(hero, AttrExperience))
	}
	if left := m.board.Count(ZoneDeck(s)); left < 8 {
		v -= 1.5 * float64(8-left)
	}
	return v
}

// vigour is what the life of a player is worth: the last points most.
func (m *Match) vigour(s rules.Seat) float64 {
	life := float64(m.board.Var(VarLife, s))
	return life - 30/(life+1.5)
}

// works is what Mines and Merveilles are worth: the first ones most.
func (m *Match) works(s rules.Seat) float64 {
	v, n := 0.0, 0
	for _, id := range m.board.Zone(ZoneMines(s)) {
		switch {
		case m.board.Cards[id].Face == WonderFace:
			v += 0.9
			continue
		case n < 5:
			v += 2.9
		case n < 7:
			v += 2
		default:
			v += 0.8
		}
		n++
	}
	return v
}

// cardWorth is what a card is worth in the hand.
func cardWorth(c *Card) float64 {
	return 1.5 + 0.15*float64(c.Cost) + 0.12*float64(c.Rarity) + 0.05*float64(c.Pitch)
}

// worthOf is what a fighter in play is worth, without what lasts only until the
// end of the turn.
func (m *Match) worthOf(id rules.CardID) float64 {
	c := m.card(id)
	if !c.Is(Fighter) {
		if c.Is(Token) {
			return 2
		}
		return 1.6 + 0.9*float64(c.Cost)
	}
	if m.attr(id, AttrFlashed) != 0 {
		return 0
	}
	s := &m.sight
	force := float64(s.Force(id) - int(m.attr(id, AttrForce)+m.attr(id, AttrCharge)))
	defence := float64(s.Remaining(id) - int(m.attr(id, AttrDefence)))
	v := 0.6 + 0.9*force + 0.75*defence
	evasion := 0.0
	for w, share := range evasions {
		if c.Words[w] > 0 {
			evasion = max(evasion, share)
		}
	}
	v += evasion * force
	v += 0.6*float64(m.attr(id, AttrBravery)) + 0.5*float64(c.Words[Repeat])
	if c.Words[Marvel] > 0 {
		v += 0.8
	}
	if c.Words[Madness]+c.Words[Devotion]+c.Words[Reach] > 0 {
		v += 0.3
	}
	for i := range c.Abilities {
		if o := c.Abilities[i].On; o != OnArrival {
			v += 0.7
		}
	}
	if n := m.attr(id, AttrSlumber); n > 0 {
		v *= max(0.3, 1-0.13*float64(n))
	}
	if m.attr(id, AttrSkips) != 0 {
		v *= 0.9
	}
	switch {
	case m.attr(id, AttrBlood) == 0:
	case m.attr(id, AttrThirst) > 0:
		v -= 0.4
	default:
		v *= 0.05 // to be sacrificed
	}
	return v
}

// evasions are the keywords that get an attacker past blockers, and how much
// more its Force is worth.
var evasions = [wordEnd]float64{Unblockable: 0.6, Flying: 0.35, Elusive: 0.15, Enthrall: 0.1, Dive: 0.1, Marvel: 0.1}

// pressure is how much of the next attack of one player may get past the
// blockers of the other.
func (m *Match) pressure(from, at rules.Seat) float64 {
	sum := 0
	for _, id := range m.board.Zone(ZoneFighters(from)) {
		bound := m.attr(id, AttrSkips) != 0 || m.attr(id, AttrBlood) != 0 && m.attr(id, AttrThirst) == 0
		if m.attr(id, AttrSlumber) < 2 && !bound {
			sum += m.sight.Force(id) - int(m.attr(id, AttrForce)+m.attr(id, AttrCharge))
		}
	}
	for _, id := range m.board.Zone(ZoneFighters(at)) {
		ready := m.attr(id, AttrEngaged) == 0 || m.active() == from
		if ready && m.attr(id, AttrSlumber) < 2 {
			sum -= m.sight.Remaining(id)
		}
	}
	return max(0, float64(sum)-1.2*float64(m.board.Count(ZoneHand(at))))
}
