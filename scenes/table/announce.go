package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// say answers a person who tried what cannot be done. A card shown large because
// the mouse rests on it makes way until the mouse moves.
func (t *Scene) say(c *game.Context, text rules.Text) {
	t.hideZoom()
	t.zoom.Mouse.Disarm(t.zoom.Mouse.Pos)
	t.notices.Warn(c.Now, text)
	if t.wayTo(text.FR, text).begin != nil {
		t.notices.Linger()
	}
	t.refresh()
	c.Redraw()
}

// name is the name of a seat's player.
func (t *Scene) name(s rules.Seat) string { return t.desk.Name(s) }
