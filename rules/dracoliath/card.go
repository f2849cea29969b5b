package dracoliath

import (
	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

// A Color is one of the four colours of a card, each with its role (D50).
type Color uint8

// The colours: red hurts, green heals, blue gains power, violet does the rest.
const (
	AnyColor Color = iota
	Red
	Green
	Blue
	Violet
)

// A Type is one of the three types of a card.
type Type uint8

// The types (S12 to S14): a Magic acts when played, a Treasure for its possessor while
// it is in hand, a Storm for all players while it is visible.
const (
	AnyType Type = iota
	Magic
	Treasure
	Storm
)

// A Whom says whom an effect or a trigger concerns, seen from the card's user.
type Whom uint8

// Me is the user of the card, Opponent the dragon facing him.
const (
	Me Whom = iota
	Opponent
	Both
)

// An Op is what one effect does.
type Op uint8

// The effects. The first group changes a counter and goes through SORT; the
// second group does something to cards or turns.
const (
	NoOp Op = iota
	Damage
	Life
	Power
	PowerLoss
	Focus     // Concentration
	FocusLoss // tokens lost

	Replay  // take another turn
	Control // play the opponent's next turn for him
	AddSlot // add a card to the River for good
	Swap    // exchange the places of two cards
	Discard
	Replace // discard, and put the first card of the deck in its place
	Flip    // turn a double-faced card over
	opEnd
)

// variation reports whether the effect changes a counter.
func (o Op) variation() bool { return o >= Damage && o <= FocusLoss }

// A Place is a set of places where an effect looks for cards.
type Place uint8

// River includes the visible card on the deck; Visible is both hands and the
// River; Top is the visible card on the deck alone.
const (
	NoPlace Place = iota
	Mine
	Theirs
	River
	Visible
	Top
)

// A Filter describes cards; the zero Filter is any card.
type Filter struct {
	Color  Color
	Type   Type
	Fusion bool
	Double bool // it has two faces
}

// A Group is some cards in some place: "red cards you possess".
type Group struct {
	Filter
	At Place
}

// A Quantity is a number that can be looked up on the table.
type Quantity uint8

// The quantities of a condition.
const (
	Number Quantity = iota // a printed number
	LifeOf
	PowerOf
	FocusOf
	CardsIn
)

// A Value is one side of a condition.
type Value struct {
	Of    Quantity
	Whom  Whom  // of LifeOf, PowerOf, FocusOf
	Cards Group // of CardsIn
	N     int   // of Number
}

// A Compare is how the two sides of a condition are compared.
type Compare uint8

// NoCompare marks a line without a condition.
const (
	NoCompare Compare = iota
	Less
	AtMost
	Equal
	AtLeast
	More
)

// A Cond is a condition on totals, colours, types or visible cards.
type Cond struct {
	Left  Value
	Is    Compare
	Right Value
}

// An Effect is one atomic effect: an icon group, or one thing done to cards.
type Effect struct {
	Op   Op
	Whom Whom
	N    int   // the number of symbols
	Same bool  // as many as the effect that triggered it
	Per  Group // N for each of these cards; At is NoPlace when there is none
	// From and With are the cards to choose from: one card of From for Discard,
	// Replace and Flip, one of each for Swap. A Flip without a place turns the card
	// itself.
	From, With Group
	All        bool // of Discard and Replace: every card of From
	// Twin marks the second half of an effect on both players: it is executed
	// on its own, but written together with the first half.
	Twin  bool
	Where cardfile.Place // of the file
}

// An On is what sets a passive effect off.
type On uint8

// The triggers. The first group is the change of a counter, weighed in SORT;
// the second group is something a player does.
const (
	NoTrigger On = iota
	OnDeal       // somebody inflicts damage on his opponent (D31)
	OnSuffer     // somebody suffers damage, from wherever
	OnLife       // somebody gains Life
	OnPower      // somebody gains Power
	OnPowerLoss
	OnFocus     // somebody gains Concentration by an effect (D47)
	OnFocusLoss // somebody loses Concentration by an effect; spending is none

	OnPlay    // somebody has played a card
	OnTake    // somebody has taken a card from the River
	OnReroll  // somebody has renewed the River
	OnNothing // nothing happened when somebody played a card
	onEnd
)

// inSort reports whether the trigger is the change of a counter.
func (o On) inSort() bool { return o >= OnDeal && o <= OnFocusLoss }

// A Kind says when a line of a card is carried out.
type Kind uint8

// The kinds of lines.
const (
	Do        Kind = iota // when the card is played
	StartTurn             // at the start of your turn
	EndTurn               // at the end of your turn
	Modify                // SORT step 2: +1 or -1
	Forbid                // SORT step 3: you cannot
	Instead               // SORT step 4: when X, then Y instead
	Also                  // SORT step 5, or after something done: when X, then Y
	Cancel                // the effects of these cards are ignored
	Again                 // played once more
	kindEnd
)

// A Line is one line of a card's face, and what the engine executes.
type Line struct {
	Kind Kind
	If   Cond
	On   On     // of Modify, Forbid, Instead and Also
	Whom Whom   // whose doing sets it off
	Card Filter // of OnPlay and OnTake: which cards
	Mod  int    // of Modify: +1 or -1
	// Cards are those that a Cancel silences, or those that an Again on a
	// Treasure or Storm repeats.
	Cards  Group
	Others bool // of Cancel: the card is one of Cards itself, and left out
	X      []Effect
	Y      []Effect // the other side of a choice X / Y; nil when there is none
	Where  cardfile.Place
}

// A Card is one card of the list: its face and what it does.
type Card struct {
	ID      string
	Name    rules.Text
	Form    rules.Form // of the name
	Color   Color
	Type    Type
	Mastery int    // 0, 1 or 2: the number of mastery symbols
	Icon    string // the name of the illustration
	Scene   string // what lies behind it: mountain, forest, sea, cosmic or cave
	Fusion  bool
	FuseAt  cardfile.Place // where the file says that it is a fusion
	// Other is the other side of a double-faced card, 0 for a plain one; Night
	// tells that this is the side of the night. The board's Face is always that
	// of the day; [Shown] tells which side is up.
	Other rules.Face
	Night bool
	Lines []Line
	Rows  []Row      // the face in the sheet's symbol language, top to bottom
	Text  rules.Text // the same in words

	passive bool        // some line acts while the card lies open
	cancels bool        // some line is a Cancel
	sorts   [onEnd]bool // which triggers some line waits for
	starts  bool
	ends    bool
	agains  bool // a Treasure or Storm repeats other cards
}

// match reports whether the card is one of those the filter describes.
func (f Filter) match(c *Card) bool {
	return (f.Color == AnyColor || f.Color == c.Color) &&
		(f.Type == AnyType || f.Type == c.Type) && (!f.Fusion || c.Fusion) && (!f.Double || c.Other != 0)
}

// index fills in what the engine looks up often.
func (c *Card) index() {
	for i := range c.Lines {
		l := &c.Lines[i]
		switch l.Kind {
		case StartTurn:
			c.starts = true
		case EndTurn:
			c.ends = true
		case Modify, Forbid, Instead, Also:
			c.sorts[l.On] = true
		case Cancel:
			c.cancels = true
		case Again:
			c.agains = c.Type != Magic
		}
	}
	c.passive = c.Type != Magic
}
