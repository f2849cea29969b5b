package rules_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
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
	{"build", []string{"art", "rules", "scenes", "game", "sounds"}}, // which takes pictures of the whole
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

// gameless are the rooms of the screen and of its brushes in which no file may bear
// a game's name or say it. The games' own painters are folders in art.
var gameless = []string{"scenes/table", "scenes/theme", "scenes/prints", "scenes/menu", "scenes/help", "scenes/setup", "scenes/ui", "art"}

// TestRoomsBearNoGame looks at the files of those rooms. A test bears no game's name
// either, but may play one.
func TestRoomsBearNoGame(t *testing.T) {
	games := gameFolders(t)
	for _, room := range gameless {
		err := filepath.WalkDir(filepath.Join("..", room), func(file string, d fs.DirEntry, err error) error {
			if err == nil && d.IsDir() && room == "art" && slices.Contains(games, d.Name()) {
				return filepath.SkipDir
			}
			if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") {
				return err
			}
			for _, g := range games {
				if strings.HasPrefix(filepath.Base(file), g) {
					t.Errorf("%s bears the name of a game", file)
				}
			}
			if strings.HasSuffix(file, "_test.go") {
				return nil // which may play one
			}
			text, err := os.ReadFile(file)
			if err != nil {
				return err
			}
			for _, g := range games {
				for _, of := range [...]string{"rules/", "scenes/looks/", "art/"} {
					if strings.Contains(string(text), `"wyrmtable/`+of+g+`"`) {
						t.Errorf("%s knows the game %s", file, g)
					}
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// gameFolders are the names of the games' folders.
func gameFolders(t *testing.T) (games []string) {
	sheets, err := filepath.Glob("*/SHEET.md")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no game found: ", err)
	}
	for _, s := range sheets {
		games = append(games, filepath.Dir(s))
	}
	return games
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
