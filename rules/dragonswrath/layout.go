package dragonswrath

import "wyrmtable/rules"

// The numbers of the game.
const (
	provinces   = 15 // of each leader
	magicLimit  = 2  // of them, magic
	leastAllies = 30
	mostAllies  = 60 // R1
	firstHand   = 5  // W1
	raidTurn    = 3  // provinces may be attacked from this turn (W16)
	maxTurns    = 100
	maxBonus    = 9999 // more than all cards of six leaders give or take: none of it is cut
	peaceYears  = 5    // R7
)

// The zones of the table, then those of each seat, kind by kind.
const (
	ZonePlay rules.Zone = iota + 1 // the maléfice being cast, or the rituals revealed that wait for their effect
	zoneSeats
)

// The kinds of zones that each seat has.
const (
	zoneDeck rules.Zone = iota
	zoneHand
	zoneProvinces
	zoneAside
	zoneRealm
	zoneItems
	zoneRites
	zoneDiscard
	zoneLost
	zoneKinds
)

func zoneOf(kind rules.Zone, s rules.Seat) rules.Zone {
	return zoneSeats + rules.Zone(s)*zoneKinds + kind
}

// ZoneDeck is the pile of allies of seat s.
func ZoneDeck(s rules.Seat) rules.Zone { return zoneOf(zoneDeck, s) }

// ZoneHand holds the allies in the hand of seat s.
func ZoneHand(s rules.Seat) rules.Zone { return zoneOf(zoneHand, s) }

// ZoneProvinces holds the provinces in the hand of seat s that can be used.
func ZoneProvinces(s rules.Seat) rules.Zone { return zoneOf(zoneProvinces, s) }

// ZoneAside holds those set aside until the next turn (W11).
func ZoneAside(s rules.Seat) rules.Zone { return zoneOf(zoneAside, s) }

// ZoneRealm holds the creatures of seat s in play.
func ZoneRealm(s rules.Seat) rules.Zone { return zoneOf(zoneRealm, s) }

// ZoneItems holds the items in play; AttrHost says on which creature.
func ZoneItems(s rules.Seat) rules.Zone { return zoneOf(zoneItems, s) }

// ZoneRites holds the lasting rituals of seat s (W26, R2).
func ZoneRites(s rules.Seat) rules.Zone { return zoneOf(zoneRites, s) }

// ZoneDiscard is the discard of allies of seat s.
func ZoneDiscard(s rules.Seat) rules.Zone { return zoneOf(zoneDiscard, s) }

// ZoneLost holds the provinces that seat s has discarded.
func ZoneLost(s rules.Seat) rules.Zone { return zoneOf(zoneLost, s) }

func kindOf(z rules.Zone) rules.Zone {
	if z < zoneSeats {
		return -1
	}
	return (z - zoneSeats) % zoneKinds
}

func seatOf(z rules.Zone) rules.Seat {
	if z < zoneSeats {
		return rules.Nobody
	}
	return rules.Seat((z - zoneSeats) / zoneKinds)
}

// The counters.
const (
	VarTurn   rules.Var = iota // of the table: the year, from 1
	VarPhase                   // of the table
	VarActive                  // of the table: who attacks, seat + 1; 0 for nobody
	VarMode                    // of the table: how the present attack is made
	VarRaided                  // of the table: whose provinces are attacked, seat + 1
	VarPeace                   // of the table: years in a row in which nothing could be drawn and nothing was done (R7)
	VarRank                    // of a seat: its place in the order of combat, from 1
	VarGather                  // of a seat: 1 while it recovers discarded provinces
	VarOut                     // of a seat: 1 when it is eliminated
)

// The values of VarPhase.
const (
	PhaseDraw int32 = iota + 1
	PhaseMagic
	PhaseBuy
	PhaseCombat
	PhaseEnd
)

// The values of VarMode.
const (
	ModeNone int32 = iota
	ModePM
	ModePP
	ModeRaid
)

// The attributes of cards.
const (
	AttrHost   rules.Attr = iota // of an item: the creature that bears it
	AttrUsed                     // 1: does not attack any more this turn (W14); -1: may attack once more than others
	AttrStruck                   // 1: was attacked by the leader who now attacks (W15)
	AttrFight                    // 1: attacks now, 2: is attacked now
	AttrPM                       // until the end of the turn
	AttrPP
	AttrLastPM // while it is in play
	AttrLastPP
	AttrWard  // 1: cannot be destroyed this turn
	AttrBound // 1: does not attack any more this turn, whatever else it may (R13)
	AttrShown // of a province: 1 while it is shown as proof
	AttrSpent // of a discarded province: 1 if it was set aside this turn (R11)
)

// The verbs.
const (
	VerbCast   rules.Verb = iota // Card: the ritual; Target: the province to discard, 0 without spheres
	VerbGather                   // Card: the magic province
	VerbNone                     // no ritual
	VerbBuy                      // Card: the creature; Target: the province to discard
	VerbEquip                    // Card: the item; Target: its bearer
	VerbBack                     // the last step of the draft is taken back
	VerbDone                     // the draft is complete
	VerbCurse                    // Card: the maléfice; Target or Whom: what it is aimed at
	VerbPass
	VerbAttack // Card, Target; Num: ModePM or ModePP
	VerbRaid   // Card; Whom
	VerbStop   // no more attacks
	VerbChoose // Target or Whom: what an ability is aimed at
	VerbLose   // Card: the province
	VerbShow   // Card: the province shown in the draft in the place of Target
)

// The questions. The Draft of the first three holds the ritual (or the magic
// province of the great ritual), creature or maléfice, then the Num provinces
// shown for it, of which the first is discarded for a ritual or creature; behind
// them, of a purchase, each item with its bearer, and of a maléfice the card that
// it is aimed at.
const (
	AskMagic  rules.AskKind = iota // secret
	AskBuy                         // secret
	AskCurse                       // open
	AskAttack                      // the next attack
	AskAim                         // what an ability is aimed at
	AskLose                        // which province is discarded
)

// The announcements.
const (
	NoteTurn    rules.NoteID = iota // year New
	NoteChosen                      // Seat has chosen in secret
	NoteReveal                      // the choices are revealed
	NoteProof                       // Seat shows New provinces for Card: those with AttrShown
	NoteCast                        // Seat casts Card
	NoteGather                      // Seat gathers by the magic province Card
	NoteGot                         // Seat recovers the province Card
	NoteBuy                         // Seat buys Card
	NoteCurse                       // Seat casts the maléfice Card, on Other or against the leader New - 1
	NoteOrder                       // the order of combat is known
	NoteAttack                      // Card attacks Other; New is the mode
	NoteRaid                        // Card attacks the provinces of Seat
	NoteCompare                     // Card has Old, Other has New
	NoteCancel                      // the fight of Card is cancelled (W29)
	NoteFall                        // Card is destroyed
	NoteWard                        // Card is protected
	NoteNothing                     // Card has nothing to work on, or Seat none of what the operation New would take
	NoteLot                         // a card of Seat is drawn by lot to be discarded
	NoteNoCard                      // Seat has no card to draw
	NoteOut                         // Seat is eliminated
	NoteWin                         // Seat wins, or nobody
	NoteVoid                        // the ritual Card does not take effect: its leader is out
)

// word is short, for tables of names.
var word = rules.NewWord

func noteWords() []rules.Word {
	return []rules.Word{
		word("turn", "Année", "Year"), word("chosen", "Choix fait", "Choice made"), word("reveal", "Révélation", "Reveal"),
		word("proof", "Provinces montrées", "Provinces shown"), word("cast", "Rituel", "Ritual"), word("gather", "Grand rituel", "Great ritual"),
		word("got", "Province récupérée", "Province recovered"), word("buy", "Achat", "Purchase"), word("curse", "Maléfice", "Maléfice"),
		word("order", "Ordre de combat", "Order of combat"), word("attack", "Attaque", "Attack"), word("raid", "Attaque de provinces", "Attack on provinces"),
		word("compare", "Comparaison", "Comparison"), word("cancel", "Combat annulé", "Fight cancelled"), word("fall", "Destruction", "Destruction"),
		word("ward", "Protégée", "Protected"), word("nothing", "Sans effet", "No effect"), word("lot", "Tirage au sort", "Drawn by lot"), word("no-card", "Aucune carte", "No card"),
		word("out", "Éliminé", "Eliminated"), word("win", "Fin de la partie", "End of the match"),
		word("void", "Rituel perdu", "Ritual lost"),
	}
}

// newLayout makes the table for so many seats and card slots.
func newLayout(seats, cards int) *rules.Layout {
	l := &rules.Layout{
		Seats: seats, Cards: cards,
		Zones: []rules.ZoneInfo{
			{Word: word("nowhere", "Hors du jeu", "Out of the game"), Seat: rules.Nobody},
			{Word: word("play", "Cartes lancées", "Cards being cast"), Seat: rules.Nobody, Seen: rules.Everyone},
		},
		Vars: []rules.VarInfo{
			{Word: word("turn", "Année", "Year"), Max: maxTurns + 1},
			{Word: word("phase", "Phase", "Phase"), Max: PhaseEnd},
			{Word: word("active", "Attaquant", "Attacker"), Max: int32(seats), Names: true},
			{Word: word("mode", "Combat", "Fight"), Max: ModeRaid},
			{Word: word("raided", "Provinces attaquées", "Provinces attacked"), Max: int32(seats)},
			{Word: word("peace", "Années de paix", "Years of peace"), Max: peaceYears},
			{Word: word("rank", "Rang", "Rank"), Max: int32(seats)},
			{Word: word("gather", "Récupère les provinces", "Gathers provinces"), Max: 1},
			{Word: word("out", "Éliminé", "Eliminated"), Max: 1},
		},
		Attrs: []rules.AttrInfo{
			{Word: word("host", "porteur", "bearer"), Max: int16(cards), Card: true},
			{Word: word("used", "a attaqué", "has attacked"), Min: -maxBonus, Max: 1},
			{Word: word("struck", "attaquée", "attacked"), Max: 1},
			{Word: word("fight", "au combat", "fighting"), Max: 2},
			{Word: word("pm", "PM ce tour", "PM this turn"), Min: -maxBonus, Max: maxBonus},
			{Word: word("pp", "PP ce tour", "PP this turn"), Min: -maxBonus, Max: maxBonus},
			{Word: word("last-pm", "PM durable", "lasting PM"), Min: -maxBonus, Max: maxBonus},
			{Word: word("last-pp", "PP durable", "lasting PP"), Min: -maxBonus, Max: maxBonus},
			{Word: word("ward", "protégée", "protected"), Max: 1},
			{Word: word("bound", "entravée", "bound"), Max: 1},
			{Word: word("shown", "montrée", "shown"), Max: 1},
			{Word: word("spent", "mise de côté ce tour", "set aside this turn"), Max: 1},
		},
		Verbs: []rules.Word{
			word("cast", "Lancer", "Cast"), word("gather", "Grand rituel", "Great ritual"), word("skip", "Aucun rituel", "No ritual"),
			word("buy", "Acheter", "Buy"), word("equip", "Équiper", "Equip"), word("back", "Reprendre", "Take back"), word("done", "Terminer", "Done"),
			word("curse", "Lancer", "Cast"), word("pass", "Passer", "Pass"), word("attack", "Attaquer", "Attack"),
			word("raid", "Attaquer les provinces", "Attack provinces"), word("stop", "Cesser les attaques", "Stop attacking"),
			word("choose", "Choisir", "Choose"), word("lose", "Perdre", "Lose"), word("show", "Montrer", "Show"),
		},
		Notes: noteWords(),
		Asks: []rules.Word{
			word("magic", "Choisir un rituel", "Choose a ritual"), word("buy", "Choisir un achat", "Choose a purchase"),
			word("curse", "Lancer un maléfice", "Cast a maléfice"), word("attack", "Attaquer", "Attack"),
			word("aim", "Choisir la cible", "Choose the target"), word("lose", "Perdre une province", "Lose a province"),
		},
	}
	for s := range rules.Seat(seats) {
		zone := func(name, fr, en string, pile bool, seen rules.SeatSet) {
			l.Zones = append(l.Zones, rules.ZoneInfo{Word: word(name, fr, en), Seat: s, Pile: pile, Seen: seen})
		}
		zone("deck", "Alliés", "Allies", true, 0)
		zone("hand", "Main", "Hand", false, rules.Only(s))
		zone("provinces", "Provinces", "Provinces", false, rules.Only(s))
		zone("aside", "Provinces mises de côté", "Provinces set aside", false, rules.Only(s))
		zone("realm", "Créatures", "Creatures", false, rules.Everyone)
		zone("items", "Objets magiques", "Magic items", false, rules.Everyone)
		zone("rites", "Rituels durables", "Lasting rituals", false, rules.Everyone)
		zone("discard", "Défausse", "Discard", true, rules.Everyone)
		zone("lost", "Provinces défaussées", "Discarded provinces", true, rules.Everyone)
	}
	return l
}
