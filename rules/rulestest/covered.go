package rulestest

import (
	"testing"

	"wyrmtable/rules/cardfile"
)

// Covered checks that what a trace has seen leaves nothing of the cards unshown
// but the gaps that are known, each by its [cardfile.Gap.Key]. A known one that
// is closed has to leave the list, so it can only shrink.
func Covered(t *testing.T, trace *cardfile.Trace, known ...string) {
	t.Helper()
	for _, fault := range uncovered(trace, known) {
		t.Error(fault)
	}
}

func uncovered(trace *cardfile.Trace, known []string) (faults []string) {
	left := map[string]bool{}
	for _, k := range known {
		if left[k] {
			faults = append(faults, "the list of gaps has twice: "+k)
		}
		left[k] = true
	}
	for _, g := range trace.Gaps() {
		if !left[g.Key()] {
			faults = append(faults, g.String())
		}
		delete(left, g.Key())
	}
	for _, k := range known {
		if left[k] {
			faults = append(faults, "shown meanwhile, strike it off the list of gaps: "+k)
			delete(left, k)
		}
	}
	return faults
}
