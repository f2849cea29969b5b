package drakerion

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestTexts checks the written rules text of cards against what a person would
// write, word for word.
func TestTexts(t *testing.T) {
	for id, want := range map[string]rules.Text{
		"retraite": {FR: "Action\u00a0: passez jusqu’à la fin du tour\u00a0; vous serez le premier joueur du tour suivant (option du guide\u00a0: vous le désignez).",
			EN: "Action: pass until the end of the turn; you will be the first player of the next turn (option of the guide: you name that player)."},
		"pyromancien": {FR: "Action\u00a0: inclinez ce Personnage, ciblez un Personnage adverse\u00a0; infligez-lui 1 dégât.",
			EN: "Action: incline this Character, target an enemy Character; deal it 1 damage."},
		"salamandre": {FR: "Pas d’Attachement.\nDestruction\u00a0: ciblez un Personnage adverse en ligne de mêlée\u00a0; infligez-lui 2 dégâts.",
			EN: "No Attachment.\nDestruction: target an enemy Character on the melee line; deal it 2 damage."},
		"berserk-rouge": {FR: "Combat\u00a0: infligez 1 dégât à ce Personnage\u00a0; il gagne +1 en mêlée jusqu’à la fin du combat.",
			EN: "Combat: deal 1 damage to this Character; it gets +1 melee until the end of the combat."},
		"epee-du-serment": {FR: "Le porteur gagne +1 en mêlée, +1 en riposte et +1 en vie.", EN: "The host gets +1 melee, +1 riposte and +1 life."},
		"colosse": {FR: "S’il y a au moins 2 autres Personnages Machine alliés, ce Personnage gagne +1 en mêlée.",
			EN: "If there are at least 2 other friendly Machine Characters, this Character gets +1 melee."},
		"marque-de-feu": {FR: "Fin de tour obligatoire\u00a0: infligez 1 dégât au porteur.", EN: "Forced end of turn: deal 1 damage to the host."},
		"tisseur-de-voiles": {FR: "Combat\u00a0: inclinez ce Personnage, ciblez un autre Personnage allié\u00a0; redirigez l’attaque vers lui.",
			EN: "Combat: incline this Character, target another friendly Character; redirect the attack to it."},
		"gloire": {FR: "Action\u00a0: ciblez un Personnage allié incliné Renommé\u00a0; redressez-le.\nCombat\u00a0: ciblez un Personnage allié Renommé au combat\u00a0; il gagne +2 en mêlée et +1 en riposte jusqu’à la fin du combat.",
			EN: "Action: target a Renowned inclined friendly Character; ready it.\nCombat: target a Renowned friendly Character in the combat; it gets +2 melee and +1 riposte until the end of the combat."},
		"table-rase": {FR: "Action\u00a0: chaque joueur défausse 2 cartes de son choix, puis vous piochez 3 cartes.",
			EN: "Action: each player discards 2 cards of their choice, then you draw 3 cards."},
		"echange-d-ombres": {FR: "Action\u00a0: ciblez un Personnage allié\u00a0; vous pouvez le remplacer par un Personnage de votre main sans payer son coût.\nCombat\u00a0: ciblez un Personnage allié au combat\u00a0; vous pouvez le remplacer par un Personnage de votre main sans payer son coût.",
			EN: "Action: target a friendly Character; you may replace it by a Character from your hand without paying its cost.\nCombat: target a friendly Character in the combat; you may replace it by a Character from your hand without paying its cost."},
		"eclaireurs": {FR: "Déploiement\u00a0: payez 1 or\u00a0; cherchez un Personnage de coût 2 ou moins dans votre deck, montrez-le et prenez-le en main, mélangez votre deck.",
			EN: "Deployment: pay 1 gold; search for a Character of cost 2 or less in your deck, show it, take it in hand and shuffle your deck."},
	} {
		c := &Cards[FaceOf(id)]
		if fr := rules.Plain(c.Text.FR); fr != want.FR {
			t.Errorf("%s says\n%q, want\n%q", id, fr, want.FR)
		}
		if en := rules.Plain(c.Text.EN); en != want.EN {
			t.Errorf("%s says\n%q, want\n%q", id, en, want.EN)
		}
	}
}

// TestTextsAreWhole checks that no card says a sentence with a hole in it.
func TestTextsAreWhole(t *testing.T) {
	for i := 1; i < len(Cards); i++ {
		c := &Cards[i]
		for _, s := range []string{rules.Plain(c.Text.FR), rules.Plain(c.Text.EN)} {
			if strings.Contains(s, "  ") || strings.Contains(s, " .") || strings.Contains(s, " ,") || strings.Contains(s, "$") {
				t.Errorf("%s: %q", c.ID, s)
			}
		}
		if len(c.Lines) < len(c.Abilities) {
			t.Errorf("%s has %d abilities and %d lines", c.ID, len(c.Abilities), len(c.Lines))
		}
	}
}

// TestSigns checks the lines for a card's face, where signs stand for words.
func TestSigns(t *testing.T) {
	c := &Cards[FaceOf("epee-du-serment")]
	if got, want := c.Signs[0].FR, "Le porteur gagne +1 {melee}, +1 {riposte} et +1 {life}."; got != want {
		t.Errorf("the sword says %q, want %q", got, want)
	}
	c = &Cards[FaceOf("mercenaire")]
	if got, want := rules.Plain(c.Signs[0].EN), "Combat: pay 1 {gold}; this Character gets +1 {melee} until the end of the combat."; got != want {
		t.Errorf("the mercenary says %q, want %q", got, want)
	}
	for i := range Cards {
		for _, s := range []string{Cards[i].Text.FR, Cards[i].Text.EN} {
			if strings.ContainsAny(s, string([]rune{signMark, signSplit, signEnd, '{'})) {
				t.Errorf("%s: a mark is left in %q", Cards[i].ID, s)
			}
		}
	}
}

// TestDiscardIsAskedWithoutNumbers checks what everybody hears of a player who
// has to discard: not how many cards, which only he is told at a shared table.
func TestDiscardIsAskedWithoutNumbers(t *testing.T) {
	m := newMatch(t, 1)
	s := &rules.Setup{Game: Game.ID, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}
	view := new(rules.Board)
	m.Board().View(rules.Nobody, view)
	for n, want := range []string{"Bruno doit défausser de sa main.", "Bruno défausse encore 1 carte pour une carte."} {
		if got := Game.Prompt(s, view, &rules.Ask{Kind: AskDiscard, Decider: 1, Num: int16(n)}); rules.Plain(got.FR) != want {
			t.Errorf("of %d cards it is asked: %q, want %q", n, rules.Plain(got.FR), want)
		}
	}
}
