package aestery

import "wyrmtable/rules"

// A Type is a set of card types. A card has one or more; one with two has the
// rules of both (E52).
type Type uint8

// The types of the sheet. A Token is also a fighter or a story, but for the
// Mine and the Merveille, which are tokens alone.
const (
	Fighter Type = 1 << iota
	Story
	Ephemeral
	Token
	Hero

	// Permanent are the types that stay on the battlefield. A Hero is none (E28).
	Permanent = Fighter | Story | Token
)

// A Color is a set of colours. A card has one, a hero may have several; 0 is
// Silver, the absence of colour.
type Color uint8

// The colours, by the letters of the sheet: U W G R B P, and S for none.
const (
	Blue Color = 1 << iota
	White
	Green
	Red
	Black
	Purple

	Silver Color = 0
)

// A Rarity is how rare a card is; tokens have none.
type Rarity uint8

// The rarities: C, U, R, M.
const (
	NoRarity Rarity = iota
	Common
	Uncommon
	Rare
	Mythic
)

// A Species is the sub-type of a fighter. Every fighter has one (E52).
type Species uint8

// The species.
const (
	NoSpecies Species = iota
	Cat
	Human
	Beast
	Bird
	Siren
	Automaton
	Serpent
	Crustacean
	Fish
	Wraith
	Dragon
	Chimera
	Octopus
	Golem
	speciesEnd
)

// A StoryKind is the sub-type of a story.
type StoryKind uint8

// The kinds of stories: souvenir, lieu, objet.
const (
	NoStory StoryKind = iota
	Memory
	Place
	Object
	storyEnd
)

// A Word is a keyword of the glossary that a permanent has, printed or given
// by an effect. What each does stands in the sheet; the engine knows them all.
type Word uint8

// The keywords. Those with a number X are marked; the others count as 1.
const (
	NoWord      Word = iota
	Bravery          // Bravoure X
	Devotion         // Dévouement
	Efficiency       // Efficience X
	Enthrall         // Fascination
	Madness          // Folie
	Unblockable      // Imblocable
	Elusive          // Insaisissable
	Dive             // Plongée
	Marvel           // Plongée merveilleuse
	Reach            // Portée
	Repeat           // Récidive X
	Slumber          // Sieste X
	Bloodthirst      // Soif de sang X
	Support          // Support X: works from the hand
	Flying           // Vol
	wordEnd
)

// A Card is one entry of the card list: a card of a deck, a hero or a token.
// Its place in [Cards] is its Face.
type Card struct {
	ID        string // for decks, saves and scenarios; never changes
	Number    int    // as printed; the Face too
	Name      rules.Text
	Types     Type
	Species   Species
	Kind      StoryKind
	Title     rules.Text // of a hero: what stands behind "Héros —"
	Color     Color
	Rarity    Rarity
	Legendary bool

	Cost       int8 // Aether to cast it, 0 or more
	Pitch      int8 // Aether for pitching it, 1 to 3; 0 for heroes and tokens
	Force      int8 // of fighters
	Defence    int8 // of fighters, 1 or more
	Experience int8 // of heroes: the markers it begins with

	// Words are the keywords printed on it: 0 for one it has not, else its X, or 1
	// where the word has no X.
	Words     [wordEnd]int8
	Abilities []Ability // in the order of the text; at most MaxAbilities

	Icon   string // the name of the illustration
	Scene  string // what lies behind it; one of Scenes
	Flavor rules.Text
	Lines  []rules.Text // the rules text, a line for each paragraph
	Text   rules.Text   // the same as one text
}

// MaxAbilities is the most abilities a card has, MaxTargets the most targets
// of one ability.
const (
	MaxAbilities = 4
	MaxTargets   = 2
)

// Is reports whether the card has one of the types.
func (c *Card) Is(t Type) bool { return c.Types&t != 0 }

// In reports whether the card may be in a deck of a hero of those colours: it
// is silver or shares a colour with him.
func (c *Card) In(hero Color) bool { return c.Color == Silver || c.Color&hero != 0 }
