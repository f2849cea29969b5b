package drakerion

import (
	"testing"

	"wyrmtable/rules/scenario"
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

// twoFall is an Event that fells two at once, before the eyes of one who answers
// each fall.
const twoFall = `scenario Two fall at once
game   drakerion
seats  Alice, Bruno
deck   Alice: Bannière de braise, Caravane, Wyrm cornu, Terre brûlée
deck   Bruno: Bannière d'aube, Caravane, Golem errant, Drone*2
set    turn 1
set    phase 2
set    first Alice
set    active Alice
set    gold Alice 5
zone   melee Alice: Wyrm cornu
zone   melee Bruno: Golem errant, Drone, Drone
zone   hand Alice: Terre brûlée
`

// TestNothingIsAskedTwice checks that an ability which was set off twice stands
// once in the question, as the answers to it do the same (K27).
func TestNothingIsAskedTwice(t *testing.T) {
	all, err := scenario.Parse("two fall", twoFall)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range s.Match().Asks()[0].Answers {
		if a.Verb == VerbPlay {
			if err := s.Do(a.Action); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	for range 2 {
		k := s.Match().Asks()[0]
		if k.Kind != AskReact || len(k.Answers) != 2 || k.Answers[0].Verb != VerbUse || k.Answers[1].Verb != VerbPass {
			t.Fatalf("asked is %+v", k)
		}
		if err := s.Do(k.Answers[0].Action); err != nil {
			t.Fatal(err)
		}
	}
	if k := s.Match().Asks()[0]; k.Decider != 1 {
		t.Errorf("after both, seat %d is asked", k.Decider)
	}
}
