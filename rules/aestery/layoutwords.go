package aestery

import "wyrmtable/rules"

// The words of the layout: short names for scenarios, and the same for people.

func varInfos() []rules.VarInfo {
	return []rules.VarInfo{
		VarLife:     {Word: word("life", "Points de vie", "Life"), Max: 999},
		VarAether:   {Word: word("aether", "Réserve d’Aether", "Aether reserve"), Max: 999},
		VarMined:    {Word: word("mined", "Cartes minées ce tour", "Cards mined this turn"), Max: 99},
		VarPower:    {Word: word("power", "Capacité du Héros utilisée", "Hero ability used"), Max: 1},
		VarSpells:   {Word: word("spells", "Sorts lancés ce tour", "Spells cast this turn"), Max: 9999},
		VarDamage:   {Word: word("damage", "Dégâts de combat infligés à l’adversaire ce tour", "Combat damage dealt to the opponent this turn"), Max: 9999},
		VarRedrawn:  {Word: word("redrawn", "Mulligan", "Mulligan"), Max: 1},
		VarTurn:     {Word: word("turn", "Tour", "Turn"), Max: maxTurns + 1},
		VarPhase:    {Word: word("phase", "Phase", "Phase"), Max: PhaseCleanup},
		VarActive:   {Word: word("active", "Joueur actif", "Active player"), Max: 1, Names: true},
		VarFirst:    {Word: word("first", "A commencé", "Began"), Max: 1},
		VarPriority: {Word: word("priority", "Priorité", "Priority"), Max: 1},
		VarPasses:   {Word: word("passes", "Passes", "Passes"), Max: 1},
		VarCombats:  {Word: word("combats", "Combats ce tour", "Combats this turn"), Max: 999},
		VarCharges:  {Word: word("charges", "Attaques ce tour", "Attacks this turn"), Max: 999},
		VarExtra:    {Word: word("extra", "Combat additionnel payé", "Additional combat paid"), Max: 1},
	}
}

// PhaseNames are the names of the phases, by the value of VarPhase.
var PhaseNames = [...]rules.Text{
	PhaseStart:   {FR: "Mise en place", EN: "Set-up"},
	PhaseUpkeep:  {FR: "Entretien", EN: "Upkeep"},
	PhaseDraw:    {FR: "Pioche", EN: "Draw"},
	PhaseMain:    {FR: "Principale 1", EN: "Main 1"},
	PhaseAttack:  {FR: "Attaque", EN: "Attack"},
	PhaseBlock:   {FR: "Blocs", EN: "Blocks"},
	PhaseDamage:  {FR: "Dégâts", EN: "Damage"},
	PhaseMain2:   {FR: "Principale 2", EN: "Main 2"},
	PhaseEnd:     {FR: "Fin", EN: "End"},
	PhasePitch:   {FR: "Pitch", EN: "Pitch"},
	PhaseDraw2:   {FR: "Pioche 2", EN: "Draw 2"},
	PhaseCleanup: {FR: "Nettoyage", EN: "Cleanup"},
}

func attrInfos() []rules.AttrInfo {
	return []rules.AttrInfo{
		AttrEngaged:    {Word: word("engaged", "engagé", "engaged"), Max: 1},
		AttrFatigue:    {Word: word("fatigue", "Fatigue", "Fatigue"), Max: 999},
		AttrBravery:    {Word: word("bravery", "Bravoure", "Bravery"), Max: 99},
		AttrSlumber:    {Word: word("slumber", "Sieste", "Slumber"), Max: 99},
		AttrThirst:     {Word: word("thirst", "Soif de sang", "Bloodthirst"), Max: 99},
		AttrPlus:       {Word: word("plus", "+1/+1", "+1/+1"), Max: 999},
		AttrExperience: {Word: word("experience", "Expérience", "Experience"), Max: 999},
		AttrSettled:    {Word: word("settled", "a passé un entretien", "has seen an upkeep"), Max: 1},
		AttrBlood:      {Word: word("blood", "First Blood", "First Blood"), Max: 2},
		AttrSkips:      {Word: word("skips", "saute son dégagement", "skips its untapping"), Max: 1},
		AttrFlashed:    {Word: word("flashed", "flashé", "flashed"), Max: 1},
		AttrAttacking:  {Word: word("attacking", "attaque", "attacks"), Max: 2},
		AttrBlocking:   {Word: word("blocking", "bloque", "blocks"), Max: maxCards, Card: true},
		AttrRank:       {Word: word("rank", "ordre de bloc", "block order"), Max: 999},
		AttrForce:      {Word: word("force", "Force ce tour", "Force this turn"), Min: -999, Max: 999},
		AttrDefence:    {Word: word("defence", "Défense ce tour", "Defence this turn"), Min: -999, Max: 999},
		AttrGranted:    {Word: word("granted", "mots-clés ce tour", "keywords this turn"), Max: 1<<15 - 1},
		AttrRepeat:     {Word: word("repeat", "Récidive ce tour", "Repeat this turn"), Max: 99},
		AttrCharge:     {Word: word("charge", "Force de Récidive", "Force from Repeat"), Max: 999},
		AttrSilenced:   {Word: word("silenced", "sans texte", "without text"), Max: 1},
		AttrHit:        {Word: word("hit", "Hit", "Hit"), Max: 1},
		AttrUsed:       {Word: word("used", "capacités utilisées", "abilities used"), Max: 1<<15 - 1},
		AttrLent:       {Word: word("lent", "rendu en fin de tour", "given back at the end of the turn"), Max: 2},
		AttrCached:     {Word: word("cached", "vient de la Cachette", "from the Stash"), Max: 1},
		AttrSealed:     {Word: word("sealed", "pas avant le prochain tour", "not before the next turn"), Max: 1},
		AttrBy:         {Word: word("by", "lancé par", "cast by"), Max: 2},
		AttrTarget:     {Word: word("target", "cible", "target"), Min: -1, Max: maxCards, Card: true},
		AttrSecond:     {Word: word("second", "seconde cible", "second target"), Min: -1, Max: maxCards, Card: true},
		AttrAbility:    {Word: word("ability", "capacité", "ability"), Max: EntrySupport},
		AttrSource:     {Word: word("source", "source", "source"), Max: maxCards, Card: true},
		AttrThat:       {Word: word("that", "déclenchée par", "triggered by"), Min: -1, Max: maxCards, Card: true},
	}
}

func verbWords() []rules.Word {
	return []rules.Word{
		VerbBegin: word("begin", "Commence", "Begins"),
		VerbKeep:  word("keep", "Garder", "Keep"), VerbMulligan: word("mulligan", "Mulligan", "Mulligan"),
		VerbCast: word("cast", "Lancer", "Cast"), VerbActivate: word("activate", "Activer", "Activate"),
		VerbPower: word("power", "Capacité de Héros", "Hero ability"), VerbMine: word("mine", "Miner", "Mine"),
		VerbStash: word("stash", "Cacher", "Stash"), VerbCombat: word("combat", "Combat additionnel", "Additional combat"),
		VerbSupport: word("support", "Support", "Support"), VerbBrave: word("brave", "Bravoure", "Bravery"),
		VerbTap: word("tap", "Engager", "Tap"), VerbPass: word("pass", "Passer", "Pass"),
		VerbTarget: word("target", "Viser", "Aim"), VerbSkip: word("skip", "Sans cible", "No target"),
		VerbPitch: word("pitch", "Pitcher", "Pitch"), VerbRelease: word("release", "Reprendre", "Take back"),
		VerbConfirm: word("confirm", "Confirmer", "Confirm"), VerbCancel: word("cancel", "Annuler", "Call off"),
		VerbAttack: word("attack", "Attaquer", "Attack"), VerbSpare: word("spare", "Retirer de l’attaque", "Take out of the attack"),
		VerbBlock: word("block", "Bloquer", "Block"), VerbUnblock: word("unblock", "Retirer du bloc", "Take out of the block"),
		VerbOrder: word("order", "Ensuite", "Next"), VerbChoose: word("choose", "Choisir", "Choose"),
		VerbDone: word("done", "Terminer", "Finish"), VerbDiscard: word("discard", "Défausser", "Discard"),
		VerbExile: word("exile", "Exiler", "Exile"), VerbAbove: word("above", "Au-dessus", "On top"),
		VerbBelow: word("below", "Au-dessous", "Underneath"), VerbUndo: word("undo", "Revenir", "Step back"),
		VerbYes: word("yes", "Oui", "Yes"), VerbNo: word("no", "Non", "No"),
	}
}

func askWords() []rules.Word {
	return []rules.Word{
		AskMain:     word("main", "Phase principale", "Main phase"),
		AskRespond:  word("respond", "Répondre à la Pile", "Respond to the stack"),
		AskWindow:   word("window", "Agir avant la fin de la phase", "Act before the phase ends"),
		AskStart:    word("start", "Choisir qui commence", "Choose who begins"),
		AskMulligan: word("mulligan", "Garder sa main\u00a0?", "Keep the hand?"),
		AskAttack:   word("attack", "Déclarer les attaquants", "Declare attackers"),
		AskBlock:    word("block", "Déclarer les bloqueurs", "Declare blockers"),
		AskLine:     word("line", "Ordonner les bloqueurs", "Order the blockers"),
		AskTriggers: word("triggers", "Ordonner les déclenchements", "Order the triggers"),
		AskTarget:   word("aim", "Choisir une cible", "Choose a target"),
		AskMay:      word("may", "Utiliser une capacité\u00a0?", "Use an ability?"),
		AskPick:     word("pick", "Choisir pour un effet", "Choose for an effect"),
		AskDiscard:  word("discard", "Défausser", "Discard"),
		AskMine:     word("mining", "Exiler pour des Mines", "Exile for Mines"),
		AskScry:     word("scry", "Regarder le deck", "Look at the deck"),
		AskSearch:   word("search", "Chercher dans le deck", "Search the deck"),
		AskLegend:   word("legend", "Garder un légendaire", "Keep one legendary"),
		AskPitch:    word("under", "Ordonner les cartes pitchées", "Order the pitched cards"),
		AskLimit:    word("limit", "Trop de cartes en main", "Too many cards in hand"),
	}
}

func noteWords() []rules.Word {
	return []rules.Word{
		NoteLot: word("lot", "Tirage au sort", "Drawn by lot"), NoteBegin: word("begin", "Commence", "Begins"),
		NoteKeep: word("keep", "Garde sa main", "Keeps the hand"), NoteMulligan: word("mulligan", "Mulligan", "Mulligan"),
		NoteTurn: word("turn", "Tour", "Turn"), NotePass: word("pass", "Passe", "Passes"),
		NoteCast: word("cast", "Lance", "Casts"), NoteAbility: word("ability", "Capacité", "Ability"),
		NoteResolve: word("resolve", "Se résout", "Resolves"), NoteFizzle: word("fizzle", "Cible perdue", "Target lost"),
		NoteCounter: word("counter", "Contré", "Cancelled"), NoteMine: word("mine", "Mine", "Mines"),
		NoteStash: word("stash", "Cachette", "Stash"), NoteCombat: word("combat", "Combat additionnel", "Additional combat"),
		NoteAttack: word("attack", "Attaque", "Attacks"), NoteBlock: word("block", "Bloque", "Blocks"),
		NoteFlash: word("flash", "Flash", "Flash"), NoteStrike: word("strike", "Dégâts", "Damage"),
		NoteWound: word("wound", "Dégâts au joueur", "Damage to a player"), NoteBlood: word("blood", "First Blood", "First Blood"),
		NoteThirst: word("thirst", "Soif de sang", "Bloodthirst"), NoteDevotion: word("devotion", "Dévouement", "Devotion"),
		NoteSacrifice: word("sacrifice", "Sacrifice", "Sacrifice"), NoteDie: word("die", "Meurt", "Dies"),
		NoteDestroy: word("destroy", "Détruit", "Destroyed"), NoteLegend: word("legend", "Règle des légendes", "Legend rule"),
		NoteWaste: word("waste", "Aether perdu", "Aether lost"), NoteCharge: word("charge", "Récidive", "Repeat"),
		NoteAsleep: word("asleep", "Endormi", "Asleep"), NoteDecline: word("decline", "Renonce", "Declines"),
		NoteShuffle: word("shuffle", "Mélange", "Shuffles"),
		NoteScry:    word("scry", "Regardez", "Scry"), NoteUnder: word("under", "Sous le deck", "Under the deck"),
		NoteNoRoom: word("no-room", "Plus de place", "No room"), NoteBack: word("back", "Rendu", "Given back"),
		NoteEmpty: word("empty", "Deck vide", "Empty deck"), NoteFinish: word("finish", "Fin de la partie", "End of the match"),
	}
}
