package dracoliath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestConformance plays random games with every check of the suite, and many
// more with the light ones; a part of them with the cards for tests, which use all
// the words.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 60, LightGames: 1500}
	if testing.Short() {
		cfg = rulestest.Config{Games: 10, LightGames: 100}
	}
	rulestest.Run(t, Game, cfg)
	cfg.Games /= 4
	cfg.LightGames /= 4
	rulestest.Run(t, extraGame, cfg)
}
