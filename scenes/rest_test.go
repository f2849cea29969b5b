package scenes

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
)

// TestScreensRest checks that no screen draws or allocates while nothing
// happens, once its pictures are painted.
func TestScreensRest(t *testing.T) {
	for name, open := range screens {
		if name == "toss" {
			continue // moves on to the table
		}
		r := startWith(t, kit, game.NewMemory(), 1280, 720, 0, 100)
		r.Blind = false
		open(r)
		r.Run(1500 * time.Millisecond)
		before := r.App.Drawn()
		r.Run(time.Second)
		if n := r.App.Drawn() - before; n != 0 {
			t.Errorf("%s draws %d frames in a second in which nothing happens", name, n)
		}
		// The stage itself: the rig now and then ends a frame of the engine, which
		// allocates.
		if n := testing.AllocsPerRun(60, func() { r.Stage.Step(time.Second / 60) }); n > 0 {
			t.Errorf("%s allocates %.0f times a step in which nothing happens", name, n)
		}
	}
}

// TestPaintingBeside checks that a window's pictures arrive from their own
// goroutines, and that the menu then rests.
func TestPaintingBeside(t *testing.T) {
	router := NewRouter()
	r := gametest.New(t, game.Options{Home: router.Home}, 640, 360)
	began := time.Now()
	for r.Step(time.Second/60) && (router.Kit.Pics.Pending() || router.Kit.Art.Pending()) {
		if time.Since(began) > 60*time.Second {
			t.Fatal("the menu's pictures never arrive")
		}
		time.Sleep(time.Millisecond)
	}
	t.Logf("painted in %v", time.Since(began))
	r.Settle(time.Second)
}
