//go:build ebitenginedebug

package aestery_test

import (
	"testing"

	"wyrmtable/scenes/table/tabletest"
)

// TestDrawCommands counts the draw commands of the table with a fight and a stack,
// and with tokens by the hundred.
func TestDrawCommands(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}} {
		tabletest.DrawsFew(t, "fight, "+name, px, newSeenAesteryRig(t, fight(t), px[0], px[1]))
		tabletest.DrawsFew(t, "crowd, "+name, px, newSeenAesteryRig(t, crowd(t, 6, 94, 10), px[0], px[1]))
	}
}
