package dracoliath

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestPictures checks the pictures of the help, and that they show the whole sheet; a
// Legendary Treasure is a kind of its own, for it has two sides.
func TestPictures(t *testing.T) {
	readSheet(t).Illustrated(t, Game, rulestest.Pictures(t, Game), func(f rules.Face) string {
		if Game.Behind(f) != 0 {
			return "double-faced card"
		}
		return []string{"card", "Magic", "Treasure", "Storm"}[Cards[f].Type]
	}, "Rulings")
}
