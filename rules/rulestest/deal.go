package rulestest

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// Deal deals a match of a game.
func Deal(tb testing.TB, g *rules.Game, seats int, seed uint64) rules.Match {
	tb.Helper()
	s := Setup(g, seats, seed)
	m, err := g.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

// Deals deals n matches, from the seeds 0 and up.
func Deals(tb testing.TB, g *rules.Game, seats, n int) []rules.Match {
	tb.Helper()
	list := make([]rules.Match, n)
	for i := range list {
		list[i] = Deal(tb, g, seats, uint64(i))
	}
	return list
}

// BenchSimple plays whole matches of simple players and says how many actions
// they take.
func BenchSimple(b *testing.B, g *rules.Game, seats int, simple func(rules.Match, *rand.Rand) (rules.Action, bool)) {
	r := rand.New(rand.NewPCG(1, 2))
	actions := 0
	for b.Loop() {
		m := Deal(b, g, seats, r.Uint64())
		for len(m.Asks()) > 0 {
			a, _ := simple(m, r)
			if _, err := m.Apply(a, nil); err != nil {
				b.Fatal(err)
			}
			actions++
		}
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
}
