package drakerion

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// mixed is a setup with decks of chance, so that every card comes into play in
// some game, and the option of the retreat in half of them.
func mixed(_ int, seed uint64) rules.Setup {
	s := rulestest.Setup(Game, 2, seed)
	if seed%3 == 0 {
		return s
	}
	r := rand.New(rand.NewPCG(seed, 7))
	for i := range s.Decks {
		d := &s.Decks[i]
		kept := d.Lines[:0]
		for _, l := range d.Lines {
			if l.Section == "banner" {
				kept = append(kept, l)
			}
		}
		d.Lines = kept
		all := Game.Collection()
		r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		for _, f := range all {
			c := &Cards[f]
			switch {
			case c.Type == City && d.Size("city") == 0:
				d.Add("city", c.ID, 1)
			case c.Type == Manoeuvre && d.Size("manoeuvres") < manoeuvres:
				d.Add("manoeuvres", c.ID, 1)
			case c.Main() && d.Size("main") < deckSize:
				d.Add("main", c.ID, 1+r.IntN(2))
			}
		}
		for _, l := range kept {
			for _, f := range Cards[FaceOf(l.Card)].Setup {
				d.Add("main", Cards[f].ID, 1)
			}
		}
	}
	s.Options = []rules.OptionSet{{Key: "retreat", Value: int(seed % 2)}}
	return s
}

// TestConformance plays random games through the suite.
func TestConformance(t *testing.T) {
	cfg := rulestest.Config{Games: 3, LightGames: 150, Setup: mixed, Simple: Greedy, SimpleGames: 8, Invariants: invariants}
	if testing.Short() {
		cfg.Games, cfg.Sparse, cfg.LightGames, cfg.SimpleGames = 1, 10, 20, 1
	}
	rulestest.Run(t, Game, cfg)
}
