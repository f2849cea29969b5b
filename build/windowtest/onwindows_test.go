//go:build linux

package windowtest

import (
	"bytes"
	"image"
	"image/draw"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jezek/xgb/xproto"

	"wyrmtable/rules"
	"wyrmtable/rules/link"
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
		{"DefaultGraphics", defaultOnWindows},
		{"EveryGameByDirectX", everyGameOnWindows(ownGraphics)},
		{"EveryGameByOpenGL", everyGameOnWindows(openGL)},
		{"KilledAndTwice", killedOnWindows},
		{"NothingCanBeKept", lockedOnWindows},
		{"At150Percent", scaledOnWindows},
	} {
		w.clean(t)
		t.Run(r.name, func(t *testing.T) { r.run(t, w) })
	}
}

// Programs of a test draw with OpenGL, or with what they take by themselves: on a
// Windows of today that is DirectX.
const (
	openGL      = "EBITENGINE_GRAPHICS_LIBRARY=opengl"
	ownGraphics = "EBITENGINE_GRAPHICS_LIBRARY="
)

// again is what a program says that starts once more, to draw otherwise.
const again = "starting again with OpenGL"

// Nobody says with what to draw. That is DirectX; where it fails, the program starts
// again by itself with OpenGL, and says so.
func defaultOnWindows(t *testing.T, w *wine) {
	quick(t, filepath.Join(w.roaming(), "wyrmtable"))
	p := w.start(t, ownGraphics)
	if !p.usesDirectX() {
		t.Error("the program has not opened DirectX")
	}
	p.until("a picture, or another start", func(*mirror) bool {
		return p.s.coloured(p.window) || strings.Contains(p.said(), again)
	})
	if _, why, failed := strings.Cut(p.said(), "D3DCompile failed: "); failed {
		w.directX, _, _ = strings.Cut(why, "; "+again)
		p.see("OpenGL le remplace")
		p.forget()
	}
	p.painted()
	p.s.picture("menu")
	p.begin()
	p.act(rand.New(rand.NewPCG(1, 1)), false)
	p.close()
}

// Every game is dealt from the menu, a card of it dragged, and the program killed; the
// next one goes on with that match.
func everyGameOnWindows(graphics string) func(t *testing.T, w *wine) {
	return func(t *testing.T, w *wine) {
		if graphics == ownGraphics && w.directX != "" {
			t.Skipf("DirectX draws nothing here, since this Wine does not compile the engine's shaders (%s): with it the games are not run, but with OpenGL, which the program takes then by itself", w.directX)
		}
		quick(t, filepath.Join(w.roaming(), "wyrmtable"))
		p := w.start(t, graphics, "-seed", "5")
		for i, g := range looks.Games() {
			p.click("tile-" + g.ID)
			p.click("alone")
			p.dragOne(g)
			before := mustAutosave(t, p.dir).session
			p.s.picture(g.ID)
			p.kill()

			p = w.start(t, graphics, "-seed", "5")
			p.click("resume")
			p.until(g.Name+" goes on", func(m *mirror) bool { return strings.Contains(m.Title, g.Name) && m.asks() })
			p.painted()
			after := mustAutosave(t, p.dir).session
			if n := link.Common(before, after); n != before.Len() {
				t.Errorf("%s goes on with %d answers of the %d that were kept before the kill", g.Name, n, before.Len())
			}
			if p.mirror().item("fold").ID != "" { // a question lies over the table
				p.click("fold")
				p.until("the table", func(m *mirror) bool { return len(m.items("option.")) == 0 })
			}
			if i == len(looks.Games())-1 && graphics == openGL {
				p.travels()
				break
			}
			p.click("menu")
			p.click("leave")
			p.until("the menu", func(m *mirror) bool { return m.item("tile-"+g.ID).ID != "" })
		}
		p.close()
	}
}

// usesDirectX reports whether a program has opened it.
func (p *program) usesDirectX() bool {
	p.t.Helper()
	maps, err := os.ReadFile("/proc/" + itoa(p.cmd.Process.Pid) + "/maps")
	if err != nil {
		p.t.Fatal(err)
	}
	return bytes.Contains(maps, []byte("/d3d11.dll"))
}

// forget looks for the window anew: the program has started again.
func (p *program) forget() {
	p.t.Helper()
	p.window = 0
	p.until("another window", func(*mirror) bool { return p.find(nil) })
	p.forward()
}

// dragOne answers until a card can be carried somewhere, and drags it there.
func (p *program) dragOne(g *rules.Game) {
	p.t.Helper()
	p.until(g.Name+" dealt", func(m *mirror) bool {
		return strings.Contains(m.Title, g.Name) && len(m.items("card.")) > 0 && m.asks()
	})
	p.painted()
	for range 30 {
		m := p.until("a question", (*mirror).asks) // then nothing moves by itself any more
		at, card := p.middle(m.item("pass")), item{}
		if m.end() {
			at = p.middle(m.item("end"))
		}
		if options := m.items("option."); len(options) > 0 {
			at = p.middle(options[0])
		} else if cards := m.usable(); len(cards) > 0 {
			at, card = p.middle(cards[0]), cards[0]
		}
		now := p.insist(at, func(now *mirror) bool {
			return len(now.items("goal.")) > 0 || len(now.items("option.")) != len(m.items("option.")) || now.Title != m.Title ||
				!slices.Equal(now.Log, m.Log)
		})
		if goals := now.items("goal."); len(goals) > 0 {
			at := p.middle(goals[0])
			p.putBack(card.ID)
			p.answers(func() { p.drag(p.ready(card.ID), at) })
			return
		}
	}
	p.t.Fatalf("no card of %s can be carried anywhere", g.Name)
}

// asks reports whether the screen asks something, if only whether to let it pass.
func (m *mirror) asks() bool { return m.open() || m.item("pass").ID != "" && !m.item("pass").Disabled }

// insist presses a place until something has come of it: for a moment after a press the
// next one on the same button is not heard, since it may come from a hasty hand.
func (p *program) insist(at image.Point, ok func(*mirror) bool) *mirror {
	p.t.Helper()
	var pressed time.Time
	return p.until("what comes of a press", func(m *mirror) bool {
		if ok(m) {
			return true
		}
		if time.Since(pressed) > 2*time.Second {
			p.clickAt(at)
			pressed = time.Now()
		}
		return false
	})
}

// answers does something and waits until an answer is kept of it; where it may mean
// several things, the first is meant.
func (p *program) answers(do func()) {
	p.t.Helper()
	before := mustAutosave(p.t, p.dir).session.Len()
	kept := func() bool {
		k, ok := autosave(p.t, p.dir)
		return ok && k.err == nil && k.session.Len() > before
	}
	do()
	m := p.until("the answer kept, or asked what it means", func(m *mirror) bool { return kept() || len(m.items("option.")) > 0 })
	if options := m.items("option."); len(options) > 0 && !kept() {
		p.clickAt(p.middle(options[0]))
		p.until("the answer kept", func(*mirror) bool { return kept() })
	}
}

// travels sends the match on the table as a link, through the clipboard to another
// program, and opens it as it comes back in the middle of a message.
func (p *program) travels() {
	p.t.Helper()
	p.click("menu")
	p.shareThere()
	p.click("menu")
	p.click("leave")
	link := p.copied()
	p.copy("Regarde donc cette partie\u00a0: " + link + " — à toi\u00a0!")
	p.press("Ctrl+v")
	p.see("Une partie reçue")
	p.s.picture("received")
	p.click("open")
	p.until("the match of the link", func(m *mirror) bool { return len(m.items("card.")) > 0 })
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

// painted waits until the window shows a picture.
func (p *program) painted() {
	p.t.Helper()
	p.until("a picture", func(*mirror) bool { return p.s.coloured(p.window) })
}

// coloured reports whether a window shows a picture: one has many colours.
func (s *screen) coloured(w xproto.Window) bool {
	img, colours := s.grabWindow(w), map[[3]byte]bool{}
	for y := 0; y < img.Rect.Dy(); y += 4 {
		for x := 0; x < img.Rect.Dx(); x += 4 {
			c := img.RGBAAt(x, y)
			colours[[3]byte{c.R, c.G, c.B}] = true
		}
	}
	return len(colours) > 500
}

// grabWindow returns what a window shows; nothing, if it is gone. It rests before: who
// looked all the time would take the processor from the program.
func (s *screen) grabWindow(w xproto.Window) *image.RGBA {
	time.Sleep(50 * time.Millisecond)
	g, err := xproto.GetGeometry(s.x, xproto.Drawable(w)).Reply()
	if err != nil {
		return &image.RGBA{}
	}
	at := image.Rect(int(g.X), int(g.Y), int(g.X)+int(g.Width), int(g.Y)+int(g.Height))
	out := image.NewRGBA(image.Rectangle{Max: at.Size()})
	draw.Draw(out, out.Rect, s.grab(), at.Min, draw.Src)
	return out
}

// A card is dragged, the program killed, the match continued; then a second copy goes on
// with it too, and neither loses what was answered.
func killedOnWindows(t *testing.T, w *wine) {
	quick(t, filepath.Join(w.roaming(), "wyrmtable"))
	p := w.start(t, openGL, "-seed", "5")
	p.begin()
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
// mouse finds it there: for a program that starts so, and for one whose window comes
// from a screen at 100 % while it runs. Dot by dot both show the same, and so nothing is
// cut or blurred. The match comes from a file with a name of its own.
func scaledOnWindows(t *testing.T, w *wine) {
	small, large := image.Pt(960, 540), image.Pt(1440, 810)
	quickIn(t, filepath.Join(w.roaming(), "wyrmtable"), small.X, small.Y)
	file := onZ(gameFile(t))
	page := func(p *program, size image.Point) item {
		p.see("Une partie enregistrée")
		m := p.until("the window in "+size.String(), func(m *mirror) bool {
			return m.Window == [2]int{size.X, size.Y} && m.item("open").At[2] > 0
		})
		if got := p.s.place(p.window).Size(); got != size {
			t.Errorf("the window has %v dots, want %v", got, size)
		}
		p.s.move(image.Pt(1590, 990)) // over no button
		return m.item("open")
	}
	play := func(p *program) {
		p.click("open")
		card := p.table().usable()[0]
		p.drag(p.middle(card), p.goal(card.ID))
		if z := where(p.actions(1), card.ID); z != "hand" {
			t.Errorf("after the drag the card lies in the %s", z)
		}
		p.s.picture("table")
		p.close()
	}

	w.setDPI(144)
	p := w.start(t, openGL, file)
	started := page(p, large)
	want := p.still()
	play(p)
	w.clean(t)
	quickIn(t, filepath.Join(w.roaming(), "wyrmtable"), small.X, small.Y)

	w.setDPI(96)
	p = w.start(t, openGL, file)
	at100 := page(p, small)
	for i := range at100.At {
		if d := started.At[i] - 1.5*at100.At[i]; d < -1.5 || d > 1.5 {
			t.Errorf("a button lies at %.1f, and at 150 %% at %.1f: not half as much again", at100.At, started.At)
			break
		}
	}
	t.Log("Wine 8 has one scale for all screens, takes it when a program starts, and sends no WM_DPICHANGED: what Windows sends to a window that comes to a screen at 150 % is sent by testdata/scale.c")
	w.scale(144)
	moved := page(p, large)
	if moved.At != started.At {
		t.Errorf("a button lies at %.1f in a window that came to 150 %%, and at %.1f in one that was begun there", moved.At, started.At)
	}
	p.s.picture("moved")
	few := large.X * large.Y / 10_000 // an edge may be rounded otherwise
	p.until("the same picture as in a window that was begun at 150 %", func(*mirror) bool {
		return differing(p.s.grabWindow(p.window), want) <= few
	})
	play(p)
}

// still waits until the window has shown the same for a while, in which even a busy
// machine paints something, and returns it.
func (p *program) still() *image.RGBA {
	p.t.Helper()
	last, since := p.s.grabWindow(p.window), time.Now()
	p.until("a window at rest", func(*mirror) bool {
		if next := p.s.grabWindow(p.window); !bytes.Equal(next.Pix, last.Pix) {
			last, since = next, time.Now()
		}
		return time.Since(since) > 1500*time.Millisecond
	})
	return last
}

// differing counts the dots by which two pictures differ.
func differing(a, b *image.RGBA) int {
	if a.Rect != b.Rect {
		return max(len(a.Pix), len(b.Pix)) / 4
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if !bytes.Equal(a.Pix[i:i+4], b.Pix[i:i+4]) {
			n++
		}
	}
	return n
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
