package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/zoom"
)

// This file says which card is shown large, and what is looked at.

// mouseMoves follows the mouse over the table.
func (t *Scene) mouseMoves(c *game.Context, p game.Point) {
	id := rules.CardID(0)
	if !t.sheet.Lies() {
		id = t.tableau.CardAt(p)
	}
	if !t.zoom.Mouse.Move(c.Now, p, id, t.restless()) {
		return
	}
	if !t.zoom.Fixed && t.zoom.Card != 0 {
		t.hideZoom()
		c.Redraw()
	}
	if t.hand.Card() == 0 && !t.choice.Modal() { // there its answers are looked at
		if id != 0 && t.hand.CanPick(id) {
			t.preview.Consider(&t.shown, &t.hand, id)
		} else {
			t.preview.Counters = preview.Counters{}
		}
	}
	t.refresh()
}

// mouseLeaves takes the mouse off the table.
func (t *Scene) mouseLeaves(c *game.Context) {
	t.zoom.Mouse.Leave()
	if !t.zoom.Fixed {
		t.hideZoom()
	}
	c.Redraw()
}

// passMouse shows the card large on which the mouse has rested long enough.
func (t *Scene) passMouse(c *game.Context) {
	if t.restless() {
		t.zoom.Mouse.Disarm(t.zoom.Mouse.Pos)
		if t.zoom.Card != 0 && !t.zoom.Fixed && !t.log.Links() {
			t.hideZoom()
		}
		return
	}
	if t.sheet.Lies() || t.choice.Modal() {
		return
	}
	if id := t.zoom.Due(c.Now); id != 0 && !t.tableau.Stage.Cards[id].Moving() {
		t.showZoom(c, id, false)
	}
}

// restless reports whether cards move or one is held: nobody then looks at what
// happens to lie under the mouse.
func (t *Scene) restless() bool { return t.busy() || t.input.Drag.Card != 0 || t.hand.Card() != 0 }

// showZoom shows a card large.
func (t *Scene) showZoom(c *game.Context, id rules.CardID, fixed bool) {
	if id == 0 || t.look.Game.FaceOf(&t.shown, id) == 0 {
		return
	}
	t.zoom.Show(id, fixed)
	t.refresh()
	c.Redraw()
}

func (t *Scene) hideZoom() {
	if t.zoom.Hide() {
		t.refresh()
	}
}

// toggleZoom is the zoom key: the card under the mouse or the focus.
func (t *Scene) toggleZoom(c *game.Context) {
	if t.zoom.Card != 0 {
		t.hideZoom()
		t.zoom.Mouse.Wait(c.Now)
		c.Redraw()
		return
	}
	t.showZoom(c, t.looked(), true)
}

// buildZoom describes the card that is shown large.
func (t *Scene) buildZoom(c *game.Context) {
	p := t.zoomPage()
	if t.zoom.Build(c, &p) {
		t.refresh()
		c.Redraw()
	}
}

// zoomPage is what a card shown large stands on.
func (t *Scene) zoomPage() zoom.Page {
	return zoom.Page{UI: t.top, Desk: &t.desk, Tableau: t.tableau, Options: t.painter.Options}
}

// looked is the card that the person most likely looks at.
func (t *Scene) looked() rules.CardID {
	switch {
	case t.zoom.Card != 0:
		return t.zoom.Card
	case t.zoom.Mouse.Over && t.zoom.Mouse.Card != 0:
		return t.zoom.Mouse.Card
	case t.hand.Card() != 0:
		return t.hand.Card()
	}
	return t.focused()
}

// focused is the card that the keyboard is on, or 0.
func (t *Scene) focused() rules.CardID {
	id := t.ui.Focused()
	if id == "" {
		return 0
	}
	for _, card := range t.tableau.Order {
		if t.ui.Sub("card", int(card)) == id {
			return card
		}
	}
	return 0
}
