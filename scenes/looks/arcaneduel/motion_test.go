package arcaneduel_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/tabletest"
)

func TestNoGarbageInMotion(t *testing.T) {
	tabletest.NoGarbage(t, newSeenArcaneRig(t, arcanePosition(t, aCombo), 1280, 720))
}

func TestHighContrastKeepsEveryWord(t *testing.T) {
	tabletest.KeepsWords(t, &arcaneduellook.Look, func() *rules.Session { return newArcane(t, 3, 4) }, game.SharedHands, 0, 5)
}

func BenchmarkMotion(b *testing.B) {
	tabletest.BenchMotion(b, newSeenArcaneRig(b, arcanePosition(b, aCombo), 1920, 1080))
}
