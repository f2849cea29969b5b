package drakerion

import "wyrmtable/rules"

// bonusAttrs are the bonuses of the combat and of the turn, by stat.
var bonusAttrs = [...][2]rules.Attr{
	Melee:   {AttrCombatMelee, AttrTurnMelee},
	Riposte: {AttrCombatRiposte, AttrTurnRiposte},
	Ranged:  {AttrCombatRanged, AttrTurnRanged},
}

// lasting says which faces change the numbers of Characters while in play.
var lasting = func() []bool {
	out := make([]bool, len(Cards))
	for i := range Cards {
		out[i] = Cards[i].has(OnAlways)
	}
	return out
}()

// sources are the zones of a seat from which something can hold always.
var sources = [...]rules.Zone{zoneAttached, zoneMelee, zoneSupport, zoneCity, zoneBanner}

// StatOf is a number of a Character in play as it is now, with every bonus, never
// below 0. Any view will do. A bonus to one attack leaves the other (K2).
func StatOf(b *rules.Board, id rules.CardID, s Stat) int {
	c := &Cards[b.Cards[id].Face]
	n := int(c.Stats[s])
	if s != Life {
		n += int(b.Attr(id, bonusAttrs[s][0])) + int(b.Attr(id, bonusAttrs[s][1]))
	}
	for seat := range rules.Seat(2) {
		for _, z := range sources {
			for _, src := range b.Zone(z + rules.Zone(seat)) {
				if lasting[b.Cards[src].Face] {
					n += lastingBonus(b, src, seat, id, s)
				}
			}
		}
	}
	if s == Ranged && c.Stats[Ranged] == 0 {
		return 0 // only who shoots gains by it (R5)
	}
	return max(n, 0)
}

// lastingBonus is what card src, of seat you, gives to a number of Character id.
func lastingBonus(b *rules.Board, src rules.CardID, you rules.Seat, id rules.CardID, s Stat) int {
	n := 0
	c := &Cards[b.Cards[src].Face]
	for i := range c.Abilities {
		a := &c.Abilities[i]
		if a.On != OnAlways {
			continue
		}
		for j := range a.Do {
			e := &a.Do[j]
			if stat, _ := e.Op.stat(); stat != s || !reaches(b, e, src, you, id) || !holds(b, &a.If, you, src) {
				continue
			}
			n += int(e.N) * times(b, e, you, src)
		}
	}
	return n
}

// reaches reports whether what holds always is for Character id.
func reaches(b *rules.Board, e *Effect, src rules.CardID, you rules.Seat, id rules.CardID) bool {
	switch e.Who {
	case This:
		return src == id
	case Host:
		return b.Attr(src, AttrHost) == int16(id)
	}
	return describes(b, &e.Filter, id, you, src)
}

// times is how often an effect counts: once, or for each of some cards.
func times(b *rules.Board, e *Effect, you rules.Seat, this rules.CardID) int {
	if e.Per.Type == 0 {
		return 1
	}
	return countCards(b, &e.Per, you, this)
}

// HasWord reports whether a Character in play has a keyword, printed or lent by
// an Attachment.
func HasWord(b *rules.Board, id rules.CardID, w Words) bool {
	if Cards[b.Cards[id].Face].Words&w != 0 {
		return true
	}
	for seat := range rules.Seat(2) {
		for _, at := range b.Zone(ZoneAttached(seat)) {
			if b.Attr(at, AttrHost) == int16(id) && Cards[b.Cards[at].Face].Gives&w != 0 {
				return true
			}
		}
	}
	return false
}

// Blows are what a combat would deal now, Shields not counted: to the defender
// and, as riposte, to the attacker. A ranged attack gets no riposte.
func Blows(b *rules.Board) (toDefender, toAttacker int) {
	attacker := rules.CardID(b.Var(VarAttacker, rules.Nobody))
	defender := rules.CardID(b.Var(VarDefender, rules.Nobody))
	switch {
	case attacker == 0 || defender == 0:
		return 0, 0
	case b.Var(VarShot, rules.Nobody) != 0:
		return StatOf(b, attacker, Ranged), 0
	}
	return StatOf(b, attacker, Melee), StatOf(b, defender, Riposte)
}

// Livery returns in whose colours a card's back is: those of its owner's Banner.
// The backs of Manœuvres are all alike. It reads nothing that is hidden.
func Livery(b *rules.Board, id rules.CardID) Faction {
	c := &b.Cards[id]
	if c.Back/2 == backManoeuvre || c.Owner < 0 {
		return Neutral
	}
	return Cards[b.Cards[b.Top(ZoneBanner(c.Owner))].Face].Faction
}
