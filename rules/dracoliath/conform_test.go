package dracoliath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestConformance plays random games with every check of the suite, and many
// more with the light ones.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 60, LightGames: 1500}
	if testing.Short() {
		cfg = rulestest.Config{Games: 10, LightGames: 100}
	}
	rulestest.Run(t, Game, cfg)
}
