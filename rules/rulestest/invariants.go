package rulestest

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
)

// An Invariant is what the sheet of a game makes true whenever a question is
// open, whatever has happened before: that nobody lives with as much damage as
// life, that nobody is beyond the goal while the match goes on.
//
// What is true of every game needs none: that each card lies in one place, in a
// zone of its layout, and that counters and attributes keep to their ranges.
type Invariant struct {
	Name   string                     // a few words: "damage stays below life"
	Broken func(m rules.Match) string // what breaks it, for whoever mends it; "" while it holds
}

// checkInvariants checks what the game says of its positions. It looks only: a
// match that is over may lie as it likes.
func (p *play) checkInvariants() {
	for i := range p.cfg.Invariants {
		inv := &p.cfg.Invariants[i]
		if what := inv.Broken(p.m); what != "" {
			p.fault("invariant", "%s: %s", inv.Name, what)
		}
	}
}

// searching makes the searching player of a game that names none: it thinks in
// few tries, but looks beyond its next answer, and that is enough to lead a game
// where chance and the simple player do not.
func searching(g *rules.Game) func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
	var players [rules.MaxSeats]*bots.Player
	return func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
		for s := range players {
			if players[s] == nil {
				players[s] = bots.New(g, bots.Knight, rules.Seat(s), r.Uint64())
				players[s].Tries = searchTries
			}
			if a, ok := players[s].Answer(m, nil); ok {
				return a, true
			}
		}
		return rules.Action{}, false
	}
}

// searchTries is how many tries make a weak player.
const searchTries = 8

// Plants plants a fault against each invariant of a game and checks that it
// finds it. A plant changes a position of a game of chance; it reports whether
// it could. Every invariant needs one, by its name.
func Plants(t *testing.T, g *rules.Game, cfg Config, plants map[string]func(m rules.Match) bool) {
	t.Helper()
	cfg = cfg.filled(g)
	open := map[string]func(m rules.Match) string{}
	for _, inv := range cfg.Invariants {
		if open[inv.Name] = inv.Broken; plants[inv.Name] == nil {
			t.Errorf("nothing is planted against %q", inv.Name)
		}
	}
	for name := range plants {
		if open[name] == nil {
			t.Errorf("%q is no invariant", name)
		}
	}
	for seed := range uint64(cfg.Games) {
		setup := cfg.Setup(cfg.Seats[0], cfg.Seed+seed)
		m, err := g.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 3))
		for a, ok := rules.Random(m, r); ok; a, ok = rules.Random(m, r) {
			for name, plant := range plants {
				if c := m.CloneInto(nil); open[name] != nil && plant(c) {
					if open[name](c) == "" {
						t.Errorf("what is planted against %q is not found (seed %d)", name, seed)
					}
					delete(open, name)
				}
			}
			if len(open) == 0 {
				return
			}
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name := range open {
		t.Errorf("in no position a fault against %q could be planted", name)
	}
}
