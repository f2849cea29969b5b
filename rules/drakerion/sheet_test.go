package drakerion

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

// inGo are the lines that a test in Go shows: of decks, printed values and the
// stall guard.
var inGo = []string{"K29", "R15", "G25", "G26"}

// TestSheetIsShown checks that every sentence and ruling has a scenario.
func TestSheetIsShown(t *testing.T) {
	text := sheet + "\n" + rulings
	for _, id := range inGo {
		text = strings.NewReplacer("| "+id+" |", "| |", "- "+id+".", "-").Replace(text)
	}
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
	if count['S'] < 50 || count['G'] < 26 || count['K'] != 31 || count['R'] < 16 {
		t.Errorf("lines of the sheet are missing: %v", count)
	}
}

// TestQuestionsAreListed checks that for every kind of question a scenario
// states the exact list of answers, and that every verb and note is used.
func TestQuestionsAreListed(t *testing.T) {
	l := layoutOf(10)
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
		if n.Name != "stall" && n.Name != "initiative" && !strings.Contains(all, "note "+n.Name) {
			t.Errorf("no scenario expects the note %q", n.Name)
		}
	}
}

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
	for _, src := range scenarioText(t) {
		for _, found := range doing.FindAllStringSubmatch(src, -1) {
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
