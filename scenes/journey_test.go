package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/course"
	"wyrmtable/scenes/credits"
	"wyrmtable/scenes/menu"
	"wyrmtable/scenes/saves"
	"wyrmtable/scenes/settings"
	"wyrmtable/scenes/setup"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/ui"
)

// where returns the middle of a button of the mirror on the screen.
func where(t *testing.T, r *gametest.Rig, id string) game.Point {
	t.Helper()
	it, ok := r.App.Mirror().Find(id)
	if !ok || it.At.W == 0 || it.At.H == 0 {
		t.Fatalf("%q is not on the screen: %+v", id, it)
	}
	return it.At.Center()
}

// click presses a button with the mouse and lets what follows happen.
func click(t *testing.T, r *gametest.Rig, id string) {
	t.Helper()
	r.Click(where(t, r, id))
	r.Run(40 * time.Millisecond)
}

// tap presses a button with a finger.
func tap(t *testing.T, r *gametest.Rig, id string) {
	t.Helper()
	r.Touch(where(t, r, id))
	r.Run(40 * time.Millisecond)
}

// press presses a key.
func press(r *gametest.Rig, keys ...game.Key) {
	for _, k := range keys {
		r.Press(k)
		r.Run(20 * time.Millisecond)
	}
}

// on fails the test if the scene on top is not a T.
func on[T game.Scene](t *testing.T, r *gametest.Rig) T {
	t.Helper()
	s, ok := r.App.Top().(T)
	if !ok {
		t.Fatalf("the screen is %T", r.App.Top())
	}
	return s
}

// label returns what a button of the mirror says.
func label(r *gametest.Rig, id string) string {
	it, _ := r.App.Mirror().Find(id)
	return it.Label
}

func TestMouseFromMenuToTable(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	on[*setup.Scene](t, r)
	click(t, r, "options")
	click(t, r, "begin.1")
	click(t, r, "start")
	on[*table.Scene](t, r)
	if h, ok := r.App.Context().Saves.Latest(); !ok || saves.ReadSummary(h.Info).Names() != "Léandre, Maëlys" {
		t.Errorf("the autosave of a new game is %+v, %v", h, ok)
	}
}

func TestKeysFromMenuToTable(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	press(r, "Tab") // the first game comes first
	press(r, "Enter")
	on[*setup.Scene](t, r)
	for range 20 {
		press(r, "Tab")
		if focused(r) == "several" {
			break
		}
	}
	press(r, "Enter")
	for range 60 {
		press(r, "Tab")
		if focused(r) == "start" {
			break
		}
	}
	press(r, "Enter")
	on[*setup.Scene](t, r) // nothing is dealt before the draw
	r.Run(800 * time.Millisecond)
	on[*setup.Scene](t, r) // the coin is in the air
	press(r, "Enter", "Enter")
	on[*table.Scene](t, r)
}

// focused returns the widget with the keyboard, of the screens that tell.
func focused(r *gametest.Rig) string {
	if s, ok := r.App.Top().(interface{ Focused() string }); ok {
		return s.Focused()
	}
	return ""
}

func TestTouchOnAPhone(t *testing.T) {
	r := start(t, 390, 844, rules.English, 100)
	tap(t, r, "tile-dracoliath")
	tap(t, r, "several")
	on[*setup.Scene](t, r)
	tap(t, r, "colour.2")
	tap(t, r, "options")
	tap(t, r, "begin.0")
	tap(t, r, "start")
	on[*table.Scene](t, r)
}

// TestLessonsLeadBackToTheSetUp goes from the set-up to the lessons and back.
func TestLessonsLeadBackToTheSetUp(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	r.PressMirror("learn")
	r.Run(time.Second)
	on[*course.Scene](t, r)
	press(r, "Escape")
	r.Run(time.Second)
	on[*setup.Scene](t, r)
	if _, ok := r.App.Mirror().Find("several"); !ok {
		t.Error("the set-up does not offer what it did")
	}
}

func TestSetupRefusesEqualNames(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	click(t, r, "name.1")
	press(r, "Backspace", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace")
	r.Type("léandre")
	r.Run(40 * time.Millisecond)
	if it, _ := r.App.Mirror().Find("start"); !it.Disabled || !strings.Contains(it.Label, "léandre") {
		t.Errorf("two players of one name: %+v", it)
	}
	r.Type("a")
	r.Run(40 * time.Millisecond)
	if it, _ := r.App.Mirror().Find("start"); it.Disabled {
		t.Errorf("two different names: %+v", it)
	}
	// The other's colour is exchanged: never have both the same.
	click(t, r, "colour.1")
	for _, id := range []string{"colour.1", "colour.10"} {
		if it, _ := r.App.Mirror().Find(id); !it.Pressed {
			t.Errorf("after the exchange: %+v", it)
		}
	}
}

func TestSeedIsShownAndKept(t *testing.T) {
	first := func(seed string) rules.Face {
		r := start(t, 1280, 720, rules.French, 100)
		click(t, r, "tile-dracoliath")
		click(t, r, "several")
		r.PressMirror("options")
		r.Run(40 * time.Millisecond)
		r.PressMirror("seed")
		press(r, "Backspace", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace", "Backspace",
			"Backspace")
		r.Type(seed)
		r.Run(40 * time.Millisecond)
		r.PressMirror("begin.0")
		r.PressMirror("start")
		r.Run(40 * time.Millisecond)
		on[*table.Scene](t, r)
		h, _ := r.App.Context().Saves.Latest()
		_, data, _, err := r.App.Context().Saves.Load(h.ID)
		if err != nil {
			t.Fatal(err)
		}
		s, _, err := rules.Load(data, NewRouter().find)
		if err != nil {
			t.Fatal(err)
		}
		if want := seed; want != rules.Number(int(s.Setup().Seed)).FR {
			t.Fatalf("seed %s typed, %d played", want, s.Setup().Seed)
		}
		return s.Match().Board().Cards[1].Face
	}
	once, again := first("77"), first("77")
	if once != again {
		t.Error("the same seed deals differently")
	}
	if once == first("78") {
		t.Error("another seed deals the same first card")
	}
}

func TestSettingsByMouseAndKeys(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	c := r.App.Context()
	click(t, r, "settings")
	on[*settings.Scene](t, r)
	click(t, r, "lang.1")
	if c.Settings.Lang != rules.English || r.App.Mirror().Title != "Settings" {
		t.Errorf("after choosing English: %v, %q", c.Settings.Lang, r.App.Mirror().Title)
	}
	at := where(t, r, "master~less")
	r.Drag(at, game.Point{X: at.X - 400, Y: at.Y})
	r.Run(40 * time.Millisecond)
	if c.Settings.Master != 0 {
		t.Errorf("the volume dragged to its end is %d", c.Settings.Master)
	}
	r.PressMirror("master~more")
	if c.Settings.Master != 5 {
		t.Errorf("one step up from 0 is %d", c.Settings.Master)
	}
	press(r, "ArrowRight", "ArrowRight")
	if c.Settings.Master != 15 {
		t.Errorf("two keys up from 5 is %d", c.Settings.Master)
	}
	r.PressMirror("textsize.4")
	r.Run(40 * time.Millisecond)
	if c.Settings.TextSize != 200 {
		t.Errorf("text size %d", c.Settings.TextSize)
	}
	press(r, "Escape")
	on[*menu.Menu](t, r)
}

func TestKeysAreRebound(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	c := r.App.Context()
	r.PressMirror("settings")
	r.Run(40 * time.Millisecond)
	n := -1
	for i, a := range game.Actions() {
		if a == game.Zoom {
			n = i
		}
	}
	id := "key." + rules.Number(2*n).FR
	r.PressMirror(id)
	r.Run(20 * time.Millisecond)
	press(r, "h")
	if got := c.Settings.Keys.Action("h"); got != game.Zoom {
		t.Errorf("h does %v", got)
	}
	if len(c.Settings.Keys[game.ShowHand]) != 0 {
		t.Errorf("the action that had h keeps %v", c.Settings.Keys[game.ShowHand])
	}
	if !mirrorSays(r, "qui l’a perdue") {
		t.Error("it is not said that another action lost its key")
	}
	r.PressMirror(id)
	r.Run(20 * time.Millisecond)
	press(r, "Escape") // gives up, and does not leave the screen
	on[*settings.Scene](t, r)
	r.PressMirror("defaultkeys.0")
	r.Run(20 * time.Millisecond)
	if got := c.Settings.Keys.Action("z"); got != game.Zoom {
		t.Errorf("after the reset z does %v", got)
	}
}

func mirrorSays(r *gametest.Rig, words string) bool {
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if strings.Contains(it.Label, words) {
				return true
			}
		}
	}
	return false
}

func TestSavesScreen(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	c := r.App.Context()
	keepSome(r)
	r.PressMirror("saves")
	r.Run(40 * time.Millisecond)
	on[*saves.Scene](t, r)
	click(t, r, "game.1")
	click(t, r, "do.1")
	if got := label(r, "name"); got != "Renommer\u00a0: Le soir du sommet" {
		t.Errorf("the field opens as %q", got)
	}
	press(r, "End")
	r.Type(" d’été")
	press(r, "Enter")
	if _, ok := r.App.Mirror().Find("name"); ok {
		t.Error("Enter does not end the renaming")
	}
	if heads, _ := c.Saves.List(); len(heads) != 2 || heads[0].Name != "Le soir du sommet d’été" &&
		heads[1].Name != "Le soir du sommet d’été" {
		t.Errorf("after renaming: %+v", heads)
	}
	click(t, r, "do.3")
	press(r, "Enter") // the keyboard begins on "keep"
	r.Run(40 * time.Millisecond)
	if heads, _ := c.Saves.List(); len(heads) != 2 {
		t.Error("a game was deleted without a yes")
	}
	click(t, r, "do.3")
	click(t, r, "yes")
	if heads, _ := c.Saves.List(); len(heads) != 1 {
		t.Errorf("after deleting one of two: %+v", heads)
	}
	r.Drop(game.File{Name: "bad.wyrm", Data: []byte("not a game")})
	r.Run(40 * time.Millisecond)
	if n := r.App.Notices(); len(n) == 0 || !strings.Contains(n[len(n)-1].FR, "bad.wyrm") {
		t.Errorf("a foreign file says %v", n)
	}
	press(r, "Escape")
	on[*menu.Menu](t, r)
}

func TestImportedGameIsListed(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	data, err := game.EncodeSave(game.Head{Name: "Invitée", Game: "dracoliath"}, []byte("x"))
	if err != nil {
		t.Fatal(err)
	}
	r.PressMirror("saves")
	r.Run(40 * time.Millisecond)
	r.Drop(game.File{Name: "a.wyrm", Data: data})
	r.Run(40 * time.Millisecond)
	if !mirrorSays(r, "Invitée") {
		t.Error("the imported game is not in the list")
	}
	r.PressMirror("do.0") // its data is no match: told, and nothing opens
	r.Run(40 * time.Millisecond)
	on[*saves.Scene](t, r)
	if n := r.App.Notices(); len(n) == 0 || !strings.Contains(n[len(n)-1].FR, "illisible") {
		t.Errorf("a game that cannot be read says %v", n)
	}
}

func TestDamagedFilesAreNamed(t *testing.T) {
	store := game.NewMemory()
	if err := store.Write("torn.wyrm", []byte(`{"wyrmtable":1,"size":9`)); err != nil {
		t.Fatal(err)
	}
	r := startIn(t, store, 1280, 720, rules.French, 100)
	r.PressMirror("saves")
	r.Run(40 * time.Millisecond)
	if !mirrorSays(r, "torn.wyrm — fichier coupé") {
		t.Error("the damaged file is not named with its reason")
	}
	if data, err := store.Read("torn.wyrm"); err != nil || len(data) == 0 {
		t.Error("the damaged file was not left alone")
	}
	// It can be deleted, when that is meant.
	r.PressMirror("broken.0.0")
	r.Run(40 * time.Millisecond)
	on[*ui.Confirm](t, r)
	r.PressMirror("yes")
	r.Run(40 * time.Millisecond)
	if _, err := store.Read("torn.wyrm"); err == nil || mirrorSays(r, "torn.wyrm") {
		t.Error("the damaged file is still there")
	}
}

func TestContinueGoesOn(t *testing.T) {
	store := game.NewMemory()
	r := startIn(t, store, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	click(t, r, "options")
	click(t, r, "begin.0")
	click(t, r, "start")
	on[*table.Scene](t, r)
	r.App.Close() // what was being written is
	again := startIn(t, store, 1280, 720, rules.French, 100)
	click(t, again, "resume")
	on[*table.Scene](t, again)
}

func TestCreditsNameEveryAuthor(t *testing.T) {
	r := start(t, 1280, 720, rules.English, 100)
	click(t, r, "credits")
	on[*credits.Scene](t, r)
	for _, name := range []string{"Lorc (", "Delapouite (", "Caro Asercion (", "CC BY 3.0", "Cinzel", "Ebitengine"} {
		if !mirrorSays(r, name) {
			t.Errorf("the credits do not name %s", name)
		}
	}
	press(r, "Escape")
	on[*menu.Menu](t, r)
}
