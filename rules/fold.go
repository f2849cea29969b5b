package rules

import (
	"strings"
	"unicode"
)

// unaccent gives letters without their accents, ligatures in two letters, and
// one kind of apostrophe and space: what people type in a hurry.
var unaccent = strings.NewReplacer(
	"à", "a", "â", "a", "ä", "a", "á", "a", "ã", "a", "å", "a", "ç", "c",
	"é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i", "í", "i", "ì", "i",
	"ñ", "n", "ô", "o", "ö", "o", "ó", "o", "ò", "o", "õ", "o", "ù", "u", "û", "u", "ü", "u", "ú", "u",
	"ÿ", "y", "œ", "oe", "æ", "ae", "’", "'", "‘", "'", "´", "'", "`", "'", "′", "'", "ʼ", "'", "‐", "-", "‑", "-", "−", "-", "\u00a0", " ", "\u202f", " ", "–", "-", "—", "-")

// Fold returns s as it is compared when somebody looks for it: small letters
// without accents, and one space between words.
func Fold(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) { // an accent that stands for itself
			return -1
		}
		return unicode.ToLower(r)
	}, s)
	return strings.Join(strings.Fields(unaccent.Replace(s)), " ")
}

// Edits returns how many letters must be changed, added or taken away to make a
// into b.
func Edits(a, b []rune) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, x := range a {
		corner := row[0]
		row[0] = i + 1
		for j, y := range b {
			cost := corner
			if x != y {
				cost++
			}
			corner = row[j+1]
			row[j+1] = min(cost, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
