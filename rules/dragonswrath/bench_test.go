package dragonswrath

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

func newMatch(tb testing.TB, seats int, seed uint64) *Match {
	s := rulestest.Setup(Game, seats, seed)
	m, err := Game.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	return m.(*Match)
}

// BenchmarkRandomActions applies random legal actions, with events recorded
// into reused memory; the target is 300,000 a second.
func BenchmarkRandomActions(b *testing.B) {
	for _, seats := range Game.Seats {
		b.Run(fmt.Sprint(seats), func(b *testing.B) {
			starts := make([]rules.Match, 16)
			for i := range starts {
				starts[i] = newMatch(b, seats, uint64(i))
			}
			rulestest.BenchActions(b, starts)
		})
	}
}

// BenchmarkClone copies a match of six into reused memory.
func BenchmarkClone(b *testing.B) { rulestest.BenchClone(b, newMatch(b, 6, 1)) }

// BenchmarkView makes one seat's view in reused memory.
func BenchmarkView(b *testing.B) { rulestest.BenchView(b, newMatch(b, 6, 1)) }

// BenchmarkSimpleGame plays whole matches of four simple players.
func BenchmarkSimpleGame(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	actions, years := 0, 0
	for b.Loop() {
		m := newMatch(b, 4, r.Uint64())
		for !m.over {
			a, _ := Greedy(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				b.Fatal(err)
			}
			actions++
		}
		years += int(m.table(VarTurn))
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
	b.ReportMetric(float64(years)/float64(b.N), "years/game")
}
