package aestery

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
		case 'C':
			out.WriteString(ofName(f.card.In(l), l))
		case 'O':
			out.WriteString(ofName(f.other.In(l), l))
		case 'x':
			out.WriteString(f.text.In(l))
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
		case 'm':
			out.WriteString(strconv.Itoa(int(f.m)))
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
	return ofName(v.who(s), l)
}

// ofName writes "de" before a name that may be a reference.
func ofName(name string, l rules.Lang) string {
	if plain := strings.ToLower(rules.Plain(name)); l == rules.French && plain != "" && strings.ContainsRune("aeiouâàéèêëîïôöûùœæ", []rune(plain)[0]) {
		return "d’" + name
	} else if l == rules.French {
		return "de " + name
	}
	return name
}

// card names a card as the viewer knows it; an ability on the stack by its
// source.
func (v *voice) card(id rules.CardID) rules.Text { return v.face(id, v.view.Cards[id].Face) }

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	name := rules.Text{FR: "une carte", EN: "a card"}
	if f != 0 && int(f) < len(Cards) {
		name = Cards[f].Name
	}
	return rules.Text{FR: rules.CardRef(id, name.FR), EN: rules.CardRef(id, name.EN)}
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
