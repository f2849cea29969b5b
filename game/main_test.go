package game_test

import (
	"testing"

	"wyrmtable/game/gametest"
)

// TestMain also serves the tests inside package game, which cannot import
// gametest themselves.
func TestMain(m *testing.M) { gametest.Main(m) }
