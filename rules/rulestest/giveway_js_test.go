package rulestest_test

import (
	"runtime"
	"runtime/debug"
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// TestSuiteGivesWay plays with a collector that never begins by itself, as one
// that is starved: the suite must let it run, or its garbage fills the memory
// there is in a page.
func TestSuiteGivesWay(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	rulestest.Run(t, tiny.Games()[0], rulestest.Config{Games: 8, LightGames: 32})
	runtime.ReadMemStats(&after)
	made, grown := after.TotalAlloc-before.TotalAlloc, int64(after.HeapSys)-int64(before.HeapSys)
	t.Logf("%d MB made, the heap has grown by %d MB", made>>20, grown>>20)
	if made < 300<<20 {
		t.Errorf("only %d MB were made: play more", made>>20)
	}
	if grown > 150<<20 {
		t.Errorf("the heap has grown by %d MB", grown>>20)
	}
}
