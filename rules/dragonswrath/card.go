package dragonswrath

import "wyrmtable/rules"

// A Type is the type of a card.
type Type uint8

// The types.
const (
	NoType   Type = iota
	Province      // power of a leader; pays spheres of its colour
	Creature      // PM and PP
	Item          // borne by a creature
	Ritual        // cast in the magic phase, costs a province
	Malefice      // cast at any time, sets provinces aside
	typeEnd
)

// A Colour is that of a card or, of provinces and spheres, the one they pay
// (W4: two notions with the same four names).
type Colour uint8

// The colours. Magic is of provinces only: any colour.
const (
	NoColour Colour = iota
	Red
	Green
	Blue
	Grey
	colourEnd
	Magic = colourEnd
)

// A Trait is one of the sheet's characteristics in bold. They have no rules of
// their own (W23).
type Trait uint8

// The characteristics.
const (
	NoTrait Trait = iota
	Incorporeal
	Flying
	Armoured
	Undead
	Fanatic
	Demonic
	Magical
	Mercenary
	Insect
	traitEnd
)

// A Sort is the kind of an item; a creature bears one of each (W3).
type Sort uint8

// The sorts.
const (
	NoSort Sort = iota
	Defence
	Weapon
	Projectile
	Other
	sortEnd
)

// A Cost is how many provinces of each colour must be shown, by Colour.
type Cost [colourEnd]int8

// Spheres returns how many spheres the cost has.
func (c *Cost) Spheres() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

// A When says when an ability works.
type When uint8

// The moments.
const (
	OnCast   When = iota + 1 // the ritual or maléfice takes effect
	OnArrive                 // the creature or item comes into play
	OnFall                   // the creature is destroyed
	Always                   // each creature of the filter, while the card is in play
	Against                  // in a fight against a creature of the filter
	Shun                     // creatures of the filter cannot attack this one
)

// A Side narrows a filter to one's own or enemy cards.
type Side uint8

// The sides.
const (
	Any Side = iota
	Yours
	Enemy
)

// A Filter says which cards are meant.
type Filter struct {
	Side   Side
	Colour Colour
	Trait  Trait
}

// An Aim is what a player chooses when an ability works.
type Aim uint8

// The aims.
const (
	NoAim Aim = iota
	AimCreature
	AimItem
	AimRite   // a lasting ritual
	AimLeader // an opponent
)

// An Op is one thing that an effect does.
type Op uint8

// The operations.
const (
	OpPM      Op = iota + 1 // magical strength by N
	OpPP                    // physical strength by N
	OpDestroy               // discard from play
	OpReturn                // back to its owner's hand, its items are discarded
	OpBind                  // does not attack any more this turn, not even once more
	OpWard                  // is not destroyed this turn
	OpRouse                 // may attack once more this turn
	OpLose                  // a leader discards N provinces of his choice
	OpDraw                  // draw N cards
	OpDiscard               // a leader discards N cards, drawn by lot
	OpRecover               // the last N discarded provinces come back to hand
	OpRaise                 // the last creature of the filter comes back from the discard
	OpDispel                // a lasting ritual ends
	opEnd
)

// A Who says to whom an operation is done.
type Who uint8

// Those concerned. The last three are leaders.
const (
	Target Who = iota
	Each
	You
	Leader // the opponent chosen
	Opponents
)

// An Effect is an operation with its numbers.
type Effect struct {
	Op      Op
	N       int8
	Who     Who
	Each    Filter // of Each and OpRaise
	Lasting bool   // a strength that stays while the creature is in play
}

// An Ability is one line of a card.
type Ability struct {
	When When
	Aim  Aim
	Of   Filter // of the aim, of Always, Against and Shun
	Do   []Effect
	// PM and PP are the strengths of Always and Against.
	PM, PP int8
	Line   int // of cards.txt
}

// A Card is one entry of the card list. Its place in [Cards] is its Face.
type Card struct {
	ID        string
	Line      int // of cards.txt
	Name      rules.Text
	Form      rules.Form // of the name
	Type      Type
	Colour    Colour // of the card; of a province what it pays
	Cost      Cost
	PM, PP    int8 // of creatures 0 to 9; of items what they add
	Bearer    bool // the creature can bear items (W2)
	Sort      Sort // of items
	Traits    [2]Trait
	Abilities []Ability
	Icon      string       // the name of the illustration
	Scene     string       // what lies behind it; one of Scenes
	Lines     []rules.Text // what it does, line by line
	Text      rules.Text   // the same in one
}

// Has reports whether the card has a characteristic.
func (c *Card) Has(t Trait) bool { return c.Traits[0] == t || c.Traits[1] == t }

// Lasting reports whether a ritual stays in effect until it is dispelled.
func (c *Card) Lasting() bool {
	if c.Type != Ritual {
		return false
	}
	for i := range c.Abilities {
		if c.Abilities[i].When == Always {
			return true
		}
	}
	return false
}

// Ally reports whether the card belongs into the deck of allies.
func (c *Card) Ally() bool { return c.Type > Province }
