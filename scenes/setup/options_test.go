package setup

import (
	"fmt"
	"strings"
	"testing"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/arcaneduel"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/ui"
)

// says is what the mirror has under an id.
func (r *tester) says(id string) string {
	it, _ := r.App.Mirror().Find(id)
	return it.Label
}

// order is the place of an id in the order of a reader, or -1.
func (r *tester) order(id string) int {
	n := 0
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if it.ID == id {
				return n
			}
			n++
		}
	}
	return -1
}

// TestOptionsFold unfolds the options by mouse, finger and key, and folds them again
// by the same and by the way back, on a large and a small screen and in large text.
// The keyboard stays where it was, and a reader is told which it is.
func TestOptionsFold(t *testing.T) {
	for _, z := range [][3]int{{1280, 720, 100}, {390, 844, 100}, {1280, 720, 200}, {390, 844, 200}} {
		r := open(t, arcaneduel.Game, z[0], z[1], rules.French, z[2])
		opened := func(want bool) {
			t.Helper()
			it, _ := r.App.Mirror().Find("options")
			if !it.Folds || it.Pressed != want {
				t.Fatalf("%v: the options are %+v, want unfolded %v", z, it, want)
			}
			if _, ok := r.App.Mirror().Find("seed"); ok != want {
				t.Fatalf("%v: the seed is there %v, want %v", z, ok, want)
			}
			if _, ok := r.App.Mirror().Find("name.0"); ok == want {
				t.Fatalf("%v: the first name is there %v, want %v", z, ok, !want)
			}
		}
		at := func(id string) game.Point {
			it, _ := r.App.Mirror().Find(id)
			return it.At.Center()
		}
		opened(false)
		r.Click(at("options"))
		r.Run(tick)
		opened(true)
		r.Touch(at("options"))
		r.Run(tick)
		opened(false)
		r.Press("Tab") // what was touched last is not seen to have the keyboard
		for n := 0; r.App.Top().(*Scene).Focused() != "options"; n++ {
			if n > 80 {
				t.Fatalf("%v: the keyboard does not come to the options", z)
			}
			r.Press("Tab")
			r.Run(tick)
		}
		r.Press("Enter")
		r.Run(tick)
		opened(true)
		if now := r.App.Top().(*Scene).Focused(); now != "options" {
			t.Errorf("%v: the keyboard is on %q", z, now)
		}
		for _, id := range []string{"begin.0", "hands.0", "openundo", "advice"} {
			if r.order(id) < 0 || r.order(id) > r.order("seed") {
				t.Errorf("%v: %s is read after the seed", z, id)
			}
		}
		if r.order("seed") > r.order("options") || r.order("options") > r.order("start") {
			t.Errorf("%v: what is unfolded is not read before its line, and that before the button", z)
		}
		r.Press("Escape")
		r.Run(tick)
		opened(false)
		if now := r.App.Top().(*Scene).Focused(); now != "options" {
			t.Errorf("%v: back, the keyboard is on %q", z, now)
		}
	}
}

// The folded line says how hands are hidden, who begins, and what else was changed.
func TestTheLineSaysWhatIsSet(t *testing.T) {
	r := open(t, arcaneduel.Game, 1280, 720, rules.French, 100)
	const usual = "Mains cachées par rideau · Tirage au sort"
	if got := r.says("options"); got != "Options\u00a0: "+usual {
		t.Errorf("at first: %q", got)
	}
	r.press("options")
	for _, id := range []string{"begin.1", "hands.2", "openundo", "advice"} {
		r.press(id)
	}
	r.press("seed")
	r.Type("7")
	r.press("options")
	seed := r.App.Top().(*Scene).seed.Value()
	want := "Options\u00a0: Mains ouvertes · Maëlys commence · Annulation libre · Sans conseils · Graine " + seed
	if got := r.says("options"); got != want {
		t.Errorf("it says %q\nwant %q", got, want)
	}
	r = open(t, aestery.Game, 1280, 720, rules.English, 100)
	r.press("options")
	r.press("best.1")
	if got := r.says("options"); !strings.Contains(got, "Hands hidden by a curtain · Draw lots") ||
		!strings.Contains(got, "Best of three games") {
		t.Errorf("it says %q", got)
	}
}

// TestOptionsOfEachGame checks that what is set is remembered for its game, and says
// nothing of another one: over a new start, and also what was set beside Alone.
func TestOptionsOfEachGame(t *testing.T) {
	store := game.NewMemory()
	begin := func(g *rules.Game, alone bool) *tester {
		r, lang := &tester{}, rules.French
		r.Rig = gametest.New(t, game.Options{Lang: &lang, Store: store, Home: func() game.Scene {
			s := New(kit, g, func(_ *game.Context, s Start) { r.began = append(r.began, s) })
			if alone {
				s.Offer()
			}
			return s
		}}, 1280, 720)
		r.Blind = true
		r.Run(tick)
		return r
	}
	r := begin(dracoliath.Game, false)
	for _, id := range []string{"count.1", "options", "option.0", "begin.1", "openundo", "start"} {
		if id == "option.0" {
			r.press("option.0.2")
			continue
		}
		r.press(id)
	}
	if len(r.began) != 1 || !r.began[0].OpenUndo {
		t.Fatalf("it begins with %+v", r.began)
	}
	again := begin(dracoliath.Game, false)
	if got := again.says("options"); !strings.Contains(got, "Annulation libre") || !strings.Contains(got, "commence") {
		t.Errorf("the next time: %q", got)
	}
	if it, _ := again.App.Mirror().Find("count.1"); !it.Pressed {
		t.Error("the number of players is forgotten")
	}
	for _, g := range []*rules.Game{aestery.Game, arcaneduel.Game} {
		if got := begin(g, false).says("options"); got != "Options\u00a0: Mains cachées par rideau · Tirage au sort" {
			t.Errorf("%s: %q", g.ID, got)
		}
	}
	one := begin(arcaneduel.Game, true)
	for _, id := range []string{"options", "hands.2", "begin.0", "options", "alone"} {
		one.press(id)
	}
	if len(one.began) != 1 || one.began[0].Setup.First != 0 || one.began[0].Setup.Seats[1].Level == "" {
		t.Errorf("alone it begins with %+v", one.began)
	}
	if got := begin(arcaneduel.Game, false).says("options"); !strings.Contains(got, "Mains ouvertes · Léandre commence") {
		t.Errorf("after a match alone: %q", got)
	}
	if got := begin(aestery.Game, false).says("options"); !strings.Contains(got, "Mains cachées par rideau") {
		t.Errorf("open hands of one game are those of another: %q", got)
	}
}

// TestReadyDecksAreSeen checks that whoever has chosen no deck is given a ready one,
// another than the one before, which stands by name in the first view.
func TestReadyDecksAreSeen(t *testing.T) {
	ready := aestery.Game.Deck.Ready
	for _, offer := range []bool{false, true} {
		r := &tester{}
		lang := rules.French
		r.Rig = gametest.New(t, game.Options{Lang: &lang, Home: func() game.Scene {
			s := New(kit, aestery.Game, func(_ *game.Context, s Start) { r.began = append(r.began, s) })
			if offer {
				s.Offer()
			}
			return s
		}}, 390, 844)
		audit := &ui.Audit{}
		kit.Audit = audit
		r.Run(tick)
		for i := range 2 {
			it, ok := r.App.Mirror().Find(fmt.Sprint("deckof.", i))
			if !ok || it.At.H < 44 || !strings.Contains(it.Label, ready[i].Name.FR) || !strings.Contains(it.Label, "Deck prêt") {
				t.Errorf("offer %v: the deck of seat %d is %+v", offer, i, it)
			}
		}
		for _, what := range audit.Found() {
			t.Errorf("offer %v: %s", offer, what)
		}
		kit.Audit = nil
		if offer {
			r.press("alone")
			if len(r.began) != 1 || !r.began[0].Setup.Decks[0].Equal(ptr(ready[0].In(lang))) {
				t.Errorf("alone it begins with %+v", r.began)
			}
		}
	}
}

func ptr[T any](v T) *T { return &v }
