//go:build ebitenginedebug

package table

import (
	"bufio"
	"os"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
)

// mostDraws is how many draw commands a frame of a full table in motion may
// take.
const mostDraws = 15

// TestDrawCommands counts the draw commands of frames. Only a build with the
// tag ebitenginedebug tells them.
func TestDrawCommands(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}, "4K": {3840, 2160}} {
		countTable(t, name, px, newSeenRig(t, played(t, 5, 14), px[0], px[1]), mostDraws)
		countTable(t, "four, "+name, px, newSeenRig(t, playedFour(t, 5, 30), px[0], px[1]), mostDraws)
	}
}

// TestDrawCommandsOfSorcerers does so for their table, which has more large
// pictures.
func TestDrawCommandsOfSorcerers(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}, "4K": {3840, 2160}} {
		countTable(t, name, px, newArcaneRig(t, arcanePosition(t, aCombo), px[0], px[1]), mostDraws)
	}
}

// TestDrawCommandsOfTheDeep does so for the table with a fight and a stack, and
// with tokens by the hundred.
func TestDrawCommandsOfTheDeep(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}} {
		countTable(t, "fight, "+name, px, newAesteryRig(t, fight(t), px[0], px[1]), mostDraws)
		countTable(t, "crowd, "+name, px, newAesteryRig(t, crowd(t, 6, 94, 10), px[0], px[1]), mostDraws)
	}
}

// TestDrawCommandsOfTheAtlas does so for realms at war.
func TestDrawCommandsOfTheAtlas(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "phone": {780, 1688}} {
		countTable(t, name, px, warRig(t, px[0], px[1]), mostDraws)
	}
}

// TestDrawCommandsOfWar does so for the table with a combat.
func TestDrawCommandsOfWar(t *testing.T) {
	for name, px := range map[string][2]int{"1920x1080": {1920, 1080}, "4K": {3840, 2160}} {
		countTable(t, "combat, "+name, px, newDrakRig(t, combat(t), px[0], px[1], game.OpenHands), mostDraws)
	}
}

func countTable(t *testing.T, name string, px [2]int, r *rig, most int) {
	t.Helper()
	r.Blind = false
	r.Run(4 * time.Second)
	r.restless()
	pix := make([]byte, 4*px[0]*px[1])
	r.Run(100 * time.Millisecond)
	r.Screen.ReadPixels(pix)
	n := countDraws(t, func() {
		r.Stage.Step(16 * time.Millisecond)
		r.Screen.ReadPixels(pix)
	})
	t.Logf("%s: %d draw commands a frame", name, n)
	if n == 0 || n > most {
		t.Errorf("%s: %d draw commands a frame, at most %d are wanted", name, n, most)
	}
}

// countDraws counts the draw commands that the engine tells of while f runs.
func countDraws(t *testing.T, f func()) int {
	t.Helper()
	old := os.Stdout
	in, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	count := make(chan int)
	go func() {
		n := 0
		for lines := bufio.NewScanner(in); lines.Scan(); {
			if strings.Contains(lines.Text(), "draw-triangles") {
				n++
			}
		}
		count <- n
	}()
	os.Stdout = out
	f()
	os.Stdout = old
	out.Close()
	return <-count
}
