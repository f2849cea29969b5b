//go:build linux

package windowtest

import (
	"bufio"
	"bytes"
	"image"
	"image/png"
	"io"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"
)

// A screen is an X server in memory with a mouse and a keyboard.
type screen struct {
	t       testing.TB
	display string
	x       *xgb.Conn
	root    xproto.Window
	size    image.Point
	keys    map[xproto.Keysym]xproto.Keycode
}

// newScreen starts an X server. It ends with the test.
func newScreen(t testing.TB, w, h int) *screen {
	t.Helper()
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		t.Skip("Xvfb is not installed: these tests need it for a screen in memory")
	}
	cmd := exec.Command(path, "-displayfd", "3", "-screen", "0", geometry(w, h), "-noreset", "-nolisten", "tcp")
	r, told, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.ExtraFiles = []*os.File{told}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	told.Close()
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatalf("Xvfb does not start: %v", err)
	}
	xgb.Logger = log.New(io.Discard, "", 0)
	s := &screen{t: t, display: ":" + strings.TrimSpace(line), size: image.Pt(w, h)}
	if s.x, err = xgb.NewConnDisplay(s.display); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.x.Close)
	if err := xtest.Init(s.x); err != nil {
		t.Fatal(err)
	}
	s.root = xproto.Setup(s.x).DefaultScreen(s.x).Root
	s.readKeys()
	return s
}

func geometry(w, h int) string {
	return itoa(w) + "x" + itoa(h) + "x24"
}

func (s *screen) readKeys() {
	setup := xproto.Setup(s.x)
	first := setup.MinKeycode
	m, err := xproto.GetKeyboardMapping(s.x, first, byte(setup.MaxKeycode-first+1)).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	s.keys = map[xproto.Keysym]xproto.Keycode{}
	per := int(m.KeysymsPerKeycode)
	for i := 0; i+per <= len(m.Keysyms); i += per {
		if sym := m.Keysyms[i]; s.keys[sym] == 0 {
			s.keys[sym] = first + xproto.Keycode(i/per)
		}
	}
}

func (s *screen) fake(kind, detail byte, x, y int) {
	s.t.Helper()
	if err := xtest.FakeInputChecked(s.x, kind, detail, 0, s.root, int16(x), int16(y), 0).Check(); err != nil {
		s.t.Fatal(err)
	}
}

// The mouse, in pixels of the screen. Button 1 is the left one.
func (s *screen) move(p image.Point) { s.fake(xproto.MotionNotify, 0, p.X, p.Y) }
func (s *screen) down(button byte)   { s.fake(xproto.ButtonPress, button, 0, 0) }
func (s *screen) up(button byte)     { s.fake(xproto.ButtonRelease, button, 0, 0) }

// glide moves the mouse as a hand does: in steps that the program can follow.
func (s *screen) glide(from, to image.Point) {
	const steps = 12
	for i := 1; i <= steps; i++ {
		s.move(from.Add(to.Sub(from).Mul(i).Div(steps)))
		time.Sleep(8 * time.Millisecond)
	}
}

// named are the keys that have no letter.
var named = map[string]xproto.Keysym{
	"Enter": 0xff0d, "Tab": 0xff09, "Escape": 0xff1b, "Backspace": 0xff08, "Space": 0x20,
	"Ctrl": 0xffe3, "Shift": 0xffe1, "F1": 0xffbe, "F3": 0xffc0,
}

func (s *screen) code(key string) byte {
	s.t.Helper()
	sym, ok := named[key]
	if !ok {
		sym = xproto.Keysym(key[0])
	}
	code := s.keys[sym]
	if code == 0 {
		s.t.Fatalf("this keyboard has no %q", key)
	}
	return byte(code)
}

func (s *screen) keyDown(key string) { s.t.Helper(); s.fake(xproto.KeyPress, s.code(key), 0, 0) }
func (s *screen) keyUp(key string)   { s.t.Helper(); s.fake(xproto.KeyRelease, s.code(key), 0, 0) }

// windows lists the visible windows, the lowest first.
func (s *screen) windows() []xproto.Window {
	tree, err := xproto.QueryTree(s.x, s.root).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	var found []xproto.Window
	for _, w := range tree.Children {
		a, err := xproto.GetWindowAttributes(s.x, w).Reply()
		if err == nil && a.MapState == xproto.MapStateViewable {
			found = append(found, w)
		}
	}
	return found
}

// place returns where the inside of a window lies on the screen.
func (s *screen) place(w xproto.Window) image.Rectangle {
	g, err := xproto.GetGeometry(s.x, xproto.Drawable(w)).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	return image.Rect(int(g.X), int(g.Y), int(g.X)+int(g.Width), int(g.Y)+int(g.Height))
}

// focus gives a window the keyboard, as a window manager would.
func (s *screen) focus(w xproto.Window) {
	s.t.Helper()
	if err := xproto.SetInputFocusChecked(s.x, xproto.InputFocusParent, w, xproto.TimeCurrentTime).Check(); err != nil {
		s.t.Fatal(err)
	}
}

// stealFocus opens a small window of another program and gives it the focus.
func (s *screen) stealFocus() {
	s.t.Helper()
	w, err := xproto.NewWindowId(s.x)
	if err != nil {
		s.t.Fatal(err)
	}
	xproto.CreateWindow(s.x, 0, w, s.root, 2, 2, 30, 30, 0, xproto.WindowClassInputOutput, 0,
		xproto.CwOverrideRedirect, []uint32{1})
	if err := xproto.MapWindowChecked(s.x, w).Check(); err != nil {
		s.t.Fatal(err)
	}
	s.focus(w)
}

// lower puts a window under the others.
func (s *screen) lower(win xproto.Window) {
	s.t.Helper()
	err := xproto.ConfigureWindowChecked(s.x, win, xproto.ConfigWindowStackMode, []uint32{xproto.StackModeBelow}).Check()
	if err != nil {
		s.t.Fatal(err)
	}
}

// resize makes a window another size.
func (s *screen) resize(win xproto.Window, w, h int) {
	s.t.Helper()
	err := xproto.ConfigureWindowChecked(s.x, win, xproto.ConfigWindowWidth|xproto.ConfigWindowHeight,
		[]uint32{uint32(w), uint32(h)}).Check()
	if err != nil {
		s.t.Fatal(err)
	}
}

// grab returns what is on the screen.
func (s *screen) grab() *image.RGBA {
	s.t.Helper()
	img := image.NewRGBA(image.Rectangle{Max: s.size})
	r, err := xproto.GetImage(s.x, xproto.ImageFormatZPixmap, xproto.Drawable(s.root), 0, 0,
		uint16(s.size.X), uint16(s.size.Y), ^uint32(0)).Reply()
	if err != nil {
		s.t.Fatal(err)
	}
	for i := 0; i+3 < len(r.Data) && i+3 < len(img.Pix); i += 4 {
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = r.Data[i+2], r.Data[i+1], r.Data[i], 255
	}
	return img
}

var oddName = regexp.MustCompile(`[^a-zA-Z0-9]+`)

// picture leaves a picture of the screen for people, if they asked for it.
func (s *screen) picture(name string) {
	dir := os.Getenv("WYRMTABLE_PICTURES")
	if dir == "" {
		return
	}
	img := s.grab()
	for range 20 { // it may still be painting
		time.Sleep(300 * time.Millisecond)
		next := s.grab()
		if bytes.Equal(img.Pix, next.Pix) {
			break
		}
		img = next
	}
	f, err := os.Create(filepath.Join(dir, oddName.ReplaceAllString(s.t.Name()+" "+name, "-")+".png"))
	if err != nil {
		s.t.Error(err)
		return
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		s.t.Error(err)
	}
}
