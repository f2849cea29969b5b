package table

import (
	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

// This file keeps an answer that gives something away from being the large button
// while there is something else to do.

// waived is what an answer gives away by the game's words; empty: nothing, or
// nothing else could be answered.
func (t *Scene) waived(a *rules.Answer) string {
	if t.look.Play.Waives == nil || a.Card != 0 || !t.question.Other(a) {
		return ""
	}
	k := t.telling()
	return t.plain(t.look.Play.Waives(&k, a))
}

// guardEnd keeps a press by habit from giving something away: where an answer stands that
// does, another one stood a moment before.
func (t *Scene) guardEnd(c *game.Context) {
	a, ok := t.question.Large()
	if !ok || t.busy() {
		t.input.Guard.Shows(c.Now, "", false)
		return
	}
	t.input.Guard.Shows(c.Now, t.shown.Layout().Verbs[a.Verb].Name, t.waived(&a) != "")
}

// urgeShare is how much of the large button's width is left for what there is to do
// where an answer that gives something away stands beside it.
const urgeShare = 0.42

// leastShared is the least width of a large button that has room for both.
const leastShared = 200.0

// waivePlaces are the places of what there is to do, empty where there is no room for
// it, and of the lesser button.
func (t *Scene) waivePlaces() (urge, lesser game.Rect) {
	l := t.tableau.Lay
	if l.Pass.Empty() {
		urge, lesser = game.Rect(l.End), game.Rect(l.End)
		if l.End.W < leastShared {
			return game.Rect{}, lesser
		}
		urge.W *= urgeShare
		lesser.X += urge.W + 6
		lesser.W -= urge.W + 6
		return urge, lesser
	}
	urge, lesser = game.Rect(l.End), game.Rect(l.Pass)
	if urge.W*urge.H < lesser.W*lesser.H {
		urge, lesser = lesser, urge
	}
	return urge, lesser
}

// buildWaive is that answer's button in the usual skin, with what there is to do.
func (t *Scene) buildWaive(c *game.Context, a *rules.Answer, lost, label string) {
	urge, lesser := t.waivePlaces()
	if urge.W > 0 {
		t.buildUrge(c, "urge", urge)
	}
	b := ui.Button{Text: lost, Label: label + " (" + lost + ")", Disabled: !t.input.Guard.Ready(c.Now, "end"), Size: 15}
	if t.ui.Button("end", lesser, b) {
		t.pressEnd(c)
	}
}

// buildMain is the button of what was decided, in the game's skin, or of what gives
// something away, beside what there is to do; it reports whether it was pressed.
func (t *Scene) buildMain(c *game.Context, a *rules.Answer, word, note, label string) bool {
	r, weight := game.Rect(t.tableau.Lay.End), art.MainWeight
	lost := t.waived(a)
	if lost != "" {
		note, weight = lost, art.PassWeight
		if t.tableau.Lay.Pass.Empty() {
			var urge game.Rect
			urge, r = t.waivePlaces()
			if urge.W > 0 {
				t.buildUrge(c, "urge", urge)
			}
			weight = art.BackWeight
		}
	}
	if lost != "" {
		label += " (" + lost + ")"
	}
	return t.guarded(c, "end", "end", r, word, note, label, weight, false)
}
