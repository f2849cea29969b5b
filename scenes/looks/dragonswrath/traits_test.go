package dragonswrath

import (
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
)

// TestTraitsAreExplained checks that beside each creature its characteristics are
// explained (S54).
func TestTraitsAreExplained(t *testing.T) {
	n := 0
	for f := 1; f < len(dragonswrath.Cards); f++ {
		word := traitsOf(&dragonswrath.Cards[f])
		if word.Empty() {
			continue
		}
		n++
		if !slices.ContainsFunc(terms(rules.Face(f)), func(k rules.Term) bool { return k.Word == word && !k.Text.Empty() }) {
			t.Errorf("%s: nothing is said of %q", dragonswrath.Cards[f].ID, word.FR)
		}
	}
	if n == 0 {
		t.Error("no creature has a characteristic")
	}
}
