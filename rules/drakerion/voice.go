package drakerion

import (
	"strconv"

	"wyrmtable/rules"
)

// A voice puts a board of this game into words.
type voice struct{ rules.Voice }

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
	return rules.Fill(s, func(mark byte) string {
		switch mark {
		case 'c':
			face := f.face
			if face == 0 {
				face = v.View.Cards[f.card].Face
			}
			return cardName(f.card, face, l)
		case 'o':
			return cardName(f.other, v.View.Cards[f.other].Face, l)
		case 's':
			return v.Who(f.seat)
		case 'S':
			return v.Of(f.seat, l)
		case 'z':
			return v.View.Layout().Zones[f.zone].Text.In(l)
		case 'n':
			return strconv.Itoa(int(f.n))
		case 'd':
			return damage(int8(f.n), l)
		case 'k':
			return cards(int8(f.n), l)
		}
		return ""
	})
}

// cardName names a card that shows a face, as a reference; 0 is a hidden one.
func cardName(id rules.CardID, f rules.Face, l rules.Lang) string {
	return rules.CardText(id, Cards[f].Name).In(l)
}
