//go:build ebitenginedebug

package tabletest

import (
	"bufio"
	"os"
	"strings"
	"testing"
	"time"
)

// mostDraws is how many draw commands a frame of a full table in motion may
// take.
const mostDraws = 15

// DrawsFew counts the draw commands of a frame of a full table in motion. Only a
// build with the tag ebitenginedebug tells them.
func DrawsFew(t *testing.T, name string, px [2]int, r *Rig) {
	t.Helper()
	r.Blind = false
	r.Run(4 * time.Second)
	r.Restless()
	pix := make([]byte, 4*px[0]*px[1])
	r.Run(100 * time.Millisecond)
	r.Screen().ReadPixels(pix)
	n := countDraws(t, func() {
		r.Stage.Step(16 * time.Millisecond)
		r.Screen().ReadPixels(pix)
	})
	t.Logf("%s: %d draw commands a frame", name, n)
	if n == 0 || n > mostDraws {
		t.Errorf("%s: %d draw commands a frame, at most %d are wanted", name, n, mostDraws)
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
