package drakerion

import "wyrmtable/rules"

// A Part is one of the reasons why a number is what it is: what is printed, what
// holds until the end of the combat or the turn, or what a card gives.
type Part struct {
	N      int
	Span   Span         // of a bonus that ends
	Source rules.CardID // the card that gives it always; 0 for the others
}

// Parts appends to dst why a number of a Character is what it is, the printed
// value first. They add up to [StatOf], unless that would be below 0 or nobody
// without a bow shoots.
func Parts(b *rules.Board, id rules.CardID, s Stat, dst []Part) []Part {
	dst = append(dst, Part{N: int(Cards[b.Cards[id].Face].Stats[s])})
	add := func(p Part) {
		if p.N != 0 {
			dst = append(dst, p)
		}
	}
	if s != Life {
		add(Part{N: int(b.Attr(id, bonusAttrs[s][0])), Span: Combat})
		add(Part{N: int(b.Attr(id, bonusAttrs[s][1])), Span: Turn})
	}
	for seat := range rules.Seat(2) {
		for _, z := range sources {
			for _, src := range b.Zone(z + rules.Zone(seat)) {
				if lasting[b.Cards[src].Face] {
					add(Part{N: lastingBonus(b, src, seat, id, s), Source: src})
				}
			}
		}
	}
	return dst
}
