package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
)

// This file hands the screen, or the sight of a hand, from one to another, and
// answers for who does not want it.

// claim lets a seat answer the open question: behind a curtain, where hands are
// secret.
func (t *Scene) claim(c *game.Context, seat rules.Seat) {
	if t.busy() {
		t.finish(c)
	}
	t.watch.Claimant = seat
	switch {
	case t.watch.Curtains():
		t.cover(c, seat)
	case t.watch.Shared():
		t.showHand(c, seat, false)
	default:
		t.openQuestion(c)
		t.layOut(c)
		t.refresh()
		c.Redraw()
	}
}

// disclaim puts the question to all again: nobody has answered.
func (t *Scene) disclaim(c *game.Context) {
	t.watch.Claimant = rules.Nobody
	t.lookAs(c, t.watch.First())
}

// turnToAll hides what the one who looks may see before a question that is put
// before everybody, and reports whether it did.
func (t *Scene) turnToAll(c *game.Context, to rules.Seat) bool {
	if !t.watch.MustShowAll(to) {
		return false
	}
	t.watch.Away()
	t.lookAs(c, rules.Nobody)
	return true
}

// passAll lets all who are asked pass, and tells what comes of it.
func (t *Scene) passAll(c *game.Context) {
	if t.busy() {
		t.finish(c)
	}
	for a, ok := t.watch.Undraft(); ok && t.behind(c, a); a, ok = t.watch.Undraft() {
	}
	before := t.match.Session.Len()
	for _, a := range t.watch.Passes() {
		if !t.heard(c, a) {
			return
		}
		if rules.Find(t.match.Session.Match(), a) != nil {
			t.behind(c, a)
		}
	}
	t.question.Answer()
	t.story.Tell(t.watch.Viewer(), before)
	t.notices.EndCaption()
	t.hideZoom()
	t.showQueue(c)
}

// tellAll turns the table to everybody before what an answer has changed is
// told, unless the one who gave it is asked again and all else is his secret.
func (t *Scene) tellAll(c *game.Context, public *rules.Board, before int) {
	if public == nil || t.watch.OwnSecret() {
		return
	}
	t.watch.Away()
	t.resetViewer(c)
	t.watch.Look(rules.Nobody)
	t.question.Answer()
	t.shown.CopyFrom(public)
	t.story.Write(t.watch.Viewer(), before)
	t.layOut(c)
	t.tableau.PutAll()
}

// showHand shows a hand. held says that a finger or key keeps it open.
func (t *Scene) showHand(c *game.Context, seat rules.Seat, held bool) {
	if seat < 0 || !t.watch.Shared() || t.sheet.Lies() {
		return
	}
	if t.busy() {
		t.finish(c)
	}
	t.input.Guard.Pass(c.Now, "end") // a second press of a quick finger ends nothing
	t.lookAs(c, seat)
	t.watch.Peek.Held = held
}

// hideHand turns the hand that is shown face down again.
func (t *Scene) hideHand(c *game.Context) {
	if t.watch.Shared() && t.watch.Seat >= 0 {
		t.watch.Peek.Held = false
		t.watch.Claimed(t.watch.Seat) // who looks away answers nothing
		t.lookAs(c, rules.Nobody)
	}
}

// handDown hides the hand that is shown when somebody else is to answer, who
// shows his own, and reports whether it did.
func (t *Scene) handDown(c *game.Context) bool {
	if !t.watch.Shared() || t.watch.Seat < 0 || t.watch.Asked() == t.watch.Seat {
		return false
	}
	t.hideHand(c)
	return true
}

// togglePeek shows a hand, or hides it.
func (t *Scene) togglePeek(c *game.Context, seat rules.Seat) {
	if t.watch.Seat == seat {
		t.hideHand(c)
		return
	}
	t.showHand(c, seat, false)
}

// handOver brings the screen to the one who is asked, behind a curtain.
func (t *Scene) handOver(c *game.Context) {
	if t.input.Guard.Pass(c.Now, "end") {
		t.cover(c, t.question.Ask.Decider)
	}
}

// answerAloud gives the answer that was said.
func (t *Scene) answerAloud(c *game.Context) {
	a, ok := t.watch.Standing.Aloud()
	if !ok {
		return
	}
	t.question.Drop()
	before := t.match.Session.Len()
	t.behind(c, a)
	t.story.Tell(t.watch.Viewer(), before)
	t.showQueue(c)
}

// showRecap shows the one who has just raised the curtain what he has missed,
// as far as he may know it.
func (t *Scene) showRecap(c *game.Context) {
	shots := t.watch.Recap(c.Settings.Recap, t.question.Ask)
	if len(shots) > 0 {
		t.watch.Drop()
		c.Push(curtain.NewRecap(t.ui.Kit, t.watch.Report.Person(t.watch.Seat), t.look.Theme, shots))
	}
}

// raised is called when the curtain is gone.
func (t *Scene) raised(c *game.Context, r curtain.Raised) {
	switch r.How {
	case curtain.Lift:
		t.watch.Raise(c.Now)
		t.input.Guard.Lifted(c.Now, r.At)
		t.lookAs(c, r.Seat)
		t.showRecap(c)
	case curtain.Back:
		t.disclaim(c)
	case curtain.Answer:
		if a, ok := t.watch.Standing.Blind(t.watch.Next); ok {
			t.behind(c, a)
		}
		t.lookAs(c, rules.Nobody)
	case curtain.Settings:
		if t.doors.Settings != nil {
			c.Push(t.doors.Settings())
		}
	case curtain.Leave:
		c.Pop(nil)
	}
}

// behind does an answer while the curtain is down, and reports whether it could.
func (t *Scene) behind(c *game.Context, a rules.Action) bool {
	if err := t.match.Session.Do(a); err != nil {
		return false
	}
	if a.Seat == t.watch.Claimant {
		t.watch.Claimant = rules.Nobody
	}
	t.save(c)
	return true
}
