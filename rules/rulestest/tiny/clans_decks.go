package tiny

import (
	"strconv"

	"wyrmtable/rules"
)

// A clanCard is what the game knows of a card.
type clanCard struct {
	id, fr, en string
	colour     int // a place in clanColours; the last is no colour
	cost       int // -1 for a leader
	sworn      bool
}

var clanColours = []rules.Word{word("red", "Rouge", "Red"), word("blue", "Bleu", "Blue"), word("grey", "Gris", "Grey")}

const grey = 2

var clanCards = []clanCard{{},
	{"ember-lord", "Seigneur des Braises", "Ember Lord", 0, -1, false},
	{"tide-queen", "Reine des Marées", "Tide Queen", 1, -1, false},
	{"torch", "Torche", "Torch", 0, 1, false},
	{"brazier", "Brasero", "Brazier", 0, 2, true},
	{"furnace", "Fournaise", "Furnace", 0, 3, false},
	{"volcano", "Volcan", "Volcano", 0, 5, true},
	{"drop", "Goutte", "Drop", 1, 1, false},
	{"stream", "Ruisseau", "Stream", 1, 2, true},
	{"river", "Fleuve", "River", 1, 3, false},
	{"ocean", "Océan", "Ocean", 1, 5, true},
	{"pebble", "Caillou", "Pebble", grey, 0, false},
	{"boulder", "Rocher", "Boulder", grey, 2, false},
	{"peak", "Pic d’argent", "Silver Peak", grey, 4, true},
}

func clanFaces() []rules.FaceInfo {
	faces := []rules.FaceInfo{face("", "", "")}
	for _, c := range clanCards[1:] {
		f := face(c.id, c.fr, c.en)
		if c.id == "tide-queen" {
			f.Title = rules.Text{FR: "Dame de la houle", EN: "Lady of the Swell"}
		}
		faces = append(faces, f)
	}
	return faces
}

func isChief(f rules.Face) bool { return clanCards[f].cost < 0 }
func isCard(f rules.Face) bool  { return f > 0 && !isChief(f) }

// clanDecks has all that a real game's rules of construction have, in small.
var clanDecks = &rules.DeckRules{
	Copies: 3,
	Sections: []rules.DeckSection{
		{Word: word("main", "Cartes", "Cards"), Min: 12, Takes: isCard},
		{Word: word("hero", "Chef", "Leader"), Max: 1, Copies: 1, None: true, Takes: isChief},
		{Word: word("side", "Réserve", "Sideboard"), Min: 4, Max: 4, None: true, Side: true, Takes: isCard},
	},
	Check: checkClan,
	Facets: []rules.Facet{
		{Word: word("colour", "Couleur", "Colour"), Values: clanColours, Chart: true,
			Of: func(f rules.Face) []int { return []int{clanCards[f].colour} }},
		{Word: word("cost", "Coût", "Cost"), Values: steps(5), Scale: true, Of: costOf},
		{Word: word("word", "Mot-clé", "Keyword"), Values: []rules.Word{word("sworn", "Juré", "Sworn")},
			Of: func(f rules.Face) []int {
				if clanCards[f].sworn {
					return []int{0}
				}
				return nil
			}},
	},
	Ready: []rules.ReadyDeck{
		{ID: "fire", Name: rules.Text{FR: "Tout feu", EN: "All Fire"},
			Plan: rules.Text{FR: "Des cartes rouges sous un chef rouge.", EN: "Red cards under a red leader."}},
		{ID: "water", Name: rules.Text{FR: "Grandes eaux", EN: "High Water"},
			Plan: rules.Text{FR: "Des cartes bleues sous un chef bleu.", EN: "Blue cards under a blue leader."}},
		{ID: "stone", Name: rules.Text{FR: "Sans chef", EN: "Leaderless"},
			Plan: rules.Text{FR: "Les plus fortes de toutes les couleurs.", EN: "The strongest of all colours."}},
	},
}

func steps(n int) []rules.Word {
	var out []rules.Word
	for i := range n + 1 {
		s := strconv.Itoa(i)
		out = append(out, word(s, s, s))
	}
	return out
}

func costOf(f rules.Face) []int {
	if c := clanCards[f].cost; c >= 0 {
		return []int{c}
	}
	return nil
}

// checkClan lets a leader lead cards of his colour and grey ones.
func checkClan(cards []rules.DeckCard) []rules.DeckProblem {
	chief := -1
	for _, c := range cards {
		if isChief(c.Face) {
			chief = clanCards[c.Face].colour
		}
	}
	var out []rules.DeckProblem
	for _, c := range cards {
		card := clanCards[c.Face]
		if chief >= 0 && card.colour != grey && card.colour != chief {
			out = append(out, rules.DeckProblem{Section: c.Section, Face: c.Face, Text: rules.Text{
				FR: "«\u00a0" + card.fr + "\u00a0» n’est pas de la couleur du chef.",
				EN: "“" + card.en + "” is not of the leader’s colour."}})
		}
	}
	return out
}

// clanLists are the ready decks, in their order.
var clanLists = []string{`
Chef :
Seigneur des Braises
Cartes :
3 Torche
3 Brasero
3 Fournaise
3 Volcan
2 Rocher
Réserve :
3 Caillou
1 Pic d’argent
`, `
Leader:
Tide Queen
Cards:
3 Drop
3 Stream
3 River
3 Ocean
Sideboard:
3 Pebble
1 Boulder
`, `
3 Volcan
3 Océan
3 Pic d’argent
3 Fournaise
3 Fleuve
`}
