package drakerion

import (
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
)

// TestKindsAreExplained checks that beside each Character it is explained what its kind
// is good for.
func TestKindsAreExplained(t *testing.T) {
	for f := 1; f < len(drakerion.Cards); f++ {
		c := &drakerion.Cards[f]
		if c.Type != drakerion.Character {
			continue
		}
		if !slices.ContainsFunc(terms(rules.Face(f)), func(k rules.Term) bool { return k.Word == c.Kind.Name() && !k.Text.Empty() }) {
			t.Errorf("%s: nothing is said of %q", c.ID, c.Kind.Name().FR)
		}
	}
}
