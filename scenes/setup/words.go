package setup

import (
	"fmt"
	"strconv"
	"strings"

	"wyrmtable/art"
	"wyrmtable/game"
)

// readyNames are names to pick from, so that nobody has to type.
var readyNames = []string{
	"Léandre", "Maëlys", "Théo", "Inès", "Aurore", "Gaspard",
	"Élise", "Noé", "Margaux", "Hugo", "Salomé", "Basile",
}

// colourNames go with ui.PlayerColours.
var colourNames = [art.PlayerColours]game.Text{
	{FR: "Braise", EN: "Ember"}, {FR: "Ciel", EN: "Sky"}, {FR: "Feuille", EN: "Leaf"},
	{FR: "Améthyste", EN: "Amethyst"}, {FR: "Ambre", EN: "Amber"}, {FR: "Acier", EN: "Steel"},
}

func playerText(i int) game.Text {
	n := strconv.Itoa(i + 1)
	return game.Text{FR: "Joueur " + n, EN: "Player " + n}
}

func teamText(i int) game.Text {
	n := strconv.Itoa(i + 1)
	return game.Text{FR: "Équipe " + n, EN: "Team " + n}
}

var (
	playersHead  = game.Text{FR: "Joueurs", EN: "Players"}
	countText    = game.Text{FR: "Nombre de joueurs", EN: "Number of players"}
	otherText    = game.Text{FR: "L’adversaire", EN: "The opponent"}
	otherName    = game.Text{FR: "Proposer un autre nom", EN: "Suggest another name"}
	mayBeginHelp = game.Text{FR: "Dans ce jeu, seuls ces joueurs peuvent commencer.",
		EN: "In this game only these players can begin."}
	firstHead    = game.Text{FR: "Premier joueur", EN: "First player"}
	chooserHead  = game.Text{FR: "Qui choisit qui commence", EN: "Who chooses who begins"}
	firstLabel   = game.Text{FR: "Qui commence", EN: "Who begins"}
	drawnText    = game.Text{FR: "Tirage au sort", EN: "Draw lots"}
	optionsHead  = game.Text{FR: "Options", EN: "Options"}
	foldText     = game.Text{FR: "Replier les options", EN: "Fold the options"}
	rulesHead    = game.Text{FR: "La partie", EN: "The match"}
	noAdviceText = game.Text{FR: "Sans conseils", EN: "No advice"}
	openText     = game.Text{FR: "Annulation libre", EN: "Open undo"}
	openHelp     = game.Text{FR: "Entre amis : on peut annuler un coup même après avoir découvert une carte.",
		EN: "Among friends: a move can be taken back even after a card was seen."}
	adviceText  = game.Text{FR: "Conseils d’un Dragon, sur demande", EN: "Advice from a Dragon, when asked"}
	handsHead   = game.Text{FR: "Mains cachées", EN: "Hidden hands"}
	seedHead    = game.Text{FR: "Graine", EN: "Seed"}
	seedHelp    = game.Text{FR: "La même graine mélange les cartes de la même façon : pour rejouer une donne ou la comparer.", EN: "The same seed shuffles the cards the same way: to play a deal again or compare it."}
	seedLabel   = game.Text{FR: "Graine du hasard", EN: "Random seed"}
	newSeedText = game.Text{FR: "Nouvelle graine", EN: "New seed"}
	startText   = game.Text{FR: "Commencer", EN: "Begin"}
	noName      = game.Text{FR: "Chaque joueur a besoin d’un nom.", EN: "Every player needs a name."}
	badSeed     = game.Text{FR: "La graine est un nombre entier, sans autre signe.",
		EN: "The seed is a whole number and nothing else."}
	tossHead = game.Text{FR: "Tirage au sort", EN: "Drawing lots"}
)

// cannotWrite says that the letters of the game lack one of a name; by its number,
// for the letters lack it here as well.
func cannotWrite(name string, r rune) game.Text {
	known := strings.Map(func(r rune) rune {
		if art.Lacks(string(r)) != 0 {
			return -1
		}
		return r
	}, name)
	number := fmt.Sprintf("U+%04X", r)
	if known = strings.TrimSpace(known); known == "" {
		return game.Text{FR: "Le jeu n’a pas les lettres de ce nom (" + number + ")\u00a0: écrivez-le en lettres latines.",
			EN: "The game lacks the letters of this name (" + number + "): write it in Latin letters."}
	}
	return game.Text{FR: "Le jeu n’a pas toutes les lettres d’un nom (" + number + ")\u00a0: il peut écrire «\u00a0" +
		known + "\u00a0».",
		EN: "The game lacks a letter of a name (" + number + "): it can write “" + known + "”."}
}

// exchangeText says that a colour is somebody's, with whom it can be exchanged.
func exchangeText(name string) game.Text {
	return game.Text{FR: " (à " + name + "\u00a0: échanger)", EN: " (" + name + " has it: exchange)"}
}

// beginsText says who begins, choosesText who chooses it.
func beginsText(name string) game.Text {
	return game.Text{FR: name + " commence", EN: name + " begins"}
}

func choosesText(name string) game.Text {
	return game.Text{FR: name + " choisit qui commence", EN: name + " chooses who begins"}
}

// What is said of decks and series.
var (
	readyDeck   = game.Text{FR: "Deck prêt", EN: "Ready deck"}
	offerDecks  = [2]game.Text{{FR: "Votre deck", EN: "Your deck"}, {FR: "Deck d’en face", EN: "The other deck"}}
	ownDeck     = game.Text{FR: "Construit ici", EN: "Built here"}
	noDeck      = game.Text{FR: "Aucun deck choisi.", EN: "No deck chosen."}
	builderText = game.Text{FR: "Construire des decks", EN: "Build decks"}
	buildText   = game.Text{FR: "Modifier ce deck", EN: "Edit this deck"}
	closeText   = game.Text{FR: "Fermer", EN: "Close"}
	ownHead     = game.Text{FR: "Decks construits ici", EN: "Decks built here"}
	readyHead   = game.Text{FR: "Decks prêts", EN: "Ready decks"}
	matchText   = game.Text{FR: "Match", EN: "Match"}
	bestTexts   = []game.Text{{FR: "Une partie", EN: "One game"},
		{FR: "Deux parties gagnées sur trois", EN: "Best of three games"}}
	bestBareHelp = game.Text{FR: "Le perdant d’une partie choisit qui commence la suivante.",
		EN: "The loser of a game chooses who begins the next one."}
	bestHelp = game.Text{FR: "Entre deux parties, chacun échange des cartes avec sa réserve. Le perdant choisit qui commence la suivante.", EN: "Between two games each player exchanges cards with his sideboard. The loser chooses who begins the next one."}
)
