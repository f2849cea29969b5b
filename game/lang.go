package game

import (
	"strings"

	"wyrmtable/rules"
)

// Text is a text for the player, in each language.
type Text = rules.Text

// Lang is a language of the program.
type Lang = rules.Lang

// langCodes are the languages as settings, flags and addresses write them.
var langCodes = map[string]Lang{"fr": rules.French, "en": rules.English}

// ParseLang reads a language code ("fr", "en"); ok is false for any other.
func ParseLang(code string) (l Lang, ok bool) {
	l, ok = langCodes[code]
	return l, ok
}

// LangCode writes a language as ParseLang reads it.
func LangCode(l Lang) string {
	for code, lang := range langCodes {
		if lang == l {
			return code
		}
	}
	return "fr"
}

// pickLang chooses among a person's languages, the preferred one first, written
// as systems and browsers do ("fr_CA.UTF-8", "en-GB"). People who read neither
// French nor English get English, and a system that says nothing gets French,
// the language of the games.
func pickLang(preferred []string) Lang {
	said := false
	for _, p := range preferred {
		code, _, _ := strings.Cut(strings.ToLower(p), ".")
		code, _, _ = strings.Cut(code, "_")
		code, _, _ = strings.Cut(code, "-")
		if l, ok := langCodes[code]; ok {
			return l
		}
		said = said || (code != "" && code != "c" && code != "posix")
	}
	if said {
		return rules.English
	}
	return rules.French
}
