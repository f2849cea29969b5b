package aestery

import "wyrmtable/rules"

// The numbers of the sheet, and the limits that a table needs besides.
const (
	startLife  = 20  // life at the beginning
	handLimit  = 6   // cards of a full hand (Main pleine)
	maxDeck    = 200 // cards of a deck: it must be possible to shuffle it
	tokenSlots = 100 // tokens that each player may have in play at once
	entrySlots = 48  // abilities that may be on the stack at once
	maxTurns   = 300 // the stall guard calls a draw after so many turns
	maxCards   = 2*(maxDeck+1) + 2*tokenSlots + entrySlots
)

// ZoneStack is the shared stack of spells and abilities; the last one is the
// top and resolves first.
const ZoneStack rules.Zone = 1

// The zones of each seat, two by two.
const (
	zoneDeck rules.Zone = 2 + 2*iota
	zoneHand
	zoneHero
	zoneGraveyard
	zoneExile
	zonePitch
	zoneCachette
	zoneFighters
	zoneStories
	zoneMines
	zoneEnd
)

// ZoneDeck returns the face-down deck of s; the last card is the top.
func ZoneDeck(s rules.Seat) rules.Zone { return zoneDeck + rules.Zone(s) }

// ZoneHand returns the hand of s, known to s only.
func ZoneHand(s rules.Seat) rules.Zone { return zoneHand + rules.Zone(s) }

// ZoneHero returns the place of the hero of s; empty without one.
func ZoneHero(s rules.Seat) rules.Zone { return zoneHero + rules.Zone(s) }

// ZoneGraveyard returns the graveyard of s (cimetière).
func ZoneGraveyard(s rules.Seat) rules.Zone { return zoneGraveyard + rules.Zone(s) }

// ZoneExile returns the exile of s, where mined cards go.
func ZoneExile(s rules.Seat) rules.Zone { return zoneExile + rules.Zone(s) }

// ZonePitch returns the cards pitched by s this turn.
func ZonePitch(s rules.Seat) rules.Zone { return zonePitch + rules.Zone(s) }

// ZoneCachette returns the one place of the Cachette of s, known to s only.
func ZoneCachette(s rules.Seat) rules.Zone { return zoneCachette + rules.Zone(s) }

// ZoneFighters returns the part of the battlefield with the fighters that s
// controls; a fighter that is a story too lies here (E52).
func ZoneFighters(s rules.Seat) rules.Zone { return zoneFighters + rules.Zone(s) }

// ZoneStories returns the part of the battlefield with the stories that s
// controls.
func ZoneStories(s rules.Seat) rules.Zone { return zoneStories + rules.Zone(s) }

// ZoneMines returns the part of the battlefield with the Mines and Merveilles
// that s controls (E10).
func ZoneMines(s rules.Seat) rules.Zone { return zoneMines + rules.Zone(s) }

// The counters, of a seat unless they are said to be the table's.
const (
	VarLife     rules.Var = iota // points of life
	VarAether                    // Aether in the reserve; it empties after each phase
	VarMined                     // cards mined this turn by the free action
	VarPower                     // 1: an ability of the hero was activated this turn (E27)
	VarSpells                    // spells cast this turn
	VarDamage                    // combat damage dealt to the opponent this turn
	VarRedrawn                   // 1: the mulligan was taken
	VarTurn                      // of the table: turns of the match, from 1; 0 while it is set up
	VarPhase                     // of the table: PhaseStart to PhaseCleanup
	VarActive                    // of the table: whose turn it is
	VarFirst                     // of the table: who began the match
	VarPriority                  // of the table: who may act
	VarPasses                    // of the table: 1 when the other one has just passed
	VarCombats                   // of the table: combat phases begun this turn, the bought ones too
	VarCharges                   // of the table: those of them in which somebody attacked (E30)
	VarExtra                     // of the table: 1 when an additional combat is paid and waits for the main phase to end
)

// The phases of a turn, the values of VarPhase. PhaseMain2 comes again after
// each additional combat.
const (
	PhaseStart   int32 = iota // who begins, mulligans
	PhaseUpkeep               // Phase d'entretien
	PhaseDraw                 // Première phase de pioche
	PhaseMain                 // Première phase principale
	PhaseAttack               // Phase de combat, A: attackers
	PhaseBlock                // B: blockers
	PhaseDamage               // C: damage
	PhaseMain2                // Deuxième phase principale, and those after additional combats
	PhaseEnd                  // Phase de fin, A
	PhasePitch                // B: pitched cards go under the decks
	PhaseDraw2                // Deuxième phase de pioche
	PhaseCleanup              // Phase de nettoyage
)

// The attributes. Most are of permanents and gone when the card leaves the
// battlefield; the last ones are of entries of the stack.
const (
	AttrEngaged    rules.Attr = iota
	AttrFatigue               // Fatigue markers
	AttrBravery               // Bravoure markers
	AttrSlumber               // Sieste markers: asleep while there is one
	AttrThirst                // Soif de sang markers
	AttrPlus                  // +1/+1 markers
	AttrExperience            // of a hero
	AttrSettled               // 1: has seen an upkeep of its owner under his control; no First Blood any more
	AttrBlood                 // 1: First Blood; 2: to be sacrificed by this Phase de fin
	AttrSkips                 // 1: skips its next step of disengaging, whatever else disengages it
	AttrFlashed               // 1: flashed; no text, deals no damage
	AttrAttacking             // 1: attacking; 2: attacking and blocked, whatever became of the blockers (E18)
	AttrBlocking              // the attacker that it blocks
	AttrRank                  // its place among the blockers of that attacker, from 1
	AttrForce                 // Force gained until the end of the turn
	AttrDefence               // Défense gained until the end of the turn
	AttrGranted               // keywords gained until the end of the turn: bit w−1 for Word w
	AttrRepeat                // Récidive: X gained until the end of the turn
	AttrCharge                // Récidive: Force from the last attack of this turn
	AttrSilenced              // 1: no texts and keywords until the end of the turn
	AttrHit                   // 1: has dealt combat damage to a player this turn
	AttrUsed                  // abilities used this turn: bit i for ability i, usedMarvel
	AttrLent                  // 1+seat: goes back to that seat at the end of the turn
	AttrCached                // 1: played from the Cachette (Privilège)
	AttrSealed                // of a card in a Cachette, 1: not playable before the next turn
	AttrBy                    // of the stack: 1+seat who cast or controls it
	AttrTarget                // of the stack: its first target; −1 when it is gone
	AttrSecond                // of the stack: its second target; −1 when it is gone
	AttrAbility               // of the stack, of an ability: 1+ its number on the card, or one of the Entry constants
	AttrSource                // of the stack, of an ability: the card it is of, 0 when that is gone
	AttrThat                  // of the stack, of a trigger: the card whose event it was
	attrEnd
)

// What AttrAbility holds for abilities that come from a rule and not from a
// line of the card.
const (
	EntryBlood      int16 = 11 + iota // First Blood: the sacrifice at the end of the turn (E13)
	EntryEfficiency                   // Efficience X
	EntryMarvel                       // Plongée merveilleuse: a Merveille
	EntrySupport                      // Support X
)

// The verbs. The comments say which fields of the action are set besides Seat.
const (
	VerbBegin    rules.Verb = iota // Whom begins
	VerbKeep                       // keep the hand
	VerbMulligan                   // another hand
	VerbCast                       // Card of the hand or the Cachette; Zone: its row, or the stack for an ephemeral
	VerbActivate                   // Card in play; Num: 1+ which ability
	VerbPower                      // Card: the hero; Num: 1+ which ability
	VerbMine                       // Card of the hand; Zone: the mines
	VerbStash                      // Card of the hand; Zone: the Cachette
	VerbCombat                     // an additional combat; Num: its price
	VerbSupport                    // Card of the hand; Zone: the exile
	VerbBrave                      // Card: a Bravoure and a Fatigue marker go
	VerbTap                        // Card: a Mine or another source of Aether; as part of a payment, or for the reserve
	VerbPass                       // nothing
	VerbTarget                     // Card: the source; Target: what it is aimed at
	VerbSkip                       // no target
	VerbPitch                      // Card of the hand; Zone: the pitch zone
	VerbRelease                    // Card: no longer part of the payment
	VerbConfirm                    // the draft becomes true
	VerbCancel                     // the draft is called off
	VerbAttack                     // Card attacks; Whom: the opponent
	VerbSpare                      // Card does not attack after all
	VerbBlock                      // Card, of the battlefield or flashed from the hand; Target: the attacker
	VerbUnblock                    // Card does not block after all
	VerbOrder                      // Card: the next in an order; Num: which trigger
	VerbChoose                     // Card is chosen
	VerbDone                       // no more are chosen
	VerbDiscard                    // Card of the hand; Zone: the graveyard
	VerbExile                      // Card of the hand; Zone: the exile, for Minez X
	VerbAbove                      // Card goes on top of the deck
	VerbBelow                      // Card goes under the deck
	VerbUndo                       // the last step of an order is taken back
	VerbYes
	VerbNo
)

// The kinds of questions. The first three are priority; a payment or a choice
// of targets begun there keeps the kind. Source is the card that asks, or the
// one that is being cast.
//
// The Draft of a question holds, of what is cast or activated: the targets, what
// is sacrificed and discarded for it, then the payment as it will be made, of
// which the cards that can be released were chosen by the player; of an attack,
// the attackers; of blocks, each blocker and behind it its attacker; of an
// order, the cards so far.
const (
	AskMain     rules.AskKind = iota // the active player in a main phase, on an empty stack
	AskRespond                       // somebody may respond to the top of the stack
	AskWindow                        // a window on an empty stack, before a phase ends
	AskStart                         // who begins
	AskMulligan                      // keep or redraw
	AskAttack                        // draft: the attackers
	AskBlock                         // draft: the blockers
	AskLine                          // draft: the order of the blockers of Source
	AskTriggers                      // which trigger goes on the stack next
	AskTarget                        // the target of a trigger of Source
	AskMay                           // whether an ability is used
	AskPick                          // which cards an effect is done to; Num: how many more
	AskDiscard                       // which card is discarded; Num: how many more
	AskMine                          // Minez X: which card is exiled; Num: how many more
	AskScry                          // draft: the order of the cards looked at
	AskSearch                        // which cards are taken from the deck; Num: how many more
	AskLegend                        // which of two legendary permanents stays
	AskPitch                         // draft: the order of the pitched cards, the lowest last
	AskLimit                         // cleanup: which card is discarded; Num: how many more
)

// The announcements. Card acts, Seat is whom it concerns, Other the other card;
// the comments say what Old and New hold.
const (
	NoteLot       rules.NoteID = iota // Seat is drawn to choose who begins
	NoteBegin                         // Seat begins
	NoteKeep                          // Seat keeps the hand
	NoteMulligan                      // Seat draws another one
	NoteTurn                          // Seat begins turn New
	NotePass                          // Seat passes
	NoteCast                          // Seat casts Card
	NoteAbility                       // an ability of Card, controlled by Seat, goes on the stack; New: AttrAbility
	NoteResolve                       // Card, an entry of the stack of Seat, resolves
	NoteFizzle                        // Card resolves without effect: its targets are gone
	NoteCounter                       // Card is cancelled on the stack
	NoteMine                          // Seat mines Card
	NoteStash                         // Seat puts a card into the Cachette
	NoteCombat                        // Seat pays New for an additional combat
	NoteAttack                        // Seat attacks with Card
	NoteBlock                         // Card blocks Other
	NoteFlash                         // Seat flashes Card to block Other
	NoteStrike                        // Card deals New damage to Other; Old: more than it could absorb
	NoteWound                         // Card deals New combat damage to Seat
	NoteBlood                         // Card gains the First Blood
	NoteThirst                        // Soif de sang saves Card from the First Blood and has New markers left
	NoteDevotion                      // Dévouement of Card gives Seat New life
	NoteSacrifice                     // Seat sacrifices Card
	NoteDie                           // Card dies: its Fatigue is New, its Défense Old
	NoteDestroy                       // Card is destroyed
	NoteLegend                        // the legend rule: Seat keeps Card
	NoteWaste                         // Seat loses New Aether at the end of the phase
	NoteCharge                        // Récidive: Card has +New Force in this attack
	NoteAsleep                        // Card sleeps and cannot be sacrificed or destroyed
	NoteDecline                       // Seat does not use the ability of Card
	NoteShuffle                       // Seat shuffles the deck
	NoteScry                          // Seat looked at New cards; Old of them go under the deck
	NoteUnder                         // Seat puts New pitched cards under the deck
	NoteNoRoom                        // no more tokens for Seat
	NoteBack                          // Card goes back under the control of Seat
	NoteEmpty                         // Seat cannot draw
	NoteFinish                        // the match is over: Seat wins, or nobody
)

// word is short, for tables of names.
var word = rules.NewWord

// table is the layout of every match but for the number of cards.
var table = rules.Layout{
	Seats: 2, Zones: zoneInfos(), Vars: varInfos(), Attrs: attrInfos(),
	Verbs: verbWords(), Notes: noteWords(), Asks: askWords(),
}

// layout returns the layout of a match: the cards of the first deck, its hero,
// then those of the second, then what stands for abilities on the stack, then
// the tokens of both players.
func layout(s *rules.Setup) *rules.Layout {
	l := table
	l.Cards = 2*tokenSlots + entrySlots
	for seat := range rules.Seat(2) {
		l.Cards += deckSize(s, seat)
	}
	return &l
}

func zoneInfos() []rules.ZoneInfo {
	out := []rules.ZoneInfo{
		{Word: word("nowhere", "Hors du jeu", "Out of the game"), Seat: rules.Nobody},
		{Word: word("stack", "La Pile", "The stack"), Seat: rules.Nobody, Pile: true, Seen: rules.Everyone},
	}
	kinds := []struct {
		rules.Word
		pile bool
		seen func(s rules.Seat) rules.SeatSet
	}{
		{word("deck", "Deck", "Deck"), true, nobody},
		{word("hand", "Main", "Hand"), false, rules.Only},
		{word("hero", "Héros", "Hero"), false, everyone},
		{word("graveyard", "Cimetière", "Graveyard"), true, everyone},
		{word("exile", "Exil", "Exile"), true, everyone},
		{word("pitch", "Zone de Pitch", "Pitch zone"), false, everyone},
		{word("cachette", "Cachette", "Stash"), false, rules.Only},
		{word("fighters", "Combattants", "Fighters"), false, everyone},
		{word("stories", "Histoires", "Stories"), false, everyone},
		{word("mines", "Mines", "Mines"), false, everyone},
	}
	for _, k := range kinds {
		for s := range rules.Seat(2) {
			out = append(out, rules.ZoneInfo{Word: k.Word, Seat: s, Pile: k.pile, Seen: k.seen(s)})
		}
	}
	return out
}

func nobody(rules.Seat) rules.SeatSet   { return 0 }
func everyone(rules.Seat) rules.SeatSet { return rules.Everyone }
