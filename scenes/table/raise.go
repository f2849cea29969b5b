package table

import "wyrmtable/rules"

// fanned is the card of a fan that is held, on the keyboard or under the mouse;
// 0 for none.
func (t *Scene) fanned() rules.CardID {
	if t.tableau.Lay == nil || t.sheet.Lies() || t.choice.Modal() {
		return 0
	}
	for _, id := range [...]rules.CardID{t.hand.Card(), t.input.Keys.Card, t.zoom.Mouse.Card} {
		if id != t.input.Drag.Card && t.tableau.CanStand(id) && t.tableau.DraftZone(id) == rules.Nowhere {
			return id
		}
	}
	k := t.question.Ask
	if k != nil && !t.question.Answered() && t.shown.Cards[k.Source].Zone != 0 && t.tableau.CanStand(k.Source) {
		return k.Source // what is being paid for
	}
	return 0
}
