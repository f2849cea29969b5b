package aestery

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestPuzzles proves every puzzle by searching all answers of both players.
func TestPuzzles(t *testing.T) { rulestest.Puzzles(t, Game, 20) }

func TestPositionsAsPuzzles(t *testing.T) { rulestest.WritePuzzles(t, Game) }
