package rules

import (
	"slices"
	"strings"
	"unicode"
)

// A part is what the lines of a list stand under: a section of the deck, by its
// number, or one of these.
type part int

const (
	noPart    part = -1 - iota // no heading so far: cards go where they belong
	asidePart                  // a heading that names no part of the deck
	aboutPart                  // what is told of the deck: its name, who made it
	titlePart                  // "Name:", with the name behind it
	kindPart                   // a kind of cards, as "Creatures (12)": they go where they belong
)

// headingWords are the headings of other programs and of people, by their letters
// alone. What a game calls its sections comes before.
var headingWords = []struct {
	part  part
	side  bool // the sideboard, if the game has one
	words string
}{
	{part: 0, words: "deck main maindeck mainboard board cards cartes principal deckprincipal decklist liste maliste bibliotheque library"},
	{side: true, words: "side sideboard sidedeck sb reserve lareserve sideb"},
	{part: asidePart, words: "maybe maybeboard considering peutetre alessai tokens jetons wishlist"},
	{part: aboutPart, words: "about apropos author auteur by par format date source version game jeu event player joueur url description"},
	{part: titlePart, words: "name nom title titre deckname nomdudeck"},
}

// heading returns the part of a deck that a heading names, in whatever signs, with
// whatever number of cards and whatever in brackets behind it.
func (g *Game) heading(line string) (part, bool) {
	if p, ok := g.headingWord(line); ok {
		return p, true
	}
	if head, _, found := strings.Cut(line, "("); found {
		return g.headingWord(head)
	}
	return noPart, false
}

func (g *Game) headingWord(line string) (part, bool) {
	key := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return -1
		}
		return r
	}, Loose(line))
	if p, ok := g.headingKey(key); ok {
		return p, true
	}
	for _, s := range []string{"cards", "cartes", "card", "carte"} {
		if short, cut := strings.CutSuffix(key, s); cut {
			if p, ok := g.headingKey(short); ok {
				return p, true
			}
		}
	}
	if g.isKind(line) {
		return kindPart, true
	}
	return noPart, false
}

func (g *Game) headingKey(key string) (part, bool) {
	for i := range g.Deck.Sections {
		s := &g.Deck.Sections[i]
		if key == Loose(s.Text.FR) || key == Loose(s.Text.EN) || key == s.Name {
			return part(i), key != ""
		}
	}
	for _, h := range headingWords {
		if !slices.Contains(strings.Fields(h.words), key) {
			continue
		}
		if h.side {
			i := slices.IndexFunc(g.Deck.Sections, func(s DeckSection) bool { return s.Side })
			return max(part(i), noPart), i >= 0
		}
		return h.part, true
	}
	return noPart, false
}

// isKind reports whether a heading is a value that cards are told apart by, one or
// several of it, or a word of such a value: a type, a colour, a faction. Where it is
// written as a heading it may be several of them, "Red creatures:".
func (g *Game) isKind(heading string) bool {
	words := kindWords(heading)
	if len(words) == 0 {
		return false
	}
	var all []string
	for i := range g.Deck.Facets {
		f := &g.Deck.Facets[i]
		if f.Scale {
			continue
		}
		for _, v := range f.Values {
			fr, en := kindWords(v.Text.FR), kindWords(v.Text.EN)
			if allIn(words, fr) || allIn(words, en) {
				return true
			}
			all = append(append(all, fr...), en...)
		}
	}
	for i := range g.Deck.Sections {
		all = append(append(all, kindWords(g.Deck.Sections[i].Text.FR)...), kindWords(g.Deck.Sections[i].Text.EN)...)
	}
	return (marked(heading) || strings.HasSuffix(heading, ")")) && allIn(words, all)
}

// allIn reports whether each word is one of the others or its plural.
func allIn(words, of []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool {
		return !slices.ContainsFunc(of, func(o string) bool { return isPlural(w, o) })
	})
}

// kindWords returns the words of a heading or a value, without numbers and small words.
func kindWords(s string) []string {
	words := strings.FieldsFunc(Fold(s), func(r rune) bool { return !unicode.IsLetter(r) })
	return slices.DeleteFunc(words, func(w string) bool { return len(w) < 3 || isPlural(w, "card") || isPlural(w, "carte") })
}

// isPlural reports whether a word is another one or its plural.
func isPlural(s, word string) bool {
	if stem, ok := strings.CutSuffix(word, "y"); ok && s == stem+"ies" {
		return true
	}
	if stem, ok := strings.CutSuffix(word, "al"); ok && s == stem+"aux" {
		return true
	}
	end, ok := strings.CutPrefix(s, word)
	return ok && word != "" && (end == "" || end == "s" || end == "es" || end == "x")
}

// marked reports whether a line is written as a heading is.
func marked(line string) bool {
	return strings.HasSuffix(line, ":") || strings.HasPrefix(line, "[") && strings.HasSuffix(line, "]") ||
		strings.HasPrefix(line, "=") && strings.HasSuffix(line, "=")
}

// headingText returns the words of a heading without its signs.
func headingText(line string) string {
	s := strings.TrimSpace(strings.Trim(line, " :[]=*_-#"))
	if len(s) > 0 {
		return clipped(s, mostQuoted)
	}
	return line
}
