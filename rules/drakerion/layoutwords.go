package drakerion

import "wyrmtable/rules"

// The names and texts of what layout.go counts, in the order of its constants.

var varInfos = []rules.VarInfo{
	{Word: word("gold", "or", "gold"), Max: most},
	{Word: word("prestige", "prestige", "prestige"), Max: most},
	{Word: word("turn", "tour", "turn"), Max: maxTurns + 1},
	{Word: word("phase", "phase", "phase"), Max: PhaseEnd},
	{Word: word("first", "premier joueur", "first player"), Max: 1},
	{Word: word("active", "à qui d’agir", "whose action"), Max: 1, Names: true},
	{Word: word("passed", "passes de suite", "passes in a row"), Max: 2},
	{Word: word("retreat", "retraite sonnée par", "retreat sounded by"), Max: 2},
	{Word: word("attacker", "attaquant", "attacker"), Max: 2*maxDeck + 30, Card: true},
	{Word: word("defender", "défenseur", "defender"), Max: 2*maxDeck + 30, Card: true},
	{Word: word("shot", "attaque à distance", "ranged attack"), Max: 1},
	{Word: word("waived", "passes de suite en combat", "combat passes in a row"), Max: 2},
	{Word: word("opening", "première action du défenseur", "the defender’s first action"), Max: 1},
}

var attrInfos = []rules.AttrInfo{
	{Word: word("inclined", "incliné", "inclined"), Max: 1},
	{Word: word("damage", "dégâts", "damage"), Max: most},
	{Word: word("host", "porteur", "host"), Max: 2*maxDeck + 30, Card: true},
	{Word: word("shield", "Bouclier", "Shield"), Max: most},
	{Word: word("combat-melee", "mêlée (combat)", "melee (combat)"), Min: -most, Max: most},
	{Word: word("combat-riposte", "riposte (combat)", "riposte (combat)"), Min: -most, Max: most},
	{Word: word("combat-ranged", "tir (combat)", "ranged (combat)"), Min: -most, Max: most},
	{Word: word("turn-melee", "mêlée (tour)", "melee (turn)"), Min: -most, Max: most},
	{Word: word("turn-riposte", "riposte (tour)", "riposte (turn)"), Min: -most, Max: most},
	{Word: word("turn-ranged", "tir (tour)", "ranged (turn)"), Min: -most, Max: most},
}

var verbWords = []rules.Word{
	word("begin", "Désigner le premier joueur", "Name the first player"),
	word("place", "Placer", "Place"),
	word("under", "Remettre sous le deck", "Put back under the deck"),
	word("undo", "Annuler", "Take back"),
	word("done", "Terminer", "Done"),
	word("choose", "Choisir", "Choose"),
	word("play", "Jouer", "Play"),
	word("use", "Activer", "Use"),
	word("store", "Action de la Cité", "Action of the City"),
	word("attack", "Attaquer", "Attack"),
	word("shoot", "Attaquer à distance", "Attack at range"),
	word("intercept", "Intercepter", "Intercept"),
	word("boost", "Soutenir le Renommé", "Support the Renowned"),
	word("pass", "Passer", "Pass"),
	word("retreat", "Sonner la retraite", "Sound the retreat"),
}

var noteWords = []rules.Word{
	word("initiative", "choisit qui commence", "chooses who begins"),
	word("first", "commence", "begins"),
	word("mulligan", "change sa main", "changes the hand"),
	word("turn", "tour", "turn"),
	word("unveil", "dévoile", "unveils"),
	word("rebuild", "reprend ses Manœuvres", "takes the Manœuvres back"),
	word("empty", "deck vide", "empty deck"),
	word("play", "joue", "plays"),
	word("use", "active", "uses"),
	word("store", "Action de la Cité", "Action of the City"),
	word("pass", "passe", "passes"),
	word("retreat", "sonne la retraite", "sounds the retreat"),
	word("attack", "attaque", "attacks"),
	word("shoot", "attaque à distance", "attacks at range"),
	word("intercept", "intercepte", "intercepts"),
	word("redirect", "attaque redirigée", "attack redirected"),
	word("boost", "soutient le Renommé", "supports the Renowned"),
	word("window", "actions de combat", "combat actions"),
	word("blow", "inflige des dégâts", "deals damage"),
	word("cancel", "combat annulé", "combat cancelled"),
	word("destroyed", "détruit", "destroyed"),
	word("climb", "le soutien monte en mêlée", "the support line goes to melee"),
	word("replace", "remplacé", "replaced"),
	word("search", "cherche", "searches"),
	word("idle", "sans effet", "without effect"),
	word("end", "fin du tour", "end of the turn"),
	word("win", "victoire", "victory"),
	word("stall", "partie trop longue", "too long a match"),
}

var askWords = []rules.Word{
	word("first", "désigner le premier joueur", "name the first player"),
	word("place", "placer les Personnages de départ", "place the set-up Characters"),
	word("mulligan", "changer des cartes de la main", "change cards of the hand"),
	word("manoeuvre", "choisir une Manœuvre", "choose a Manœuvre"),
	word("action", "faire une action", "take an action"),
	word("combat", "agir dans le combat", "act in the combat"),
	word("react", "activer une capacité", "use an ability"),
	word("discard", "défausser une carte", "discard a card"),
	word("search", "chercher une carte", "search for a card"),
	word("deploy", "mettre en jeu un Personnage", "put a Character into play"),
	word("replace", "choisir le remplaçant", "choose the replacement"),
	word("line", "choisir une ligne", "choose a line"),
}
