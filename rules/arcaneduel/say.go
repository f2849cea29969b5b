package arcaneduel

import "wyrmtable/rules"

// label says what an answer does, for buttons, keyboard and screen readers.
func label(s *rules.Setup, view *rules.Board, k *rules.Ask, a *rules.Answer) rules.Text {
	v := voice{s.Voice(view)}
	f := rules.Filling{Card: v.card(a.Card), Other: v.card(a.Target), To: a.Whom}
	switch a.Verb {
	case VerbDraw:
		return rules.Text{FR: "Piocher une carte", EN: "Draw a card"}
	case VerbPlay:
		if a.Whom != rules.Nobody {
			return v.say("Jouer $c contre $t", "Play $c against $t", f)
		}
		return v.say("Jouer $c", "Play $c", f)
	case VerbCombine:
		return v.combine(a, f)
	case VerbDefend:
		if a.Whom != rules.Nobody {
			return v.say("Répondre par $c, vers $t", "Answer with $c, to $t", f)
		}
		return v.say("Répondre par $c", "Answer with $c", f)
	case VerbAim:
		return v.say("Viser $t", "Aim at $t", f)
	case VerbDiscard:
		return v.say("Défausser $c", "Discard $c", f)
	case VerbTake:
		return v.say("Reprendre $c", "Take back $c", f)
	case VerbReplace:
		return v.say("Défausser $c, à remplacer au prochain tour", "Discard $c, to be replaced next turn", f)
	}
	return view.Layout().Verbs[a.Verb].Text
}

func (v *voice) combine(a *rules.Answer, f rules.Filling) rules.Text {
	name := rules.Text{FR: "Combinaison", EN: "Combination"}
	swap := false
	if c := ComboOf(v.View.Cards[a.Card].Face, v.View.Cards[a.Target].Face); c != nil {
		name, swap = c.Name, c.Effect.Swap
	}
	switch {
	case a.Whom == rules.Nobody:
		return v.say(name.FR+" ($c + $o)", name.EN+" ($c + $o)", f)
	case swap:
		return v.say(name.FR+" ($c + $o) avec $t", name.EN+" ($c + $o) with $t", f)
	}
	return v.say(name.FR+" ($c + $o) contre $t", name.EN+" ($c + $o) against $t", f)
}

// prompt says what a question asks, to the one who decides.
func prompt(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
	v := voice{s.Voice(view)}
	f := rules.Filling{Card: v.spell(k.Source), Seat: k.Decider, N: int32(k.Num)}
	p := prompts[k.Kind]
	switch {
	case k.Kind == AskDefend && k.Num == 0:
		p = rules.Text{FR: "$c arrive\u00a0: répondre par une carte Défense\u00a0?", EN: "$c is coming: answer with a Defence card?"}
	case k.Kind == AskTurn && view.Count(ZoneHand(k.Decider)) >= handLimit:
		p = rules.Text{FR: "jouer une ou deux cartes, défausser ou passer (main pleine\u00a0: pas de pioche)",
			EN: "play one or two cards, discard or pass (a full hand draws nothing)"}
	}
	return v.say("$s\u00a0: "+p.FR, "$s: "+p.EN, f)
}

var prompts = [...]rules.Text{
	AskTurn:    {FR: "piocher, jouer une ou deux cartes, défausser ou passer", EN: "draw, play one or two cards, discard or pass"},
	AskSecond:  {FR: "choisir le second adversaire visé", EN: "choose the second opponent to aim at"},
	AskPay:     {FR: "quelle carte défausser pour $c\u00a0?", EN: "which card to discard for $c?"},
	AskDefend:  {FR: "$c arrive, $x\u00a0: répondre par une carte Défense\u00a0?", EN: "$c is coming, $x: answer with a Defence card?"},
	AskObey:    {FR: "$c oblige à défausser une carte\u00a0: laquelle\u00a0?", EN: "$c forces a discard: which card?"},
	AskTrap:    {FR: "le Piège arcanique oblige à défausser une carte\u00a0: laquelle\u00a0?", EN: "the Arcane Trap forces a discard: which card?"},
	AskTake:    {FR: "quelle carte de la défausse reprendre\u00a0?", EN: "which card of the discard to take back?"},
	AskReplace: {FR: "défausser une carte pour la remplacer au prochain tour\u00a0?", EN: "discard a card to replace it next turn?"},
	AskLimit:   {FR: "plus de trois cartes\u00a0: en défausser une", EN: "more than three cards: discard one"},
}
