//go:build ebitenginedebug

package dracoliath_test

import (
	"testing"

	"wyrmtable/scenes/table/tabletest"
)

// TestDrawCommands counts the draw commands of frames.
func TestDrawCommands(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}, "4K": {3840, 2160}} {
		tabletest.DrawsFew(t, name, px, seen(t, played(t, 14), px[0], px[1]))
		tabletest.DrawsFew(t, "four, "+name, px, seen(t, playedFour(t, 30), px[0], px[1]))
	}
}
