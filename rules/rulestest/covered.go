package rulestest

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/cardfile"
	"wyrmtable/rules/scenario"
)

// Traced plays scenarios of a game, each match of which watch is given as soon as
// it is there, to set a trace on it.
func Traced(t *testing.T, g *rules.Game, scenarios []scenario.Scenario, watch func(m rules.Match)) {
	t.Helper()
	seen := func(m rules.Match, err error) (rules.Match, error) {
		if err == nil {
			watch(m)
		}
		return m, err
	}
	watched := *g
	watched.New = func(s *rules.Setup) (rules.Match, error) { return seen(g.New(s)) }
	watched.At = func(s *rules.Setup, b *rules.Board) (rules.Match, error) { return seen(g.At(s, b)) }
	for i := range scenarios {
		if err := scenario.Walk(&watched, &scenarios[i], func(*rules.Session) {}); err != nil {
			t.Fatal(err)
		}
	}
}

// Covered checks that what a trace has seen leaves nothing of the cards unshown.
func Covered(t *testing.T, trace *cardfile.Trace) {
	t.Helper()
	for _, g := range trace.Gaps() {
		t.Error(g)
	}
}
