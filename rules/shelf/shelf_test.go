package shelf_test

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/shelf"
)

func TestFind(t *testing.T) {
	for _, g := range shelf.Games {
		if shelf.Find(g.ID) != g {
			t.Errorf("Find(%q) is another game", g.ID)
		}
	}
	if shelf.Find("chess") != nil {
		t.Error("a game that is not built is found")
	}
}

// BenchmarkSession plays each game of the shelf with random legal actions
// through a session with two views; one operation is one action.
func BenchmarkSession(b *testing.B) {
	for _, g := range shelf.Games {
		b.Run(g.ID, func(b *testing.B) {
			r := rand.New(rand.NewPCG(1, 1))
			seed := uint64(0)
			s := begin(b, g, seed)
			games := 0
			b.ReportAllocs()
			for b.Loop() {
				a, ok := rules.Random(s.Match(), r)
				if !ok {
					seed++
					games++
					s = begin(b, g, seed)
					continue
				}
				if err := s.Do(a); err != nil {
					b.Fatal(err)
				}
				s.View(0)
				s.View(1)
			}
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkSave writes and loads the save of a whole random game.
func BenchmarkSave(b *testing.B) {
	for _, g := range shelf.Games {
		s := begin(b, g, 1)
		r := rand.New(rand.NewPCG(1, 1))
		for {
			a, ok := rules.Random(s.Match(), r)
			if !ok {
				break
			}
			if err := s.Do(a); err != nil {
				b.Fatal(err)
			}
		}
		b.Run(g.ID+"/save", func(b *testing.B) {
			for b.Loop() {
				s.Save(rules.Meta{})
			}
			b.ReportMetric(float64(s.Len()), "actions")
		})
		data := s.Save(rules.Meta{})
		b.Run(g.ID+"/load", func(b *testing.B) {
			for b.Loop() {
				if _, _, err := rules.Load(data, shelf.Find); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(len(data)), "bytes")
		})
	}
}

func begin(b *testing.B, g *rules.Game, seed uint64) *rules.Session {
	b.Helper()
	s, err := rules.NewSession(g, rulestest.Setup(g, g.Seats[0], seed), nil)
	if err != nil {
		b.Fatal(err)
	}
	return s
}
