package cardfile

import (
	"wyrmtable/rules"
)

// Decks reads a file of ready decks. A deck is a line "deck ID", the lines
// "name French | English" and "plan French | English", and lines of cards, which
// the game reads: key is the first word of such a line, rest what follows.
// Whether a deck is legal is not its business.
func Decks(file, src string, cards func(r *Reader, d *rules.ReadyDeck, key, rest string) error) ([]rules.ReadyDeck, error) {
	r := &Reader{File: file}
	var decks []rules.ReadyDeck
	err := r.Each(src, func(line string) (err error) {
		key, rest := Key(line)
		if key == "deck" {
			decks = append(decks, rules.ReadyDeck{ID: rest})
			return r.Begin("deck", rest)
		}
		if len(decks) == 0 {
			return r.Errorf("%q before the first deck: begin with \"deck ID\"", key)
		}
		d := &decks[len(decks)-1]
		switch key {
		case "name":
			d.Name, err = r.Text(key, rest)
		case "plan":
			d.Plan, err = r.Text(key, rest)
		default:
			err = cards(r, d, key, rest)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return decks, nil
}

// Copies puts copies of a card into a section of a deck: "4 ID".
func (r *Reader) Copies(d *rules.ReadyDeck, section, number, id string, most int) error {
	n, err := r.Number(id, number, 1, most)
	if err != nil {
		return err
	}
	if d.Deck.In(section, id) > 0 {
		return r.Errorf("card %q stands twice in deck %s", id, d.ID)
	}
	d.Deck.Add(section, id, int(n))
	return nil
}
