package dracoliath

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

// traced plays the scenarios of the game that are wanted and counts what its cards
// show.
func traced(t *testing.T, want func(sc *scenario.Scenario) bool) *cardfile.Trace {
	t.Helper()
	st := newSet(Cards)
	st.traced = cardfile.NewTrace("cards.txt", sentences(Cards))
	g := st.newGame()
	for _, sc := range readSheet(t).Scenarios {
		if sc.Game != g.ID || !want(&sc) {
			continue
		}
		if err := scenario.Walk(g, &sc, func(*rules.Session) {}); err != nil {
			t.Fatal(err)
		}
	}
	return st.traced
}

// TestSentencesAreShown counts over all scenarios of the game what each sentence
// of each card has shown: that it was carried out and made a difference, its
// condition met and unmet, what it waits for heard and once not.
func TestSentencesAreShown(t *testing.T) {
	rulestest.Covered(t, traced(t, func(*scenario.Scenario) bool { return true }))
}
