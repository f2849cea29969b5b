package drakerion

import (
	_ "embed"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
)

//go:embed decks.txt
var deckFile string

// ready are the ready decks. A test reads the file, so it cannot be wrong here.
var ready = func() []rules.ReadyDeck {
	decks, err := parseDecks("decks.txt", deckFile)
	if err != nil {
		panic(err)
	}
	return decks
}()

// parseDecks reads a file of ready decks: "deck ID", then name and plan lines,
// and a line "N ID" for each card. Whether a deck is legal is not its business.
func parseDecks(file, src string) ([]rules.ReadyDeck, error) {
	p := &parser{file: file}
	var decks []rules.ReadyDeck
	for i, line := range strings.Split(src, "\n") {
		p.line = i + 1
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		key, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		if key == "deck" {
			if strings.Trim(rest, idLetters) != "" || rest == "" {
				return nil, p.errorf("deck id %q: use small letters, digits and hyphens", rest)
			}
			decks = append(decks, rules.ReadyDeck{ID: rest})
			continue
		}
		if len(decks) == 0 {
			return nil, p.errorf("%q before the first deck: begin with \"deck ID\"", key)
		}
		if err := p.deckLine(&decks[len(decks)-1], key, rest); err != nil {
			return nil, err
		}
	}
	return decks, nil
}

// deckLine reads one line of a deck: a fact, or a number of a card.
func (p *parser) deckLine(d *rules.ReadyDeck, key, rest string) (err error) {
	switch key {
	case "name":
		d.Name, err = p.bilingual(key, rest)
		return err
	case "plan":
		d.Plan, err = p.bilingual(key, rest)
		return err
	}
	if _, bad := strconv.Atoi(key); bad != nil {
		return p.unknown("entry", key, []string{"deck", "name", "plan", "a number"})
	}
	n, err := p.number(rest, key, 1, mostCopies)
	if err != nil {
		return err
	}
	f := FaceOf(rest)
	if f == 0 {
		return p.unknown("card", rest, slices.Sorted(maps.Keys(faces)))
	}
	section := map[Type]string{Banner: "banner", City: "city", Manoeuvre: "manoeuvres"}[Cards[f].Type]
	if section == "" {
		section = "main"
	}
	if d.Deck.In(section, rest) > 0 {
		return p.errorf("card %q stands twice in deck %s", rest, d.ID)
	}
	d.Deck.Add(section, rest, int(n))
	return nil
}
