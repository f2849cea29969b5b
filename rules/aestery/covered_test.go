package aestery

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestSentencesAreShown counts over all scenarios what each sentence of each card
// has shown: that it was carried out and made a difference, each condition met,
// and unmet where it decided, what it waits for heard and once not.
func TestSentencesAreShown(t *testing.T) {
	trace := newTracer()
	rulestest.Traced(t, Game, readSheet(t).Scenarios, func(m rules.Match) {
		trace.Begin()
		m.(*Match).traced = trace
	})
	rulestest.Covered(t, trace.Trace)
}
