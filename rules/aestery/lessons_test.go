package aestery

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestLessons proves the course, and that it leaves out no page of the help.
func TestLessons(t *testing.T) {
	readSheet(t).Taught(t, Game, rulestest.Lessons(t, Game))
}
