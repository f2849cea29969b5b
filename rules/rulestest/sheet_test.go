package rulestest

import (
	"slices"
	"testing"
	"testing/fstest"
)

// TestSheetFaults checks that a line nothing shows is found, and an excuse that
// does not hold.
func TestSheetFaults(t *testing.T) {
	file := func(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }
	folder := fstest.MapFS{
		"SHEET.md": file("- S1. Shown.\n- S2. Not shown.\n- S3. By a test (test TestThere).\n- S4. By no test (test TestGone).\n" +
			"- S5. Both (test TestThere).\n- S6. A name (no rule: a name).\n- S7. Later (later: it is not built).\n"),
		"RULINGS.md":      file("| R1 | where | what | so; tests TestThere |\n"),
		"scenarios/a.txt": file("scenario A\ngame volley\nabout S1, S5, S9\nseats Alice, Bruno\n"),
		"a_test.go":       file("package a\n\nfunc TestThere(t *testing.T) {}\n"),
	}
	got := ReadSheet(t, folder).faults(map[string]int{"S": 6, "R": 2})
	want := []string{
		"a scenario is about S9, which neither SHEET.md nor RULINGS.md has",
		"S2 has no scenario",
		"S4 names TestGone, which is no test of this folder",
		"S5 has a scenario: it needs no test in Go and is not silent",
		"lines R of the sheet are missing",
	}
	if !slices.Equal(got, want) {
		t.Errorf("faults\n%q\nwant\n%q", got, want)
	}
}
