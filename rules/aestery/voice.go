package aestery

import "wyrmtable/rules"

// A voice puts a board of this game into words.
type voice struct{ rules.Voice }

// card names a card as the viewer knows it; an ability on the stack by its
// source. No card, 0, has no name.
func (v *voice) card(id rules.CardID) rules.Text {
	if id == 0 {
		return rules.Text{}
	}
	return v.face(id, v.View.Cards[id].Face)
}

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
