package arcaneduel

import (
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/scenario"
)

func TestHelpHangsTogether(t *testing.T) { rulestest.Help(t, Game) }

// TestHelpNamesEveryCard checks that the pages tell of every card and every
// combination by name.
func TestHelpNamesEveryCard(t *testing.T) {
	var fr, en strings.Builder
	for _, p := range Help().Pages {
		for _, b := range p.Blocks {
			fr.WriteString(b.Text.FR)
			en.WriteString(b.Text.EN)
		}
	}
	var names []rules.Text
	for _, c := range Cards[1:] {
		names = append(names, c.Name)
	}
	for _, c := range Combos {
		names = append(names, c.Name)
	}
	for _, n := range names {
		if !strings.Contains(fr.String(), "*"+n.FR+"*") || !strings.Contains(en.String(), "*"+n.EN+"*") {
			t.Errorf("no page tells of %s, %s", n.FR, n.EN)
		}
	}
}

// TestChoicesAreShown checks that every ruling of judgement is shown to
// players. The rows named here follow from the words of the sheet.
func TestChoicesAreShown(t *testing.T) {
	sheet := readSheet(t)
	ours := slices.DeleteFunc(scenario.IDs(sheet.Rules+"\n"+sheet.Rulings), func(id string) bool { return id[0] != 'A' && id[0] != 'R' })
	rulestest.Choices(t, Game, ours, "A4", "A5", "A7", "A8", "A11", "A15", "A17", "A18", "A22", "A27", "A38")
}
