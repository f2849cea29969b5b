package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/table/track"
	"wyrmtable/scenes/table/watch"
)

// Standing answers spare the screen a journey: somebody decides once and for
// all how a kind of question is answered for him (rules.Stop). They are kept
// with the match.

// answerStanding gives the next standing answer before whoever looks, and
// reports whether there was one.
func (t *Scene) answerStanding(c *game.Context) bool {
	a, ok := t.watch.Standing.Answer()
	if !ok || t.lesson.Leads() {
		return false
	}
	before := t.match.Session.Len()
	t.behind(c, a)
	t.story.Tell(t.watch.Viewer(), before)
	return t.match.Session.Len() > before && t.story.Telling()
}

// answerAllStanding gives the standing answers while nobody looks.
func (t *Scene) answerAllStanding(c *game.Context) {
	for {
		a, ok := t.watch.Standing.Answer()
		if !ok || t.lesson.Leads() || !t.behind(c, a) {
			return
		}
	}
}

// buildStanding lets the one who looks decide beforehand.
func (t *Scene) buildStanding(c *game.Context, p *sheet.Page) {
	me := t.watch.Seat
	if t.look.Turn.Track != nil {
		me = t.watch.Holder(t.question.Ask, t.tableau.From.Bottom)
	}
	if me < 0 {
		p.Closed = true
		return
	}
	if p.Standing(c, t.watch.Standing, me) {
		t.save(c)
		t.refresh()
	}
}

// buildUntilSheet offers how far to let things go.
func (t *Scene) buildUntilSheet(c *game.Context, p *sheet.Page) {
	if t.question.Ask == nil {
		p.Closed = true
		return
	}
	if how, ok := p.Until(c, t.watch.Standing.Until(t.question.Ask.Decider)); ok {
		t.close(c)
		t.passUntil(c, how)
	}
}

// track is the strip of phases.
func (t *Scene) track() *track.Track {
	return &track.Track{Desk: &t.desk, Standing: t.watch.Standing, Still: t.match.Replay != nil,
		Holder: t.watch.Holder(t.question.Ask, t.tableau.From.Bottom)}
}

// buildTrack describes it, where the game has one.
func (t *Scene) buildTrack(c *game.Context) {
	if t.look.Turn.Track == nil || t.tableau.Lay.Track.Empty() {
		return
	}
	switch wish, phase := t.track().Build(c); wish {
	case track.AllStops:
		t.open(c, sheet.Standing)
	case track.SetStop:
		t.toggleStop(c, t.watch.Holder(t.question.Ask, t.tableau.From.Bottom), phase)
	}
}

// buildUntil are the buttons that let things go on for longer.
func (t *Scene) buildUntil(c *game.Context, can bool) {
	switch t.track().Until(c, can) {
	case track.LetGo:
		t.open(c, sheet.Until)
	case track.Hold:
		t.toggleHold(c)
	}
}

// toggleStop changes whether a seat stops at a phase of the present turn.
func (t *Scene) toggleStop(c *game.Context, s rules.Seat, phase int) {
	if !t.watch.Standing.ToggleAt(&t.shown, s, phase) {
		return
	}
	t.save(c)
	t.refresh()
	c.Redraw()
}

// passUntil lets things go on for the one who is asked.
func (t *Scene) passUntil(c *game.Context, how watch.Until) {
	if t.question.Ask == nil {
		return
	}
	t.watch.Standing.LetGo(t.question.Ask.Decider, how, &t.shown)
	if a, ok := t.question.Ask.Plain(t.shown.Layout(), t.look.Turn.Track.Pass); ok && how != watch.AsSet {
		t.do(c, a.Action)
	}
	t.refresh()
	c.Redraw()
}

// toggleHold makes the one who looks be asked at every moment, or as he has
// decided again.
func (t *Scene) toggleHold(c *game.Context) {
	seat := t.watch.Holder(t.question.Ask, t.tableau.From.Bottom)
	if seat < 0 || t.look.Turn.Track == nil {
		return
	}
	t.watch.Standing.ToggleHold(seat)
	t.refresh()
	c.Redraw()
}
