//go:build linux

package windowtest

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/jezek/xgb/xproto"
)

// Wine is Windows for a program that is run in a test: a folder with its own
// drive, its own settings of the system, and one person who works there.
type wine struct {
	t       testing.TB
	s       *screen
	program string // the Windows program
	loader  string // what runs it
	server  string // what all programs under it share; it outlives them for a while
	env     []string
	prefix  string // the folder that holds its drive
	directX string // why nothing is drawn with DirectX; "" if it is, or nobody knows yet
}

// person has a folder on the drive that is named like people are named.
const person = "Éloïse Dupré"

// newWine lays out a Wine of its own that uses one screen for all its programs,
// or skips the test with the reason why none can be had.
func newWine(t testing.TB, s *screen) *wine {
	t.Helper()
	w := &wine{t: t, s: s, loader: firstOf("/usr/lib/wine/wine64", "wine64", "wine"),
		server: firstOf("/usr/lib/wine/wineserver64", "wineserver")}
	if runtime.GOARCH != "amd64" || w.loader == "" || w.server == "" {
		t.Skip("no 64-bit Wine here: the Windows program is not run")
	}
	dir := t.TempDir()
	w.prefix = filepath.Join(dir, "Préfixe de Wine")
	home := filepath.Join(dir, "home")
	if err := errors.Join(os.Mkdir(w.prefix, 0o755), os.Mkdir(home, 0o755)); err != nil {
		t.Fatal(err)
	}
	w.env = append(os.Environ(), "DISPLAY="+s.display, "WINEPREFIX="+w.prefix, "WINEARCH=win64", "WINEDEBUG=-all",
		// Neither a browser nor .NET to install, and no entries for the menu of this desktop.
		"WINEDLLOVERRIDES=mscoree,mshtml=;winemenubuilder.exe=d",
		"HOME="+home, "USER="+person, "LC_ALL=C.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1")
	w.run(w.server, "-p60") // it stays for a minute between two programs, and with it what starts slowly
	t.Cleanup(func() { w.run(w.server, "-k") })
	w.run(w.loader, "wineboot", "-i")
	// A Windows of today; an older one is not asked for DirectX.
	w.run(w.loader, "reg", "add", `HKCU\Software\Wine`, "/v", "Version", "/d", "win10", "/f")
	w.chance()
	w.program = w.build()
	return w
}

// firstOf returns the first of the programs that there is, or nothing.
func firstOf(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// run runs a command of Wine and waits for it, but not for what it leaves running:
// that would hold a pipe open, so what is said goes to a file.
func (w *wine) run(name string, args ...string) {
	w.t.Helper()
	said, err := os.Create(filepath.Join(filepath.Dir(w.prefix), "said"))
	if err != nil {
		w.t.Fatal(err)
	}
	defer said.Close()
	cmd := exec.Command(name, args...)
	cmd.Env, cmd.Stdout, cmd.Stderr = w.env, said, said
	if err := cmd.Run(); err != nil {
		text, _ := os.ReadFile(said.Name())
		w.t.Fatalf("%s: %v\n%s", cmd, err, text)
	}
}

// mingw compiles for Windows.
const mingw = "x86_64-w64-mingw32-gcc"

// chance adds the library that programs made by Go take chance from, where Wine
// is too old to have it.
func (w *wine) chance() {
	w.t.Helper()
	dll := w.drive("windows", "system32", "bcryptprimitives.dll")
	if _, err := os.Stat(dll); !errors.Is(err, fs.ErrNotExist) {
		return
	}
	if firstOf(mingw) == "" {
		w.t.Skip("this Wine has no bcryptprimitives.dll, and no " + mingw + " makes one: the Windows program is not run")
	}
	w.run(mingw, "-O2", "-shared", "-o", dll, "testdata/bcryptprimitives.c", "-ladvapi32")
}

// build compiles the program into a folder like players have them.
func (w *wine) build() string {
	w.t.Helper()
	exe := filepath.Join(w.t.TempDir(), "Jeux d’été", "wyrmtable.exe")
	// With the flags of build/release as far as they concern compiling: so that is done
	// once for both.
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w -H=windowsgui", "-o", exe, "wyrmtable")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=windows", "GOARCH=amd64")
	if out, err := cmd.CombinedOutput(); err != nil {
		w.t.Fatalf("%v\n%s", err, out)
	}
	return exe
}

// drive returns the path of what lies on the drive C: by our names.
func (w *wine) drive(path ...string) string {
	return filepath.Join(append([]string{w.prefix, "drive_c"}, path...)...)
}

// roaming is %APPDATA%.
func (w *wine) roaming() string { return w.drive("users", person, "AppData", "Roaming") }

// onZ is how Windows programs call a file of ours: all our files are their drive Z:.
func onZ(path string) string { return "Z:" + strings.ReplaceAll(path, "/", `\`) }

// start runs the program as Windows does that has no flags for it but where the
// mirror goes: in French, with its data in %APPDATA%.
func (w *wine) start(t testing.TB, flags ...string) *program {
	t.Helper()
	s := *w.s
	s.t = t
	p := &program{t: t, s: &s, dir: filepath.Join(w.roaming(), "wyrmtable")}
	p.file = filepath.Join(t.TempDir(), "mirror.json")
	p.wait = 3 * patience // everything goes through one server, and DirectX through OpenGL
	args, env := []string{w.program, "-mirror", onZ(p.file), "-lang", "fr"}, slices.Clone(w.env)
	for _, f := range flags {
		if !strings.HasPrefix(f, "-") && strings.Contains(f, "=") {
			env = append(env, f)
		} else {
			args = append(args, f)
		}
	}
	p.cmd = exec.Command(w.loader, args...)
	p.cmd.Env = env
	p.quit = func() { s.tell(p.window, "WM_DELETE_WINDOW") }
	p.open()
	p.forward()
	return p
}

// clean takes away what programs before have kept.
func (w *wine) clean(t testing.TB) {
	if err := os.RemoveAll(filepath.Join(w.roaming(), "wyrmtable")); err != nil {
		t.Fatal(err)
	}
}

// setDPI sets how many dots an inch of the screen has, for programs that start from
// then on: 96 are 100 %.
func (w *wine) setDPI(dpi int) {
	w.t.Helper()
	w.run(w.loader, "reg", "add", `HKCU\Control Panel\Desktop`,
		"/v", "LogPixels", "/t", "REG_DWORD", "/d", itoa(dpi), "/f")
}

// scale tells the window of the game that its screen has so many dots an inch now.
func (w *wine) scale(dpi int) {
	w.t.Helper()
	exe := filepath.Join(w.t.TempDir(), "scale.exe")
	w.run(mingw, "-O2", "-o", exe, "testdata/scale.c")
	w.run(w.loader, exe, itoa(dpi))
}

// forward gives a program in Wine the keyboard: it takes it when it is told to.
func (p *program) forward() {
	p.t.Helper()
	p.s.tell(p.window, "WM_TAKE_FOCUS")
}

// tell sends a window what a window manager does: here there is none.
func (s *screen) tell(w xproto.Window, protocol string) {
	s.t.Helper()
	atom := func(name string) uint32 {
		a, err := xproto.InternAtom(s.x, false, uint16(len(name)), name).Reply()
		if err != nil {
			s.t.Fatal(err)
		}
		return uint32(a.Atom)
	}
	e := xproto.ClientMessageEvent{Format: 32, Window: w, Type: xproto.Atom(atom("WM_PROTOCOLS")),
		Data: xproto.ClientMessageDataUnionData32New([]uint32{atom(protocol), xproto.TimeCurrentTime, 0, 0, 0})}
	if err := xproto.SendEventChecked(s.x, false, w, xproto.EventMaskNoEvent, string(e.Bytes())).Check(); err != nil {
		s.t.Fatal(err)
	}
}
