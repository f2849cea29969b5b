package arcaneduel

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"wyrmtable/rules/rulestest"
)

// readSheet reads SHEET.md, RULINGS.md and the scenarios that show them.
func readSheet(t *testing.T) *rulestest.Sheet { return rulestest.ReadSheet(t, os.DirFS(".")) }

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) { readSheet(t).Run(t, Game) }

// TestSheetIsShown checks that every sentence, card, combination and ruling is
// shown.
func TestSheetIsShown(t *testing.T) {
	readSheet(t).Shown(t, map[string]int{"S": 23, "C": 16, "K": 10, "A": 39, "R": 19})
}

// TestQuestionsAreListed checks that the scenarios use the whole layout, and
// every card.
func TestQuestionsAreListed(t *testing.T) {
	sheet := readSheet(t)
	sheet.Used(t, layout(3), "turn")
	for _, c := range Cards[1:] {
		name := strings.ReplaceAll(c.Name.FR, "’", "'")
		if !regexp.MustCompile(`(?m)^do +\S+ (play|defend) "` + name + `"`).MatchString(sheet.Text) {
			t.Errorf("no scenario plays %q", name)
		}
	}
}
