package dracoliath

import (
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

// TestChoicesAreShown checks that players can read every ruling that is not the
// sheet's own word: all of RULINGS.md, and of SHEET.md the rulings of this game
// apart from those that the sheet's text decides.
func TestChoicesAreShown(t *testing.T) {
	shown := map[string]bool{}
	for _, c := range Help().Choices {
		shown[c.ID] = true
	}
	byText := map[string]bool{"D14": true, "D15": true, "D16": true, "D24": true, "D27": true, "D31": true, "D35": true, "D50": true}
	for _, id := range scenario.IDs(sheet + "\n" + rulings) {
		if id[0] != 'S' && !byText[id] && !shown[id] {
			t.Errorf("the help shows no choice %s", id)
		}
	}
}
