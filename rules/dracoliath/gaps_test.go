//go:build !js

package dracoliath

import (
	"slices"
	"testing"

	"wyrmtable/rules/scenario"
)

// TestGapsAreFound leaves all scenarios out but one and checks that exactly what it
// does not show of its card is missing.
func TestGapsAreFound(t *testing.T) {
	for _, c := range []struct {
		scenario, card string
		missing        []string
	}{
		{"Griffe de foudre without a Storm in sight", "griffe-de-foudre", []string{
			"griffe-de-foudre 3 was never carried out", "griffe-de-foudre 3 never had condition 1 met", "griffe-de-foudre 4 was never carried out"}},
		{"Forge du volcan: 3 Damage and no more", "forge-du-volcan", []string{
			"forge-du-volcan 3 was never carried out", "forge-du-volcan 4 was never carried out"}},
		{"Étendard pourpre beside two red cards", "etendard-pourpre", []string{
			"etendard-pourpre 1 never had condition 1 unmet", "etendard-pourpre 1 never had to stay silent"}},
		{"What waits for Life one gains is silent when the opponent does", "calice-de-jade", []string{
			"calice-de-jade 1 was never carried out", "calice-de-jade 1 never fired", "calice-de-jade 2 was never carried out"}},
		{"Damage that is forbidden is not suffered", "souffle-ardent", []string{
			"souffle-ardent 2 never differed from doing nothing"}},
		{"Damage that is forbidden is not suffered", "oeil-du-cyclone", []string{"oeil-du-cyclone 1 never had to stay silent"}},
	} {
		var got []string
		for _, gap := range traced(t, func(sc *scenario.Scenario) bool { return sc.Name == c.scenario }).Gaps() {
			if gap.Card == c.card {
				got = append(got, gap.Key())
			}
		}
		if !slices.Equal(got, c.missing) {
			t.Errorf("%s: %q is missing, want %q", c.scenario, got, c.missing)
		}
	}
}
