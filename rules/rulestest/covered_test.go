//go:build !js

package rulestest

import (
	"slices"
	"testing"

	"wyrmtable/rules/cardfile"
)

// TestCovered plants gaps that are known, unknown and closed.
func TestCovered(t *testing.T) {
	ran, idle := cardfile.Place{Card: "chat", Line: 3}, cardfile.Place{Card: "mage", Line: 9}
	trace := cardfile.NewTrace("f", []cardfile.Sentence{{Place: ran}, {Place: idle}})
	trace.Ran(ran)
	const gap, closed = "mage 1 was never carried out", "chat 1 was never carried out"
	for _, tc := range []struct{ known, want []string }{
		{[]string{gap}, nil},
		{nil, []string{"f:9: " + gap}},
		{[]string{gap, closed}, []string{"shown meanwhile, strike it off the list of gaps: " + closed}},
		{[]string{gap, gap}, []string{"the list of gaps has twice: " + gap}},
	} {
		if got := uncovered(trace, tc.known); !slices.Equal(got, tc.want) {
			t.Errorf("known %q: %q, want %q", tc.known, got, tc.want)
		}
	}
}
