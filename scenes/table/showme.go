package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// This file leads from what is said on the table, why a card may not go somewhere and
// how a number came about, to the lesson that shows it. The lesson lies on a table of
// its own, and leads back to the match as it was.

// A lessonWay is the way to a lesson.
type lessonWay struct {
	key   string // what it was looked for by
	title rules.Text
	begin func(c *game.Context) // nil where no lesson shows it
}

// wayTo is the way to the lesson that shows what texts speak of, or how one answers
// with the verbs that there are now.
func (t *Scene) wayTo(key string, texts ...rules.Text) *lessonWay {
	if t.doors.Lesson == nil || t.lesson.On() {
		return &lessonWay{}
	}
	if t.way.key != key {
		t.way = lessonWay{key: key}
		t.way.title, t.way.begin = t.doors.Lesson(t.look.Game, t.verbs(), texts...)
	}
	return &t.way
}

// verbs are those of the answers to the open question that a card gives.
func (t *Scene) verbs() (out []string) {
	k := t.question.Ask
	if k == nil {
		return nil
	}
	for i := range k.Answers {
		if a := &k.Answers[i]; a.Card != 0 && !a.Back {
			out = append(out, t.shown.Layout().Verbs[a.Verb].Name)
		}
	}
	return out
}

// offersWay is the way that is offered now, and beside what; nil where there is none.
func (t *Scene) offersWay() (w *lessonWay, at game.Rect) {
	switch {
	case t.explain.Stays() && t.explain.Page.W > 0:
		w, at = t.wayTo(t.explain.Words, rules.Same(t.explain.Words)), t.explain.Page
	case t.notices.Caption.Warn && !t.sheet.Lies() && !t.choice.Modal():
		text := t.notices.Caption.Text
		w, at = t.wayTo(text.FR, text), t.notices.At
	}
	if w == nil || w.begin == nil {
		return nil, at
	}
	return w, at
}

// showMe takes the way that is offered, and reports whether there is one.
func (t *Scene) showMe(c *game.Context) bool {
	w, _ := t.offersWay()
	if w == nil {
		return false
	}
	t.putBack(c)
	w.begin(c)
	return true
}

// buildShowMe describes the button that leads there.
func (t *Scene) buildShowMe(c *game.Context) {
	w, at := t.offersWay()
	if w == nil || at.W == 0 {
		return
	}
	u := t.top
	b := ui.Button{Text: c.T(rules.Join(showMeText, w.title)), Icon: "sprout", Size: 15}
	r := game.Rect{W: min(c.W-16, u.Size(360)), H: max(44, u.Size(40))}
	r.X = max(8, min(at.X+(at.W-r.W)/2, c.W-r.W-8))
	if r.Y = at.Y + at.H + 4; r.Y+r.H > c.H-4 || !t.explain.Stays() {
		r.Y = max(4, at.Y-r.H-4)
	}
	u.Region("showme", c.T(showMeText))
	if u.Button("showme", r, b) {
		t.showMe(c)
	}
}

var showMeText = rules.Text{FR: "Montre-moi\u00a0: ", EN: "Show me: "}
