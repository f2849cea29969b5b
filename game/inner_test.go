package game

import (
	"slices"
	"testing"
)

// TestNewLines checks what a page is told of a log: only what it has not been
// told, though the log has lost its oldest lines.
func TestNewLines(t *testing.T) {
	for _, c := range []struct{ old, next, want []string }{
		{nil, []string{"a"}, []string{"a"}},
		{[]string{"a", "b"}, []string{"a", "b"}, nil},
		{[]string{"a", "b"}, []string{"a", "b", "c"}, []string{"c"}},
		{[]string{"a", "b", "c"}, []string{"b", "c", "d", "e"}, []string{"d", "e"}},
		{[]string{"a", "a"}, []string{"a", "a", "a"}, []string{"a"}},
		{[]string{"a", "b"}, []string{"x", "y"}, []string{"x", "y"}},
		{[]string{"a", "b"}, []string{"a"}, []string{"a"}}, // an undo: what is left is read anew
	} {
		if got := newLines(c.old, c.next); !slices.Equal(got, c.want) {
			t.Errorf("after %q, %q tells %q, want %q", c.old, c.next, got, c.want)
		}
	}
}

// TestReplacedByTheBrowser checks what a field makes of what the browser's own
// input holds.
func TestReplacedByTheBrowser(t *testing.T) {
	f := &TextField{Max: 5}
	f.replace("Élo\nïse!", 40)
	if f.Value() != "Éloïs" || f.Caret() != 5 {
		t.Errorf("the field holds %q, caret at %d", f.Value(), f.Caret())
	}
	f.replace("É", -1)
	if f.Value() != "É" || f.Caret() != 0 {
		t.Errorf("the field holds %q, caret at %d", f.Value(), f.Caret())
	}
}
