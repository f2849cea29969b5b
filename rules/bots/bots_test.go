package bots_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/rulestest"
	"wyrmtable/rules/rulestest/tiny"
)

func TestParseLevel(t *testing.T) {
	for _, l := range bots.Levels {
		if got, known := bots.ParseLevel(l.ID()); got != l || !known {
			t.Errorf("%q is %v, %v", l.ID(), got, known)
		}
	}
	for id, want := range map[string]bots.Level{"dragons": bots.Dragon, "night": bots.Knight, "Squire ": bots.Squire, "": bots.Page} {
		got, known := bots.ParseLevel(id)
		if got != want || known != (id == "Squire ") {
			t.Errorf("%q is %v, %v", id, got.ID(), known)
		}
	}
	if got := bots.Level(99).Name(); got != bots.Highest.Name() {
		t.Errorf("a level beyond all is %v", got)
	}
}

// match plays a match in which player answers for seat 0 and chance for the
// others, and returns how it ended for seat 0.
func match(t *testing.T, g *rules.Game, seed uint64, answer func(m rules.Match) rules.Action) int {
	t.Helper()
	m := rulestest.Deal(t, g, g.Seats[0], seed)
	r := rand.New(rand.NewPCG(seed, 5))
	for range 5000 {
		a, ok := rules.Random(m, r)
		if rules.AskOf(m, 0) != nil {
			a, ok = answer(m), true
		}
		if !ok {
			o, _ := m.Outcome()
			return o.For(0)
		}
		if _, err := m.Apply(a, nil); err != nil {
			t.Fatalf("%s: %+v: %v", g.ID, a, err)
		}
	}
	t.Fatalf("%s: no end", g.ID)
	return 0
}

// TestPlaysEverything lets a player answer every kind of question of the tiny
// games, told nothing but who has won in the end.
func TestPlaysEverything(t *testing.T) {
	for _, g := range tiny.Games() {
		t.Run(g.ID, func(t *testing.T) {
			wins, games := 0.0, 60
			for seed := range uint64(games) {
				p := bots.New(g, bots.Dragon, 0, seed)
				p.Tries = 100
				wins += float64(1+match(t, g, seed, func(m rules.Match) rules.Action {
					a, _ := p.Answer(m, nil)
					return a
				})) / 2
			}
			even := float64(games) / float64(g.Seats[0])
			t.Logf("%.1f of %d games against %d by chance", wins, games, g.Seats[0]-1)
			if wins <= even*1.2 {
				t.Errorf("it wins %.1f of %d games, %.1f would be chance", wins, games, even)
			}
		})
	}
}

// TestAnswersWheneverStopped stops a thought after every number of steps: it has a
// legal answer, and goes on to the one that it finds undisturbed.
func TestAnswersWheneverStopped(t *testing.T) {
	for _, g := range tiny.Games() {
		whole, pieces := bots.New(g, bots.Knight, 0, 7), bots.New(g, bots.Knight, 0, 7)
		match(t, g, 3, func(m rules.Match) rules.Action {
			want, _ := whole.Answer(m, nil)
			th := pieces.Think(m)
			for {
				if rules.Find(m, th.Answer()) == nil {
					t.Fatalf("%s: %+v is no answer", g.ID, th.Answer())
				}
				if th.Step(func() bool { return true }) {
					break
				}
			}
			if got := th.Answer(); got != want {
				t.Errorf("%s: %+v in pieces, %+v in one", g.ID, got, want)
			}
			return want
		})
	}
}

// TestRepeats checks that a player depends on its seed alone.
func TestRepeats(t *testing.T) {
	for _, g := range tiny.Games() {
		var did [2][]rules.Action
		for i := range did {
			p := bots.New(g, bots.Dragon, 0, 3)
			p.Tries = 50
			match(t, g, 3, func(m rules.Match) rules.Action {
				a, _ := p.Answer(m, nil)
				did[i] = append(did[i], a)
				return a
			})
		}
		if !slices.Equal(did[0], did[1]) {
			t.Errorf("%s: %v, then %v", g.ID, did[0], did[1])
		}
	}
}

// TestAnswersAgain asks the same twice, as after an undo: nothing forbids the
// player to answer as before.
func TestAnswersAgain(t *testing.T) {
	for _, g := range tiny.Games() {
		p := bots.New(g, bots.Knight, 0, 3)
		match(t, g, 3, func(m rules.Match) rules.Action {
			was, _ := p.Answer(m, nil)
			if k := rules.AskOf(m, 0); len(k.Answers) == 1 && was != k.Answers[0].Action {
				t.Errorf("%s: %+v is not the only answer", g.ID, was)
			}
			again, _ := p.Answer(m, nil)
			if rules.Find(m, again) == nil {
				t.Errorf("%s: %+v is no answer", g.ID, again)
			}
			return again
		})
	}
}

// TestChances checks what is told about the answers: legal ones, each once, the
// best first, and as many tries in all as were made.
func TestChances(t *testing.T) {
	for _, g := range tiny.Games() {
		p := bots.New(g, bots.Knight, 0, 3)
		match(t, g, 3, func(m rules.Match) rules.Action {
			th := p.Think(m)
			th.Step(nil)
			all, tries := th.Chances(nil), 0
			for i, c := range all {
				if rules.Find(m, c.Action) == nil || c.Win < 0 || c.Win > 1 || i > 0 && c.Win > all[i-1].Win {
					t.Errorf("%s: chance %d of %+v", g.ID, i, all)
				}
				tries += c.Tries
			}
			if tries != th.Tries() {
				t.Errorf("%s: %d tries told of %d", g.ID, tries, th.Tries())
			}
			return th.Answer()
		})
	}
}
