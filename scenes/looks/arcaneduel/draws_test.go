//go:build ebitenginedebug

package arcaneduel_test

import (
	"testing"

	"wyrmtable/scenes/table/tabletest"
)

// TestDrawCommands counts the draw commands of a table that has more large pictures
// than others.
func TestDrawCommands(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}, "4K": {3840, 2160}} {
		tabletest.DrawsFew(t, name, px, newSeenArcaneRig(t, arcanePosition(t, aCombo), px[0], px[1]))
	}
}
