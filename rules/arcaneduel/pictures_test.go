package arcaneduel

import (
	"strconv"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestPictures checks the pictures of the help, and that they show the whole sheet.
func TestPictures(t *testing.T) {
	readSheet(t).Illustrated(t, Game, rulestest.Pictures(t, Game), func(f rules.Face) string {
		return "card of kind " + strconv.Itoa(int(Cards[f].Kind))
	}, "Rulings")
}
