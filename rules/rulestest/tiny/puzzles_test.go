package tiny_test

import (
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// TestPositionsAsPuzzles writes positions of the tiny games as puzzles.
func TestPositionsAsPuzzles(t *testing.T) {
	for _, g := range tiny.Games() {
		t.Run(g.ID, func(t *testing.T) { rulestest.WritePuzzles(t, g) })
	}
}
