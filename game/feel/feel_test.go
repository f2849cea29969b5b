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

// heard checks what was heard since the last time. A last key marks the end.
func (w *window) heard(want ...string) {
	w.t.Helper()
	w.do("key F1")
	got := w.until("up help")
	if got = got[:max(len(got)-2, 0)]; !slices.Equal(got, want) {
		w.t.Errorf("heard %q, want %q", got, want)
	}
}

func TestRealInput(t *testing.T) {
	w := open(t)
	w.do("mousemove 320 240 click 1 sleep .1 click 1 sleep .1 click 1 sleep .1")
	w.heard("tap", "tap", "tap")
	w.do("mousemove 320 240 sleep .1 mousedown 1 sleep .1 mousemove 360 240 sleep .1 mousemove 400 250 sleep .1 mouseup 1 sleep .1")
	w.heard("start", "drop")
	w.do("mousedown 1 sleep .1 mousemove 450 240 sleep .1 click 3 sleep .1 mousemove 500 250 sleep .1 mouseup 1 sleep .1")
	w.heard("start", "cancel", "dragcancel")
	w.do("click 3 sleep .1 click 2 sleep .1")
	w.heard("alttap")
	w.do("mousemove 320 240 mousedown 1 sleep .1 mousemove 1000 700 sleep .1 mouseup 1 sleep .1")
	w.heard("start", "drop") // released outside: told, with its place
	w.do("mousemove 320 240 keydown h sleep .1 keyup h sleep .1 key z sleep .1 key ctrl+z sleep .1")
	w.heard("down hand", "up hand", "down zoom", "up zoom", "down undo", "up undo")
	w.do("keydown Return sleep 1 keyup Return sleep .1")
	w.heard("down confirm", "up confirm") // held for a second: once
}

// The focus is taken away in the middle of a drag; the button comes up later.
func TestRealFocusLoss(t *testing.T) {
	w := open(t)
	id, err := exec.Command("xdotool", "search", "--name", "^feel$").Output()
	if err != nil {
		t.Fatal(err)
	}
	mine := strings.Fields(string(id))[0]
	other := exec.Command(w.cmd.Path, "-listen")
	w.do("mousemove 320 240 sleep .1 mousedown 1 sleep .1 mousemove 400 250 sleep .1")
	w.until("start")
	if err := other.Start(); err != nil { // its window takes the focus
		t.Fatal(err)
	}
	defer other.Process.Kill()
	if got := w.until("dragcancel"); !slices.Equal(got, []string{"cancel", "dragcancel"}) {
		t.Errorf("on losing the focus heard %q", got)
	}
	w.do("mouseup 1 sleep .2")
	other.Process.Kill()
	other.Wait()
	w.do("sleep .3 windowfocus --sync " + mine + " sleep .2")
	w.heard() // the late release is no press, no tap and no drop
	w.do("click 1 sleep .1")
	w.heard("tap")
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
