package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/sounds"
)

// dragEvent handles the life of a drag.
func (t *Scene) dragEvent(c *game.Context, e game.Event) bool {
	switch e.Kind {
	case game.DragStart:
		if t.startDrag(c, e.Start) {
			t.moveDrag(c, e.Pos)
			return true
		}
	case game.DragMove:
		if t.input.Drag.Card != 0 {
			t.moveDrag(c, e.Pos)
			return true
		}
	case game.Drop:
		if t.input.Drag.Card != 0 {
			t.dropDrag(c, e.Pos)
			return true
		}
	case game.DragCancel:
		if t.input.Drag.Card != 0 {
			t.cancelDrag(c)
			return true
		}
	}
	return false
}

// startDrag takes the card under p into the hand. A card that may not be moved
// is taken too: where it is let go, the reason is said.
func (t *Scene) startDrag(c *game.Context, p game.Point) bool {
	id := t.tableau.CardAt(p)
	if id == 0 || t.match.Replay != nil || t.question.Mute() || t.choice.Modal() {
		return false
	}
	s := t.tableau.Seen(id)
	legal := t.hand.Pick(id)
	t.notices.EndCaption()
	t.input.Drag = press.Take(id, game.Point{X: s.X, Y: s.Y}, p, legal)
	t.hideZoom()
	c.Sound.Play(sounds.Click)
	if legal {
		t.preview.Consider(&t.shown, &t.hand, id)
		t.tableau.AimAll(c, moveUp)
	}
	t.refresh()
	return true
}

func (t *Scene) moveDrag(c *game.Context, p game.Point) {
	d := &t.input.Drag
	tr := &t.tableau.Stage.Cards[d.Card]
	s := d.Move(p, tr.Now())
	d.Goal = t.tableau.GoalAt(p)
	if d.Legal && d.Goal >= 0 && t.hand.Goals()[d.Goal].ToSeat() { // the card waits, an arrow goes there
		s, _ = t.tableau.Pose(d.Card)
		s.Lift, s.Y = 0.6, s.Y-6
	}
	tr.Grab(s)
	c.SetCursor(game.Grabbing)
	c.Redraw()
}

// dropDrag lets the card go at p.
func (t *Scene) dropDrag(c *game.Context, p game.Point) {
	d := t.input.Drag
	goal := t.tableau.GoalAt(p)
	if d.Legal && goal >= 0 {
		answers := t.tableau.HeldFor(t.hand.Goals()[goal])
		t.input.Drag = press.Drag{}
		t.give(c, answers)
		if t.question.Ask != nil && t.hand.Card() == 0 && !t.choice.Shown() {
			t.tableau.AimAll(c, homeStyle)
		}
		return
	}
	home := t.shown.Cards[d.Card].Zone
	to := t.tableau.ZoneAt(p)
	if d.Legal && to != home && t.tableau.Halfway(to) {
		t.holdOn(c, d.Card)
		return
	}
	t.cancelDrag(c)
	if to == rules.Nowhere || to == home || t.question.Ask == nil {
		return
	}
	t.refuse(c, d.Card, to)
}

// holdOn keeps a card that was let go halfway in the hand, as if it had been
// picked up by a press, and says what is still to be chosen.
func (t *Scene) holdOn(c *game.Context, id rules.CardID) {
	t.input.Drag = press.Drag{}
	t.tableau.AimAll(c, homeStyle)
	t.lift(c, id)
	c.Sound.Play(sounds.Click)
	t.say(c, rules.Text{FR: "Choisissez maintenant parmi ce qui brille.", EN: "Now choose among what shines."})
}

// refuse says why a card may not go to a zone.
func (t *Scene) refuse(c *game.Context, card rules.CardID, to rules.Zone) {
	if t.faceDown(c, card) {
		return
	}
	why := t.match.Session.Match().WhyNot(t.question.Ask.Decider, card, to)
	if why.Empty() {
		why = rules.Text{FR: "Cette carte ne peut pas aller là maintenant.", EN: "This card cannot go there now."}
	}
	c.Sound.Play(sounds.Error)
	t.say(c, why)
}

// faceDown says of a card that nobody sees now that it must be looked at first:
// any other reason would speak of what it is.
func (t *Scene) faceDown(c *game.Context, card rules.CardID) bool {
	if !t.watch.Shared() || t.watch.Seat >= 0 || t.plainly(card) {
		return false
	}
	c.Sound.Play(sounds.Error)
	t.say(c, rules.Text{FR: "Cette carte est face cachée : il faut d’abord regarder sa main.",
		EN: "This card is face down: look at the hand first."})
	return true
}

// cancelDrag sends the dragged card home: nothing has happened.
func (t *Scene) cancelDrag(c *game.Context) {
	if t.input.Drag.Card == 0 {
		return
	}
	id := t.input.Drag.Card
	t.input.Drag = press.Drag{}
	t.hand.Drop()
	t.preview.Counters = preview.Counters{}
	t.tableau.Aim(c, id, homeStyle, 0)
	t.tableau.AimAll(c, homeStyle)
	t.refresh()
	c.Redraw()
}

// putBack puts a picked or dragged card back, and reports whether there was
// one.
func (t *Scene) putBack(c *game.Context) bool {
	switch {
	case t.input.Drag.Card != 0:
		t.cancelDrag(c)
	case t.hand.Card() != 0 && !t.hand.Bound():
		id := t.hand.Card()
		t.hand.Drop()
		t.tableau.Aim(c, id, homeStyle, 0)
		t.tableau.AimAll(c, homeStyle)
	default:
		return false
	}
	t.preview.Counters = preview.Counters{}
	t.refresh()
	c.Redraw()
	return true
}
