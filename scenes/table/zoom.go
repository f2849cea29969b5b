package table

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// A hover is a mouse that rests.
type hover struct {
	pos   game.Point
	over  bool
	card  rules.CardID
	since time.Duration
	fixed bool // the zoom was asked for by key, press or link and stays
}

// hoverTime is how long the mouse must rest on a card for it to be shown large.
const hoverTime = 400 * time.Millisecond

func (h *hover) move(c *game.Context, t *Scene, p game.Point) {
	h.pos, h.over = p, true
	id := rules.CardID(0)
	if t.modal == noModal {
		id = t.cardAt(p)
	}
	if id == h.card {
		return
	}
	h.card, h.since = id, c.Now
	if !h.fixed && t.zoom != 0 {
		t.hideZoom()
		c.Redraw()
	}
	if t.hand.Card() == 0 {
		if id != 0 && t.hand.CanPick(id) {
			t.foresee(id)
		} else {
			t.ghosts = ghosts{}
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
	if h.card == 0 || t.zoom != 0 || t.drag.card != 0 || t.hand.Card() != 0 || t.modal != noModal || t.choice.modal() {
		return
	}
	if c.Now-h.since >= hoverTime && t.shown.Cards[h.card].Face != 0 && !t.stage.Cards[h.card].Moving() {
		t.showZoom(c, h.card, false)
	}
}

// showZoom shows a card large.
func (t *Scene) showZoom(c *game.Context, id rules.CardID, fixed bool) {
	if id == 0 || t.shown.Cards[id].Face == 0 {
		return
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
	for _, card := range t.order {
		if t.ui.Sub("card", int(card)) == id {
			return card
		}
	}
	return 0
}
