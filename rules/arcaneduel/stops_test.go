package arcaneduel

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestSettled plays a match in which nobody is asked to defend himself without
// a Defence: what is answered for him is what alone he could have answered.
func TestSettled(t *testing.T) {
	g := Game
	given := [rules.Standings]int{}
	for seed := range uint64(6) {
		s, err := rules.NewSession(g, rulestest.Setup(g, 4, seed), nil)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 1))
		for s.Len() < 300 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			for how := range rules.Standing(rules.Standings) {
				a, ok := g.Settled(s.Match().Board(), &asks[0], func(int) rules.Standing { return how })
				if !ok {
					continue
				}
				given[how]++
				if !asks[0].Legal(a.Action) || how == rules.Idle && len(asks[0].Answers) != 1 {
					t.Fatalf("seat %d is answered for by %+v among %d answers", asks[0].Decider, a, len(asks[0].Answers))
				}
			}
			a, _ := rules.Random(s.Match(), r)
			if err := s.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if given[rules.Asked] != 0 || given[rules.Idle] == 0 || given[rules.Always] <= given[rules.Idle] {
		t.Errorf("standing answers given: %v", given)
	}
}

func TestStopsAreThere(t *testing.T) { rulestest.Stops(t, Game) }
