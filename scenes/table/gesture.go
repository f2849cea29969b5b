package table

import (
	"slices"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/advice"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/sounds"
)

// event gives e to whoever it is for: what lies over the cards, the widgets,
// the cards.
func (t *Scene) event(c *game.Context, e game.Event) {
	t.release(c, e)
	switch e.Kind {
	case game.PointerDown, game.ActionDown, game.MirrorPress:
		t.input.Keys.ByPointer = e.Kind == game.PointerDown
		t.match.Players.Hurry()
		t.glance = glance{}
		if t.notices.EndBanner() {
			t.refresh()
			c.Redraw()
		}
		if e.Kind == game.PointerDown {
			t.zoom.Mouse.Disarm(e.Pos)
			t.ui.HideTips(e.Pos)
		}
		if t.interrupt(c, e) {
			return
		}
	case game.PointerUp, game.PointerMove:
		t.zoom.Mouse.Disarm(e.Pos)
	case game.Hover:
		t.mouseMoves(c, e.Pos)
	case game.HoverEnd:
		t.mouseLeaves(c)
	}
	if t.watch.Covered() || t.peekEvent(c, e) || t.input.Guard.Swallows(c.Now, e) {
		return
	}
	if e.Kind == game.ActionDown && e.Action == game.Help && t.showMe(c) {
		return
	}
	if e.Kind == game.ActionDown && t.explainKey(c, e.Action) {
		return
	}
	if over := t.zoom.Covers(t.tableau.Lay) || t.sheet.Lies(); over || t.choice.Shown() {
		if t.top.Event(c, e, t.buildTop) || over {
			return
		}
	}
	if t.plateLies() && e.Kind != game.ActionDown && t.top.Event(c, e, t.buildTop) {
		return // a name on the parchment, a button of the advice, of a lesson or of what is sent
	}
	if t.dragEvent(c, e) {
		return
	}
	if e.Kind == game.ActionDown && (t.lessonKey(c, e.Action) || t.shortcut(c, e.Action) || t.goalKey(c, e.Action) ||
		t.beginKey(c, e.Action)) {
		return
	}
	if t.ui.Event(c, e, t.build) {
		return
	}
	switch e.Kind {
	case game.PointerDown:
		if t.hand.Card() != 0 {
			t.input.Keys.Down = true
			c.Redraw()
		}
	case game.Tap:
		t.tapTable(c)
	case game.AltTap:
		t.putBack(c)
	case game.ActionDown:
		if e.Action == game.Cancel && !t.putBack(c) && !t.dropAdvice(c) && !t.callOff(c) {
			t.open(c, sheet.Menu)
		}
	}
}

// plateLies reports whether something to press lies over the cards.
func (t *Scene) plateLies() bool {
	return t.explain.Stays() || t.advice.Stage != advice.Off || t.lesson.On() || t.mailLies() ||
		t.notices.Caption.Warn
}

// release notices the end of a press on the table.
func (t *Scene) release(c *game.Context, e game.Event) {
	switch e.Kind {
	case game.PointerDown, game.PointerUp, game.PointerCancel, game.DragStart:
		if t.input.Keys.Down {
			t.input.Keys.Down = false
			c.Redraw()
		}
	}
}

// callOff takes back what is being drafted, and reports whether there was
// anything.
func (t *Scene) callOff(c *game.Context) bool {
	a, ok := t.question.Back()
	if ok {
		t.do(c, a.Action)
	}
	return ok
}

// interrupt lets a press finish all motions, and reports whether it is used up
// by that. A press of the pointer on the table is: what it was aimed at may not
// lie there any more. One on a button that stays is not; a button of the mirror is not
// while it still says the same, nor is a key
// that means the same at any time.
func (t *Scene) interrupt(c *game.Context, e game.Event) bool {
	if !t.story.Telling() {
		if t.input.Drag.Card == 0 {
			if t.tableau.Stage.Busy() {
				t.tableau.Stage.Finish()
				t.refresh()
			}
			// What lies still can be pressed by this very press, and what an earlier
			// press of the same frame took away cannot.
			t.ui.End(c, t.build)
			t.top.End(c, t.buildTop)
		}
		return false
	}
	if t.match.Replay != nil {
		return false // its controls finish what must be finished
	}
	said, known := t.said(c, e.ID)
	t.finish(c)
	switch e.Kind {
	case game.PointerDown:
		if steady[t.ui.Over(e.Pos)] && !t.choice.Shown() {
			return false
		}
		t.input.Guard.SwallowRest()
	case game.MirrorPress:
		t.ui.End(c, t.build)
		t.top.End(c, t.buildTop)
		now, still := t.said(c, e.ID)
		return !known || !still || !strings.HasPrefix(now, said)
	case game.ActionDown:
		switch e.Action {
		case game.Confirm, game.Cancel, game.EndStep:
			return true
		}
		return false
	}
	return true
}

// steady are the buttons that mean the same whatever still moves.
var steady = map[string]bool{"aid": true, "log": true, "rules": true, "menu": true, "undo": true, "helpbutton": true,
	"logline": true}

// said returns what a button of the mirror says, and whether it is there.
func (t *Scene) said(c *game.Context, id string) (string, bool) {
	if id == "" {
		return "", false
	}
	for _, r := range t.Mirror(c).Regions {
		for i := range r.Items {
			if r.Items[i].ID == id {
				return r.Items[i].Label, true
			}
		}
	}
	return "", false
}

// pressCard is a click, tap, or Enter on a card.
func (t *Scene) pressCard(c *game.Context, id rules.CardID) {
	if t.match.Replay != nil || t.question.Mute() {
		return
	}
	if t.hand.Card() == id {
		a, ok := t.hand.Only(id)
		if !ok {
			a, ok = t.question.First(id)
		}
		if ok && t.input.Guard.Pass(c.Now, "give") {
			t.do(c, a.Action)
			return
		}
		if here := t.hand.To(pick.InPlace); len(here) > 0 {
			if t.input.Guard.Pass(c.Now, "give") {
				t.give(c, here)
			}
			return
		}
		t.putBack(c)
		return
	}
	if !t.hand.CanPick(id) {
		if t.explainAim(c, id) {
			return
		}
		t.putBack(c)
		t.explainCard(c, id)
		return
	}
	if !t.input.Guard.Pass(c.Now, t.ui.Sub("card", int(id))) {
		return
	}
	t.putBack(c)
	t.pickUp(c, id)
}

// pickUp lifts a card so that its goals light.
func (t *Scene) pickUp(c *game.Context, id rules.CardID) {
	t.hand.Pick(id)
	t.hideZoom()
	t.notices.EndCaption()
	if a, ok := t.hand.Only(id); ok && a.Zone == rules.Nowhere && a.Target == 0 {
		t.input.Guard.Pass(c.Now, "give")
		t.do(c, a.Action)
		return
	}
	if goals := t.hand.Goals(); len(goals) == 1 && goals[0] == pick.InPlace { // several things it can do where it lies
		answers := t.hand.To(goals[0])
		t.chooseAmong(c, answers)
		return
	}
	if t.tableau.OnePile() {
		t.chooseAmong(c, t.tableau.HeldFor(t.hand.Goals()[0]))
		return
	}
	t.tableau.AimAll(c, moveUp)
	t.lift(c, id)
	t.preview.Consider(&t.shown, &t.hand, id)
	c.Sound.Play(sounds.Click)
	if t.ui.Focused() == t.ui.Sub("card", int(id)) {
		t.input.Keys.ToGoal = true // the next key puts it down
	}
	t.refresh()
	c.Redraw()
}

// explainAim says why the card that is held cannot be brought to another player’s
// card, and keeps it in hand for a better aim: that the other card is somebody else’s
// is known to who aims at it. It reports whether there was anything to say.
func (t *Scene) explainAim(c *game.Context, id rules.CardID) bool {
	held, at := t.hand.Card(), t.shown.Cards[id].Zone
	if held == 0 || t.question.Ask == nil {
		return false
	}
	if of := t.shown.Layout().Zones[at].Seat; of == rules.Nobody || of == t.question.Ask.Subject {
		return false
	}
	switch {
	case !t.match.Session.Match().WhyNot(t.question.Ask.Decider, held, at).Empty():
		t.refuse(c, held, at)
	case slices.ContainsFunc(t.hand.Goals(), func(g pick.Goal) bool { return g.Card != 0 && t.shown.Cards[g.Card].Zone == at }):
		t.say(c, rules.Text{FR: "Pas celle-ci\u00a0: choisissez parmi ce qui brille.", EN: "Not this one: choose among what shines."})
	default:
		return false
	}
	return true
}

// explainCard says why nothing can be done with a card.
func (t *Scene) explainCard(c *game.Context, id rules.CardID) {
	if t.faceDown(c, id) {
		return
	}
	for z := range t.tableau.Lay.Zones {
		if rules.Zone(z) == t.shown.Cards[id].Zone || t.tableau.Lay.Zones[z].Kind == layout.Away {
			continue
		}
		why := t.match.Session.Match().WhyNot(t.question.Ask.Decider, id, rules.Zone(z))
		if !why.Empty() && t.wanted(id, rules.Zone(z)) {
			t.say(c, why)
			return
		}
	}
}

// wanted reports whether a press on a card most likely meant to bring it to z:
// from a hand to be played, from the common cards to one's hand.
func (t *Scene) wanted(id rules.CardID, z rules.Zone) bool {
	l := t.shown.Layout()
	from, to := l.Zones[t.shown.Cards[id].Zone], l.Zones[z]
	if from.Seat == rules.Nobody {
		return to.Seat == t.question.Ask.Subject
	}
	return to.Seat != from.Seat
}

// give does the answer that a gesture came to; when several fit, the person
// chooses among them.
func (t *Scene) give(c *game.Context, answers []rules.Answer) {
	switch len(answers) {
	case 0:
		t.putBack(c)
	case 1:
		t.do(c, answers[0].Action)
	default:
		if !t.aimAmong(c, t.hand.Card(), answers) {
			t.chooseAmong(c, answers)
		}
	}
}

// chooseAmong lets the person choose among the answers that one gesture could mean.
func (t *Scene) chooseAmong(c *game.Context, answers []rules.Answer) {
	t.choice.Among(rules.Text{}, answers)
	c.Redraw()
}

// tapTable is a click where nothing lies.
func (t *Scene) tapTable(c *game.Context) {
	t.putBack(c)
	t.hideZoom()
	t.explain.Line = 0
	t.refresh()
}

// shortcut handles the keys that do the same wherever the focus is.
func (t *Scene) shortcut(c *game.Context, a game.Action) bool {
	if (a == game.HoldAll || a == game.PassUntil) && (t.look.Turn.Track == nil || t.question.Ask == nil) {
		return false
	}
	switch a {
	case game.Undo:
		t.undo(c)
	case game.EndStep:
		t.pressEnd(c)
	case game.Menu:
		t.open(c, sheet.Menu)
	case game.Aid:
		if t.look.Furniture.Aid != nil {
			t.open(c, sheet.Aid)
		}
	case game.Log:
		t.open(c, sheet.Log)
	case game.Zoom:
		t.toggleZoom(c)
	case game.Help:
		t.openHelp(c)
	case game.Advice:
		t.pressAdvice(c)
	case game.HoldAll:
		t.toggleHold(c)
	case game.PassUntil:
		if _, ok := t.question.Ask.Plain(t.shown.Layout(), t.look.Turn.Track.Pass); ok {
			t.open(c, sheet.Until)
		}
	default:
		return false
	}
	return true
}

// hasHelp reports whether the rules of the game can be read.
func (t *Scene) hasHelp() bool { return t.doors.Help != nil && t.look.Game.Help != nil }

// openHelp opens the rules at the card that is being looked at.
func (t *Scene) openHelp(c *game.Context) {
	if !t.hasHelp() {
		return
	}
	var f rules.Face
	if id := t.looked(); id != 0 {
		f = t.look.Game.FaceOf(&t.shown, id)
	}
	t.putBack(c)
	t.hideHand(c)
	c.Push(t.doors.Help(t.look.Game, f))
}
