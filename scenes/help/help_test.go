package help

import "testing"

func TestSearchFoldsAccents(t *testing.T) {
	for _, c := range []struct {
		search, text string
		want         bool
	}{
		{"defausse", "Défausse", true},
		{"TEMPÊTE visible", "Une Tempête est visible", true},
		{"coeur", "Cœur de braise", true},
		{"l'eau", "L’eau qui dort", true},
		{"", "n’importe quoi", true},
		{"tempête cachée", "Une Tempête est visible", false},
	} {
		if got := matches(c.search, c.text); got != c.want {
			t.Errorf("matches(%q, %q) = %v, want %v", c.search, c.text, got, c.want)
		}
	}
}
