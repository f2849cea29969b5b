package dracoliath

import "wyrmtable/rules"

// A voice puts a board into words with the names of a list of cards.
type voice struct {
	rules.Voice
	set *set
}

func (st *set) voice(s *rules.Setup, view *rules.Board) voice {
	return voice{s.Voice(view), st}
}

// card names a card as the viewer knows it; no card, 0, has no name.
func (v *voice) card(id rules.CardID) rules.Text {
	if id == 0 {
		return rules.Text{}
	}
	return v.face(id, v.set.shown(v.View, id))
}

// face names a card that shows a face; 0 is a hidden one.
func (v *voice) face(id rules.CardID, f rules.Face) rules.Text {
	if f == 0 || int(f) >= len(v.set.cards) {
		return rules.CardText(id, rules.Text{FR: "une carte cachée", EN: "a hidden card"})
	}
	return rules.CardForm(id, v.set.cards[f].Name, v.set.cards[f].Form)
}
