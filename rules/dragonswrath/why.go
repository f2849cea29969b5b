package dragonswrath

import (
	"slices"

	"wyrmtable/rules"
)

// WhyNot says for a person why seat's card may not go to a zone now; empty if it
// may. It uses only what seat knows.
func (m *Match) WhyNot(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	if m.over {
		return rules.Text{FR: "La partie est finie.", EN: "The match is over."}
	}
	if id <= 0 || int(id) >= len(m.board.Cards) {
		return rules.Text{FR: "Cette carte n’existe pas.", EN: "There is no such card."}
	}
	var asked *rules.Ask
	for i := range m.Asks() {
		k := &m.asks[i]
		if k.Decider != seat {
			continue
		}
		asked = k
		for _, a := range k.Answers {
			if a.Card == id && (a.Zone == to || a.Target != 0 && m.zone(a.Target) == to) {
				return rules.Text{}
			}
		}
	}
	z := m.zone(id)
	switch {
	case asked == nil && m.state.Window && m.state.Passed.Has(seat):
		return rules.Text{FR: "Ce leader a passé\u00a0; il sera interrogé de nouveau si quelqu’un lance un maléfice.", EN: "This leader has passed, and is asked again if somebody casts a maléfice."}
	case asked == nil:
		return rules.Text{FR: "Ce n’est pas à ce leader de décider.", EN: "It is not for this leader to decide."}
	case asked.Answered:
		return rules.Text{FR: "Le choix est fait\u00a0: il attend celui des autres.", EN: "The choice is made, and waits for the others’."}
	case m.state.Asked && m.state.Ask != AskAttack:
		return m.whyAnswer(id, z, seat, asked)
	case seatOf(z) != seat:
		return whyTheirs(z, asked.Kind)
	case m.state.Asked:
		return m.whyAttack(seat, id, to)
	}
	switch kindOf(z) {
	case zoneHand:
		return m.whyHand(seat, m.card(id), asked)
	case zoneProvinces, zoneAside:
		return m.whyProvince(id, to, asked)
	case zoneRealm:
		if m.table(VarMode) != ModeNone {
			return rules.Text{FR: "Une attaque est en cours\u00a0: jusqu’à son issue, seuls des maléfices se lancent.", EN: "An attack is under way: until it is decided only maléfices are cast."}
		}
		return rules.Text{FR: "Une créature attaque pendant la phase de combat, quand vient le tour de son leader.", EN: "A creature attacks in the combat phase, when its leader’s turn comes."}
	}
	return rules.Text{FR: "Cette carte ne bouge pas maintenant.", EN: "This card does not move now."}
}

// whyAnswer gives the reason while a target or a lost province is chosen.
func (m *Match) whyAnswer(id rules.CardID, z rules.Zone, seat rules.Seat, k *rules.Ask) rules.Text {
	target := slices.ContainsFunc(k.Answers, func(a rules.Answer) bool { return a.Target == id })
	switch {
	case m.state.Ask == AskLose:
		return rules.Text{FR: "Il faut d’abord choisir la province perdue.", EN: "First choose the province that is lost."}
	case kindOf(z) == zoneHand && seatOf(z) == seat:
		return rules.Text{FR: "Il faut d’abord choisir la cible.", EN: "First choose the target."}
	case target:
		return rules.Text{FR: "Une cible se choisit là où elle est\u00a0: elle ne se déplace pas.", EN: "A target is chosen where it lies: it is not moved."}
	}
	return rules.Text{FR: "Cette carte n’est pas de celles qui peuvent être visées.", EN: "This card is not one that can be aimed at."}
}

// whyHand gives the reason for a card in hand.
func (m *Match) whyHand(seat rules.Seat, c *Card, k *rules.Ask) rules.Text {
	have := m.purse(seat)
	switch {
	case k.Kind == AskCurse && c.Type != Malefice:
		return rules.Text{FR: "Seul un maléfice se lance en dehors de sa phase.", EN: "Only a maléfice is cast outside its phase."}
	case c.Type == Malefice && k.Kind != AskCurse:
		return rules.Text{FR: "Pendant les choix secrets, aucun maléfice\u00a0: il se lance juste après.", EN: "No maléfice while choices are made in secret: it is cast right after them."}
	case k.Kind == AskMagic && c.Type != Ritual:
		return rules.Text{FR: "La phase magique est celle des rituels.", EN: "The magic phase is for rituals."}
	case k.Kind == AskBuy && c.Type == Ritual:
		return rules.Text{FR: "On achète une créature et des objets\u00a0; les rituels ont leur phase.", EN: "A creature and items are bought; rituals have their own phase."}
	case len(k.Draft) > 0 && k.Kind == AskCurse:
		return rules.Text{FR: "Un maléfice est déjà choisi\u00a0: le lancer ou le reprendre.", EN: "A maléfice is chosen already: cast it or take it back."}
	case len(k.Draft) > 0 && k.Kind == AskMagic:
		return rules.Text{FR: "Un seul rituel par tour\u00a0: confirmer celui qui est choisi ou le reprendre.", EN: "One ritual a turn: confirm the one chosen or take it back."}
	case c.Type == Creature && m.state.Picks[seat].Bought:
		return rules.Text{FR: "Une seule créature s’achète par tour.", EN: "One creature is bought a turn."}
	case !have.covers(c.Cost):
		return rules.Text{FR: "Il manque des provinces de la bonne couleur, en main et non mises de côté.", EN: "Provinces of the right colour are missing, in hand and not set aside."}
	case c.Type == Item:
		return rules.Text{FR: "Un objet va sur une de vos créatures qui peut en porter (le poing), un seul de chaque sorte.", EN: "An item goes on one of your creatures able to bear it (the fist), one of each sort."}
	case c.Type == Malefice && !slices.ContainsFunc(k.Answers, func(a rules.Answer) bool { return m.card(a.Card) == c }):
		return rules.Text{FR: "Rien de ce que ce maléfice peut viser n’est là.", EN: "Nothing that this maléfice can be aimed at is there."}
	case c.Type == Malefice:
		return rules.Text{FR: "Ce maléfice ne peut pas viser cela.", EN: "This maléfice cannot be aimed at that."}
	}
	return rules.Text{FR: "Cette carte ne se joue pas là.", EN: "This card is not played there."}
}

// whyTheirs gives the reason for a card of another leader: whoever presses a
// creature or a province wants to aim at it.
func whyTheirs(z rules.Zone, k rules.AskKind) rules.Text {
	switch at := kindOf(z); {
	case k == AskAttack && (at == zoneRealm || at == zoneProvinces || at == zoneAside):
		return rules.Text{FR: "Choisissez d’abord la créature qui attaque, puis cette cible.", EN: "First choose the creature that attacks, then this target."}
	case k == AskCurse && (at == zoneRealm || at == zoneRites):
		return rules.Text{FR: "Choisissez d’abord le maléfice, puis ce qu’il vise.", EN: "First choose the maléfice, then what it is aimed at."}
	}
	return rules.Text{FR: "Cette carte est à un autre leader.", EN: "This card is another leader’s."}
}

// whyProvince gives the reason for a province of the leader who is asked.
func (m *Match) whyProvince(id rules.CardID, to rules.Zone, k *rules.Ask) rules.Text {
	pays := slices.ContainsFunc(k.Answers, func(a rules.Answer) bool {
		return a.Target == id && (a.Verb == VerbBuy || a.Verb == VerbCast)
	})
	magic := m.card(id).Colour == Magic
	switch {
	case kindOf(m.zone(id)) == zoneAside:
		return rules.Text{FR: "Une province mise de côté ne sert plus avant le tour suivant.", EN: "A province set aside is of no use before the next turn."}
	case len(k.Draft) > 0 && k.Num > 0:
		return rules.Text{FR: "Cette province ne peut pas remplacer l’une de celles qui sont montrées.", EN: "This province cannot replace one of those shown."}
	case pays && kindOf(to) != zoneLost:
		return rules.Text{FR: "Choisissez d’abord la carte à payer, puis la province à perdre.", EN: "First choose the card to pay for, then the province to lose."}
	case magic && k.Kind != AskMagic:
		return rules.Text{FR: "Une province magique se sacrifie pendant la phase magique, à la place d’un rituel.", EN: "A magic province is sacrificed in the magic phase, instead of a ritual."}
	case magic:
		return rules.Text{FR: "Un seul rituel par tour, grand rituel compris.", EN: "One ritual a turn, the great ritual included."}
	case kindOf(to) == zoneLost:
		return rules.Text{FR: "Une province se montre avec la carte qu’elle paie\u00a0; seule une province magique se sacrifie.", EN: "A province is shown with the card that it pays for; only a magic one is sacrificed."}
	case k.Kind == AskCurse:
		return rules.Text{FR: "Choisissez d’abord un maléfice\u00a0: les provinces se montrent avec lui.", EN: "First choose a maléfice: provinces are shown with it."}
	}
	return rules.Text{FR: "Cette province ne paie rien de votre main\u00a0: les ronds d’une carte disent les couleurs qu’il faut.", EN: "This province pays for nothing in your hand: the circles of a card say which colours it needs."}
}

// whyAttack gives the reason while a leader attacks.
func (m *Match) whyAttack(seat rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	c, foe := m.card(id), seatOf(to)
	switch {
	case kindOf(m.zone(id)) == zoneHand && c.Type == Malefice: // in a pile it would tell what it is
		return rules.Text{FR: "Un maléfice se lance dès qu’une attaque est annoncée.", EN: "A maléfice is cast once an attack is announced."}
	case !m.inPlay(id):
		return rules.Text{FR: "Seule une créature en jeu attaque.", EN: "Only a creature in play attacks."}
	case m.board.Attr(id, AttrUsed) > 0:
		return rules.Text{FR: "Cette créature n’attaque plus ce tour.", EN: "This creature does not attack any more this turn."}
	case foe == seat:
		return rules.Text{FR: "On attaque les créatures et les provinces des autres leaders.", EN: "The creatures and provinces of other leaders are attacked."}
	case foe >= 0 && !m.lives(foe):
		return rules.Text{FR: "Ce leader a quitté la partie.", EN: "That leader is out of the match."}
	case kindOf(to) == zoneRealm && m.board.Count(to) > 0:
		return rules.Text{FR: "Ces créatures ne peuvent être attaquées par celle-ci.", EN: "Those creatures cannot be attacked by this one."}
	case kindOf(to) != zoneProvinces && kindOf(to) != zoneAside:
		return rules.Text{FR: "Une créature attaque une créature adverse ou des provinces.", EN: "A creature attacks an enemy creature or provinces."}
	case m.table(VarTurn) < raidTurn:
		return rules.Text{FR: "Les provinces ne sont attaquées qu’à partir du troisième tour.", EN: "Provinces are attacked from the third turn on."}
	}
	return rules.Text{FR: "Ses créatures gardent la route\u00a0: attaquez d’abord, même pour perdre, chacune que l’on peut encore attaquer.", EN: "Creatures guard the road: all that can still be attacked must be attacked first, even if you lose."}
}
