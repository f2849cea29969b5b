//go:build !js

package game

import (
	"image"
	"io/fs"
	"os"
	"os/signal"
	"runtime/debug"
	"sync/atomic"
	"syscall"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// pageAddress is that of the page a link has last come from.
func pageAddress(s *Settings) string { return s.Page }

const (
	canQuit     = true
	asyncWrites = true
)

// How the program rests: nothing has happened for restAfter, so each frame
// waits restFor more. The mouse button is sticky until the next frame, so a
// short click is still heard, restFor later at most.
const (
	restAfter = 500 * time.Millisecond
	restFor   = 16 * time.Millisecond
)

func (a *App) rest() {
	if a.window != nil && a.opt.Now()-a.lastUse > restAfter {
		time.Sleep(restFor)
	}
}

// platform is what the window needs beside the scenes.
type platform struct {
	window *window // nil when stepped by hand
}

// Run opens the window and runs the app to its end. It returns nil when the
// player has quit.
func (a *App) Run() error {
	// Pictures in the making come and go by the megabyte; a frame makes no
	// garbage. So collecting twice as often costs little, and less of the heap is
	// what once was.
	debug.SetGCPercent(50)
	w := &window{app: a}
	a.window, a.opt.Source = w, w
	a.limitMemory()
	go w.hearSignals()
	ebiten.SetWindowTitle(a.ctx.T(a.opt.Title))
	ebiten.SetWindowIcon(icons())
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(320, 240, -1, -1)
	ebiten.SetWindowClosingHandled(true)
	size := [2]int{a.settings.WindowW, a.settings.WindowH}
	if a.opt.Window != [2]int{} {
		size = a.opt.Window
	}
	ebiten.SetWindowSize(size[0], size[1])
	a.applyWindow()
	return loop(a, &ebiten.RunGameOptions{SingleThread: true, X11ClassName: "wyrmtable", X11InstanceName: "wyrmtable"})
}

// limitMemory has the collector work harder rather than let the heap grow
// beyond what painting a screen of so many pixels needs: pictures as large as
// the window come and go then, and garbage of that size is soon collected.
func (a *App) limitMemory() {
	if a.window != nil {
		debug.SetMemoryLimit(heapBase + heapPixel*int64(a.view.PxW*a.view.PxH))
	}
}

const (
	heapBase  = 32 << 20
	heapPixel = 20 // bytes: a mat, what it is painted from, and pictures for a screen
)

// applyWindow makes the window what the settings say.
func (a *App) applyWindow() {
	if a.window == nil {
		return
	}
	if ebiten.IsFullscreen() != a.settings.Fullscreen {
		ebiten.SetFullscreen(a.settings.Fullscreen)
	}
	ebiten.SetWindowTitle(a.ctx.T(a.opt.Title))
}

// ResizeWindow makes the window w by h device-independent pixels, and keeps
// that in the settings.
func (c *Context) ResizeWindow(w, h int) {
	c.Settings.WindowW, c.Settings.WindowH = w, h
	if c.app.window != nil && !ebiten.IsFullscreen() {
		ebiten.SetWindowSize(w, h)
	}
	c.SettingsChanged()
}

// unread reports whether nobody reads the mirror: a window has no page for it.
func (a *App) unread() bool { return a.window != nil && a.opt.Watch == nil }

func (a *App) placeInputs() {} // characters come from the keyboard

func pickFile(*App, string) bool { return false }

type mirrorPage struct{}

// show tells the mirror to whoever watches.
func (mirrorPage) show(a *App, _, next Mirror) {
	if a.opt.Watch != nil {
		a.opt.Watch(Told{next, a.view, a.heard})
	}
}

// window is the Source of a native window. Ebitengine tells states, once a
// frame; window makes events of their changes.
type window struct {
	app     *App
	stop    atomic.Bool // the system asked the program to end
	down    [3]bool
	ignore  [3]bool // pressed while unfocused: not ours until released
	at      image.Point
	inside  bool
	stirred bool // the mouse has moved since its left button went down
	focused bool
	ever    bool // the window had the focus once; without a window manager it may never
	touches []ebiten.TouchID
	where   map[ebiten.TouchID]image.Point
	keys    []ebiten.Key
	held    map[ebiten.Key]heldKey
	chars   []rune
}

// heldKey is a key that is down.
type heldKey struct {
	key  Key
	next time.Duration // when it repeats
}

const (
	repeatAfter = 400 * time.Millisecond
	repeatEvery = 60 * time.Millisecond
)

var buttons = [3]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonMiddle, ebiten.MouseButtonRight}

// Poll implements Source.
func (w *window) Poll(dst []Raw) []Raw {
	w.closing()
	dst = w.pollFocus(dst)
	dst = w.pollMouse(dst)
	dst = w.pollTouches(dst)
	dst = w.pollKeys(dst)
	if files := ebiten.DroppedFiles(); files != nil {
		dst = append(dst, Raw{Kind: RawFiles, Files: readDropped(files)})
	}
	return dst
}

// hearSignals waits for the system to ask the program to end. The loop does so
// in its next step; if it has none, being stuck or minimised, nothing is lost
// by ending without it, as every action is saved.
func (w *window) hearSignals() {
	heard := make(chan os.Signal, 1)
	signal.Notify(heard, syscall.SIGINT, syscall.SIGTERM)
	<-heard
	w.stop.Store(true)
	time.Sleep(5 * time.Second)
	os.Exit(0)
}

// closing hears the window's cross and the system's signals.
func (w *window) closing() {
	if w.stop.Load() || ebiten.IsWindowBeingClosed() {
		w.app.quit = true
	}
	if !w.app.quit || ebiten.IsFullscreen() || w.app.opt.Window != [2]int{} {
		return
	}
	s := &w.app.settings
	if ww, wh := ebiten.WindowSize(); (ww != s.WindowW || wh != s.WindowH) && ww > 0 && wh > 0 {
		s.WindowW, s.WindowH = ww, wh
		_ = w.app.saveSettings() // already told, if it cannot be written
	}
}

func (w *window) pollFocus(dst []Raw) []Raw {
	focused := ebiten.IsFocused()
	w.ever = w.ever || focused
	if focused == w.focused {
		return dst
	}
	w.focused = focused
	if focused {
		return append(dst, Raw{Kind: RawFocus})
	}
	w.ignore = w.down
	clear(w.held)
	return append(dst, Raw{Kind: RawBlur})
}

func (w *window) pollMouse(dst []Raw) []Raw {
	x, y := ebiten.CursorPosition()
	var down [3]bool
	for i, b := range buttons {
		down[i] = ebiten.IsMouseButtonPressed(b)
	}
	dst = w.mouse(dst, image.Pt(x, y), down)
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		const notch = 53 // device-independent pixels a notch scrolls
		raw := w.mouseAt(w.at)
		raw.Kind, raw.DX, raw.DY = RawWheel, dx*notch, dy*notch
		dst = append(dst, raw)
	}
	return dst
}

// mouseAt is what the mouse does at a pixel. Half a pixel in: a position names a
// pixel, not its corner.
func (w *window) mouseAt(at image.Point) Raw {
	return Raw{X: float64(at.X) + .5, Y: float64(at.Y) + .5}
}

// mouse tells what has changed since the frame before: where the mouse is, and
// which of its buttons are down.
func (w *window) mouse(dst []Raw, at image.Point, down [3]bool) []Raw {
	// A frame tells no order. One who has not moved while the button was down, and
	// now has, and has let go, has clicked and gone on: a drag would have been
	// seen on its way.
	if w.down[0] && !down[0] && !w.stirred && at != w.at {
		dst = w.pollButton(0, false, w.mouseAt(w.at), dst)
	}
	raw := w.mouseAt(at)
	inside := at.In(image.Rect(0, 0, w.app.view.PxW, w.app.view.PxH))
	if at != w.at || inside != w.inside {
		w.at = at
		w.stirred = w.stirred || w.down[0]
		switch {
		case inside || w.down[0]:
			raw.Kind = RawMove
			dst = append(dst, raw)
		case w.inside:
			dst = append(dst, Raw{Kind: RawLeave})
		}
		w.inside = inside
	}
	for i := range down {
		dst = w.pollButton(i, down[i], raw, dst)
	}
	if !w.down[0] {
		w.stirred = false
	}
	return dst
}

// pollButton tells a button's change. What is pressed or released while the
// window has not the focus was not meant for it: X11 even makes a press of its
// own up when a grabbed button is released.
func (w *window) pollButton(i int, down bool, raw Raw, dst []Raw) []Raw {
	changed := down != w.down[i]
	w.down[i] = down
	if !changed {
		return dst
	}
	if down && w.ever && !w.focused {
		w.ignore[i] = true
	}
	if w.ignore[i] {
		w.ignore[i] = down
		return dst
	}
	raw.Button = i
	raw.Kind = RawUp
	if down {
		raw.Kind = RawDown
	}
	return append(dst, raw)
}

func (w *window) pollTouches(dst []Raw) []Raw {
	if w.where == nil {
		w.where = map[ebiten.TouchID]image.Point{}
	}
	w.touches = inpututil.AppendJustReleasedTouchIDs(w.touches[:0])
	for _, id := range w.touches {
		dst = append(dst, touchRaw(RawUp, id, w.where[id]))
		delete(w.where, id)
	}
	w.touches = ebiten.AppendTouchIDs(w.touches[:0])
	for _, id := range w.touches {
		x, y := ebiten.TouchPosition(id)
		at := image.Pt(x, y)
		old, known := w.where[id]
		w.where[id] = at
		switch {
		case !known:
			dst = append(dst, touchRaw(RawDown, id, at))
		case old != at:
			dst = append(dst, touchRaw(RawMove, id, at))
		}
	}
	return dst
}

func touchRaw(k RawKind, id ebiten.TouchID, at image.Point) Raw {
	return Raw{Kind: k, Pointer: int(id), Touch: true, X: float64(at.X) + .5, Y: float64(at.Y) + .5}
}

func (w *window) pollKeys(dst []Raw) []Raw {
	if w.held == nil {
		w.held = map[ebiten.Key]heldKey{}
	}
	now := w.app.opt.Now()
	w.keys = inpututil.AppendJustPressedKeys(w.keys[:0])
	mods := modsHeld()
	for _, k := range w.keys {
		name := keyName(k)
		if name == "" {
			continue
		}
		w.held[k] = heldKey{name.With(mods), now + repeatAfter}
		dst = append(dst, Raw{Kind: RawKey, Key: name.With(mods)})
	}
	for k, h := range w.held {
		switch {
		case !ebiten.IsKeyPressed(k):
			delete(w.held, k)
			dst = append(dst, Raw{Kind: RawKeyUp, Key: h.key})
		case now >= h.next:
			w.held[k] = heldKey{h.key, now + repeatEvery}
			dst = append(dst, Raw{Kind: RawKey, Key: h.key, Repeat: true})
		}
	}
	w.chars = ebiten.AppendInputChars(w.chars[:0])
	if len(w.chars) > 0 {
		dst = append(dst, Raw{Kind: RawChars, Text: string(w.chars)})
	}
	return dst
}

func modsHeld() (m Mods) {
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		m |= Ctrl
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		m |= Alt
	}
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		m |= Shift
	}
	return m
}

// keyName names a key: by its letter if it prints one on this keyboard, except
// on the row of digits, where AZERTY has é and à.
func keyName(k ebiten.Key) Key {
	switch k {
	case ebiten.KeyControl, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyShift, ebiten.KeyShiftLeft, ebiten.KeyShiftRight,
		ebiten.KeyAlt, ebiten.KeyAltLeft, ebiten.KeyAltRight,
		ebiten.KeyMeta, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return ""
	}
	if k < ebiten.KeyDigit0 || k > ebiten.KeyDigit9 {
		if r, size := utf8.DecodeRuneInString(ebiten.KeyName(k)); unicode.IsLetter(r) && size == len(ebiten.KeyName(k)) {
			return Key(unicode.ToLower(r))
		}
	}
	name := k.String()
	if len(name) == 1 {
		return Key(unicode.ToLower(rune(name[0])))
	}
	return Key(name)
}

// readDropped reads what was dropped on the window. Folders are left out.
func readDropped(dropped fs.FS) []File {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return []File{{Err: err}}
	}
	var files []File
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		f := File{Name: e.Name()}
		if info, err := e.Info(); err == nil && info.Size() > maxFile {
			f.Err = errTooLarge
		} else {
			f.Data, f.Err = fs.ReadFile(dropped, e.Name())
		}
		files = append(files, f)
	}
	return files
}
