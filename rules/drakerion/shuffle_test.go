package drakerion

import (
	"testing"

	"wyrmtable/rules"
)

// TestMulliganShuffles checks that whoever has put cards under the deck draws
// others and knows no card of it once the mulligan is over, and that nothing is shuffled for who
// keeps the hand (S9, K5).
func TestMulliganShuffles(t *testing.T) {
	for _, back := range []int{0, 1, handSize} {
		m := newMatch(t, 4)
		for m.Asks()[0].Kind != AskMulligan {
			if _, err := m.Apply(m.Asks()[0].Answers[0].Action, nil); err != nil {
				t.Fatal(err)
			}
		}
		s := m.Asks()[0].Decider
		var put []rules.CardID
		for range back {
			a := m.Asks()[0].Answers[0].Action
			if a.Verb != VerbUnder {
				t.Fatalf("the first answer is %+v", a)
			}
			put = append(put, a.Card)
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		events, err := m.Apply(rules.Do(s, VerbDone), nil)
		if err != nil {
			t.Fatal(err)
		}
		shuffles := 0
		for i := range events {
			if events[i].Kind == rules.Shuffle && events[i].From.Zone == ZoneDeck(s) {
				shuffles++
			}
		}
		if want := min(back, 1); shuffles != want {
			t.Errorf("%d cards back: shuffled %d times, want %d", back, shuffles, want)
		}
		for _, id := range put {
			if c := &m.Board().Cards[id]; c.Zone != ZoneDeck(s) || c.Known.Has(s) {
				t.Errorf("%d cards back: card %d was drawn again, or is still known in the deck", back, id)
			}
		}
	}
}
