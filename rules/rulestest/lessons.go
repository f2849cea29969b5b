package rulestest

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
)

// Lessons runs the lessons of a game and returns them.
func Lessons(t *testing.T, g *rules.Game) []*lesson.Lesson {
	t.Helper()
	all, err := lesson.Course(g)
	if err != nil {
		t.Error(err)
	}
	for _, l := range all {
		t.Run(l.ID, func(t *testing.T) {
			if err := lesson.Run(l); err != nil {
				t.Error(err)
			}
		})
	}
	return all
}
