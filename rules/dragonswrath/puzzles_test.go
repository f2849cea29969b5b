package dragonswrath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

func TestPuzzles(t *testing.T) { rulestest.Puzzles(t, Game, 12) }

func TestPositionsAsPuzzles(t *testing.T) { rulestest.WritePuzzles(t, Game) }
