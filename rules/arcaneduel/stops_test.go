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

// TestStopsAreThere checks that every Stop of a game names a question and an
// answer of its layout, and says what it gives away.
func TestStopsAreThere(t *testing.T) {
	l := Game.LayoutFor(2)
	for _, s := range Game.Stops {
		found := 0
		for _, w := range l.Asks {
			if w.Name == s.Ask {
				found++
			}
		}
		for _, w := range l.Verbs {
			if w.Name == s.Verb {
				found++
			}
		}
		if found != 2 || s.Gives.Empty() || s.AlwaysGives.Empty() || s.Gives.EN == "" || s.AlwaysGives.EN == "" {
			t.Errorf("stop %q with %q: %d names found, gives %v, %v", s.Ask, s.Verb, found, s.Gives, s.AlwaysGives)
		}
	}
}
