package aestery

import "wyrmtable/rules"

// A scope is for whom a filter or a quantity is read: who "you" are, and which
// cards this, that and the targets are.
type scope struct {
	you     rules.Seat
	this    rules.CardID
	that    rules.CardID
	targets [MaxTargets]rules.CardID // 0 or −1 where there is none
	cached  bool                     // the card comes from the Cachette
	gone    *gone                    // what was known of those that have left while this is resolved; or nil
}

// A memory is what a card was when it left the place where an effect knew it:
// a text that speaks of it later speaks of it as it was. Face 0 is none.
type memory struct {
	Face                          rules.Face
	Force, Defence, Fatigue, Cost int16
}

// gone are the memories of the cards that an effect may speak of.
type gone struct {
	This, That memory
	Targets    [MaxTargets]memory
}

// of returns the memory of a card that has left, or nil.
func (g *gone) of(who Who) *memory {
	switch {
	case g == nil:
	case who == This:
		return &g.This
	case who == That:
		return &g.That
	case who == Target || who == Second:
		return &g.Targets[who-Target]
	}
	return nil
}

// remember returns what a card is now.
func (s *Sight) remember(id rules.CardID) memory {
	c := memory{Face: s.b.Cards[id].Face, Fatigue: s.b.Attr(id, AttrFatigue), Cost: int16(s.card(id).Cost)}
	c.Force, c.Defence = int16(s.card(id).Force), int16(s.card(id).Defence)
	if s.inPlay(id) {
		c.Force, c.Defence = int16(s.Force(id)), int16(s.Defence(id))
	}
	return c
}

// fits reports whether a card lies where a filter looks and is what it
// describes.
func (s *Sight) fits(f *Filter, id rules.CardID, in scope) bool {
	return s.lies(f.Where, id) && s.describes(f, id, in)
}

// lies reports whether a card lies where a filter looks.
func (s *Sight) lies(where Where, id rules.CardID) bool {
	z := s.b.Cards[id].Zone
	switch where {
	case Battlefield:
		return z >= zoneFighters
	case Stack:
		return z == ZoneStack && s.b.Attr(id, AttrAbility) == 0
	case Graveyard:
		return z&^1 == zoneGraveyard
	case InHand:
		return z&^1 == zoneHand
	case InDeck:
		return z&^1 == zoneDeck
	case InExile:
		return z&^1 == zoneExile
	}
	return true
}

// describes reports whether a card is what a filter describes, wherever it lies.
func (s *Sight) describes(f *Filter, id rules.CardID, in scope) bool {
	c := s.card(id)
	if f.Types == 0 || c.Types&f.Types == 0 {
		return false
	}
	if f.Side != Anyone && (s.controller(id) == in.you) != (f.Side == Yours) {
		return false
	}
	face := s.b.Cards[id].Face
	switch {
	case f.Species != NoSpecies && c.Species != f.Species,
		f.Kind != NoStory && c.Kind != f.Kind,
		f.Color != 0 && c.Color&f.Color == 0,
		f.Silver && c.Color != Silver,
		f.Mine && face != MineFace,
		f.Wonder && face != WonderFace:
		return false
	}
	if f.Word != NoWord && s.wordOf(id, f.Word) == 0 {
		return false
	}
	return (f.State == 0 || s.is(f.State, id, in)) && (f.Stat == NoStat || f.Is.Holds(s.stat(f.Stat, id), int(f.N)))
}

// wordOf is the X of a keyword: of a permanent as it is, of another card as it
// is printed.
func (s *Sight) wordOf(id rules.CardID, w Word) int {
	if s.inPlay(id) {
		return s.Word(id, w)
	}
	return int(s.card(id).Words[w])
}

func (s *Sight) stat(k Stat, id rules.CardID) int {
	switch {
	case k == CostStat:
		return int(s.card(id).Cost)
	case k == ForceStat && s.inPlay(id):
		return s.Force(id)
	case k == ForceStat:
		return int(s.card(id).Force)
	case s.inPlay(id):
		return s.Remaining(id)
	}
	return int(s.card(id).Defence)
}

// is reports whether all of a set of states are true of a card.
func (s *Sight) is(st State, id rules.CardID, in scope) bool {
	for ; st != 0; st &= st - 1 {
		if !s.isOne(st&-st, id, in) {
			return false
		}
	}
	return true
}

func (s *Sight) isOne(st State, id rules.CardID, in scope) bool {
	b := s.b
	switch st {
	case IsEngaged:
		return b.Attr(id, AttrEngaged) != 0
	case IsReady:
		return b.Attr(id, AttrEngaged) == 0
	case IsAttacking:
		return b.Attr(id, AttrAttacking) != 0
	case IsBlocking:
		return b.Attr(id, AttrBlocking) != 0
	case IsBlocked:
		return b.Attr(id, AttrAttacking) == 2
	case IsTired:
		return b.Attr(id, AttrFatigue) != 0
	case IsAsleep:
		return b.Attr(id, AttrSlumber) != 0
	case IsBloody:
		return b.Attr(id, AttrBlood) != 0
	case IsFlashed:
		return b.Attr(id, AttrFlashed) != 0
	case IsLegendary:
		return s.card(id).Legendary
	case IsToken:
		return s.card(id).Is(Token)
	case NotToken:
		return !s.card(id).Is(Token)
	case IsMarked:
		return b.Attr(id, AttrPlus) != 0
	case NotThis:
		return id != in.this
	case NotYours:
		return b.Cards[id].Owner != in.you
	}
	return false
}

// cond reports whether a condition holds.
func (s *Sight) cond(c *Cond, in scope) bool {
	return c.Is == NoCompare || c.Is.Holds(s.count(&c.Count, in), int(c.N))
}

// whose returns the seat that a side means.
func whose(side Side, you rules.Seat) rules.Seat {
	if side == Theirs {
		return 1 - you
	}
	return you
}

// count looks a quantity up.
func (s *Sight) count(c *Count, in scope) int {
	b, seat := s.b, whose(c.Side, in.you)
	switch c.Of {
	case CardsIn:
		return s.countCards(&c.Filter, in)
	case LifeOf:
		return int(b.Var(VarLife, seat))
	case MarkersOf:
		if hero := b.Top(ZoneHero(in.you)); hero != 0 {
			return int(b.Attr(hero, AttrExperience))
		}
		return 0
	case Combats:
		return int(b.Var(VarCombats, rules.Nobody))
	case SpellsCast:
		return int(b.Var(VarSpells, in.you))
	case Damaged:
		return int(b.Var(VarDamage, in.you))
	case ForceOf, DefenceOf, CostOf, FatigueOf:
		return s.statOf(c, in)
	case ColorsOf:
		return s.colors(in.you)
	case FullHand:
		return int(rules.Bit(b.Count(ZoneHand(seat)) >= s.HandLimit(seat)))
	case FromCache:
		return int(rules.Bit(in.cached))
	case MyTurn:
		return int(rules.Bit(b.Var(VarActive, rules.Nobody) == int32(in.you)))
	}
	return 0
}

// statOf is a number of this, that or a target; of one that is gone, as it was.
func (s *Sight) statOf(c *Count, in scope) int {
	id := in.card(c.Who)
	if id <= 0 {
		return in.gone.of(c.Who).number(c.Of)
	}
	switch {
	case c.Of == CostOf:
		return int(s.card(id).Cost)
	case !s.inPlay(id) && c.Of == ForceOf:
		return int(s.card(id).Force)
	case !s.inPlay(id) && c.Of == DefenceOf:
		return int(s.card(id).Defence)
	case c.Of == ForceOf:
		return s.Force(id)
	case c.Of == DefenceOf:
		return max(s.Defence(id), 0)
	case c.Of == FatigueOf:
		return int(s.b.Attr(id, AttrFatigue))
	}
	return 0
}

// number is a number of a card that has left; 0 when nothing is known of it.
func (c *memory) number(of Quantity) int {
	switch {
	case c == nil || c.Face == 0:
		return 0
	case of == CostOf:
		return int(c.Cost)
	case of == ForceOf:
		return int(c.Force)
	case of == DefenceOf:
		return max(int(c.Defence), 0)
	}
	return int(c.Fatigue)
}

// card returns the card that who stands for, or 0.
func (in *scope) card(who Who) rules.CardID {
	switch who {
	case This:
		return in.this
	case Target:
		return in.targets[0]
	case Second:
		return in.targets[1]
	case That:
		return in.that
	}
	return 0
}

// countCards counts the cards that a filter describes. Of a hand, whoever does
// not know the cards can count them only without more ado.
func (s *Sight) countCards(f *Filter, in scope) int {
	n := 0
	from, to := s.places(f, in.you)
	for z := from; z < to; z++ {
		for _, id := range s.b.Zone(z) {
			switch f.Where {
			case InHand, InDeck:
				if seat := rules.Seat(z & 1); f.Side == Anyone || (seat == in.you) == (f.Side == Yours) {
					n++
				}
			default:
				if s.fits(f, id, in) {
					n++
				}
			}
		}
	}
	return n
}

// places returns the zones in which a filter looks, from the first up to, but
// not with, the last.
func (s *Sight) places(f *Filter, you rules.Seat) (from, to rules.Zone) {
	switch f.Where {
	case Battlefield:
		return zoneFighters, zoneEnd
	case Stack:
		return ZoneStack, ZoneStack + 1
	case Graveyard:
		from = zoneGraveyard
	case InHand:
		from = zoneHand
	case InDeck:
		from = zoneDeck
	case InExile:
		from = zoneExile
	}
	if f.Side == Anyone {
		return from, from + 2
	}
	from += rules.Zone(whose(f.Side, you))
	return from, from + 1
}

// colors counts the colours among the permanents of a player.
func (s *Sight) colors(seat rules.Seat) int {
	var all Color
	for z := zoneFighters + rules.Zone(seat); z < zoneEnd; z += 2 {
		for _, id := range s.b.Zone(z) {
			all |= s.card(id).Color
		}
	}
	n := 0
	for ; all != 0; all &= all - 1 {
		n++
	}
	return n
}
