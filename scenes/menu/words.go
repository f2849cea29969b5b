package menu

import "wyrmtable/game"

var (
	subtitle     = game.Text{FR: "Dragons et magie autour d’une même table", EN: "Dragons and magic around one table"}
	gamesHead    = game.Text{FR: "Nouvelle partie", EN: "New game"}
	learnText    = game.Text{FR: "Apprendre", EN: "Learn"}
	unknownGame  = game.Text{FR: "Ce jeu n’est pas dans cette version.", EN: "This game is not in this version."}
	continueText = game.Text{FR: "Continuer", EN: "Continue"}
	resumeText   = game.Text{FR: "Reprendre la partie", EN: "Resume the match"}
	lastText     = game.Text{FR: "Dernière partie", EN: "Last game"}
	watchText    = game.Text{FR: "Revoir", EN: "Watch again"}
	noneText     = game.Text{FR: "Aucune partie en cours", EN: "No game in progress"}
	noneDetail   = game.Text{FR: "Choisissez un jeu ci-dessus : la partie se gardera d’elle-même à chaque coup.",
		EN: "Choose a game above: it will keep itself after every move."}
	savedOn      = game.Text{FR: "Enregistrée ", EN: "Saved "}
	moreHead     = game.Text{FR: "Autres écrans", EN: "Other screens"}
	rulesText    = game.Text{FR: "Règles", EN: "Rules"}
	rulesSub     = game.Text{FR: "Lire et apprendre pas à pas", EN: "Read and learn step by step"}
	savesText    = game.Text{FR: "Parties", EN: "Games"}
	savesLabel   = game.Text{FR: "Parties enregistrées", EN: "Saved games"}
	settingsText = game.Text{FR: "Réglages", EN: "Settings"}
	creditsText  = game.Text{FR: "Crédits", EN: "Credits"}
	quitText     = game.Text{FR: "Quitter", EN: "Quit"}
	quitAsk      = game.Text{FR: "Quitter Wyrmtable ?", EN: "Quit Wyrmtable?"}
	quitDetail   = game.Text{FR: "Toute partie commencée est déjà gardée.", EN: "Any game in progress is already kept."}
	stayText     = game.Text{FR: "Rester", EN: "Stay"}
	langText     = game.Text{FR: "Langue", EN: "Language"}
	notBuilt     = game.Text{FR: "Cet écran arrive bientôt.", EN: "This screen is coming soon."}
)
