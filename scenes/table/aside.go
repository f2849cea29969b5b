package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// asideText is what such a match is called, so that nobody takes it for the one he left.
// A lesson says itself what it is.
var asideText = text("Essai", "Try-out")

// NewAside returns the table of a match that is only tried out: nothing of it is
// kept, unless somebody keeps it under a name.
func NewAside(kit *ui.Kit, lk *look.Look, doors Doors, s *rules.Session) *Scene {
	t := New(kit, lk, doors, s, game.Head{Game: lk.Game.ID})
	t.match.Aside = true
	return t
}
