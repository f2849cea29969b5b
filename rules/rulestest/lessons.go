package rulestest

import (
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
	"wyrmtable/rules/scenario"
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
			spelled(t, l)
		})
	}
	return all
}

// spelled checks that the French of a lesson is spaced as French is, as it is read.
func spelled(t *testing.T, l *lesson.Lesson) {
	t.Helper()
	s, err := l.Session()
	if err != nil {
		t.Error(err)
		return
	}
	texts := []rules.Text{l.Title, l.Idea, l.Done}
	for _, step := range l.Steps {
		texts = append(append(texts, step.Text), step.Hints...)
		for _, e := range step.Else {
			texts = append(texts, e.Text)
		}
	}
	for _, x := range texts {
		read := rules.Plain(l.Fill(x, s, rules.French))
		if m := helpBadSpace.FindString(read); m != "" {
			t.Errorf("%s: %q in %q is not spaced as French is", l.File, m, read)
		}
	}
}

// Taught checks that lessons teach a whole game: some lesson shows each page of its
// help and each word of its glossary but those that explain no rule, and what lessons are about are ids of the sheet
// or of the rulings. In the first lesson the learner reads one panel at most before he
// acts, and the last is a match to its end.
func (s *Sheet) Taught(t *testing.T, g *rules.Game, all []*lesson.Lesson, silent ...string) {
	t.Helper()
	shown := slices.Clone(silent)
	ids := scenario.IDs(strings.ReplaceAll(s.Rules+"\n"+s.Rulings, scenario.Later, ""))
	for _, l := range all {
		shown = append(shown, l.Shows...)
		for _, id := range l.About {
			if !slices.Contains(ids, id) {
				t.Errorf("%s: no sentence and no ruling is %s", l.File, id)
			}
		}
	}
	for _, p := range g.Help().Pages {
		if !slices.Contains(shown, p.ID) {
			t.Errorf("no lesson shows what the page %q explains", p.ID)
		}
	}
	for _, w := range g.Help().Terms {
		if !slices.Contains(shown, w.ID) {
			t.Errorf("no lesson shows the word %q of the glossary", w.ID)
		}
	}
	if len(all) > 0 && !slices.ContainsFunc(all[0].Steps[:min(2, len(all[0].Steps))], waits) {
		t.Errorf("%s: the learner reads two panels before he may do anything", all[0].File)
	}
	if n := len(all); n == 0 || !slices.ContainsFunc(all[n-1].Steps, wholeMatch) {
		t.Error("the last lesson is not a match to its end")
	}
}

func waits(s lesson.Step) bool { return s.Kind == lesson.Wait }

func wholeMatch(s lesson.Step) bool { return s.Kind == lesson.Play && s.Play.Until == nil }
