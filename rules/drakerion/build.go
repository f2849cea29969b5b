package drakerion

import (
	"slices"
	"strconv"

	"wyrmtable/rules"
)

// The sections of a deck.
const (
	mainSection = iota
	bannerSection
	citySection
	manoeuvreSection
)

// The sizes of the guide (K29).
const (
	mostCopies = 4
	manoeuvres = 8
)

func takes(t Type) func(rules.Face) bool {
	return func(f rules.Face) bool { return f != 0 && Cards[f].Type == t }
}

func isMain(f rules.Face) bool { return f != 0 && Cards[f].Main() }

// Building is how decks are built (K29): sixty cards, at most four of a name,
// of the Banner's faction or of none; a Banner, a City and eight different
// Manœuvres.
var Building = &rules.DeckRules{
	Copies: mostCopies,
	Sections: []rules.DeckSection{
		{Word: word("main", "Cartes", "Cards"), Min: deckSize, Max: deckSize, Takes: isMain},
		{Word: word("banner", "Bannière", "Banner"), Min: 1, Max: 1, Copies: 1, Takes: takes(Banner)},
		{Word: word("city", "Cité", "City"), Min: 1, Max: 1, Copies: 1, Takes: takes(City)},
		{Word: word("manoeuvres", "Manœuvres", "Manœuvres"), Min: manoeuvres, Max: manoeuvres, Copies: 1, Takes: takes(Manoeuvre)},
	},
	Check: checkFaction,
	Help: rules.Text{
		FR: "Les cartes de la faction de la Bannière et les cartes neutres ; les huit Manœuvres sont toutes différentes. Chaque Personnage que la Bannière appelle à la mise en place est dans les soixante cartes. «\u00a0Sonner la retraite\u00a0» n’y compte pas : chacun l’a devant soi.",
		EN: "Cards of the Banner’s faction and neutral ones; the eight Manœuvres are all different. Each Character that the Banner calls at set-up is among the sixty cards. “Sound the Retreat” is not counted: everybody has it in front of him.",
	},
	Facets: facets(),
	Ready:  ready,
}

// checkFaction holds a deck to the faction of its Banner, and asks for the
// set-up Characters.
func checkFaction(cards []rules.DeckCard) []rules.DeckProblem {
	var banner *Card
	main := map[rules.Face]bool{}
	for _, c := range cards {
		switch c.Section {
		case bannerSection:
			banner = &Cards[c.Face]
		case mainSection:
			main[c.Face] = true
		}
	}
	if banner == nil {
		return nil
	}
	var out []rules.DeckProblem
	his := banner.Faction.Name()
	for _, c := range cards {
		card := &Cards[c.Face]
		if it := card.Faction.Name(); card.Faction != Neutral && card.Faction != banner.Faction {
			out = append(out, rules.DeckProblem{Section: c.Section, Face: c.Face, Text: rules.Text{
				FR: "«\u00a0" + card.Name.FR + "\u00a0» (" + it.FR + ") n’est ni de la faction de la Bannière (" + his.FR + ") ni neutre.",
				EN: "“" + card.Name.EN + "” (" + it.EN + ") is neither of the faction of the Banner (" + his.EN + ") nor neutral."}})
		}
	}
	for _, f := range banner.Setup {
		if !main[f] {
			out = append(out, rules.DeckProblem{Section: mainSection, Face: f, Missing: true, Text: rules.Text{
				FR: "La Bannière appelle «\u00a0" + Cards[f].Name.FR + "\u00a0» dès la mise en place\u00a0: il en faut un exemplaire.",
				EN: "The Banner calls “" + Cards[f].Name.EN + "” at set-up: one copy is needed."}})
		}
	}
	return out
}

// deckTypes are the types of the cards that decks are built from.
var deckTypes = [...]Type{Banner, City, Manoeuvre, Character, Event, Attachment}

// facets are what the collection can be told apart by. Numbers are drawn as
// curves, the gold that cards cost first.
func facets() []rules.Facet {
	out := []rules.Facet{
		{Word: word("faction", "Faction", "Faction"), Chart: true, Of: func(f rules.Face) []int { return []int{int(Cards[f].Faction)} }},
		{Word: word("type", "Type", "Type"), Chart: true, Of: func(f rules.Face) []int { return one(slices.Index(deckTypes[:], Cards[f].Type), 0) }},
		{Word: word("cost", "Coût", "Cost"), Scale: true, Chart: true, Of: func(f rules.Face) []int {
			if !isMain(f) {
				return nil
			}
			return []int{int(Cards[f].Cost)}
		}},
		{Word: word("kind", "Nature", "Kind"), Of: func(f rules.Face) []int { return one(int(Cards[f].Kind), 1) }},
		{Word: word("school", "École", "School"), Of: func(f rules.Face) []int { return one(int(Cards[f].School), 1) }},
		{Word: word("keyword", "Mot-clé", "Keyword"), Of: func(f rules.Face) (at []int) {
			for i := range keywordNames {
				if (Cards[f].Words|Cards[f].Gives)&(1<<i) != 0 {
					at = append(at, i)
				}
			}
			return at
		}},
	}
	for f := Neutral; f < factionEnd; f++ {
		out[0].Values = append(out[0].Values, rules.Word{Name: factionWords[f], Text: f.Name()})
	}
	for _, t := range deckTypes {
		out[1].Values = append(out[1].Values, rules.Word{Name: typeWords[t], Text: t.Name()})
	}
	out[2].Values = numbers(0, 6)
	for k := NoKind + 1; k < kindEnd; k++ {
		out[3].Values = append(out[3].Values, rules.Word{Name: kindWords[k], Text: k.Name()})
	}
	for s := NoSchool + 1; s < schoolEnd; s++ {
		out[4].Values = append(out[4].Values, rules.Word{Name: schoolWords[s], Text: s.Name()})
	}
	for i, n := range keywordNames {
		out[5].Values = append(out[5].Values, rules.Word{Name: keywordWords[i], Text: n})
	}
	return append(out,
		rules.Facet{Word: word("gold", "Or des Manœuvres", "Gold of Manœuvres"), Scale: true, Values: numbers(5, 8),
			Of: func(f rules.Face) []int { return of(Manoeuvre, f, int(Cards[f].Gold)-5) }},
		rules.Facet{Word: word("cards", "Cartes des Manœuvres", "Cards of Manœuvres"), Scale: true, Values: numbers(1, 3),
			Of: func(f rules.Face) []int { return of(Manoeuvre, f, int(Cards[f].Draw)-1) }},
		rules.Facet{Word: word("prestige", "Prestige laissé en tombant", "Prestige left when destroyed"), Scale: true, Values: numbers(0, 3),
			Of: func(f rules.Face) []int { return of(Character, f, int(Cards[f].Prestige)) }})
}

// numbers are the steps of a scale.
func numbers(from, to int) []rules.Word {
	var out []rules.Word
	for n := from; n <= to; n++ {
		out = append(out, rules.Word{Name: strconv.Itoa(n), Text: rules.Number(n)})
	}
	return out
}

// of is the place n of a value that cards of one type have.
func of(t Type, f rules.Face, n int) []int {
	if Cards[f].Type != t {
		return nil
	}
	return []int{n}
}

// one is the place of a value in a list that begins with base; none below it.
func one(n, base int) []int {
	if n < base {
		return nil
	}
	return []int{n - base}
}
