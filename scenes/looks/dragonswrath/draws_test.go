//go:build ebitenginedebug

package dragonswrath_test

import (
	"testing"

	"wyrmtable/scenes/table/tabletest"
)

// TestDrawCommands counts the draw commands of realms at war.
func TestDrawCommands(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}} {
		tabletest.DrawsFew(t, name, px, warRig(t, px[0], px[1]))
	}
}
