package rules_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// arrows says what the packages of each room may import of ours, beside their
// own room; docs/architecture.md says why.
var arrows = []struct {
	room string
	may  []string
}{
	{"rules", []string{"rules"}},
	{"fonts", nil},
	{"sounds", nil},
	{"art", []string{"fonts"}},
	{"game", []string{"rules", "sounds", "fonts"}},
	{"scenes", []string{"game", "art", "rules", "sounds", "fonts"}},
	{"build", []string{"art", "rules", "scenes"}},
}

// TestArrows checks who imports whom, tests left out: rules know no screen,
// art knows no rules, and a game is known by name to its own folder, its looks,
// and the list of looks.
func TestArrows(t *testing.T) {
	n := 0
	err := filepath.WalkDir("..", func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		file = strings.TrimPrefix(filepath.ToSlash(file), "../")
		parsed, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", file), nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, imp := range parsed.Imports {
			if name, err := strconv.Unquote(imp.Path.Value); err == nil {
				n++
				checkArrow(t, file, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if n < 200 {
		t.Errorf("only %d imports found: is this looking in the right place?", n)
	}
}

// TestTopLevel checks that main.go is the only Go file outside a room.
func TestTopLevel(t *testing.T) {
	files, err := filepath.Glob("../*.go")
	if err != nil || !slices.Equal(files, []string{filepath.Join("..", "main.go")}) {
		t.Errorf("Go files at the top: %v, %v; want main.go alone", files, err)
	}
}

func checkArrow(t *testing.T, file, imported string) {
	room, may := roomOf(file)
	own, ours := strings.CutPrefix(imported, "wyrmtable/")
	if !ours {
		if room == "rules" && (strings.Contains(imported, "ebiten") || imported == "os" || imported == "time") {
			t.Errorf("%s imports %s: rules have no pixel, file or clock", file, imported)
		}
		if room == "art" && strings.Contains(imported, "ebiten") {
			t.Errorf("%s imports %s: art needs no display", file, imported)
		}
		return
	}
	top, _, _ := strings.Cut(own, "/")
	if room != "" && top != room && !slices.Contains(may, top) {
		t.Errorf("%s imports %s", file, imported)
	}
	if !isGame(own) || path.Dir(file) == own {
		return
	}
	// The look of a game is the folder of its name.
	if !strings.HasPrefix(file, "scenes/looks/"+path.Base(own)+"/") && file != "scenes/looks/looks.go" {
		t.Errorf("%s imports the game %s", file, own)
	}
}

// roomOf returns the room a file is in, and what it may import; "" for the
// program's own files, which wire everything.
func roomOf(file string) (room string, may []string) {
	for _, a := range arrows {
		if strings.HasPrefix(file, a.room+"/") {
			room, _, _ := strings.Cut(a.room, "/")
			return room, a.may
		}
	}
	return "", nil
}

// isGame reports whether a package of ours is one of the games: those have
// their rules written down in a sheet.
func isGame(own string) bool {
	found, _ := filepath.Glob(filepath.Join("..", filepath.FromSlash(own), "SHEET.md"))
	return strings.HasPrefix(own, "rules/") && len(found) == 1
}
