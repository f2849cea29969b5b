package scenes

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// sizes are the windows every screen must fit: pixels, and pixels a
// device-independent pixel.
var sizes = []struct{ w, h int }{{1280, 720}, {1920, 1080}, {3840, 2160}, {390, 844}}

// kit is shared by all tests, so that pictures are painted once.
var kit = func() *ui.Kit {
	k := ui.NewKit()
	k.Pics.Sync = true
	return k
}()

// unpainted is for the tests that do not look at frames; TestEverySceneOpens paints
// them all.
var unpainted = func() *ui.Kit {
	k := ui.NewKit()
	k.Pics.Sync, k.Pics.Sketch = true, true
	return k
}()

// start opens the program at the menu. Nobody looks at its frames.
func start(t *testing.T, w, h int, lang game.Lang, text int) *gametest.Rig {
	t.Helper()
	return startIn(t, game.NewMemory(), w, h, lang, text)
}

// startIn is start with what is kept in a store.
func startIn(t *testing.T, store game.Store, w, h int, lang game.Lang, text int) *gametest.Rig {
	t.Helper()
	return startWith(t, unpainted, store, w, h, lang, text)
}

// startWith is startIn with pictures of its own.
func startWith(t *testing.T, kit *ui.Kit, store game.Store, w, h int, lang game.Lang, text int) *gametest.Rig {
	t.Helper()
	router := &Router{Kit: kit, Looks: looks.All}
	r := gametest.New(t, game.Options{Home: router.Home, Lang: &lang, Store: store}, w, h)
	r.Blind = true
	c := r.App.Context()
	c.Settings.TextSize = text
	c.SettingsChanged()
	r.Run(60 * time.Millisecond)
	return r
}

// screens say how to come to each screen from the menu.
var screens = map[string]func(*gametest.Rig){
	"menu":     func(*gametest.Rig) {},
	"help":     func(r *gametest.Rig) { r.PressMirror("rules") },
	"setup":    func(r *gametest.Rig) { r.PressMirror("tile-dracoliath") },
	"settings": func(r *gametest.Rig) { r.PressMirror("settings") },
	"saves":    func(r *gametest.Rig) { keepSome(r); r.PressMirror("saves") },
	"credits":  func(r *gametest.Rig) { r.PressMirror("credits") },
	"contrast": func(r *gametest.Rig) {
		keepSome(r)
		r.App.Context().Settings.HighContrast = true
		r.PressMirror("settings")
	},
	"toss": func(r *gametest.Rig) {
		r.PressMirror("tile-dracoliath")
		r.Run(40 * time.Millisecond)
		r.PressMirror("several")
		r.Run(40 * time.Millisecond)
		r.PressMirror("start")
		r.Run(1700 * time.Millisecond)
	},
	"keys": func(r *gametest.Rig) {
		r.PressMirror("settings")
		r.Run(40 * time.Millisecond)
		r.PressMirror("key.20")
		r.Run(900 * time.Millisecond)
	},
	"confirm": func(r *gametest.Rig) { r.PressMirror("quit"); r.Run(40 * time.Millisecond); r.Press("Tab") },
	"played": func(r *gametest.Rig) {
		r.PressMirror("tile-dracoliath")
		r.Run(40 * time.Millisecond)
		r.PressMirror("several")
		r.Run(40 * time.Millisecond)
		r.PressMirror("options")
		r.Run(40 * time.Millisecond)
		r.PressMirror("begin.0")
		r.PressMirror("start")
		r.Run(3 * time.Second)
		r.App.Context().Home()
		r.Run(100 * time.Millisecond)
	},
	"continue": func(r *gametest.Rig) {
		keepSome(r)
		r.PressMirror("credits")
		r.Run(40 * time.Millisecond)
		r.PressMirror("back")
	},
}
