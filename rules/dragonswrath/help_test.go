package dragonswrath

import (
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

// TestChoicesAreShown checks that every ruling of judgement is shown to
// players. The rows named here follow from the words of the sheet.
func TestChoicesAreShown(t *testing.T) {
	rulestest.Choices(t, Game, scenario.IDs(readSheet(t).Rulings), "W1", "W7", "W20", "W23", "W25", "W27")
}
