package dracoliath

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// twoPlayers is a setup for tests.
func twoPlayers(seed uint64) *rules.Setup {
	return &rules.Setup{Game: "dracoliath", Seed: seed, First: rules.Nobody,
		Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno", Colour: 1}}}
}

func newMatch(tb testing.TB, seed uint64) *Match {
	m, err := Game.New(twoPlayers(seed))
	if err != nil {
		tb.Fatal(err)
	}
	return m.(*Match)
}

// BenchmarkRandomActions applies random legal actions, with events recorded
// into reused memory; the target is 400,000 a second and at most 4 allocations.
func BenchmarkRandomActions(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	starts := make([]rules.Match, 64)
	for i := range starts {
		starts[i] = newMatch(b, uint64(i))
	}
	randomActions(b, r, starts)
}

// randomActions plays one game after the other and reports the rates.
func randomActions(b *testing.B, r *rand.Rand, starts []rules.Match) {
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

// BenchmarkClone copies a match into reused memory; the target is 1 µs.
func BenchmarkClone(b *testing.B) {
	m := newMatch(b, 1)
	c := m.CloneInto(nil)
	b.ReportAllocs()
	for b.Loop() {
		c = m.CloneInto(c)
	}
}

// BenchmarkView makes one seat's view in reused memory; the target is 1 µs.
func BenchmarkView(b *testing.B) {
	m := newMatch(b, 1)
	var v rules.Board
	m.Board().View(0, &v)
	b.ReportAllocs()
	for b.Loop() {
		m.Board().View(0, &v)
	}
}

// BenchmarkSession plays through a session, which keeps undo, record and saves,
// and makes both seats' views; the target is 50,000 actions a second.
func BenchmarkSession(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var s *rules.Session
	seed := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		if s == nil || len(s.Match().Asks()) == 0 {
			seed++
			var err error
			if s, err = rules.NewSession(Game, *twoPlayers(seed), nil); err != nil {
				b.Fatal(err)
			}
		}
		a, _ := rules.Random(s.Match(), r)
		if err := s.Do(a); err != nil {
			b.Fatal(err)
		}
		s.View(0)
		s.View(1)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "actions/s")
}

// BenchmarkWays applies random legal actions in every way to play; the target is
// 400,000 a second in each.
func BenchmarkWays(b *testing.B) {
	for _, w := range playable() {
		b.Run(w.title, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 2))
			starts := make([]rules.Match, 64)
			for i := range starts {
				m, err := Game.New(w.setup(uint64(i)))
				if err != nil {
					b.Fatal(err)
				}
				starts[i] = m
			}
			randomActions(b, r, starts)
		})
	}
}
