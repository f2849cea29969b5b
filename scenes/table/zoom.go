package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/preview"
)

// A hover is a mouse that rests.
type hover struct {
	pos   game.Point
	over  bool
	card  rules.CardID
	since time.Duration
	fixed bool // the zoom was asked for by key, press or link and stays

	// A card that comes to lie under a mouse that only rests after a drop or a
	// click is not being looked at: the mouse must first move again, away from
	// still.
	armed bool
	still game.Point
}

// rearm is how far the mouse must move, in units, before it is taken to look at
// cards again.
const rearm = 12.0

// disarm keeps cards from being shown large until the mouse has moved away from
// where it is now.
func (h *hover) disarm(p game.Point) { h.armed, h.still, h.pos = false, p, p }

// hoverTime is how long the mouse must rest on a card for it to be shown large.
const hoverTime = 400 * time.Millisecond

func (h *hover) move(c *game.Context, t *Scene, p game.Point) {
	came := !h.over // the table opened under the mouse, or it came back
	h.pos, h.over = p, true
	if d := p.Sub(h.still); came || t.restless() {
		h.disarm(p)
	} else if !h.armed && d.X*d.X+d.Y*d.Y >= rearm*rearm {
		h.armed, h.since = true, c.Now
	}
	id := rules.CardID(0)
	if t.modal == noModal {
		id = t.tableau.CardAt(p)
	}
	if id == h.card {
		return
	}
	h.card, h.since = id, c.Now
	if !h.fixed && t.zoom != 0 {
		t.hideZoom()
		c.Redraw()
	}
	if t.hand.Card() == 0 && !t.choice.modal() { // there its answers are looked at
		if id != 0 && t.hand.CanPick(id) {
			t.preview.Consider(&t.shown, &t.hand, id)
		} else {
			t.preview.Counters = preview.Counters{}
		}
	}
	t.refresh()
}

func (h *hover) end(c *game.Context, t *Scene) {
	h.over, h.card = false, 0
	if !h.fixed {
		t.hideZoom()
	}
	c.Redraw()
}

// pass shows the card large when the mouse has rested long enough.
func (h *hover) pass(c *game.Context, t *Scene) {
	if t.restless() {
		h.disarm(h.pos)
		if t.zoom != 0 && !h.fixed && t.linked == 0 {
			t.hideZoom()
		}
		return
	}
	if !h.armed || h.card == 0 || t.zoom != 0 || t.modal != noModal || t.choice.modal() {
		return
	}
	if c.Now-h.since >= hoverTime && t.look.Game.FaceOf(&t.shown, h.card) != 0 && !t.tableau.Stage.Cards[h.card].Moving() {
		t.showZoom(c, h.card, false)
	}
}

// restless reports whether cards move or one is held: nobody then looks at what
// happens to lie under the mouse.
func (t *Scene) restless() bool { return t.busy() || t.drag.Card != 0 || t.hand.Card() != 0 }

// showZoom shows a card large.
func (t *Scene) showZoom(c *game.Context, id rules.CardID, fixed bool) {
	if id == 0 || t.look.Game.FaceOf(&t.shown, id) == 0 {
		return
	}
	if id != t.zoom {
		t.zoomBack = false
	}
	t.zoom, t.hover.fixed = id, fixed
	t.refresh()
	c.Redraw()
}

func (t *Scene) hideZoom() {
	if t.zoom != 0 {
		t.zoom, t.hover.fixed = 0, false
		t.refresh()
	}
}

// toggleZoom is the zoom key: the card under the mouse or the focus.
func (t *Scene) toggleZoom(c *game.Context) {
	if t.zoom != 0 {
		t.hideZoom()
		t.hover.since = c.Now + time.Hour // until the mouse moves to another card
		c.Redraw()
		return
	}
	t.showZoom(c, t.looked(), true)
}

// looked is the card that the person most likely looks at.
func (t *Scene) looked() rules.CardID {
	switch {
	case t.zoom != 0:
		return t.zoom
	case t.hover.over && t.hover.card != 0:
		return t.hover.card
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
