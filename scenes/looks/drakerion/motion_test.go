package drakerion_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	drakerionlook "wyrmtable/scenes/looks/drakerion"
	"wyrmtable/scenes/table/tabletest"
)

func TestNoGarbageInMotion(t *testing.T) {
	tabletest.NoGarbage(t, newSeenDrakRig(t, combat(t), 1280, 720, game.OpenHands))
}

func TestHighContrastKeepsEveryWord(t *testing.T) {
	tabletest.KeepsWords(t, &drakerionlook.Look, func() *rules.Session { return newDrakerion(t, 4) }, game.SharedHands, 8, 30)
}
