package aestery

import (
	_ "embed"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"wyrmtable/rules/scenario"
)

//go:embed SHEET.md
var sheet string

//go:embed RULINGS.md
var rulings string

// scenarioText is all scenario files, by name.
func scenarioText(t *testing.T) map[string]string {
	files, err := filepath.Glob("scenarios/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenarios")
	}
	out := map[string]string{}
	for _, f := range files {
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		out[f] = string(src)
	}
	return out
}

func scenarios(t *testing.T) []scenario.Scenario {
	var all []scenario.Scenario
	for f, src := range scenarioText(t) {
		list, err := scenario.Parse(f, src)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, list...)
	}
	return all
}

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) {
	for _, sc := range scenarios(t) {
		t.Run(sc.Name, func(t *testing.T) {
			if err := scenario.Run(Game, &sc); err != nil {
				t.Error(err)
			}
		})
	}
}

// inGo finds rulings that name their test in Go; they need no scenario.
var inGo = regexp.MustCompile(`(?m)^\| ([A-Z]\d+)( \|.*test Test)`)

// TestSheetIsShown checks that every sentence, word and ruling has a scenario.
func TestSheetIsShown(t *testing.T) {
	text := strings.ReplaceAll(sheet, "\n- B", "\n- the deck, shown by TestBuilding: ") + "\n" + inGo.ReplaceAllString(rulings, "| -$1$2")
	unshown, unknown := scenario.Cite(text, scenarios(t))
	for _, id := range unshown {
		t.Errorf("%s has no scenario", id)
	}
	for _, id := range unknown {
		t.Errorf("a scenario is about %s, which neither SHEET.md nor RULINGS.md has", id)
	}
	count := map[byte]int{}
	for _, id := range scenario.IDs(sheet + "\n" + rulings) {
		count[id[0]]++
	}
	if count['S'] != 62 || count['N'] != 9 || count['W'] != 26 || count['B'] != 3 || count['E'] != 53 || count['R'] < 15 {
		t.Errorf("lines of the sheet are missing: %v", count)
	}
}

// TestQuestionsAreListed checks that for every kind of question a scenario
// states the exact list of answers, and that every verb is done.
func TestQuestionsAreListed(t *testing.T) {
	l := Game.LayoutFor(2)
	for _, k := range scenario.Unasked(l, scenarios(t)) {
		t.Errorf("no scenario states the exact answers of the question %q", k)
	}
	all := ""
	for _, src := range scenarioText(t) {
		all += src
	}
	for _, v := range l.Verbs {
		if !regexp.MustCompile(`(?m)^do +\S+ ` + v.Name + `( |$)`).MatchString(all) {
			t.Errorf("no scenario does %q", v.Name)
		}
	}
	for _, n := range l.Notes {
		if !strings.Contains(all, "expect note "+n.Name) && !quiet[n.Name] {
			t.Errorf("no scenario expects the note %q", n.Name)
		}
	}
}

// quiet are announcements that every scenario has, or that a test in Go shows:
// who was drawn stands before the first step.
var quiet = map[string]bool{"pass": true, "no-room": true, "lot": true}
