package drakerion

import "wyrmtable/rules"

// WhyNot says for a person why a card may not go to a zone now, by what seat
// may know. It is empty if the card may go there.
func (m *Match) WhyNot(seat rules.Seat, card rules.CardID, to rules.Zone) rules.Text {
	if m.over {
		return rules.Text{FR: "La partie est finie.", EN: "The match is over."}
	}
	var ask *rules.Ask
	asks := m.Asks()
	for i := range asks {
		if asks[i].Decider == seat && !asks[i].Answered {
			ask = &asks[i]
		}
	}
	if ask == nil {
		return m.naming("C’est à $s de décider.", "It is for $s to decide.", 1-seat, card)
	}
	for _, a := range ask.Answers {
		if a.Card == card && (a.Zone == to || a.Target != 0 && m.board.Cards[a.Target].Zone == to) {
			return rules.Text{}
		}
	}
	if !m.board.Cards[card].Known.Has(seat) {
		return rules.Text{FR: "Cette carte est face cachée.", EN: "This card is face down."}
	}
	if m.board.Cards[card].Owner != seat {
		return m.whyTheirs(ask.Kind, card)
	}
	switch ask.Kind {
	case AskAction, AskCombat:
		return m.whyAction(ask.Kind, seat, card, to)
	case AskManoeuvre:
		return rules.Text{FR: "Il faut d’abord choisir une Manœuvre de sa pile.", EN: "First choose a Manœuvre of the pile."}
	case AskMulligan:
		return rules.Text{FR: "C’est le moment de changer sa main\u00a0: une carte de la main se dépose sur le deck.", EN: "This is the time to change the hand: drop a card of the hand on the deck."}
	case AskPlace, AskLine:
		return rules.Text{FR: "Le Personnage à placer va sur sa ligne de mêlée ou de soutien.", EN: "The Character to place goes on its own melee or support line."}
	case AskFirst:
		return rules.Text{FR: "Il faut d’abord dire qui est le premier joueur.", EN: "First say who is the first player."}
	case AskDiscard:
		return rules.Text{FR: "Il faut d’abord défausser une carte de la main.", EN: "First discard a card of the hand."}
	case AskSearch:
		return rules.Text{FR: "Il faut d’abord prendre une carte de son deck qui convient, ou n’en prendre aucune.", EN: "First take a card of the deck that fits, or none."}
	case AskDeploy:
		return rules.Text{FR: "Il faut d’abord mettre en jeu un Personnage de la main qui convient, ou n’en prendre aucun.", EN: "First put a Character of the hand that fits into play, or take none."}
	case AskReplace:
		return rules.Text{FR: "Il faut d’abord choisir le Personnage de la main qui prend la place de l’autre, ou n’en prendre aucun.", EN: "First choose the Character of the hand that takes the other’s place, or take none."}
	}
	return m.whyWaits(ask)
}

// whyTheirs gives the reason for a card of the other player: whoever presses a
// Character wants to aim at it.
func (m *Match) whyTheirs(kind rules.AskKind, id rules.CardID) rules.Text {
	fr, en := "$c appartient à $s.", "$c belongs to $s."
	if z := kindOf(m.board.Cards[id].Zone); z == zoneMelee || z == zoneSupport {
		switch kind {
		case AskAction, AskCombat, AskReact:
			fr, en = "$c {est|sont} à $s\u00a0: choisissez d’abord votre carte, puis cette cible.",
				"$c {belongs|belong} to $s: first choose your card, then this target."
		}
	}
	return m.naming(fr, en, m.board.Cards[id].Owner, id)
}

// whyWaits gives the reason while abilities that were set off wait: it names the first.
func (m *Match) whyWaits(k *rules.Ask) rules.Text {
	for i := range k.Answers {
		if a := &k.Answers[i]; a.Verb == VerbUse || a.Verb == VerbPlay {
			return m.naming("$c attend\u00a0: choisissez d’abord cette carte, puis sa cible si elle en vise une.",
				"$c waits: first choose that card, then its target if it has one.", k.Decider, a.Card)
		}
	}
	return rules.Text{FR: "Des capacités attendent\u00a0: choisissez-en une, ou passez.", EN: "Abilities wait: choose one, or pass."}
}

// naming says a pattern with the name of a seat and a card.
func (m *Match) naming(fr, en string, s rules.Seat, id rules.CardID) rules.Text {
	v := voice{rules.Voice{Names: m.names, View: &m.board}}
	return v.Say(fr, en, rules.Filling{Seat: s, Card: v.card(id)})
}

// whyAction gives the reasons in an action phase or a combat, of a card that
// its player knows.
func (m *Match) whyAction(kind rules.AskKind, s rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	c := m.card(id)
	say := func(fr, en string) rules.Text { return m.naming(fr, en, s, id) }
	switch z := kindOf(m.board.Cards[id].Zone); {
	case z == zoneMelee || z == zoneSupport:
		return m.whyFight(kind, s, id, to)
	case z == zoneRetreat && m.table(VarRetreat) != 0:
		return say("La retraite est déjà sonnée\u00a0: une seule fois par tour.", "The retreat was sounded already: once a turn.")
	case z == zoneDiscard && kind == AskAction && c.has(OnGraveAction):
		return say("$c n’a ici ni cible ni de quoi payer son prix.", "$c has no target here, or its price cannot be paid.")
	case z != zoneHand && m.attr(id, AttrInclined) != 0:
		return say("$c\u00a0: carte inclinée, elle se redresse à la fin du tour.", "$c is inclined; it is readied at the end of the turn.")
	case z != zoneHand:
		return say("$c ne peut rien y faire maintenant.", "$c can do nothing there now.")
	case kind == AskCombat && c.Type != Event && c.Words&Unpredictable == 0:
		return say("Durant un combat, seules se jouent les cartes Combat ou Imprévisible\u00a0: $c n’en est pas.",
			"In a combat only Combat and Unpredictable cards are played: $c is neither.")
	case int(c.Cost) > m.gold(s):
		return say("$c coûte plus que l’or de sa réserve.", "$c costs more than the gold at hand.")
	case c.Type == Character && m.barred(s, m.board.Cards[id].Face):
		return say("$c est Renommé\u00a0: un joueur n’en contrôle qu’un seul du même nom.", "$c is Renowned: a player controls only one of a name.")
	case c.Type == Character:
		return say("$c se place sur sa propre ligne de mêlée ou de soutien.", "$c goes on its own melee or support line.")
	case c.Type == Attachment:
		return say("$c se pose sur un Personnage en jeu qui peut porter un Attachement.", "$c is put on a Character in play that may bear an Attachment.")
	case kind == AskCombat && !c.has(OnCombat):
		return say("$c n’a pas de capacité Combat.", "$c has no Combat ability.")
	case kind == AskAction && !c.has(OnAction):
		return say("$c ne se joue que dans un combat ou en réaction.", "$c is played only in a combat or in reaction.")
	}
	return say("$c n’a ici ni cible ni de quoi payer son prix.", "$c has no target here, or its price cannot be paid.")
}

// whyFight gives the reasons of a Character in play.
func (m *Match) whyFight(kind rules.AskKind, s rules.Seat, id rules.CardID, to rules.Zone) rules.Text {
	say := func(fr, en string) rules.Text { return m.naming(fr, en, s, id) }
	z := kindOf(to)
	line := to != rules.Nowhere && to != ZonePlay && (z == zoneMelee || z == zoneSupport)
	inclined, behind := m.attr(id, AttrInclined) != 0, m.board.Cards[id].Zone == ZoneSupport(s)
	switch {
	case kind == AskCombat && !line:
		return say("Durant un combat, seules servent les capacités Combat\u00a0: $c n’en a pas à activer maintenant.", "In a combat only Combat abilities are used: $c has none to use now.")
	case kind == AskCombat && s == m.state.Defending && HasWord(&m.board, id, Interceptor) && !m.mayIntercept(s):
		return say("Un Intercepteur n’intervient qu’à la première action du défenseur dans le combat.", "An Interceptor steps in only with the defender’s first action of the combat.")
	case line && seatOf(to) == s:
		return say("Un Personnage ne change de ligne que par une capacité.", "A Character changes lines only by an ability.")
	case kind == AskCombat:
		return say("Un combat est en cours\u00a0: pas d’autre attaque avant sa fin.", "A combat is under way: no other attack before it ends.")
	case inclined:
		return say("$c {a|ont} déjà agi\u00a0: carte inclinée, elle se redresse à la fin du tour.", "$c {has|have} acted already: an inclined card is readied at the end of the turn.")
	case behind && m.card(id).Stats[Ranged] == 0, behind && line && m.board.Count(to) > 0:
		return say("Depuis le soutien, on n’attaque qu’avec un arc, et que la mêlée adverse.", "From the support line one attacks only with a bow, and only the enemy melee line.")
	case !line:
		return say("$c {attaque|attaquent} un Personnage adverse\u00a0: cet endroit ne s’attaque pas.", "$c {attacks|attack} an enemy Character: that place cannot be attacked.")
	case m.board.Count(to) == 0:
		return say("Il n’y a personne à attaquer là.", "There is nobody to attack there.")
	case m.guarded(1-s) && HasWord(&m.board, id, Infiltrator):
		return say("Un Infiltrateur adverse en mêlée garde sa ligne de soutien.", "An enemy Infiltrator in melee guards its support line.")
	}
	return say("La mêlée protège le soutien\u00a0: sans arc et sans être Infiltrateur, $c ne {l’atteint|l’atteignent} pas.", "Melee guards support: without a bow and no Infiltrator, $c {does|do} not reach it.")
}
