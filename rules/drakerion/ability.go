package drakerion

// An Ability is one line of a card's text: when it works, for what price, at
// which target, and what it does. It holds no code: the engine executes these
// fields, and the text of the card is written from them.
//
// "You" is the controller of the card.
type Ability struct {
	On     On
	Forced bool // a trigger that is not optional
	If     Cond // must hold when it is begun or set off
	Cost   Cost
	Target Filter // chosen with the ability, part of its price; zero Type for none
	Do     []Effect
	Line   int // of cards.txt
}

// An On says when an ability works.
type On uint8

// The moments. OnAction and OnCombat are also what Events do when they are
// played; a card may have both, and several of one of them: exactly one is
// used each time.
const (
	NoTime        On = iota
	OnAction         // Action: outside a combat, uses the action
	OnGraveAction    // Action depuis la défausse: the card lies in the discard pile
	OnCombat         // Combat: in a combat, uses the action
	OnAlways         // passive, while the card is in play
	OnDeploy         // Déploiement: it arrives in play; of a Manœuvre, it is unveiled
	OnDestroy        // Destruction: it is destroyed
	OnFall           // Réaction: another Character of yours is destroyed; an Event may have it too
	OnKill           // Réaction: an enemy Character is destroyed
	OnEnemy          // Réaction: an enemy Character arrives in play
	OnAlly           // Réaction: another Character of yours arrives in play
	OnAttack         // Réaction: it attacks; of an Attachment, its host does
	OnAttacked       // Réaction: it is attacked; of an Attachment, its host is
	OnEvent          // Réaction: you have played an Event
	OnRetreat        // Réaction: a player sounds the retreat
	OnEnd            // at the end of the turn
	onEnd
)

// trigger reports whether it is set off rather than chosen as an action.
func (o On) trigger() bool { return o >= OnDeploy }

// thing reports whether something else has set it off, that an effect may call
// "that".
func (o On) thing() bool { return o == OnEnemy || o == OnAlly }

// A Who says to whom an effect is done.
type Who uint8

// Players first, then Characters.
const (
	NoOne Who = iota
	You
	Opponent
	Both
	This     // the card whose ability it is
	Host     // of an Attachment: the Character that bears it
	Target   // Ability.Target
	That     // the Character that set the ability off
	Attacker // of the running combat
	Defender // of the running combat
	Each     // every Character that the effect's Filter describes
	whoEnd
)

// player reports whether w stands for players.
func (w Who) player() bool { return w >= You && w <= Both }

// A Side says who controls a card.
type Side uint8

// The sides.
const (
	Anyone Side = iota
	Yours
	Theirs
)

// A Where is the place in which a filter looks.
type Where uint8

// The places.
const (
	InPlay    Where = iota
	OnMelee         // on a melee line
	OnSupport       // on a support line
	InDiscard
	InHand
	InDeck
	whereEnd
)

// A State is a set of things that must be true of a Character.
type State uint16

// The states.
const (
	IsReady State = 1 << iota
	IsInclined
	IsDamaged
	IsRenowned
	NotThis
	IsFighting  // attacker or defender
	IsAttacking // the attacker
	IsDefending // the defender
	IsIdle      // neither
	IsShooter   // it can attack at a distance
	stateEnd
)

// A Filter describes cards. Every field that is not zero must hold; a filter
// with a zero Type describes nothing.
type Filter struct {
	Type    Type
	Where   Where
	Side    Side
	Kind    Kind
	State   State
	MaxCost int8 // cost at most MaxCost−1; 0 for any
}

// A Cond is a condition on a number of cards; the zero Cond always holds.
type Cond struct {
	Filter Filter
	N      int8 // at least so many
}

// A Cost is what stands before the « ; ».
type Cost struct {
	Gold    int8
	Incline bool // incline this card
	Discard int8 // cards from the hand, of one's own choice
	Damage  int8 // on this Character
	Destroy bool // this card goes to the discard pile; it is not destroyed by anybody (R4)
}

// A Span says how long a bonus lasts.
type Span uint8

// The spans. What OnAlways gives has none.
const (
	NoSpan Span = iota
	Combat      // until the end of the combat
	Turn        // until the end of the turn
)

// An Op is what one effect does.
type Op uint8

// The effects. N is how much.
const (
	NoOp Op = iota

	// To players.
	OpDraw     // draws N cards
	OpGold     // gains N gold
	OpLoseGold // loses up to N gold
	OpPrestige // gains N prestige
	OpDiscard  // discards N cards of his own choice

	// To you alone.
	OpSearch // Chercher: a card of Filter in your deck, shown, into your hand; then shuffle
	OpDeploy // puts into play, without its cost, a Character of Filter from your hand

	// To Characters.
	OpDamage
	OpHeal    // Soigner: takes up to N damage away
	OpMelee   // +N melee, may be negative
	OpRiposte // +N riposte
	OpRanged  // +N ranged, only for those who shoot
	OpLife    // +N life
	OpShield  // Bouclier N: absorbs damage, lost at the end of the combat
	OpDestroy
	OpDiscardIt // an Attachment, to the discard pile
	OpBounce    // to its owner's hand
	OpMove      // Déplacer: to the other line of its player
	OpIncline
	OpReady
	OpRedirect // Rediriger: it becomes the defender of this combat
	OpReplace  // Remplacer: by a Character of Filter from your hand, which takes over what the guide names
	OpCancel   // the running combat is cancelled

	// To cards of a discard pile.
	OpReturn // to its owner's hand
	OpRaise  // puts it into play, on the line of your choice
	opEnd
)

// stat returns which number a bonus changes.
func (o Op) stat() (Stat, bool) {
	if o >= OpMelee && o <= OpLife {
		return Stat(o - OpMelee), true
	}
	return 0, false
}

// An Effect is one thing that is done.
type Effect struct {
	Op     Op
	Who    Who
	N      int8
	Per    Filter // N for each of these; zero Type for just N
	Span   Span
	Filter Filter // of Each, OpSearch, OpDeploy, OpReplace
}
