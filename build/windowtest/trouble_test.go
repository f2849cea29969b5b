//go:build linux

package windowtest

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// menuLives checks that the menu answers: the settings open and close.
func (p *program) menuLives() {
	p.t.Helper()
	p.click("settings")
	p.until("the settings", func(m *mirror) bool { return m.item("back").ID != "" })
	p.press("Escape")
	p.until("the menu", func(m *mirror) bool { return m.item("tile-dracoliath").ID != "" })
}

func TestNoSoundCard(t *testing.T) {
	s := desk(t)
	p := start(s, t.TempDir(), "ALSA_CONFIG_PATH=/dev/null")
	p.click("settings")
	p.see("Pas de son")
	p.press("Escape")
	p.begin()
	p.act(rand.New(rand.NewPCG(1, 1)), false)
	p.close()
}

// There is no place for data at all: the game goes on without.
func TestNoFolder(t *testing.T) {
	s := desk(t)
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	p := start(s, filepath.Join(file, "folder"))
	p.see("Pas de dossier pour les données")
	s.picture("notice")
	p.menuLives()
	p.begin()
	p.act(rand.New(rand.NewPCG(1, 1)), false)
	p.close()
}

// tiny mounts a small file system on a new folder.
func tiny(t *testing.T, options string) string {
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, options); err != nil {
		t.Skipf("a disk to fill up cannot be mounted here (%v): run as root", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	return dir
}

// notKept checks a match on a disk that cannot be written: it is said once, and
// played on.
func (p *program) notKept() {
	p.t.Helper()
	p.click("tile-dracoliath")
	p.click("several")
	p.setup()
	p.click("options")
	p.click("begin.0")
	p.click("start")
	m := p.see("Enregistrement impossible")
	if n := strings.Count(m.String(), "Enregistrement impossible"); n != 1 {
		p.t.Errorf("it is said %d times", n)
	}
	p.s.picture("notice")
	p.until("the notice gone", func(m *mirror) bool { return !m.says("Enregistrement impossible") })
	rnd := rand.New(rand.NewPCG(1, 1))
	for range 3 {
		p.act(rnd, false)
		if p.mirror().says("Enregistrement impossible") {
			p.t.Error("it is said again")
		}
	}
	p.close()
}

func TestFullDisk(t *testing.T) {
	s := desk(t)
	dir := tiny(t, "size=64k")
	quick(t, dir)
	p := start(s, dir, "-seed", "5")
	// Another program fills it.
	f, err := os.Create(filepath.Join(dir, "filler"))
	if err != nil {
		t.Fatal(err)
	}
	for err == nil {
		_, err = f.Write(make([]byte, 4096))
	}
	f.Close()
	p.notKept()
}

func TestReadOnlyDisk(t *testing.T) {
	s := desk(t)
	dir := tiny(t, "size=64k")
	quick(t, dir)
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	p := start(s, dir, "-seed", "5")
	p.notKept()
}

func TestDamagedSettings(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	broken := []byte(`{"version":1,"lang":"fr","speed":`)
	if err := os.WriteFile(filepath.Join(dir, settingsFile), broken, 0o644); err != nil {
		t.Fatal(err)
	}
	p := start(s, dir)
	p.see("Réglages endommagés")
	s.picture("notice")
	p.menuLives()
	p.close()
	found := false
	files, _ := filepath.Glob(filepath.Join(dir, "settings*"))
	for _, f := range files {
		data, _ := os.ReadFile(f)
		found = found || bytes.Equal(data, broken)
	}
	if !found {
		t.Errorf("the old settings are gone; there are %v", files)
	}
}

// seal writes a save file as the program does: a line about the data, and the
// data.
func seal(t *testing.T, file, name string, data []byte) {
	t.Helper()
	sum := sha256.Sum256(data)
	line, err := json.Marshal(map[string]any{
		"wyrmtable": 1, "size": len(data), "sha256": hex.EncodeToString(sum[:8]),
		"head": map[string]any{"id": "x", "name": name, "game": "dracoliath", "saved": "2026-01-02T03:04:05Z"},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, append(append(line, '\n'), data...), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A save cut short, a foreign file, and a save with a card that nobody knows:
// each is told in one line and left alone, and the menu lives.
func TestBadSaves(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	p := start(s, dir, "-seed", "5")
	p.begin()
	p.act(rand.New(rand.NewPCG(1, 1)), false)
	p.actions(1)
	p.close()
	k := mustAutosave(t, dir)
	whole, err := os.ReadFile(k.file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(k.file); err != nil {
		t.Fatal(err)
	}
	os.Remove(k.file + ".bak")

	unknown := bytes.Replace(k.data, []byte("souffle-ardent"), []byte("souffle-inconnu"), 1)
	if bytes.Equal(unknown, k.data) {
		t.Fatal("the save does not name its cards")
	}
	seal(t, filepath.Join(dir, "unknown.wyrm"), "Carte inconnue", unknown)
	files := map[string][]byte{"cut.wyrm": whole[:len(whole)-20], "foreign.wyrm": []byte("PK\x03\x04 something else")}
	for name, data := range files {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files["unknown.wyrm"], _ = os.ReadFile(filepath.Join(dir, "unknown.wyrm"))

	p = start(s, dir)
	p.click("saves")
	p.see("cut.wyrm")
	p.see("foreign.wyrm")
	p.see("Carte inconnue")
	s.picture("list")
	p.click("do.0")
	p.see("souffle-inconnu")
	s.picture("refused")
	p.press("Escape")
	p.until("the menu", func(m *mirror) bool { return m.item("tile-dracoliath").ID != "" })
	p.menuLives()
	p.close()
	for name, data := range files {
		if now, err := os.ReadFile(filepath.Join(dir, name)); err != nil || !bytes.Equal(now, data) {
			t.Errorf("%s is not as it was (%v)", name, err)
		}
	}
}

// The second copy goes on with the match that the first one plays. Both play
// on, and both matches are kept.
func TestTwoCopies(t *testing.T) {
	s := desk(t)
	dir := t.TempDir()
	quick(t, dir)
	rnd := rand.New(rand.NewPCG(3, 3))
	a := start(s, dir, "-seed", "5")
	a.begin()
	a.act(rnd, false)
	a.actions(1)
	b := start(s, dir) // its window lies over the other's
	b.click("resume")
	b.act(rnd, false)
	b.act(rnd, false)
	b.actions(3)
	s.lower(b.window)
	s.focus(a.window)
	a.until("word of the other copy", func(m *mirror) bool {
		return slices.ContainsFunc(m.Log, func(line string) bool { return strings.Contains(line, "aussi jouée dans une autre fenêtre") })
	})
	a.act(rnd, false)
	a.actions(2)
	a.close()
	b.close()
	lengths := map[int]bool{}
	for _, k := range readGames(t, dir) {
		if k.err != nil {
			t.Errorf("%s: %v", k.file, k.err)
			continue
		}
		lengths[k.session.Len()] = true
	}
	if !lengths[2] || !lengths[3] || len(lengths) != 2 {
		t.Errorf("matches of %v actions are kept, want one of 2 and one of 3", lengths)
	}
}

// What is wrong on the command line is one line.
func TestBadFlagsAreOneLine(t *testing.T) {
	bin, err := build()
	if err != nil {
		t.Fatal(err)
	}
	s := desk(t)
	for args, want := range map[string]string{
		"-bogus": "bogus", "-position /nowhere": "/nowhere", "-lang xx": "xx",
	} {
		cmd := exec.Command(bin, strings.Fields(args)...)
		cmd.Env = append(os.Environ(), "DISPLAY="+s.display)
		out, err := cmd.CombinedOutput()
		if err == nil || bytes.Count(out, []byte("\n")) != 1 || !strings.Contains(string(out), want) {
			t.Errorf("%s: %v, says %q", args, err, out)
		}
	}
}

// TestNoScreen starts the program where no window can be opened: it says so in
// one line, and still answers what needs none.
func TestNoScreen(t *testing.T) {
	bin, err := build()
	if err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"":           "wyrmtable: there is no screen",
		"-version":   "wyrmtable ",
		"-bogus":     "wyrmtable: -bogus: no such flag",
		"-seed 4 -h": "Wyrmtable, five card games",
	} {
		cmd := exec.Command(bin, strings.Fields(args)...)
		cmd.Env = []string{"HOME=" + t.TempDir()}
		out, err := cmd.CombinedOutput()
		if s := string(out); !strings.HasPrefix(s, want) || !strings.Contains(args, "-h") && strings.Count(s, "\n") != 1 {
			t.Errorf("%q: says %s", args, s)
		}
		if fine := strings.Contains(args, "-h") || args == "-version"; (err == nil) != fine {
			t.Errorf("%q: ends with %v", args, err)
		}
	}
}
