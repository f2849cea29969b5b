package dragonswrath

import (
	"math/rand/v2"
	"testing"
)

// TestPartsMakeTheStrength checks, in random positions, that the parts of every
// strength add up to it, and that some are of items and of other cards.
func TestPartsMakeTheStrength(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	of := map[string]int{}
	for seed := range uint64(4) {
		m := newMatch(t, 3, seed)
		for range 400 {
			a, ok := Greedy(m, r)
			if !ok {
				break
			}
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
			for s := range m.seats() {
				for _, id := range m.board.Zone(ZoneRealm(s)) {
					for _, stat := range [...]Op{OpPM, OpPP} {
						sum := 0
						for _, p := range Parts(&m.board, id, stat, 0, nil) {
							sum += p.N
							switch {
							case p.Card == 0:
								of["effect"]++
							case kindOf(m.zone(p.Card)) == zoneItems:
								of["item"]++
							case p.Card != id:
								of["other"]++
							}
						}
						if want := Strength(&m.board, id, stat, 0); max(sum, 0) != want {
							t.Fatalf("the parts of card %d add up to %d, its strength is %d", id, sum, want)
						}
					}
				}
			}
		}
	}
	if of["effect"] == 0 || of["item"] == 0 || of["other"] == 0 {
		t.Errorf("parts seen: %v", of)
	}
}

// TestACurseOfTheTurnIsForgotten checks that whoever weighs a creature as it is without the
// effects of the turn does not find it stronger for a curse that has taken more than it had.
func TestACurseOfTheTurnIsForgotten(t *testing.T) {
	m, r := newMatch(t, 2, 1), rand.New(rand.NewPCG(1, 2))
	for m.board.Count(ZoneRealm(0)) == 0 {
		a, ok := Greedy(m, r)
		if !ok {
			t.Fatal("nobody buys a creature")
		}
		if _, err := m.Apply(a, nil); err != nil {
			t.Fatal(err)
		}
	}
	id := m.board.Top(ZoneRealm(0))
	for _, stat := range [...]Op{OpPM, OpPP} {
		turn := AttrPM
		if stat == OpPP {
			turn = AttrPP
		}
		m.w.Set(id, turn, 0)
		want := m.strength(id, stat, 0)
		for _, curse := range [...]int16{-9, -1, 4} {
			m.w.Set(id, turn, curse)
			if got := usual(&m.board, id, stat); got != want {
				t.Errorf("with %+d for the turn a strength of %d counts as %d", curse, want, got)
			}
		}
	}
}
