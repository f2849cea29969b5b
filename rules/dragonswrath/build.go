package dragonswrath

import (
	_ "embed"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed decks.txt
var deckFile string

// Building is how decks are built: exactly fifteen provinces, at most two of
// them magic, and at least thirty allies. The sheet limits no copies.
var Building = &rules.DeckRules{
	Sections: []rules.DeckSection{
		{Word: word("allies", "Alliés", "Allies"), Min: leastAllies, Max: mostAllies, Takes: func(f rules.Face) bool { return f != 0 && Cards[f].Ally() }},
		{Word: word("provinces", "Provinces", "Provinces"), Min: provinces, Max: provinces, Takes: func(f rules.Face) bool { return f != 0 && Cards[f].Type == Province }},
	},
	Check:  checkMagic,
	Help:   rules.Text{FR: "Deux provinces magiques au plus.", EN: "At most two magic provinces."},
	Facets: facets(),
	Ready:  cardfile.Must(parseDecks("decks.txt", deckFile)),
}

func checkMagic(cards []rules.DeckCard) []rules.DeckProblem {
	n, last := 0, rules.Face(0)
	for _, c := range cards {
		if Cards[c.Face].Type == Province && Cards[c.Face].Colour == Magic {
			n, last = n+c.Count, c.Face
		}
	}
	if n <= magicLimit {
		return nil
	}
	s := strconv.Itoa(n)
	return []rules.DeckProblem{{Section: 1, Face: last, Text: rules.Text{
		FR: s + " provinces magiques\u00a0: deux au plus.", EN: s + " magic provinces: at most two."}}}
}

func facets() []rules.Facet {
	out := []rules.Facet{
		{Word: word("type", "Type", "Type"), Chart: true, Of: func(f rules.Face) []int { return []int{int(Cards[f].Type) - 1} }},
		{Word: word("colour", "Couleur", "Colour"), Chart: true, Of: func(f rules.Face) []int { return []int{int(Cards[f].Colour)} }},
		{Word: word("cost", "Sphères", "Spheres"), Scale: true, Chart: true, Of: func(f rules.Face) []int {
			if !Cards[f].Ally() {
				return nil
			}
			return []int{Cards[f].Cost.Spheres()}
		}},
		{Word: word("trait", "Caractéristique", "Characteristic"), Of: func(f rules.Face) (at []int) {
			for _, t := range Cards[f].Traits {
				if t != NoTrait {
					at = append(at, int(t)-1)
				}
			}
			return at
		}},
		{Word: word("sort", "Sorte d’objet", "Sort of item"), Of: func(f rules.Face) []int {
			if Cards[f].Sort == NoSort {
				return nil
			}
			return []int{int(Cards[f].Sort) - 1}
		}},
	}
	for t := Province; t < typeEnd; t++ {
		out[0].Values = append(out[0].Values, rules.Word{Name: typeWords[t], Text: t.Name()})
	}
	for c := NoColour; c <= Magic; c++ {
		out[1].Values = append(out[1].Values, rules.Word{Name: colourWords[c], Text: c.Name()})
	}
	for n := range 8 {
		out[2].Values = append(out[2].Values, rules.Word{Name: strconv.Itoa(n), Text: rules.Number(n)})
	}
	for t := NoTrait + 1; t < traitEnd; t++ {
		out[3].Values = append(out[3].Values, rules.Word{Name: traitWords[t], Text: t.Name()})
	}
	for s := NoSort + 1; s < sortEnd; s++ {
		out[4].Values = append(out[4].Values, rules.Word{Name: sortWords[s], Text: s.Name()})
	}
	return out
}

// parseDecks reads the ready decks: lines of "N ID" for each card, several on a
// line, whose section follows from the type.
func parseDecks(file, src string) ([]rules.ReadyDeck, error) {
	return cardfile.Decks(file, src, deckLine)
}

func deckLine(r *cardfile.Reader, d *rules.ReadyDeck, key, rest string) error {
	words := cardfile.Words(strings.Fields(key + " " + rest))
	for words.Peek() != "" {
		number, id := words.Next(), words.Next()
		f := FaceOf(id)
		if f == 0 {
			return r.Unknown("card", id, slices.Sorted(maps.Keys(faces)))
		}
		section := "allies"
		if !Cards[f].Ally() {
			section = "provinces"
		}
		if err := r.Copies(d, section, number, id, mostAllies); err != nil {
			return err
		}
	}
	return nil
}
