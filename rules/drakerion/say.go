package drakerion

import (
	"strconv"

	"wyrmtable/rules"
)

// label says what an answer does.
func label(s *rules.Setup, view *rules.Board, k *rules.Ask, a *rules.Answer) rules.Text {
	v := voice{s.Voice(view)}
	f := rules.Filling{Card: v.card(a.Card), Other: v.card(a.Target), Seat: a.Whom, Text: v.zone(a.Zone)}
	switch a.Verb {
	case VerbBegin:
		return v.Say("$s commence", "$s begins", f)
	case VerbPlace:
		return v.Say("Placer $c\u00a0: $x", "Place $c: $x", f)
	case VerbUnder:
		return v.Say("Remettre $c", "Put $c back", f)
	case VerbUndo:
		return rules.Text{FR: "Annuler le dernier choix", EN: "Take the last one back"}
	case VerbDone:
		if n := len(k.Draft); n > 0 {
			return v.Say("Changer $x", "Change $x", rules.Filling{Text: cardsText(int32(n))})
		}
		return rules.Text{FR: "Garder sa main", EN: "Keep the hand"}
	case VerbStore:
		return v.Say("Action de la Cité\u00a0: $c sous le deck", "Action of the City: $c under the deck", f)
	case VerbAttack:
		return v.Say("$c {attaque|attaquent} $o", "$c {attacks|attack} $o", f)
	case VerbShoot:
		return v.Say("$c {attaque|attaquent} $o à distance", "$c {attacks|attack} $o at range", f)
	case VerbIntercept:
		return v.Say("$c {intercepte|interceptent} l’attaque", "$c {intercepts|intercept} the attack", f)
	case VerbBoost:
		w := boosts[a.Num]
		warn := rules.Text{}
		if !isIn(view, IsFighting, a.Target, 0) {
			warn = rules.Text{FR: " (hors du combat)", EN: " (not in the combat)"}
		}
		return v.Say("Défausser $c\u00a0: "+w.FR+" pour $o"+warn.FR, "Discard $c: "+w.EN+" for $o"+warn.EN, f)
	case VerbRetreat:
		return rules.Text{FR: "Sonner la retraite", EN: "Sound the retreat"}
	case VerbPass:
		return passLabel(v.View, k)
	case VerbPlay, VerbUse:
		return v.labelUse(a, f)
	}
	return v.labelChoice(k, a, f)
}

// labelChoice says what the choice of a card does.
func (v *voice) labelChoice(k *rules.Ask, a *rules.Answer, f rules.Filling) rules.Text {
	text := Cards[v.View.Cards[a.Card].Face].Text
	switch {
	case k.Kind == AskDiscard:
		return v.Say("Défausser $c", "Discard $c", f)
	case k.Kind == AskManoeuvre:
		parts := []rules.Text{yield(&Cards[v.View.Cards[a.Card].Face])}
		if !text.Empty() {
			parts = append(parts, text)
		}
		return rules.Join(v.Say("$c\u00a0: ", "$c: ", f), rules.List(parts, rules.Same(" "), rules.Text{}))
	case k.Kind == AskSearch && !text.Empty():
		return rules.Join(v.Say("$c\u00a0: ", "$c: ", f), text)
	case a.Target != 0:
		return v.Say("Remplacer $o par $c", "Replace $o by $c", f)
	}
	return v.Say("Choisir $c", "Choose $c", f)
}

// boosts are what a discarded card gives in a combat, by number.
var boosts = [...]rules.Text{{}, {FR: "+1 en mêlée", EN: "+1 melee"}, {FR: "+1 en riposte", EN: "+1 riposte"}, {FR: "−1 dégât", EN: "−1 damage"}}

// yield is what a Manœuvre gives by itself: its gold and its cards.
func yield(c *Card) rules.Text {
	gold, drawn := strconv.Itoa(int(c.Gold)), cardsText(int32(c.Draw))
	return rules.Text{FR: gold + " or, " + drawn.FR + ".", EN: gold + " gold, " + drawn.EN + "."}
}

func passLabel(view *rules.Board, k *rules.Ask) rules.Text {
	switch k.Kind {
	case AskSearch, AskDeploy, AskReplace:
		return rules.Text{FR: "Ne rien prendre", EN: "Take nothing"}
	case AskReact:
		for i := range k.Answers {
			a := &k.Answers[i]
			if a.Verb == VerbUse && Cards[view.Cards[a.Card].Face].Abilities[a.Num-1].Forced {
				return rules.Text{FR: "Ne rien activer de facultatif", EN: "Use nothing optional"}
			}
		}
		return rules.Text{FR: "Ne rien activer", EN: "Use nothing"}
	case AskCombat:
		return rules.Text{FR: "Passer dans ce combat", EN: "Pass in this combat"}
	}
	return rules.Text{FR: "Passer", EN: "Pass"}
}

// labelUse says how a card is played or an ability used; of several abilities
// it says which.
func (v *voice) labelUse(a *rules.Answer, f rules.Filling) rules.Text {
	fr, en := "Jouer $c", "Play $c"
	if a.Verb == VerbUse {
		fr, en = "Activer $c", "Use $c"
	}
	if n := len(Cards[v.View.Cards[a.Card].Face].Abilities); n > 1 && a.Num > 0 {
		which := strconv.Itoa(int(a.Num))
		fr, en = fr+" (capacité "+which+")", en+" (ability "+which+")"
	}
	switch {
	case a.Target != 0:
		return v.Say(fr+" → $o", en+" → $o", f)
	case a.Zone > ZonePlay:
		return v.Say(fr+"\u00a0: $x", en+": $x", f)
	}
	return v.Say(fr, en, f)
}

// prompt says what a question asks.
func prompt(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
	v := voice{s.Voice(view)}
	f := rules.Filling{Seat: k.Decider, Card: v.card(k.Source), Text: cardsText(int32(k.Num))}
	switch k.Kind {
	case AskFirst:
		return v.Say("$s\u00a0: qui sera le premier joueur\u00a0?", "$s: who is to be the first player?", f)
	case AskPlace:
		return v.Say("$s place ses Personnages de départ en mêlée ou en soutien.", "$s places the set-up Characters on the melee or support line.", f)
	case AskMulligan:
		return v.Say("$s peut changer, une seule fois, des cartes de sa main.", "$s may, once, change cards of the hand.", f)
	case AskManoeuvre:
		return v.Say("$s choisit une Manœuvre en secret.", "$s chooses a Manœuvre in secret.", f)
	case AskAction:
		return v.promptAction(f)
	case AskCombat:
		return v.promptCombat(f)
	case AskReact:
		return v.Say("$s\u00a0: quelle capacité activer\u00a0?", "$s: which ability is used?", f)
	case AskDiscard:
		if k.Num == 0 { // how many and for what is said to who discards
			return v.Say("$s doit défausser de sa main.", "$s has to discard from the hand.", f)
		}
		return v.Say("$s défausse encore $x pour $c.", "$s has still to discard $x for $c.", f)
	case AskSearch:
		return v.Say("$s cherche dans son deck.", "$s searches the deck.", f)
	case AskDeploy:
		return v.Say("$s peut mettre en jeu un Personnage de sa main.", "$s may put a Character of the hand into play.", f)
	case AskReplace:
		return v.Say("$s choisit le remplaçant dans sa main.", "$s chooses the replacement from the hand.", f)
	}
	return v.Say("$s\u00a0: sur quelle ligne placer $c\u00a0?", "$s: on which line does $c go?", f)
}

// promptAction says what passing would do.
func (v *voice) promptAction(f rules.Filling) rules.Text {
	other := 1 - f.Seat
	switch {
	case v.View.Var(VarRetreat, rules.Nobody) == int32(other)+1:
		return v.Say("Action $S. Passer termine le tour\u00a0: la retraite est sonnée.", "Action of $s. To pass ends the turn: the retreat was sounded.", f)
	case v.View.Var(VarPassed, rules.Nobody) == 1:
		return v.Say("Action $S. Passer termine le tour et fait de $s le premier joueur du suivant.",
			"Action of $s. To pass ends the turn and makes $s the first player of the next.", f)
	}
	return v.Say("Action $S.", "Action of $s.", f)
}

// promptCombat says what would happen as the numbers stand, and what passing
// does.
func (v *voice) promptCombat(f rules.Filling) rules.Text {
	hit, back := Blows(v.View)
	f.Card = v.card(rules.CardID(v.View.Var(VarAttacker, rules.Nobody)))
	f.Other = v.card(rules.CardID(v.View.Var(VarDefender, rules.Nobody)))
	nums := strconv.Itoa(hit) + "\u00a0/\u00a0" + strconv.Itoa(back)
	if v.View.Var(VarWaived, rules.Nobody) == 1 {
		return v.Say("$s dans le combat\u00a0: $c contre $o ("+nums+"). Passer résout le combat.",
			"$s in the combat: $c against $o ("+nums+"). To pass resolves the combat.", f)
	}
	return v.Say("$s dans le combat\u00a0: $c contre $o ("+nums+"). Passer laisse la main à l’adversaire.",
		"$s in the combat: $c against $o ("+nums+"). To pass leaves the next action to the opponent.", f)
}
