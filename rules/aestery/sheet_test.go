package aestery

import (
	"os"
	"testing"

	"wyrmtable/rules/rulestest"
)

// readSheet reads SHEET.md, RULINGS.md and the scenarios that show them.
func readSheet(t *testing.T) *rulestest.Sheet { return rulestest.ReadSheet(t, os.DirFS(".")) }

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) { readSheet(t).Run(t, Game) }

// TestSheetIsShown checks that every sentence, word and ruling is shown.
func TestSheetIsShown(t *testing.T) {
	readSheet(t).Shown(t, map[string]int{"S": 62, "N": 9, "W": 26, "B": 3, "E": 53, "R": 29})
}

// TestQuestionsAreListed checks that the scenarios use the whole layout. Who was
// drawn stands before the first step, where no scenario can expect it.
func TestQuestionsAreListed(t *testing.T) {
	readSheet(t).Used(t, Game.LayoutFor(2), "pass", "no-room", "lot")
}
