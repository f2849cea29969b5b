package scenes

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/setup"
	"wyrmtable/scenes/ui"
)

// TestTheScreenShowsTheFrame plays every game with the mouse, a finger and keys
// from the menu on, in windows that change their size, and compares the screen,
// on which only what changed is drawn, with the same frame drawn from nothing. The
// windows are small, for a screen is divided into as many parts at every size.
func TestTheScreenShowsTheFrame(t *testing.T) {
	for i, g := range looks.Games() {
		for _, size := range [][2]int{{320, 180}, {195, 350}} {
			beside := size[0] > size[1] // pictures come when they are painted
			router := &Router{Kit: kit, Looks: looks.All, Seed: 5}
			if beside {
				router.Kit = ui.NewKit()
			}
			w := &wanderer{t: t, of: g.ID, rnd: rand.New(rand.NewPCG(3, uint64(i))),
				Rig: gametest.New(t, game.Options{Home: router.Home}, size[0], size[1])}
			w.Look = w.look
			for _, id := range []string{"tile-" + g.ID, "several", "start"} {
				w.press(id)
				w.steps(10)
			}
			for n := 0; w.preparing(); n++ { // who begins is drawn
				if n == 400 {
					t.Fatalf("%s: the match does not begin", g.ID)
				}
				w.steps(1)
			}
			for range 24 {
				w.wander()
			}
			w.Resize(size[0]+60, size[1]-21, 1)
			w.steps(15)
			w.Blur()
			for range 8 {
				w.wander()
			}
			if least := 100; w.looked < least {
				t.Errorf("%s: only %d frames were looked at, %d are wanted", g.ID, w.looked, least)
			}
		}
	}
}

// A wanderer presses what a screen has, and looks at every frame.
type wanderer struct {
	*gametest.Rig
	t      *testing.T
	of     string
	rnd    *rand.Rand
	looked int
	did    string
}

// preparing reports whether the screen is that on which a match is prepared.
func (w *wanderer) preparing() bool {
	_, is := w.App.Top().(*setup.Scene)
	return is
}

// look compares a frame with the screen.
func (w *wanderer) look() {
	w.looked++
	const rounding = 6 // of lights over lights, cut differently
	if far := gametest.Farthest(w.Picture(), w.Whole()); far > rounding {
		w.t.Fatalf("%s, frame %d, after %q: the screen differs from the frame by %d of 255", w.of, w.looked, w.did, far)
	}
}

// steps lets n frames pass.
func (w *wanderer) steps(n int) {
	w.t.Helper()
	for range n {
		if !w.Step(time.Second / 60) {
			w.t.Fatalf("%s: the program has ended after %q", w.of, w.did)
		}
	}
}

// until waits for a button that can be pressed.
func (w *wanderer) until(id string) game.Point {
	w.t.Helper()
	for n := range 600 {
		it, ok := w.App.Mirror().Find(id)
		if ok && it.At.W > 0 {
			return it.At.Center()
		}
		if ok && n%30 == 29 { // below the fold
			v := w.App.Context().View
			w.Wheel(game.Point{X: v.W / 2, Y: v.H / 2}, -60)
		}
		w.steps(1)
	}
	w.t.Fatalf("%s: no %q after %q", w.of, id, w.did)
	return game.Point{}
}

func (w *wanderer) press(id string) {
	w.t.Helper()
	w.did = id
	w.pressAt(w.until(id))
}

func (w *wanderer) pressAt(p game.Point) {
	w.t.Helper()
	w.Move(p)
	w.steps(2)
	w.Down(p)
	w.steps(1)
	w.Up(p)
	w.steps(2)
}

// wander does one thing that a person might.
func (w *wanderer) wander() {
	w.t.Helper()
	var items []game.Item
	for _, r := range w.App.Mirror().Regions {
		for _, it := range r.Items {
			if it.At.W > 0 && it.ID != "quit" && it.ID != "yes" { // Escape in the menu asks whether to quit
				items = append(items, it)
			}
		}
	}
	if len(items) == 0 {
		w.did = "nothing"
		w.steps(5)
		return
	}
	it := items[w.rnd.IntN(len(items))]
	at := it.At.Center()
	w.did = it.ID
	switch w.rnd.IntN(8) {
	case 0:
		w.did = "Escape"
		w.Rig.Press("Escape")
	case 1:
		w.did = "Tab"
		w.Rig.Press("Tab")
	case 2:
		w.Wheel(at, 40)
	case 3:
		w.Carry(at, items[w.rnd.IntN(len(items))].At.Center())
		w.steps(3)
		w.Up(at)
	case 4:
		w.Move(at)
		w.steps(20) // the tip comes, or the card large
	default:
		w.pressAt(at)
	}
	w.steps(4)
}
