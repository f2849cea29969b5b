package scenes

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/table"
)

// TestTwoWindowsWithOneMatch goes on with a match in a second window: each says
// so once, when the player comes back to it, and both states are kept.
func TestTwoWindowsWithOneMatch(t *testing.T) {
	store := game.NewMemory()
	one := startIn(t, store, 1280, 720, rules.French, 100)
	one.Blind = true
	click(t, one, "tile-dracoliath")
	click(t, one, "several")
	click(t, one, "options")
	click(t, one, "begin.0")
	click(t, one, "start")
	on[*table.Scene](t, one)
	said := func(r *gametest.Rig) (n int) {
		r.Focus()
		r.Run(100 * time.Millisecond)
		for _, s := range r.App.Notices() {
			if strings.Contains(s.FR, "aussi jouée dans une autre fenêtre\u00a0; les deux états sont gardés") {
				n++
			}
		}
		return n
	}
	if said(one) != 0 {
		t.Fatal("a match in one window is said to be in two")
	}
	two := startIn(t, store, 1280, 720, rules.French, 100)
	two.Blind = true
	two.PressMirror("resume")
	two.Run(100 * time.Millisecond)
	on[*table.Scene](t, two)
	if n := said(one); n != 1 {
		t.Errorf("the first window says it %d times", n)
	}
	if n := said(one); n != 1 {
		t.Errorf("looked at again, the first window says it %d times", n)
	}
	one.App.Context().Pop(nil) // leaving keeps the match
	one.Run(100 * time.Millisecond)
	if heads, _ := one.App.Context().Saves.List(); len(heads) != 2 {
		t.Errorf("%d states are kept", len(heads))
	}
	if n := said(two); n != 1 {
		t.Errorf("the second window says it %d times", n)
	}
}
