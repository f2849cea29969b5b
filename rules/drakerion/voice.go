package drakerion

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
// card, $s a seat, $S the same with "de" in French, $z a zone, $n a number, $d
// so much damage, $k so many cards.
type filling struct {
	card, other rules.CardID
	face        rules.Face // of card; 0: as the viewer knows it
	seat        rules.Seat
	zone        rules.Zone
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
			face := f.face
			if face == 0 {
				face = v.view.Cards[f.card].Face
			}
			out.WriteString(cardName(f.card, face, l))
		case 'o':
			out.WriteString(cardName(f.other, v.view.Cards[f.other].Face, l))
		case 's':
			out.WriteString(v.who(f.seat))
		case 'S':
			out.WriteString(v.of(f.seat, l))
		case 'z':
			out.WriteString(v.view.Layout().Zones[f.zone].Text.In(l))
		case 'n':
			out.WriteString(strconv.Itoa(int(f.n)))
		case 'd':
			out.WriteString(damage(int8(f.n), l))
		case 'k':
			out.WriteString(cards(int8(f.n), l))
		}
		s = after[1:]
	}
}

// cardName names a card that shows a face, as a reference; 0 is a hidden one.
func cardName(id rules.CardID, f rules.Face, l rules.Lang) string {
	name := rules.Text{FR: "une carte", EN: "a card"}
	if f != 0 {
		name = Cards[f].Name
	}
	return rules.CardRef(id, name.In(l))
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
