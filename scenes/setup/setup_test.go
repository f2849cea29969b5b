package setup

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// kit is shared by all tests; nobody looks at pictures.
var kit = func() *ui.Kit {
	k := ui.NewKit()
	k.Pics.Sync, k.Pics.Sketch = true, true
	return k
}()

// foursome is Dracoliath for two or four, whatever the shelf offers.
func foursome() *rules.Game {
	g := *dracoliath.Game
	g.Seats = []int{2, 4}
	return &g
}

// tick lets the screen follow.
const tick = 60 * time.Millisecond

// tester is a set-up under test; began is what it started.
type tester struct {
	*gametest.Rig
	began []Start
}

func open(t testing.TB, g *rules.Game, w, h int, lang game.Lang, text int) *tester {
	t.Helper()
	r := &tester{}
	r.Rig = gametest.New(t, game.Options{Lang: &lang, Home: func() game.Scene {
		return New(kit, g, func(_ *game.Context, s Start) { r.began = append(r.began, s) })
	}}, w, h)
	r.Blind = true
	c := r.App.Context()
	c.Settings.TextSize = text
	c.SettingsChanged()
	r.Run(tick)
	return r
}

func (r *tester) press(id string) {
	r.PressMirror(id)
	r.Run(40 * time.Millisecond)
}

func TestAnyNumberOfSeats(t *testing.T) {
	for _, g := range []*rules.Game{tiny.Duel, tiny.Volley, tiny.Bids} {
		for at, n := range g.Seats {
			r := open(t, g, 1280, 720, rules.French, 100)
			if len(g.Seats) > 1 {
				r.press(fmt.Sprint("count.", at))
			}
			r.press("options")
			r.press(fmt.Sprint("begin.", n-1))
			r.press("start")
			if len(r.began) != 1 {
				t.Fatalf("%s for %d does not begin", g.ID, n)
			}
			s := r.began[0].Setup
			if err := g.Check(&s); err != nil || len(s.Seats) != n || s.First != rules.Seat(n-1) {
				t.Errorf("%s for %d begins with %+v (%v)", g.ID, n, s, err)
			}
			seen := map[int]bool{}
			for _, p := range s.Seats {
				if seen[p.Colour] {
					t.Errorf("%s for %d: two players have colour %d", g.ID, n, p.Colour)
				}
				seen[p.Colour] = true
			}
		}
	}
}

// TestColoursAreExchanged checks that a colour somebody has can be taken in
// exchange for one's own, also where no colour is left over.
func TestColoursAreExchanged(t *testing.T) {
	r := open(t, tiny.Volley, 1280, 720, rules.French, 100)
	a, b := &r.App.Top().(*Scene).players[0], &r.App.Top().(*Scene).players[1]
	one, two := a.colour, b.colour
	it, ok := r.App.Mirror().Find(fmt.Sprint("colour.", two))
	if !ok || it.Disabled || !strings.Contains(it.Label, b.name.Value()) {
		t.Fatalf("the other's colour is offered as %+v", it)
	}
	r.press(fmt.Sprint("colour.", two))
	if a.colour != two || b.colour != one {
		t.Errorf("the colours are %d and %d, want %d and %d", a.colour, b.colour, two, one)
	}
}

func TestTeamsAreShown(t *testing.T) {
	for _, w := range []int{1280, 390} {
		r := open(t, foursome(), w, 844, rules.French, 100)
		if w > 844 {
			r = open(t, foursome(), w, 720, rules.French, 100)
		}
		r.press("count.1")
		for _, words := range []string{"Équipe 1", "Équipe 2", "Avec Maëlys, face à Inès", "Avec Inès, face à Maëlys"} {
			if !says(r, words) {
				t.Errorf("%d wide: nothing says %q", w, words)
			}
		}
		r.press("options")
		if _, ok := r.App.Mirror().Find("begin.3"); ok {
			t.Errorf("%d wide: more than two players and the draw are offered to begin", w)
		}
		r.press("begin.1")
		r.press("start")
		if len(r.began) != 1 || r.began[0].Setup.First != 3 {
			t.Errorf("%d wide: the second who may begin gives %+v", w, r.began)
		}
	}
}

func says(r *tester, words string) bool {
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if strings.Contains(it.Label, words) {
				return true
			}
		}
	}
	return false
}

// folded is what the first view does not show.
var folded = []string{"begin.0", "openundo", "advice", "seed", "newseed.0", "best.0", "hands.0"}

// TestAllInSight checks that who plays, the folded options and the button that
// begins are all that is seen at first, that none of it must be scrolled to in the
// smallest window at normal text size, and that all has a box to be pressed in.
func TestAllInSight(t *testing.T) {
	for _, g := range []*rules.Game{dracoliath.Game, foursome(), tiny.Volley, tiny.Bids, aestery.Game, dragonswrath.Game} {
		for at, n := range g.Seats {
			for _, lang := range []game.Lang{rules.French, rules.English} {
				r := open(t, g, 1280, 720, lang, 100)
				if len(g.Seats) > 1 {
					r.press(fmt.Sprint("count.", at))
				}
				if _, ok := r.App.Mirror().Find("page.-1~less"); ok {
					t.Errorf("%s for %d in %s scrolls", g.ID, n, game.LangCode(lang))
				}
				for _, id := range []string{fmt.Sprint("name.", n-1), fmt.Sprint("who.", n-1), "start", "options"} {
					if it, ok := r.App.Mirror().Find(id); !ok || it.At.H < 36 || it.At.W < 36 {
						t.Errorf("%s for %d in %s: %s is at %+v", g.ID, n, game.LangCode(lang), id, it.At)
					}
				}
				for _, id := range folded {
					if _, ok := r.App.Mirror().Find(id); ok {
						t.Errorf("%s for %d: %s is seen at first", g.ID, n, id)
					}
				}
			}
		}
	}
}

// How many matches are played is seen without scrolling, above where the page
// fades away.
func TestLengthIsInSight(t *testing.T) {
	const fade = 44
	for _, lang := range []game.Lang{rules.French, rules.English} {
		r := open(t, aestery.Game, 1280, 720, lang, 100)
		r.press("options")
		start, _ := r.App.Mirror().Find("start")
		for i := range bestOf {
			if it, ok := r.App.Mirror().Find(fmt.Sprint("best.", i)); !ok || it.At.H < 36 || it.At.Y+it.At.H > start.At.Y-fade {
				t.Errorf("%s: length %d is at %+v", game.LangCode(lang), bestOf[i], it.At)
			}
		}
	}
}

// TestNothingOverlaps looks over every number of seats in every size.
func TestNothingOverlaps(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		for _, text := range []int{100, 150, 200} {
			for _, g := range []*rules.Game{foursome(), tiny.Volley, tiny.Bids} {
				for at, n := range g.Seats {
					for _, lang := range []game.Lang{rules.French, rules.English} {
						audit := &ui.Audit{}
						kit.Audit = audit
						r := open(t, g, size[0], size[1], lang, text)
						r.press(fmt.Sprint("count.", at))
						found := slices.Clone(audit.Found())
						r.press("options")
						for _, what := range append(found, audit.Found()...) {
							t.Errorf("%s for %d, %d wide, %d%%, %s: %s", g.ID, n, size[0], text, game.LangCode(lang), what)
						}
						kit.Audit = nil
					}
				}
			}
		}
	}
}

func TestAnotherName(t *testing.T) {
	r := open(t, tiny.Bids, 1280, 720, rules.French, 100)
	r.press("count.4")
	before, _ := r.App.Mirror().Find("name.5")
	r.press("other.5")
	after, _ := r.App.Mirror().Find("name.5")
	if before.Label == after.Label {
		t.Errorf("another name is the same: %q", after.Label)
	}
	if it, _ := r.App.Mirror().Find("start"); it.Disabled {
		t.Errorf("another name keeps the game from starting: %q", it.Label)
	}
}

// TestNamesTheGameCannotWrite checks that a name with letters that the faces lack
// is said to be one, and begins no match: it would be a row of empty boxes.
func TestNamesTheGameCannotWrite(t *testing.T) {
	for name, words := range map[string]string{
		"Zoé 漢":        "il peut écrire «\u00a0Zoé\u00a0»",
		"ليلى":         "écrivez-le en lettres latines",
		"Ægir Œuvré-Ÿ": "",
	} {
		var sc *Scene
		r := &tester{}
		lang := rules.French
		r.Rig = gametest.New(t, game.Options{Lang: &lang, Home: func() game.Scene {
			sc = New(kit, foursome(), func(_ *game.Context, s Start) { r.began = append(r.began, s) })
			return sc
		}}, 1280, 720)
		r.Run(tick)
		sc.players[1].name.SetValue(name)
		sc.ui.Changed()
		r.App.Context().Redraw()
		r.Run(tick)
		it, _ := r.App.Mirror().Find("start")
		if it.Disabled != (words != "") || !strings.Contains(it.Label, words) {
			t.Errorf("%s: %+v", name, it)
		}
	}
}

// TestAdviceCanBeSwitchedOff begins with advice and, once it was switched off,
// without, which the next set-up remembers.
func TestAdviceCanBeSwitchedOff(t *testing.T) {
	for _, off := range []bool{false, true} {
		r := open(t, tiny.Duel, 1280, 720, rules.French, 100)
		r.press("options")
		if off {
			r.press("advice")
		}
		r.press("begin.0")
		r.press("start")
		if len(r.began) != 1 || r.began[0].Advice == off || r.App.Context().Settings.Prepared[tiny.Duel.ID].NoAdvice != off {
			t.Errorf("switched off %v: begun with %+v, remembered %v", off, r.began, r.App.Context().Settings.Prepared)
		}
	}
}
