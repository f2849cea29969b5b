package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/art"
	"wyrmtable/fonts"
	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// page is a scene for tests.
type page struct {
	ui    *UI
	build func(u *UI, c *game.Context)
}

func (p *page) Update(c *game.Context) { p.ui.Update(c, func(c *game.Context) { p.build(p.ui, c) }) }
func (p *page) Draw(c *game.Context, dst *game.Frame) {
	p.ui.Draw(c, dst, func(c *game.Context) { p.build(p.ui, c) })
}
func (p *page) Mirror(*game.Context) game.Mirror { return p.ui.Mirror("test") }

func show(t *testing.T, w, h int, build func(u *UI, c *game.Context)) (*gametest.Rig, *page) {
	k := NewKit()
	k.Pics.Sync = true
	p := &page{New(k), build}
	r := gametest.New(t, game.Options{Home: func() game.Scene { return p }}, w, h)
	r.Run(40 * time.Millisecond)
	return r, p
}

var box = game.Rect{X: 100, Y: 100, W: 200, H: 50}

func TestButtonCountsEveryClickOnce(t *testing.T) {
	n := 0
	r, _ := show(t, 1280, 720, func(u *UI, c *game.Context) {
		if u.Button("b", box, Button{Text: "B"}) {
			n++
		}
	})
	at := r.App.Mirror().Regions[0].Items[0].At.Center()
	for range 40 {
		r.Click(at)
	}
	if n != 40 {
		t.Errorf("40 clicks pressed %d times", n)
	}
	r.Drag(at, game.Point{X: 600, Y: 400})
	r.RightClick(at)
	if n != 40 {
		t.Error("a drag or the second button pressed")
	}
	r.PressMirror("b")
	r.Press("Tab")
	r.Press("Enter")
	if n != 42 {
		t.Errorf("mirror and keyboard pressed %d times, not twice", n-40)
	}
}

// TestEventsMeetTheScreenAsItWas checks that of two clicks in one frame, the
// second one meets what the first one changed.
func TestEventsMeetTheScreenAsItWas(t *testing.T) {
	open, inner := false, 0
	r, _ := show(t, 1280, 720, func(u *UI, c *game.Context) {
		if !open && u.Button("outer", box, Button{Text: "A"}) {
			open = true
		}
		if open && u.Button("inner", box, Button{Text: "B"}) {
			inner++
		}
	})
	x, y := r.Px(box.Center())
	down, up := game.Raw{Kind: game.RawDown, X: x, Y: y}, game.Raw{Kind: game.RawUp, X: x, Y: y}
	r.Script.Put(down, up, down, up)
	r.Step(time.Second / 60)
	if !open || inner != 1 {
		t.Errorf("open %v, inner pressed %d times", open, inner)
	}
}

func TestDisabledButtonSaysWhy(t *testing.T) {
	pressed := false
	r, _ := show(t, 1280, 720, func(u *UI, c *game.Context) {
		pressed = u.Button("b", box, Button{Text: "B", Disabled: true, Why: "not yet"}) || pressed
	})
	r.Click(box.Center())
	it, _ := r.App.Mirror().Find("b")
	if pressed || !it.Disabled || !strings.Contains(it.Label, "not yet") {
		t.Errorf("pressed %v, %+v", pressed, it)
	}
}

// TestAPressInVainSaysWhy checks that a disabled button shows its reason when it
// is pressed, also with a finger, until something else is pressed.
func TestAPressInVainSaysWhy(t *testing.T) {
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		u.Button("b", box, Button{Text: "B", Disabled: true, Why: "not yet"})
	})
	tip := func() string { r.Step(0); return p.ui.tipNow.text }
	r.Click(box.Center())
	if got := tip(); got != "not yet" {
		t.Errorf("a click is told %q", got)
	}
	r.Click(game.Point{X: 4, Y: 4})
	if got := tip(); got != "" {
		t.Errorf("a click elsewhere leaves %q there", got)
	}
	r.Touch(box.Center())
	if got := tip(); got != "not yet" {
		t.Errorf("a finger is told %q", got)
	}
}

// TestTipsAreAskedFor checks that the reason of a button is shown when the mouse
// moves onto it, put away by a press, and not shown of a button that appears
// under a mouse at rest.
func TestTipsAreAskedFor(t *testing.T) {
	other := false
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		id := "a"
		if other {
			id = "b"
		}
		u.Button(id, box, Button{Text: "B", Why: "not yet"})
	})
	tip := func() bool { r.Step(0); return p.ui.tipNow.text != "" }
	at := box.Center()
	r.Move(at)
	if !tip() {
		t.Error("the mouse is on the button, which does not say why")
	}
	r.Click(at)
	if tip() {
		t.Error("a press leaves the tip there")
	}
	r.Move(at.Add(game.Point{X: 2}))
	if tip() {
		t.Error("a mouse at rest brings the tip back")
	}
	r.Move(at.Add(game.Point{X: 40}))
	if !tip() {
		t.Error("a mouse that moves does not bring the tip back")
	}
	other = true
	p.ui.Changed()
	if tip() {
		t.Error("what appears under the mouse says why unasked")
	}
	r.Move(at)
	if !tip() {
		t.Error("the new button does not say why")
	}
	var lent string
	p.ui.TipTo = func(_ game.Rect, s string) { lent = s }
	p.ui.Changed()
	if tip() || lent != "not yet" {
		t.Errorf("the layer above is given %q", lent)
	}
}

// TestAKeyThatWasObeyedPutsTheTipAway checks that a button which a key has
// pressed, and which can do no more, does not lay its reason over the others
// until the keyboard comes to it again; and that one which could do nothing does.
func TestAKeyThatWasObeyedPutsTheTipAway(t *testing.T) {
	done := false
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		why := ""
		if done {
			why = "once a turn"
		}
		if u.Button("a", box, Button{Text: "A", Disabled: done, Why: why}) {
			done = true
		}
		u.Button("b", box.Move(game.Point{Y: 100}), Button{Text: "B"})
	})
	tip := func() string { r.Step(0); return p.ui.tipNow.text }
	r.Press("Tab")
	r.Press("Enter")
	if s := tip(); !done || s != "" {
		t.Errorf("the key did its work (%v), and the button says %q", done, s)
	}
	r.Press("Tab")
	r.Press("Shift+Tab")
	if s := tip(); s != "once a turn" {
		t.Errorf("the keyboard has come back, and the button says %q", s)
	}
	r.Press("Enter")
	if s := tip(); s != "once a turn" {
		t.Errorf("a key that can do nothing leaves %q to be read", s)
	}
}

func TestFingersHitSmallThings(t *testing.T) {
	hits := ""
	small := game.Rect{X: 100, Y: 100, W: 20, H: 20}
	r, _ := show(t, 390, 844, func(u *UI, c *game.Context) {
		if u.Hit("a", small, Place{}).Pressed {
			hits += "a"
		}
		if u.Hit("b", small.Move(game.Point{X: 30}), Place{}).Pressed {
			hits += "b"
		}
	})
	r.Touch(game.Point{X: 92, Y: 125}) // beside a
	r.Touch(game.Point{X: 148, Y: 95}) // nearer to b
	r.Touch(game.Point{X: 160, Y: 160})
	if hits != "ab" {
		t.Errorf("hits %q", hits)
	}
}

func TestFocusWalks(t *testing.T) {
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		for i, id := range []string{"nw", "ne", "sw", "se"} {
			u.Button(id, game.Rect{X: 100 + 300*float64(i%2), Y: 100 + 200*float64(i/2), W: 100, H: 50}, Button{Text: id})
		}
	})
	var went []string
	for _, k := range []game.Key{"Tab", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Shift+Tab"} {
		r.Press(k)
		went = append(went, p.ui.Focused())
	}
	if want := []string{"nw", "ne", "se", "sw", "nw", "se"}; !slices.Equal(went, want) {
		t.Errorf("the focus went %v, not %v", went, want)
	}
}

func TestScroll(t *testing.T) {
	var top float64
	pressed := -1
	part := game.Rect{X: 100, Y: 100, W: 300, H: 200}
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		u.Scroll("s", part, func(x, y, w float64) float64 {
			top = y
			for i := range 20 {
				if u.Button(u.Sub("row", i), game.Rect{X: x, Y: y + 50*float64(i), W: w, H: 45}, Button{Text: "row"}) {
					pressed = i
				}
			}
			return 1000
		})
	})
	r.Wheel(part.Center(), -120)
	r.Run(600 * time.Millisecond)
	if top >= 100 {
		t.Errorf("after the wheel the content begins at %g", top)
	}
	r.Click(game.Point{X: 200, Y: 320}) // below the part: a row lies there, cut off
	if pressed >= 0 {
		t.Errorf("row %d was pressed where it is cut off", pressed)
	}
	for range 20 {
		r.Press("Tab")
	}
	r.Run(800 * time.Millisecond)
	if it, _ := r.App.Mirror().Find("row.19"); p.ui.Focused() == "row.19" && it.At.H < 40 {
		t.Errorf("the focused row shows %+v", it.At)
	}
	before := top
	r.Drag(game.Point{X: 200, Y: 150}, game.Point{X: 200, Y: 280})
	r.Run(2 * time.Second)
	if top <= before {
		t.Errorf("pushing the content down moved it from %g to %g", before, top)
	}
	if pressed >= 0 {
		t.Error("pushing the content pressed a row")
	}
	r.Settle(2 * time.Second)
}

func TestWrap(t *testing.T) {
	k := NewKit()
	const nbsp = "\u00a0"
	s := "Qui commence" + nbsp + "? Le plus jeune, ou bien celui que la pièce désigne" + nbsp + "!"
	lines := k.Wrap(fonts.Rules, 20, 200, s)
	if strings.Join(lines, " ") != s {
		t.Errorf("words were lost: %q", lines)
	}
	for _, l := range lines {
		if w := art.TextWidth(fonts.Rules, 20, l); w > 200 {
			t.Errorf("%q is %g wide", l, w)
		}
		if strings.HasPrefix(l, "?") || strings.HasPrefix(l, "!") {
			t.Errorf("a line begins with a mark: %q", l)
		}
	}
	long := "https://creativecommons.org/licenses/by/3.0/"
	if got := k.Wrap(fonts.Rules, 20, 150, long); strings.Join(got, "") != long || len(got) < 2 {
		t.Errorf("a long word is broken into %q", got)
	}
	if got := k.Wrap(fonts.Rules, 20, 1, "été"); strings.Join(got, "") != "été" {
		t.Errorf("no room: %q", got)
	}
}

func TestRichLinks(t *testing.T) {
	var pressed *rules.Span
	s := rules.SeatRef(1, "Maëlys") + " joue " + rules.CardRef(7, "Sève du chêne") + " et pioche."
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		if _, l := u.Rich("log", 100, 100, 140, s, BodyText, nil); l.Pressed != nil {
			pressed = l.Pressed
		}
	})
	var links []game.Rect
	for _, it := range p.ui.items {
		links = append(links, it.r)
	}
	if len(links) == 0 {
		t.Fatal("no link")
	}
	r.Click(links[len(links)-1].Center())
	if pressed == nil || pressed.Card != 7 {
		t.Errorf("pressed %+v", pressed)
	}
	if got := p.ui.Mirror("").Regions[0].Items[0].Label; got != rules.Plain(s) {
		t.Errorf("the mirror reads %q", got)
	}
}

func TestPicturesFollowTheScale(t *testing.T) {
	p := NewPictures()
	painted := 0
	ask := func() *ebiten.Image {
		p.spare = 0 // as if the frame had no time left
		return p.Get(Key{Kind: "x"}, 10, 10, func(c *art.Canvas) { painted++ })
	}
	settle := func(now time.Duration, scale float64) {
		for p.update(scale, now); p.Pending(); p.update(scale, now) {
			time.Sleep(time.Millisecond)
		}
	}
	settle(0, 1)
	ask()
	settle(0, 1)
	if img := ask(); img == nil || img.Bounds().Dx() != 10 || painted != 1 {
		t.Fatalf("first picture %v, painted %d times", img, painted)
	}
	settle(time.Second, 2)
	if ask(); painted != 1 {
		t.Error("painted anew before the scale has settled")
	}
	settle(time.Second+rescaleAfter, 2)
	if img := ask(); img == nil || img.Bounds().Dx() != 10 {
		t.Errorf("the old picture does not stand in: %v", img)
	}
	settle(2*time.Second, 2)
	if img := ask(); img.Bounds().Dx() != 20 || painted != 2 {
		t.Errorf("after the change %v, painted %d times", img.Bounds(), painted)
	}
}

func TestConfirmAnswers(t *testing.T) {
	var answer any
	k := NewKit()
	k.Pics.Sync = true
	home := &asker{kit: k, got: &answer}
	r := gametest.New(t, game.Options{Home: func() game.Scene { return home }}, 1280, 720)
	for key, want := range map[game.Key]bool{"Enter": false, "Escape": false} { // grave: begins on no
		r.Press("z")
		r.Run(40 * time.Millisecond)
		r.Press(key)
		r.Run(40 * time.Millisecond)
		if answer != want {
			t.Errorf("%s answered %v", key, answer)
		}
	}
	r.Press("z")
	r.Run(40 * time.Millisecond)
	r.PressMirror("yes")
	r.Run(40 * time.Millisecond)
	if answer != true {
		t.Errorf("yes answered %v", answer)
	}
}

// asker asks a grave question at the Zoom key.
type asker struct {
	kit *Kit
	got *any
}

func (a *asker) Update(c *game.Context) {
	for e := range c.Events() {
		if e.Kind == game.ActionDown && e.Action == game.Zoom {
			q := rules.Same("?")
			c.Push(NewConfirm(a.kit, q, q, q, q, true))
		}
	}
}
func (a *asker) Draw(*game.Context, *game.Frame)     {}
func (a *asker) Resumed(_ *game.Context, result any) { *a.got = result }

func TestHoverFindsTheWidget(t *testing.T) {
	hot := false
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		hot = u.Hit("b", box, Place{Label: "B"}).Hot
	})
	r.Move(box.Center())
	if !hot || p.ui.cursor != game.Hand {
		t.Errorf("under the mouse: hot %v, pointer %v", hot, p.ui.cursor)
	}
	r.Move(game.Point{X: 5, Y: 5})
	if hot || p.ui.cursor != game.Arrow {
		t.Errorf("beside the mouse: hot %v, pointer %v", hot, p.ui.cursor)
	}
}

func TestSmallPicturesAreThereAtOnce(t *testing.T) {
	p := NewPictures()
	p.update(1, 0)
	if p.Get(Key{Kind: "word"}, 80, 20, func(*art.Canvas) {}) == nil {
		t.Error("a word blinks")
	}
	if p.Get(Key{Kind: "mat"}, 1280, 720, func(*art.Canvas) {}) != nil {
		t.Error("a large picture holds the frame up")
	}
	for p.Pending() {
		time.Sleep(time.Millisecond)
		p.update(1, 0)
	}
}

// TestScrollsThatAreGoneAreStill checks that a list that was on the screen a
// moment ago takes no wheel from the one that is there now.
func TestScrollsThatAreGoneAreStill(t *testing.T) {
	id := "old"
	part := game.Rect{X: 100, Y: 100, W: 400, H: 400}
	r, p := show(t, 1280, 720, func(u *UI, c *game.Context) {
		u.Scroll(id, part, func(x, y, w float64) float64 { return 5000 })
	})
	for _, id = range []string{"old", "new"} {
		p.ui.Changed()
		r.Run(40 * time.Millisecond)
		r.Wheel(part.Center(), -120)
		r.Run(time.Second)
	}
	if a, b := p.ui.scrolls["old"].y, p.ui.scrolls["new"].y; a == 0 || a != b {
		t.Errorf("one turn of the wheel for each list moved them by %g and %g", a, b)
	}
}

// TestNamesOfTheMirrorDiffer checks that a heading is not taken for a choice of
// the same region's name.
func TestNamesOfTheMirrorDiffer(t *testing.T) {
	r, _ := show(t, 1280, 720, func(u *UI, c *game.Context) {
		f := u.Rows(20, 20, 600)
		f.Head("size", "Size")
		f.Text("How large it is.", BodyText)
		f.Choice("size", "Size", []string{"small", "large"}, 0)
	})
	seen := map[string]bool{}
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if seen[it.ID] {
				t.Errorf("two things are named %q", it.ID)
			}
			seen[it.ID] = true
		}
	}
	if len(seen) != 4 {
		t.Errorf("the mirror has %v", seen)
	}
}

func TestFiguresStayOnALine(t *testing.T) {
	k := NewKit()
	for w := 110.0; w < 300; w += 7 { // narrower than "2 Concentration." it must break
		for _, l := range k.Wrap(fonts.Rules, 14, w, "Maëlys perd 4 Vies (11 → 9) et gagne 2 Concentration.") {
			line := strings.TrimSpace(l)
			if strings.HasSuffix(line, "→") || strings.HasPrefix(line, "→") || strings.HasSuffix(line, " 4") ||
				strings.HasSuffix(line, " 2") {
				t.Errorf("at %v a line is %q", w, l)
			}
		}
	}
}

// TestWhatHasTheKeyboardIsRinged checks that every widget that keys come to gets one ring,
// whether it thinks of it, does not, or shows it by itself; and that another layer can
// take over.
func TestWhatHasTheKeyboardIsRinged(t *testing.T) {
	own, self := false, false
	r, p := show(t, 640, 360, func(u *UI, c *game.Context) {
		if h := u.Hit("place", box, Place{Label: "place", Ringed: self}); h.Focused && own {
			u.Ring(box)
		}
	})
	for _, test := range []struct {
		own, self bool
		keys      bool
		want      int
	}{{false, false, false, 0}, {false, false, true, 1}, {true, false, true, 1}, {false, true, true, 0}} {
		own, self = test.own, test.self
		if test.keys {
			r.Press("Tab")
		}
		p.ui.Changed()
		r.Run(40 * time.Millisecond)
		if n := len(p.ui.rings); n != test.want {
			t.Errorf("%+v: %d rings", test, n)
		}
	}
	own, self = false, false
	var at game.Rect
	p.ui.RingTo = func(r game.Rect) { at = r }
	p.ui.Changed()
	r.Run(40 * time.Millisecond)
	if at != box || len(p.ui.rings) != 0 {
		t.Errorf("the other layer rings %v", at)
	}
}

// TestConfirmPressesWhatIsSeen checks that Enter presses nothing that was only pressed by
// the mouse before: it shows where the keyboard is, and presses it the next time. What the
// scene itself offers is pressed at once.
func TestConfirmPressesWhatIsSeen(t *testing.T) {
	n := 0
	r, p := show(t, 640, 360, func(u *UI, c *game.Context) {
		if u.Button("b", box, Button{Text: "B"}) {
			n++
		}
	})
	r.Click(box.Center())
	r.Press("Enter")
	if n != 1 {
		t.Errorf("Enter after a click pressed again, unseen: %d times in all", n)
	}
	r.Run(40 * time.Millisecond)
	if len(p.ui.rings) != 1 {
		t.Error("it does not show where the keyboard is")
	}
	r.Press("Enter")
	if n != 2 {
		t.Errorf("the next Enter did not press: %d times in all", n)
	}
	r.Move(game.Point{X: 5, Y: 5})
	p.ui.Focus("b")
	r.Press("Enter")
	if n != 3 {
		t.Errorf("Enter did not press what the scene offers: %d times in all", n)
	}
}
