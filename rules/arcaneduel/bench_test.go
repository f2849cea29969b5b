package arcaneduel

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
// into reused memory; the target is 500,000 a second and at most 4 allocations.
func BenchmarkRandomActions(b *testing.B) {
	for seats := 2; seats <= 5; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) { benchmarkRandom(b, seats) })
	}
}

func benchmarkRandom(b *testing.B, seats int) {
	starts := make([]rules.Match, 64)
	for i := range starts {
		starts[i] = newMatch(b, seats, uint64(i))
	}
	rulestest.BenchActions(b, starts)
}

// BenchmarkClone copies a match of five into reused memory; the target is 1 µs.
func BenchmarkClone(b *testing.B) { rulestest.BenchClone(b, newMatch(b, 5, 1)) }

// BenchmarkView makes one seat's view in reused memory; the target is 1 µs.
func BenchmarkView(b *testing.B) { rulestest.BenchView(b, newMatch(b, 5, 1)) }

// BenchmarkSimpleGame plays whole matches of five simple players.
func BenchmarkSimpleGame(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	actions := 0
	for b.Loop() {
		m := newMatch(b, 5, r.Uint64())
		for !m.over {
			a, _ := Greedy(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				b.Fatal(err)
			}
			actions++
		}
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
}

// BenchmarkSession plays matches of five through a session with two views.
func BenchmarkSession(b *testing.B) {
	rulestest.BenchSession(b, Game, func(seed uint64) rules.Setup { return rulestest.Setup(Game, 5, seed) })
}
