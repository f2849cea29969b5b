package drakerion

import "wyrmtable/rules"

// A Type is the type of a card.
type Type uint8

// The types.
const (
	NoType     Type = iota
	Banner          // Bannière: faction, initiative, set-up Characters
	City            // Cité: one place with an Action of its own (K24)
	Retreat         // « Sonner la retraite »: every player has it
	Manoeuvre       // Manœuvre: gold and cards for a turn
	Character       // Personnage
	Event           // Évènement
	Attachment      // Attachement
	typeEnd
)

// A Faction is who a card fights for.
type Faction uint8

// The five invented factions; Neutral cards go into any deck (K29).
const (
	Neutral Faction = iota
	Ember           // la Braise: dragons and fire, heavy blows
	Mist            // la Brume: spirits who slip through the lines
	Sap             // la Sève: beasts that heal
	Cog             // le Rouage: machines that shoot
	Dawn            // l’Aube: soldiers who protect each other
	factionEnd
)

// A Kind is what a Character is; the sheet's "trait". It has no rules of its
// own, cards speak of it.
type Kind uint8

// The kinds.
const (
	NoKind Kind = iota
	Soldier
	Mage
	Beast
	Spirit
	Machine
	Dragon
	kindEnd
)

// A School tells Manœuvres apart: Supply gives much and does little, Tactic the
// other way round.
type School uint8

// The schools.
const (
	NoSchool School = iota
	Supply
	Tactic
	schoolEnd
)

// Words is a set of the sheet's keywords.
type Words uint8

// The keywords that a card has or, in Card.Gives, lends to its host.
const (
	Unpredictable Words = 1 << iota // Imprévisible
	Interceptor                     // Intercepteur
	Infiltrator                     // Infiltrateur
	Unattachable                    // Pas d'Attachement
	wordsEnd
)

// A Stat is a number of a Character that can change.
type Stat uint8

// The stats.
const (
	Melee Stat = iota
	Riposte
	Ranged
	Life
	statEnd
)

// A Card is one entry of the card list. Its place in [Cards] is its Face.
type Card struct {
	ID      string // for decks, saves and scenarios; never changes
	Number  int    // as printed; the Face too
	Line    int    // of cards.txt, in which it begins
	Name    rules.Text
	Form    rules.Form // of the name
	Title   rules.Text // of a Renowned Character: its sub-title; empty for others
	Type    Type
	Faction Faction
	Kind    Kind   // of Characters
	School  School // of Manœuvres

	Cost     int8          // gold to play it, 0 to 6
	Stats    [statEnd]int8 // of Characters: melee 0–5, riposte 0–4, ranged 0–3, life 1–9
	Prestige int8          // for the opponent when it is destroyed, 0 to 3
	Words    Words         // printed on it
	Gives    Words         // of Attachments: what the host has by it

	Initiative int8         // of Banners, 1 to 9
	Setup      []rules.Face // of Banners: the Characters that begin in play
	Gold       int8         // of Manœuvres, 5 to 8
	Draw       int8         // of Manœuvres: cards, 1 to 3

	Abilities []Ability // in the order of the text; at most MaxAbilities

	Icon   string // the name of the illustration
	Scene  string // what lies behind it; one of Scenes
	Flavor rules.Text
	Lines  []rules.Text // the rules text, a line for each paragraph
	Signs  []rules.Text // the same with signs for words: {melee}, {riposte}, {ranged}, {life}, {gold}, {prestige}
	Text   rules.Text   // Lines as one text

	setup []string // ids of Setup while the file is read
}

// MaxAbilities is the most abilities a card has.
const MaxAbilities = 4

// Renowned reports whether a Character is Renommé: it has a title (K20).
func (c *Card) Renowned() bool { return !c.Title.Empty() }

// Main reports whether the card belongs into the deck of sixty.
func (c *Card) Main() bool { return c.Type >= Character }

// has reports whether the card has an ability of that moment.
func (c *Card) has(on On) bool {
	for i := range c.Abilities {
		if c.Abilities[i].On == on {
			return true
		}
	}
	return false
}
