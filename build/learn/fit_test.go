package main

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestFit makes matches whose winners follow known weights, and finds these again.
func TestFit(t *testing.T) {
	truth := []float64{0.8, -0.3, 0, 2}
	r := rand.New(rand.NewPCG(1, 2))
	var all samples
	for k := range 40000 {
		s := sample{traits: []float64{r.NormFloat64(), 5 * r.NormFloat64(), r.NormFloat64(), 0.2 * r.NormFloat64()}, guess: 0.5, unseen: k%5 == 0}
		if r.Float64() < s.chance(truth) {
			s.won = 1
		}
		all.rows = append(all.rows, s)
	}
	w := all.fit()
	for i, v := range w {
		if math.Abs(v-truth[i]) > 0.1 {
			t.Errorf("weight %d: %.3f, want about %.3f", i, v, truth[i])
		}
	}
	if s := all.surprise(w); s.unseen > s.guessed-0.1 || math.Abs(s.guessed-math.Ln2) > 1e-9 || math.Abs(s.seen-s.unseen) > 0.02 {
		t.Errorf("%v", s)
	}
}
