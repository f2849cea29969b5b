package dracoliath

import (
	_ "embed"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
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

//go:embed SHEET.md
var sheet string

func scenarios(t *testing.T) []scenario.Scenario {
	var all []scenario.Scenario
	for _, dir := range []string{"scenarios", "testdata/scenarios"} {
		files, err := filepath.Glob(dir + "/*.txt")
		if err != nil || len(files) == 0 {
			t.Fatalf("no scenarios in %s", dir)
		}
		for _, f := range files {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			list, err := scenario.Parse(f, string(src))
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, list...)
		}
	}
	return all
}

// TestScenarios runs every scenario, plainly, after an undo, and through a save.
func TestScenarios(t *testing.T) {
	for _, sc := range scenarios(t) {
		t.Run(sc.Name, func(t *testing.T) {
			g := Game
			if sc.Game == extraGame.ID {
				g = extraGame
			}
			if err := scenario.Run(g, &sc); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestSheetIsShown checks that every sentence and ruling has a scenario.
func TestSheetIsShown(t *testing.T) {
	unshown, unknown := scenario.Cite(sheet+ourRulings(), scenarios(t))
	for _, id := range unshown {
		t.Errorf("SHEET.md: %s has no scenario", id)
	}
	for _, id := range unknown {
		t.Errorf("a scenario is about %s, which SHEET.md does not have", id)
	}
	if n := len(scenario.IDs(sheet)); n < 100 {
		t.Errorf("SHEET.md has only %d sentences and rulings", n)
	}
}

//go:embed RULINGS.md
var rulings string

// ourRulings leaves out the rulings that tests in Go show: R14 and R16.
func ourRulings() string {
	var out []string
	for _, l := range strings.Split(rulings, "\n") {
		if !strings.HasPrefix(l, "| R14 ") && !strings.HasPrefix(l, "| R16 ") {
			out = append(out, l)
		}
	}
	return "\n" + strings.Join(out, "\n")
}

// TestQuestionsAreListed checks that for every kind of question a scenario
// states the exact list of answers, and that every verb is used.
func TestQuestionsAreListed(t *testing.T) {
	var all strings.Builder
	for _, dir := range []string{"scenarios", "testdata/scenarios"} {
		files, _ := filepath.Glob(dir + "/*.txt")
		for _, f := range files {
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			all.Write(src)
		}
	}
	l := Game.LayoutFor(4)
	for _, k := range l.Asks {
		if !regexp.MustCompile(`expect ask \w+ ` + k.Name + `: `).MatchString(all.String()) {
			t.Errorf("no scenario states the exact answers of the question %q", k.Name)
		}
	}
	for _, v := range l.Verbs {
		if !regexp.MustCompile(`(?m)^do +\w+ ` + v.Name + `( |$)`).MatchString(all.String()) {
			t.Errorf("no scenario does %q", v.Name)
		}
	}
	for i, n := range l.Notes {
		if rules.NoteID(i) == NoteFinish || rules.NoteID(i) == NotePlay {
			continue
		}
		if !strings.Contains(all.String(), "note "+n.Name) {
			t.Errorf("no scenario expects the note %q", n.Name)
		}
	}
}
