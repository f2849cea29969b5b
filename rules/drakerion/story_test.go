package drakerion

import (
	"math/rand/v2"
	"strings"
	"testing"

	"wyrmtable/rules"
)

// storyOf plays a session with greedy players until enough turns are over, and returns
// the public's log: the lines of each turn.
func storyOf(tb testing.TB, seed uint64, turns int32) [][]rules.Text {
	tb.Helper()
	s, err := rules.NewSession(Game, rules.Setup{Game: Game.ID, Seed: seed, First: 0, Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno"}}}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	for s.View(rules.Nobody).Var(VarTurn, rules.Nobody) <= turns {
		a, ok := Greedy(s.Match(), r)
		if !ok {
			break
		}
		if err := s.Do(a); err != nil {
			tb.Fatal(err)
		}
	}
	out := make([][]rules.Text, 1)
	s.Retell(rules.Nobody, 0, func(_ int, view *rules.Board, e *rules.Event) {
		if e.Kind == rules.Note && e.Note() == NoteTurn {
			out = append(out, nil)
		}
		if t := Game.Tell(s.Setup(), view, e); !t.Empty() {
			out[len(out)-1] = append(out[len(out)-1], t)
		}
	})
	return out
}

// TestTheLogIsShort holds the story of a turn of twenty to thirty actions to few
// lines, with its numbers right.
func TestTheLogIsShort(t *testing.T) {
	lines, turns := 0, 0
	for seed := range uint64(20) {
		for n, turn := range storyOf(t, seed, 4) {
			for _, l := range turn {
				fr := rules.Plain(l.FR)
				if testing.Verbose() && seed == 1 {
					t.Log(n, fr, "|", rules.Plain(l.EN))
				}
				for _, wrong := range []string{" 1 cartes", " 1 dégâts", " 0 dégâts", "s’incline"} {
					if strings.Contains(fr, wrong) {
						t.Errorf("seed %d: %q in %s", seed, wrong, fr)
					}
				}
			}
			if n > 0 {
				lines, turns = lines+len(turn), turns+1
			}
		}
	}
	mean := float64(lines) / float64(turns)
	t.Logf("%.1f lines a turn", mean)
	if mean > 45 {
		t.Errorf("%.1f lines a turn, want at most 45", mean)
	}
}
