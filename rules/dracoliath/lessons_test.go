package dracoliath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestLessons proves the course, and that it teaches the whole game. What only single
// cards say stands on them, and in the glossary.
func TestLessons(t *testing.T) {
	readSheet(t).Taught(t, Game, rulestest.Lessons(t, Game),
		"adverse", "remplacer", "annuler", "encore")
}
