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
	r := rand.New(rand.NewPCG(1, 2))
	starts := make([]*Match, 64)
	for i := range starts {
		starts[i] = newMatch(b, seats, uint64(i))
	}
	m := starts[0].CloneInto(nil)
	var events []rules.Event
	games := 0
	b.ReportAllocs()
	for b.Loop() {
		asks := m.Asks()
		if len(asks) == 0 {
			games++
			m = starts[games%len(starts)].CloneInto(m)
			asks = m.Asks()
		}
		answers := asks[0].Answers
		var err error
		if events, err = m.Apply(answers[r.IntN(len(answers))].Action, events[:0]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkClone copies a match of five into reused memory; the target is 1 µs.
func BenchmarkClone(b *testing.B) {
	m := newMatch(b, 5, 1)
	c := m.CloneInto(nil)
	b.ReportAllocs()
	for b.Loop() {
		c = m.CloneInto(c)
	}
}

// BenchmarkView makes one seat's view in reused memory; the target is 1 µs.
func BenchmarkView(b *testing.B) {
	m := newMatch(b, 5, 1)
	var v rules.Board
	m.Board().View(0, &v)
	b.ReportAllocs()
	for b.Loop() {
		m.Board().View(0, &v)
	}
}

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

// BenchmarkSession plays matches of five through a session, which keeps undo,
// record and saves, and makes two views after each action.
func BenchmarkSession(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var s *rules.Session
	seed := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		if s == nil || len(s.Match().Asks()) == 0 {
			seed++
			var err error
			if s, err = rules.NewSession(Game, rulestest.Setup(Game, 5, seed), nil); err != nil {
				b.Fatal(err)
			}
		}
		a, _ := rules.Random(s.Match(), r)
		if err := s.Do(a); err != nil {
			b.Fatal(err)
		}
		s.View(0)
		s.View(rules.Nobody)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "actions/s")
}
