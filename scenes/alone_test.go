package scenes

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/setup"
	"wyrmtable/scenes/table"
)

// savedMatch plays the newest save again.
func savedMatch(t *testing.T, r *gametest.Rig) *rules.Session {
	t.Helper()
	h, _ := r.App.Context().Saves.Latest()
	_, data, _, err := r.App.Context().Saves.Load(h.ID)
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := rules.Load(data, NewRouter().find)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestAloneInTwoPresses checks that in each game two presses lead from the menu to a
// match against the program at the level chosen last, and the third can be an answer.
func TestAloneInTwoPresses(t *testing.T) {
	for _, g := range looks.Games() {
		r := start(t, 1280, 720, rules.French, 100)
		r.Blind = true
		r.App.Context().Settings.Level = "page"
		r.PressMirror("tile-" + g.ID) // the shelf may have to be scrolled
		r.Run(40 * time.Millisecond)
		click(t, r, "alone")
		on[*table.Scene](t, r)
		s := savedMatch(t, r)
		seats := s.Setup().Seats
		if len(seats) != g.Seats[0] || seats[0].Level != "" || seats[1].Level != "page" {
			t.Errorf("%s: at the table sit %+v", g.ID, seats)
		}
		asked := func() bool {
			asks := savedMatch(t, r).Match().Asks()
			return len(asks) > 0 && asks[0].Decider == 0
		}
		for end := time.Now().Add(20 * time.Second); !asked(); {
			if time.Now().After(end) {
				t.Fatalf("%s: the person is never asked", g.ID)
			}
			r.Run(100 * time.Millisecond)
			time.Sleep(time.Millisecond)
		}
		on[*table.Scene](t, r) // and no curtain
	}
}

// TestTheLevelIsRemembered checks that the level chosen beside Alone is kept, by
// touch on a phone.
func TestTheLevelIsRemembered(t *testing.T) {
	store := game.NewMemory()
	r := startIn(t, store, 390, 844, rules.English, 100)
	tap(t, r, "tile-dracoliath")
	tap(t, r, "level.3")
	again := startIn(t, store, 390, 844, rules.English, 100)
	tap(t, again, "tile-dracoliath")
	if it, ok := again.App.Mirror().Find("level.3"); !ok || !it.Pressed {
		t.Errorf("the level is %+v", it)
	}
}

// TestSeatsOfTheProgram gives a seat to the program in the set-up for several, back
// to a person, whose name returns, and to the program again.
func TestSeatsOfTheProgram(t *testing.T) {
	r := start(t, 1280, 720, rules.French, 100)
	click(t, r, "tile-dracoliath")
	click(t, r, "several")
	on[*setup.Scene](t, r)
	before := label(r, "name.1")
	for range 4 {
		click(t, r, "who.1")
	}
	if label(r, "name.1") == before {
		t.Error("the program goes by the name of a person")
	}
	click(t, r, "who.1")
	if got := label(r, "name.1"); got != before {
		t.Errorf("the person’s name is %q, want %q", got, before)
	}
	click(t, r, "who.1")
	click(t, r, "options")
	click(t, r, "begin.0")
	click(t, r, "start")
	on[*table.Scene](t, r)
	if seats := savedMatch(t, r).Setup().Seats; seats[0].Level != "" || seats[1].Level != "page" {
		t.Errorf("at the table sit %+v", seats)
	}
}
