package arcaneduel

import (
	"strconv"
	"strings"

	"wyrmtable/rules"
)

// effectText writes an effect in words, one sentence for each thing it does. It
// speaks of the one who plays the card as the caster.
func effectText(e *Effect) rules.Text {
	var fr, en []string
	add := func(f, n string) { fr, en = append(fr, f), append(en, n) }
	if e.Cost > 0 {
		add("Coût\u00a0: défausser une autre carte de sa main.", "Cost: discard another card from hand.")
	}
	if e.Draw > 0 {
		add("Pioche "+cardsFR(e.Draw)+".", "Draws "+cardsEN(e.Draw)+".")
	}
	attackText(e, add)
	if e.Heal > 0 {
		add("Rend "+pointsFR(e.Heal)+" de vie au lanceur.", "Restores "+num(e.Heal)+" life to the caster.")
	}
	switch e.Recover {
	case Last:
		add("Reprend en main la carte du dessus de la défausse.", "Takes the top card of the discard into hand.")
	case AnyCard:
		add("Reprend en main une carte au choix de la défausse.", "Takes any card of the discard into hand.")
	}
	if e.Discard {
		add("Un adversaire désigné défausse une carte de sa main, celle qu’il veut.", "A chosen opponent discards a card from hand, whichever they like.")
	}
	if e.Swap {
		add("Échange toute sa main avec celle d’un joueur désigné.", "Trades the whole hand for that of a chosen player.")
	}
	markText(e, add)
	defenceText(e, add)
	return rules.Text{FR: strings.Join(fr, " "), EN: strings.Join(en, " ")}
}

// attackText writes what an effect does to others, and to the caster.
func attackText(e *Effect, add func(fr, en string)) {
	fr := [...]string{NoAim: "", One: "un adversaire", Two: "chacun de deux adversaires différents", All: "tous les joueurs"}[e.Aim]
	en := [...]string{NoAim: "", One: "an opponent", Two: "each of two different opponents", All: "every player"}[e.Aim]
	self := e.Self
	switch {
	case e.Damage > 0 && e.Aim == All && e.Self == e.Damage:
		add("Inflige "+damageFR(e.Damage)+" à tous les joueurs, lanceur compris.", "Deals "+num(e.Damage)+" damage to every player, the caster included.")
		self = 0
	case e.Damage > 0:
		add("Inflige "+damageFR(e.Damage)+" à "+fr+".", "Deals "+num(e.Damage)+" damage to "+en+".")
	}
	if e.Poison > 0 {
		add("Empoisonne "+fr+"\u00a0: "+damageFR(e.Poison)+" à la fin de son prochain tour.",
			"Poisons "+en+": "+num(e.Poison)+" damage at the end of their next turn.")
	}
	if e.Steal {
		add("Vole une carte au hasard dans la main d’un joueur désigné.", "Steals a random card from a chosen player’s hand.")
	}
	if self > 0 {
		add("Le lanceur subit "+damageFR(self)+".", "The caster takes "+num(self)+" damage.")
	}
}

// markText writes what stays in front of the caster.
func markText(e *Effect, add func(fr, en string)) {
	if e.Veil {
		add("Annule la prochaine attaque contre le lanceur, jusqu’au début de son prochain tour.",
			"Cancels the next attack against the caster, until the start of their next turn.")
	}
	if e.Armour > 0 {
		add("Bloque jusqu’à "+damageFR(e.Armour)+" de la prochaine attaque contre le lanceur.",
			"Blocks up to "+num(e.Armour)+" damage of the next attack against the caster.")
	}
	if e.Shock > 0 {
		add("Jusqu’au début du prochain tour du lanceur, quiconque l’attaque subit "+damageFR(e.Shock)+", et le voisin de droite de l’attaquant en subit "+num(e.Spark)+" (jamais le lanceur).",
			"Until the start of the caster’s next turn, whoever attacks them takes "+num(e.Shock)+" damage, and the attacker’s right neighbour takes "+num(e.Spark)+" (never the caster).")
	}
	if e.Snare > 0 {
		add("Jusqu’au début du prochain tour du lanceur, le premier qui l’attaque défausse une carte et subit "+damageFR(e.Snare)+".",
			"Until the start of the caster’s next turn, the first to attack them discards a card and takes "+num(e.Snare)+" damage.")
	}
}

// defenceText writes how an attack is answered.
func defenceText(e *Effect, add func(fr, en string)) {
	if e.Block > 0 {
		add("Bloque jusqu’à "+damageFR(e.Block)+" de l’attaque.", "Blocks up to "+num(e.Block)+" damage of the attack.")
	}
	if e.Deflect {
		add("L’attaque vise un autre joueur, au choix du défenseur.", "The attack goes to another player of the defender’s choice.")
	}
	if e.Share {
		add("Les dégâts de l’attaque sont partagés en deux\u00a0: l’attaquant en subit la moitié, arrondie en dessous, le défenseur le reste.",
			"The damage of the attack is split in two: the attacker takes half, rounded down, the defender the rest.")
	}
	if e.Thorns > 0 {
		add("L’attaquant subit "+damageFR(e.Thorns)+". L’attaque n’est pas réduite.", "The attacker takes "+num(e.Thorns)+" damage. The attack is not reduced.")
	}
}

func num(n int32) string { return strconv.Itoa(int(n)) }

func damageFR(n int32) string { return rules.CountFR(int(n), "dégât", "dégâts") }
func pointsFR(n int32) string { return rules.CountFR(int(n), "point", "points") }
func cardsFR(n int) string    { return rules.CountFR(n, "carte", "cartes") }
func cardsEN(n int) string    { return rules.CountEN(n, "card", "cards") }
