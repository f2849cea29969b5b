//go:build ebitenginedebug

package drakerion_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/scenes/table/tabletest"
)

// TestDrawCommands counts the draw commands of the table with a combat.
func TestDrawCommands(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "4K": {3840, 2160}} {
		tabletest.DrawsFew(t, "combat, "+name, px, newSeenDrakRig(t, combat(t), px[0], px[1], game.OpenHands))
	}
}
