package scenes

import (
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/settings"
	"wyrmtable/scenes/table"
)

// TestPlayersAreRemembered checks that who sat down last finds name and colour
// again after the program was ended.
func TestPlayersAreRemembered(t *testing.T) {
	store := game.NewMemory()
	r := startIn(t, store, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	click(t, r, "name.1")
	press(r, slices.Repeat([]game.Key{"Backspace"}, 18)...)
	r.Type("Aïcha")
	click(t, r, "colour.14")
	click(t, r, "options")
	click(t, r, "openundo")
	click(t, r, "begin.0")
	click(t, r, "start")
	on[*table.Scene](t, r)

	again := startIn(t, store, 1280, 720, rules.French, 100)
	click(t, again, "tile-dracoliath")
	click(t, again, "several")
	if got := label(again, "name.1"); got != "Joueur 2\u00a0: Aïcha" {
		t.Errorf("the second player's name: %q", got)
	}
	for id, want := range map[string]bool{"colour.14": true, "colour.11": false} {
		if it, ok := again.App.Mirror().Find(id); !ok || it.Pressed != want {
			t.Errorf("%s: %+v", id, it)
		}
	}
}

// TestRememberedNonsense checks that players from a settings file written by
// hand get names and colours a game can be played with.
func TestRememberedNonsense(t *testing.T) {
	store := game.NewMemory()
	if err := store.Write("settings.json",
		[]byte(`{"version":1,"players":[{"name":"A","colour":-3},{"name":"B","colour":99},{"colour":1},{},{},{},{},{}]}`)); err != nil {
		t.Fatal(err)
	}
	r := startIn(t, store, 1280, 720, rules.English, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	for id, want := range map[string]bool{"colour.0": true, "colour.11": true, "colour.10": false} {
		if it, ok := r.App.Mirror().Find(id); !ok || it.Pressed != want {
			t.Errorf("%s: %+v", id, it)
		}
	}
	click(t, r, "options")
	click(t, r, "begin.0")
	click(t, r, "start")
	on[*table.Scene](t, r)
}

// TestWindowSizeIsChosen checks that a size pressed in the settings is asked
// for and kept.
func TestWindowSizeIsChosen(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "settings")
	on[*settings.Scene](t, r)
	if it, _ := r.App.Mirror().Find("window.0"); !it.Pressed {
		t.Errorf("a window of 1280 by 720: %+v", it)
	}
	r.PressMirror("window.1")
	r.Run(40 * time.Millisecond)
	if s := r.App.Context().Settings; s.WindowW != 1600 || s.WindowH != 900 {
		t.Errorf("asked for %d by %d", s.WindowW, s.WindowH)
	}
}

// TestSilenceIsExplained checks that a person without sound reads what to do
// before what the system said.
func TestSilenceIsExplained(t *testing.T) {
	r := start(t, 1280, 720, rules.English, 100)
	r.PressMirror("settings")
	r.Run(40 * time.Millisecond)
	for _, words := range []string{"neither speakers nor headphones", "Technical detail: "} {
		if !mirrorSays(r, words) {
			t.Errorf("the settings do not say %q", words)
		}
	}
}
