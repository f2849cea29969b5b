package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/press"
	"wyrmtable/sounds"
)

// This file aims what is held at a player: a card is carried onto his panel, or
// he is pressed, and an arrow goes there while the card waits in its place.

// aimGoal is the goal that is being considered: under the dragged card, the
// mouse or the keyboard. It is -1 when there is none.
func (t *Scene) aimGoal() int {
	n := len(t.hand.Goals())
	switch {
	case n == 0:
	case t.input.Drag.Card != 0:
		if t.input.Drag.Legal && t.input.Drag.Goal < n {
			return t.input.Drag.Goal
		}
	case t.input.Keys.Goal > 0 && t.input.Keys.Goal <= n:
		return t.input.Keys.Goal - 1
	case t.zoom.Mouse.Over && !t.sheet.Lies():
		return t.tableau.GoalAt(t.zoom.Mouse.Pos)
	}
	return -1
}

// aimSeat is the player that is being considered, or Nobody.
func (t *Scene) aimSeat() rules.Seat {
	if i := t.aimGoal(); i >= 0 && t.hand.Goals()[i].ToSeat() {
		return t.hand.Goals()[i].Whom
	}
	return rules.Nobody
}

// followAim tells what would come of it when another player is considered.
func (t *Scene) followAim(c *game.Context) {
	if t.preview.Aim(&t.shown, &t.hand, t.aimGoal(), t.aimSeat()) {
		t.refresh()
		c.Redraw()
	}
}

// aimAmong lets a player be chosen among answers that differ in nothing else,
// and reports whether they are such.
func (t *Scene) aimAmong(c *game.Context, card rules.CardID, answers []rules.Answer) bool {
	if card == 0 || !t.hand.Aim(card, answers) {
		return false
	}
	t.input.Drag = press.Drag{}
	t.preview.Clear()
	t.hideZoom()
	t.tableau.AimAll(c, homeStyle)
	for _, id := range [...]rules.CardID{answers[0].Card, answers[0].Target} {
		t.lift(c, id)
	}
	c.Sound.Play(sounds.Click)
	if t.ui.Focused() != "" {
		t.input.Keys.ToGoal = true // the next key aims
	}
	t.refresh()
	c.Redraw()
	return true
}

// lift raises a card a little in its place.
func (t *Scene) lift(c *game.Context, id rules.CardID) {
	s, ok := t.tableau.Pose(id)
	if id == 0 || !ok {
		return
	}
	s.Lift, s.Y = 0.6, s.Y-6
	t.tableau.Stage.Cards[id].Aim(s, motion.Style{Time: motionTime(c, homeStyle.Time/2), Ease: motion.Land}, 0,
		c.Settings.ReducedMotion)
}

// among reports whether a card is one of those that are being aimed together.
func (t *Scene) among(id rules.CardID) bool {
	a := t.hand.Aimed()
	return len(a) > 0 && id != 0 && (a[0].Card == id || a[0].Target == id)
}
