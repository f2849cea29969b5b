package dragonswrath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestLessons proves the course, and that it teaches the whole game.
func TestLessons(t *testing.T) { readSheet(t).Taught(t, Game, rulestest.Lessons(t, Game)) }
