package dracoliath

import "wyrmtable/rules"

// The numbers of the game for two players (S5, S9).
const (
	startLife  = 12 // also the most Life a player can have
	goalPower  = 18
	teamLife   = 20 // of a team of two
	teamGoal   = 30
	riverStart = 3
	maxRiver   = 12  // slots on the table; far more than the cards can open
	maxCards   = 126 // in the box; sets of cards fit into 128 bits
	maxTurns   = 400 // the stall guard calls a draw after so many turns
)

// The zones of the table, then those of each seat.
const (
	ZoneDeck    rules.Zone = iota + 1 // the first card is the top; it is often known to all
	ZoneDiscard                       // face up
	ZoneRiver                         // slots; how many are in use is VarRiver
	ZonePlay                          // the card being played: neither visible nor possessed
	zoneHand
)

// ZoneHand returns the hand of seat s.
func ZoneHand(s rules.Seat) rules.Zone { return zoneHand + rules.Zone(s) }

// The counters. Life and Power belong to a team and are kept at its first seat;
// in a duel every seat is its own team.
const (
	VarLife    rules.Var = iota // of a team
	VarPower                    // of a team
	VarFocus                    // of a seat: Concentration tokens
	VarExtra                    // of a seat: turns it will take besides
	VarControl                  // of a seat: 1 + the seat that plays its next turn for it; 0 nobody
	VarTurn                     // of the table: counts from 1
	VarPhase                    // of the table
	VarActive                   // of the table: whose turn it is
	VarDecider                  // of the table: who plays it; differs under mind control
	VarRiver                    // of the table: how many River slots are in use
	VarRenewed                  // of the table: 1 when the River was renewed this turn
	// VarGift, of the table, is there for four players only: 1 while the active
	// player may give his partner a card, 2 while his partner may.
	VarGift
)

// The phases, values of VarPhase. The sheet's phase "take a card" is
// PhaseStart and PhaseTake, "fill the River" is PhaseEnd.
const (
	PhaseStart int32 = iota + 1 // effects at the start of the turn
	PhaseTake                   // renew the River, take a card
	PhasePlay                   // play a card
	PhaseEnd                    // effects at the end of the turn, then filling
)

// AttrSide is 1 on a double-faced card that shows its night side.
const AttrSide rules.Attr = 0

// The verbs of answers.
const (
	VerbTake    rules.Verb = iota // Card from the River to Zone, the subject's hand
	VerbReroll                    // spend a token to renew the River
	VerbPass                      // take nothing, when the River has nothing to take
	VerbPlay                      // Card from the hand to Zone, ZonePlay
	VerbChoose                    // Num 1 or 2: X or Y
	VerbOrder                     // Card: whose effect comes next
	VerbDiscard                   // Card to Zone, the discard
	VerbReplace                   // Card to Zone, the discard, and a new one in its place
	VerbSwap                      // Card with Target
	VerbFlip                      // Card, a double-faced one, is turned over
	VerbGive                      // Card to Zone, the hand of the subject's partner
	VerbKeep                      // give nothing
)

// The kinds of questions.
const (
	AskTake    rules.AskKind = iota // renew the River or take a card
	AskPlay                         // play a card
	AskChoice                       // X or Y of a card
	AskStart                        // which start-of-turn effect next
	AskEnd                          // which end-of-turn effect next
	AskFusion                       // which fusion next
	AskInstead                      // SORT step 4: which replacement applies
	AskAlso                         // which "then" effect comes next
	AskDiscard                      // which card to discard
	AskReplace                      // which card to replace
	AskSwap                         // which two cards to swap
	AskFlip                         // which double-faced card to turn over
	AskGift                         // 2 against 2: give the partner a card
)

// The announcements. Card is the card that acts and Seat whom it concerns; the
// comments say what Old and New hold.
const (
	NoteTurn      rules.NoteID = iota // Seat begins turn New; Old is the decider
	NotePlay                          // Seat plays Card
	NoteFusion                        // Card in hand is activated
	NoteAgain                         // Card is played once more
	NoteStart                         // Card acts at the start of the turn
	NoteEnd                           // Card acts at the end of the turn
	NoteTrigger                       // Card acts because something was done; Old is the On
	NoteUnmet                         // the condition of line New of Card is not met
	NoteChoice                        // Seat has chosen New (1 X, 2 Y) of Card
	NoteSymbols                       // SORT 1: New symbols of Card; Old is the Op
	NoteModifier                      // SORT 2: Card adds Old, which makes New
	NoteNone                          // SORT 1: no card counted, 2: 0 or less, or 7: nothing to lose; Old is the Op, New the step
	NoteForbidden                     // SORT 3: Card prevents it; Old is the Op
	NoteInstead                       // SORT 4: Card replaces it; Old is the Op, New the amount
	NoteAlso                          // SORT 5: Card will act after it; Old is the Op, New the amount
	NoteOver                          // SORT 6: New Life too much for Seat becomes damage
	NoteNothing                       // nothing happened when Seat played Card
	NoteNoTarget                      // Card finds nothing to act on; Old is the Op
	NoteReplay                        // Seat will take another turn
	NoteControl                       // Seat will play the next turn of seat New
	NoteSlot                          // the River now has New slots
	NoteReroll                        // Seat renews the River
	NoteConvert                       // Seat spends two tokens for a card
	NoteReshuffle                     // the discard becomes the deck; New cards
	NoteFinish                        // the match is over; New is the SeatSet that won
)

// word is short, for tables of names.
var word = rules.NewWord

// newLayout returns the table for a number of seats and cards.
func newLayout(seats, cards int) *rules.Layout {
	l := &rules.Layout{
		Seats: seats, Cards: cards,
		Zones: []rules.ZoneInfo{
			{Word: word("nowhere", "Hors du jeu", "Out of the game"), Seat: rules.Nobody},
			{Word: word("deck", "Pioche", "Deck"), Seat: rules.Nobody, Pile: true},
			{Word: word("discard", "Défausse", "Discard"), Seat: rules.Nobody, Pile: true, Seen: rules.Everyone},
			{Word: word("river", "Rivière", "River"), Seat: rules.Nobody, Slots: maxRiver, Seen: rules.Everyone},
			{Word: word("play", "Carte jouée", "Card being played"), Seat: rules.Nobody, Seen: rules.Everyone},
		},
		Vars: []rules.VarInfo{
			{Word: word("life", "Vie", "Life"), Min: -99, Max: teamLife},
			{Word: word("power", "Puissance", "Power"), Max: 99},
			{Word: word("focus", "Concentration", "Concentration"), Max: 99},
			{Word: word("extra", "Tours supplémentaires", "Extra turns"), Max: 99},
			{Word: word("control", "Prochain tour contrôlé", "Next turn controlled"), Max: rules.MaxSeats},
			{Word: word("turn", "Tour", "Turn"), Max: maxTurns + 1},
			{Word: word("phase", "Phase", "Phase"), Max: PhaseEnd},
			{Word: word("active", "Joueur actif", "Active player"), Max: rules.MaxSeats, Names: true},
			{Word: word("decider", "Qui décide", "Who decides"), Max: rules.MaxSeats},
			{Word: word("slots", "Emplacements de la Rivière", "River slots"), Max: maxRiver},
			{Word: word("renewed", "Rivière renouvelée", "River renewed"), Max: 1},
		},
		Attrs: []rules.AttrInfo{{Word: word("side", "Côté", "Side"), Max: 1}},
		Verbs: []rules.Word{
			word("take", "Prendre", "Take"), word("reroll", "Renouveler la Rivière", "Renew the River"),
			word("pass", "Ne rien prendre", "Take nothing"), word("play", "Jouer", "Play"),
			word("choose", "Choisir", "Choose"), word("order", "D’abord", "First"),
			word("discard", "Défausser", "Discard"), word("replace", "Remplacer", "Replace"),
			word("swap", "Échanger", "Swap"), word("flip", "Retourner", "Turn over"),
			word("give", "Donner", "Give"), word("keep", "Ne rien donner", "Give nothing"),
		},
		Notes: noteWords(),
		Asks: []rules.Word{
			word("take", "Prendre une carte", "Take a card"), word("play", "Jouer une carte", "Play a card"),
			word("choice", "Choisir X ou Y", "Choose X or Y"),
			word("start", "Début du tour", "Start of the turn"), word("end", "Fin du tour", "End of the turn"),
			word("fusion", "Ordre des Fusions", "Order of Fusions"),
			word("instead", "À la place", "Instead"), word("also", "Et ensuite", "And then"),
			word("discard", "Défausser", "Discard"), word("replace", "Remplacer", "Replace"),
			word("swap", "Échanger", "Swap"), word("flip", "Retourner", "Turn over"),
			word("gift", "Donner une carte", "Give a card"),
		},
	}
	if seats == 4 {
		l.Vars = append(l.Vars, rules.VarInfo{Word: word("gift", "Don entre partenaires", "Gift between partners"), Max: 2})
	}
	for s := range rules.Seat(seats) {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: word("hand", "Main", "Hand"), Seat: s, Seen: rules.Everyone})
	}
	return l
}

func noteWords() []rules.Word {
	return []rules.Word{
		word("turn", "Tour", "Turn"), word("play", "Joue", "Plays"), word("fusion", "Fusion", "Fusion"),
		word("again", "Une fois de plus", "Once more"), word("start", "Début du tour", "Start of turn"),
		word("end", "Fin du tour", "End of turn"), word("trigger", "Alors", "Then"),
		word("unmet", "Condition non remplie", "Condition not met"), word("choice", "Choix", "Choice"),
		word("symbols", "Symboles", "Symbols"), word("modifier", "Modificateur", "Modifier"),
		word("none", "0 ou moins", "0 or less"), word("forbidden", "Interdit", "Forbidden"),
		word("instead", "À la place", "Instead"), word("also", "Et ensuite", "And then"),
		word("over", "Vie excédentaire", "Excess Life"), word("nothing", "Rien ne se passe", "Nothing happens"),
		word("no-target", "Aucune cible", "No target"), word("replay", "Rejouer", "Play again"),
		word("control", "Contrôle", "Control"), word("slot", "Emplacement", "Slot"),
		word("reroll", "Rivière renouvelée", "River renewed"), word("convert", "Carte gagnée", "Card gained"),
		word("reshuffle", "Défausse mélangée", "Discard shuffled"),
		word("end-of-match", "Fin de la partie", "End of the match"),
	}
}
