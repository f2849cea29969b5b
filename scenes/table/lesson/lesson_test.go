package lesson

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
)

// TestTexts counts the texts that a learner reads, not what others do between them.
func TestTexts(t *testing.T) {
	say := func(kind lesson.Kind) lesson.Step {
		return lesson.Step{Kind: kind, Text: rules.Same("words")}
	}
	g := Guide{Stage: Reading, Lesson: &lesson.Lesson{Done: rules.Same("well done"), Steps: []lesson.Step{
		say(lesson.Say), {Kind: lesson.Let}, {Kind: lesson.Let}, say(lesson.Wait), {Kind: lesson.Check}}}}
	for step, want := range []int{1, 1, 1, 2, 2} {
		g.step = step
		if at, all := g.texts(); at != want || all != 3 {
			t.Errorf("step %d is text %d of %d, want %d of 3", step, at, all, want)
		}
	}
	g.step, g.Stage = 5, Done
	if at, all := g.texts(); at != 3 || all != 3 {
		t.Errorf("the end is text %d of %d, want 3 of 3", at, all)
	}
}
