package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/reason"
)

// This file takes away what belonged to a question or a viewer that is gone, in
// one place, so that nothing is left by one of the ways that lead there.

// resetQuestion takes away what belonged to the open question, which has been
// answered or taken back: what was held or chosen for it, what would have come of
// that, and the steps that were open.
func (t *Scene) resetQuestion() {
	t.question.Settle()
	t.input.Drag = press.Drag{}
	t.choice.Close()
	t.advice.Drop()
	t.preview.Clear()
	t.explain.Kept, t.explain.Line = reason.NoCounter, 0
}

// resetViewer takes away everything that was made for the present viewer.
func (t *Scene) resetViewer(c *game.Context) {
	if t.sheet.Lies() {
		t.close(c)
	}
	t.resetQuestion()
	t.question.Forget()
	t.tableau.Forget()
	t.story.Reset()
	t.zoom.Forget()
	t.notices.Forget()
	t.explain.Peek = reason.NoCounter
	t.input.Keys.Forget()
	t.log.Forget()
	t.painter.Forget()
	t.desk.Forget()
}

// showBoard takes a board of the session, as the present viewer sees it after the
// first n actions, for what has been told.
func (t *Scene) showBoard(view *rules.Board, n int) {
	t.shown.CopyFrom(view)
	t.story.Write(t.watch.Viewer(), n)
	t.painter.Lasting.Read(t.tableau)
}
