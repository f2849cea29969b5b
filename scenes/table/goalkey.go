package table

import (
	"math"
	"strings"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// This file is about the keyboard while a card is held or a question asks for
// its target: its keys stay among the goals.

// beginKey lets an arrow begin where there is something to do while the keyboard is
// nowhere: at the card that a lesson means, or else the first that can be taken. It
// reports whether it did.
func (t *Scene) beginKey(c *game.Context, a game.Action) bool {
	switch a {
	case game.Up, game.Down, game.Left, game.Right:
	default:
		return false
	}
	if !t.ui.Nowhere() || t.busy() || t.sheet.Lies() || t.choice.Modal() || t.watch.Covered() || t.input.Drag.Card != 0 {
		return false
	}
	first := rules.CardID(0)
	if meant, ok := t.lesson.Meant(); ok && t.hand.CanPick(meant.Card) {
		first = meant.Card
	}
	for _, id := range t.tableau.Order {
		if first == 0 && t.hand.CanPick(id) && t.tableau.Lies(id) {
			first = id
		}
	}
	if first == 0 {
		return false
	}
	t.ui.MoveTo(c, t.ui.Sub("card", int(first)))
	c.Redraw()
	return true
}

// goalKey moves the keyboard among the goals of what is held, and brings it
// there, and reports whether it did. A key that brings it there presses nothing.
func (t *Scene) goalKey(c *game.Context, a game.Action) bool {
	if t.hand.Card() == 0 || t.busy() || t.input.Drag.Card != 0 || t.watch.Covered() {
		return false
	}
	at := t.ui.Focused()
	goal := strings.HasPrefix(at, goalPrefix)
	card := strings.HasPrefix(at, cardPrefix)
	switch a {
	case game.Up, game.Down, game.Left, game.Right:
		if !goal && (at == "" || card) {
			t.ui.MoveTo(c, t.ui.Sub("goal", t.firstGoal()))
			return true
		}
		if t.ui.Walk(c, a, func(id string) bool { return strings.HasPrefix(id, goalPrefix) }) {
			return true
		}
		// A card under a goal is no place to go to: what is left are buttons.
		return goal && t.ui.Walk(c, a, func(id string) bool { return !strings.HasPrefix(id, cardPrefix) })
	case game.Confirm:
		if at == "" || !t.ui.ByKeys() {
			t.ui.MoveTo(c, t.ui.Sub("goal", t.firstGoal()))
			return true
		}
	}
	return false
}

const (
	goalPrefix = "goal."
	cardPrefix = "card."
)

// mostWeighed bounds how many goals are weighed for the keyboard to begin at.
const mostWeighed = 40

// firstGoal is the goal at which the keyboard begins: of targets the one that
// leaves the player best off, as far as he can foresee it; else the first.
func (t *Scene) firstGoal() int {
	f := t.look.Preview.Comparison
	goals := t.hand.Goals()
	if f == nil || f.Worth == nil || t.question.Ask == nil || len(goals) > mostWeighed {
		return 0
	}
	best, most := 0, math.MinInt
	for i, g := range goals {
		answers := t.tableau.HeldFor(g)
		if g.Card == 0 || len(answers) != 1 {
			return 0
		}
		if n := t.preview.Worth(answers[0].Action); n > most {
			best, most = i, n
		}
	}
	return best
}
