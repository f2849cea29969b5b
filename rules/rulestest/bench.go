package rulestest

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// BenchActions plays random legal actions of one game after the other, each
// from one of the starts, with events recorded into reused memory. One
// operation is one action with its question.
func BenchActions(b *testing.B, starts []rules.Match) {
	r := rand.New(rand.NewPCG(1, 2))
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
		for i := 1; len(answers) == 0; i++ { // a secret question that waits for the others
			answers = asks[i].Answers
		}
		var err error
		if events, err = m.Apply(answers[r.IntN(len(answers))].Action, events[:0]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchClone copies a match into reused memory.
func BenchClone(b *testing.B, m rules.Match) {
	c := m.CloneInto(nil)
	b.ReportAllocs()
	for b.Loop() {
		c = m.CloneInto(c)
	}
}

// BenchView makes the view of seat 0 in reused memory.
func BenchView(b *testing.B, m rules.Match) {
	var v rules.Board
	m.Board().View(0, &v)
	b.ReportAllocs()
	for b.Loop() {
		m.Board().View(0, &v)
	}
}

// BenchSession plays random matches through sessions, which keep undo, record
// and saves, and makes two views after each action.
func BenchSession(b *testing.B, g *rules.Game, setup func(seed uint64) rules.Setup) {
	r := rand.New(rand.NewPCG(1, 2))
	var s *rules.Session
	seed := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		if s == nil || len(s.Match().Asks()) == 0 {
			seed++
			var err error
			if s, err = rules.NewSession(g, setup(seed), nil); err != nil {
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
