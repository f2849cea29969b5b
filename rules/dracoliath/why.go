package dracoliath

import "wyrmtable/rules"

// WhyNot says for a person why seat may not put a card into a zone now; empty
// if it may. All it says is open to everybody.
func (m *Match) WhyNot(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	if id <= 0 || int(id) >= len(m.board.Cards) {
		return rules.Text{FR: "Cette carte n’existe pas.", EN: "There is no such card."}
	}
	v := voice{rules.Voice{Names: m.names, View: &m.board}, m.set}
	if m.over {
		return rules.Text{FR: "La partie est finie.", EN: "The match is over."}
	}
	if !m.ask.Open || m.ask.Decider != seat {
		return v.Say("C’est à $s de décider.", "It is for $s to decide.", rules.Filling{Seat: m.ask.Decider})
	}
	for _, a := range m.Asks()[0].Answers {
		if a.Card == id && a.Zone == to || a.Verb == VerbSwap && m.swapsInto(a.Action, id, to) {
			return rules.Text{}
		}
	}
	if t := m.whyPlace(&v, id); !t.Empty() {
		return t
	}
	return m.whyPhase(&v, id, to)
}

// swapsInto reports whether the exchange a brings card id into a zone.
func (m *Match) swapsInto(a rules.Action, id rules.CardID, to rules.Zone) bool {
	return a.Card == id && m.board.Cards[a.Target].Zone == to || a.Target == id && m.board.Cards[a.Card].Zone == to
}

// swappable reports whether card id is among those that may be swapped now.
func (m *Match) swappable(id rules.CardID) bool {
	for _, a := range m.Asks()[0].Answers {
		if a.Card == id || a.Target == id {
			return true
		}
	}
	return false
}

// whyPlace gives the reasons that lie in where the card is.
func (m *Match) whyPlace(v *voice, id rules.CardID) rules.Text {
	if m.ask.Kind > AskPlay {
		return rules.Text{}
	}
	switch m.board.Cards[id].Zone {
	case ZoneDiscard:
		return rules.Text{FR: "Les cartes de la Défausse ne sont plus disponibles.", EN: "Cards in the discard are no longer available."}
	case ZoneDeck:
		if id == m.top() {
			return rules.Text{FR: "La carte au sommet de la Pioche est seulement visible pour anticiper\u00a0: elle sera disponible au prochain tour.",
				EN: "The card on top of the deck is only visible to plan ahead: it will be available next turn."}
		}
		return rules.Text{FR: "Les cartes de la Pioche sont face cachée.", EN: "The cards of the deck are face down."}
	}
	if s := m.holder(id); s != rules.Nobody && s != m.ask.Subject {
		return v.Say("Cette carte est à $s.", "This card belongs to $s.", rules.Filling{Seat: s})
	}
	return rules.Text{}
}

// whyPhase gives the reasons that lie in what is being asked.
func (m *Match) whyPhase(v *voice, id rules.CardID, to rules.Zone) rules.Text {
	f := rules.Filling{Card: v.card(m.ask.Source), Seat: m.ask.Subject}
	switch m.ask.Kind {
	case AskTake:
		if m.board.Cards[id].Zone == ZoneRiver {
			return v.Say("Une carte de la Rivière se prend dans la main $S.", "A River card goes to the hand of $s.", f)
		}
		if !m.canTake() {
			return rules.Text{FR: "La Rivière est vide\u00a0: il faut d’abord la renouveler, ou ne rien prendre.",
				EN: "The River is empty: first renew it, or take nothing."}
		}
		return rules.Text{FR: "Il faut d’abord prendre une carte de la Rivière.", EN: "First a card of the River must be taken."}
	case AskPlay:
		if m.board.Cards[id].Zone == ZoneRiver {
			return rules.Text{FR: "Une carte a déjà été prise à ce tour\u00a0: il faut maintenant jouer une carte de la main.",
				EN: "A card was already taken this turn: now a card of the hand must be played."}
		}
		return rules.Text{FR: "Pour la jouer, il faut la déposer au centre de la table.", EN: "To play it, drop it in the middle of the table."}
	case AskDiscard, AskReplace, AskSwap, AskFlip:
		switch {
		case m.ask.Kind == AskFlip:
			return v.Say("$c\u00a0: il faut d’abord choisir la carte à retourner.", "$c: first choose the card to turn over.", f)
		case m.ask.Kind == AskSwap && m.swappable(id):
			return v.Say("$c\u00a0: il faut d’abord choisir les deux cartes à échanger.", "$c: first choose the two cards to swap.", f)
		case m.ask.Kind == AskDiscard && to != ZoneDiscard:
			return v.Say("$c\u00a0: il faut d’abord choisir la carte à défausser.", "$c: first choose the card to discard.", f)
		case m.ask.Kind == AskReplace && to != ZoneDiscard:
			return v.Say("$c\u00a0: il faut d’abord choisir la carte à remplacer.", "$c: first choose the card to replace.", f)
		}
		return v.Say("$c ne concerne pas cette carte.", "$c does not concern this card.", f)
	case AskGift:
		f.Seat = partner(m.ask.Subject)
		if m.table(VarGift) == 1 && m.holder(id) == f.Seat && to == ZoneHand(m.ask.Subject) {
			return v.Say("$s pourra donner une carte ensuite\u00a0: il faut d’abord ne rien donner.", "$s may give a card next: first give nothing.", f)
		}
		return v.Say("Il s’agit de donner une carte à $s, ou de n’en donner aucune.", "It is about giving $s a card, or none.", f)
	case AskInstead:
		return rules.Text{FR: "Il faut d’abord choisir la carte qui agit à la place.", EN: "First choose the card that acts instead."}
	case AskChoice:
		return v.Say("$c\u00a0: il faut d’abord choisir un effet.", "$c: first choose an effect.", f)
	}
	return rules.Text{FR: "Il faut d’abord choisir l’ordre des effets.", EN: "First choose the order of the effects."}
}
