package decks

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/rules/rulestest/tiny"
	"wyrmtable/scenes/ui"
)

// begin opens a new deck.
func begin(t testing.TB, z size) *tester {
	t.Helper()
	r := open(t, tiny.Clans, z, rules.English)
	r.press("new.0")
	return r
}

// ready opens a copy of a ready deck.
func ready(t testing.TB, g *rules.Game, z size) *tester {
	t.Helper()
	r := open(t, g, z, rules.English)
	r.press("deck.1000")
	r.press("readydo.0")
	return r
}

func TestClicksBuildADeck(t *testing.T) {
	r := begin(t, wide)
	g := tiny.Clans
	for range 2 {
		r.Click(r.at(card(g, "torch")))
		r.Run(40 * time.Millisecond)
	}
	r.want("main", "torch", 2)
	r.Click(r.at(card(g, "ember-lord")))
	r.Run(40 * time.Millisecond)
	r.want("hero", "ember-lord", 1)
	r.Click(r.at("into.1"))
	r.Run(40 * time.Millisecond)
	r.Click(r.at(card(g, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("side", "torch", 1)
	r.want("main", "torch", 2)
	// The fourth copy is one too many, and it is said.
	r.Click(r.at(card(g, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("side", "torch", 1)
	if !r.noticed("3 copies already, the most there may be, sideboard included") {
		t.Error("nobody says why the fourth copy is refused")
	}
	// So is another leader's card.
	if it, _ := r.App.Mirror().Find(card(g, "drop")); !strings.Contains(it.Label, "not of the leader’s colour") {
		t.Errorf("the reason is not with the card: %q", it.Label)
	}
	// The row gives a copy back, its buttons take one more and exchange it.
	r.Click(r.at(row(g, "row", 0, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("main", "torch", 1)
	r.Click(r.at(row(g, "more", 0, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("main", "torch", 2)
	r.Click(r.at(row(g, "swap", 0, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("main", "torch", 1)
	r.want("side", "torch", 2)
	if own := r.own(); len(own) != 1 || !own[0].Deck.Equal(r.deck()) {
		t.Errorf("kept are %+v", own)
	}
}

func TestDragBuildsADeck(t *testing.T) {
	r := ready(t, tiny.Clans, wide)
	g := tiny.Clans
	r.want("main", "boulder", 2)
	list := r.at(row(g, "row", 0, "volcano"))
	r.Carry(r.at(card(g, "boulder")), list)
	r.Run(40 * time.Millisecond)
	if !r.scene.drag.on() {
		t.Fatal("the card is not carried")
	}
	r.Up(list)
	r.Run(40 * time.Millisecond)
	r.want("main", "boulder", 3)
	// From the list beside it: one copy goes.
	r.Drag(r.at(row(g, "row", 0, "boulder")), r.at(card(g, "ocean")))
	r.Run(40 * time.Millisecond)
	r.want("main", "boulder", 2)
	// From the list into the sideboard's place.
	r.Drag(r.at(row(g, "row", 0, "boulder")), r.at(row(g, "row", 2, "pebble")))
	r.Run(40 * time.Millisecond)
	r.want("main", "boulder", 1)
	r.want("side", "boulder", 1)
	// Called off by a key, nothing happens.
	before := r.deck().Clone()
	r.Carry(r.at(card(g, "pebble")), list)
	r.Run(40 * time.Millisecond)
	r.Press("Escape")
	r.Run(40 * time.Millisecond)
	r.Up(list)
	r.Run(40 * time.Millisecond)
	if !r.deck().Equal(&before) || r.scene.bench == nil {
		t.Error("a drag that was called off has done something")
	}
}

// A finger that moves up pushes the list; one that moves aside carries a card.
func TestFingersScroll(t *testing.T) {
	r := open(t, aestery.Game, wide, rules.French)
	r.press("new.0")
	p := r.at(card(aestery.Game, aestery.Game.Faces[aestery.Game.Collection()[5]].ID))
	x, y := r.Px(p)
	touch := func(kind game.RawKind, dx, dy float64) {
		r.Script.Put(game.Raw{Kind: kind, Pointer: 1, Touch: true, X: x + dx, Y: y + dy})
		r.Run(20 * time.Millisecond)
	}
	touch(game.RawDown, 0, 0)
	touch(game.RawMove, 2, -60)
	touch(game.RawMove, 2, -120)
	if r.scene.drag.on() || r.scene.ui.ScrollAt("collection") == 0 {
		t.Error("a finger that moves up does not push the collection")
	}
	touch(game.RawUp, 2, -120)
	r.Run(time.Second)
	touch(game.RawDown, 0, 0)
	touch(game.RawMove, 60, 4)
	if !r.scene.drag.on() {
		t.Error("a finger that moves aside carries no card")
	}
	touch(game.RawUp, 60, 4)
}

func TestUndoGoesBackOverAll(t *testing.T) {
	r := begin(t, wide)
	g := tiny.Clans
	states := []rules.Deck{r.deck().Clone()}
	for _, id := range []string{card(g, "torch"), card(g, "volcano"), card(g, "ember-lord"), card(g, "tide-queen")} {
		r.press(id)
		states = append(states, r.deck().Clone())
	}
	if r.deck().Size("hero") != 1 || r.deck().In("hero", "tide-queen") != 1 {
		t.Fatalf("the leader was not exchanged: %+v", r.deck())
	}
	if !r.says("not of the leader’s colour") {
		t.Error("nothing says that the cards are of another colour now")
	}
	for i := len(states) - 2; i >= 0; i-- {
		r.Press("Ctrl+z")
		r.Run(40 * time.Millisecond)
		if !r.deck().Equal(&states[i]) {
			t.Fatalf("undo to %d gives %+v", i, r.deck())
		}
	}
	for i := 1; i < len(states); i++ {
		r.Press("Ctrl+y")
		r.Run(40 * time.Millisecond)
		if !r.deck().Equal(&states[i]) {
			t.Fatalf("redo to %d gives %+v", i, r.deck())
		}
	}
	if own := r.own(); len(own) != 1 || !own[0].Deck.Equal(&states[len(states)-1]) {
		t.Error("what is kept is not what is on the bench")
	}
}

// Everything can be done from the keyboard.
func TestKeysBuildADeck(t *testing.T) {
	r := open(t, tiny.Clans, wide, rules.English)
	step := func(keys ...game.Key) {
		for _, k := range keys {
			r.Press(k)
			r.Run(40 * time.Millisecond)
		}
	}
	seek := func(id string) {
		t.Helper()
		for range 200 {
			if r.scene.ui.Focused() == id {
				return
			}
			step("Tab")
		}
		t.Fatalf("Tab never comes to %q", id)
	}
	g := tiny.Clans
	seek("new.0")
	step("Enter")
	seek(card(g, "boulder"))
	step("Enter", "Enter", "Minus", "Equal")
	r.want("main", "boulder", 2)
	step("z")
	if r.scene.zoom == 0 {
		t.Fatal("Z shows no card")
	}
	step("Escape")
	if r.scene.zoom != 0 || r.scene.bench == nil {
		t.Fatal("Escape does not put the card away, or more than that")
	}
	seek(row(g, "row", 0, "boulder"))
	step("Delete")
	r.want("main", "boulder", 1)
	seek(row(g, "swap", 0, "boulder"))
	step("Enter")
	r.want("side", "boulder", 1)
	step("Escape")
	if r.scene.bench != nil {
		t.Error("Escape does not lead back to the decks")
	}
}

func TestFilters(t *testing.T) {
	r := begin(t, wide)
	count := func() int {
		n := 0
		for _, region := range r.App.Mirror().Regions {
			for _, it := range region.Items {
				if strings.HasPrefix(it.ID, "card.") {
					n++
				}
			}
		}
		return n
	}
	if n := count(); n != 13 {
		t.Fatalf("%d cards in the collection, want 13", n)
	}
	r.press("facet.0") // red
	if n := count(); n != 5 {
		t.Errorf("%d red cards, want 5", n)
	}
	r.press("facet.1") // or blue
	r.press("facet.65")
	r.press("facet.67") // of cost 1 or 3
	if n := count(); n != 4 {
		t.Errorf("%d red or blue cards of cost 1 or 3, want 4", n)
	}
	r.press("clear")
	r.Click(r.at("search"))
	r.Type("pic d'ARGENT")
	r.Run(60 * time.Millisecond)
	if n := count(); n != 1 {
		t.Errorf("%d cards called so, want 1", n)
	}
	r.Press("Escape")
	r.Run(40 * time.Millisecond)
	r.press("clear")
	r.Click(r.at("search"))
	r.Type("juré bleu")
	r.Run(60 * time.Millisecond)
	if n := count(); n != 2 {
		t.Errorf("%d cards that are sworn and blue, want 2", n)
	}
	r.Press("Escape")
	r.Run(40 * time.Millisecond)
	r.press("clear")
	r.press(card(tiny.Clans, "torch"))
	r.press("mine")
	if n := count(); n != 1 {
		t.Errorf("%d cards in the deck, want 1", n)
	}
}

func TestFigures(t *testing.T) {
	r := ready(t, tiny.Clans, wide)
	r.press("sheet.1")
	for _, words := range []string{"Red: 12 (86\u00a0%)", "Grey: 2 (14\u00a0%)", "Cost 5: 3", "Cost — mean 2.6"} {
		if !r.says(words) {
			t.Errorf("the figures do not say %q", words)
		}
	}
	r.press("sheet.2")
	for _, words := range []string{"This deck can be played.",
		"Cards: at least 12, at most 3 copies of a card, deck and sideboard counted together."} {
		if !r.says(words) {
			t.Errorf("the rules do not say %q", words)
		}
	}
	r.press("sheet.0")
	r.press(row(tiny.Clans, "row", 2, "pebble"))
	if it, _ := r.App.Mirror().Find("standing"); it.Label != "Sideboard: 3 cards (exactly 4 or none); 1 missing." {
		t.Errorf("the deck stands: %q", it.Label)
	}
}

// Why a card is not taken stands in the line of the deck's standing, where it lies
// over nothing that can be pressed, and for a while only.
func TestRefusalsLieOverNothing(t *testing.T) {
	for _, z := range []size{wide, narrow} {
		r := open(t, aestery.Game, z, rules.English)
		r.press("deck.1001")
		r.press("readydo.0")
		f, _ := aestery.Game.FaceByID("nageur-des-trefonds")
		r.scene.add(r.App.Context(), r.scene.target(f), f)
		r.Run(40 * time.Millisecond)
		if n := r.App.Notices(); len(n) != 0 {
			t.Errorf("%v: over the screen lies %q", z, n)
		}
		it, _ := r.App.Mirror().Find("standing")
		if !strings.Contains(it.Label, "Vaelis") {
			t.Errorf("%v: the line says %q", z, it.Label)
		}
		if m := r.App.Mirror(); len(m.Log) != 1 || m.Log[0] != it.Label {
			t.Errorf("%v: read out is %q", z, m.Log)
		}
		r.Run(refusalFor + 100*time.Millisecond)
		if it, _ := r.App.Mirror().Find("standing"); it.Label != "This deck can be played." {
			t.Errorf("%v: the line goes on saying %q", z, it.Label)
		}
	}
}

func TestShelf(t *testing.T) {
	r := ready(t, tiny.Clans, wide)
	r.press(row(tiny.Clans, "row", 0, "torch"))
	r.press("back")
	r.press("do.1") // duplicate
	if n := len(r.own()); n != 2 {
		t.Fatalf("%d decks, want 2", n)
	}
	r.press("do.2") // rename
	r.scene.name.SetValue("")
	r.Type("Cendres")
	r.Run(40 * time.Millisecond)
	r.press("naming.0")
	if own := r.own(); own[1].Name.FR != "Cendres" && own[0].Name.FR != "Cendres" {
		t.Errorf("renamed: %+v", own)
	}
	r.press("do.2") // and by Enter
	r.scene.name.SetValue("")
	r.Type("Braises")
	r.Run(40 * time.Millisecond)
	r.Press("Enter")
	r.Run(60 * time.Millisecond)
	if own := r.own(); own[1].Name.FR != "Braises" && own[0].Name.FR != "Braises" || r.scene.naming != "" {
		t.Errorf("renamed by Enter: %+v, still naming %q", own, r.scene.naming)
	}
	r.press("do.5")
	r.press("yes")
	if own := r.own(); len(own) != 1 || own[0].Name.FR == "Braises" {
		t.Errorf("deleted: %+v", own)
	}
}

// The name is typed on the bench, and kept once it is.
func TestNameIsTyped(t *testing.T) {
	r := begin(t, wide)
	r.press(card(tiny.Clans, "torch"))
	r.Click(r.at("name"))
	r.Press("End")
	r.Type(" bis")
	r.Run(40 * time.Millisecond)
	r.Press("Enter")
	r.Run(40 * time.Millisecond)
	if own := r.own(); len(own) != 1 || own[0].Name.EN != "New deck bis" {
		t.Errorf("kept are %+v", own)
	}
}

// A deck whose file cannot be read is named and left alone; the others are
// there.
func TestDamagedFile(t *testing.T) {
	st := game.NewMemory()
	st.Write("abc.deck", []byte(`{"wyrmtable":1`))
	lang := rules.English
	r := &tester{t: t, scene: New(kit, tiny.Clans, themeOf(tiny.Clans))}
	r.Rig = newRig(t, game.Options{Lang: &lang, Store: st, Home: func() game.Scene { return r.scene }}, wide)
	r.Run(60 * time.Millisecond)
	if !r.says("abc.deck — file cut short or damaged") {
		t.Error("the damaged file is not named")
	}
	r.press("new.0")
	st.Fail = errors.New("disk full")
	r.press(card(tiny.Clans, "torch"))
	r.want("main", "torch", 1)
	if !r.noticed("The deck is not kept: disk full") {
		t.Error("nobody says that the deck is not kept")
	}
}

// A file that cannot be read, or holds no deck, can be deleted by every kind of hand,
// once that was asked; what is then gone is that file alone.
func TestADamagedFileIsDeleted(t *testing.T) {
	other, err := game.EncodeSave(game.Head{Name: "x", Game: tiny.Clans.ID}, []byte(`{"lines":[{"n":1000000000}]}`))
	if err != nil {
		t.Fatal(err)
	}
	lang := rules.English
	for name, press := range hands {
		t.Run(name, func(t *testing.T) {
			st := game.NewMemory()
			st.Write("abc.deck", []byte(`{"wyrmtable":1`))
			st.Write("boundless.deck", other)
			r := &tester{t: t, scene: New(kit, tiny.Clans, themeOf(tiny.Clans))}
			r.Rig = newRig(t, game.Options{Lang: &lang, Store: st, Home: func() game.Scene { return r.scene }}, wide)
			r.Run(60 * time.Millisecond)
			left := func() []string { names, _ := st.Names(); return names }
			if !r.says("abc.deck — file cut short or damaged") || !r.says("boundless.deck — not a deck") {
				t.Fatal("the damaged files are not named")
			}
			press(r, "broken.1.0")
			press(r, "no")
			if n := len(left()); n != 2 {
				t.Fatalf("kept are %q", left())
			}
			press(r, "broken.1.0")
			if !r.says("boundless.deck will be gone for good.") {
				t.Error("it is not said which file it is")
			}
			press(r, "yes")
			if got := left(); !slices.Equal(got, []string{"abc.deck"}) || r.says("boundless.deck") {
				t.Errorf("kept are %q", got)
			}
			press(r, "broken.0.0")
			press(r, "yes")
			if got := left(); len(got) > 0 || r.says("cannot be read") {
				t.Errorf("kept are %q", got)
			}
		})
	}
}

// hands press a button as a mouse, a finger and keys do, wherever it lies on a page.
var hands = map[string]func(r *tester, id string){
	"mouse": func(r *tester, id string) {
		for range 60 {
			if it, _ := r.App.Mirror().Find(id); it.At.H > 30 { // not the edge of it alone
				break
			}
			r.Wheel(game.Point{X: 640, Y: 400}, -60)
			r.Run(60 * time.Millisecond)
		}
		r.Click(r.at(id))
		r.Run(60 * time.Millisecond)
	},
	"finger": func(r *tester, id string) {
		for range 60 {
			if it, _ := r.App.Mirror().Find(id); it.At.H > 30 {
				break
			}
			x, y := r.Px(game.Point{X: 300, Y: 500})
			for i, kind := range []game.RawKind{game.RawDown, game.RawMove, game.RawMove, game.RawUp} {
				r.Script.Put(game.Raw{Kind: kind, Pointer: 1, Touch: true, X: x, Y: y - float64(min(i, 2))*30})
				r.Run(20 * time.Millisecond)
			}
			r.Run(time.Second)
		}
		r.Touch(r.at(id))
		r.Run(60 * time.Millisecond)
	},
	"keys": func(r *tester, id string) {
		for range 60 {
			if it, _ := r.App.Mirror().Find(id); it.Focused {
				break
			}
			r.Press("Tab")
			r.Run(20 * time.Millisecond)
		}
		if it, _ := r.App.Mirror().Find(id); !it.Focused {
			r.t.Fatalf("Tab never comes to %q", id)
		}
		r.Press("Enter")
		r.Run(60 * time.Millisecond)
	},
}

func TestZoomChangesCopies(t *testing.T) {
	r := begin(t, wide)
	r.RightClick(r.at(card(tiny.Clans, "torch")))
	r.Run(40 * time.Millisecond)
	if r.scene.zoom == 0 {
		t.Fatal("the second button shows no card")
	}
	r.press("further.0")
	r.press("further.0")
	r.press("further.2")
	r.want("main", "torch", 2)
	r.want("side", "torch", 1)
	if it, _ := r.App.Mirror().Find("further.0"); !it.Disabled {
		t.Error("a fourth copy is offered")
	}
	r.press("fewer.0")
	r.want("main", "torch", 1)
}

// A phone shows one part at a time; all is there.
func TestNarrow(t *testing.T) {
	r := begin(t, narrow)
	g := tiny.Clans
	r.Touch(r.at(card(g, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("main", "torch", 1)
	r.press("tab.1")
	r.Touch(r.at(row(g, "more", 0, "torch")))
	r.Run(40 * time.Millisecond)
	r.want("main", "torch", 2)
	r.press("tab.2")
	r.press("facet.0")
	r.press("tab.0")
	if _, ok := r.App.Mirror().Find(card(g, "drop")); ok {
		t.Error("the filter does not filter")
	}
}

// TestNothingOverlaps looks over the screens in every size.
func TestNothingOverlaps(t *testing.T) {
	sizes := []size{wide, narrow, {390, 700, 100}, {1280, 720, 150}, {1280, 720, 200}, {390, 844, 150}, {390, 844, 200},
		{1920, 1080, 100}}
	if testing.Short() {
		sizes = sizes[:2]
	}
	for _, z := range sizes {
		for _, lang := range []game.Lang{rules.French, rules.English} {
			audit := &ui.Audit{}
			kit.Audit = audit
			r := open(t, aestery.Game, z, lang)
			r.scene.Help = func(rules.Face) game.Scene { return nil }
			look := func(what string) {
				r.Run(60 * time.Millisecond)
				for _, fault := range audit.Found() {
					t.Errorf("%v %s, %s: %s", z, game.LangCode(lang), what, fault)
				}
			}
			look("shelf")
			r.press("deck.1000")
			look("shelf, picked")
			r.press("deck.1000")
			look("bench")
			if z.w < 800 {
				r.press("tab.0")
				look("collection")
				r.press("tab.2")
				look("filters")
				r.press("tab.1")
			}
			r.press("sheet.1")
			look("figures")
			r.press("sheet.2")
			look("rules")
			r.press("list")
			look("list")
			r.press("list-do.2")
			r.press("sheet.0")
			r.scene.zoom, r.scene.zoomAt = r.scene.game.Collection()[20], -1
			r.scene.ui.Changed()
			look("zoom")
			kit.Audit = nil
		}
	}
}
