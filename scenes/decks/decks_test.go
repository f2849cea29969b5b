package decks

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/deckbox"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/looks/plain"
	"wyrmtable/scenes/theme"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// kit is shared by all tests; nobody looks at pictures but TestContrast.
var kit = func() *ui.Kit {
	k := ui.NewKit()
	k.Pics.Sync, k.Pics.Sketch = true, true
	return k
}()

// tester is a deck builder under test.
type tester struct {
	*gametest.Rig
	t     testing.TB
	scene *Scene
}

type size struct{ w, h, text int }

var wide, narrow = size{1280, 720, 100}, size{390, 844, 100}

func open(t testing.TB, g *rules.Game, z size, lang game.Lang) *tester {
	t.Helper()
	return openWith(t, kit, g, z, lang)
}

func openWith(t testing.TB, kit *ui.Kit, g *rules.Game, z size, lang game.Lang) *tester {
	t.Helper()
	r := &tester{t: t, scene: New(kit, g, themeOf(g))}
	r.Rig = newRig(t, game.Options{Lang: &lang, Home: func() game.Scene { return r.scene }}, z)
	c := r.App.Context()
	c.Settings.TextSize = z.text
	c.SettingsChanged()
	r.Run(60 * time.Millisecond)
	return r
}

func newRig(t testing.TB, opt game.Options, z size) *gametest.Rig {
	r := gametest.New(t, opt, z.w, z.h)
	r.Blind = true
	return r
}

func (r *tester) press(id string) {
	r.t.Helper()
	if _, ok := r.App.Mirror().Find(id); !ok {
		r.t.Fatalf("there is no %q on the screen", id)
	}
	r.PressMirror(id)
	r.Run(40 * time.Millisecond)
}

// at is the middle of a widget, which must be in sight.
func (r *tester) at(id string) game.Point {
	r.t.Helper()
	it, ok := r.App.Mirror().Find(id)
	if !ok || it.At.W <= 0 {
		r.t.Fatalf("%q is not in sight", id)
	}
	return it.At.Center()
}

func (r *tester) deck() *rules.Deck { return &r.scene.bench.deck }

func (r *tester) own() []deckbox.Entry {
	b := deckbox.Open(r.App.Context(), r.scene.game)
	return b.Own
}

func card(g *rules.Game, id string) string {
	f, _ := g.FaceByID(id)
	return fmt.Sprint("card.", f)
}

func row(g *rules.Game, what string, section int, id string) string {
	f, _ := g.FaceByID(id)
	return fmt.Sprint(what, ".", section, ".", f)
}

func (r *tester) says(words string) bool {
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if strings.Contains(it.Label, words) {
				return true
			}
		}
	}
	return false
}

// noticed reports whether a notice says words, and runs it off the screen.
func (r *tester) noticed(words string) bool {
	r.Run(20 * time.Millisecond)
	found := false
	m := r.App.Mirror()
	for _, l := range m.Log {
		found = found || strings.Contains(l, words)
	}
	return found || r.says(words)
}

func (r *tester) want(section, id string, n int) {
	r.t.Helper()
	if got := r.deck().In(section, id); got != n {
		r.t.Errorf("%d of %s in %s, want %d", got, id, section, n)
	}
}

// TestRests checks that shelf and bench draw and allocate nothing while nothing
// happens, also with the mouse on a card that is shown large.
func TestRests(t *testing.T) {
	r := open(t, aestery.Game, wide, rules.French)
	for _, what := range []string{"shelf", "bench", "large card"} {
		switch what {
		case "bench":
			r.press("new.0")
			r.Click(game.Point{X: 640, Y: 90}) // out of the field, whose caret blinks
		case "large card":
			r.Move(r.at(card(aestery.Game, "vaelis")))
		}
		r.Run(1500 * time.Millisecond)
		if what == "large card" && !r.scene.hover.shown {
			t.Error("the card under the mouse is not shown large")
		}
		before := r.App.Drawn()
		r.Run(time.Second)
		if n := r.App.Drawn() - before; n != 0 {
			t.Errorf("the %s draws %d frames in a second in which nothing happens", what, n)
		}
		if n := testing.AllocsPerRun(60, func() { r.Stage.Step(time.Second / 60) }); n > 0 {
			t.Errorf("the %s allocates %.0f times a step in which nothing happens", what, n)
		}
	}
}

// TestContrast looks at the bench in high contrast with letters on the colours:
// the words of a card's colour are there, and the plates are black.
func TestContrast(t *testing.T) {
	painted := ui.NewKit()
	painted.Pics.Sync = true
	r := openWith(t, painted, aestery.Game, wide, rules.French)
	c := r.App.Context()
	c.Settings.HighContrast, c.Settings.ColourLetters = true, true
	c.SettingsChanged()
	r.press("deck.1000")
	r.press("readydo.0")
	r.press("facet.1")
	it, ok := r.App.Mirror().Find("facet.2")
	if !ok || it.At.W == 0 {
		t.Fatal("the third colour is not offered")
	}
	img := r.Picture()
	if p := img.RGBAAt(int(it.At.X)+5, int(it.At.Y)+int(it.At.H)-6); p.R > 8 || p.G > 8 || p.B > 8 {
		t.Errorf("a plate is %v in high contrast", p)
	}
}

// themeOf is how the cards of a game look, plainly if it has no look of its own.
func themeOf(g *rules.Game) *theme.Theme {
	if l := looks.Of(g.ID); l != nil {
		return l.Theme
	}
	return plain.Look(g).Theme
}
