package dracoliath

import (
	"slices"
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

// TestChoicesAreShown checks that players can read every ruling that is not the
// sheet's own word: all of RULINGS.md, and of SHEET.md the rulings of this game
// apart from those that the sheet's text decides.
func TestChoicesAreShown(t *testing.T) {
	sheet := readSheet(t)
	ours := slices.DeleteFunc(scenario.IDs(sheet.Rules+"\n"+sheet.Rulings), func(id string) bool { return id[0] == 'S' })
	rulestest.Choices(t, Game, ours, "D14", "D15", "D16", "D24", "D27", "D31", "D35", "D50")
}
