package aestery

import (
	"strings"

	"wyrmtable/rules"
)

// A noun is a name for people with what grammar asks of it.
type noun struct {
	fr, frs string // French, one and several
	en, ens string
	fem     bool
}

var speciesNouns = [...]noun{
	NoSpecies:  {},
	Cat:        {"Chat", "Chats", "Cat", "Cats", false},
	Human:      {"Humain", "Humains", "Human", "Humans", false},
	Beast:      {"Bête", "Bêtes", "Beast", "Beasts", true},
	Bird:       {"Oiseau", "Oiseaux", "Bird", "Birds", false},
	Siren:      {"Sirène", "Sirènes", "Siren", "Sirens", true},
	Automaton:  {"Automate", "Automates", "Automaton", "Automatons", false},
	Serpent:    {"Serpent", "Serpents", "Serpent", "Serpents", false},
	Crustacean: {"Crustacé", "Crustacés", "Crustacean", "Crustaceans", false},
	Fish:       {"Poisson", "Poissons", "Fish", "Fish", false},
	Wraith:     {"Spectre", "Spectres", "Wraith", "Wraiths", false},
	Dragon:     {"Dragon", "Dragons", "Dragon", "Dragons", false},
	Chimera:    {"Chimère", "Chimères", "Chimera", "Chimeras", true},
	Octopus:    {"Pieuvre", "Pieuvres", "Octopus", "Octopuses", true},
	Golem:      {"Golem", "Golems", "Golem", "Golems", false},
}

var kindNouns = [...]noun{
	NoStory: {},
	Memory:  {"Souvenir", "Souvenirs", "Memory", "Memories", false},
	Place:   {"Lieu", "Lieux", "Place", "Places", false},
	Object:  {"Objet", "Objets", "Object", "Objects", false},
}

// The nouns of types, and of cards of any type.
var (
	fighterNoun   = noun{"Combattant", "Combattants", "Fighter", "Fighters", false}
	storyNoun     = noun{"Histoire", "Histoires", "Story", "Stories", true}
	ephemeralNoun = noun{"Éphémère", "Éphémères", "Ephemeral", "Ephemerals", false}
	tokenNoun     = noun{"Jeton", "Jetons", "Token", "Tokens", false}
	heroNoun      = noun{"Héros", "Héros", "Hero", "Heroes", false}
	permanentNoun = noun{"permanent", "permanents", "permanent", "permanents", false}
	spellNoun     = noun{"sort", "sorts", "spell", "spells", false}
	cardNoun      = noun{"carte", "cartes", "card", "cards", true}
	mineNoun      = noun{"Mine", "Mines", "Mine", "Mines", true}
	wonderNoun    = noun{"Merveille", "Merveilles", "Wonder", "Wonders", true}
)

var wordNames = [...]rules.Text{
	NoWord:      {},
	Bravery:     {FR: "Bravoure", EN: "Bravery"},
	Devotion:    {FR: "Dévouement", EN: "Devotion"},
	Efficiency:  {FR: "Efficience", EN: "Efficiency"},
	Enthrall:    {FR: "Fascination", EN: "Enthrall"},
	Madness:     {FR: "Folie", EN: "Madness"},
	Unblockable: {FR: "Imblocable", EN: "Unblockable"},
	Elusive:     {FR: "Insaisissable", EN: "Elusive"},
	Dive:        {FR: "Plongée", EN: "Dive"},
	Marvel:      {FR: "Plongée merveilleuse", EN: "Marvelous Dive"},
	Reach:       {FR: "Portée", EN: "Reach"},
	Repeat:      {FR: "Récidive", EN: "Repeat"},
	Slumber:     {FR: "Sieste", EN: "Slumber"},
	Bloodthirst: {FR: "Soif de sang", EN: "Bloodthirst"},
	Support:     {FR: "Support", EN: "Support"},
	Flying:      {FR: "Vol", EN: "Flying"},
}

// Name returns the keyword for people, without its number.
func (w Word) Name() rules.Text { return wordNames[w] }

// with returns the keyword with its number, if it has one: "Bravoure 2".
func (w Word) with(n int8) rules.Text {
	t := wordNames[w]
	if w.numbered() {
		t.FR, t.EN = t.FR+"\u00a0"+digits(n), t.EN+"\u00a0"+digits(n)
	}
	return t
}

// Name returns the species for people.
func (s Species) Name() rules.Text { return rules.Text{FR: speciesNouns[s].fr, EN: speciesNouns[s].en} }

// Name returns the kind of story for people.
func (k StoryKind) Name() rules.Text { return rules.Text{FR: kindNouns[k].fr, EN: kindNouns[k].en} }

// Name returns a single colour for people.
func (c Color) Name() rules.Text {
	switch c {
	case Blue:
		return rules.Text{FR: "Bleu", EN: "Blue"}
	case White:
		return rules.Text{FR: "Blanc", EN: "White"}
	case Green:
		return rules.Text{FR: "Vert", EN: "Green"}
	case Red:
		return rules.Text{FR: "Rouge", EN: "Red"}
	case Black:
		return rules.Text{FR: "Noir", EN: "Black"}
	case Purple:
		return rules.Text{FR: "Violet", EN: "Purple"}
	case Silver:
		return rules.Text{FR: "Argent", EN: "Silver"}
	}
	var fr, en []string
	for _, k := range Colors {
		if c&k != 0 {
			fr, en = append(fr, k.Name().FR), append(en, k.Name().EN)
		}
	}
	return rules.Text{FR: strings.Join(fr, " et "), EN: strings.Join(en, " and ")}
}

// Name returns the rarity for people.
func (r Rarity) Name() rules.Text {
	return [...]rules.Text{{}, {FR: "Commune", EN: "Common"}, {FR: "Peu commune", EN: "Uncommon"},
		{FR: "Rare", EN: "Rare"}, {FR: "Mythique", EN: "Mythic"}}[r]
}

// TypeLine returns what stands on the type plate: "Combattant — Sirène".
func (c *Card) TypeLine() rules.Text {
	var fr, en, subFR, subEN []string
	add := func(n noun) { fr, en = append(fr, n.fr), append(en, n.en) }
	if c.Is(Token) {
		add(tokenNoun)
	}
	if c.Is(Hero) {
		return rules.Text{FR: "Héros — " + c.Title.FR, EN: "Hero — " + c.Title.EN}
	}
	if c.Is(Fighter) {
		add(fighterNoun)
		subFR, subEN = append(subFR, c.Species.Name().FR), append(subEN, c.Species.Name().EN)
	}
	if c.Is(Story) {
		add(storyNoun)
		subFR, subEN = append(subFR, c.Kind.Name().FR), append(subEN, c.Kind.Name().EN)
	}
	if c.Is(Ephemeral) {
		add(ephemeralNoun)
	}
	t := rules.Text{FR: strings.Join(fr, " "), EN: strings.Join(en, " ")}
	if subFR != nil {
		t.FR += " — " + strings.Join(subFR, ", ")
		t.EN += " — " + strings.Join(subEN, ", ")
	}
	return t
}
