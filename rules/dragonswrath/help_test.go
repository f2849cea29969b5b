package dragonswrath

import (
	"slices"
	"testing"

	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

// TestChoicesAreShown checks that every ruling of judgement is shown to
// players. The rows named here follow from the words of the sheet.
func TestChoicesAreShown(t *testing.T) {
	decided := []string{"W1", "W7", "W20", "W23", "W25", "W27"}
	shown := map[string]bool{}
	for _, c := range Help().Choices {
		shown[c.ID] = true
	}
	for _, id := range scenario.IDs(rulings) {
		if !slices.Contains(decided, id) && !shown[id] {
			t.Errorf("the help does not show the choice %s", id)
		}
	}
}
