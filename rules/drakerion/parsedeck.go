package drakerion

import (
	_ "embed"
	"maps"
	"slices"
	"strconv"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
)

//go:embed decks.txt
var deckFile string

// ready are the ready decks. A test reads the file, so it cannot be wrong here.
var ready = cardfile.Must(parseDecks("decks.txt", deckFile))

// parseDecks reads a file of ready decks: a line "N ID" for each card, whose
// section follows from its type.
func parseDecks(file, src string) ([]rules.ReadyDeck, error) {
	return cardfile.Decks(file, src, deckLine)
}

func deckLine(r *cardfile.Reader, d *rules.ReadyDeck, key, rest string) error {
	if _, bad := strconv.Atoi(key); bad != nil {
		return r.Unknown("entry", key, []string{"deck", "name", "plan", "a number"})
	}
	f := FaceOf(rest)
	if f == 0 {
		return r.Unknown("card", rest, slices.Sorted(maps.Keys(faces)))
	}
	section := map[Type]string{Banner: "banner", City: "city", Manoeuvre: "manoeuvres"}[Cards[f].Type]
	if section == "" {
		section = "main"
	}
	return r.Copies(d, section, key, rest, mostCopies)
}
