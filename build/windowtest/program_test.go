//go:build linux

package windowtest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"
)

func itoa(n int) string { return strconv.Itoa(n) }

// patience is how long a test waits for what must come. It is only ever waited
// in full by a test that fails, so it may be generous to a slow machine.
const patience = 60 * time.Second

// built is the folder with the program, once a test has asked for it.
var built string

// build compiles the program once for all tests.
var build = sync.OnceValues(func() (bin string, err error) {
	if built, err = os.MkdirTemp("", "wyrmtable-windowtest"); err != nil {
		return "", err
	}
	bin = filepath.Join(built, "wyrmtable")
	out, err := exec.Command("go", "build", "-o", bin, "wyrmtable").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return bin, nil
})

func TestMain(m *testing.M) {
	code := m.Run()
	if built != "" {
		os.RemoveAll(built)
	}
	os.Exit(code)
}

// A program is one running copy of the game.
type program struct {
	t      testing.TB
	s      *screen
	dir    string // its data
	file   string // its mirror
	cmd    *exec.Cmd
	errs   *os.File // what it says to a terminal; a pipe would wait for what it leaves running
	window xproto.Window
	quit   func()        // asks it to end
	wait   time.Duration // for what must come
	ended  chan struct{}
	err    error // of the process, once ended
}

// start runs the program in a small window, a quarter of the usual pixels, which by
// software is there the sooner and leaves other tests the processor. What it shows and
// hears is the same. It is otherwise startIn.
func start(s *screen, dir string, flags ...string) *program {
	s.t.Helper()
	return startIn(s, dir, append([]string{"-window", "640x360"}, flags...)...)
}

// startIn runs the program with its data in dir, in French, and waits for its
// first screen. Flags are those of its command line; a word with "=" that does
// not begin with "-" is of its environment.
func startIn(s *screen, dir string, flags ...string) *program {
	s.t.Helper()
	bin, err := build()
	if err != nil {
		s.t.Fatal(err)
	}
	p := &program{t: s.t, s: s, dir: dir, file: filepath.Join(s.t.TempDir(), "mirror.json"), wait: patience}
	args := []string{"-mirror", p.file, "-lang", "fr"}
	if dir != "" {
		args = append(args, "-data", dir)
	}
	var env []string
	for _, f := range flags {
		if !strings.HasPrefix(f, "-") && strings.Contains(f, "=") {
			env = append(env, f)
		} else {
			args = append(args, f)
		}
	}
	p.cmd = exec.Command(bin, args...)
	p.cmd.Env = append(os.Environ(), env...)
	p.quit = func() { p.cmd.Process.Signal(syscall.SIGTERM) }
	p.open()
	return p
}

// open starts the command and waits for its window and its first screen.
func (p *program) open() {
	p.t.Helper()
	s := p.s
	p.ended = make(chan struct{})
	p.cmd.Env = append(p.cmd.Env, "DISPLAY="+s.display, "LIBGL_ALWAYS_SOFTWARE=1", "WAYLAND_DISPLAY=")
	var err error
	if p.errs, err = os.CreateTemp(p.t.TempDir(), "errs"); err != nil {
		p.t.Fatal(err)
	}
	defer p.errs.Close()
	p.cmd.Stderr = p.errs
	others := s.windows()
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	go func() {
		p.err = p.cmd.Wait()
		close(p.ended)
	}()
	p.t.Cleanup(p.kill)
	p.until("the first screen", func(m *mirror) bool { return len(m.Regions) > 0 })
	p.until("a window", func(*mirror) bool { return p.find(others) })
}

// find looks for the window of the program, which is none of the others, and reports
// whether it is there.
func (p *program) find(others []xproto.Window) bool {
	for _, w := range p.s.windows() {
		if !slices.Contains(others, w) && p.s.place(w).Dx() > 100 {
			p.window = w
		}
	}
	return p.window != 0
}

// said is what the program has said to a terminal.
func (p *program) said() string {
	data, err := os.ReadFile(p.errs.Name())
	if err != nil {
		return err.Error()
	}
	return string(data)
}

// kill ends the program as a power cut does.
func (p *program) kill() {
	p.cmd.Process.Kill()
	<-p.ended
	p.gone()
}

// gone waits until the screen has let go of the window of a program that has
// ended: the next one may get the same number, and would be taken for it.
func (p *program) gone() {
	for began := time.Now(); p.window != 0 && time.Since(began) < p.wait; time.Sleep(4 * time.Millisecond) {
		if _, err := xproto.GetWindowAttributes(p.s.x, p.window).Reply(); err != nil {
			p.window = 0
		}
	}
}

// close asks the program to end and waits for it.
func (p *program) close() {
	p.t.Helper()
	p.quit()
	select {
	case <-p.ended:
	case <-time.After(p.wait):
		p.t.Fatal("the program does not end")
	}
	p.gone()
	if p.err != nil {
		p.t.Errorf("the program ended with %v:\n%s", p.err, p.said())
	}
}

// mirror is what the program shows, in words.
type mirror struct {
	Title   string
	Window  [2]int
	Heard   int
	Regions []struct {
		ID, Label string
		Items     []item
	}
	Log []string
}

type item struct {
	ID, Label                 string
	Button, Pressed, Disabled bool
	Hint, Focused             bool
	At                        [4]float64
	region                    string
}

// items returns all items whose id begins with prefix.
func (m *mirror) items(prefix string) []item {
	var found []item
	for _, r := range m.Regions {
		for _, it := range r.Items {
			if strings.HasPrefix(it.ID, prefix) {
				it.region = r.Label
				found = append(found, it)
			}
		}
	}
	return found
}

// item returns the item with an id; it is zero if there is none.
func (m *mirror) item(id string) item {
	for _, it := range m.items(id) {
		if it.ID == id {
			return it
		}
	}
	return item{}
}

// String lists the mirror, an item a line.
func (m *mirror) String() string {
	var b strings.Builder
	fmt.Fprintln(&b, m.Title, m.Window)
	for _, r := range m.Regions {
		fmt.Fprintln(&b, "  "+r.ID, r.Label)
		for _, it := range r.Items {
			fmt.Fprintf(&b, "    %s %.60q pressed=%v disabled=%v focused=%v %.0f\n", it.ID, it.Label, it.Pressed, it.Disabled, it.Focused, it.At)
		}
	}
	for _, l := range m.Log {
		fmt.Fprintln(&b, "  >", l)
	}
	return b.String()
}

// says reports whether the words stand anywhere in the mirror.
func (m *mirror) says(words string) bool {
	all, _ := json.Marshal(m)
	quoted, _ := json.Marshal(words)
	return bytes.Contains(all, quoted[1:len(quoted)-1])
}

func (p *program) mirror() *mirror {
	m := &mirror{}
	data, err := os.ReadFile(p.file)
	if err == nil {
		err = json.Unmarshal(data, m)
	}
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		p.t.Fatal(err)
	}
	return m
}

// until waits for the mirror to be as wanted.
func (p *program) until(what string, ok func(m *mirror) bool) *mirror {
	p.t.Helper()
	for deadline := time.Now().Add(p.wait); ; time.Sleep(4 * time.Millisecond) {
		m := p.mirror()
		if ok(m) {
			return m
		}
		select {
		case <-p.ended:
			p.t.Fatalf("waiting for %s: the program ended with %v\n%s", what, p.err, p.said())
		default:
		}
		if time.Now().After(deadline) {
			p.s.picture("waiting for " + what)
			p.t.Fatalf("%s never comes; the screen says\n%s", what, m)
		}
	}
}

// see waits for words on the screen.
func (p *program) see(words string) *mirror {
	p.t.Helper()
	return p.until(strconv.Quote(words), func(m *mirror) bool { return m.says(words) })
}

// at waits for an item that the screen shows, and returns the middle of it on
// the screen.
func (p *program) at(id string) image.Point {
	p.t.Helper()
	m := p.until(id, func(m *mirror) bool { return m.item(id).At[2] > 0 })
	return p.middle(m.item(id))
}

func (p *program) middle(it item) image.Point {
	o := p.s.place(p.window).Min
	return o.Add(image.Pt(int(it.At[0]+it.At[2]/2), int(it.At[1]+it.At[3]/2)))
}

// hears does something with the mouse or keyboard and waits until the program
// has taken it in. What lasts shorter than a frame would be one thing to it, and
// it sees the mouse where it is by then.
func (p *program) hears(do func()) {
	p.t.Helper()
	before := p.mirror().Heard
	do()
	p.until("what was pressed", func(m *mirror) bool { return m.Heard > before })
}

func (p *program) down(button byte)   { p.t.Helper(); p.hears(func() { p.s.down(button) }) }
func (p *program) up(button byte)     { p.t.Helper(); p.hears(func() { p.s.up(button) }) }
func (p *program) keyDown(key string) { p.t.Helper(); p.hears(func() { p.s.keyDown(key) }) }
func (p *program) keyUp(key string)   { p.t.Helper(); p.hears(func() { p.s.keyUp(key) }) }

// press presses keys together: "Ctrl+z".
func (p *program) press(keys string) {
	p.t.Helper()
	list := strings.Split(keys, "+")
	last := len(list) - 1
	for _, k := range list[:last] {
		p.s.keyDown(k) // alone it means nothing
	}
	p.keyDown(list[last])
	p.keyUp(list[last])
	for _, k := range list[:last] {
		p.s.keyUp(k)
	}
}

// click presses and releases the left button on an item.
func (p *program) click(id string) {
	p.t.Helper()
	p.clickAt(p.at(id))
}

func (p *program) clickAt(at image.Point) {
	p.t.Helper()
	p.s.move(at)
	p.down(1)
	p.up(1)
}

// drag carries the mouse from one place to another with the button held.
func (p *program) drag(from, to image.Point) {
	p.t.Helper()
	p.carry(from, to)
	p.up(1)
}

func (p *program) carry(from, to image.Point) {
	p.t.Helper()
	p.s.move(from)
	p.down(1)
	p.s.glide(from, to)
}
