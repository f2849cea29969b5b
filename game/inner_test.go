package game

import (
	"strings"
	"testing"
)

// TestLogChange checks how the log in the page becomes the next one.
func TestLogChange(t *testing.T) {
	lines := strings.Fields
	for _, c := range []struct {
		old, next  string
		from, keep int
		quiet      bool
	}{
		{"", "a b", 0, 0, false},
		{"a b", "a b", 0, 2, false},
		{"a b", "a b c", 0, 2, false},
		{"a b c", "b c d", 1, 2, false},       // the oldest line is gone
		{"a b", "a", 0, 1, false},             // an undo
		{"a b", "a c", 0, 1, false},           // a notice that has gone
		{"a b c d", "a x y z", 0, 1, true},    // what another may read
		{"a b", "x y", 0, 0, true},            // another log
		{"a b", "", 0, 0, true},               // none
		{"", "a b c d e f g h i", 0, 0, true}, // a match that goes on
		{"a a b", "a b c", 1, 2, false},       // lines may be equal
	} {
		from, keep, quiet := logChange(lines(c.old), lines(c.next))
		if from != c.from || keep != c.keep || quiet != c.quiet {
			t.Errorf("after %q, %q keeps %d lines from %d, quiet %v; want %d from %d, %v", c.old, c.next, keep, from, quiet, c.keep, c.from, c.quiet)
		}
	}
}

// TestReplacedByTheBrowser checks what a field makes of what the browser's own
// input holds.
func TestReplacedByTheBrowser(t *testing.T) {
	f := &TextField{Max: 5}
	f.replace("Élo\nïse!", 40, 40)
	if f.Value() != "Éloïs" || f.Caret() != 5 {
		t.Errorf("the field holds %q, caret at %d", f.Value(), f.Caret())
	}
	f.replace("É", -1, -1)
	if f.Value() != "É" || f.Caret() != 0 {
		t.Errorf("the field holds %q, caret at %d", f.Value(), f.Caret())
	}
}
