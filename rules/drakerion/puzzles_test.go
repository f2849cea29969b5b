package drakerion

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestPuzzles proves the puzzles.
func TestPuzzles(t *testing.T) { rulestest.Puzzles(t, Game, 16) }

func TestPositionsAsPuzzles(t *testing.T) { rulestest.WritePuzzles(t, Game) }
