package decks

import (
	"strings"

	"wyrmtable/rules"
)

// filter is what is looked for in the collection: of each facet a set of
// values, of which a card needs one, and words that all must stand on it.
type filter struct {
	game *rules.Game
	on   []uint64 // by facet: the values chosen, as bits; none: all pass
	mine bool     // only what is in the deck

	folded []string // by face: what is searched, without accents
}

func newFilter(g *rules.Game) *filter {
	f := &filter{game: g, on: make([]uint64, len(g.Deck.Facets))}
	for i, face := range g.Faces {
		words := []string{face.Name.FR, face.Name.EN, rules.Plain(face.Rules.FR), rules.Plain(face.Rules.EN)}
		if i > 0 && g.Deck.Home(rules.Face(i)) >= 0 {
			words = append(words, facetWords(g, rules.Face(i))...)
		}
		f.folded = append(f.folded, rules.Fold(strings.Join(words, " ")))
	}
	return f
}

// facetWords are the names of what a face is by its facets: "Rouge", "Chat".
func facetWords(g *rules.Game, f rules.Face) []string {
	var out []string
	for i := range g.Deck.Facets {
		fc := &g.Deck.Facets[i]
		if fc.Scale {
			continue
		}
		for _, v := range fc.Of(f) {
			out = append(out, fc.Values[v].Text.FR, fc.Values[v].Text.EN)
		}
	}
	return out
}

func (f *filter) has(facet, value int) bool { return f.on[facet]&(1<<value) != 0 }
func (f *filter) flip(facet, value int)     { f.on[facet] ^= 1 << value }

// any reports whether anything is looked for beside words.
func (f *filter) any() bool {
	for _, bits := range f.on {
		if bits != 0 {
			return true
		}
	}
	return f.mine
}

func (f *filter) clear() {
	clear(f.on)
	f.mine = false
}

// passing returns the faces of the collection that pass, in the order of the
// card list.
func (f *filter) passing(words string, deck *rules.Deck) []rules.Face {
	want := strings.Fields(rules.Fold(words))
	var out []rules.Face
	for _, face := range f.game.Collection() {
		if f.passes(face, want) && (!f.mine || deck.Copies(f.game.Faces[face].ID) > 0) {
			out = append(out, face)
		}
	}
	return out
}

func (f *filter) passes(face rules.Face, want []string) bool {
	for i := range f.on {
		if f.on[i] == 0 {
			continue
		}
		found := false
		for _, v := range f.game.Deck.Facets[i].Of(face) {
			found = found || f.has(i, v)
		}
		if !found {
			return false
		}
	}
	for _, w := range want {
		if !strings.Contains(f.folded[face], w) {
			return false
		}
	}
	return true
}
