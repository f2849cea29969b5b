package fonts

import (
	"bytes"
	"strings"
	"testing"
)

// TestBytes checks that every face is a TrueType file of its own.
func TestBytes(t *testing.T) {
	for i, f := range All() {
		b := Bytes(f)
		if !bytes.HasPrefix(b, []byte{0, 1, 0, 0}) {
			t.Errorf("face %d does not begin like a TrueType file", f)
		}
		for _, g := range All()[:i] {
			if bytes.Equal(b, Bytes(g)) {
				t.Errorf("faces %d and %d are the same file", f, g)
			}
		}
	}
	if !bytes.Equal(Bytes(200), Bytes(Rules)) {
		t.Error("an unknown face is not the rules face")
	}
}

func TestLicences(t *testing.T) {
	for _, l := range Licences() {
		if !strings.HasPrefix(l.Owner, "Copyright") || strings.Contains(l.Owner, "\n") {
			t.Errorf("%s: owner is %q", l.Family, l.Owner)
		}
		if !strings.Contains(l.Text, "SIL OPEN FONT LICENSE Version 1.1") {
			t.Errorf("%s: the text of the licence is missing", l.Family)
		}
	}
	if n := len(Licences()); n != 3 {
		t.Errorf("%d licences, want one for each of 3 families", n)
	}
}
