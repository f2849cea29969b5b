package aestery

import (
	"strconv"

	"wyrmtable/rules"
)

// The sections of a deck.
const (
	mainSection = iota
	heroSection
	sideSection
)

var sectionNames = [...]string{mainSection: "main", heroSection: "hero", sideSection: "side"}

// The sizes of the sheet: at least 60 cards, 15 or none in the sideboard, at
// most four of a name, sideboard included (E50).
const (
	leastMain  = 60
	sideSize   = 15
	mostCopies = 4
)

// isHero and isMain say which faces belong into the sections of a deck; tokens
// belong into none.
func isHero(f rules.Face) bool { return Cards[f].Is(Hero) }
func isMain(f rules.Face) bool { return f != 0 && !Cards[f].Is(Hero|Token) }

// Building is how decks of Aestery are built (sheet, "Construire un deck").
var Building = &rules.DeckRules{
	Copies: mostCopies,
	Sections: []rules.DeckSection{
		{Word: building(sectionNames[mainSection], "Cartes", "Cards"), Min: leastMain, Takes: isMain},
		{Word: building(sectionNames[heroSection], "Héros", "Hero"), Max: 1, Copies: 1, None: true, Takes: isHero},
		{Word: building(sectionNames[sideSection], "Réserve", "Sideboard"), Min: sideSize, Max: sideSize,
			None: true, Side: true, Takes: isMain},
	},
	Check: checkColors,
	Help: rules.Text{
		FR: "Avec un Héros, les cartes ont une de ses couleurs ou sont Argent\u00a0; un Héros Argent n’admet que l’Argent. Sans Héros, toutes les couleurs sont permises.",
		EN: "With a Hero, cards have one of his colours or are Silver; a Silver Hero takes Silver only. Without a Hero every colour is allowed.",
	},
	Facets: facets(),
	Ready:  ready,
}

func building(name, fr, en string) rules.Word {
	return rules.Word{Name: name, Text: rules.Text{FR: fr, EN: en}}
}

// checkColors holds the cards of a deck and its sideboard to the colours of
// its hero (E47). A deck without a hero has all colours.
func checkColors(cards []rules.DeckCard) []rules.DeckProblem {
	var hero *Card
	for _, c := range cards {
		if c.Section == heroSection && isHero(c.Face) {
			hero = &Cards[c.Face]
		}
	}
	if hero == nil {
		return nil
	}
	var out []rules.DeckProblem
	for _, c := range cards {
		if card := &Cards[c.Face]; c.Section != heroSection && isMain(c.Face) && !card.In(hero.Color) {
			out = append(out, rules.DeckProblem{Section: c.Section, Face: c.Face, Text: wrongColor(card, hero)})
		}
	}
	return out
}

func wrongColor(card, hero *Card) rules.Text {
	it := card.Color.Name()
	if hero.Color == Silver {
		return rules.Text{
			FR: "«\u00a0" + card.Name.FR + "\u00a0» n’est pas Argent\u00a0: " + hero.Name.FR + " est un Héros Argent et n’admet que des cartes Argent.",
			EN: "“" + card.Name.EN + "” is not Silver: " + hero.Name.EN + " is a Silver Hero and takes Silver cards only."}
	}
	his := hero.Color.Name()
	return rules.Text{
		FR: "«\u00a0" + card.Name.FR + "\u00a0» (" + it.FR + ") n’a pas une couleur de " + hero.Name.FR + " (" + his.FR + ").",
		EN: "“" + card.Name.EN + "” (" + it.EN + ") has no colour of " + hero.Name.EN + " (" + his.EN + ")."}
}

// facets are what the collection can be told apart by.
func facets() []rules.Facet {
	return []rules.Facet{
		colourFacet(),
		typeFacet(),
		{Word: building("cost", "Coût", "Cost"), Values: scale(0, 8), Scale: true, Of: func(f rules.Face) []int {
			if !isMain(f) {
				return nil
			}
			return []int{int(Cards[f].Cost)}
		}},
		{Word: building("pitch", "Pitch", "Pitch"), Values: scale(1, 3), Scale: true, Chart: true, Of: func(f rules.Face) []int {
			if !isMain(f) {
				return nil
			}
			return []int{int(Cards[f].Pitch) - 1}
		}},
		{Word: building("rarity", "Rareté", "Rarity"), Values: named(Common, Mythic+1, rarityWords), Of: func(f rules.Face) []int { return one(int(Cards[f].Rarity)) }},
		{Word: building("species", "Espèce", "Species"), Values: named(NoSpecies+1, speciesEnd, speciesWords), Of: func(f rules.Face) []int { return one(int(Cards[f].Species)) }},
		{Word: building("story", "Histoire", "Story"), Values: named(NoStory+1, storyEnd, kindWords), Of: func(f rules.Face) []int { return one(int(Cards[f].Kind)) }},
		{Word: building("keyword", "Mot-clé", "Keyword"), Values: named(NoWord+1, wordEnd, keywordWords), Of: keywordsOf},
	}
}

// named are the words of the values from one to before another.
func named[T interface {
	~uint8
	Name() rules.Text
}](from, end T, words []string) []rules.Word {
	var out []rules.Word
	for v := from; v < end; v++ {
		out = append(out, rules.Word{Name: words[v], Text: v.Name()})
	}
	return out
}

// colourFacet sorts by colour; a card of several stands under each.
func colourFacet() rules.Facet {
	colors := append(Colors[:len(Colors):len(Colors)], Silver)
	f := rules.Facet{Word: building("color", "Couleur", "Colour"), Chart: true}
	for _, c := range colors {
		f.Values = append(f.Values, rules.Word{Name: c.Word(), Text: c.Name()})
	}
	f.Of = func(face rules.Face) (out []int) {
		for i, c := range colors {
			if c == Cards[face].Color || c&Cards[face].Color != 0 {
				out = append(out, i)
			}
		}
		return out
	}
	return f
}

// typeFacet sorts by the type of card.
func typeFacet() rules.Facet {
	types := []struct {
		t Type
		w string
		n noun
	}{{Fighter, "fighter", fighterNoun}, {Story, "story", storyNoun}, {Ephemeral, "ephemeral", ephemeralNoun}, {Hero, "hero", heroNoun}}
	f := rules.Facet{Word: building("type", "Type", "Type"), Chart: true}
	for _, t := range types {
		f.Values = append(f.Values, building(t.w, t.n.fr, t.n.en))
	}
	f.Of = func(face rules.Face) (out []int) {
		for i, t := range types {
			if Cards[face].Is(t.t) {
				out = append(out, i)
			}
		}
		return out
	}
	return f
}

// one is the value of a list that begins with 1; 0 is none.
func one(n int) []int {
	if n == 0 {
		return nil
	}
	return []int{n - 1}
}

// keywordsOf are the keywords of a card, those it only gives included.
func keywordsOf(f rules.Face) (out []int) {
	c := &Cards[f]
	for w := NoWord + 1; w < wordEnd; w++ {
		if c.Words[w] != 0 || c.grants(w) {
			out = append(out, int(w)-1)
		}
	}
	return out
}

// grants reports whether an effect of the card gives the keyword.
func (c *Card) grants(w Word) bool {
	for i := range c.Abilities {
		for j := range c.Abilities[i].Do {
			if e := &c.Abilities[i].Do[j]; e.Op == OpGrant && e.Word == w {
				return true
			}
		}
	}
	return false
}

// scale are the values of a scale.
func scale(from, to int) []rules.Word {
	var out []rules.Word
	for i := from; i <= to; i++ {
		out = append(out, rules.Word{Name: strconv.Itoa(i), Text: rules.Same(strconv.Itoa(i))})
	}
	return out
}
