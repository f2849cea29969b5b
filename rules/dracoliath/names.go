package dracoliath

import (
	"strconv"

	"wyrmtable/rules"
)

// A voice puts a board into words: with the players' names and the names of the
// cards that its viewer knows.
type voice struct {
	set   *set
	names []string
	view  *rules.Board
}

func (st *set) voice(s *rules.Setup, view *rules.Board) voice {
	names := make([]string, len(s.Seats))
	for i := range s.Seats {
		names[i] = s.Seats[i].Name
	}
	return voice{st, names, view}
}

// who names a seat.
func (v *voice) who(s rules.Seat) string {
	if s < 0 || int(s) >= len(v.names) {
		return ""
	}
	return rules.SeatRef(s, v.names[s])
}

// of writes "de Léandre" or "d’Alice".
func (v *voice) of(s rules.Seat) string {
	if s < 0 || int(s) >= len(v.names) {
		return ""
	}
	return ofFR(v.names[s]) + v.who(s)
}

// ofFR returns "de " or "d’", as the name wants it.
func ofFR(name string) string {
	for _, r := range name {
		switch r {
		case 'A', 'E', 'I', 'O', 'U', 'Y', 'À', 'Â', 'Ä', 'Æ', 'É', 'È', 'Ê', 'Ë', 'Î', 'Ï', 'Ô', 'Ö', 'Œ', 'Ù', 'Û', 'Ü',
			'a', 'e', 'i', 'o', 'u', 'à', 'â', 'ä', 'æ', 'é', 'è', 'ê', 'ë', 'î', 'ï', 'ô', 'ö', 'œ', 'ù', 'û', 'ü':
			return "d’"
		}
		break
	}
	return "de "
}

// card names a card as the viewer knows it.
func (v *voice) card(id rules.CardID) rules.Text { return v.face(id, v.set.shown(v.view, id)) }

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	if f == 0 || int(f) >= len(v.set.cards) {
		return rules.Text{FR: rules.CardRef(id, "une carte cachée"), EN: rules.CardRef(id, "a hidden card")}
	}
	name := v.set.cards[f].Name
	return rules.Text{FR: rules.CardRef(id, name.FR), EN: rules.CardRef(id, name.EN)}
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
	out := make([]byte, 0, len(s)+32)
	for i := 0; i < len(s); i++ {
		if s[i] != '$' || i+1 == len(s) {
			out = append(out, s[i])
			continue
		}
		i++
		switch s[i] {
		case 'c':
			out = append(out, f.card.In(l)...)
		case 'o':
			out = append(out, f.other.In(l)...)
		case 's':
			out = append(out, v.who(f.seat)...)
		case 'f':
			out = append(out, v.of(f.seat)...)
		case 'n':
			out = strconv.AppendInt(out, int64(f.n), 10)
		case 'u':
			if l == rules.French {
				out = append(out, unitsFR(f.op, f.n)...)
			} else {
				out = append(out, unitsEN(f.op, f.n)...)
			}
		}
	}
	return string(out)
}
