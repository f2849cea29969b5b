package lesson

import (
	"slices"
	"strings"
	"unicode"

	"wyrmtable/rules"
)

// About finds, among the lessons of a game, the one that shows what texts speak of: by
// the longest word of the glossary in the first text that has one which a lesson shows.
// Where there is none it is the first lesson in which the learner gives an answer with
// one of some verbs; -1 where there is none either.
func About(g *rules.Game, titles []Title, verbs []string, texts ...rules.Text) int {
	if g.Help != nil {
		for _, t := range texts {
			if i := shown(g.Help().Terms, titles, t); i >= 0 {
				return i
			}
		}
	}
	for _, v := range verbs {
		if i := slices.IndexFunc(titles, func(t Title) bool { return slices.Contains(t.Does, v) }); i >= 0 {
			return i
		}
	}
	return -1
}

// shown is the lesson for the longest word of the glossary that a text has.
func shown(terms []rules.Term, titles []Title, text rules.Text) int {
	fr, en := rules.Fold(rules.Plain(text.FR)), rules.Fold(rules.Plain(text.EN))
	found, longest := -1, 0
	for _, t := range terms {
		word := bare(t.Word.FR)
		if len(word) <= longest || !speaksOf(fr, word) && !speaksOf(en, bare(t.Word.EN)) {
			continue
		}
		for _, id := range []string{t.ID, t.Page} {
			shows := func(l Title) bool { return id != "" && slices.Contains(l.Shows, id) }
			if i := slices.IndexFunc(titles, shows); i >= 0 {
				found, longest = i, len(word)
				break
			}
		}
	}
	return found
}

// bare is a word of the glossary without the number that stands behind it.
func bare(word string) string { return strings.TrimSuffix(rules.Fold(word), " x") }

// endings are those that a word may have in a text.
var endings = []string{"", "s", "x", "e", "es"}

// speaksOf reports whether a folded text has a folded word, with an ending or without.
func speaksOf(text, word string) bool {
	for from := 0; ; {
		i := strings.Index(text[from:], word)
		if i < 0 || word == "" {
			return false
		}
		i += from
		before := strings.TrimRightFunc(text[:i], unicode.IsLetter)
		after := strings.TrimLeftFunc(text[i+len(word):], unicode.IsLetter)
		ending := text[i+len(word) : len(text)-len(after)]
		if len(before) == i && slices.Contains(endings, ending) {
			return true
		}
		from = i + 1
	}
}
