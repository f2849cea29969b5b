package dragonswrath

import (
	"strings"
	"testing"
)

// TestParseErrors checks that a mistake in a card file is named in one line,
// with its place.
func TestParseErrors(t *testing.T) {
	const being, rest = "creature x | X | X | red | 1/1 ", " | burn | cave\n"
	const head = "malefice a | A | A | red | r | burn | cave\n"
	for src, want := range map[string]string{
		"dragon x | X | X | red | | burn | cave":                         `cards:1: unknown type "dragon"`,
		"creature X! | X | X | red | 1/1 | burn | cave":                  `cards:1: card id "X!"`,
		"creature x | X | | red | 1/1 | burn | cave":                     "cards:1: card x needs a name",
		"creature x | X | X | red | 1/11 | burn | cave":                  `cards:1: "1/11": give PM/PP`,
		"creature x | X | X | magic | 1/1 | burn | cave":                 `cards:1: "magic" is no colour`,
		"creature x | X | X | red | 1/1 swimming | burn | cave":          `cards:1: unknown fact "swimming"`,
		"item x | X | X | red | 1/1 | burn | cave":                       "cards:1: card x: an item, and only an item",
		"item x | X | X | red | r weapon 1/1 | burn | cave":              "cards:1: card x is an item and costs no province",
		"creature x | X | X | red | 1/1 | burn | hall":                   `cards:1: unknown scene "hall"`,
		"creature x | X | X":                                             "cards:1: a card has 7 parts",
		"\tcast: draw":                                                   "cards:1: an ability before the first card",
		head + "\twhenever: draw":                                        `cards:2: unknown moment "whenever"`,
		head + "\tcast creature pink: destroy target":                    `cards:2: unknown word "pink"`,
		head + "\tcast creature: burn target":                            `cards:2: unknown effect "burn"`,
		head + "\tcast creature: pp 12 target":                           `cards:2: "12": a number from -9 to 9`,
		head + "\tcast: destroy target":                                  "cards:1: card a destroy speaks of a target",
		head + "\tcast: lose 1 leader":                                   "cards:1: card a lose speaks of a leader",
		head + "\tcast creature: dispel target":                          "cards:1: card a dispel ends a lasting ritual",
		head + "\tarrive: draw 1":                                        "cards:1: card a does not arrive",
		head + "\talways yours red: pp 1":                                "cards:1: card a is a maléfice and does not last",
		head:                                                             "cards:1: card a does nothing",
		head + "\tcast: draw 1\n\tcast: draw 2":                          "cards:1: card a is a maléfice and has one ability",
		head + "\tcast item red: destroy target":                         "cards:1: card a aims at item by a colour",
		head + "\tcast rite enemy: dispel target":                        "cards:1: card a aims at rite, whosever it is",
		"ritual x | X | X | red | rrrrrrrrr | burn | cave\n\tcast: draw": "cards:1: card x has more than 8 spheres",
		head + "\tcast: draw 1\n" + head:                                 `cards:3: card "a" already stands above`,
		"province p | P | P | red | | burn | cave\n\tagainst red: pp 1":  "cards:1: card p is a province: it has no ability of its own",
		"province p | P | P | none | | burn | cave":                      `cards:1: "none" is no colour`,
		head + "\tcast: draw 2 lasting":                                  "cards:1: card a draw is done once and does not last",
		head + "\tcast creature: destroy 2 target":                       "cards:1: card a destroy has no number",
		head + "\tcast: draw -1":                                         "cards:1: card a draw needs a number above 0",
		head + "\tcast red: draw 1":                                      "cards:1: card a describes a card, but aims at none",
		head + "\tcast creature: draw 1":                                 "cards:1: card a aims at creature, but does nothing to it",
		head + "\tcast creature: pp 1 target red":                        "cards:1: card a pp describes creatures, but is not done to each",
		head + "\tcast creature red blue: pp 1 target":                   `cards:2: "blue": a filter has one side, one colour`,
		being + "flying undead insect" + rest:                            "cards:1: insect: a card has two characteristics at most",
		being + "flying flying" + rest:                                   "cards:1: flying stands twice",
		being + rest + "\talways yours red: pp 1; pp 2":                  "cards:2: pp stands twice",
		being + rest + "\tshun red: draw 1":                              "cards:2: who is not attacked does nothing by it",
		being + rest + "\talways creature red: pp 1":                     "cards:1: card x holds of itself and aims at nothing",
		being + rest + "\tarrive: draw 1; pp 1 each none":                `cards:2: unknown word "none"`,
	} {
		_, err := parseCards("cards", src)
		if err == nil || !strings.HasPrefix(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: %v, want %q", src, err, want)
		}
	}
}
