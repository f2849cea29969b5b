package table

import (
	"strconv"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/match"
	"wyrmtable/scenes/ui"
)

// This file shows a match again that was played, on the same table.

// NewReplay returns the table on which a session is shown again from its
// start.
func NewReplay(kit *ui.Kit, look *look.Look, doors Doors, s *rules.Session) *Scene {
	t := New(kit, look, doors, s, game.Head{})
	t.match.Replay = &match.Replay{}
	t.watch.Again(rules.Nobody)
	if _, over := s.Match().Outcome(); over {
		t.watch.Again(rules.Together) // nothing is secret any more
	}
	return t
}

// startReplay shows the match from its start.
func (t *Scene) startReplay() {
	t.match.Replay.Start(t.match.Session, t.watch.Viewer())
	t.showBoard(t.match.Replay.Board(), 0)
}

// openReplay reports whether a finished match with secrets is shown: it can be seen
// with all hands open or through the eyes of one player.
func (t *Scene) openReplay() bool {
	if t.match.Replay == nil {
		return false
	}
	_, over := t.match.Session.Match().Outcome()
	return over && t.look.Game.Hidden
}

// replayAs goes on through the eyes of a seat, or of all together.
func (t *Scene) replayAs(c *game.Context, seat rules.Seat) {
	r := t.match.Replay
	at := r.At()
	r.Playing = false
	t.watch.Again(seat)
	t.resetViewer(c)
	r.Start(t.match.Session, seat)
	t.seek(c, at)
	t.tableau.PutAll()
}

// replayPrompt says where in the match one is, and whose eyes one looks through.
func (t *Scene) replayPrompt() string {
	words := t.in(rules.Text{FR: "Relecture\u00a0: coup ", EN: "Replay: move "}) + strconv.Itoa(t.match.Replay.At()) +
		" / " + strconv.Itoa(t.match.Session.Len())
	switch {
	case !t.openReplay():
	case t.watch.Viewer() == rules.Together:
		words += t.in(rules.Text{FR: " · toutes les mains ouvertes", EN: " · all hands open"})
	default:
		words += t.in(rules.Text{FR: " · par les yeux " + rules.Of(t.name(t.watch.Viewer()), rules.French),
			EN: " · through the eyes of " + t.name(t.watch.Viewer())})
	}
	return words
}

// next shows the next action.
func (t *Scene) next(c *game.Context) {
	if t.busy() {
		t.finish(c)
	}
	events, ok := t.match.Replay.Next()
	if !ok {
		return
	}
	t.story.TellEvents(events)
	t.story.ForgetBursts()
	t.refresh()
	c.Redraw()
}

// seek goes to the point where k actions were done.
func (t *Scene) seek(c *game.Context, k int) {
	t.story.Done()
	t.tableau.Stage.Finish()
	t.match.Replay.Seek(k)
	t.story.ForgetBursts()
	t.showBoard(t.match.Replay.Board(), k)
	t.tableau.AimAll(c, homeStyle)
	t.tableau.SlideAll(c)
	t.refresh()
	c.Redraw()
}

// playOn starts the next action of a replay that plays when it is time.
func (t *Scene) playOn(c *game.Context) {
	r := t.match.Replay
	if r == nil || t.busy() || !r.Due(c.DT) {
		return
	}
	t.next(c)
	if r.Over() && !t.busy() {
		r.Playing = false
		t.refresh()
	}
}

// buildReplay describes its controls; a picture has none.
func (t *Scene) buildReplay(c *game.Context) {
	if t.still {
		return
	}
	t.match.Replay.Build(c, &t.desk, match.Moves{Seek: func(k int) { t.seek(c, k) }, Next: func() { t.next(c) },
		Refresh: t.refresh})
}
