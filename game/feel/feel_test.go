//go:build unix && !js

package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// window is a feel that listens, driven by real input.
type window struct {
	t     *testing.T
	cmd   *exec.Cmd
	lines chan string
}

// open starts feel in a window of its own. It needs a display and xdotool.
func open(t *testing.T) *window {
	t.Helper()
	if os.Getenv("DISPLAY") == "" {
		t.Skip("no display: run under xvfb-run")
	}
	if _, err := exec.LookPath("xdotool"); err != nil {
		t.Skip("xdotool is not installed")
	}
	bin := filepath.Join(t.TempDir(), "feel")
	if out, err := exec.Command("go", "build", "-o", bin, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	w := &window{t: t, cmd: exec.Command(bin, "-listen"), lines: make(chan string, 1000)}
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := w.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.cmd.Process.Kill() })
	go func() {
		for s := bufio.NewScanner(out); s.Scan(); {
			w.lines <- s.Text()
		}
		close(w.lines)
	}()
	w.until("ready")
	return w
}

// do runs xdotool.
func (w *window) do(args string) {
	w.t.Helper()
	if out, err := exec.Command("xdotool", strings.Fields(args)...).CombinedOutput(); err != nil {
		w.t.Fatalf("xdotool %s: %v\n%s", args, err, out)
	}
}

// until returns what was heard up to a line that starts with the given word.
func (w *window) until(word string) []string {
	w.t.Helper()
	var heard []string
	for {
		select {
		case line, ok := <-w.lines:
			if ok {
				heard = append(heard, line)
			}
			if strings.HasPrefix(line, word) && ok {
				return heard
			}
			if !ok {
				w.t.Fatalf("the window closed; heard %q, not %q", heard, word)
			}
		case <-time.After(20 * time.Second):
			w.t.Fatalf("heard %q, not %q", heard, word)
		}
	}
}

// expect runs xdotool and checks what is heard, up to the last thing wanted.
// Hovering is left out: how often it is told depends on the frames.
func (w *window) expect(args string, want ...string) {
	w.t.Helper()
	w.do(args)
	got := slices.DeleteFunc(w.until(want[len(want)-1]), func(s string) bool { return s == "hover" })
	if !slices.Equal(got, want) {
		w.t.Errorf("xdotool %s: heard %q, want %q", args, got, want)
	}
}

// quiet checks that nothing more is heard. A key marks the end.
func (w *window) quiet() {
	w.t.Helper()
	w.expect("keydown F1", "down help")
	w.expect("keyup F1", "up help")
}

func TestRealInput(t *testing.T) {
	w := open(t)
	w.do("mousemove 600 350")
	w.until("hover")
	for range 3 {
		w.expect("click 1", "press", "tap")
	}
	w.quiet()

	w.expect("mousedown 1", "press")
	w.expect("mousemove 640 350", "start")
	w.expect("mousemove 680 350 mouseup 1", "drop")

	w.expect("mousedown 1", "press")
	w.expect("mousemove 640 350", "start")
	w.expect("mousedown 3", "cancel", "dragcancel")
	w.do("mouseup 3 mousemove 700 360 mouseup 1")
	w.quiet()

	w.expect("click 3", "alttap")
	w.do("click 2")
	w.quiet()

	w.expect("mousedown 1", "press")
	w.expect("mousemove 1200 700", "start") // outside the window
	w.expect("mouseup 1", "drop")

	for key, action := range map[string]string{"h": "hand", "z": "zoom", "ctrl+z": "undo"} {
		w.expect("keydown "+key, "down "+action)
		w.expect("keyup "+key, "up "+action)
	}
	w.expect("keydown Return", "down confirm")
	w.expect("sleep 1 keyup Return", "up confirm") // held for a second: once
	w.quiet()
}

// The focus is taken away in the middle of a drag; the button comes up later.
func TestRealFocusLoss(t *testing.T) {
	w := open(t)
	id, err := exec.Command("xdotool", "search", "--name", "^feel$").Output()
	if err != nil {
		t.Fatal(err)
	}
	mine := strings.Fields(string(id))[0]
	w.do("mousemove 600 350")
	w.until("hover")
	w.expect("mousedown 1", "press")
	w.expect("mousemove 640 350", "start")
	other := exec.Command(w.cmd.Path, "-listen")
	if err := other.Start(); err != nil { // its window takes the focus
		t.Fatal(err)
	}
	defer other.Process.Kill()
	w.expect("sleep 0", "cancel", "dragcancel")
	w.do("mouseup 1 sleep .2")
	other.Process.Kill()
	other.Wait()
	w.do("sleep .3 windowfocus --sync " + mine + " sleep .3")
	w.quiet() // the late release is no press, no tap and no drop
	w.expect("click 1", "press", "tap")
}

// pressCross sends what a window manager sends when the cross is pressed.
func pressCross(t *testing.T, win xproto.Window) {
	t.Helper()
	x, err := xgb.NewConn()
	if err != nil {
		t.Fatal(err)
	}
	defer x.Close()
	atom := func(name string) xproto.Atom {
		r, err := xproto.InternAtom(x, false, uint16(len(name)), name).Reply()
		if err != nil {
			t.Fatal(err)
		}
		return r.Atom
	}
	e := xproto.ClientMessageEvent{
		Format: 32, Window: win, Type: atom("WM_PROTOCOLS"),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{uint32(atom("WM_DELETE_WINDOW")), 0, 0, 0, 0}),
	}
	if err := xproto.SendEventChecked(x, false, win, 0, string(e.Bytes())).Check(); err != nil {
		t.Fatal(err)
	}
}

func TestRealClosing(t *testing.T) {
	w := open(t)
	id, err := exec.Command("xdotool", "search", "--name", "^feel$").Output()
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(strings.Fields(string(id))[0])
	if err != nil {
		t.Fatal(err)
	}
	pressCross(t, xproto.Window(n))
	w.until("left")
	if err := w.cmd.Wait(); err != nil {
		t.Errorf("closed by its window: %v", err)
	}
	w = open(t)
	if err := w.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	w.until("left")
	if err := w.cmd.Wait(); err != nil {
		t.Errorf("interrupted: %v", err)
	}
}
