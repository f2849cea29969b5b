package rules_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// The benchmarks use the tiny games, so they measure the vocabulary more than
// any rules. A game has benchmarks of its own for its figures.

func dealt(b *testing.B, g *rules.Game, seed uint64) rules.Match {
	b.Helper()
	setup := rulestest.Setup(g, g.Seats[0], seed)
	m, err := g.New(&setup)
	if err != nil {
		b.Fatal(err)
	}
	return m
}

// BenchmarkApply does random legal actions with events into reused memory; one
// operation is one action, with its questions.
func BenchmarkApply(b *testing.B) {
	for _, g := range tiny.Games() {
		b.Run(g.ID, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			start := dealt(b, g, 1)
			m := start.CloneInto(nil)
			var events []rules.Event
			b.ReportAllocs()
			for b.Loop() {
				a, ok := rules.Random(m, r)
				if !ok {
					m = start.CloneInto(m)
					continue
				}
				events, _ = m.Apply(a, events[:0])
			}
		})
	}
}

// BenchmarkSession does the same through a session with two views, undo and
// what a save needs.
func BenchmarkSession(b *testing.B) {
	for _, g := range tiny.Games() {
		b.Run(g.ID, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			setup := rulestest.Setup(g, g.Seats[0], 1)
			s, err := rules.NewSession(g, setup, nil)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				a, ok := rules.Random(s.Match(), r)
				if !ok {
					s, _ = rules.NewSession(g, setup, nil)
					continue
				}
				if err := s.Do(a); err != nil {
					b.Fatal(err)
				}
				s.View(0)
				s.View(1)
			}
		})
	}
}

func BenchmarkClone(b *testing.B) {
	m := dealt(b, tiny.Duel, 1)
	into := m.CloneInto(nil)
	b.ReportAllocs()
	for b.Loop() {
		into = m.CloneInto(into)
	}
}

func BenchmarkView(b *testing.B) {
	m := dealt(b, tiny.Duel, 1)
	var view rules.Board
	b.ReportAllocs()
	for b.Loop() {
		m.Board().View(0, &view)
	}
}

func BenchmarkLoad(b *testing.B) {
	_, text := saved(b, tiny.Volley, 2, 1000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		if _, _, err := rules.Load([]byte(text), find); err != nil {
			b.Fatal(err)
		}
	}
}
