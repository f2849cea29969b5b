package aestery

import (
	"strconv"

	"wyrmtable/rules"
)

// A voice puts a board of this game into words.
type voice struct{ rules.Voice }

// A filling is what the marks of a pattern stand for: $c the card, $o the other
// card, $s and $t two seats, $C, $O, $S and $T the same with "de" in French, $n
// and $m numbers, $x a text.
type filling struct {
	card, other, text rules.Text
	seat, to          rules.Seat
	n, m              int32
}

// say fills a pattern in both languages.
func (v *voice) say(p rules.Text, f *filling) rules.Text {
	return rules.Text{FR: v.fill(p.FR, f, rules.French), EN: v.fill(p.EN, f, rules.English)}
}

func (v *voice) fill(s string, f *filling, l rules.Lang) string {
	return rules.Fill(s, func(mark byte) string {
		switch mark {
		case 'c':
			return f.card.In(l)
		case 'o':
			return f.other.In(l)
		case 'C':
			return rules.Of(f.card.In(l), l)
		case 'O':
			return rules.Of(f.other.In(l), l)
		case 'x':
			return f.text.In(l)
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
		case 'm':
			return strconv.Itoa(int(f.m))
		}
		return ""
	})
}

// card names a card as the viewer knows it; an ability on the stack by its
// source.
func (v *voice) card(id rules.CardID) rules.Text { return v.face(id, v.View.Cards[id].Face) }

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	return rules.CardText(id, Cards[f].Name)
}

// abilityLine returns the printed line of ability n of a face, counted from 1;
// empty for what comes from a rule.
func abilityLine(f rules.Face, n int16) rules.Text {
	c := &Cards[f]
	i := len(c.Lines) - len(c.Abilities) + int(n) - 1
	if n < 1 || int(n) > len(c.Abilities) || i < 0 {
		return rules.Text{}
	}
	return rules.Text{FR: rules.Plain(c.Lines[i].FR), EN: rules.Plain(c.Lines[i].EN)}
}

// ruleNames name the abilities that come from a rule.
var ruleNames = map[int16]rules.Text{
	EntryBlood:      {FR: "First Blood", EN: "First Blood"},
	EntryEfficiency: {FR: "Efficience", EN: "Efficiency"},
	EntryMarvel:     {FR: "Plongée merveilleuse", EN: "Marvelous Dive"},
	EntrySupport:    {FR: "Support", EN: "Support"},
}

func same(fr, en string) rules.Text { return rules.Text{FR: fr, EN: en} }
