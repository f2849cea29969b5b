package aestery

import "wyrmtable/rules"

// An Ability is one line of a card's text: when it works, for what price, at
// what targets, and what it does. It holds no code: the engine executes these
// fields, and the text of the card is written from them.
//
// "You" is the controller of the card: of a spell, who cast it.
type Ability struct {
	On On
	// Of is whom the event of a trigger must happen to: This, or any Each of Watch.
	// For OnCast and the events of a player it is You or Opponent.
	Of    Who
	Watch Filter

	Privilege bool // the line counts only if the card was played from the Cachette (E36)
	Once      bool // a trigger or an activation works once a turn
	May       bool // its controller may let it be, when it resolves
	Anytime   bool // of OnActivate: whenever you have priority; else in your main phases on an empty stack

	If   Cond // must hold when it triggers or is activated, and again when it resolves
	Cost Cost // of OnActivate and OnPower

	// Targets are chosen when the ability is put on the stack. One with a zero
	// Filter.Types is not there. Without a legal target a trigger does not go on
	// the stack and a spell or activation cannot be begun, unless the target is
	// Optional ("up to one").
	Targets [MaxTargets]Filter

	Do []Effect // one after the other; for OnAlways those that hold together

	Line int // of cards.txt
}

// An On says when an ability works.
type On uint8

// The moments. Triggers go on the stack; of several at once, those of the
// active player first (E43).
const (
	NoTime     On = iota
	OnResolve     // the spell resolves: what an ephemeral does
	OnAlways      // a continuous effect while the permanent is in play
	OnActivate    // an activated ability of a permanent, on the stack; one that only gives Aether is none and works at once, also while paying
	OnPower       // a hero's ability: one a turn in all, Cost.Experience changes his markers (E27)

	OnArrival   // Arrivée; with Each: such a permanent arrives
	OnDeparture // Départ: it leaves for anywhere; with Each: such a permanent leaves
	OnDeath     // it is put into a graveyard from the battlefield
	OnAttack    // it is declared as an attacker
	OnBlock     // it is declared as a blocker; with Each a flashed one too
	OnHit       // Hit: the first combat damage to a player in a turn (E41)
	OnEngage    // it becomes engaged, attacking or not
	OnUntap     // it is disengaged
	OnBlood     // it gains the First Blood
	OnFatigue   // it receives one or more Fatigue markers and lives
	OnFlash     // You: once for each fighter that you flash; That is the fighter
	OnCast      // You or Opponent casts a spell that Watch describes; That is the spell
	OnMine      // a player mines by the free action or by Minez X, once for each card
	OnStash     // a player puts a card into his Cachette
	OnDraw      // a player draws a card outside the two draw phases
	OnDiscard   // a player discards a card by an effect or a cost, not in cleanup, not by pitching
	OnGainLife  // a player gains life, once for each amount
	OnUpkeep    // the start of a player's upkeep, after untapping
	OnEnd       // the start of a player's Phase de fin
	onEnd
)

// A Who says to whom an effect is done, or to whom an event happens.
type Who uint8

// Players and permanents. You, Opponent and Both are players; the rest are
// cards.
const (
	Nobody Who = iota
	You
	Opponent
	Both
	This       // the card whose ability it is
	Target     // Ability.Targets[0]
	Second     // Ability.Targets[1]
	That       // the card whose event triggered the ability
	Each       // every card that the effect's Filter describes, on resolution
	Pick       // N of those that Filter describes, chosen by you on resolution; fewer if there are fewer
	PickTheirs // the same, chosen by the opponent among those under his control
	whoEnd
)

// Player reports whether w stands for players.
func (w Who) Player() bool { return w >= You && w <= Both }

// A Side says under whose control a card must be; in other places than the
// battlefield and the stack, whose it must be.
type Side uint8

// The sides.
const (
	Anyone Side = iota
	Yours
	Theirs
)

// A Where is the place in which a filter looks.
type Where uint8

// The places; heroes and Cachettes are never looked at (E28, sheet "Cachette").
const (
	Battlefield Where = iota // with the Mines
	Stack                    // spells, not abilities
	Graveyard
	InHand
	InDeck
	InExile
	whereEnd
)

// A State is a set of things that must be true of a permanent.
type State uint16

// The states.
const (
	IsEngaged State = 1 << iota
	IsReady         // disengaged
	IsAttacking
	IsBlocking
	IsBlocked // attacking and blocked
	IsTired   // with a Fatigue marker
	IsAsleep  // with a Sieste marker
	IsBloody  // with the First Blood
	IsFlashed
	IsLegendary
	IsToken
	NotToken
	IsMarked // with a +1/+1 marker
	NotThis  // another card than the one whose ability it is
	NotYours // owned by the opponent: stolen, when it is under your control
)

// A Stat is a number of a card that a filter compares.
type Stat uint8

// The stats, as they are at that moment.
const (
	NoStat Stat = iota
	CostStat
	ForceStat
	DefenceStat
)

// A Filter describes cards. Every field that is not zero must hold; an empty
// filter (zero Types) describes nothing.
type Filter struct {
	Types   Type  // one of these
	Where   Where //
	Side    Side
	Species Species
	Kind    StoryKind
	Color   Color // one of these
	Silver  bool  // without colour
	Word    Word  // has the keyword
	State   State // all of these
	Stat    Stat
	Is      Compare // with Stat
	N       int8    // with Stat

	Optional bool // of a target: up to one
	Mine     bool // a Mine
	Wonder   bool // a Merveille
}

// A Compare is how two numbers are compared.
type Compare uint8

// The comparisons; NoCompare is a condition that always holds.
const (
	NoCompare Compare = iota
	AtLeast
	AtMost
	Equal
)

// Holds compares.
func (c Compare) Holds(a, b int) bool {
	switch c {
	case AtLeast:
		return a >= b
	case AtMost:
		return a <= b
	case Equal:
		return a == b
	}
	return true
}

// A Quantity is a number that can be looked up.
type Quantity uint8

// The quantities.
const (
	NoQuantity Quantity = iota
	CardsIn             // how many cards Filter describes; InHand of an opponent counts his cards
	LifeOf              // your life, or with Side Theirs the opponent's
	MarkersOf           // experience of your hero; 0 without one
	Combats             // combats of this turn, the present one included; the first counts without attackers too (E29)
	SpellsCast          // spells that you cast this turn, the present one included
	Damaged             // damage dealt to the opponent this turn, combat damage only
	ForceOf             // of Of: This, Target, Second or That
	DefenceOf           // of Of, without Fatigue
	CostOf              // of Of, as printed
	FatigueOf           // of Of
	ColorsOf            // different colours among the permanents that you control
	FullHand            // 1 when you have as many cards in hand as you may keep, else 0 (Main pleine)
	FromCache           // 1 when the card was played from the Cachette (Privilège), else 0
	MyTurn              // 1 in your turn, else 0
	quantityEnd
)

// A Count is a quantity with what it speaks of.
type Count struct {
	Of     Quantity
	Side   Side   // of LifeOf, FullHand
	Who    Who    // of ForceOf … FatigueOf
	Filter Filter // of CardsIn
}

// A Cond is a condition; the zero Cond always holds.
type Cond struct {
	Count
	Is Compare
	N  int8
}

// A Cost is what an activation takes, beside what stands in the sheet. All
// of it is paid on activation.
type Cost struct {
	Aether     int8
	Engage     bool   // engage this permanent
	Sacrifice  Who    // This, or Pick one of Filter
	Filter     Filter // of Sacrifice Pick: permanents of your own
	Discard    int8   // cards from the hand to the graveyard, of one's own choice
	Life       int8   // points of life to lose
	Experience int8   // of OnPower: markers gained (+n) or paid (−n), and 0
}

// An Op is what one effect does.
type Op uint8

// The effects. N is how much; Who is whom or what.
const (
	NoOp Op = iota

	// To players.
	OpDraw    // draws N cards
	OpDiscard // discards N cards of his own choice
	OpMill    // puts the N top cards of his deck into his graveyard
	OpGain    // gains N life
	OpLose    // loses N life
	OpAether  // gets N Aether in his reserve
	OpScry    // Regardez N
	OpMine    // Minez N: exiles N cards of his hand, as many engaged Mines
	OpXP      // Expérience N: markers on your hero; without one, +1/+1 markers on Target or Second, which is only chosen by a player without a hero (E42)
	OpToken   // creates N tokens of Face; engaged if Engaged
	OpSearch  // looks in the deck for up to N cards of Filter, shows them, takes them in hand, shuffles
	OpStash   // puts the top card of his deck into his Cachette, unseen by the opponent, if it is empty

	// To permanents.
	OpDamage    // N Fatigue markers
	OpSoothe    // Soin N: takes up to N Fatigue markers away
	OpBoost     // +N/+M until the end of the turn; both may be negative
	OpMark      // N markers +1/+1, for good
	OpGrant     // gives Word with X = N until the end of the turn
	OpDestroy   // to the graveyard
	OpExile     // to exile
	OpBounce    // to its owner's hand
	OpBury      // under its owner's deck
	OpSacrifice // by its controller
	OpEngage    // by an effect
	OpUntap     // disengages it
	OpFreeze    // it skips its next step of disengaging
	OpControl   // you control it until the end of the turn, or for good if Lasting
	OpSlumber   // N Sieste markers
	OpBrave     // N Bravoure markers
	OpBlood     // it gains the First Blood
	OpSilence   // it loses its texts and keywords until the end of the turn
	OpFight     // Target and Second deal their Force to one another as Fatigue

	// To cards elsewhere.
	OpCounter // a spell: to the graveyard, without effect
	OpReturn  // from a graveyard to its owner's hand
	OpRaise   // from a graveyard to the battlefield under your control
	OpCache   // from your graveyard into your Cachette, if it is empty

	// Of OnAlways alone, beside OpBoost and OpGrant on This or Each.
	OpCheaper   // the spells of Filter that you cast, or This, cost N less, never below 0
	OpDearer    // the spells of Filter that the opponent casts cost N more
	OpCombat    // your additional combats cost N less, never below 0
	OpNoAttack  // This or Each cannot attack
	OpNoBlock   // This or Each cannot block
	OpNoUntap   // This or Each is not disengaged in the upkeep
	OpBites     // fighters that you flash deal their damage
	OpHand      // your full hand is N cards larger
	OpMoreMines // you may mine N more times a turn
	opEnd
)

// An Effect is one thing that is done.
type Effect struct {
	Op      Op
	Who     Who
	N, M    int8       // may be negative in OpBoost
	Per     Count      // N (and M) for each of these; Of is 0 when there is none
	Filter  Filter     // of Each, Pick, PickTheirs, OpSearch, OpCheaper, OpDearer
	Word    Word       // of OpGrant
	Face    rules.Face // of OpToken
	Engaged bool       // of OpToken, OpRaise
	Lasting bool       // of OpControl
	IfDone  bool       // only if the effect before it did something
	If      Cond       // on resolution
}
