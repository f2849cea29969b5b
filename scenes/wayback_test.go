package scenes

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/setup"
)

// TestTheWayBackFromACard opens the help at a card, as F1 does over a card of
// the table: one step back leads to where it was asked for, unless the reader
// went on to the other cards himself.
func TestTheWayBackFromACard(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	router := NewRouter()
	router.Kit.Pics.Sync = true
	open := func() {
		r.App.Context().Push(router.Help(looks.Games()[0].ID, rules.Face(3)))
		r.Run(300 * time.Millisecond) // without an event the mirror is told of it only now and then
		on[*help.Help](t, r)
	}
	for name, back := range map[string]func(){
		"Escape": func() { press(r, "Escape") },
		"button": func() { click(t, r, "card-close") },
		"mirror": func() { r.PressMirror("card-close"); r.Run(40 * time.Millisecond) },
	} {
		open()
		back()
		if _, ok := r.App.Top().(*setup.Scene); !ok {
			t.Fatalf("back by %s, the screen is %T", name, r.App.Top())
		}
	}
	open()
	click(t, r, "card-all")
	on[*help.Help](t, r)
	cards := where(t, r, "card.3")
	r.Click(cards)
	r.Run(40 * time.Millisecond)
	if label(r, "card-close") == "" || label(r, "card-all") != "" {
		t.Error("the card does not open from the gallery, or as one that was asked for elsewhere")
	}
	for i, want := range []game.Key{"Escape", "Escape"} {
		press(r, want)
		_, help := r.App.Top().(*help.Help)
		if help != (i == 0) {
			t.Errorf("after %d steps back from a card of the gallery the screen is %T", i+1, r.App.Top())
		}
	}
}
