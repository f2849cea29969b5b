package drakerion

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// TestACardDoesNotPayForItself checks that a price of cards is paid with others
// than the one that is played (G15, G17).
func TestACardDoesNotPayForItself(t *testing.T) {
	m := newMatch(t, 2)
	for m.Asks()[0].Kind != AskMulligan {
		if _, err := m.Apply(m.Asks()[0].Answers[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	hand, city := m.hand(0), m.board.Top(ZoneCity(0))
	for _, k := range []struct {
		discard    int
		hand, city bool
	}{{len(hand) - 1, true, true}, {len(hand), false, true}, {len(hand) + 1, false, false}} {
		a := &Ability{Cost: Cost{Discard: int8(k.discard)}}
		if got := m.payable(a, hand[0], 0, 0); got != k.hand {
			t.Errorf("%d cards of %d for one of them: %v", k.discard, len(hand), got)
		}
		if got := m.payable(a, city, 0, 0); got != k.city {
			t.Errorf("%d cards of %d for the City: %v", k.discard, len(hand), got)
		}
	}
}

// TestNothingIsAskedTwice plays random matches and checks that no answer stands
// twice in a question, also where one ability was set off twice (K27).
func TestNothingIsAskedTwice(t *testing.T) {
	for seed := range uint64(10) {
		s := mixed(2, seed)
		made, err := Game.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		m, r := made.(*Match), rand.New(rand.NewPCG(seed, 8))
		for !m.over {
			for _, k := range m.Asks() {
				seen := map[rules.Action]bool{}
				for _, a := range k.Answers {
					if seen[a.Action] {
						t.Fatalf("seed %d: %+v stands twice in a question of kind %d", seed, a.Action, k.Kind)
					}
					seen[a.Action] = true
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
}
