package drakerion

import "wyrmtable/rules"

// The numbers of the sheet, and the limits that a table needs besides.
const (
	handSize     = 6    // cards drawn at the beginning
	prestigeGoal = 20   // prestige that wins
	most         = 9999 // gold, prestige, damage or bonus: more than a match can bring, so none of it is cut
	deckSize     = 60
	maxDeck      = 120 // cards of a deck in a match
	maxTurns     = 80  // the stall guard calls a draw after so many turns
)

// ZonePlay is where a played Event lies while it acts.
const ZonePlay rules.Zone = 1

// The zones of each seat, two by two.
const (
	zoneDeck rules.Zone = 2 + 2*iota
	zoneHand
	zonePile
	zoneUnveiled
	zoneReserve
	zoneDiscard
	zoneRetreat
	zoneBanner
	zoneCity
	zoneMelee
	zoneSupport
	zoneAttached
	zoneEnd
)

// ZoneDeck returns the face-down deck of s; the last card is the top.
func ZoneDeck(s rules.Seat) rules.Zone { return zoneDeck + rules.Zone(s) }

// ZoneHand returns the hand of s, known to s only.
func ZoneHand(s rules.Seat) rules.Zone { return zoneHand + rules.Zone(s) }

// ZonePile returns the Manœuvres that s may still choose, known to s only (K30).
func ZonePile(s rules.Seat) rules.Zone { return zonePile + rules.Zone(s) }

// ZoneUnveiled returns the unveiled Manœuvres of s; the last one is this turn's.
func ZoneUnveiled(s rules.Seat) rules.Zone { return zoneUnveiled + rules.Zone(s) }

// ZoneReserve returns the set-up Characters of s that wait for a line.
func ZoneReserve(s rules.Seat) rules.Zone { return zoneReserve + rules.Zone(s) }

// ZoneDiscard returns the discard pile of s (défausse).
func ZoneDiscard(s rules.Seat) rules.Zone { return zoneDiscard + rules.Zone(s) }

// ZoneRetreat returns the place of « Sonner la retraite ».
func ZoneRetreat(s rules.Seat) rules.Zone { return zoneRetreat + rules.Zone(s) }

// ZoneBanner returns the place of the Banner of s.
func ZoneBanner(s rules.Seat) rules.Zone { return zoneBanner + rules.Zone(s) }

// ZoneCity returns the place of the City of s.
func ZoneCity(s rules.Seat) rules.Zone { return zoneCity + rules.Zone(s) }

// ZoneMelee returns the melee line of s (ligne de mêlée).
func ZoneMelee(s rules.Seat) rules.Zone { return zoneMelee + rules.Zone(s) }

// ZoneSupport returns the support line of s (ligne de soutien).
func ZoneSupport(s rules.Seat) rules.Zone { return zoneSupport + rules.Zone(s) }

// ZoneAttached returns the Attachments that s has played; AttrHost says on whom.
func ZoneAttached(s rules.Seat) rules.Zone { return zoneAttached + rules.Zone(s) }

// seatOf returns the seat to whom a zone belongs. It must be a seat's zone.
func seatOf(z rules.Zone) rules.Seat { return rules.Seat(z & 1) }

// kindOf returns which of a seat's zones z is: zoneDeck, zoneHand and so on.
func kindOf(z rules.Zone) rules.Zone { return z &^ 1 }

// The counters, of a seat unless they are said to be the table's.
const (
	VarGold     rules.Var = iota
	VarPrestige           // 20 wins
	VarTurn               // of the table: turns of the match, from 1; 0 while it is set up
	VarPhase              // of the table: PhaseSetup to PhaseEnd
	VarFirst              // of the table: the first player of this turn
	VarActive             // of the table: whose action it is
	VarPassed             // of the table: actions in a row that were a pass (K11)
	VarRetreat            // of the table: 1 + the seat that sounded the retreat; 0
	VarAttacker           // of the table: the attacking card; 0 outside combats
	VarDefender           // of the table: the card that is attacked
	VarShot               // of the table: 1 for a ranged attack
	VarWaived             // of the table: combat actions in a row that were a pass
	VarOpening            // of the table: 1 until the defender's controller has acted (K16)
)

// The phases.
const (
	PhaseSetup int32 = iota
	PhaseManoeuvre
	PhaseAction
	PhaseCombat
	PhaseEnd
)

// PhaseNames name the phases for people.
var PhaseNames = [...]rules.Text{
	{FR: "Mise en place", EN: "Set-up"}, {FR: "Manœuvre", EN: "Manœuvre"}, {FR: "Action", EN: "Action"},
	{FR: "Combat", EN: "Combat"}, {FR: "Fin du tour", EN: "End of turn"},
}

// The attributes of cards. The bonuses hold until the end of the combat or of
// the turn.
const (
	AttrInclined rules.Attr = iota
	AttrDamage
	AttrHost   // of Attachments: the CardID of the host
	AttrShield // Bouclier; lost at the end of the combat
	AttrCombatMelee
	AttrCombatRiposte
	AttrCombatRanged
	AttrTurnMelee
	AttrTurnRiposte
	AttrTurnRanged
)

// What can be done.
const (
	VerbBegin     rules.Verb = iota // Whom begins
	VerbPlace                       // a set-up Character onto a line
	VerbUnder                       // mulligan: a card of the hand goes under the deck
	VerbUndo                        // take the last such card back
	VerbDone                        // end a mulligan
	VerbChoose                      // a Manœuvre, in secret; a card for an effect
	VerbPlay                        // a card of the hand
	VerbUse                         // an ability: Num is its place on the card, from 1
	VerbStore                       // the default Action of the City: a card goes under the deck
	VerbAttack                      // in melee
	VerbShoot                       // at a distance
	VerbIntercept                   // Intercepteur
	VerbBoost                       // discard a Renowned Character: Num says for what
	VerbPass
	VerbRetreat // sound the retreat
)

// What VerbBoost gives.
const (
	BoostMelee int16 = 1 + iota
	BoostRiposte
	BoostShield
)

// What is announced.
const (
	NoteInitiative rules.NoteID = iota // the banners are compared; Seat chooses who begins; Old and New their values
	NoteFirst                          // Seat begins
	NoteMulligan                       // Seat has put New cards back
	NoteTurn                           // turn New begins; Seat is first
	NoteUnveil                         // Seat unveils the Manœuvre that moves next
	NoteRebuild                        // Seat takes all Manœuvres back (K7)
	NoteEmpty                          // Seat has no card left to draw (K26)
	NotePlay                           // Seat plays Card (on Other); New is the line of a Character
	NoteUse                            // Seat uses the ability New of Card (on Other)
	NoteStore                          // Seat uses the City's Action
	NotePass
	NoteRetreat
	NoteAttack    // Card attacks Other
	NoteShoot     // Card shoots at Other
	NoteIntercept // Card intercepts for Other
	NoteRedirect  // the attack turns from Card to Other
	NoteBoost     // Seat discards Card for Other; New is what for
	NoteWindow    // the combat window opens
	NoteBlow      // Card deals New damage to Other; Old is what a Shield took away
	NoteCancel    // the combat is cancelled
	NoteDestroyed // Card is destroyed; Seat gains New prestige
	NoteClimb     // the support line of Seat goes to melee
	NoteReplace   // Card is replaced by Other
	NoteSearch    // Seat has searched; New is 1 if a card was taken
	NoteIdle      // the effect of Card finds nothing to do
	NoteEnd       // the turn ends; Seat will be first
	NoteWin       // Seat has won; Nobody for a draw
	NoteStall     // the stall guard ends the match
)

// What is asked.
const (
	AskFirst     rules.AskKind = iota // who begins
	AskPlace                          // set-up Characters
	AskMulligan                       //
	AskManoeuvre                      // both in secret
	AskAction                         // the action phase
	AskCombat                         // the combat window
	AskReact                          // abilities that have been set off
	AskDiscard                        // cards for an effect or a price
	AskSearch                         // a card of the deck
	AskDeploy                         // a Character to put into play, and its line
	AskReplace                        // a Character to replace another
	AskLine                           // the line of a Character that an effect puts into play
)

// word is short, for tables of names.
var word = rules.NewWord

// layout returns the shape of a match: it knows how large the decks are.
func layout(s *rules.Setup) *rules.Layout {
	n := 0
	for seat := range rules.Seat(2) {
		n += brought(s, seat).size()
	}
	return layoutOf(n)
}

func layoutOf(cards int) *rules.Layout {
	l := &rules.Layout{Seats: 2, Cards: cards,
		Vars: varInfos, Attrs: attrInfos, Verbs: verbWords, Notes: noteWords, Asks: askWords}
	l.Zones = []rules.ZoneInfo{
		{Word: word("nowhere", "nulle part", "nowhere"), Seat: rules.Nobody},
		{Word: word("play", "en train d’agir", "acting"), Seat: rules.Nobody, Seen: rules.Everyone},
	}
	for _, z := range seatZones {
		for seat := range rules.Seat(2) {
			info := rules.ZoneInfo{Word: z.word, Seat: seat, Pile: z.pile}
			switch z.seen {
			case byOwner:
				info.Seen = rules.Only(seat)
			case byAll:
				info.Seen = rules.Everyone
			}
			l.Zones = append(l.Zones, info)
		}
	}
	return l
}

// Who learns the face of a card that comes to a zone.
const (
	byNobody = iota
	byOwner
	byAll
)

// seatZones are the zones of a seat, in the order of their constants: the
// game's one table of who may look where.
var seatZones = [...]struct {
	word rules.Word
	pile bool
	seen int
}{
	{word("deck", "deck", "deck"), true, byNobody},
	{word("hand", "main", "hand"), false, byOwner},
	{word("manoeuvres", "pile de Manœuvres", "Manœuvre pile"), false, byOwner},
	{word("unveiled", "Manœuvres dévoilées", "unveiled Manœuvres"), true, byAll},
	{word("reserve", "mise en place", "set-up"), false, byAll},
	{word("discard", "défausse", "discard pile"), true, byAll},
	{word("retreat", "retraite", "retreat"), false, byAll},
	{word("banner", "Bannière", "Banner"), false, byAll},
	{word("city", "Cité", "City"), false, byAll},
	{word("melee", "ligne de mêlée", "melee line"), false, byAll},
	{word("support", "ligne de soutien", "support line"), false, byAll},
	{word("attached", "Attachements", "Attachments"), false, byAll},
}
