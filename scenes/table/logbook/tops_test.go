package logbook

import (
	"slices"
	"testing"
)

// TestTopsMeasureOnce checks that each entry of a log is measured once, and
// anew only where it says something else or lines are of another width.
func TestTopsMeasureOnce(t *testing.T) {
	var l tops
	log := []string{"aa", "b", "cccc"}
	measured := 0
	fit := func(wide float64, tops ...float64) {
		t.Helper()
		l.setting(wide, 14)
		l.fit(len(log), func(i int) string { return log[i] },
			func(s string) float64 { measured++; return float64(len(s)) * 10 })
		if !slices.Equal(l.tops, tops) || l.high != l.bottom(len(log)-1) {
			t.Errorf("entries of %q begin at %v and end at %v, not %v", log, l.tops, l.high, tops)
		}
	}
	fit(200, 0, 20+gap, 30+2*gap)
	fit(200, 0, 20+gap, 30+2*gap)
	if measured != 3 {
		t.Errorf("three entries were measured %d times", measured)
	}
	log = []string{"aa", "ddd"} // two were taken back, another came
	fit(200, 0, 20+gap)
	if measured != 4 || l.high != 50+2*gap {
		t.Errorf("one new entry: measured %d times in all, %v high", measured, l.high)
	}
	fit(150, 0, 20+gap)
	if measured != 6 {
		t.Errorf("another width: measured %d times in all, not 6", measured)
	}
}
