package aestery

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestPictures checks the pictures of the help, and that they show the whole sheet;
// how a deck is built is seen in its builder. A card of two types has the parts of
// both.
func TestPictures(t *testing.T) {
	readSheet(t).Illustrated(t, Game, rulestest.Pictures(t, Game), func(f rules.Face) string {
		switch of := Cards[f].Types; {
		case of&Token != 0:
			return "token"
		case of&Fighter != 0:
			return "fighter"
		case of&Story != 0:
			return "story"
		case of&Ephemeral != 0:
			return "ephemeral"
		}
		return "hero"
	}, "Building a deck (Construire un deck)")
}
