package lesson

import (
	"testing"
	"time"

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

// TestLooks gives the learner time to see what was done, which begins when it is asked
// for and ends early where he does not want it.
func TestLooks(t *testing.T) {
	var g Guide
	if g.Looks(time.Second) {
		t.Error("there is nothing to look at yet")
	}
	g.Show(time.Second)
	if !g.Looks(5*time.Second) || !g.Looks(5900*time.Millisecond) || g.Looks(6*time.Second) || g.Looks(7*time.Second) {
		t.Error("the time does not last a second")
	}
	g.Show(time.Second)
	if g.Hurry(); g.Looks(8 * time.Second) {
		t.Error("who presses on still has to wait")
	}
}
