package aestery

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// mixed is a setup with decks of chance: sixty cards of all kinds and a hero, or
// none for one player in four, so that every card comes into play in some game.
func mixed(_ int, seed uint64) rules.Setup {
	s := rulestest.Setup(Game, 2, seed)
	s.Decks = nil
	r := rand.New(rand.NewPCG(seed, 7))
	all := Game.Collection()
	for range s.Seats {
		d := rules.Deck{Name: "mixed"}
		for d.Size("main") < 60 {
			if f := all[r.IntN(len(all))]; !isHero(f) {
				d.Add("main", Cards[f].ID, 1+r.IntN(2))
			} else if d.Size("hero") == 0 && r.IntN(4) > 0 {
				d.Add("hero", Cards[f].ID, 1)
			}
		}
		s.Decks = append(s.Decks, d)
	}
	if seed%2 == 1 {
		s.Options = []rules.OptionSet{{Key: "first-blood", Value: 1}}
	}
	return s
}

// TestConformance plays random games through the suite.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 3, LightGames: 150, Setup: mixed, Invariants: invariants}
	if testing.Short() {
		cfg.Games, cfg.Sparse, cfg.LightGames = 1, 10, 20
	}
	rulestest.Run(t, Game, cfg)
}

// paired is a setup with two ready decks: with the seeds each meets each, itself
// too, from either seat.
func paired(_ int, seed uint64) rules.Setup {
	s := rulestest.Setup(Game, 2, seed)
	ready := Game.Deck.Ready
	n := uint64(len(ready))
	s.Decks = []rules.Deck{ready[seed/n%n].In(rules.French), ready[seed%n].In(rules.French)}
	return s
}

// TestReadyDecksConform plays the ready decks, all against all, through the suite, by chance and
// by the simple player, who must never need the stall guard.
func TestReadyDecksConform(t *testing.T) {
	cfg := rulestest.Config{Games: 1, LightGames: 64, Simple: Greedy, SimpleGames: 64, Setup: paired, Invariants: invariants}
	if testing.Short() {
		cfg.Sparse, cfg.LightGames, cfg.SimpleGames = 10, 8, 2
	}
	rulestest.Run(t, Game, cfg)
}
