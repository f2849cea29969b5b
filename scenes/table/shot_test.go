package table

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/reason"
)

// goalRectOf is the first goal of a card.
func (t *Scene) goalRectOf(id rules.CardID) game.Rect {
	t.hand.Pick(id)
	r := t.tableau.GoalRect(t.hand.Goals()[0])
	t.hand.Drop()
	return r
}

// played is a duel after n answers, each the first of its question.
func played(t testing.TB, seed uint64, n int) *rules.Session {
	t.Helper()
	s := newSession(t, seed)
	for range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		if err := s.Do(asks[0].Answers[len(asks[0].Answers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// weight is how many lines explain a counter.
func weight(r *reason.Reason) int {
	n := 0
	for _, p := range r.Changes {
		n += len(p.Steps) + 1
	}
	return n
}
