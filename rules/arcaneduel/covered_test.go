package arcaneduel

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
	"wyrmtable/rules/rulestest"
)

// TestSentencesAreShown counts over all scenarios what each word of the effect of
// each card and each combination has shown: that it was carried out and made a
// difference, and what waits for an attack heard of one and once not.
func TestSentencesAreShown(t *testing.T) {
	trace := cardfile.NewTrace("cards.txt", sentences())
	rulestest.Traced(t, Game, readSheet(t).Scenarios, func(m rules.Match) { m.(*Match).traced = trace })
	rulestest.Covered(t, trace)
}
