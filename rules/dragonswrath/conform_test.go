package dragonswrath

import (
	"testing"

	"wyrmtable/rules/rulestest"
)

// TestConformance plays games for 2 to 6 leaders with every check of the suite,
// more with the light ones, and games of the simple player.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 1, LightGames: 6, Simple: Greedy, SimpleGames: 1, Invariants: invariants}
	if testing.Short() {
		cfg.Seats, cfg.Sparse, cfg.LightGames = []int{2, 6}, 10, 3
	}
	rulestest.Run(t, Game, cfg)
}
