// Package shelf is the list of the games that are built. A new game is one line
// here.
package shelf

import (
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/rules/drakerion"
)

// Games are the games, in the order in which a menu shows them.
var Games = []*rules.Game{
	dracoliath.Game,
	aestery.Game,
	drakerion.Game,
	dragonswrath.Game,
	arcaneduel.Game,
}

// Find returns the game with an id, or nil.
func Find(id string) *rules.Game {
	for _, g := range Games {
		if g.ID == id {
			return g
		}
	}
	return nil
}
