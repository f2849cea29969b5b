package rulestest

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// A Slip is a mistake in building a deck: what is done to a good one, and what
// the game must then say of it in English.
type Slip struct {
	Name string
	Do   func(d *rules.Deck)
	Want string // words of a problem
}

// Slips checks that a deck is good as it is and that each mistake in it is found.
func Slips(t *testing.T, g *rules.Game, good rules.Deck, slips []Slip) {
	t.Helper()
	if p := g.DeckProblems(&good); len(p) > 0 {
		t.Errorf("the deck is not good: %s", p[0].Text.EN)
	}
	for _, s := range slips {
		d := good.Clone()
		s.Do(&d)
		found := ""
		for _, p := range g.DeckProblems(&d) {
			found += p.Text.EN + "\n"
		}
		if !strings.Contains(found, s.Want) {
			t.Errorf("%s: found %q", s.Name, found)
		}
	}
}
