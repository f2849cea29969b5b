package rules_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

// won says 1 to a winner, 0 to a loser, and one half while nobody has won.
func won(m rules.Match, seat rules.Seat) float64 {
	o, over := m.Outcome()
	switch {
	case !over || o.Winners == 0:
		return 0.5
	case o.Winners.Has(seat):
		return 1
	}
	return 0
}

// searched plays a match of g in which seat 0 searches and the others play by
// chance, and returns it with the actions of seat 0.
func searched(t *testing.T, g *rules.Game, seed uint64, tries int) (rules.Match, []rules.Action) {
	t.Helper()
	setup := rulestest.Setup(g, g.Seats[0], seed)
	m, err := g.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 5))
	s := rules.Searcher{Tries: tries, Ahead: 200, Value: won, Rand: r}
	var did []rules.Action
	for range 5000 {
		k := slices.IndexFunc(m.Asks(), func(k rules.Ask) bool { return len(k.Answers) > 0 })
		if k < 0 {
			return m, did
		}
		a, ok := rules.Random(m, r)
		if m.Asks()[k].Decider == 0 {
			a, ok = s.Action(m)
			did = append(did, a)
		}
		if !ok {
			t.Fatalf("%s: nothing to answer", g.ID)
		}
		if _, err := m.Apply(a, nil); err != nil {
			t.Fatalf("%s: %+v: %v", g.ID, a, err)
		}
	}
	t.Fatalf("%s: no end", g.ID)
	return nil, nil
}

// TestSearcherPlaysEverything lets the searcher answer every kind of question
// of the tiny games, told nothing but who has won in the end.
func TestSearcherPlaysEverything(t *testing.T) {
	for _, g := range tiny.Games() {
		t.Run(g.ID, func(t *testing.T) {
			wins, games := 0.0, 30
			for seed := range uint64(games) {
				m, _ := searched(t, g, seed, 100)
				wins += won(m, 0)
			}
			even := float64(games) / float64(g.Seats[0])
			t.Logf("%.1f of %d games against %d by chance", wins, games, g.Seats[0]-1)
			if wins <= even*1.2 {
				t.Errorf("the searching player wins %.1f of %d games, %.1f would be chance", wins, games, even)
			}
		})
	}
}

// TestSearcherRepeats checks that a search with a number of tries depends on
// its seed alone.
func TestSearcherRepeats(t *testing.T) {
	for _, g := range tiny.Games() {
		_, once := searched(t, g, 3, 50)
		_, twice := searched(t, g, 3, 50)
		if !slices.Equal(once, twice) {
			t.Errorf("%s: %v, then %v", g.ID, once, twice)
		}
	}
}

// TestSearcherStops checks that Stop ends a search without Tries, that one try
// is always made, and that a searcher told neither makes just that one.
func TestSearcherStops(t *testing.T) {
	setup := rulestest.Setup(tiny.Duel, 2, 1)
	m, err := tiny.Duel.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	for len(m.Asks()[0].Answers) < 2 {
		if _, err := m.Apply(m.Asks()[0].Answers[0].Action, nil); err != nil {
			t.Fatal(err)
		}
	}
	decider := m.Asks()[0].Decider // valued once in each try
	for _, limit := range []int{-1, 0, 7} {
		tried, asked := 0, 0
		s := rules.Searcher{Rand: rand.New(rand.NewPCG(1, 1)), Value: func(_ rules.Match, seat rules.Seat) float64 {
			if seat == decider {
				tried++
			}
			return 0.5
		}}
		if limit >= 0 {
			s.Stop = func() bool { asked++; return asked > limit }
		}
		a, ok := s.Action(m)
		if !ok || rules.Find(m, a) == nil {
			t.Errorf("limit %d: %+v is no answer", limit, a)
		}
		if want := max(limit, 0) + 1; tried != want {
			t.Errorf("limit %d: %d tries, want %d", limit, tried, want)
		}
	}
}
