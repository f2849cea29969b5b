package saves

import "wyrmtable/game"

var (
	titleText = game.Text{FR: "Parties enregistrées", EN: "Saved games"}
	listHead  = game.Text{FR: "Vos parties", EN: "Your games"}
	emptyText = game.Text{FR: "Aucune partie enregistrée. Une partie commencée se garde d’elle-même à chaque coup.",
		EN: "No saved games. A game you start keeps itself after every move."}
	doneText     = game.Text{FR: "Dernière partie jouée", EN: "Last game played"}
	autoText     = game.Text{FR: "Partie en cours", EN: "Game in progress"}
	loadText     = game.Text{FR: "Reprendre la partie", EN: "Resume the match"}
	watchText    = game.Text{FR: "Revoir", EN: "Watch"}
	renameText   = game.Text{FR: "Renommer", EN: "Rename"}
	renameYes    = game.Text{FR: "Nommer ainsi", EN: "Use this name"}
	exportText   = game.Text{FR: "Exporter", EN: "Export"}
	shareText    = game.Text{FR: "Partager", EN: "Share"}
	pasteText    = game.Text{FR: "Coller un lien", EN: "Paste a link"}
	deleteText   = game.Text{FR: "Supprimer", EN: "Delete"}
	cancelText   = game.Text{FR: "Annuler", EN: "Cancel"}
	keepText     = game.Text{FR: "Garder", EN: "Keep"}
	deleteAsk    = game.Text{FR: "Supprimer cette partie ?", EN: "Delete this game?"}
	deleteFile   = game.Text{FR: "Supprimer ce fichier\u00a0?", EN: "Delete this file?"}
	deleteDetail = game.Text{FR: " disparaîtra pour toujours.", EN: " will be gone for good."}
	unknownGame  = game.Text{FR: "Ce jeu n’est pas dans cette version du programme.",
		EN: "This game is not in this version of the program."}
	exportDone   = game.Text{FR: "Partie exportée : ", EN: "Game exported: "}
	exportFailed = game.Text{FR: "Export impossible : ", EN: "The export failed: "}
	importHead   = game.Text{FR: "Ajouter une partie", EN: "Add a game"}
	importHelp   = game.Text{FR: "Déposez un fichier .wyrm sur la fenêtre, choisissez-en un, ou collez le lien ou le message qu’on vous a envoyé.",
		EN: "Drop a .wyrm file on the window, choose one, or paste the link or message that you were sent."}
	importText = game.Text{FR: "Choisir un fichier", EN: "Choose a file"}
	importNone = game.Text{FR: "Aucun fichier .wyrm dans vos téléchargements : déposez-en un sur la fenêtre.",
		EN: "No .wyrm file in your downloads: drop one on the window."}
	importDone  = game.Text{FR: "Partie ajoutée : ", EN: "Game added: "}
	damagedHead = game.Text{FR: "Fichiers illisibles", EN: "Files that cannot be read"}
	damagedHelp = game.Text{FR: "Ils restent où ils sont\u00a0; le programme n’y touche pas de lui-même.",
		EN: "They stay where they are; the program does not touch them of itself."}
)
