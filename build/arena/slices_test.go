package main

import (
	"runtime"
	"slices"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/looks"
)

// BenchmarkSlices lets Dragons think as a page lets them, four milliseconds at a time, and
// reports how long these slices were: what cannot be divided makes one longer. An
// iteration is a slice. For the browser's arithmetic build it for js/wasm, see
// docs/performance.md.
func BenchmarkSlices(b *testing.B) {
	for _, g := range looks.Games() {
		b.Run(g.ID, func(b *testing.B) {
			var took []float64
			for seed := uint64(1); len(took) < b.N; seed++ {
				took = sliced(b, g, seed, took)
			}
			took = took[:b.N]
			over := 0
			for _, ms := range took {
				if ms > 8 {
					over++
				}
			}
			slices.Sort(took)
			b.ReportMetric(took[b.N/2], "ms/median")
			b.ReportMetric(took[b.N*99/100], "ms/p99")
			b.ReportMetric(took[b.N-1], "ms/longest")
			b.ReportMetric(100*float64(over)/float64(b.N), "%over8ms")
		})
	}
}

// BenchmarkMemory reports how much memory a Dragon keeps in use after a hundred answers of
// its own, each thought about as long as it would be. An iteration is such a stretch.
func BenchmarkMemory(b *testing.B) {
	for _, g := range looks.Games() {
		b.Run(g.ID, func(b *testing.B) {
			for range b.N {
				b.ReportMetric(kept(b, g), "MB")
			}
		})
	}
}

// kept is how many megabytes the heap holds more once a Dragon has thought.
func kept(b *testing.B, g *rules.Game) float64 {
	*seats = 2
	setup := (&arena{game: g}).setup(1)
	m, err := g.New(&setup)
	if err != nil {
		b.Fatal(err)
	}
	before := inUse()
	one, two := bots.New(g, bots.Dragon, 0, 1), bots.New(g, bots.Page, 1, 1)
	for n := 0; n < 100; {
		p := two
		seat := rules.FirstAsked(m)
		if seat == rules.Nobody {
			break
		}
		if seat == 0 {
			p, n = one, n+1
		}
		a, _ := p.Answer(m, nil)
		if _, err := m.Apply(a, nil); err != nil {
			b.Fatal(err)
		}
	}
	after := inUse()
	runtime.KeepAlive(one)
	return (after - before) / 1e6
}

// inUse is how many bytes the heap holds.
func inUse() float64 {
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return float64(s.HeapAlloc)
}

// sliced plays a match, up to so many slices, and appends how long each was.
func sliced(b *testing.B, g *rules.Game, seed uint64, took []float64) []float64 {
	*seats = 2
	setup := (&arena{game: g}).setup(seed)
	m, err := g.New(&setup)
	if err != nil {
		b.Fatal(err)
	}
	var players [2]*bots.Player
	for i := range players {
		players[i] = bots.New(g, bots.Dragon, rules.Seat(i), seed)
		players[i].Tries = min(players[i].Tries, 200) // more of the match in the time
	}
	for len(took) < b.N {
		seat := rules.FirstAsked(m)
		if seat == rules.Nobody {
			break
		}
		t := players[seat].Think(m)
		for done := false; !done; {
			begun := time.Now()
			till := begun.Add(4 * time.Millisecond)
			done = t.Step(func() bool { return !time.Now().Before(till) })
			took = append(took, float64(time.Since(begun))/1e6)
		}
		if _, err := m.Apply(t.Answer(), nil); err != nil {
			b.Fatal(err)
		}
	}
	return took
}
