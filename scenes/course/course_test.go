package course

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// book is a course of three lessons and three puzzles.
func book() Book {
	return Book{Game: &rules.Game{ID: "duel", Name: "Duel"},
		Lessons: []Entry{
			{ID: "01-take", Title: rules.Text{FR: "Prendre une carte", EN: "Take a card"}, Minutes: 2,
				Idea: rules.Text{FR: "Chaque tour, on prend une carte, puis on en joue une.",
					EN: "Every turn you take a card, then play one."}},
			{ID: "02-heal", Title: rules.Text{FR: "Se soigner", EN: "Heal"}, Minutes: 3,
				Idea: rules.Text{FR: "La vie a un maximum.", EN: "Life has a maximum."}},
			{ID: "03-whole", Title: rules.Text{FR: "Une partie entière", EN: "A whole match"}, Minutes: 4,
				Idea: rules.Text{FR: "Tout ensemble.", EN: "All of it together."}},
		},
		Puzzles: []Entry{
			{ID: "last", Title: rules.Text{FR: "Le dernier souffle", EN: "The Last Breath"}, Grade: 1,
				Idea: rules.Text{FR: "Gagnez ce tour-ci.", EN: "Win this turn."}},
			{ID: "tie", Title: rules.Text{FR: "À égalité", EN: "A tie"}, Grade: 2,
				Idea: rules.Text{FR: "Faites match nul.", EN: "Draw the match."}},
		},
	}
}

// open shows the page in a window, and returns what it opens.
func open(t *testing.T, w, h, text int) (*gametest.Rig, *[]string) {
	t.Helper()
	opened := new([]string)
	kit := ui.NewKit()
	kit.Pics.Sync = true
	s := New(kit, book(), func(_ *game.Context, id string) { *opened = append(*opened, id) })
	under := New(kit, book(), nil) // forgetting comes back to what lies below it
	home := func() game.Scene { return under }
	r := gametest.New(t, game.Options{Home: home, Over: []game.Scene{s}}, w, h)
	r.App.Context().Settings.TextSize = text
	r.App.Context().SettingsChanged()
	r.Settle(2 * time.Second)
	return r, opened
}

// TestGoesOn opens the first lesson by one key, and then what comes next.
func TestGoesOn(t *testing.T) {
	r, opened := open(t, 1280, 720, 100)
	l := r.App.Context().Learned
	next := func(want string) {
		t.Helper()
		*opened = nil
		r.Press("Enter")
		if len(*opened) != 1 || (*opened)[0] != want {
			t.Fatalf("opened %v, want %s", *opened, want)
		}
	}
	next("01-take")
	_ = l.Finish("duel", "01-take")
	r.App.Context().Redraw()
	r.Settle(time.Second)
	next("02-heal")
	_ = l.Leave("duel", "03-whole", game.Midway{Step: 2})
	next("03-whole") // it was left in the middle
	_ = l.Finish("duel", "03-whole")
	_ = l.Finish("duel", "02-heal")
	next("last")
	_ = l.Finish("duel", "last")
	_ = l.Finish("duel", "tie")
	r.PressMirror("part.0")
	r.Settle(time.Second)
	if _, there := r.App.Mirror().Find("next"); there {
		t.Error("everything is done, and it goes on")
	}
}

// TestForgets forgets what was done, once that was confirmed.
func TestForgets(t *testing.T) {
	r, _ := open(t, 390, 844, 200)
	l := r.App.Context().Learned
	if _, there := r.App.Mirror().Find("forget.0"); there {
		t.Error("nothing is done, and it can be forgotten")
	}
	_ = l.Finish("duel", "01-take")
	r.PressMirror("part.1")
	r.Settle(time.Second)
	for _, answer := range []string{"no", "yes"} {
		r.PressMirror("forget.0")
		r.Settle(time.Second)
		r.PressMirror(answer)
		r.Settle(time.Second)
		if kept := l.Of("duel").Has("01-take"); kept != (answer == "no") {
			t.Errorf("%s: kept %v", answer, kept)
		}
	}
}

// TestRowsOpen presses a puzzle with a finger on a phone.
func TestRowsOpen(t *testing.T) {
	r, opened := open(t, 390, 844, 100)
	r.PressMirror("part.1")
	r.Settle(time.Second)
	it, ok := r.App.Mirror().Find("entry-tie")
	if !ok || it.At.H < 44 {
		t.Fatalf("the row of a puzzle: %+v", it)
	}
	r.Touch(it.At.Center())
	r.Settle(time.Second)
	if len(*opened) != 1 || (*opened)[0] != "tie" {
		t.Errorf("opened %v", *opened)
	}
}

// TestLeadsToAMatch checks that whoever has gone through all lessons is led to a match,
// and that puzzles stand beside it where there is room.
func TestLeadsToAMatch(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		played := 0
		b := book()
		b.Play = func(*game.Context) { played++ }
		kit := ui.NewKit()
		kit.Pics.Sync = true
		s := New(kit, b, func(_ *game.Context, id string) { t.Errorf("opened %s", id) })
		r := gametest.New(t, game.Options{Home: func() game.Scene { return s }}, size[0], size[1])
		for _, e := range b.Lessons {
			if _, there := r.App.Mirror().Find("play"); there {
				t.Fatalf("%v: a match is offered before %s", size, e.ID)
			}
			if err := r.App.Context().Learned.Finish(b.Game.ID, e.ID); err != nil {
				t.Fatal(err)
			}
		}
		r.App.Context().Redraw()
		r.Settle(2 * time.Second)
		at, there := r.App.Mirror().Find("play")
		if !there {
			t.Fatalf("%v: no match is offered", size)
		}
		r.Click(at.At.Center())
		r.Settle(time.Second)
		if played != 1 {
			t.Errorf("%v: played %d times, want once", size, played)
		}
	}
}
