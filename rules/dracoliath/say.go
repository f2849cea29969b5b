package dracoliath

import "wyrmtable/rules"

// label says what an answer does, for buttons, keyboard and screen readers.
func (st *set) label(s *rules.Setup, view *rules.Board, k *rules.Ask, a *rules.Answer) rules.Text {
	v := st.voice(s, view)
	f := rules.Filling{Card: v.card(a.Card), Other: v.card(a.Target)}
	switch a.Verb {
	case VerbTake:
		return v.Say("Prendre $c", "Take $c", f)
	case VerbReroll:
		return rules.Text{FR: "Renouveler la Rivière (1 jeton)", EN: "Renew the River (1 token)"}
	case VerbPass:
		return rules.Text{FR: "Ne rien prendre", EN: "Take nothing"}
	case VerbPlay:
		return v.Say("Jouer $c", "Play $c", f)
	case VerbChoose:
		return v.side(k, a)
	case VerbOrder:
		if k.Kind == AskInstead {
			return v.Say("Appliquer $c", "Apply $c", f)
		}
		return v.Say("D’abord $c", "$c first", f)
	case VerbDiscard:
		return v.Say("Défausser $c", "Discard $c", f)
	case VerbReplace:
		return v.Say("Remplacer $c", "Replace $c", f)
	case VerbGive:
		f.Seat = partner(k.Subject)
		return v.Say("Donner $c à $s", "Give $c to $s", f)
	case VerbKeep:
		return rules.Text{FR: "Ne rien donner", EN: "Give nothing"}
	case VerbFlip:
		return v.Say("Retourner $c", "Turn $c over", f)
	}
	return v.Say("Échanger $c avec $o", "Swap $c with $o", f)
}

// side writes one side of a choice X / Y as it stands on the card.
func (v *voice) side(k *rules.Ask, a *rules.Answer) rules.Text {
	lines := v.set.cards[v.set.shown(v.View, k.Source)].Lines
	if int(k.Num) >= len(lines) {
		return rules.Text{}
	}
	l := &lines[k.Num]
	if a.Num == 2 {
		return capital(effectsText(l.Y, false))
	}
	return capital(effectsText(l.X, false))
}

// prompt says what a question asks, to the one who decides.
func (st *set) prompt(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
	v := st.voice(s, view)
	f := rules.Filling{Card: v.card(k.Source), Seat: k.Subject}
	t := v.question(k, f)
	if k.Decider != k.Subject {
		by := v.Who(k.Decider)
		return join(v.Say(by+" joue à la place $S\u00a0: ", by+" plays in the place of $s: ", f), t)
	}
	return join(v.Say("$s\u00a0: ", "$s: ", f), t)
}

func (v *voice) question(k *rules.Ask, f rules.Filling) rules.Text {
	switch k.Kind {
	case AskTake:
		for i := range k.Answers {
			switch k.Answers[i].Verb {
			case VerbReroll:
				return rules.Text{FR: "prendre une carte de la Rivière, ou la renouveler d’abord", EN: "take a card from the River, or renew it first"}
			case VerbPass:
				return rules.Text{FR: "renouveler la Rivière, qui est vide, ou ne rien prendre", EN: "renew the River, which is empty, or take nothing"}
			}
		}
		return rules.Text{FR: "prendre une carte de la Rivière", EN: "take a card from the River"}
	case AskPlay:
		return rules.Text{FR: "jouer une carte de la main", EN: "play a card from the hand"}
	case AskChoice:
		return v.Say("$c, choisir un effet", "$c, choose an effect", f)
	case AskStart:
		return rules.Text{FR: "quel effet de début du tour d’abord\u00a0?", EN: "which effect at the start of the turn comes first?"}
	case AskEnd:
		return rules.Text{FR: "quel effet de fin du tour d’abord\u00a0?", EN: "which effect at the end of the turn comes first?"}
	case AskFusion:
		return rules.Text{FR: "quelle Fusion d’abord\u00a0?", EN: "which Fusion comes first?"}
	case AskInstead:
		return v.Say("$c, quelle carte agit à la place\u00a0?", "$c, which card acts instead?", f)
	case AskAlso:
		return rules.Text{FR: "quelle carte agit d’abord\u00a0?", EN: "which card acts first?"}
	case AskDiscard:
		return v.Say("$c, défausser quelle carte\u00a0?", "$c, discard which card?", f)
	case AskGift:
		f.Seat = partner(k.Subject)
		return v.Say("donner une carte à $s, ou aucune", "give $s a card, or none", f)
	case AskFlip:
		return v.Say("$c, retourner quelle carte\u00a0?", "$c, turn over which card?", f)
	case AskReplace:
		return v.Say("$c, remplacer quelle carte\u00a0?", "$c, replace which card?", f)
	}
	return v.Say("$c, échanger quelles cartes\u00a0?", "$c, swap which cards?", f)
}
