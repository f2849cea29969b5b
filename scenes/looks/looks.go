// Package looks is the list of the games that are played here, with what each of
// them adds to the screen. A game appears by one line in it: menu, set-up, table,
// help and decks find everything else in its look.
package looks

import (
	"wyrmtable/art"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/look"
)

// All are the looks of the games, in the order of the menu. A game that has rules
// only is listed by plain.Look(itspackage.Game).
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

// Games are the games, in the same order.
func Games() []*rules.Game {
	all := make([]*rules.Game, len(All))
	for i, l := range All {
		all[i] = l.Game
	}
	return all
}

// Find returns the rules of a game by its id, or nil.
func Find(id string) *rules.Game {
	if l := Of(id); l != nil {
		return l.Game
	}
	return nil
}

// StyleOf is how the tile of a game looks; one that is not here borrows the first
// one's.
func StyleOf(id string) *art.Theme {
	if l := Of(id); l != nil {
		return &l.Tile.Style
	}
	return &All[0].Tile.Style
}
