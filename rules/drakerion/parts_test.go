package drakerion

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// TestPartsAddUp plays random games and checks at each question that the
// reasons of every number add up to it.
func TestPartsAddUp(t *testing.T) {
	parts, cards := 0, 0
	for seed := range uint64(12) {
		m := newMatch(t, seed)
		r := rand.New(rand.NewPCG(seed, 5))
		for !m.over {
			for z := zoneMelee; z < zoneAttached; z++ {
				for _, id := range m.board.Zone(z) {
					for s := Melee; s < statEnd; s++ {
						sum := 0
						for _, p := range Parts(&m.board, id, s, nil) {
							sum += p.N
							parts++
							if p.Source != 0 {
								cards++
							}
						}
						want := StatOf(&m.board, id, s)
						if bow := m.card(id).Stats[Ranged] > 0; (s != Ranged || bow) && max(sum, 0) != want {
							t.Fatalf("seed %d: %s has %s %d, its parts are %d", seed, m.card(id).ID, statWords[s].EN, want, sum)
						}
					}
				}
			}
			a, ok := rules.Random(m, r)
			if !ok {
				t.Fatal("nothing is asked")
			}
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if cards == 0 || parts < 1000 {
		t.Errorf("%d parts, %d of cards: is this looking in the right place?", parts, cards)
	}
}
