package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/ui"
)

// At a shared table hands lie face down, and everybody shows his own to himself
// for a moment: while he holds a key or finger, or from a short press to his
// answer, when another is asked, or to the next press. What lies open for all (see rules.BeforeAll) is
// answered without that; for a choice that is secret a curtain falls as
// elsewhere.

// peekEvent handles the keys and fingers that show hands, and reports whether e
// was for that.
func (t *Scene) peekEvent(c *game.Context, e game.Event) bool {
	if !t.watch.Shared() {
		return false
	}
	hold := c.Settings.HoldHands
	switch e.Kind {
	case game.ActionDown:
		if e.Action != game.ShowHand {
			return false
		}
		switch {
		case t.watch.Seat >= 0:
			t.hideHand(c)
		default:
			t.showHand(c, t.watch.Asked(), hold)
			t.watch.Peek.Since, t.watch.Peek.Last = c.Now, c.Now
		}
		return true
	case game.ActionUp:
		if e.Action == game.ShowHand && t.watch.Peek.Held {
			// the hand stays, for a keyboard that has to play it
			if t.watch.Peek.Held = false; t.watch.Peek.Tapped() && !e.Lost {
				t.refresh()
			} else {
				t.hideHand(c)
			}
			return true
		}
	case game.PointerDown:
		if seat := t.peekAt(e.Pos); hold && seat >= 0 && t.watch.Seat < 0 && !t.sheet.Lies() {
			t.showHand(c, seat, true)
			t.watch.Peek.Finger, t.watch.Peek.Since, t.watch.Peek.Last = true, c.Now, c.Now
			return true
		}
	case game.PointerUp, game.PointerCancel:
		if t.watch.Peek.Finger {
			t.watch.Peek.Finger = false
			up := e.Kind == game.PointerUp
			if up {
				t.input.Guard.SwallowRest() // the tap that comes after it
			}
			l := t.tableau.Lay
			if up && (game.Rect(l.Eye).Contains(e.Pos) || game.Rect(l.End).Contains(e.Pos)) && t.watch.Peek.Tapped() {
				t.watch.Peek.Held = false // the hand stays, for a mouse that has to play it
				t.refresh()
			} else {
				t.hideHand(c)
			}
			return true
		}
	}
	return t.watch.Peek.Finger && pointing(e.Kind)
}

// pointing reports whether an event is part of a press of the pointer.
func pointing(k game.Kind) bool {
	switch k {
	case game.PointerMove, game.Tap, game.LongPress, game.DragStart, game.DragMove, game.Drop, game.DragCancel:
		return true
	}
	return false
}

// peekRect is where a seat's hand is shown by a press: on his emblem and name,
// unless a press there names him for what is asked.
func (t *Scene) peekRect(s rules.Seat) game.Rect {
	l := &t.tableau.Lay.Seats[s]
	for _, g := range t.hand.Goals() {
		if g.ToSeat() && g.Whom == s {
			return game.Rect{}
		}
	}
	x0, y0 := min(l.Avatar.X, l.Name.X), min(l.Avatar.Y, l.Name.Y)
	x1, y1 := max(l.Avatar.X+l.Avatar.W, l.Name.X+l.Name.W), max(l.Avatar.Y+l.Avatar.H, l.Name.Y+l.Name.H)
	return game.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// eyeAt reports whether a press at p is on the button that shows the hand of who
// is asked: its own, or the large one while nothing can be done without.
func (t *Scene) eyeAt(p game.Point) bool {
	return game.Rect(t.tableau.Lay.Eye).Contains(p) || game.Rect(t.tableau.Lay.End).Contains(p) && t.question.Mute()
}

// peekAt returns whose hand a press at p shows, or Nobody.
func (t *Scene) peekAt(p game.Point) rules.Seat {
	if t.tableau.Lay == nil {
		return rules.Nobody
	}
	if t.eyeAt(p) {
		return t.watch.Asked()
	}
	for s := range rules.Seat(len(t.tableau.Lay.Seats)) {
		if t.peekRect(s).Contains(p) {
			return s
		}
	}
	return rules.Nobody
}

// buildPeeks makes the names of the players the places that show their hands.
func (t *Scene) buildPeeks(c *game.Context) {
	if t.openReplay() {
		t.buildReplayEyes(c)
	}
	if !t.watch.Shared() {
		return
	}
	u := t.ui
	u.Region("peeks", c.T(text("Montrer une main", "Show a hand")))
	for s := range rules.Seat(len(t.tableau.Lay.Seats)) {
		label := c.T(text("Montrer la main ", "Show the hand "))
		if t.watch.Seat == s {
			label = c.T(text("Cacher la main ", "Hide the hand "))
		}
		label += c.T(text(rules.Of(t.name(s), rules.French), "of "+t.name(s)))
		r := t.peekRect(s)
		if r == (game.Rect{}) {
			continue
		}
		h := u.Hit(u.Sub("peek", int(s)), r, ui.Place{Label: label, On: t.watch.Seat == s})
		if h.Tip {
			t.notices.Point(r, label)
		}
		if h.Pressed {
			t.togglePeek(c, s)
			return
		}
	}
}

// buildReplayEyes makes the names of the players choose through whose eyes a
// finished match is seen; the same name again opens all hands.
func (t *Scene) buildReplayEyes(c *game.Context) {
	u, eyes := t.ui, t.watch.Viewer()
	u.Region("peeks", c.T(text("Par les yeux de", "Through the eyes of")))
	for s := range rules.Seat(len(t.tableau.Lay.Seats)) {
		label := c.T(text("Voir la partie par les yeux ", "See the match through the eyes ")) +
			c.T(text(rules.Of(t.name(s), rules.French), "of "+t.name(s)))
		if eyes == s {
			label = c.T(text("Ouvrir toutes les mains", "Open all hands"))
		}
		r := t.peekRect(s)
		h := u.Hit(u.Sub("peek", int(s)), r, ui.Place{Label: label, On: eyes == s})
		if h.Tip {
			t.notices.Point(r, label)
		}
		switch {
		case !h.Pressed:
		case eyes == s:
			t.replayAs(c, rules.Together)
			return
		default:
			t.replayAs(c, s)
			return
		}
	}
}

// buildReveal is the large button while nobody who may answer is looking.
func (t *Scene) buildReveal(c *game.Context) bool {
	to := t.watch.Asked()
	if !t.watch.Shared() || !t.question.Mute() || to < 0 || t.question.Program() {
		return false
	}
	b := ui.Button{Text: c.T(text("Main ", "Hand ")) + c.T(text(rules.Of(t.name(to), rules.French), "of "+t.name(to))),
		Look: t.desk.MainLook(), Size: 17}
	b.Label = b.Text + " (" + t.ui.KeyName(game.ShowHand) + ")"
	b.Size = panel.ButtonSize(t.ui, b.Text, b.Size, t.tableau.Lay.End.W)
	if t.ui.Button("reveal", game.Rect(t.tableau.Lay.End), b) {
		t.togglePeek(c, to)
	}
	return true
}
