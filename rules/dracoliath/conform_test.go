package dracoliath

import (
	"flag"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

var conformGames = flag.Int("conformance", 0, "how many games TestConformance plays in every way to play, a twentieth of them with every check; 0: a part")

// TestConformance plays random games with every check of the suite, and many
// more with the light ones, in every way to play; a part of them with the cards
// for tests, which use all the words. Before a release 5,000 games of each are
// played: go test ./rules/dracoliath -run Conformance -conformance 5000 -timeout 2h.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 12, LightGames: 200, Simple: Greedy, Invariants: invariants}
	switch n := *conformGames; {
	case n > 0:
		cfg.Games = max(1, n/20)
		cfg.LightGames = n - cfg.Games
	case testing.Short():
		cfg = rulestest.Config{Games: 2, Sparse: 4, LightGames: 20, Invariants: invariants}
	}
	for _, w := range playable() {
		t.Run(w.title, func(t *testing.T) {
			cfg := cfg
			cfg.Seats = []int{w.seats}
			cfg.Setup = func(seats int, seed uint64) rules.Setup {
				s := rulestest.Setup(Game, seats, seed)
				s.Options = []rules.OptionSet{{Key: masteryKey, Value: w.level}}
				return s
			}
			rulestest.Run(t, Game, cfg)
		})
	}
	cfg.Games = max(1, cfg.Games/4)
	cfg.LightGames /= 4
	cfg.Simple = nil
	rulestest.Run(t, extraGame, cfg)
}
