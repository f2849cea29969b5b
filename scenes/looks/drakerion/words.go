package drakerion

import (
	"slices"
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/table/look"
)

// urges say in a few words what there is to do.
var urges = map[string]rules.Text{
	"first":     {FR: "Désignez le premier joueur", EN: "Name the first player"},
	"place":     {FR: "Placez un Personnage", EN: "Place a Character"},
	"mulligan":  {FR: "Changez des cartes", EN: "Change cards"},
	"manoeuvre": {FR: "Choisissez une Manœuvre", EN: "Choose a Manœuvre"},
	"action":    {FR: "Jouez, attaquez ou passez", EN: "Play, attack or pass"},
	"combat":    {FR: "Agissez ou passez", EN: "Act or pass"},
	"react":     {FR: "Activez ou passez", EN: "Use or pass"},
	"discard":   {FR: "Défaussez une carte", EN: "Discard a card"},
	"search":    {FR: "Choisissez une carte", EN: "Choose a card"},
	"deploy":    {FR: "Mettez-le sur une ligne", EN: "Put it on a line"},
	"replace":   {FR: "Choisissez le remplaçant", EN: "Choose the replacement"},
	"line":      {FR: "Choisissez une ligne", EN: "Choose a line"},
}

// places say what can be done where, while nobody fights.
var places = map[string]rules.Text{
	"first": {FR: "Cliquez le panneau de celui qui sera le premier joueur.",
		EN: "Click the panel of whoever is to be the first player."},
	"line": {FR: "Portez le Personnage sur la ligne de mêlée ou de soutien.",
		EN: "Carry the Character to the melee or support line."},
	"place": {FR: "Portez chaque Personnage de départ sur la ligne de mêlée ou de soutien.",
		EN: "Carry each set-up Character to the melee or support line."},
	"mulligan": {FR: "Portez sur le deck les cartes à changer, puis terminez\u00a0: autant sont piochées, une seule fois.",
		EN: "Carry onto the deck the cards to change, then finish: as many are drawn, once only."},
	"manoeuvre": {FR: "La Manœuvre choisie sera dévoilée en même temps que celle de l’autre.",
		EN: "The Manœuvre chosen will be unveiled together with the other’s."},
	"action": {FR: "Portez une carte de la main sur une ligne ou sur la carte, un Personnage sur celui qu’il attaque, une carte sur le deck pour l’Action de la Cité. Cliquez une carte en jeu pour l’activer.",
		EN: "Carry a card of the hand to a line or onto the map, a Character onto the one it attacks, a card onto the deck for the City’s Action. Click a card in play to use it."},
	"react": {FR: "Une capacité vient de se déclencher\u00a0: cliquez sa carte, ou passez.",
		EN: "An ability was set off: click its card, or pass."},
	"discard": {FR: "Portez une carte de la main sur la défausse.", EN: "Carry a card of the hand onto the discard pile."},
	"search": {FR: "Maintenez l’œil (touche H)\u00a0: les cartes trouvées dans le deck se montrent. Choisissez-en une, ou aucune.",
		EN: "Hold the eye (key H): the cards found in the deck are shown. Choose one of them, or none."},
	"deploy": {FR: "Portez un Personnage de la main sur une ligne, ou passez.",
		EN: "Carry a Character of the hand to a line, or pass."},
	"replace": {FR: "Portez un Personnage de la main sur celui qu’il remplace, ou passez.",
		EN: "Carry a Character of the hand onto the one it replaces, or pass."},
}

var noRetreat = rules.Text{FR: "La retraite se sonne à son tour d’agir, hors d’un combat, une fois par tour pour les deux joueurs.",
	EN: "The retreat is sounded as one’s action, outside combats, once a turn for both players."}

// note says under a button what an answer does.
func note(k *look.Telling, a *rules.Answer) rules.Text {
	b, ask := k.View, k.Ask
	other := k.Name(1 - ask.Decider)
	gone := b.Var(drakerion.VarRetreat, rules.Nobody) == int32(1-ask.Decider)+1
	switch {
	case a.Verb == drakerion.VerbDone:
		if n := len(ask.Draft); n > 0 {
			return rules.Text{FR: strconv.Itoa(n) + look.Plural(n, " carte à changer", " cartes à changer"),
				EN: strconv.Itoa(n) + look.Plural(n, " card to change", " cards to change")}
		}
		return rules.Text{FR: "garder sa main", EN: "keep the hand"}
	case a.Verb != drakerion.VerbPass:
		return rules.Text{}
	case ask.Kind == drakerion.AskAction && gone:
		return rules.Text{FR: "le tour se termine\u00a0: la retraite est sonnée",
			EN: "the turn ends: the retreat was sounded"}
	case ask.Kind == drakerion.AskAction && b.Var(drakerion.VarPassed, rules.Nobody) == 1:
		return rules.Text{FR: other + " a passé\u00a0: le tour se termine", EN: other + " has passed: the turn ends"}
	case ask.Kind == drakerion.AskAction:
		return rules.Text{FR: "ce sera à " + other, EN: "it will be for " + other}
	case ask.Kind == drakerion.AskCombat && gone:
		return rules.Text{FR: "le combat se résout", EN: "the combat is resolved"}
	case ask.Kind == drakerion.AskCombat && b.Var(drakerion.VarWaived, rules.Nobody) == 1:
		return rules.Text{FR: other + " a passé\u00a0: le combat se résout",
			EN: other + " has passed: the combat is resolved"}
	case ask.Kind == drakerion.AskCombat:
		return rules.Text{FR: other + " pourra encore agir", EN: other + " may still act"}
	case ask.Kind == drakerion.AskReact:
		return rules.Text{FR: "ne rien activer", EN: "use nothing"}
	}
	return rules.Text{FR: "ne rien prendre", EN: "take nothing"}
}

// waives says what comes of passing where an action could be taken: after both have
// passed the turn ends, whatever could still have been done. To let things be in a
// combat is often right.
func waives(k *look.Telling, a *rules.Answer) rules.Text {
	if a.Verb != drakerion.VerbPass || k.Ask.Kind != drakerion.AskAction {
		return rules.Text{}
	}
	return note(k, a)
}

// choices say how many cards can be played, abilities used and attacks made
// by the answers that the screen shows.
func choices(k *look.Telling) rules.Text {
	if k.Ask.Kind != drakerion.AskAction && k.Ask.Kind != drakerion.AskCombat {
		return rules.Text{}
	}
	seen := map[[2]int]bool{}
	n := [4]int{}
	for i := range k.Ask.Answers {
		a := &k.Ask.Answers[i]
		what := -1
		switch a.Verb {
		case drakerion.VerbPlay, drakerion.VerbBoost:
			what = 0
		case drakerion.VerbUse:
			what = 1
		case drakerion.VerbAttack, drakerion.VerbShoot:
			what = 2
		case drakerion.VerbIntercept:
			what = 3
		}
		if key := [2]int{what, int(a.Card)}; what >= 0 && !seen[key] {
			seen[key] = true
			n[what]++
		}
	}
	var t rules.Text
	for what, w := range [...][2]rules.Text{
		{{FR: "carte", EN: "card"}, {FR: "cartes", EN: "cards"}},
		{{FR: "capacité", EN: "ability"}, {FR: "capacités", EN: "abilities"}},
		{{FR: "attaquant", EN: "attacker"}, {FR: "attaquants", EN: "attackers"}},
		{{FR: "intercepteur", EN: "interceptor"}, {FR: "intercepteurs", EN: "interceptors"}}} {
		if n[what] == 0 {
			continue
		}
		if !t.Empty() {
			t.FR, t.EN = t.FR+" · ", t.EN+" · "
		}
		name := w[look.Int(n[what] > 1)]
		t.FR, t.EN = t.FR+strconv.Itoa(n[what])+" "+name.FR, t.EN+strconv.Itoa(n[what])+" "+name.EN
	}
	if t.Empty() && k.Ask.Kind == drakerion.AskAction {
		return idleTurn(k.Ask)
	}
	return t
}

// idleTurn says what is left to whoever can neither play a card, nor use one, nor attack.
func idleTurn(k *rules.Ask) rules.Text {
	if slices.ContainsFunc(k.Answers, func(a rules.Answer) bool { return a.Verb == drakerion.VerbStore }) {
		return rules.Text{FR: "La Cité, ou passez", EN: "The City, or pass"}
	}
	return rules.Text{FR: "Il ne reste qu’à passer", EN: "Nothing left but to pass"}
}

// terms are the words of the glossary that a card needs.
func terms(f rules.Face) []rules.Term {
	if drakerion.Game.Help == nil {
		return nil
	}
	card := &drakerion.Cards[f]
	text := strings.ToLower(rules.Plain(card.Text.FR))
	var out []rules.Term
	for _, t := range drakerion.Game.Help().Terms {
		if strings.Contains(text, strings.ToLower(rules.Plain(t.Word.FR))) {
			out = append(out, t)
		}
		if t.ID == "nature" && card.Kind != drakerion.NoKind {
			t.Word = card.Kind.Name()
			out = append(out, t)
		}
	}
	return out
}

// aid is the reference card: a turn, a combat, what wins.
func aid(c *art.Canvas, w, _ float64, _ int, lang rules.Lang) {
	look.NumberedAid(c, w, lang, aidParts, "#f0c35a", wordsOf)
}

var aidParts = []look.AidPart{
	{Title: rules.Text{FR: "Un tour", EN: "A turn"}, Lines: []rules.Text{
		{FR: "Chacun choisit une Manœuvre en secret\u00a0; elles sont dévoilées ensemble et donnent or et cartes.",
			EN: "Each chooses a Manœuvre in secret; they are unveiled together and give gold and cards."},
		{FR: "Puis, l’un après l’autre, une action\u00a0: jouer une carte, activer une «\u00a0Action\u00a0», attaquer, sonner la retraite ou passer.", EN: "Then, one after the other, one action: play a card, use an “Action”, attack, sound the retreat or pass."},
		{FR: "Deux passes de suite terminent le tour\u00a0; qui passe en second commence le suivant. L’or et les dégâts restent.", EN: "Two passes in a row end the turn; whoever passes second begins the next. Gold and damage stay."},
		{FR: "La Cité, inclinée, met une carte de la main sous le deck et en pioche une.",
			EN: "The City, inclined, puts a card of the hand under the deck and draws one."},
	}},
	{Title: rules.Text{FR: "Attaquer", EN: "Attacking"}, Lines: []rules.Text{
		{FR: "De la mêlée, on attaque la mêlée adverse\u00a0; l’attaquant s’incline.",
			EN: "From melee one attacks the enemy melee line; the attacker is inclined."},
		{FR: "À distance {ranged}\u00a0: de la mêlée, toute ligne\u00a0; du soutien, la mêlée. Pas de riposte.",
			EN: "At range {ranged}: from melee, any line; from support, the melee line. No riposte."},
		{FR: "Un Infiltrateur en mêlée atteint le soutien, si l’adversaire n’en a pas en mêlée.",
			EN: "An Infiltrator in melee reaches the support line, unless the enemy has one in melee."},
	}},
	{Title: rules.Text{FR: "Le combat", EN: "The combat"}, Lines: []rules.Text{
		{FR: "En commençant par le défenseur, chacun agit («\u00a0Combat\u00a0») ou passe. Deux passes de suite\u00a0: il se résout.", EN: "Beginning with the defender, each acts (“Combat”) or passes. Two passes in a row: it is resolved."},
		{FR: "À sa toute première action, le défenseur peut intercepter par un Intercepteur redressé de la même ligne.",
			EN: "With the very first action the defender may intercept by a ready Interceptor of the same line."},
		{FR: "Attaque {melee} et riposte {riposte} sont infligées ensemble. À sa vie {life}, on tombe\u00a0: l’adversaire gagne le prestige {prestige}.", EN: "Attack {melee} and riposte {riposte} are dealt together. At its life {life} a Character falls: the opponent gains the prestige {prestige}."},
		{FR: "Si la mêlée est vide, tout le soutien y monte.",
			EN: "If the melee line is empty, the whole support line goes there."},
	}},
	{Title: rules.Text{FR: "Gagner", EN: "Winning"}, Lines: []rules.Text{
		{FR: "20 points de prestige, ou l’autre n’a plus de Personnage en jeu. Les deux à la fois\u00a0: égalité.",
			EN: "20 prestige, or the other has no Character in play. Both at once: a draw."},
	}},
}
