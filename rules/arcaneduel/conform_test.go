package arcaneduel

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestConformance plays random games for 2 to 5 players with every check of the
// suite, many more with the light ones, and games of the simple player.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 2, LightGames: 100, Simple: Greedy, SimpleGames: 10, Invariants: invariants}
	if testing.Short() {
		cfg.Seats, cfg.Games, cfg.LightGames, cfg.SimpleGames = []int{4}, 1, 4, 1
	}
	rulestest.Run(t, Game, cfg)
}

// TestConformanceShortRounds does the same where every round begins at 5.
func TestConformanceShortRounds(t *testing.T) {
	cfg := rulestest.Config{Games: 1, LightGames: 40, Invariants: invariants, Setup: func(seats int, seed uint64) rules.Setup {
		s := rulestest.Setup(Game, seats, seed)
		s.Options = []rules.OptionSet{{Key: "life", Value: lifeFive}}
		return s
	}}
	if testing.Short() {
		cfg.Seats, cfg.LightGames = []int{2}, 4
	}
	rulestest.Run(t, Game, cfg)
}
