package aestery

import (
	"strconv"

	"wyrmtable/rules"
)

// The names of the sections of a deck.
const (
	sectionMain = "main"
	sectionHero = "hero"
	sectionSide = "side"
)

// deckRules are the rules of construction: 60 cards or more, at most one hero
// whose colours the cards share, four copies of a name, and a sideboard of 15
// cards or none, whose copies count in the four (E46, E47, E50).
var deckRules = &rules.DeckRules{
	Sections: []rules.DeckSection{
		{Word: word(sectionMain, "Cartes", "Cards"), Min: 60, Max: maxDeck, Takes: isCard},
		{Word: word(sectionHero, "Héros", "Hero"), Max: 1, Copies: 1, Takes: isHero},
		{Word: word(sectionSide, "Réserve", "Sideboard"), Min: 15, Max: 15, None: true, Side: true, Takes: isCard},
	},
	Copies: 4,
	Check:  checkColors,
	Facets: facets(),
}

func isHero(f rules.Face) bool { return Cards[f].Is(Hero) }
func isCard(f rules.Face) bool { return f > 0 && !Cards[f].Is(Hero) && !Cards[f].Is(Token) }

// checkColors finds the cards that share no colour with the hero; silver ones
// go with any, and without a hero anything goes (E47).
func checkColors(cards []rules.DeckCard) []rules.DeckProblem {
	hero := rules.Face(0)
	for _, c := range cards {
		if isHero(c.Face) {
			hero = c.Face
		}
	}
	if hero == 0 {
		return nil
	}
	var out []rules.DeckProblem
	for _, c := range cards {
		if isCard(c.Face) && !Cards[c.Face].In(Cards[hero].Color) {
			out = append(out, rules.DeckProblem{Section: c.Section, Face: c.Face, Text: colorProblem(&Cards[c.Face], &Cards[hero])})
		}
	}
	return out
}

func colorProblem(c, hero *Card) rules.Text {
	color := c.Color.Name()
	return rules.Text{
		FR: "«\u00a0" + c.Name.FR + "\u00a0» (" + color.FR + ") ne partage aucune couleur avec " + hero.Name.FR + ".",
		EN: "“" + c.Name.EN + "” (" + color.EN + ") shares no colour with " + hero.Name.EN + ".",
	}
}

// facets are what cards are told apart by when a deck is built.
func facets() []rules.Facet {
	return []rules.Facet{colorFacet(), typeFacet(), costFacet(), pitchFacet(), rarityFacet(), keywordFacet()}
}

func colorFacet() rules.Facet {
	f := rules.Facet{Word: word("color", "Couleur", "Colour"), Chart: true,
		Of: func(f rules.Face) (out []int) {
			if Cards[f].Color == Silver {
				return []int{len(Colors)}
			}
			for i, c := range Colors {
				if Cards[f].Color&c != 0 {
					out = append(out, i)
				}
			}
			return out
		}}
	names := [...]string{"blue", "white", "green", "red", "black", "purple"}
	for i, c := range Colors {
		f.Values = append(f.Values, rules.Word{Name: names[i], Text: c.Name()})
	}
	f.Values = append(f.Values, rules.Word{Name: "silver", Text: Silver.Name()})
	return f
}

func typeFacet() rules.Facet {
	kinds := [...]Type{Fighter, Story, Ephemeral, Hero}
	return rules.Facet{Word: word("type", "Type", "Type"), Chart: true,
		Values: []rules.Word{word("fighter", "Combattant", "Fighter"), word("story", "Histoire", "Story"),
			word("ephemeral", "Éphémère", "Ephemeral"), word("hero", "Héros", "Hero")},
		Of: func(f rules.Face) (out []int) {
			for i, k := range kinds {
				if Cards[f].Is(k) {
					out = append(out, i)
				}
			}
			return out
		}}
}

// costSteps is how many steps the cost curve has; the last holds the rest.
const costSteps = 8

func costFacet() rules.Facet {
	f := rules.Facet{Word: word("cost", "Coût d’Aether", "Aether cost"), Scale: true, Chart: true,
		Of: func(f rules.Face) []int {
			if !isCard(f) {
				return nil
			}
			return []int{min(int(Cards[f].Cost), costSteps-1)}
		}}
	for n := range costSteps {
		s := strconv.Itoa(n)
		if n == costSteps-1 {
			s += "+"
		}
		f.Values = append(f.Values, rules.Word{Name: strconv.Itoa(n), Text: rules.Same(s)})
	}
	return f
}

func pitchFacet() rules.Facet {
	return rules.Facet{Word: word("pitch", "Valeur de Pitch", "Pitch value"), Scale: true, Chart: true,
		Values: []rules.Word{{Name: "1", Text: rules.Same("1")}, {Name: "2", Text: rules.Same("2")}, {Name: "3", Text: rules.Same("3")}},
		Of: func(f rules.Face) []int {
			if !isCard(f) {
				return nil
			}
			return []int{int(Cards[f].Pitch) - 1}
		}}
}

func rarityFacet() rules.Facet {
	f := rules.Facet{Word: word("rarity", "Rareté", "Rarity"),
		Of: func(f rules.Face) []int { return []int{int(Cards[f].Rarity) - 1} }}
	names := [...]string{Common: "common", Uncommon: "uncommon", Rare: "rare", Mythic: "mythic"}
	for r := Common; r <= Mythic; r++ {
		f.Values = append(f.Values, rules.Word{Name: names[r], Text: r.Name()})
	}
	return f
}

func keywordFacet() rules.Facet {
	f := rules.Facet{Word: word("keyword", "Mot-clé", "Keyword"),
		Of: func(f rules.Face) (out []int) {
			for w := NoWord + 1; w < wordEnd; w++ {
				if Cards[f].Words[w] != 0 {
					out = append(out, int(w)-1)
				}
			}
			return out
		}}
	for w := NoWord + 1; w < wordEnd; w++ {
		f.Values = append(f.Values, rules.Word{Name: keywordWords[w], Text: w.Name()})
	}
	return f
}
