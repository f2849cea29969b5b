package dragonswrath

import "wyrmtable/rules"

// WhyNot says for a person why seat's card may not go to a zone now; empty if it
// may. It uses only what seat knows.
func (m *Match) WhyNot(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	if m.over {
		return rules.Text{FR: "La partie est finie.", EN: "The match is over."}
	}
	if id <= 0 || int(id) >= len(m.board.Cards) {
		return rules.Text{FR: "Cette carte n’existe pas.", EN: "There is no such card."}
	}
	asked := false
	for i := range m.Asks() {
		k := &m.asks[i]
		if k.Decider != seat {
			continue
		}
		asked = asked || len(k.Answers) > 0
		for _, a := range k.Answers {
			if a.Card == id && (a.Zone == to || a.Target != 0 && m.zone(a.Target) == to) {
				return rules.Text{}
			}
		}
	}
	if !asked {
		return rules.Text{FR: "Ce n’est pas à ce leader de décider.", EN: "It is not for this leader to decide."}
	}
	if z := m.zone(id); seatOf(z) != seat {
		return rules.Text{FR: "Cette carte n’est pas à ce leader.", EN: "This card is not this leader’s."}
	} else if k := kindOf(z); k == zoneHand || k == zoneProvinces || k == zoneRealm {
		return m.whyCard(seat, id, m.card(id))
	}
	return rules.Text{FR: "Cette carte ne bouge pas maintenant.", EN: "This card does not move now."}
}

// whyCard gives the reason for a card in seat's hand or in play.
func (m *Match) whyCard(seat rules.Seat, id rules.CardID, c *Card) rules.Text {
	have := m.purse(seat)
	switch {
	case m.state.Asked && m.state.Ask == AskAttack:
		return m.whyAttack(id, c)
	case m.state.Asked:
		return rules.Text{FR: "Il faut d’abord répondre à la question posée.", EN: "First answer the question that is put."}
	case c.Type == Province:
		return rules.Text{FR: "Une province se montre pour lancer ou acheter\u00a0; seule une province magique se sacrifie, en phase magique.", EN: "A province is shown to cast or buy; only a magic one is sacrificed, in the magic phase."}
	case c.Type != Item && !have.covers(c.Cost):
		return rules.Text{FR: "Il manque des provinces de la bonne couleur, en main et non mises de côté.", EN: "Provinces of the right colour are missing, in hand and not set aside."}
	case m.state.Window && c.Type != Malefice:
		return rules.Text{FR: "Seul un maléfice se lance en dehors de sa phase.", EN: "Only a maléfice is cast outside its phase."}
	case m.state.Stage == stMagic && !m.state.Window && c.Type != Ritual:
		return rules.Text{FR: "La phase magique est celle des rituels.", EN: "The magic phase is for rituals."}
	case m.state.Stage == stBuy && !m.state.Window && c.Type != Creature && c.Type != Item:
		return rules.Text{FR: "On achète une créature et des objets magiques.", EN: "A creature and magic items are what is bought."}
	case c.Type == Item:
		return rules.Text{FR: "Un objet va sur une créature alliée capable d’en porter, un seul de chaque sorte.", EN: "An item goes on an allied creature able to bear it, one of each sort."}
	case c.Type == Creature:
		return rules.Text{FR: "Une seule créature s’achète par tour, dans son propre royaume.", EN: "One creature is bought a turn, into its own realm."}
	}
	return rules.Text{FR: "Cette carte ne se joue pas là.", EN: "This card is not played there."}
}

func (m *Match) whyAttack(id rules.CardID, c *Card) rules.Text {
	switch {
	case c.Type != Creature || !m.inPlay(id):
		return rules.Text{FR: "Seule une créature en jeu attaque.", EN: "Only a creature in play attacks."}
	case m.board.Attr(id, AttrUsed) > 0:
		return rules.Text{FR: "Cette créature n’attaque plus ce tour.", EN: "This creature does not attack any more this turn."}
	case m.table(VarTurn) < raidTurn:
		return rules.Text{FR: "Les provinces ne sont attaquées qu’à partir du troisième tour.", EN: "Provinces are attacked from the third turn on."}
	}
	return rules.Text{FR: "Il faut d’abord avoir attaqué toutes les créatures de ce leader.", EN: "All creatures of that leader must be attacked first."}
}
