package aestery

import (
	_ "embed"
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed decks.txt
var deckFile string

// ready are the ready decks. A test reads the file, so it cannot be wrong here.
var ready = cardfile.Must(parseDecks("decks.txt", deckFile))

// parseDecks reads a file of ready decks. docs/adding-cards.md describes the
// format.
func parseDecks(file, src string) ([]rules.ReadyDeck, error) {
	return cardfile.Decks(file, src, deckLine)
}

// deckLine reads a line of a deck that holds cards: the hero, cards of the
// sideboard, or a number of a card.
func deckLine(r *cardfile.Reader, d *rules.ReadyDeck, key, rest string) error {
	section := mainSection
	switch key {
	case "hero":
		section, key = heroSection, "1"
	case "side":
		section = sideSection
		key, rest = cardfile.Key(rest)
	default:
		if _, bad := strconv.Atoi(key); bad != nil {
			return r.Unknown("entry", key, []string{"deck", "name", "plan", "hero", "side", "a number"})
		}
	}
	if FaceOf(rest) == 0 {
		return r.Unknown("card", rest, keys(faces))
	}
	return r.Copies(d, sectionNames[section], key, rest, 60)
}
