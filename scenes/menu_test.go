package scenes

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
)

// TestOnlyTheTilePointedAtIsLifted checks that no tile of the menu is lifted while the
// mouse is elsewhere, that the one under it is, and the one that the keyboard is on.
func TestOnlyTheTilePointedAtIsLifted(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	rest := game.Point{X: 8, Y: 712}
	r.Move(rest)
	r.Run(60 * time.Millisecond)
	flat := map[string]float64{}
	for _, g := range looks.Games() {
		flat[g.ID] = plateOf(t, r, g.ID).Y
	}
	lifted := func(want string) {
		t.Helper()
		r.Run(60 * time.Millisecond)
		for _, g := range looks.Games() {
			if up := plateOf(t, r, g.ID).Y < flat[g.ID]; up != (g.ID == want) {
				t.Errorf("%s is lifted: %v, while %q is pointed at", g.ID, up, want)
			}
		}
	}
	at := where(t, r, "tile-aestery")
	r.Move(at)
	lifted("aestery")
	r.Move(rest)
	lifted("")
	r.Press("Tab")
	lifted(looks.Games()[0].ID)
}

// plateOf is where the plate of a game's lessons lies, which rises with its tile.
func plateOf(t *testing.T, r *gametest.Rig, id string) game.Rect {
	t.Helper()
	it, ok := r.App.Mirror().Find("learn-" + id)
	if !ok {
		t.Fatalf("there is no plate of %s", id)
	}
	return it.At
}
