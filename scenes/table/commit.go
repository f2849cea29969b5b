package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/lesson"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/sounds"
)

// do gives an answer. The match changes and is saved before anything moves.
func (t *Scene) do(c *game.Context, a rules.Action) {
	if t.busy() {
		t.finish(c)
	}
	if t.match.Replay != nil || t.question.Ask == nil || !t.question.Ask.Legal(a) {
		return
	}
	if !t.heard(c, a) {
		return
	}
	before := t.match.Session.Len()
	public := t.watch.PublicBefore()
	if err := t.match.Session.Do(a); err != nil {
		c.Sound.Play(sounds.Error)
		return
	}
	t.question.Answer()
	t.watch.Claimed(a.Seat)
	t.save(c)
	t.tellAll(c, public, before)
	t.story.Tell(t.watch.Viewer(), before)
	if n := t.match.Session.Len(); n < 2 || t.match.Session.Action(n-2).Seat != a.Seat {
		t.story.ForgetBursts()
	}
	t.resetQuestion()
	t.hideZoom()
	t.showQueue(c)
}

// showQueue begins to show the events that wait, or comes to rest at once where
// there are none.
func (t *Scene) showQueue(c *game.Context) {
	t.refresh()
	c.Redraw()
	if !t.story.Telling() {
		t.settle(c)
	}
}

// undo takes the last answer back, or says why it cannot be.
func (t *Scene) undo(c *game.Context) {
	if t.busy() {
		t.finish(c)
	}
	if t.match.Replay != nil || t.undoLesson(c) {
		return
	}
	seat, why := t.watch.Undoer(t.question.Aloud)
	if !why.Empty() {
		t.say(c, why)
		c.Sound.Play(sounds.Error)
		return
	}
	if err := t.match.Session.Undo(seat); err != nil {
		t.say(c, watch.NoUndo)
		return
	}
	t.wentBack(c)
}

// wentBack shows the table after answers were taken back.
func (t *Scene) wentBack(c *game.Context) {
	t.cancelDrag(c)
	t.match.Players.Forget()
	t.showBoard(t.watch.View(), t.match.Session.Len())
	t.story.ForgetBursts()
	t.resetQuestion()
	t.question.Drop()
	c.Sound.Play(sounds.CardSlide)
	if !t.handDown(c) {
		t.openQuestion(c)
		t.layOut(c)
		t.tableau.AimAll(c, homeStyle)
	}
	t.save(c)
	t.refresh()
	c.Redraw()
}

// save keeps the match as it is now.
func (t *Scene) save(c *game.Context) {
	if t.match.Kept() {
		t.match.Save(t.info(), t.meta())
	}
	if t.lesson.Stage == lesson.Free {
		t.keepLesson(c)
	}
}

// tellShared says, once, that the match is also played in another tab or window.
func (t *Scene) tellShared(c *game.Context) {
	switch {
	case !t.match.Shared():
	case c.CanQuit():
		c.Notice(text("Cette partie est aussi jouée dans une autre fenêtre ; les deux états sont gardés.",
			"This match is also played in another window; both states are kept."))
	default:
		c.Notice(text("Cette partie est aussi jouée dans un autre onglet ; les deux états sont gardés.",
			"This match is also played in another tab; both states are kept."))
	}
}

// info is what the menu shows of the match without playing it.
func (t *Scene) info() map[string]string {
	info := t.match.Info()
	t.watch.Write(info)
	return info
}

func (t *Scene) meta() rules.Meta {
	return rules.Meta{Turn: int(t.desk.Numbers.TurnNow(t.match.Session.View(rules.Nobody)))}
}

// passGuard shows that what was pressed last takes presses again.
func (t *Scene) passGuard(c *game.Context) {
	if t.input.Guard.Expire(c.Now) {
		t.refresh()
		c.Redraw()
	}
}
