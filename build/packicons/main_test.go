package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"wyrmtable/art"
)

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestList(t *testing.T) {
	by := write(t, "by.json", `{"b": "lorc", "a": "lorc", "c": "someone"}`)
	credits := write(t, "CREDITS.md", "before\n"+listBegin+"old\n"+listEnd+"after\n")
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
	if err := list(write(t, "bare.md", "nothing"), by); err == nil {
		t.Error("a credits file without its two lines was accepted")
	}
}

func TestPackRefusals(t *testing.T) {
	good := write(t, "icons.json", `{"a": "M0 0H9V9z"}`)
	for _, c := range []struct{ icons, by, says string }{
		{good, write(t, "by.json", `{}`), "no author"},
		{write(t, "bad.json", `{"a": "M0 0 nonsense"}`), write(t, "by.json", `{"a": "me"}`), `icon "a"`},
		{write(t, "torn.json", `{"a":`), good, "torn.json"},
		{"missing.json", good, "missing.json"},
	} {
		err := pack(filepath.Join(t.TempDir(), "out"), c.icons, c.by)
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("error is %v, want one with %q", err, c.says)
		}
	}
}

// TestCreditsAreComplete: the licence of the icons asks that every author be
// named with every copy of the program.
func TestCreditsAreComplete(t *testing.T) {
	b, err := os.ReadFile(filepath.Join("..", "..", "CREDITS.md"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	for _, c := range art.IconCredits() {
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
