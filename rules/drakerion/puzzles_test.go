package drakerion

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestPuzzles proves the puzzles.
func TestPuzzles(t *testing.T) { rulestest.Puzzles(t, Game, 16) }
