package scenario

import (
	"fmt"

	"wyrmtable/rules"
)

// A Table is where the words of a scenario are looked up.
type Table struct {
	game   *rules.Game
	setup  rules.Setup
	layout *rules.Layout
}

// TableOf returns where the words of a session's match are looked up.
func TableOf(s *rules.Session) *Table {
	return &Table{s.Game(), *s.Setup(), s.Match().Board().Layout()}
}

// Words returns where words of a game are looked up that need no match: its cards and
// its glossary.
func Words(g *rules.Game) *Table { return &Table{game: g} }

// Suggest returns " (did you mean …?)" with the nearest of the known words.
func Suggest(word string, known []string) string {
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
	return 0, fmt.Errorf("unknown %s %q%s", what, word, Suggest(word, known))
}

// lookupWord finds a word of a layout.
func lookupWord(what string, t Token, words []rules.Word) (int, error) {
	if t.Kind != 'w' {
		return 0, fmt.Errorf("a %s is needed, not %s", what, t)
	}
	return lookup(what, t.Text, len(words), func(i int) string { return words[i].Name })
}

// isSeat reports whether the token names a seat, or the table.
func (tb *Table) isSeat(t Token) bool {
	_, err := tb.Seat(t)
	return err == nil
}

// Seat finds a seat by its player's name; "table" is Nobody.
func (tb *Table) Seat(t Token) (rules.Seat, error) {
	if t.Text == "table" {
		return rules.Nobody, nil
	}
	if t.Kind != 'w' && t.Kind != 'q' {
		return 0, fmt.Errorf("a player is needed, not %s", t)
	}
	i, err := lookup("player", t.Text, len(tb.setup.Seats), func(i int) string { return tb.setup.Seats[i].Name })
	return rules.Seat(i), err
}

// Zone reads a zone's name and, if such zones belong to seats, the seat.
func (tb *Table) Zone(c *Cursor) (rules.Zone, error) {
	t := c.Next()
	zones := tb.layout.Zones
	i, err := lookup("zone", t.Text, len(zones), func(i int) string { return zones[i].Name })
	if err != nil {
		return 0, err
	}
	if z, ok := tb.layout.ZoneOf(t.Text, rules.Nobody); ok {
		c.Word("table")
		return z, nil
	}
	if zones[i].Seat == rules.Nobody {
		return rules.Zone(i), nil
	}
	s, err := tb.Seat(c.Next())
	if err != nil {
		return 0, fmt.Errorf("whose %s? %w", t.Text, err)
	}
	z, ok := tb.layout.ZoneOf(t.Text, s)
	if !ok {
		return 0, fmt.Errorf("%s has no zone %q", tb.seatName(s), t.Text)
	}
	return z, nil
}

// Verb finds a verb of the layout.
func (tb *Table) Verb(t Token) (rules.Verb, error) {
	i, err := lookupWord("verb", t, tb.layout.Verbs)
	return rules.Verb(i), err
}

// Counter finds a counter of the layout.
func (tb *Table) Counter(t Token) (rules.Var, error) {
	i, err := lookup("counter", t.Text, len(tb.layout.Vars), func(i int) string { return tb.layout.Vars[i].Name })
	return rules.Var(i), err
}

// Attr finds an attribute of the layout.
func (tb *Table) Attr(t Token) (rules.Attr, error) {
	i, err := lookup("attribute", t.Text, len(tb.layout.Attrs), func(i int) string { return tb.layout.Attrs[i].Name })
	return rules.Attr(i), err
}

// Face finds a card by id or by its French or English name.
func (tb *Table) Face(name string) (rules.Face, error) {
	for i, f := range tb.game.Faces { // mostly it is written as it stands on the card
		if i > 0 && (f.ID == name || f.Name.FR == name || f.Name.EN == name) {
			return rules.Face(i), nil
		}
	}
	var known []string
	want := rules.Fold(name)
	for i, f := range tb.game.Faces {
		if i == 0 {
			continue
		}
		if rules.Fold(f.Name.FR) == want || rules.Fold(f.Name.EN) == want {
			return rules.Face(i), nil
		}
		known = append(known, f.ID, f.Name.FR, f.Name.EN)
	}
	return 0, fmt.Errorf("unknown card %q%s", name, Suggest(name, known))
}

func (tb *Table) seatName(s rules.Seat) string {
	if s < 0 {
		return "table"
	}
	return tb.setup.Seats[s].Name
}

func (tb *Table) faceName(f rules.Face) string {
	if name := tb.game.Faces[f].Name.FR; name != "" {
		return name
	}
	return tb.game.Faces[f].ID
}

// zoneName returns a zone as scenarios write it.
func (tb *Table) zoneName(z rules.Zone) string {
	info := tb.layout.Zones[z]
	if info.Seat == rules.Nobody {
		return info.Name
	}
	return info.Name + " " + tb.seatName(info.Seat)
}
