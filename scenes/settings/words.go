package settings

import "wyrmtable/game"

var (
	titleText = game.Text{FR: "Réglages", EN: "Settings"}

	langHead  = game.Text{FR: "Langue", EN: "Language"}
	langLabel = game.Text{FR: "Langue", EN: "Language"}
	langNames = []game.Text{{FR: "Français", EN: "Français"}, {FR: "English", EN: "English"}}

	soundHead  = game.Text{FR: "Son", EN: "Sound"}
	soundOff   = game.Text{FR: "Pas de son\u00a0: le jeu n’a trouvé ni haut-parleur ni casque. Branchez-en un, puis relancez le jeu.", EN: "No sound: the game found neither speakers nor headphones. Plug some in, then start the game again."}
	soundWaits = game.Text{FR: "Le son commence au premier clic ou à la première touche.",
		EN: "Sound begins with the first click or key."}
	soundDetail  = game.Text{FR: "Détail technique\u00a0: ", EN: "Technical detail: "}
	masterLabel  = game.Text{FR: "Volume général", EN: "Master volume"}
	effectsLabel = game.Text{FR: "Effets", EN: "Effects"}

	ambienceLabel = game.Text{FR: "Ambiance", EN: "Ambience"}

	motionHead = game.Text{FR: "Animations", EN: "Animations"}
	speedLabel = game.Text{FR: "Vitesse", EN: "Speed"}
	speedNames = []game.Text{{FR: "Lente", EN: "Slow"}, {FR: "Normale", EN: "Normal"}, {FR: "Double", EN: "Double"},
		{FR: "Instantanée", EN: "Instant"}}
	reducedLabel = game.Text{FR: "Mouvements réduits : les cartes se fondent au lieu de glisser",
		EN: "Reduced motion: cards fade instead of sliding"}

	readingHead   = game.Text{FR: "Lisibilité", EN: "Reading"}
	sizeLabel     = game.Text{FR: "Taille du texte", EN: "Text size"}
	contrastLabel = game.Text{FR: "Contraste élevé", EN: "High contrast"}
	lettersLabel  = game.Text{FR: "Initiale de la couleur sur les cartes", EN: "Colour initial on the cards"}

	windowHead      = game.Text{FR: "Fenêtre", EN: "Window"}
	fullscreenLabel = game.Text{FR: "Plein écran", EN: "Fullscreen"}
	windowLabel     = game.Text{FR: "Taille de la fenêtre", EN: "Window size"}
	windowSizes     = [][2]int{{1280, 720}, {1600, 900}, {1920, 1080}, {2560, 1440}}
	windowNames     = []game.Text{{FR: "1280 × 720", EN: "1280 × 720"}, {FR: "1600 × 900", EN: "1600 × 900"},
		{FR: "1920 × 1080", EN: "1920 × 1080"}, {FR: "2560 × 1440", EN: "2560 × 1440"}}

	handsHead = game.Text{FR: "Table et mains cachées", EN: "Table and hidden hands"}
	turnLabel = game.Text{FR: "Tourner la table vers le joueur actif", EN: "Turn the table to the active player"}

	keysHead = game.Text{FR: "Touches", EN: "Keys"}
	keysHelp = game.Text{FR: "Choisissez une touche, puis pressez la nouvelle. Échap renonce, Suppr efface.",
		EN: "Choose a key, then press the new one. Esc gives up, Del clears."}
	pressKey  = game.Text{FR: "Pressez…", EN: "Press…"}
	clashText = game.Text{FR: "Cette touche sert à deux choses : seule la première agit.",
		EN: "This key is bound twice: only the first action has it."}
	keysReset     = game.Text{FR: "Touches d’origine", EN: "Default keys"}
	keysResetDone = game.Text{FR: "Les touches d’origine sont rétablies.", EN: "The default keys are back."}

	storageHead = game.Text{FR: "Sauvegardes", EN: "Storage"}
	storageHere = game.Text{FR: "Parties et réglages sont gardés dans ce navigateur.",
		EN: "Games and settings are kept in this browser."}
	storageGood = game.Text{FR: "Parties et réglages sont gardés dans ce dossier\u00a0: ",
		EN: "Games and settings are kept in this folder: "}
	storageLost = game.Text{FR: "La dernière sauvegarde dans ce navigateur a échoué.",
		EN: "The last save in this browser failed."}
	storageBad  = game.Text{FR: "La dernière sauvegarde a échoué : ", EN: "The last save failed: "}
	storageNone = game.Text{FR: "Rien ne peut être gardé sur cet appareil : parties et réglages disparaîtront avec le programme.", EN: "Nothing can be kept on this device: games and settings will be gone with the program."}
	resetText   = game.Text{FR: "Tout réinitialiser", EN: "Reset everything"}
	resetDetail = game.Text{FR: "Réglages, touches et noms des joueurs reviennent à l’origine. Vos parties ne sont pas touchées.", EN: "Settings, keys and players’ names go back to their defaults. Your games are not touched."}
	resetYes    = game.Text{FR: "Réinitialiser", EN: "Reset"}
	resetDone   = game.Text{FR: "Les réglages d’origine sont rétablis.", EN: "The default settings are back."}
	cancelText  = game.Text{FR: "Garder", EN: "Keep"}
)
