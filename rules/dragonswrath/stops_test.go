package dragonswrath

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestYearWithoutMalefices plays years of four leaders of whom nobody holds a
// maléfice that he can cast: every window closes by the standing answers, so
// that only the secret choices, attacks and losses are asked (W19, W30).
func TestYearWithoutMalefices(t *testing.T) {
	s, err := rules.NewSession(Game, rulestest.Setup(Game, 4, 5), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	settled, left := 0, 0
	for range 600 {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		for i := range asks {
			k := &asks[i]
			if k.Kind != AskCurse || len(k.Draft) > 0 {
				continue
			}
			a, ok := Game.Settled(s.Match().Board(), k, func(int) rules.Standing { return rules.Idle })
			if ok != (len(k.Answers) == 1) || ok && a.Verb != VerbPass {
				t.Fatalf("seat %d with %d answers: settled %v by %+v", k.Decider, len(k.Answers), ok, a)
			}
			if all, ok := Game.Settled(s.Match().Board(), k, func(int) rules.Standing { return rules.Always }); !ok || all.Verb != VerbPass {
				t.Fatalf("seat %d cannot pass once and for all", k.Decider)
			}
			if ok {
				settled++
			} else {
				left++
			}
		}
		a, _ := rules.Random(s.Match(), r)
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if settled == 0 || left == 0 {
		t.Errorf("%d windows settled, %d left open: the match shows only one kind", settled, left)
	}
}

func TestStopsAreThere(t *testing.T) { rulestest.Stops(t, Game) }
