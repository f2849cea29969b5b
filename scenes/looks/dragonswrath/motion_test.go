package dragonswrath_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
	dragonswrathlook "wyrmtable/scenes/looks/dragonswrath"
	"wyrmtable/scenes/table/tabletest"
)

func TestNoGarbageInMotion(t *testing.T) { tabletest.NoGarbage(t, warRig(t, 1280, 720)) }

func TestHighContrastKeepsEveryWord(t *testing.T) {
	tabletest.KeepsWords(t, &dragonswrathlook.Look, func() *rules.Session { return newWrath(t, 2, 4) }, game.OpenHands, 4, 30)
}
