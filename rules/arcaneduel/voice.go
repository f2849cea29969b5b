package arcaneduel

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// A voice puts a board into words: with the players' names, and the names of
// the cards that its viewer knows.
type voice struct {
	seats []rules.SeatSetup
	view  *rules.Board
}

// A filling is what the marks of a pattern stand for: $c the card, $o the other
// card, $s and $t two seats, $S and $T the same with "de" in French, $n a
// number, $d so much damage.
type filling struct {
	card, other rules.Text
	seat, to    rules.Seat
	n           int32
}

// say fills a pattern in both languages.
func (v *voice) say(fr, en string, f filling) rules.Text {
	return rules.Text{FR: v.fill(fr, &f, rules.French), EN: v.fill(en, &f, rules.English)}
}

func (v *voice) fill(s string, f *filling, l rules.Lang) string {
	var out strings.Builder
	for {
		before, after, found := strings.Cut(s, "$")
		out.WriteString(before)
		if !found || after == "" {
			return out.String()
		}
		switch after[0] {
		case 'c':
			out.WriteString(f.card.In(l))
		case 'o':
			out.WriteString(f.other.In(l))
		case 's':
			out.WriteString(v.who(f.seat))
		case 't':
			out.WriteString(v.who(f.to))
		case 'S':
			out.WriteString(v.of(f.seat, l))
		case 'T':
			out.WriteString(v.of(f.to, l))
		case 'n':
			out.WriteString(strconv.Itoa(int(f.n)))
		case 'd':
			out.WriteString(damage(f.n, l))
		}
		s = after[1:]
	}
}

// who names a seat, as a reference.
func (v *voice) who(s rules.Seat) string {
	if s < 0 || int(s) >= len(v.seats) {
		return ""
	}
	return rules.SeatRef(s, v.seats[s].Name)
}

// of writes "de Léandre" or "d’Alice"; in English it is just the name.
func (v *voice) of(s rules.Seat, l rules.Lang) string {
	if l == rules.English || s < 0 || int(s) >= len(v.seats) {
		return v.who(s)
	}
	if name := v.seats[s].Name; name != "" && strings.ContainsRune("aeiouyâàéèêëîïôöûùœ", []rune(strings.ToLower(name))[0]) {
		return "d’" + v.who(s)
	}
	return "de " + v.who(s)
}

// card names a card as the viewer knows it.
func (v *voice) card(id rules.CardID) rules.Text { return v.face(id, v.view.Cards[id].Face) }

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	name := rules.Text{FR: "une carte", EN: "a card"}
	if f != 0 && int(f) <= cardCount {
		name = Cards[f].Name
	}
	return rules.Text{FR: rules.CardRef(id, name.FR), EN: rules.CardRef(id, name.EN)}
}

// spell names the spell that card id begins: the combination in play, or the
// card itself.
func (v *voice) spell(id rules.CardID) rules.Text {
	n := v.view.Var(VarCombo, rules.Nobody)
	if in := v.view.Zone(ZonePlay); n > 0 && len(in) > 0 && in[0] == id {
		return Combos[n-1].Name
	}
	return v.card(id)
}

func damage(n int32, l rules.Lang) string {
	if l == rules.French {
		return damageFR(n)
	}
	return num(n) + " damage"
}
