package lesson_test

import (
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table/lesson"
)

// TestEveryPuzzleIsSolvedHere solves each puzzle of each game against what the others
// answer at the table.
func TestEveryPuzzleIsSolvedHere(t *testing.T) {
	n := 0
	for _, lk := range looks.All {
		all, err := puzzle.Of(lk.Game)
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			if testing.Short() && i > 2 {
				break
			}
			p, err := all[i].In(lk.Game)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(lk.Game.ID+"/"+p.ID(), func(t *testing.T) { solve(t, p) })
			n++
		}
	}
	if n < 12 {
		t.Errorf("only %d puzzles were found", n)
	}
}

func solve(t *testing.T, p *puzzle.Problem) {
	s, err := p.Session()
	if err != nil {
		t.Fatal(err)
	}
	g := lesson.Set(p, s)
	defer g.Stop()
	for end := time.Now().Add(2 * time.Minute); g.Stage != lesson.Done; {
		switch {
		case time.Now().After(end):
			t.Fatal("it does not come to its end")
		case g.Stage == lesson.Astray:
			t.Fatalf("the solver's own answers are refused: %s", g.Text().FR)
		case g.Stage == lesson.Waiting:
			search := p.Look(s, 400_000)
			search.Step(nil)
			best := search.Verdict().Best
			search.Stop()
			if best.Seat != p.Solver {
				t.Fatalf("the solver is waited for, and %+v is asked", best)
			}
			g.Answered(best)
			do(t, s, best)
		default:
			if a, give := g.GoOn(); give {
				do(t, s, a)
			}
			time.Sleep(time.Millisecond) // the search is on a goroutine of its own
		}
	}
}

func do(t *testing.T, s *rules.Session, a rules.Action) {
	t.Helper()
	if err := s.Do(a); err != nil {
		t.Fatalf("%+v: %v", a, err)
	}
}
