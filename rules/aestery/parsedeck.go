package aestery

import (
	_ "embed"
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

// parseDecks reads a file of ready decks. docs/adding-cards.md describes the
// format. Whether a deck is legal is not its business.
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
			if strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz0123456789-") != "" || rest == "" {
				return nil, p.errorf("deck id %q: use small letters, digits and hyphens", rest)
			}
			if slices.ContainsFunc(decks, func(d rules.ReadyDeck) bool { return d.ID == rest }) {
				return nil, p.errorf("deck %q already stands above", rest)
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
	section := sectionNames[mainSection]
	switch key {
	case "name":
		d.Name, err = p.bilingual(key, rest)
		return err
	case "plan":
		d.Plan, err = p.bilingual(key, rest)
		return err
	case "hero":
		return p.deckCard(d, sectionNames[heroSection], "1", rest)
	case "side":
		section = sectionNames[sideSection]
		key, rest, _ = strings.Cut(rest, " ")
	default:
		if _, bad := strconv.Atoi(key); bad != nil {
			return p.unknown("entry", key, []string{"deck", "name", "plan", "hero", "side", "a number"})
		}
	}
	return p.deckCard(d, section, key, strings.TrimSpace(rest))
}

func (p *parser) deckCard(d *rules.ReadyDeck, section, number, id string) error {
	if FaceOf(id) == 0 {
		return p.unknown("card", id, keys(faces))
	}
	n, err := p.number(section, number, 1, 60)
	if err != nil {
		return err
	}
	if d.Deck.In(section, id) > 0 {
		return p.errorf("card %q stands twice in deck %s", id, d.ID)
	}
	d.Deck.Add(section, id, int(n))
	return nil
}
