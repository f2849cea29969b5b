package drakerion

import "wyrmtable/rules"

// describes reports whether card id is what a filter describes: "you" are seat
// you, and "this" is card this.
func describes(b *rules.Board, f *Filter, id rules.CardID, you rules.Seat, this rules.CardID) bool {
	card := &b.Cards[id]
	c := &Cards[card.Face]
	if f.Type == 0 || c.Type != f.Type || !lies(f, kindOf(card.Zone)) {
		return false
	}
	if f.Side != Anyone && (seatOf(card.Zone) == you) != (f.Side == Yours) {
		return false
	}
	if f.Kind != NoKind && c.Kind != f.Kind || f.MaxCost > 0 && c.Cost >= f.MaxCost {
		return false
	}
	return f.State == 0 || isIn(b, f.State, id, this)
}

// lies reports whether a kind of zone is where a filter looks.
func lies(f *Filter, z rules.Zone) bool {
	switch f.Where {
	case OnMelee:
		return z == zoneMelee
	case OnSupport:
		return z == zoneSupport
	case InDiscard:
		return z == zoneDiscard
	case InHand:
		return z == zoneHand
	case InDeck:
		return z == zoneDeck
	}
	if f.Type == Attachment {
		return z == zoneAttached
	}
	return z == zoneMelee || z == zoneSupport
}

// isIn reports whether all of a set of states are true of a card.
func isIn(b *rules.Board, s State, id, this rules.CardID) bool {
	c := &Cards[b.Cards[id].Face]
	attacking := b.Var(VarAttacker, rules.Nobody) == int32(id)
	defending := b.Var(VarDefender, rules.Nobody) == int32(id)
	for _, k := range [...]struct {
		state State
		is    bool
	}{
		{IsReady, b.Attr(id, AttrInclined) == 0},
		{IsInclined, b.Attr(id, AttrInclined) != 0},
		{IsDamaged, b.Attr(id, AttrDamage) > 0},
		{IsRenowned, c.Renowned()},
		{NotThis, id != this},
		{IsFighting, attacking || defending},
		{IsAttacking, attacking},
		{IsDefending, defending},
		{IsIdle, !attacking && !defending},
		{IsShooter, c.Stats[Ranged] > 0},
	} {
		if s&k.state != 0 && !k.is {
			return false
		}
	}
	return true
}

// searched are the zones in which a filter looks, the player's own first.
func searched(f *Filter, you rules.Seat) (zones [4]rules.Zone, n int) {
	add := func(z rules.Zone) {
		for _, s := range [...]rules.Seat{you, 1 - you} {
			if f.Side == Anyone || (s == you) == (f.Side == Yours) {
				zones[n] = z + rules.Zone(s)
				n++
			}
		}
	}
	switch f.Where {
	case OnMelee:
		add(zoneMelee)
	case OnSupport:
		add(zoneSupport)
	case InDiscard:
		add(zoneDiscard)
	case InHand:
		add(zoneHand)
	case InDeck:
		add(zoneDeck)
	default:
		if f.Type == Attachment {
			add(zoneAttached)
			break
		}
		add(zoneMelee)
		add(zoneSupport)
	}
	return zones, n
}

// countCards counts the cards that a filter describes.
func countCards(b *rules.Board, f *Filter, you rules.Seat, this rules.CardID) int {
	zones, n := searched(f, you)
	sum := 0
	for _, z := range zones[:n] {
		for _, id := range b.Zone(z) {
			if describes(b, f, id, you, this) {
				sum++
			}
		}
	}
	return sum
}

// holds reports whether a condition holds.
func holds(b *rules.Board, k *Cond, you rules.Seat, this rules.CardID) bool {
	if k.Filter.Type == 0 {
		return true
	}
	return countCards(b, &k.Filter, you, this) >= int(k.N)
}
