package aestery

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestConformance plays random games through the suite.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 2, LightGames: 60}
	if testing.Short() {
		cfg.Games, cfg.LightGames = 1, 4
	}
	rulestest.Run(t, Game, cfg)
}
