package arcaneduel

import "wyrmtable/rules"

// A voice puts a board of this game into words.
type voice struct{ rules.Voice }

// say fills a pattern in both languages; $x is so much damage as the number says.
func (v *voice) say(fr, en string, f rules.Filling) rules.Text {
	f.Text = rules.Text{FR: damageFR(f.N), EN: num(f.N) + " damage"}
	return v.Say(fr, en, f)
}

// card names a card as the viewer knows it; no card, 0, has no name.
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

// spell names the spell that card id begins: the combination in play, or the
// card itself.
func (v *voice) spell(id rules.CardID) rules.Text {
	n := v.View.Var(VarCombo, rules.Nobody)
	if in := v.View.Zone(ZonePlay); n > 0 && len(in) > 0 && in[0] == id {
		return Combos[n-1].Name
	}
	return v.card(id)
}
