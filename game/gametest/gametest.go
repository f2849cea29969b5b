// Package gametest runs scenes in tests: in a real window, on a clock that only
// moves when told, with scripted input, and compares what they draw with
// pictures kept in testdata.
//
// A package that uses it has
//
//	func TestMain(m *testing.M) { gametest.Main(m) }
//
// and tests like
//
//	func TestPlayButton(t *testing.T) {
//		r := gametest.New(t, game.Options{Home: menu.New}, 1280, 720)
//		r.Click(game.Point{X: 640, Y: 300})
//		r.Golden("after-play")
//	}
//
// They need a display; without one, run them under xvfb-run. With -update the
// pictures are made anew: look at them before committing them.
package gametest

import (
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
)

// host is the window the tests run in: on a goroutine of their own, but only
// while its Update waits for them, since pictures can be read only within a
// frame. Now and then they let the frame end, see [endFrame].
type host struct {
	goOn  chan bool // to the tests: a frame has begun
	pause chan bool // from the tests: end it; false when they are done
}

var theHost = host{goOn: make(chan bool), pause: make(chan bool)}

func (h *host) Update() error {
	h.goOn <- true
	if more := <-h.pause; !more {
		return ebiten.Termination
	}
	return nil
}

func (h *host) Draw(*ebiten.Image)         {}
func (h *host) Layout(int, int) (int, int) { return 64, 64 }

// endFrame has the engine end its frame and begin another. What it was asked to
// draw and the pixels it was given it keeps until then, and textures that
// nobody holds any more it frees only then: gigabytes, over all tests.
func endFrame() {
	theHost.pause <- true
	<-theHost.goOn
}

// Main runs the package's tests and ends the process with their result.
func Main(m *testing.M) {
	code := 1
	go func() {
		<-theHost.goOn
		code = m.Run()
		theHost.pause <- false
	}()
	ebiten.SetWindowSize(64, 64)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS) // one Update in every frame
	if err := ebiten.RunGame(&theHost); err != nil {
		println("gametest: no window to test in:", err.Error())
		os.Exit(1)
	}
	os.Exit(code)
}

// Rig is an app under test. Positions are in units.
type Rig struct {
	*game.Stage
	t     testing.TB
	steps int
}

// rigs counts those made.
var rigs int

const (
	rigsAlive  = 4   // after so many, the textures of those left are looked for
	framesHeld = 120 // steps within one frame of the engine
)

// New starts an app on a picture of w by h pixels, in French unless opt says
// otherwise, without sound, and with its saves in memory unless opt.Store is
// set. It fails the test if the app panics on the way.
func New(t testing.TB, opt game.Options, w, h int) *Rig { return NewScaled(t, opt, w, h, 1) }

// NewScaled is New on a screen of device physical pixels per device-independent
// pixel; w and h are physical.
func NewScaled(t testing.TB, opt game.Options, w, h int, device float64) *Rig {
	t.Helper()
	if opt.Lang == nil {
		var french game.Lang
		opt.Lang = &french
	}
	if opt.Store == nil {
		opt.Store = game.NewMemory()
	}
	if rigs++; rigs%rigsAlive == 0 {
		runtime.GC() // which knows nothing of the size of textures
	}
	endFrame()
	r := &Rig{Stage: game.NewStage(opt, w, h, device), t: t}
	r.Blind = true // most tests look at none of it
	r.Step(0)
	r.Blind = false
	return r
}

// frame is one step.
const frame = time.Second / 60

// Step gives the app one Update and one Draw, d later.
func (r *Rig) Step(d time.Duration) bool {
	r.t.Helper()
	if r.steps++; r.steps%framesHeld == 0 {
		endFrame()
	}
	ok := r.Stage.Step(d)
	if what := r.App.Crashed(); what != "" {
		r.t.Fatalf("the scene panicked: %s", what)
	}
	return ok
}

// Run steps until d has passed.
func (r *Rig) Run(d time.Duration) bool {
	r.t.Helper()
	for ; d > 0; d -= frame {
		if !r.Step(min(d, frame)) {
			return false
		}
	}
	return true
}

// Settle steps until nothing moves any more, and fails the test if something
// still does after most.
func (r *Rig) Settle(most time.Duration) {
	r.t.Helper()
	for ; most > 0; most -= frame {
		before := r.App.Drawn()
		r.Step(frame)
		r.Step(frame)
		if r.App.Drawn() == before {
			return
		}
		most -= frame
	}
	r.t.Fatal("something still moves")
}

func (r *Rig) raw(k game.RawKind, p game.Point) game.Raw {
	x, y := r.Px(p)
	return game.Raw{Kind: k, X: x, Y: y}
}

// Down presses the mouse at p, and steps.
func (r *Rig) Down(p game.Point) { r.put(r.raw(game.RawMove, p), r.raw(game.RawDown, p)) }

// Move moves the mouse to p, and steps.
func (r *Rig) Move(p game.Point) { r.put(r.raw(game.RawMove, p)) }

// Up releases the mouse at p, and steps.
func (r *Rig) Up(p game.Point) { r.put(r.raw(game.RawUp, p)) }

// Click presses and releases the mouse at p within one frame, and steps.
func (r *Rig) Click(p game.Point) {
	r.put(r.raw(game.RawMove, p), r.raw(game.RawDown, p), r.raw(game.RawUp, p))
}

// Clicks presses and releases the mouse n times within one frame, as a finger
// faster than a slow machine does, and steps.
func (r *Rig) Clicks(p game.Point, n int) {
	raws := []game.Raw{r.raw(game.RawMove, p)}
	for range n {
		raws = append(raws, r.raw(game.RawDown, p), r.raw(game.RawUp, p))
	}
	r.put(raws...)
}

// RightClick presses and releases the second button at p, and steps.
func (r *Rig) RightClick(p game.Point) {
	down, up := r.raw(game.RawDown, p), r.raw(game.RawUp, p)
	down.Button, up.Button = 2, 2
	r.put(down, up)
}

// Drag presses at from, moves to to in ten steps, and releases there.
func (r *Rig) Drag(from, to game.Point) {
	r.Carry(from, to)
	r.Up(to)
}

// Carry is a Drag that is not yet released.
func (r *Rig) Carry(from, to game.Point) {
	r.Down(from)
	for i := 1; i <= 10; i++ {
		k := float64(i) / 10
		r.Move(game.Point{X: from.X + k*(to.X-from.X), Y: from.Y + k*(to.Y-from.Y)})
	}
}

// Wheel turns the wheel over p by dy device-independent pixels, and steps.
func (r *Rig) Wheel(p game.Point, dy float64) {
	w := r.raw(game.RawWheel, p)
	w.DY = dy
	r.put(w)
}

// Touch taps at p with a finger, and steps.
func (r *Rig) Touch(p game.Point) {
	down, up := r.raw(game.RawDown, p), r.raw(game.RawUp, p)
	down.Touch, up.Touch = true, true
	down.Pointer, up.Pointer = 7, 7
	r.put(down, up)
}

// Slide draws a finger from one point to another in ten steps.
func (r *Rig) Slide(from, to game.Point) {
	finger := func(k game.RawKind, p game.Point) {
		raw := r.raw(k, p)
		raw.Touch, raw.Pointer = true, 7
		r.put(raw)
	}
	finger(game.RawDown, from)
	for i := 1; i <= 10; i++ {
		k := float64(i) / 10
		finger(game.RawMove, game.Point{X: from.X + k*(to.X-from.X), Y: from.Y + k*(to.Y-from.Y)})
	}
	finger(game.RawUp, to)
}

// Press presses and releases a key ("Enter", "z", "Ctrl+z"), and steps.
func (r *Rig) Press(key game.Key) {
	r.put(game.Raw{Kind: game.RawKey, Key: key}, game.Raw{Kind: game.RawKeyUp, Key: key})
}

// Hold presses a key and keeps it down; Release lets it go.
func (r *Rig) Hold(key game.Key) { r.put(game.Raw{Kind: game.RawKey, Key: key}) }

// Release lets a held key go, and steps.
func (r *Rig) Release(key game.Key) { r.put(game.Raw{Kind: game.RawKeyUp, Key: key}) }

// Type types characters, and steps.
func (r *Rig) Type(s string) { r.put(game.Raw{Kind: game.RawChars, Text: s}) }

// Blur takes the focus from the window, and steps.
func (r *Rig) Blur() { r.put(game.Raw{Kind: game.RawBlur}) }

// Focus gives the window the focus again.
func (r *Rig) Focus() { r.put(game.Raw{Kind: game.RawFocus}) }

// Drop drops files on the window, and steps.
func (r *Rig) Drop(files ...game.File) { r.put(game.Raw{Kind: game.RawFiles, Files: files}) }

// Open opens files as the system does with an installed page, and steps.
func (r *Rig) Open(files ...game.File) { r.put(game.Raw{Kind: game.RawOpened, Files: files}) }

// PressMirror presses the mirror's button with an ID, as a reader would, and
// steps. The test fails if it is not there or cannot be pressed.
func (r *Rig) PressMirror(id string) {
	r.t.Helper()
	it, ok := r.App.Mirror().Find(id)
	if !ok || it.Role != game.ButtonItem || it.Disabled {
		r.t.Fatalf("the mirror has no button %q to press: %+v", id, it)
	}
	r.put(game.Raw{Kind: game.RawMirror, ID: id})
}

func (r *Rig) put(raws ...game.Raw) {
	r.t.Helper()
	r.Script.Put(raws...)
	r.Step(frame)
}
