package dragonswrath_test

import (
	"testing"

	"wyrmtable/game/gametest"
)

func TestMain(m *testing.M) { gametest.Main(m) }
