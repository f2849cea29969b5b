package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"wyrmtable/art"
)

func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestList(t *testing.T) {
	by := file(t, "by.json", `{"b": "lorc", "a": "lorc", "c": "someone"}`)
	credits := file(t, "CREDITS.md", "before\n"+listBegin+"old\n"+listEnd+"after\n")
	for range 2 { // the second time changes nothing
		if err := list(credits, by); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(credits)
		if err != nil {
			t.Fatal(err)
		}
		want := "before\n" + listBegin + "\n- **Lorc** (2): a, b\n\n- **someone** (1): c\n\n" + listEnd + "after\n"
		if string(got) != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
	if err := list(file(t, "bare.md", "nothing"), by); err == nil {
		t.Error("a credits file without its two lines was accepted")
	}
}

func TestPackRefusals(t *testing.T) {
	good := file(t, "icons.json", `{"a": "M0 0H9V9z"}`)
	for _, c := range []struct{ icons, by, says string }{
		{good, file(t, "by.json", `{}`), "no author"},
		{file(t, "bad.json", `{"a": "M0 0 nonsense"}`), file(t, "by.json", `{"a": "me"}`), `icon "a"`},
		{file(t, "torn.json", `{"a":`), good, "torn.json"},
		{"missing.json", good, "missing.json"},
	} {
		used := filepath.Join(t.TempDir(), "used.bin")
		if err := write(used, nil); err != nil {
			t.Fatal(err)
		}
		err := pack(filepath.Join(t.TempDir(), "out"), used, c.icons, c.by)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("error is %v, want one with %q", err, c.says)
		}
	}
}

// TestMove takes an icon into use and puts it back.
func TestMove(t *testing.T) {
	used, spare := filepath.Join(t.TempDir(), "used.bin"), filepath.Join(t.TempDir(), "spare.bin")
	icon := func(name string) art.Icon { return art.Icon{Name: name, Author: "me", Path: art.Rect(1, 2, 30, 40)} }
	for path, icons := range map[string][]art.Icon{used: {icon("b")}, spare: {icon("c"), icon("a")}} {
		if err := write(path, icons); err != nil {
			t.Fatal(err)
		}
	}
	names := func(path string) string {
		t.Helper()
		icons, err := read(path)
		if err != nil {
			t.Fatal(err)
		}
		all := ""
		for _, k := range icons {
			all += k.Name
			if k.Author != "me" || k.Path.Empty() {
				t.Errorf("%s: %+v", path, k)
			}
		}
		return all
	}
	if err := move(used, spare, []string{"a", "b"}); err != nil || names(used) != "ab" || names(spare) != "c" {
		t.Errorf("a taken into use: %q in use, %q spare, %v", names(used), names(spare), err)
	}
	if err := move(used, spare, []string{"d"}); err == nil || !strings.Contains(err.Error(), `no icon "d"`) {
		t.Errorf("an icon that is nowhere: %v", err)
	}
	if err := move(spare, used, []string{"b"}); err != nil || names(used) != "a" || names(spare) != "bc" {
		t.Errorf("b put back: %q in use, %q spare, %v", names(used), names(spare), err)
	}
}

// TestSpareIconsAreNamedNowhere finds an icon that the code asks for and no program
// carries: it would not be there on the screen, and nothing would say so.
func TestSpareIconsAreNamedNowhere(t *testing.T) {
	root := filepath.Join("..", "..")
	icons, err := read(filepath.Join(root, spareFile))
	if err != nil {
		t.Fatal(err)
	}
	spare := map[string]bool{}
	for _, k := range icons {
		spare[k.Name] = true
	}
	files := 0
	for _, room := range []string{"art", "game", "rules", "scenes"} {
		err := filepath.WalkDir(filepath.Join(root, room), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			files++
			code, err := os.ReadFile(path)
			for _, m := range quoted.FindAllSubmatch(code, -1) {
				if n := string(m[1]); spare[n] {
					t.Errorf("%s: icon %q is not in use; take it: go run ./build/packicons -use %s", path, n, n)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 300 {
		t.Errorf("only %d files were read", files)
	}
}

var quoted = regexp.MustCompile(`"([a-z0-9]+(?:-[a-z0-9]+)*)"`)

// TestCreditsAreComplete: the licence of the icons asks that every author be
// named with every copy of the program.
func TestCreditsAreComplete(t *testing.T) {
	b, err := os.ReadFile(filepath.Join("..", "..", "CREDITS.md"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	spare, err := read(filepath.Join("..", "..", spareFile))
	if err != nil || len(spare) == 0 {
		t.Fatalf("%d spare icons, %v", len(spare), err)
	}
	credits := art.IconCredits()
	for _, k := range spare { // they are handed on with the source
		credits = append(credits, art.IconCredit{Author: k.Author, Icons: []string{k.Name}})
	}
	for _, c := range credits {
		if !strings.Contains(text, "- **"+c.Author+"** (") {
			t.Errorf("CREDITS.md does not name %s", c.Author)
		}
		for _, n := range c.Icons {
			if !strings.Contains(text, " "+n+",") && !strings.Contains(text, " "+n+"\n") {
				t.Errorf("CREDITS.md does not list the icon %s of %s", n, c.Author)
			}
		}
	}
	for _, must := range []string{"https://game-icons.net", "https://creativecommons.org/licenses/by/3.0/", "SIL Open Font License", "recoloured"} {
		if !strings.Contains(text, must) {
			t.Errorf("CREDITS.md lacks %q", must)
		}
	}
}
