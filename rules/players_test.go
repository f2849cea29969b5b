package rules_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// TestGreedyBeatsRandom lets a greedy player keep high cards in Order, whose
// draft it must look through to its end, against a random one.
func TestGreedyBeatsRandom(t *testing.T) {
	const hand = 2 // the zone of seat 0's hand
	r := rand.New(rand.NewPCG(4, 4))
	greedy := rules.Greedy{Depth: 4, Rand: r, Value: func(m rules.Match, seat rules.Seat) float64 {
		sum := 0
		for _, id := range m.Board().Zone(hand + rules.Zone(seat)) {
			sum += int(m.Board().Cards[id].Face)
		}
		return float64(sum)
	}}
	won, games := 0, 40
	for seed := range uint64(games) {
		setup := rulestest.Setup(tiny.Order, 2, seed)
		m, err := tiny.Order.New(&setup)
		if err != nil {
			t.Fatal(err)
		}
		for {
			a, ok := rules.Random(m, r)
			if ok && a.Seat == 0 {
				a, ok = greedy.Action(m)
			}
			if !ok {
				break
			}
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		if o, _ := m.Outcome(); o.Winners.Has(0) {
			won++
		}
	}
	if won < games*9/10 {
		t.Errorf("the greedy player won %d of %d", won, games)
	}
}
