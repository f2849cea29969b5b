package aestery

import (
	"slices"
	"strings"

	"wyrmtable/rules"
)

// label says what an answer does, for buttons, keyboard and screen readers.
func label(s *rules.Setup, view *rules.Board, k *rules.Ask, a *rules.Answer) rules.Text {
	v := voice{s.Voice(view)}
	f := rules.Filling{Card: v.card(a.Card), Other: v.card(a.Target), Seat: k.Decider, To: a.Whom, N: int32(a.Num)}
	p := labels[a.Verb]
	switch a.Verb {
	case VerbCast:
		f.N = int32(See(view).Cost(a.Card, k.Decider))
	case VerbActivate, VerbPower:
		f.Text = abilityLine(view.Cards[a.Card].Face, a.Num)
		if a.Verb == VerbPower {
			f.N = int32(Cards[view.Cards[a.Card].Face].Abilities[a.Num-1].Cost.Experience)
			f.Text = powerText(f.N, f.Text)
		}
	case VerbPitch:
		f.N = int32(Cards[view.Cards[a.Card].Face].Pitch)
	case VerbTarget:
		if view.Cards[a.Target].Zone == ZoneStack { // of two spells of one name it matters whose it is
			f.To = rules.Seat(view.Attr(a.Target, AttrBy) - 1)
			p = same("Viser $o ($t)", "Aim at $o ($t)")
		}
	case VerbBlock:
		if view.Cards[a.Card].Zone == ZoneHand(k.Decider) {
			p = same("Flasher $c pour bloquer $o", "Flash $c to block $o")
		}
	case VerbDone:
		if k.Kind == AskPick {
			p = same("Ne plus rien dégager", "Disengage nothing more")
		}
	case VerbConfirm, VerbPass, VerbOrder, VerbChoose, VerbYes, VerbNo, VerbCombat:
		p = v.plain(k, a, &f)
	}
	if p.Empty() {
		return view.Layout().Verbs[a.Verb].Text
	}
	return v.Say(p.FR, p.EN, f)
}

func powerText(n int32, t rules.Text) rules.Text {
	chip := signed(int8(n))
	return rules.Text{FR: chip + "\u00a0: " + t.FR, EN: chip + ": " + t.EN}
}

// plain words answers that mean something else in each question.
func (v *voice) plain(k *rules.Ask, a *rules.Answer, f *rules.Filling) rules.Text {
	switch a.Verb {
	case VerbPass:
		return v.passing(k, f)
	case VerbConfirm:
		return v.confirming(k, f)
	case VerbOrder:
		switch k.Kind {
		case AskLine:
			return same("$c bloque ensuite", "$c blocks next")
		case AskTriggers:
			n := v.View.Attr(a.Card, AttrAbility)
			if f.Text = abilityLine(v.View.Cards[a.Card].Face, n); f.Text.Empty() {
				f.Text = ruleNames[n]
			}
			if f.Text.Empty() {
				return same("$c se résout d’abord", "$c resolves first")
			}
			return same("$c d’abord : $x", "$c first: $x")
		}
		return same("$c, puis plus bas les autres", "$c, the others further down")
	case VerbChoose:
		switch k.Kind {
		case AskLegend:
			return same("Garder $c", "Keep $c")
		case AskSearch:
			return same("Prendre $c", "Take $c")
		case AskPick:
			return same("Choisir $c", "Choose $c")
		}
		return same("Sacrifier $c", "Sacrifice $c")
	}
	if a.Verb == VerbCombat {
		if !v.armed(k.Decider) {
			return same("Acheter un combat ($n Aether), sans attaquant prêt", "Buy a combat ($n Aether), no attacker ready")
		}
		return same("Acheter un autre combat ($n Aether)", "Buy another combat ($n Aether)")
	}
	f.Card = v.card(k.Source)
	if a.Verb == VerbYes {
		return same("Oui, utiliser la capacité $C", "Yes, use the ability of $c")
	}
	return same("Non, y renoncer", "No, let it be")
}

// passing says what a pass lets happen.
func (v *voice) passing(k *rules.Ask, f *rules.Filling) rules.Text {
	second := v.View.Var(VarPasses, rules.Nobody) == 1
	f.N = v.View.Var(VarAether, k.Decider)
	switch {
	case k.Kind == AskRespond && second:
		f.Card = v.card(k.Source)
		return same("Passer\u00a0: $c se résout", "Pass: $c resolves")
	case k.Kind == AskRespond:
		return same("Passer\u00a0: sans réponse", "Pass: no response")
	case f.N > 0:
		return same("Passer, et perdre $n Aether à la fin de la phase", "Pass, and lose $n Aether when the phase ends")
	case k.Kind != AskMain:
		return same("Passer", "Pass")
	case v.View.Var(VarPhase, rules.Nobody) == PhaseMain2 && v.View.Var(VarExtra, rules.Nobody) == 0:
		return same("Terminer le tour", "End the turn")
	case !v.armed(k.Decider):
		return same("Terminer le tour, sans combat", "End the turn, without a combat")
	}
	return same("Passer au combat", "Go to combat")
}

// armed reports whether a player has a fighter that is ready and awake.
func (v *voice) armed(s rules.Seat) bool {
	for _, id := range v.View.Zone(ZoneFighters(s)) {
		if v.View.Attr(id, AttrEngaged) == 0 && v.View.Attr(id, AttrSlumber) == 0 {
			return true
		}
	}
	return false
}

// confirming says what becomes true.
func (v *voice) confirming(k *rules.Ask, f *rules.Filling) rules.Text {
	switch {
	case k.Kind == AskAttack && len(k.Draft) == 0:
		return same("N’attaquer avec personne", "Attack with nobody")
	case k.Kind == AskAttack:
		return same("Lancer l’attaque", "Attack")
	case k.Kind == AskBlock && len(k.Draft) == 0:
		return same("Ne pas bloquer", "Do not block")
	case k.Kind == AskBlock:
		return same("Bloquer ainsi", "Block like this")
	case k.Source == 0:
		return same("Payer un combat", "Pay for a combat")
	}
	f.Card = v.card(k.Source)
	if v.View.Cards[k.Source].Zone >= zoneHero && v.View.Cards[k.Source].Zone&^1 != zoneCachette {
		return same("Activer $c", "Activate $c")
	}
	return same("Lancer $c", "Cast $c")
}

var labels = [...]rules.Text{
	VerbBegin:    {FR: "$t commence", EN: "$t begins"},
	VerbKeep:     {FR: "Garder cette main", EN: "Keep this hand"},
	VerbMulligan: {FR: "Mulligan\u00a0: six autres cartes", EN: "Mulligan: six other cards"},
	VerbCast:     {FR: "Lancer $c ($n Aether)", EN: "Cast $c ($n Aether)"},
	VerbActivate: {FR: "Activer $c — $x", EN: "Activate $c — $x"},
	VerbPower:    {FR: "$c, $x", EN: "$c, $x"},
	VerbMine:     {FR: "Miner $c", EN: "Mine $c"},
	VerbStash:    {FR: "Mettre $c dans la Cachette", EN: "Put $c into the Stash"},
	VerbSupport:  {FR: "Exiler $c pour son Support", EN: "Exile $c for its Support"},
	VerbBrave:    {FR: "$c\u00a0: un marqueur Bravoure contre une Fatigue", EN: "$c: a Bravery marker for one Fatigue"},
	VerbTap:      {FR: "$c donne de l’Aether", EN: "$c gives Aether"},
	VerbTarget:   {FR: "Viser $o", EN: "Aim at $o"},
	VerbSkip:     {FR: "Ne rien viser", EN: "Aim at nothing"},
	VerbPitch:    {FR: "Pitcher $c (+$n)", EN: "Pitch $c (+$n)"},
	VerbRelease:  {FR: "Ne plus payer avec $c", EN: "No longer pay with $c"},
	VerbAttack:   {FR: "Attaquer avec $c", EN: "Attack with $c"},
	VerbSpare:    {FR: "Retirer $c de l’attaque", EN: "Take $c out of the attack"},
	VerbBlock:    {FR: "$c bloque $o", EN: "$c blocks $o"},
	VerbUnblock:  {FR: "$c ne bloque plus", EN: "$c no longer blocks"},
	VerbDone:     {FR: "Ne plus rien prendre", EN: "Take nothing more"},
	VerbDiscard:  {FR: "Défausser $c", EN: "Discard $c"},
	VerbExile:    {FR: "Exiler $c pour une Mine", EN: "Exile $c for a Mine"},
	VerbAbove:    {FR: "$c au-dessus", EN: "$c on top"},
	VerbBelow:    {FR: "$c au-dessous", EN: "$c underneath"},
	VerbNo:       {},
}

// prompt says what a question asks, to the one who decides.
func prompt(s *rules.Setup, view *rules.Board, k *rules.Ask) rules.Text {
	v := voice{s.Voice(view)}
	f := rules.Filling{Seat: k.Decider, N: int32(k.Num), Text: PhaseNames[view.Var(VarPhase, rules.Nobody)]}
	source := k.Source
	if source == 0 && k.Kind == AskRespond { // it lies open, for whoever may not see the answers too
		source = view.Top(ZoneStack)
	}
	f.Card = v.card(source)
	p := prompts[k.Kind]
	if drafted := k.Kind <= AskWindow && slices.ContainsFunc(k.Answers, func(a rules.Answer) bool { return a.Verb == VerbCancel }); drafted {
		p = drafting(k)
	}
	if k.Kind == AskBlock && !slices.ContainsFunc(k.Answers, func(a rules.Answer) bool { return view.Cards[a.Card].Zone == ZoneHand(k.Decider) }) {
		p = same("qui bloque\u00a0?", "who blocks?")
	}
	if k.Num == 1 {
		p = rules.Text{FR: strings.Replace(p.FR, "$n cartes", "$n carte", 1), EN: strings.Replace(p.EN, "$n cards", "$n card", 1)}
	}
	return v.Say("$s\u00a0: "+p.FR, "$s: "+p.EN, f)
}

// drafting asks for the next step of a spell, an ability or a combat that was
// begun.
func drafting(k *rules.Ask) rules.Text {
	verb := k.Answers[0].Verb
	switch {
	case verb == VerbTarget || verb == VerbSkip:
		return same("que vise $c\u00a0?", "what is $c aimed at?")
	case verb == VerbChoose:
		return same("que sacrifier pour $c\u00a0?", "what to sacrifice for $c?")
	case verb == VerbDiscard:
		return same("que défausser pour $c\u00a0?", "what to discard for $c?")
	case k.Num == 0 && k.Source != 0:
		return same("$c\u00a0: confirmer\u00a0?", "$c: confirm?")
	case k.Source == 0:
		return same("un autre combat coûte $n Aether\u00a0: payer ainsi\u00a0?", "another combat costs $n Aether: pay like this?")
	}
	return same("$c coûte $n Aether\u00a0: payer ainsi\u00a0?", "$c costs $n Aether: pay like this?")
}

var prompts = [...]rules.Text{
	AskMain:     {FR: "phase $x — jouer des cartes, ou passer", EN: "$x — play cards, or pass"},
	AskRespond:  {FR: "$c est sur la Pile — répondre, ou passer", EN: "$c is on the stack — respond, or pass"},
	AskWindow:   {FR: "phase $x — agir, ou passer", EN: "$x — act, or pass"},
	AskStart:    {FR: "qui commence\u00a0?", EN: "who begins?"},
	AskMulligan: {FR: "garder cette main, ou en tirer une autre\u00a0?", EN: "keep this hand, or draw another?"},
	AskAttack:   {FR: "quels Combattants attaquent\u00a0?", EN: "which fighters attack?"},
	AskBlock:    {FR: "qui bloque\u00a0? Un Combattant de la main le peut aussi (Flash)", EN: "who blocks? A fighter of the hand can too (Flash)"},
	AskLine:     {FR: "dans quel ordre bloque-t-on $c\u00a0?", EN: "in which order is $c blocked?"},
	AskTriggers: {FR: "quelle capacité se résout d’abord\u00a0?", EN: "which ability resolves first?"},
	AskTarget:   {FR: "que vise la capacité $C\u00a0?", EN: "what is the ability of $c aimed at?"},
	AskMay:      {FR: "utiliser la capacité $C\u00a0?", EN: "use the ability of $c?"},
	AskPick:     {FR: "$c — choisir ($n)", EN: "$c — choose ($n)"},
	AskDiscard:  {FR: "$c oblige à défausser $n cartes", EN: "$c makes one discard $n cards"},
	AskMine:     {FR: "$c — exiler $n cartes pour autant de Mines", EN: "$c — exile $n cards for as many Mines"},
	AskScry:     {FR: "$c — ranger $n cartes, au-dessus ou au-dessous du deck", EN: "$c — order $n cards, on top of the deck or underneath"},
	AskSearch:   {FR: "$c — que prendre dans le deck\u00a0?", EN: "$c — what to take from the deck?"},
	AskLegend:   {FR: "deux légendes du même nom\u00a0: laquelle garder\u00a0?", EN: "two legends of one name: which one stays?"},
	AskPitch:    {FR: "ranger les cartes pitchées sous le deck, la plus haute d’abord", EN: "order the pitched cards under the deck, the uppermost first"},
	AskLimit:    {FR: "trop de cartes en main\u00a0: en défausser ($n)", EN: "too many cards in hand: discard ($n)"},
}
