package credits

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"wyrmtable/game/gametest"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// buildOnly are the modules that only tools use: they are in no program.
var buildOnly = []string{"github.com/andybalholm/brotli"}

// TestEveryModuleIsCredited checks that what the program is made of is named,
// with its version, in the file that goes with it, and on this page.
func TestEveryModuleIsCredited(t *testing.T) {
	mod, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile("../../CREDITS.md")
	if err != nil {
		t.Fatal(err)
	}
	var shown []string
	for _, l := range libraries {
		shown = append(shown, l.modules...)
	}
	required := regexp.MustCompile(`(?m)^\t(\S+) (v\S+)`).FindAllStringSubmatch(string(mod), -1)
	if len(required) < 5 {
		t.Fatalf("go.mod requires only %v", required)
	}
	for _, m := range required {
		module, version := m[1], m[2]
		if strings.Contains(string(mod), "replace "+module+" => ./") {
			continue // our own
		}
		if !slices.Contains(shown, module) && !slices.Contains(buildOnly, module) {
			t.Errorf("the page does not name %s", module)
		}
		// A version of no release is no help to a reader.
		want := []string{version}
		if strings.HasPrefix(version, "v0.0.0-") {
			want = nil
		}
		for _, w := range append(want, shortPath(module)) {
			if !strings.Contains(string(file), w) {
				t.Errorf("CREDITS.md does not say %s of %s", w, module)
			}
		}
	}
	for _, m := range shown {
		if !strings.Contains(string(mod), "\t"+m+" ") {
			t.Errorf("the page names %s, which go.mod does not", m)
		}
	}
}

// shortPath is how people write a module: without its host and major version.
func shortPath(module string) string {
	module = regexp.MustCompile(`/v\d+$`).ReplaceAllString(module, "")
	_, path, _ := strings.Cut(module, "/")
	return path[strings.LastIndex(path, "/")+1:]
}
