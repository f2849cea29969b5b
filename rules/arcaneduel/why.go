package arcaneduel

import "wyrmtable/rules"

// WhyNot says for a person why seat may not put a card into a zone now; empty
// if it may. The hand of a player stands for the player: a card is aimed at him
// there. It uses only what seat knows.
func (m *Match) WhyNot(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	if id <= 0 || int(id) >= len(m.board.Cards) {
		return rules.Text{FR: "Cette carte n’existe pas.", EN: "There is no such card."}
	}
	q := &m.state
	switch {
	case m.over:
		return rules.Text{FR: "La partie est finie.", EN: "The match is over."}
	case q.Decider != seat:
		return m.naming("C’est à $s de décider.", "It is for $s to decide.", q.Decider, id, 0)
	}
	for _, a := range m.Asks()[0].Answers {
		if a.Card == id && (a.Zone == to || a.Whom != rules.Nobody && a.Target == 0 && to == ZoneHand(a.Whom)) {
			return rules.Text{}
		}
	}
	if t := m.whyPlace(seat, id, to); !t.Empty() {
		return t
	}
	f := m.face(id) // seat's own card, or one of the discard
	switch q.Kind {
	case AskTurn:
		return m.whyTurn(seat, id, f, to)
	case AskDefend:
		return m.whyDefend(seat, id, f, to)
	case AskTake:
		return rules.Text{FR: "Il faut d’abord reprendre une carte de la défausse.", EN: "First take a card back from the discard."}
	case AskSecond:
		return rules.Text{FR: "Il faut d’abord choisir le second adversaire.", EN: "First choose the second opponent."}
	case AskReplace:
		return rules.Text{FR: "Le tour se termine\u00a0: une carte peut encore aller à la défausse, pour être remplacée au prochain tour.",
			EN: "The turn ends: a card may still go to the discard, to be replaced next turn."}
	}
	return rules.Text{FR: "Il faut d’abord défausser une carte.", EN: "First discard a card."}
}

// naming says a pattern with the name of a seat and of cards.
func (m *Match) naming(fr, en string, s rules.Seat, id rules.CardID, f rules.Face) rules.Text {
	v := voice{rules.Voice{Names: m.names, View: &m.board}}
	return v.say(fr, en, rules.Filling{Seat: s, Card: v.face(id, f)})
}

// whyPlace gives the reasons that lie in where the card is.
func (m *Match) whyPlace(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	switch z := m.board.Cards[id].Zone; {
	case z == ZoneHand(seat):
		return rules.Text{}
	case z == ZoneDeck && m.state.Kind == AskTurn && to == ZoneHand(seat):
		if len(m.hand(seat)) >= handLimit {
			return rules.Text{FR: "La main est pleine\u00a0: trois cartes au plus.", EN: "The hand is full: three cards at most."}
		}
		return rules.Text{FR: "On ne pioche que la carte du dessus.", EN: "Only the top card is drawn."}
	case z == ZoneDeck && m.state.Kind == AskReplace:
		return rules.Text{FR: "L’action de ce tour est faite\u00a0: on ne pioche plus avant le prochain.", EN: "This turn’s action is done: nothing more is drawn before the next turn."}
	case z == ZoneDeck:
		return rules.Text{FR: "Les cartes de la pioche sont face cachée\u00a0: on les pioche en main, à son tour.", EN: "The cards of the deck are face down: they are drawn into the hand, in one’s own turn."}
	case z == ZonePlay:
		return rules.Text{FR: "Cette carte est en train d’agir.", EN: "This card is acting now."}
	case z == ZoneDiscard && m.state.Kind != AskTake:
		return rules.Text{FR: "Les cartes de la défausse n’en reviennent que par Absorption ou Invocation de tombe.", EN: "Cards of the discard come back only by Absorption or Grave Summoning."}
	case z >= zoneHand:
		return m.naming("Cette carte est à $s.", "This card belongs to $s.", rules.Seat(z-zoneHand), id, 0)
	}
	return rules.Text{}
}

// whyTurn gives the reasons of the one choice of a turn.
func (m *Match) whyTurn(seat rules.Seat, id rules.CardID, f rules.Face, to rules.Zone) rules.Text {
	c := &Cards[f]
	e := &c.Effect
	say := func(fr, en string) rules.Text { return m.naming(fr, en, rules.Nobody, id, f) }
	switch {
	case to == ZoneDeck:
		return rules.Text{FR: "Aucune carte ne retourne dans la pioche.", EN: "No card goes back to the deck."}
	case to == ZoneHand(seat):
		return rules.Text{FR: "Cette carte est déjà en main. Pour combiner, il faut la déposer sur une carte qui forme avec elle une combinaison.",
			EN: "This card is in hand already. To combine, drop it on a card that makes a combination with it."}
	case c.Kind == Defence:
		return say("$c est une Défense\u00a0: elle ne se joue qu’en réponse à une attaque, ou dans une combinaison.", "$c is a Defence: it is played only in answer to an attack, or in a combination.")
	case len(m.hand(seat)) <= e.Cost:
		return say("$c coûte une autre carte de la main, et il n’y en a pas.", "$c costs another card of the hand, and there is none.")
	case e.Recover != NoRecovery && m.board.Count(ZoneDiscard) == 0:
		return say("La défausse est vide\u00a0: $c n’a rien à reprendre.", "The discard is empty: $c has nothing to take back.")
	case !e.chooses():
		return say("$c ne vise personne en particulier\u00a0: déposer la carte au centre de la table.", "$c is aimed at nobody in particular: drop the card in the middle of the table.")
	case to >= zoneHand && !m.state.Standing.Has(rules.Seat(to-zoneHand)):
		return m.naming("$s est hors de la manche.", "$s is out of the round.", rules.Seat(to-zoneHand), id, f)
	case to >= zoneHand:
		return m.naming("$s n’a aucune carte en main.", "$s has no card in hand.", rules.Seat(to-zoneHand), id, f)
	}
	if to == ZonePlay {
		return say("$c demande un adversaire qui ait une carte en main.", "$c needs an opponent with a card in hand.")
	}
	return say("$c se dépose sur un adversaire, ou au centre de la table.", "$c is dropped on an opponent, or in the middle of the table.")
}

// whyDefend gives the reasons when an attack is answered.
func (m *Match) whyDefend(seat rules.Seat, id rules.CardID, f rules.Face, to rules.Zone) rules.Text {
	c := &Cards[f]
	e := &c.Effect
	say := func(fr, en string) rules.Text { return m.naming(fr, en, rules.Nobody, id, f) }
	switch {
	case c.Kind != Defence:
		return say("$c n’est pas une Défense\u00a0: elle ne répond pas à une attaque.", "$c is no Defence: it does not answer an attack.")
	case len(m.hand(seat)) <= e.Cost:
		return say("$c coûte une autre carte de la main, et il n’y en a pas.", "$c costs another card of the hand, and there is none.")
	case (e.Block > 0 || e.Share) && m.board.Var(VarHit, seat) == 0:
		return say("Cette attaque n’inflige aucun dégât\u00a0: $c n’y change rien.", "This attack deals no damage: $c changes nothing.")
	case to >= zoneHand && e.Deflect && to != ZoneHand(seat):
		return m.naming("$s est hors de la manche.", "$s is out of the round.", rules.Seat(to-zoneHand), id, f)
	}
	return rules.Text{FR: "Une Défense se dépose au centre de la table.", EN: "A Defence is dropped in the middle of the table."}
}
