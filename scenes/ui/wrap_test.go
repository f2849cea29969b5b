package ui

import (
	"strings"
	"testing"

	"wyrmtable/art"
	"wyrmtable/fonts"
)

// A pasted word or a save's name may be of any length and of any bytes: it is
// broken, in a moment, and nothing of it is lost.
func TestLongAndBrokenWordsAreWrapped(t *testing.T) {
	for name, s := range map[string]string{
		"a long word":      strings.Repeat("é", 50_000),
		"letters":          strings.Repeat("a ", 50_000) + "b",
		"figures":          strings.Repeat("1 ", 20_000) + "1",
		"no width":         strings.Repeat("\u0301", 20_000),
		"a broken end":     "Chim\xc3",
		"a long broken":    strings.Repeat("\xff", 5_000) + "\xe2\x80",
		"one wide letter":  "W",
		"nothing":          "",
		"an address":       strings.Repeat("https://exemple.fr/une-page/", 300),
		"words and breaks": "un mot\n" + strings.Repeat("x", 900) + " deux",
	} {
		lines := NewKit().Wrap(fonts.Rules, 16, 240, s)
		plain := func(s string) string {
			return strings.NewReplacer(" ", "", "\u00a0", "", "\n", "").Replace(s)
		}
		if got := plain(strings.Join(lines, "")); got != plain(s) {
			t.Errorf("%s: %d bytes of %d are left", name, len(got), len(plain(s)))
		}
		for _, l := range lines {
			if w := art.TextWidth(fonts.Rules, 16, l); w > 240.5 {
				t.Errorf("%s: a line of %g units in 240", name, w)
			}
		}
	}
}

// FuzzBreakWord cuts words of any bytes into heads: each has something of the
// word, and they end.
func FuzzBreakWord(f *testing.F) {
	for _, s := range []string{"Chim\xc3", "\xff", "a/b-c", "é", "\u0301\u0301", strings.Repeat("W", 300)} {
		f.Add(s, 40.0)
	}
	f.Fuzz(func(t *testing.T, s string, w float64) {
		for s != "" {
			head := breakWord(fonts.Rules, 16, w, s)
			if head == "" || !strings.HasPrefix(s, head) {
				t.Fatalf("the head of %q is %q", s, head)
			}
			s = s[len(head):]
		}
	})
}
