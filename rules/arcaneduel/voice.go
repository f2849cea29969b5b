package arcaneduel

import (
	"strconv"

	"wyrmtable/rules"
)

// A voice puts a board of this game into words.
type voice struct{ rules.Voice }

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
	return rules.Fill(s, func(mark byte) string {
		switch mark {
		case 'c':
			return f.card.In(l)
		case 'o':
			return f.other.In(l)
		case 's':
			return v.Who(f.seat)
		case 't':
			return v.Who(f.to)
		case 'S':
			return v.Of(f.seat, l)
		case 'T':
			return v.Of(f.to, l)
		case 'n':
			return strconv.Itoa(int(f.n))
		case 'd':
			return damage(f.n, l)
		}
		return ""
	})
}

// card names a card as the viewer knows it.
func (v *voice) card(id rules.CardID) rules.Text { return v.face(id, v.View.Cards[id].Face) }

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	return rules.CardText(id, Cards[f].Name)
}

// spell names the spell that card id begins: the combination in play, or the
// card itself.
func (v *voice) spell(id rules.CardID) rules.Text {
	n := v.View.Var(VarCombo, rules.Nobody)
	if in := v.View.Zone(ZonePlay); n > 0 && len(in) > 0 && in[0] == id {
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
