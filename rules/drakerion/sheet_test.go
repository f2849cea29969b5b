package drakerion

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

// TestSheetIsShown checks that every sentence and ruling is shown.
func TestSheetIsShown(t *testing.T) {
	readSheet(t).Shown(t, map[string]int{"S": 50, "G": 26, "K": 31, "R": 27})
}

// TestQuestionsAreListed checks that the scenarios use the whole layout.
func TestQuestionsAreListed(t *testing.T) { readSheet(t).Used(t, layoutOf(10), "stall", "initiative") }

// doing finds the card of a step and which of its abilities is meant.
var doing = regexp.MustCompile(`(?m)^do +\S+ (?:play|use) "([^"]+)"(?:#\d)?(?: .*?num (\d))?`)

// TestEffectsAreShown checks that every effect and every moment is carried out
// in a scenario, by a card that somebody plays or uses there.
func TestEffectsAreShown(t *testing.T) {
	byName := map[string]*Card{}
	for i := range Cards {
		byName[strings.ReplaceAll(Cards[i].Name.FR, "’", "'")] = &Cards[i]
	}
	var ops [opEnd]bool
	var ons [onEnd]bool
	for _, found := range doing.FindAllStringSubmatch(readSheet(t).Text, -1) {
		c := byName[found[1]]
		if c == nil {
			continue
		}
		for i := range c.Abilities {
			a := &c.Abilities[i]
			if found[2] != "" && found[2] != string(rune('1'+i)) && a.On != OnAlways {
				continue
			}
			ons[a.On] = true
			for _, e := range a.Do {
				ops[e.Op] = true
			}
		}
	}
	for op := NoOp + 1; op < opEnd; op++ {
		if !ops[op] {
			t.Errorf("no scenario shows the effect %q", opWords[op])
		}
	}
	for on := NoTime + 1; on < onEnd; on++ {
		if !ons[on] {
			t.Errorf("no scenario shows the moment %q", onWords[on])
		}
	}
}
