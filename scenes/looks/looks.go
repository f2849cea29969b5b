// Package looks is the list of the games that are played here, with what each of
// them adds to the screen. A game appears by one line in it: menu, set-up, table,
// help and decks find everything else in its look.
package looks

import (
	"wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/look"
)

// All are the looks of the games, in the order of the menu.
var All = []*look.Look{
	&dracoliath.Look,
	&aestery.Look,
	&drakerion.Look,
	&dragonswrath.Look,
	&arcaneduel.Look,
}

// Of returns the look of a game by its id, or nil.
func Of(id string) *look.Look {
	for _, l := range All {
		if l.Game.ID == id {
			return l
		}
	}
	return nil
}
