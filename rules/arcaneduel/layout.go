package arcaneduel

import "wyrmtable/rules"

// The numbers of the game.
const (
	maxLife   = 9    // pips of the die (A3)
	laterLife = 5    // of the rounds after the first (A2)
	firstHand = 2    // cards dealt (S1)
	handLimit = 3    // A8, A10
	goalWins  = 3    // rounds to win (S6)
	maxTurns  = 4000 // the stall guard calls a draw after so many turns (R12)
)

// The zones of the table, then those of each seat.
const (
	ZoneDeck    rules.Zone = iota + 1 // face down; the last card is the top
	ZoneDiscard                       // face up
	ZonePlay                          // the spell being resolved, then the Defence cards played against it
	zoneHand
)

// ZoneHand returns the hand of seat s, known to s only.
func ZoneHand(s rules.Seat) rules.Zone { return zoneHand + rules.Zone(s) }

// The counters. Of a seat unless they are said to be the table's.
const (
	VarLife   rules.Var = iota // 0 to 9; 0 is eliminated, once a spell is over
	VarWins                    // rounds won
	VarPoison                  // points of poison due at the end of the seat's current or next turn
	VarLatent                  // the same, but one turn later: put on during the seat's own turn
	VarVeil                    // 1: Shadow Veil, until it cancels an attack or the seat's next turn starts
	VarArmour                  // damage that Frozen Armour blocks, until used
	VarShock                   // 1: Electric Veil, until the seat's next turn starts
	VarTrap                    // 1: Arcane Trap, until somebody attacks or the seat's next turn starts
	VarRefill                  // 1: a card was discarded to be replaced at the start of the next turn (A9)
	VarAimed                   // 1: attacked by the spell now in play
	VarHit                     // damage of that attack on its way
	VarRecoil                  // damage on its way that is no attack: the spell's own, Mirror, Thorns
	VarRound                   // of the table: counts from 1
	VarTurn                    // of the table: turns of the match, from 1
	VarPhase                   // of the table
	VarActive                  // of the table: whose turn it is
	VarCombo                   // of the table: the number of the combination in play, else 0
)

// The values of VarPhase.
const (
	PhaseStart   int32 = iota + 1 // a round is set up; markers end, a discarded card is replaced
	PhaseAct                      // one choice, and what follows from it
	PhaseDiscard                  // a card may be discarded to be replaced
	PhaseEffects                  // poison
)

// The verbs. The comments say which fields of the action are set besides Seat;
// what a drag starts from is Card, and it ends at Target, at Zone, or at the
// seat Whom.
const (
	VerbDraw    rules.Verb = iota // Card: the top of the deck, 0 when it must be rebuilt; Zone: the hand
	VerbPlay                      // Card; Zone: ZonePlay; Whom: the player chosen, Nobody if none is
	VerbCombine                   // Card on Target, in the order of the list of combinations; Whom
	VerbDiscard                   // Card; Zone: the discard
	VerbPass                      // nothing
	VerbDefend                    // Card; Zone: ZonePlay; Whom: where Deflection sends the attack
	VerbEndure                    // no Defence card
	VerbAim                       // Whom: the second opponent of Chain Reaction
	VerbTake                      // Card of the discard; Zone: the hand
	VerbReplace                   // Card; Zone: the discard; a new one comes next turn
	VerbKeep                      // replace nothing
)

// The kinds of questions. Source is the card that asks.
const (
	AskTurn    rules.AskKind = iota // the one choice of a turn
	AskSecond                       // the second opponent of Chain Reaction
	AskPay                          // which card to discard for Curse or Arcane Barrier
	AskDefend                       // an attack comes: a Defence card or none; Num is its damage
	AskObey                         // Mind Control: which card to discard
	AskTrap                         // Arcane Trap: which card to discard
	AskTake                         // Grave Summoning: which card of the discard to take
	AskReplace                      // at the end of a turn: discard a card to be replaced, or none
	AskLimit                        // too many cards at the end of a turn: discard one
)

// The announcements. Card is the card that acts and Seat whom it concerns; the
// comments say what Old and New hold.
const (
	NoteRound     rules.NoteID = iota // round New begins, Seat first; drawn by lot
	NoteTurn                          // Seat begins turn New
	NoteFade                          // a marker of Seat ends unused; Old is its Var
	NoteRefill                        // Seat draws for the card discarded at the end of the last turn
	NoteFull                          // Seat would, but holds three cards
	NotePass                          // Seat does nothing
	NotePlay                          // Seat plays Card
	NoteCombo                         // Seat combines Card with Other; New is the number of the combination
	NoteAimed                         // Seat is attacked by Card
	NoteVeil                          // the Shadow Veil of Seat cancels the attack by Card
	NoteDefend                        // Seat answers with Card
	NoteEndure                        // Seat answers with nothing
	NoteBlock                         // Card blocks New damage for Seat
	NoteDeflect                       // Seat sends the attack to seat New by Card
	NoteMirror                        // Card sends New damage back for Seat
	NoteThorns                        // Card deals New damage to the attacker for Seat
	NoteArmour                        // the Frozen Armour of Seat blocks New damage
	NoteSteal                         // a card of Seat is drawn by lot for seat Old; New is its Face, for the two
	NoteNoCard                        // there is no card to draw for Seat
	NoteNothing                       // Card finds no card to steal from Seat
	NoteTrap                          // the Arcane Trap of Seat catches seat Old
	NoteShock                         // the Electric Veil of Seat strikes seat Old, whose right neighbour is New
	NoteSwap                          // Seat and seat New exchange hands
	NotePoison                        // poison works on Seat: New damage
	NoteReshuffle                     // the discard becomes the deck; New cards
	NoteOut                           // Seat is eliminated
	NoteWin                           // Seat wins the round; Nobody: nobody does
	NoteFinish                        // the match is over; Seat wins, or nobody
)

// The fixed tables for 2 to 5 seats.
var layouts = [...]*rules.Layout{2: newLayout(2), 3: newLayout(3), 4: newLayout(4), 5: newLayout(5)}

func layout(seats int) *rules.Layout {
	if seats < 2 || seats >= len(layouts) {
		return nil
	}
	return layouts[seats]
}

// word is short, for tables of names.
var word = rules.NewWord

func newLayout(seats int) *rules.Layout {
	l := &rules.Layout{
		Seats: seats, Cards: cardCount,
		Zones: []rules.ZoneInfo{
			{Word: word("nowhere", "Hors du jeu", "Out of the game"), Seat: rules.Nobody},
			{Word: word("deck", "Pioche", "Deck"), Seat: rules.Nobody, Pile: true},
			{Word: word("discard", "Défausse", "Discard"), Seat: rules.Nobody, Pile: true, Seen: rules.Everyone},
			{Word: word("play", "Sort en cours", "Spell in play"), Seat: rules.Nobody, Seen: rules.Everyone},
		},
		Vars: varInfos(int32(seats)),
		Verbs: []rules.Word{
			word("draw", "Piocher", "Draw"), word("play", "Jouer", "Play"), word("combine", "Combiner", "Combine"),
			word("discard", "Défausser", "Discard"), word("pass", "Passer", "Pass"),
			word("defend", "Se défendre", "Defend"), word("endure", "Ne pas se défendre", "Do not defend"),
			word("aim", "Viser", "Aim"), word("take", "Reprendre", "Take back"),
			word("replace", "Remplacer", "Replace"), word("keep", "Tout garder", "Keep all"),
		},
		Notes: noteWords(),
		Asks: []rules.Word{
			word("turn", "Choisir une action", "Choose an action"), word("second", "Second adversaire", "Second opponent"),
			word("pay", "Payer le coût", "Pay the cost"), word("defend", "Répondre à l’attaque", "Answer the attack"),
			word("obey", "Défausser sous l’emprise", "Discard under control"), word("trap", "Défausser dans le piège", "Discard in the trap"),
			word("take", "Reprendre une carte", "Take a card back"), word("replace", "Remplacer une carte", "Replace a card"),
			word("limit", "Trop de cartes", "Too many cards"),
		},
	}
	for s := range rules.Seat(seats) {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: word("hand", "Main", "Hand"), Seat: s, Seen: rules.Only(s)})
	}
	return l
}

func varInfos(seats int32) []rules.VarInfo {
	return []rules.VarInfo{
		{Word: word("life", "Vie", "Life"), Max: maxLife},
		{Word: word("wins", "Manches gagnées", "Rounds won"), Max: goalWins},
		{Word: word("poison", "Poison", "Poison"), Max: 16},
		{Word: word("latent", "Poison latent", "Latent poison"), Max: 16},
		{Word: word("veil", "Voile d’ombre", "Shadow Veil"), Max: 1},
		{Word: word("armour", "Armure gelée", "Frozen Armour"), Max: mostArmour()},
		{Word: word("shock", "Voile électrique", "Electric Veil"), Max: 1},
		{Word: word("snare", "Piège arcanique", "Arcane Trap"), Max: 1},
		{Word: word("refill", "Carte à remplacer", "Card to replace"), Max: 1},
		{Word: word("aimed", "Cible", "Target"), Max: 1},
		{Word: word("hit", "Dégâts de l’attaque", "Damage of the attack"), Max: 16},
		{Word: word("recoil", "Dégâts en retour", "Damage in return"), Max: 16},
		{Word: word("round", "Manche", "Round"), Max: maxTurns + 1},
		{Word: word("turn", "Tour", "Turn"), Max: maxTurns + 1},
		{Word: word("phase", "Phase", "Phase"), Max: PhaseEffects},
		{Word: word("active", "Joueur actif", "Active player"), Max: seats - 1, Names: true},
		{Word: word("combo", "Combinaison en cours", "Combination in play"), Max: int32(len(Combos))},
	}
}

func noteWords() []rules.Word {
	return []rules.Word{
		word("round", "Nouvelle manche", "New round"), word("turn", "Tour", "Turn"),
		word("fade", "Se dissipe", "Fades"), word("refill", "Carte remplacée", "Card replaced"),
		word("full", "Main pleine", "Full hand"), word("pass", "Passe", "Passes"),
		word("play", "Joue", "Plays"), word("combo", "Combinaison", "Combination"),
		word("aimed", "Cible", "Target"), word("veil", "Voile d’ombre", "Shadow Veil"),
		word("defend", "Défense", "Defence"), word("endure", "Sans défense", "No defence"),
		word("block", "Bloque", "Blocks"), word("deflect", "Dévie", "Deflects"),
		word("mirror", "Partage", "Shares"), word("thorns", "Épines", "Thorns"),
		word("armour", "Armure gelée", "Frozen Armour"), word("steal", "Vol", "Theft"),
		word("no-card", "Aucune carte à piocher", "No card to draw"), word("nothing", "Rien à voler", "Nothing to steal"),
		word("trap", "Piège arcanique", "Arcane Trap"), word("shock", "Voile électrique", "Electric Veil"),
		word("swap", "Échange des mains", "Hands exchanged"), word("poison", "Poison", "Poison"),
		word("reshuffle", "Défausse mélangée", "Discard shuffled"), word("out", "Hors de la manche", "Out of the round"),
		word("win", "Manche gagnée", "Round won"), word("finish", "Fin de la partie", "End of the match"),
	}
}
