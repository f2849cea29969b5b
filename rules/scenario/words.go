package scenario

import (
	"fmt"

	"wyrmtable/rules"
)

// A table is where the words of a scenario are looked up.
type table struct {
	game   *rules.Game
	setup  rules.Setup
	layout *rules.Layout
}

// suggest returns " (did you mean …?)" with the nearest of the known words.
func suggest(word string, known []string) string {
	best, at := max(1, len([]rune(word))/2)+1, ""
	for _, k := range known {
		if d := rules.Edits([]rune(rules.Fold(word)), []rune(rules.Fold(k))); d < best {
			best, at = d, k
		}
	}
	if at == "" {
		return ""
	}
	return fmt.Sprintf(" (did you mean %q?)", at)
}

// lookup finds word among n names.
func lookup(what, word string, n int, name func(i int) string) (int, error) {
	var known []string
	for i := range n {
		if name(i) == word {
			return i, nil
		}
		known = append(known, name(i))
	}
	return 0, fmt.Errorf("unknown %s %q%s", what, word, suggest(word, known))
}

func lookupWord(what string, t token, words []rules.Word) (int, error) {
	if t.kind != 'w' {
		return 0, fmt.Errorf("a %s is needed, not %s", what, t)
	}
	return lookup(what, t.text, len(words), func(i int) string { return words[i].Name })
}

// isSeat reports whether the token names a seat, or the table.
func (tb *table) isSeat(t token) bool {
	_, err := tb.seat(t)
	return err == nil
}

// seat finds a seat by its player's name; "table" is Nobody.
func (tb *table) seat(t token) (rules.Seat, error) {
	if t.text == "table" {
		return rules.Nobody, nil
	}
	if t.kind != 'w' && t.kind != 'q' {
		return 0, fmt.Errorf("a player is needed, not %s", t)
	}
	i, err := lookup("player", t.text, len(tb.setup.Seats), func(i int) string { return tb.setup.Seats[i].Name })
	return rules.Seat(i), err
}

// zone reads a zone's name and, if such zones belong to seats, the seat.
func (tb *table) zone(c *cursor) (rules.Zone, error) {
	t := c.next()
	zones := tb.layout.Zones
	i, err := lookup("zone", t.text, len(zones), func(i int) string { return zones[i].Name })
	if err != nil {
		return 0, err
	}
	if z, ok := tb.layout.ZoneOf(t.text, rules.Nobody); ok {
		c.word("table")
		return z, nil
	}
	if zones[i].Seat == rules.Nobody {
		return rules.Zone(i), nil
	}
	s, err := tb.seat(c.next())
	if err != nil {
		return 0, fmt.Errorf("whose %s? %w", t.text, err)
	}
	z, ok := tb.layout.ZoneOf(t.text, s)
	if !ok {
		return 0, fmt.Errorf("%s has no zone %q", tb.seatName(s), t.text)
	}
	return z, nil
}

func (tb *table) counter(t token) (rules.Var, error) {
	i, err := lookup("counter", t.text, len(tb.layout.Vars), func(i int) string { return tb.layout.Vars[i].Name })
	return rules.Var(i), err
}

func (tb *table) attr(t token) (rules.Attr, error) {
	i, err := lookup("attribute", t.text, len(tb.layout.Attrs), func(i int) string { return tb.layout.Attrs[i].Name })
	return rules.Attr(i), err
}

// face finds a card by id or by its French or English name.
func (tb *table) face(name string) (rules.Face, error) {
	var known []string
	want := rules.Fold(name)
	for i, f := range tb.game.Faces {
		if i == 0 {
			continue
		}
		if f.ID == name || rules.Fold(f.Name.FR) == want || rules.Fold(f.Name.EN) == want {
			return rules.Face(i), nil
		}
		known = append(known, f.ID, f.Name.FR, f.Name.EN)
	}
	return 0, fmt.Errorf("unknown card %q%s", name, suggest(name, known))
}

func (tb *table) seatName(s rules.Seat) string {
	if s < 0 {
		return "table"
	}
	return tb.setup.Seats[s].Name
}

func (tb *table) faceName(f rules.Face) string {
	if name := tb.game.Faces[f].Name.FR; name != "" {
		return name
	}
	return tb.game.Faces[f].ID
}

// zoneName returns a zone as scenarios write it.
func (tb *table) zoneName(z rules.Zone) string {
	info := tb.layout.Zones[z]
	if info.Seat == rules.Nobody {
		return info.Name
	}
	return info.Name + " " + tb.seatName(info.Seat)
}
