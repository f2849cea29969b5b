package decks

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
)

func counted(n int, fr, frs, en, ens string) game.Text {
	k := strconv.Itoa(n)
	t := game.Text{FR: k + fr, EN: k + ens}
	if n > 1 {
		t.FR = k + frs
	}
	if n == 1 {
		t.EN = k + en
	}
	return t
}

func cardsText(n int) game.Text { return counted(n, " carte", " cartes", " card", " cards") }

func inDeckText(n int) game.Text {
	return rules.Join(counted(n, " exemplaire", " exemplaires", " copy", " copies"),
		game.Text{FR: " dans le deck.", EN: " in the deck."})
}

func inSideText(n int) game.Text {
	return rules.Join(counted(n, " exemplaire", " exemplaires", " copy", " copies"),
		game.Text{FR: " dans la réserve.", EN: " in the sideboard."})
}

func faultsText(n int) game.Text {
	return counted(n, " ligne n’est pas comprise", " lignes ne sont pas comprises", " line was not understood",
		" lines were not understood")
}

// asideText is the head of a report on cards that have no place.
func asideText(n int) game.Text {
	return counted(n, " carte est mise de côté", " cartes sont mises de côté", " card is set aside",
		" cards are set aside")
}

// takenText stands before what a deck is made of.
var takenText = game.Text{FR: "Compris\u00a0: ", EN: "Understood: "}

var (
	titleText = game.Text{FR: "Decks", EN: "Decks"}
	ownHead   = game.Text{FR: "Vos decks", EN: "Your decks"}
	noOwnText = game.Text{FR: "Aucun deck construit ici pour l’instant. Commencez-en un, copiez un deck prêt, ou ajoutez une liste.",
		EN: "No deck was built here yet. Begin one, copy a ready deck, or take in a list."}
	newText   = game.Text{FR: "Nouveau deck", EN: "New deck"}
	newName   = game.Text{FR: "Nouveau deck", EN: "New deck"}
	readyHead = game.Text{FR: "Decks prêts", EN: "Ready decks"}
	readyHelp = game.Text{FR: "À jouer tels quels, ou à copier pour les changer.",
		EN: "To be played as they are, or copied and changed."}
	openText      = game.Text{FR: "Modifier", EN: "Edit"}
	copyOpenText  = game.Text{FR: "Modifier une copie", EN: "Edit a copy"}
	duplicateText = game.Text{FR: "Dupliquer", EN: "Duplicate"}
	renameText    = game.Text{FR: "Renommer", EN: "Rename"}
	renameYes     = game.Text{FR: "Donner ce nom", EN: "Give this name"}
	copyText      = game.Text{FR: "Copier la liste", EN: "Copy the list"}
	shareText     = game.Text{FR: "Partager", EN: "Share"}
	exportText    = game.Text{FR: "Exporter", EN: "Export"}
	deleteText    = game.Text{FR: "Supprimer", EN: "Delete"}
	keepText      = game.Text{FR: "Garder", EN: "Keep"}
	cancelText    = game.Text{FR: "Annuler", EN: "Cancel"}
	inRulesText   = game.Text{FR: "Dans les règles", EN: "In the rules"}
	closeText     = game.Text{FR: "Fermer", EN: "Close"}
	deleteAsk     = game.Text{FR: "Supprimer ce deck\u00a0?", EN: "Delete this deck?"}
	deleteDetail  = game.Text{FR: "\u00a0: ce deck ne pourra plus être retrouvé.",
		EN: ": this deck cannot be brought back."}

	importHead = game.Text{FR: "Ajouter une liste", EN: "Take in a list"}
	importHelp = game.Text{FR: "Une carte par ligne, son nombre devant, en français ou en anglais. Un fichier texte se dépose aussi sur la fenêtre\u00a0; Ctrl + V colle.",
		EN: "A card on each line, its number before it, in French or English. A text file can also be dropped on the window; Ctrl + V pastes."}
	pasteText  = game.Text{FR: "Coller", EN: "Paste"}
	importText = game.Text{FR: "Choisir un fichier", EN: "Choose a file"}
	takeText   = game.Text{FR: "Prendre ", EN: "Take "}
	notText    = game.Text{FR: "ce n’est pas un fichier de texte.", EN: "this is not a text file."}
	noCards    = game.Text{FR: "Aucune carte de ce jeu dans cette liste.",
		EN: "There is no card of this game in that list."}
	pastedName    = game.Text{FR: "Liste collée", EN: "Pasted list"}
	nothingPasted = game.Text{FR: "Le presse-papiers ne contient aucun texte.", EN: "There is no text on the clipboard."}
	pasteFailed   = game.Text{FR: "Impossible de coller\u00a0: ", EN: "Cannot paste: "}
	copyFailed    = game.Text{FR: "Impossible de copier\u00a0: ", EN: "Cannot copy: "}
	copied        = game.Text{FR: "La liste est dans le presse-papiers.", EN: "The list is on the clipboard."}
	exported      = game.Text{FR: "Deck exporté\u00a0: ", EN: "Deck exported: "}
	exportFailed  = game.Text{FR: "Le deck n’a pas pu être exporté\u00a0: ", EN: "The deck could not be exported: "}
	nothingFound  = game.Text{FR: "Aucun fichier .txt dans le dossier des téléchargements.",
		EN: "There is no .txt file in the downloads folder."}
	keepFailed  = game.Text{FR: "Le deck n’est pas gardé\u00a0: ", EN: "The deck is not kept: "}
	damagedHead = game.Text{FR: "Fichiers illisibles", EN: "Files that cannot be read"}
	damagedHelp = game.Text{FR: "Ils restent où ils sont\u00a0; le programme n’y touche pas de lui-même.",
		EN: "They stay where they are; the program does not touch them of itself."}
	deleteFileAsk    = game.Text{FR: "Supprimer ce fichier\u00a0?", EN: "Delete this file?"}
	deleteFileDetail = game.Text{FR: " disparaîtra pour toujours.", EN: " will be gone for good."}

	benchText   = game.Text{FR: "Deck en construction", EN: "Deck being built"}
	shelfBack   = game.Text{FR: "Retour aux decks", EN: "Back to the decks"}
	nameLabel   = game.Text{FR: "Nom du deck", EN: "Name of the deck"}
	searchLabel = game.Text{FR: "Chercher une carte", EN: "Look for a card"}
	undoText    = game.Text{FR: "Annuler le dernier changement", EN: "Undo the last change"}
	redoText    = game.Text{FR: "Refaire", EN: "Redo"}
	listText    = game.Text{FR: "Le deck en texte", EN: "The deck as text"}
	listHelp    = game.Text{FR: "À envoyer ou à garder. Coller une liste (Ctrl + V) en fait un nouveau deck.",
		EN: "To be sent or kept. Pasting a list (Ctrl + V) makes a new deck of it."}
	partsText      = game.Text{FR: "Parties de l’écran", EN: "Parts of the screen"}
	collectionText = game.Text{FR: "Collection", EN: "Collection"}
	deckText       = game.Text{FR: "Deck", EN: "Deck"}
	filtersText    = game.Text{FR: "Filtres", EN: "Filters"}
	mineText       = game.Text{FR: "Dans le deck", EN: "In the deck"}
	clearText      = game.Text{FR: "Tout afficher", EN: "Show all"}
	noneText       = game.Text{FR: "Aucune carte ne correspond.", EN: "No card matches."}
	intoText       = game.Text{FR: "Ajouter", EN: "Add"}
	toDeckText     = game.Text{FR: "Au deck", EN: "To the deck"}
	toSideText     = game.Text{FR: "À la réserve", EN: "To the sideboard"}
	leaveText      = game.Text{FR: "Laisser de côté", EN: "Leave aside"}
	showText       = game.Text{FR: "Montrer", EN: "Show"}
	listSheetText  = game.Text{FR: "Liste", EN: "List"}
	statSheetText  = game.Text{FR: "Chiffres", EN: "Figures"}
	ruleSheetText  = game.Text{FR: "Règles", EN: "Rules"}
	rulesHead      = game.Text{FR: "Construire un deck", EN: "Building a deck"}
	emptyDeckText  = game.Text{FR: "Touchez une carte de la collection, ou faites-la glisser ici, pour l’ajouter.",
		EN: "Press a card of the collection, or drag it here, to add it."}
	takeOneText  = game.Text{FR: "Enlever un exemplaire.", EN: "Take out a copy."}
	moreOneText  = game.Text{FR: "Ajouter un exemplaire\u00a0: ", EN: "Add a copy: "}
	moveToText   = game.Text{FR: "Déplacer un exemplaire vers ", EN: "Move a copy to "}
	showCardText = game.Text{FR: "Voir la carte.", EN: "Show the card."}
	soundText    = game.Text{FR: "Ce deck peut être joué.", EN: "This deck can be played."}
	curveText    = game.Text{FR: "Courbe", EN: "Curve"}
	meanText     = game.Text{FR: "moyenne", EN: "mean"}
	noCardYet    = game.Text{FR: "Aucune carte.", EN: "No card."}
	notThere     = game.Text{FR: "Il n’y en a pas à enlever.", EN: "There is none to take."}
	onlyExchange = game.Text{FR: "Entre deux parties, on échange seulement avec la réserve.",
		EN: "Between two matches cards are only exchanged with the sideboard."}
)

// What is said between two matches of a series.
var (
	exchangeText = game.Text{FR: "Échanger avec sa réserve", EN: "Exchange with the sideboard"}
	exchangeHelp = game.Text{FR: "Touchez une carte pour la faire passer de l’autre côté. Personne d’autre ne voit ce que vous échangez.",
		EN: "Press a card to take it over to the other side. Nobody else sees what you exchange."}
	doneText      = game.Text{FR: "Finir l’échange", EN: "End of the exchange"} // names the foot for readers
	readyText     = game.Text{FR: "C’est prêt", EN: "Ready"}
	sideText      = game.Text{FR: "Réserve", EN: "Sideboard"}
	scoreHead     = game.Text{FR: "Match\u00a0: ", EN: "Match: "}
	firstExchange = game.Text{FR: "D’abord, chacun échange des cartes avec sa réserve, derrière un rideau.",
		EN: "First everybody exchanges cards with his sideboard, behind a curtain."}
	thenText = game.Text{FR: "Ensuite, chacun échange des cartes avec sa réserve, derrière un rideau.",
		EN: "Then everybody exchanges cards with his sideboard, behind a curtain."}
)

// What is said where the match itself asks who begins: only then the decks are
// as they will be.
var (
	goOnText     = game.Text{FR: "Continuer", EN: "Go on"}
	laterLotText = game.Text{FR: "La partie précédente était une égalité\u00a0: le sort désignera qui choisit de commencer.",
		EN: "The game before was a draw: the lot will say who chooses who begins."}
)

func laterChooseText(name string) game.Text {
	return game.Text{FR: name + " a perdu la partie précédente\u00a0: à " + name +
		" de choisir qui commence, quand la partie commencera.",
		EN: name + " has lost the game before, and will choose who begins when the game starts."}
}

func chooseText(name string) game.Text {
	return game.Text{FR: name + " a perdu la partie précédente et choisit qui commence.",
		EN: name + " has lost the game before and chooses who begins."}
}

// willBeginText is said of the program, which chooses as most do.
func willBeginText(name string) game.Text {
	return game.Text{FR: name + " a perdu la partie précédente et choisit de commencer.",
		EN: name + " has lost the game before and chooses to begin."}
}

func lotText(name string) game.Text {
	return game.Text{FR: "La partie précédente était une égalité\u00a0: le sort désigne " + name + ".",
		EN: "The game before was a draw: the lot has fallen on " + name + "."}
}

func beginsText(name string) game.Text {
	return game.Text{FR: name + " commence", EN: name + " begins"}
}
