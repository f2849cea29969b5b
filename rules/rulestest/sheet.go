package rulestest

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// A Sheet is what the folder of a game holds about its rules: their sentences
// (SHEET.md), how their gaps are read (RULINGS.md), and what shows them, which
// is scenarios and, where a line names one, "test TestName", a test in Go.
type Sheet struct {
	Rules, Rulings string
	Text           string // of all scenario files
	Scenarios      []scenario.Scenario
	tests          map[string]bool // the tests in Go of the folder
}

// Silent marks a line that says nothing to be done, and so nothing to be shown.
// The reason follows: "(no rule: a name only)".
const Silent = "(no rule:"

var (
	goTest    = regexp.MustCompile(`(?m)^func (Test\w+)\(\w+ \*testing\.T\)`)
	namedTest = regexp.MustCompile(`\btests? (Test\w+)`)
)

// ReadSheet reads the folder of a game, with the scenarios of the given folders
// in it; "scenarios" if none is given.
func ReadSheet(t *testing.T, folder fs.FS, scenarios ...string) *Sheet {
	t.Helper()
	if len(scenarios) == 0 {
		scenarios = []string{"scenarios"}
	}
	s := &Sheet{tests: map[string]bool{}, Rules: readFile(t, folder, "SHEET.md"), Rulings: readFile(t, folder, "RULINGS.md")}
	for _, dir := range scenarios {
		for _, f := range files(t, folder, dir+"/*.txt") {
			src := readFile(t, folder, f)
			list, err := scenario.Parse(f, src)
			if err != nil {
				t.Fatal(err)
			}
			s.Text += src + "\n"
			s.Scenarios = append(s.Scenarios, list...)
		}
	}
	inGo, err := fs.Glob(folder, "*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range inGo {
		for _, m := range goTest.FindAllStringSubmatch(readFile(t, folder, f), -1) {
			s.tests[m[1]] = true
		}
	}
	return s
}

func files(t *testing.T, folder fs.FS, pattern string) []string {
	t.Helper()
	list, err := fs.Glob(folder, pattern)
	if err != nil || len(list) == 0 {
		t.Fatalf("no files %s (%v)", pattern, err)
	}
	return list
}

func readFile(t *testing.T, folder fs.FS, name string) string {
	t.Helper()
	src, err := fs.ReadFile(folder, name)
	if err != nil {
		t.Fatal(err)
	}
	return string(src)
}

// Run runs every scenario, with the game among games that it names.
func (s *Sheet) Run(t *testing.T, games ...*rules.Game) {
	for i := range s.Scenarios {
		sc := &s.Scenarios[i]
		t.Run(sc.Name, func(t *testing.T) {
			at := slices.IndexFunc(games, func(g *rules.Game) bool { return g.ID == sc.Game })
			if at < 0 {
				t.Fatalf("no game %q", sc.Game)
			}
			if err := scenario.Run(games[at], sc); err != nil {
				t.Error(err)
			}
		})
	}
}

// Shown checks that every sentence and ruling has a scenario, or names tests in
// Go that there are, or is silent. least is how many lines there are of each
// letter, at the least: none may get lost.
func (s *Sheet) Shown(t *testing.T, least map[string]int) {
	t.Helper()
	for _, fault := range s.faults(least) {
		t.Error(fault)
	}
}

func (s *Sheet) faults(least map[string]int) (faults []string) {
	add := func(parts ...string) { faults = append(faults, strings.Join(parts, "")) }
	markdown := s.Rules + "\n" + s.Rulings
	unshown, unknown := scenario.Cite(markdown, s.Scenarios)
	for _, id := range unknown {
		add("a scenario is about ", id, ", which neither SHEET.md nor RULINGS.md has")
	}
	count := map[string]int{}
	for line := range strings.Lines(markdown) {
		ids := scenario.IDs(line)
		if len(ids) == 0 {
			continue
		}
		id := ids[0]
		count[strings.TrimRight(id, "-0123456789abcdefghijklmnopqrstuvwxyz")]++
		named := namedTest.FindAllStringSubmatch(line, -1)
		excused := len(named) > 0 || strings.Contains(line, Silent)
		switch shown := !slices.Contains(unshown, id); {
		case !shown && !excused:
			add(id, " has no scenario")
		case shown && excused:
			add(id, " has a scenario: it needs no test in Go and is not silent")
		}
		for _, m := range named {
			if !s.tests[m[1]] {
				add(id, " names ", m[1], ", which is no test of this folder")
			}
		}
	}
	for letter, n := range least {
		if count[letter] < n {
			add("lines ", letter, " of the sheet are missing")
		}
	}
	return faults
}

// Used checks that the scenarios state the exact answers of every kind of
// question, do every verb and expect every note, but for the quiet ones: those
// that every game has many of, or that a test in Go shows.
func (s *Sheet) Used(t *testing.T, l *rules.Layout, quiet ...string) {
	t.Helper()
	for _, k := range scenario.Unasked(l, s.Scenarios) {
		t.Errorf("no scenario states the exact answers of the question %q", k)
	}
	for _, v := range l.Verbs {
		if !regexp.MustCompile(`(?m)^do +\S+ ` + v.Name + `( |$)`).MatchString(s.Text) {
			t.Errorf("no scenario does %q", v.Name)
		}
	}
	for _, n := range l.Notes {
		expected := regexp.MustCompile(`(?m)^expect +note ` + n.Name + `( |$)`).MatchString(s.Text)
		switch silent := slices.Contains(quiet, n.Name); {
		case !expected && !silent:
			t.Errorf("no scenario expects the note %q", n.Name)
		case expected && silent:
			t.Errorf("a scenario expects the note %q: it is not quiet", n.Name)
		}
	}
}

// Choices checks that the help of a game shows each of the rulings, which are
// judgement, but for those decided by the words of the sheet.
func Choices(t *testing.T, g *rules.Game, rulings []string, decided ...string) {
	t.Helper()
	shown := map[string]bool{}
	for _, c := range g.Help().Choices {
		shown[c.ID] = true
	}
	for _, id := range rulings {
		if !slices.Contains(decided, id) && !shown[id] {
			t.Errorf("the help does not show the choice %s", id)
		}
	}
	for _, id := range decided {
		if !slices.Contains(rulings, id) || shown[id] {
			t.Errorf("%s is no ruling that the help leaves out", id)
		}
	}
}

// Stops checks that every stop of a game names a question and answers of its
// layout, and says what it is, gives away and decides.
func Stops(t *testing.T, g *rules.Game) {
	t.Helper()
	l := g.LayoutFor(g.Seats[0])
	has := func(words []rules.Word, name string) bool {
		return slices.ContainsFunc(words, func(w rules.Word) bool { return w.Name == name })
	}
	for _, s := range g.Stops {
		if !has(l.Asks, s.Ask) || !has(l.Verbs, s.Verb) || s.Beside != "" && !has(l.Verbs, s.Beside) {
			t.Errorf("stop %q: no question %q with %q (%q)", s.Text.EN, s.Ask, s.Verb, s.Beside)
		}
		for _, text := range []rules.Text{s.Text, s.Gives, s.AlwaysGives} {
			if text.FR == "" || text.EN == "" {
				t.Errorf("stop %q with %q: a text is missing", s.Ask, s.Verb)
			}
		}
	}
}
