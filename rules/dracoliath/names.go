package dracoliath

import (
	"strconv"

	"wyrmtable/rules"
)

// A voice puts a board into words with the names of a list of cards.
type voice struct {
	rules.Voice
	set *set
}

func (st *set) voice(s *rules.Setup, view *rules.Board) voice {
	return voice{s.Voice(view), st}
}

// card names a card as the viewer knows it.
func (v *voice) card(id rules.CardID) rules.Text { return v.face(id, v.set.shown(v.View, id)) }

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	if f == 0 || int(f) >= len(v.set.cards) {
		return rules.CardText(id, rules.Text{FR: "une carte cachée", EN: "a hidden card"})
	}
	return rules.CardText(id, v.set.cards[f].Name)
}

// say fills a pair of patterns: $c the card, $o the other card, $s the seat, $f
// "de seat", $n a number, $u the unit of an Op with its number.
type filling struct {
	card, other rules.Text
	seat        rules.Seat
	n           int
	op          Op
}

func (v *voice) say(fr, en string, f filling) rules.Text {
	return rules.Text{FR: v.fill(fr, f, rules.French), EN: v.fill(en, f, rules.English)}
}

func (v *voice) fill(s string, f filling, l rules.Lang) string {
	return rules.Fill(s, func(mark byte) string {
		switch mark {
		case 'c':
			return f.card.In(l)
		case 'o':
			return f.other.In(l)
		case 's':
			return v.Who(f.seat)
		case 'f':
			return v.Of(f.seat, l)
		case 'n':
			return strconv.Itoa(f.n)
		case 'u':
			if l == rules.French {
				return unitsFR(f.op, f.n)
			}
			return unitsEN(f.op, f.n)
		}
		return ""
	})
}
