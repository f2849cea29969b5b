//go:build linux

package windowtest

import (
	"bytes"
	"image"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
)

// The Windows program in Wine, by real mouse and keyboard. Everything lies in
// folders named with letters and spaces that are not of an English address: the
// program, its data, and what it opens.
func TestOnWindows(t *testing.T) {
	w := newWine(t, desk(t))
	for _, r := range []struct {
		name string
		run  func(t *testing.T, w *wine)
	}{
		{"EveryGame", everyGameOnWindows},
		{"KilledAndTwice", killedOnWindows},
		{"NothingCanBeKept", lockedOnWindows},
		{"At150Percent", scaledOnWindows},
	} {
		w.clean(t)
		t.Run(r.name, func(t *testing.T) { r.run(t, w) })
	}
}

// openGL draws with OpenGL and not with DirectX, which Wine has to translate into
// it: that takes longer, by software.
const openGL = "EBITENGINE_GRAPHICS_LIBRARY=opengl"

// Every game is dealt from the menu. The last one is shared: its link goes through
// the clipboard to another program, and comes back in the middle of a message.
func everyGameOnWindows(t *testing.T, w *wine) {
	quick(t, filepath.Join(w.roaming(), "wyrmtable"))
	p := w.start(t, openGL)
	p.s.picture("menu")
	for i, g := range looks.Games() {
		p.click("tile-" + g.ID)
		p.click("alone")
		// Once a person is asked, nothing moves by itself any more.
		m := p.until(g.Name+" dealt", func(m *mirror) bool {
			return strings.Contains(m.Title, g.Name) && len(m.items("card.")) > 0 && m.open()
		})
		p.painted()
		p.s.picture(g.ID)
		if m.item("fold").ID != "" { // the question lies over the table
			p.click("fold")
			p.until("the table", func(m *mirror) bool { return len(m.items("option.")) == 0 })
		}
		p.click("menu")
		if i == len(looks.Games())-1 {
			p.shareThere()
			p.click("menu")
		}
		p.click("leave")
		p.until("the menu", func(m *mirror) bool { return m.item("tile-"+g.ID).ID != "" })
	}
	link := p.copied()
	p.copy("Regarde donc cette partie\u00a0: " + link + " — à toi\u00a0!")
	p.press("Ctrl+v")
	p.see("Une partie reçue")
	p.s.picture("received")
	p.click("open")
	p.until("the match of the link", func(m *mirror) bool { return len(m.items("card.")) > 0 })
	p.close()
}

// shareThere copies the link of the match on the table, whose menu is open.
func (p *program) shareThere() {
	p.t.Helper()
	p.click("share")
	p.until("the offer", func(m *mirror) bool { return m.item("copy.0").ID != "" })
	p.s.picture("offer")
	p.click("copy.0")
	p.see("Lien copié")
	p.press("Escape")
}

// copied waits for a link on the clipboard, as another program sees it.
func (p *program) copied() string {
	p.t.Helper()
	var text []byte
	p.until("a link on the clipboard", func(*mirror) bool {
		cmd := exec.Command("xclip", "-selection", "clipboard", "-o")
		cmd.Env = append(os.Environ(), "DISPLAY="+p.s.display)
		text, _ = cmd.Output()
		return bytes.Contains(text, []byte("#w1"))
	})
	return strings.TrimSpace(string(text))
}

// copy puts a text on the clipboard, as another program does.
func (p *program) copy(text string) {
	p.t.Helper()
	cmd := exec.Command("xclip", "-selection", "clipboard", "-i")
	cmd.Env, cmd.Stdin = append(os.Environ(), "DISPLAY="+p.s.display), strings.NewReader(text)
	if err := cmd.Run(); err != nil {
		p.t.Fatal(err)
	}
}

// painted waits until the window shows a picture: one has many colours.
func (p *program) painted() {
	p.t.Helper()
	p.until("a picture", func(*mirror) bool {
		img, colours := p.s.grab(), map[[3]byte]bool{}
		r := p.s.place(p.window)
		for y := r.Min.Y; y < r.Max.Y; y += 4 {
			for x := r.Min.X; x < r.Max.X; x += 4 {
				c := img.RGBAAt(x, y)
				colours[[3]byte{c.R, c.G, c.B}] = true
			}
		}
		return len(colours) > 500
	})
}

// With the graphics that Windows has by itself: a card is dragged, the program
// killed, the match continued; then a second copy goes on with it too, and neither
// loses what was answered.
func killedOnWindows(t *testing.T, w *wine) {
	p := w.start(t, "-seed", "5")
	p.begin()
	p.painted()
	p.s.picture("table")
	card := p.table().usable()[0]
	p.drag(p.middle(card), p.goal(card.ID))
	if z := where(p.actions(1), card.ID); z != "hand" {
		t.Fatalf("after the drag the card lies in the %s", z)
	}
	p.kill()

	rnd := rand.New(rand.NewPCG(3, 3))
	a := w.start(t, openGL)
	a.click("resume")
	a.ready(card.ID)
	a.act(rnd, false)
	a.actions(2)
	b := w.start(t, openGL)
	b.click("resume")
	b.act(rnd, false)
	b.act(rnd, false)
	b.actions(4)
	b.s.lower(b.window)
	a.forward()
	a.see("aussi jouée dans une autre fenêtre")
	a.act(rnd, false)
	a.actions(3)
	a.close()
	b.close()
	lengths := map[int]bool{}
	for _, k := range readGames(t, a.dir) {
		if k.err != nil {
			t.Errorf("%s: %v", k.file, k.err)
			continue
		}
		lengths[k.session.Len()] = true
	}
	if !lengths[3] || !lengths[4] || len(lengths) != 2 {
		t.Errorf("matches of %v actions are kept, want one of 3 and one of 4", lengths)
	}
}

// %APPDATA% cannot be written: that is said in one line, and the game goes on.
func lockedOnWindows(t *testing.T, w *wine) {
	w.lock(t)
	p := w.start(t, openGL)
	m := p.see("Pas de dossier pour les données")
	p.s.picture("notice")
	if n := strings.Count(m.String(), "Pas de dossier pour les données"); n != 1 {
		t.Errorf("it is said %d times:\n%s", n, m)
	}
	p.begin()
	p.act(rand.New(rand.NewPCG(1, 1)), false)
	p.close()
}

// lock makes %APPDATA% a folder that nobody may write to, root neither.
func (w *wine) lock(t *testing.T) {
	t.Helper()
	dir := w.roaming()
	if os.Geteuid() != 0 {
		if err := os.Chmod(dir, 0o555); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.Chmod(dir, 0o755) })
		return
	}
	if err := syscall.Mount("tmpfs", dir, "tmpfs", syscall.MS_RDONLY, ""); err == nil {
		t.Cleanup(func() {
			if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
				t.Error(err)
			}
		})
		return
	}
	// Where root may not mount, a file in the place of the folder does.
	t.Log("no disk can be mounted here: a file lies where %APPDATA% should be")
	moved := dir + " before"
	if err := os.Rename(dir, moved); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := os.Rename(moved, dir); err != nil {
			t.Error(err)
		}
	})
}

// On a screen at 150 % everything has half as many dots again as at 100 %, and the
// mouse finds it there. The match comes from a file with a name of its own.
func scaledOnWindows(t *testing.T, w *wine) {
	quickIn(t, filepath.Join(w.roaming(), "wyrmtable"), 960, 540)
	file := onZ(gameFile(t))
	open := func(dpi int, size image.Point) (*program, item) {
		w.setDPI(dpi)
		p := w.start(t, openGL, file)
		p.see("Une partie enregistrée")
		m := p.until("the window in "+size.String(), func(m *mirror) bool {
			return m.Window == [2]int{size.X, size.Y} && m.item("open").At[2] > 0
		})
		if got := p.s.place(p.window).Size(); got != size {
			t.Errorf("at %d dots an inch the window has %v dots, want %v", dpi, got, size)
		}
		return p, m.item("open")
	}
	defer w.setDPI(96)
	p, small := open(96, image.Pt(960, 540))
	p.kill()
	p, large := open(144, image.Pt(1440, 810))
	for i := range small.At {
		if d := large.At[i] - 1.5*small.At[i]; d < -1.5 || d > 1.5 {
			t.Errorf("a button lies at %.1f, and at 150 %% at %.1f: not half as much again", small.At, large.At)
			break
		}
	}
	p.s.picture("file")
	p.click("open")
	card := p.table().usable()[0]
	p.drag(p.middle(card), p.goal(card.ID))
	if z := where(p.actions(1), card.ID); z != "hand" {
		t.Errorf("after the drag the card lies in the %s", z)
	}
	p.s.picture("table")
	p.close()
}

// gameFile writes a match that is just dealt to a file, as one that was sent.
func gameFile(t *testing.T) string {
	t.Helper()
	g := looks.Find("dracoliath")
	seats := []rules.SeatSetup{{Name: "Éloïse"}, {Name: "Gaël", Colour: 1}}
	s, err := rules.NewSession(g, rules.Setup{Game: g.ID, Seed: 5, Seats: seats}, nil)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "Partie d’Éloïse et Gaël.wyrm")
	seal(t, file, "Partie d’Éloïse et Gaël", s.Save(rules.Meta{}))
	return file
}
