package drakerion

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// TestQuestionsPerTurn counts in games of greedy players how often somebody has
// to answer, and how often he could not have done anything but pass.
func TestQuestionsPerTurn(t *testing.T) {
	var all, only, moot [AskLine + 1]int
	var view rules.Board
	turns := 0
	for seed := range uint64(40) {
		s := rules.Setup{Game: Game.ID, Seed: seed, First: 0, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}
		for i := range 2 {
			s.Decks = append(s.Decks, Building.Ready[(int(seed)+i*int(1+seed/5%4))%5].Deck)
		}
		m, err := Game.New(&s)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 9))
		for {
			asks := m.Asks()
			if len(asks) == 0 {
				break
			}
			k := &asks[0]
			all[k.Kind]++
			if len(k.Answers) == 1 {
				only[k.Kind]++
			}
			m.Board().View(rules.Nobody, &view)
			if stop, _ := Game.StopOf(&view, k); stop != nil && stop.Moot != nil && stop.Moot(&view, k) {
				moot[k.Kind]++
				if len(k.Answers) > 1 {
					t.Errorf("seed %d: everybody is told that seat %d can only pass, and he has %d answers", seed, k.Decider, len(k.Answers))
				}
			}
			a, _ := Greedy(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				t.Fatal(err)
			}
		}
		turns += int(m.Board().Var(VarTurn, rules.Nobody))
	}
	for k := range all {
		if all[k] > 0 {
			t.Logf("%-10s %5.2f a turn, %5.2f with one answer, %5.2f settled", askWords[k].Name, float64(all[k])/float64(turns), float64(only[k])/float64(turns), float64(moot[k])/float64(turns))
		}
	}
}
