package curtain

import (
	"fmt"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// note is a handover at a table of n players.
func note(n int) Handover {
	h := Handover{Title: rules.Same("Répondre à l’attaque"), Quick: rules.Same("Ne pas se défendre")}
	for i := range n {
		p := Person{rules.Seat(i), fmt.Sprint("Maximilienne", i), i}
		h.Facts = append(h.Facts, Fact{Person: p, Here: i == 0,
			Values: []Value{{Icon: "hearts", N: 9, Name: rules.Same("vie")},
				{Icon: "poker-hand", N: 3, Name: rules.Same("cartes")}}})
	}
	h.To = h.Facts[0].Person
	for i := range 3 {
		h.Lines = append(h.Lines, rules.Same(fmt.Sprint("Il se passe quelque chose d’important, fois ", i)))
	}
	return h
}

// TestNothingOverlaps checks that the parts of the curtain leave each other
// their room, in every window and at every text size.
func TestNothingOverlaps(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {1920, 1080}, {640, 480}, {390, 844}, {390, 700}, {800, 1200}} {
		r := gametest.New(t, game.Options{Home: func() game.Scene { return &watcher{} }}, px[0], px[1])
		c := r.App.Context()
		for _, size := range []int{100, 150, 200} {
			for _, n := range []int{2, 5, 6} {
				s := New(ui.NewKit(), note(n))
				c.Settings.TextSize = size
				p := s.planOf(c)
				parts := map[string]game.Rect{"note": p.note, "lift": p.lift, "quick": p.quick, "facts": p.facts}
				for a, x := range parts {
					if x.X < 0 || x.Y < 0 || x.X+x.W > c.W+.5 || x.Y+x.H > c.H+.5 {
						t.Errorf("%v, text %d, %d players: the %s at %.0f leaves the window of %.0f by %.0f", px, size, n, a, x, c.W, c.H)
					}
					for b, y := range parts {
						if a < b && x.X < y.X+y.W && y.X < x.X+x.W && x.Y < y.Y+y.H && y.Y < x.Y+x.H {
							t.Errorf("%v, text %d, %d players: %s at %.0f and %s at %.0f overlap", px, size, n, a, x, b, y)
						}
					}
				}
			}
		}
	}
}

// TestDeafAtFirst checks that a quick second press does not raise the curtain,
// and that one a moment later does.
func TestDeafAtFirst(t *testing.T) {
	under := &watcher{}
	s := New(ui.NewKit(), note(2))
	s.ui.Kit.Pics.Sync = true
	r := gametest.New(t, game.Options{Home: func() game.Scene { return under }}, 1280, 720)
	r.App.Context().Push(s)
	r.Step(0)
	for range 6 {
		r.Step(20 * time.Millisecond)
		r.Press("Enter")
		r.Click(s.planOf(r.App.Context()).lift.Center())
	}
	if under.got != nil {
		t.Fatalf("a hammering finger raises the curtain: %v", under.got)
	}
	r.Run(time.Second)
	r.Press("Enter")
	r.Step(0)
	if under.got != (Raised{Lift, 0, Nowhere}) {
		t.Errorf("the curtain says %v", under.got)
	}
}

// TestAHammeringKeyIsNeverHeard checks that a key that goes down again and again,
// for longer than the curtain is deaf, does not raise it, nor one soon after.
func TestAHammeringKeyIsNeverHeard(t *testing.T) {
	under := &watcher{}
	s := New(ui.NewKit(), note(2))
	s.ui.Kit.Pics.Sync = true
	r := gametest.New(t, game.Options{Home: func() game.Scene { return under }}, 1280, 720)
	r.App.Context().Push(s)
	r.Step(0)
	for range 120 {
		r.Step(15 * time.Millisecond)
		r.Press("Space")
	}
	r.Run(deaf + 50*time.Millisecond)
	r.Press("Space")
	r.Step(0)
	if under.got != nil {
		t.Fatalf("a hammering finger raises the curtain: %v", under.got)
	}
	r.Run(2*deaf + 50*time.Millisecond)
	r.Press("Space")
	r.Step(0)
	if under.got != (Raised{Lift, 0, Nowhere}) {
		t.Errorf("after quiet the curtain says %v", under.got)
	}
}

// watcher is a scene that notes with what it is resumed.
type watcher struct{ got any }

func (w *watcher) Update(*game.Context)                {}
func (w *watcher) Draw(*game.Context, *game.Frame)     {}
func (w *watcher) Resumed(_ *game.Context, result any) { w.got = result }

// TestRecapDeafAtFirst checks that the second and third tap on the curtain's
// button do not put the recap away unseen, and that another showing of it hears
// at once.
func TestRecapDeafAtFirst(t *testing.T) {
	under := &watcher{}
	who := Person{0, "Maëlys", 1}
	rec := NewRecap(ui.NewKit(), who, nil, []Shot{{Number: 1, Actor: who, Icon: "hearts", Words: rules.Same("un")}})
	rec.ui.Kit.Pics.Sync = true
	r := gametest.New(t, game.Options{Home: func() game.Scene { return under }}, 1280, 720)
	r.App.Context().Push(rec)
	r.Step(0)
	there := func() bool { _, is := r.App.Top().(*Recap); return is }
	for range 4 {
		r.Step(60 * time.Millisecond)
		r.Click(game.Point{X: 20, Y: 20})
		r.Press("Enter")
		r.Press("Space")
	}
	if !there() {
		t.Fatal("quick presses put the recap away unseen")
	}
	r.Run(time.Second)
	rec.play(r.App.Context())
	r.Click(game.Point{X: 20, Y: 20})
	r.Step(0)
	if there() {
		t.Error("a recap shown again is deaf again")
	}
}

// TestRecapEndsWithOnePress checks that any press ends a recap.
func TestRecapEndsWithOnePress(t *testing.T) {
	for _, press := range []string{"Enter", "Escape", "Space", "click"} {
		under := &watcher{}
		who := Person{0, "Maëlys", 1}
		rec := NewRecap(ui.NewKit(), who, nil, []Shot{{Number: 1, Actor: who, Icon: "hearts", Words: rules.Same("un")},
			{Number: 2, Actor: who, Icon: "hearts", Words: rules.Same("deux")}})
		rec.ui.Kit.Pics.Sync = true
		r := gametest.New(t, game.Options{Home: func() game.Scene { return under }}, 1280, 720)
		r.App.Context().Push(rec)
		r.Step(0)
		r.Run(unheard)
		if press == "click" {
			r.Click(game.Point{X: 20, Y: 20})
		} else {
			r.Press(game.Key(press))
		}
		r.Step(0)
		if _, still := r.App.Top().(*Recap); still {
			t.Errorf("%s does not end the recap", press)
		}
	}
}
