package drakerion

import "wyrmtable/rules"

// A voice puts a board of this game into words.
type voice struct{ rules.Voice }

// card names a card as the viewer knows it.
func (v *voice) card(id rules.CardID) rules.Text { return cardName(id, v.View.Cards[id].Face) }

// zone names a zone, for where a card goes.
func (v *voice) zone(z rules.Zone) rules.Text { return v.View.Layout().Zones[z].Text }

// cardName names a card that shows a face, as a reference; 0 is a hidden one.
func cardName(id rules.CardID, f rules.Face) rules.Text {
	if f == 0 {
		return rules.CardText(id, rules.Text{})
	}
	return rules.CardForm(id, Cards[f].Name, Cards[f].Form)
}
