package dracoliath

import (
	_ "embed"
	"os"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

//go:embed testdata/cards.txt
var testCards string

// plainCards is how many cards have no mastery symbol; they come first.
const plainCards = 68

// extraGame is Dracoliath with the cards of testdata instead of those with
// mastery symbols.
var extraGame = func() *rules.Game {
	g := NewGame(append(append([]Card(nil), Cards[:plainCards+1]...), mustParse("testdata/cards.txt", testCards)[1:]...))
	g.ID = "dracoliath-test"
	return g
}()

// readSheet reads SHEET.md, RULINGS.md and the scenarios that show them.
func readSheet(t *testing.T) *rulestest.Sheet {
	return rulestest.ReadSheet(t, os.DirFS("."), "scenarios", "testdata/scenarios")
}

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) { readSheet(t).Run(t, Game, extraGame) }

// TestSheetIsShown checks that every sentence and ruling is shown.
func TestSheetIsShown(t *testing.T) {
	readSheet(t).Shown(t, map[string]int{"S": 124, "D": 50, "R": 25})
}

// TestQuestionsAreListed checks that the scenarios use the whole layout.
func TestQuestionsAreListed(t *testing.T) {
	readSheet(t).Used(t, Game.LayoutFor(4), "end-of-match", "play")
}
