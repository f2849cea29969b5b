package main

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const looks = "wyrmtable/scenes/looks"

// TestTheHouseStandsWithoutAnyGame takes the folders of one game after the other
// away, and its line from the list, and type-checks the program that is left: all of
// it but main, which names no game. What a game does not reach is checked once.
func TestTheHouseStandsWithoutAnyGame(t *testing.T) {
	if testing.Short() {
		t.Skip("it checks the program once for each game")
	}
	packages, err := list("js", "wasm", []string{"wyrmtable/scenes", "wyrmtable/game/..."})
	if err != nil {
		t.Fatal(err)
	}
	whole := newChecker(newSources(), "wasm")
	for i := range packages {
		whole.check(&packages[i])
	}
	for _, err := range whole.found {
		t.Error(err)
	}
	if whole.ours < 50 {
		t.Errorf("only %d packages of ours were found", whole.ours)
	}
	sheets, err := filepath.Glob("../../rules/*/SHEET.md")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no game found: ", err)
	}
	for _, s := range sheets {
		game := filepath.Base(filepath.Dir(s))
		t.Run(game, func(t *testing.T) {
			checked, found := without(t, whole, packages, game)
			for _, err := range found {
				t.Errorf("without %s: %v", game, err)
			}
			if checked < 2 {
				t.Errorf("only %d packages need %s: is this taking the right folders away?", checked, game)
			}
		})
	}
}

// TestAHouseBuiltOnAGameIsFound leaves a game in the list of looks when its folders
// are gone.
func TestAHouseBuiltOnAGameIsFound(t *testing.T) {
	p := listed{ImportPath: looks, Dir: t.TempDir(), GoFiles: []string{"looks.go"}, Module: &module{Main: true}}
	source := "package looks\n\nimport \"wyrmtable/rules/tennis\"\n\nvar All = tennis.Game\n"
	if err := os.WriteFile(filepath.Join(p.Dir, "looks.go"), []byte(source), 0o600); err != nil {
		t.Fatal(err)
	}
	p.Deps = []string{"wyrmtable/rules/tennis"}
	if _, found := without(t, newChecker(newSources(), "wasm"), []listed{p}, "tennis"); len(found) == 0 {
		t.Error("a use of the game that is gone is not found")
	}
}

// without checks again what needs a game, as if its folders were not there, and
// returns how many packages that are.
func without(t *testing.T, whole *checker, packages []listed, game string) (checked int, found []error) {
	t.Helper()
	gone := []string{"wyrmtable/rules/" + game, "wyrmtable/art/" + game, looks + "/" + game}
	s := &sources{fset: whole.fset, files: maps.Clone(whole.files), other: map[string][]byte{}}
	c := newChecker(s, "wasm")
	for i := range packages {
		p := &packages[i]
		needs := slices.ContainsFunc(gone, func(g string) bool { return slices.Contains(p.Deps, g) })
		switch {
		case slices.Contains(gone, p.ImportPath):
		case !needs:
			c.known[p.ImportPath] = whole.known[p.ImportPath]
		default:
			if p.ImportPath == looks {
				file := filepath.Join(p.Dir, "looks.go")
				delete(s.files, file)
				s.other[file] = unlisted(t, file, game)
			}
			c.check(p)
			checked++
		}
	}
	return checked, c.found
}

// unlisted returns the list of looks without a game.
func unlisted(t *testing.T, file, game string) []byte {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var kept []string
	for line := range strings.Lines(string(text)) {
		if !strings.Contains(line, "/"+game+`"`) && !strings.Contains(line, "&"+game+".") &&
			!strings.Contains(line, "plain.Look("+game+".") {
			kept = append(kept, line)
		}
	}
	return []byte(strings.Join(kept, ""))
}
