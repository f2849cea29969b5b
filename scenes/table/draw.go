package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/table/paint"
	"wyrmtable/scenes/table/pictures"
)

// Draw implements game.Scene.
func (t *Scene) Draw(c *game.Context, dst *game.Frame) {
	if t.tableau.Lay == nil {
		return
	}
	t.painter.Under(c, dst, t.doing())
	t.ui.Draw(c, dst, t.build)
	t.painter.Over(dst, t.doing())
	t.top.Draw(c, dst, t.buildTop)
	if since, ok := t.watch.Rising(c.Now); ok {
		curtain.DrawRising(t.ui.Kit, c, dst, since)
	}
}

// doing is what the person at the screen is doing.
func (t *Scene) doing() paint.Now {
	return paint.Now{Busy: t.busy(), Keyed: t.input.Keys.Card, Aimed: t.aimSeat()}
}

// yields reports whether a card is being pressed: where it lies or, if it is
// held, by a press on the table, which will put it back. What a press does is
// done when it ends; that it was felt is seen at once.
func (t *Scene) yields(id rules.CardID) bool {
	if id == t.input.Drag.Card {
		return false
	}
	return t.input.Keys.Down && id == t.hand.Card() || t.ui.Down() != "" && t.ui.Down() == t.ui.Sub("card", int(id))
}

// glowOf says why a card glows now. A glow always means that the card does
// something, never that it would be wise.
func (t *Scene) glowOf(id rules.CardID) pictures.Glow {
	if id == t.hand.Card() || id == t.input.Drag.Card || t.among(id) {
		return pictures.IsHeld
	}
	if id == t.explain.Lit {
		return pictures.IsKeyed
	}
	if t.busy() || t.match.Replay != nil {
		return pictures.NoGlow
	}
	if t.hand.Card() != 0 {
		for _, g := range t.hand.Goals() {
			if g.Card == id {
				if t.question.Lit() {
					return pictures.IsKeyed
				}
				return pictures.IsGoal
			}
		}
		return pictures.NoGlow
	}
	for _, g := range t.hand.Hints() {
		if g.Card == id {
			return pictures.IsGoal
		}
	}
	if t.hand.CanPick(id) && !t.choice.Shown() {
		if t.question.Lit() {
			return pictures.IsKeyed
		}
		if t.question.Paired(id) {
			return pictures.IsPaired
		}
		if t.question.Idle(id) { // it can only be given away
			return pictures.NoGlow
		}
		return pictures.MayAct
	}
	for _, l := range t.painter.Lasting.Cards {
		if l == id {
			return pictures.IsActive
		}
	}
	return pictures.NoGlow
}
