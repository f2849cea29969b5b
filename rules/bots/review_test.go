package bots_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// finished plays a match by chance to its end.
func finished(t *testing.T, g *rules.Game, seed uint64) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(g, rulestest.Setup(g, g.Seats[0], seed), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 2))
	for {
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			return s
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// TestReview looks back on matches of the tiny games: each choice is a moment, the
// chances of a moment add up to one, the end is how the match ended, and the match
// itself is left alone.
func TestReview(t *testing.T) {
	for _, g := range tiny.Games() {
		for seed := range uint64(5) {
			s := finished(t, g, seed)
			now := s.Fingerprint()
			r, err := bots.NewReview(s)
			if err != nil {
				t.Fatal(err)
			}
			r.Step(nil)
			if s.Fingerprint() != now {
				t.Fatalf("%s: looking back changes the match", g.ID)
			}
			ms := r.Moments()
			for i, m := range ms {
				sum := 0.0
				for _, side := range r.Sides() {
					sum += m.Win[side]
				}
				if m.Tries < 6 || math.Abs(sum-1) > 1e-9 {
					t.Errorf("%s: moment %d is %+v", g.ID, i, m)
				}
				if last := i == len(ms)-1; !last && (s.Action(m.At).Seat != m.Seat || m.At >= ms[i+1].At) {
					t.Errorf("%s: moment %d is %+v, action %+v", g.ID, i, m, s.Action(m.At))
				}
			}
			out, _ := s.Match().Outcome()
			end := ms[len(ms)-1]
			for _, side := range r.Sides() {
				if out.Winners.Len() == 1 && (end.Win[side] == 1) != out.Winners.Has(side) {
					t.Errorf("%s: it ends with %+v, won has %v", g.ID, end, out.Winners)
				}
			}
			checkTurnings(t, g, ms, r.Sides())
		}
	}
}

// checkTurnings compares the answers that counted most with all others.
func checkTurnings(t *testing.T, g *rules.Game, ms []bots.Moment, sides []rules.Seat) {
	t.Helper()
	most := bots.Turnings(ms, sides, 3)
	size := func(w bots.Turning) float64 { return math.Abs(w.To - w.From) }
	if !slices.IsSortedFunc(most, func(a, b bots.Turning) int { return int(math.Copysign(1, size(b)-size(a))) }) {
		t.Errorf("%s: %+v are not in order", g.ID, most)
	}
	for i := range len(ms) - 1 {
		told := slices.ContainsFunc(most, func(w bots.Turning) bool { return w.At == ms[i].At })
		for _, side := range sides {
			d := math.Abs(ms[i+1].Win[side] - ms[i].Win[side])
			if !told && len(most) == 3 && d > size(most[2])+1e-9 {
				t.Errorf("%s: the answer after %d actions changed more than %+v", g.ID, ms[i].At, most)
			}
		}
	}
}

// TestReviewRepeats stops at every piece: the same comes out as in one.
func TestReviewRepeats(t *testing.T) {
	for _, g := range tiny.Games() {
		s := finished(t, g, 7)
		whole, _ := bots.NewReview(s)
		whole.Step(nil)
		pieces, _ := bots.NewReview(s)
		for !pieces.Step(func() bool { return true }) {
		}
		if !slices.Equal(whole.Moments(), pieces.Moments()) {
			t.Errorf("%s: it comes out otherwise in pieces", g.ID)
		}
	}
}
