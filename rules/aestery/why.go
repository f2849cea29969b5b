package aestery

import "wyrmtable/rules"

// WhyNot says for a person why seat may not put a card into a zone now; empty
// if it may. It uses only what seat knows.
func (m *Match) WhyNot(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	if id <= 0 || int(id) >= len(m.board.Cards) {
		return rules.Text{FR: "Cette carte n’existe pas.", EN: "There is no such card."}
	}
	switch {
	case m.over:
		return rules.Text{FR: "La partie est finie.", EN: "The match is over."}
	case m.state.Decider != seat:
		return rules.Text{FR: "C’est à l’autre joueur de décider.", EN: "It is for the other player to decide."}
	}
	for _, a := range m.Asks()[0].Answers {
		if a.Card == id && a.Zone == to {
			return rules.Text{}
		}
	}
	return rules.Text{FR: "Cette carte ne va pas là maintenant.", EN: "This card does not go there now."}
}
