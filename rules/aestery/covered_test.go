package aestery

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

// TestSentencesAreShown counts over all scenarios what each sentence of each card
// has shown: that it was carried out and made a difference, each condition met,
// and unmet where it decided, what it waits for heard and once not.
func TestSentencesAreShown(t *testing.T) {
	trace := newTracer()
	g := *Game
	watch := func(m rules.Match, err error) (rules.Match, error) {
		if err == nil {
			m.(*Match).traced = trace
		}
		return m, err
	}
	g.New = func(s *rules.Setup) (rules.Match, error) { return watch(deal(s)) }
	g.At = func(s *rules.Setup, b *rules.Board) (rules.Match, error) { return watch(at(s, b)) }
	for _, sc := range readSheet(t).Scenarios {
		if err := scenario.Walk(&g, &sc, func(*rules.Session) {}); err != nil {
			t.Fatal(err)
		}
	}
	rulestest.Covered(t, trace.Trace)
}
