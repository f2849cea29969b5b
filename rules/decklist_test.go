package rules_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest/tiny"
)

// written says what a list was read as, in the words of testdata/lists.txt.
func written(r *rules.ListReading) string {
	g, lines := tiny.Clans, []string(nil)
	if r.Deck.Name != "" {
		lines = append(lines, "name: "+r.Deck.Name)
	}
	for _, s := range g.Deck.Sections {
		var cards []string
		for _, l := range r.Deck.Lines {
			if l.Section == s.Name {
				cards = append(cards, fmt.Sprint(l.Count, " ", l.Card))
			}
		}
		if len(cards) > 0 {
			lines = append(lines, s.Name+": "+strings.Join(cards, ", "))
		}
	}
	for _, a := range r.Aside {
		var cards []string
		for _, c := range a.Cards {
			cards = append(cards, fmt.Sprint(c.Count, " ", g.Faces[c.Face].ID))
		}
		lines = append(lines, "aside "+a.Heading+": "+strings.Join(cards, ", "))
	}
	for _, f := range r.Faults {
		s, near := "unknown", []string(nil)
		if f.Section >= 0 {
			s += " " + g.Deck.Sections[f.Section].Name
		}
		for _, n := range f.Near {
			near = append(near, g.Faces[n].ID)
		}
		s += fmt.Sprint(": ", f.Count, " ", f.What)
		if near != nil {
			s += " (" + strings.Join(near, ", ") + ")"
		}
		lines = append(lines, s)
	}
	return strings.Join(lines, "\n")
}

// Each list of the file is read as it is meant, with the ends of lines of each
// system.
func TestListsAreReadAsTheyAreMeant(t *testing.T) {
	data, err := os.ReadFile("testdata/lists.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range strings.Split(string(data), "\n=== ")[1:] {
		name, rest, _ := strings.Cut(block, "\n")
		list, want, ok := strings.Cut(rest, "\n---\n")
		if !ok {
			t.Fatalf("%s: no reading", name)
		}
		for _, end := range []string{"\n", "\r\n", "\r"} {
			r := tiny.Clans.ParseDeck(strings.ReplaceAll(list, "\n", end))
			if got := written(&r); got != strings.TrimSpace(want) {
				t.Errorf("%s: it is read as\n%s\nnot as\n%s", name, got, strings.TrimSpace(want))
			}
		}
	}
}

// A game without a sideboard has no place for one: it is set aside.
func TestASideboardWhereThereIsNone(t *testing.T) {
	rulesOf := *tiny.Clans.Deck
	rulesOf.Sections = rulesOf.Sections[:2]
	g := *tiny.Clans
	g.Deck = &rulesOf
	for _, list := range []string{"3 Torch\nSideboard\n2 Pebble\n", "3 Torch\nSB: 2 Pebble\n", "3 Torch\nSide: 2 Pebble"} {
		r := g.ParseDeck(list)
		if len(r.Faults) > 0 || len(r.Aside) != 1 || r.Aside[0].Size() != 2 || r.Deck.Size("main") != 3 {
			t.Errorf("%q: %+v", list, r)
			continue
		}
		if sides := rulesOf.Sides(&r.Aside[0]); len(sides) > 0 {
			t.Errorf("%q: offered are the sections %v", list, sides)
		}
	}
}

// What was set aside goes where somebody says.
func TestWhatWasSetAsideIsPutIn(t *testing.T) {
	r := tiny.Clans.ParseDeck("3 Torch\nPlan B:\n2 Pebble\n1 Tide Queen\nPlan C:\n1 Drop\n")
	if len(r.Aside) != 2 {
		t.Fatalf("%+v", r.Aside)
	}
	b, c := &r.Aside[0], &r.Aside[1]
	if got := b.Text().EN; got != "Line 2: “Plan B” names no part of the deck; 3 cards are set aside." {
		t.Errorf("it says %q", got)
	}
	if got := c.Text().FR; got != "Ligne 5\u00a0: «\u00a0Plan C\u00a0» ne nomme aucune partie du deck\u00a0; 1 carte est mise de côté." {
		t.Errorf("it says %q", got)
	}
	if s := tiny.Clans.Deck.Sides(b); len(s) > 0 {
		t.Errorf("a leader may go into the sections %v", s)
	}
	side := tiny.Clans.Deck.Sides(c)
	if len(side) != 1 {
		t.Fatalf("a card may go into %v", side)
	}
	tiny.Clans.AddAside(&r.Deck, b, -1)
	tiny.Clans.AddAside(&r.Deck, c, side[0])
	d := &r.Deck
	if d.In("main", "torch") != 3 || d.In("main", "pebble") != 2 || d.In("hero", "tide-queen") != 1 || d.In("side", "drop") != 1 {
		t.Errorf("%+v", d)
	}
}

// A text that is no deck list comes to its end whatever its lines hold, and what is
// told of it is short. Each of these took minutes where time grew with the square.
func TestLongListsComeToAnEnd(t *testing.T) {
	for name, list := range map[string]string{
		"unknown names": strings.Repeat("3 Une carte que personne ne connaît\n", 2000),
		"near names":    strings.Repeat("3 Seigneur des Brases\n", 2000),
		"headings":      strings.Repeat("Rien du tout :\n\n", 1000),
		"one line":      strings.Repeat("3 Torche, ", 100_000),
		"signs":         strings.Repeat("()[]*^", 100_000),
		"brackets":      "1 Torc " + strings.Repeat("(a) ", 200_000),
		"many brackets": strings.Repeat("1 Torc "+strings.Repeat("(a) ", 300)+"\n", 2000),
	} {
		r := tiny.Clans.ParseDeck(list)
		if len(r.Faults) > 101 || len(r.Aside) > 1 {
			t.Errorf("%s: %d faults, %d headings are told", name, len(r.Faults), len(r.Aside))
		}
		for _, f := range r.Faults {
			if len(f.Text.FR) > 600 {
				t.Errorf("%s: a sentence of %d bytes", name, len(f.Text.FR))
			}
		}
	}
}
