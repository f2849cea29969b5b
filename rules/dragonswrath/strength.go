package dragonswrath

import "wyrmtable/rules"

// A Part is something that a strength is made of: what is printed on the
// creature (Card is the creature itself), what an item, another card in play or
// an ability of the creature adds, or, with Card 0, what effects have changed.
type Part struct {
	Card rules.CardID
	N    int
}

// Strength returns the PM (OpPM) or PP (OpPP) of a creature in play, against an
// opponent if foe is not 0; never below 0 (R5). Any view will do.
func Strength(b *rules.Board, id rules.CardID, stat Op, foe rules.CardID) int {
	n := 0
	eachPart(b, id, stat, foe, func(_ rules.CardID, k int) { n += k })
	return max(n, 0)
}

// Parts appends what a strength is made of, the printed number first; what adds
// nothing is left out.
func Parts(b *rules.Board, id rules.CardID, stat Op, foe rules.CardID, dst []Part) []Part {
	first := true
	eachPart(b, id, stat, foe, func(card rules.CardID, k int) {
		if k != 0 || first {
			dst = append(dst, Part{card, k})
		}
		first = false
	})
	return dst
}

// usual returns the strength of a creature in play without what ends with the turn. It is
// not Strength less the effects of the turn: of a strength of 1 a curse of −3 takes 1.
func usual(b *rules.Board, id rules.CardID, stat Op) int {
	n, turn := 0, AttrPM
	if stat == OpPP {
		turn = AttrPP
	}
	eachPart(b, id, stat, 0, func(_ rules.CardID, k int) { n += k })
	return max(n-int(b.Attr(id, turn)), 0)
}

func eachPart(b *rules.Board, id rules.CardID, stat Op, foe rules.CardID, add func(rules.CardID, int)) {
	c := &Cards[b.Cards[id].Face]
	s := seatOf(b.Cards[id].Zone)
	add(id, pickStat(stat, c.PM, c.PP))
	turn, last := AttrPM, AttrLastPM
	if stat == OpPP {
		turn, last = AttrPP, AttrLastPP
	}
	add(0, int(b.Attr(id, turn))+int(b.Attr(id, last)))
	add(id, against(b, c, stat, foe, s))
	for _, it := range b.Zone(ZoneItems(s)) {
		if b.Attr(it, AttrHost) == int16(id) {
			k := &Cards[b.Cards[it].Face]
			add(it, pickStat(stat, k.PM, k.PP)+against(b, k, stat, foe, s))
		}
	}
	for o := range rules.Seat(b.Layout().Seats) {
		for _, kind := range [...]rules.Zone{zoneRealm, zoneItems, zoneRites} {
			for _, src := range b.Zone(zoneOf(kind, o)) {
				k := &Cards[b.Cards[src].Face]
				for i := range k.Abilities {
					if a := &k.Abilities[i]; a.When == Always && fits(b, &a.Of, id, o) {
						add(src, pickStat(stat, a.PM, a.PP))
					}
				}
			}
		}
	}
}

func pickStat(stat Op, pm, pp int8) int {
	if stat == OpPP {
		return int(pp)
	}
	return int(pm)
}

func against(b *rules.Board, c *Card, stat Op, foe rules.CardID, s rules.Seat) int {
	n := 0
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.When == Against && foe != 0 && fits(b, &a.Of, foe, s) {
			n += pickStat(stat, a.PM, a.PP)
		}
	}
	return n
}

// fits reports whether a card in play fits a filter as seen by seat s.
func fits(b *rules.Board, f *Filter, id rules.CardID, s rules.Seat) bool {
	if f.Side != Any && (seatOf(b.Cards[id].Zone) == s) != (f.Side == Yours) {
		return false
	}
	c := &Cards[b.Cards[id].Face]
	return (f.Colour == NoColour || c.Colour == f.Colour) && (f.Trait == NoTrait || c.Has(f.Trait))
}
