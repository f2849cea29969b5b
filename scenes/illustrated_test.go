package scenes

import (
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/help"
	"wyrmtable/scenes/looks"
	"wyrmtable/scenes/table/look"
)

// TestAPictureIsPlayedWith asks for the rules in the middle of a match, goes down a
// page to its picture and presses it: its position is a table to play on, the way back
// leads to the same place of the page, and the match and what is kept are untouched.
func TestAPictureIsPlayedWith(t *testing.T) {
	for _, by := range []struct {
		name string
		w, h int
	}{{"mouse", 1280, 720}, {"finger", 390, 844}, {"keys", 1280, 720}, {"reader", 390, 844}} {
		t.Run(by.name, func(t *testing.T) { playAPicture(t, by.name, by.w, by.h) })
	}
}

func playAPicture(t *testing.T, by string, w, h int) {
	s, store := riddleOnTable(t), game.NewMemory()
	l := learn(t, store, by, w, h)
	router := &Router{Kit: kit, Looks: looks.All}
	match := router.Table(s, game.Head{})
	l.App.Context().Push(match)
	l.Settle(10 * time.Second)
	was, kept := s.Fingerprint(), keptIn(t, store)

	l.Press("F1")
	l.Settle(10 * time.Second)
	l.press("page.4") // the turn: its picture lies far down
	l.down("picture-tour")
	page := on[*help.Help](t, l.Rig)
	at := l.place("picture-tour")
	const want = "Jouer avec cette position\u00a0: Azur prend une carte"
	if said := label(l.Rig, "picture-tour"); !strings.HasPrefix(said, want) {
		t.Errorf("the picture is read as %q, want %q", said, want)
	}
	l.press("picture-tour")
	played := l.table()
	if played == nil || played.Match.Session == s || played.Match.Session.Len() != 0 {
		t.Fatalf("the picture leads to %T", l.App.Top())
	}
	take := rules.AskOf(played.Match.Session.Match(), 0).Answers[0].Action
	if by == "reader" {
		l.PressMirror(played.UI.Sub("card", int(take.Card)))
		l.Settle(10 * time.Second)
		l.PressMirror(played.UI.Sub("card", int(take.Card)))
		l.Settle(10 * time.Second)
	} else {
		l.give(take)
	}
	if played.Match.Session.Len() != 1 {
		t.Errorf("%d answers are given on its table, want 1", played.Match.Session.Len())
	}
	l.App.Context().Pop(nil)
	l.Settle(10 * time.Second)
	if l.App.Top() != game.Scene(page) {
		t.Fatalf("the way back leads to %T", l.App.Top())
	}
	// What a reader presses out of sight comes in sight by that.
	if now := l.place("picture-tour"); now.W == 0 || by != "reader" && now != at {
		t.Errorf("the picture lies at %v on the page, and lay at %v", now, at)
	}
	l.Press("Escape")
	if by != "mouse" && by != "keys" {
		l.Run(40 * time.Millisecond)
		l.Press("Escape") // over the list of pages
	}
	l.Settle(10 * time.Second)
	if l.App.Top() != match || s.Fingerprint() != was {
		t.Errorf("the match is not as it was, under %T", l.App.Top())
	}
	if now := keptIn(t, store); now != kept {
		t.Errorf("what is kept has changed:\n%s\nwas\n%s", now, kept)
	}
}

// press presses something of the screen in the way of the learner.
func (l *learner) press(id string) {
	l.t.Helper()
	switch l.by {
	case "reader":
		l.PressMirror(id)
	case "keys":
		l.seek(func() bool { return l.focused() == id })
		l.Press("Enter")
	default:
		l.on(id)
	}
	l.Settle(10 * time.Second)
}

// down goes down the page until something is wholly in sight. Keys and readers need no
// help.
func (l *learner) down(id string) {
	l.t.Helper()
	if l.by == "keys" {
		l.seek(func() bool { return l.focused() == id })
		l.Settle(10 * time.Second)
		return
	}
	c := l.App.Context()
	middle := game.Point{X: c.W * .7, Y: c.H * .6}
	for range 40 {
		if r := l.place(id); l.by == "reader" || r.W > 0 && r.Y+r.H < c.H-40 {
			return
		}
		if l.by == "finger" {
			l.swipe(middle, -160)
		} else {
			l.Wheel(middle, -120)
		}
		l.Settle(10 * time.Second)
	}
	l.t.Fatalf("%q does not come in sight", id)
}

// swipe draws the page with a finger.
func (l *learner) swipe(from game.Point, dy float64) {
	x, y := l.Px(from)
	_, dy = l.Px(game.Point{Y: dy})
	put := func(k game.RawKind, dy float64) {
		l.Script.Put(game.Raw{Kind: k, Pointer: 1, Touch: true, X: x, Y: y + dy})
		l.Run(40 * time.Millisecond)
	}
	put(game.RawDown, 0)
	for i := range 8 {
		put(game.RawMove, dy*float64(i+1)/8)
	}
	l.Run(200 * time.Millisecond) // it is held, and does not glide on
	put(game.RawUp, dy)
}

// place is where something of the mirror lies; nowhere if it is out of sight.
func (l *learner) place(id string) game.Rect {
	it, _ := l.App.Mirror().Find(id)
	return it.At
}

// keptIn is all that a store keeps.
func keptIn(t *testing.T, s game.Store) string {
	t.Helper()
	names, err := s.Names()
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, name := range names {
		data, err := s.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		all.WriteString(name + ": " + string(data) + "\n")
	}
	return all.String()
}

// TestAPictureThatMovedRests has what happens in a picture shown, which then stands as
// before: nothing is drawn or allocated any more.
func TestAPictureThatMovedRests(t *testing.T) {
	r := startWith(t, kit, game.NewMemory(), 1280, 720, rules.French, 100)
	r.Blind = false
	router := &Router{Kit: kit, Looks: looks.All}
	r.App.Context().Push(router.Help("dracoliath", 0))
	r.Run(100 * time.Millisecond)
	click(t, r, "page.5") // its picture moves
	for range 20 {
		r.Wheel(game.Point{X: 800, Y: 500}, -60)
		r.Settle(20 * time.Second)
		if it, _ := r.App.Mirror().Find("move-rien"); it.At.Y > 0 && it.At.Y+it.At.H < 660 {
			break
		}
	}
	still := r.Picture()
	click(t, r, "move-rien")
	r.Run(time.Second)
	if share, _ := gametest.Difference(still, r.Picture()); share == 0 {
		t.Error("nothing moves")
	}
	r.Settle(30 * time.Second)
	if it, ok := r.App.Mirror().Find("move-rien"); !ok || it.Disabled {
		t.Fatal("it cannot be shown again")
	}
	if n := testing.AllocsPerRun(60, func() { r.Stage.Step(time.Second / 60) }); n > 0 {
		t.Errorf("the page allocates %.0f times a step in which nothing happens", n)
	}
}

// TestABrokenPictureIsLeftOut opens a page one of whose pictures has a fault: the page
// stands without it, and shows the other one.
func TestABrokenPictureIsLeftOut(t *testing.T) {
	own, lk := *looks.All[0].Game, *looks.All[0]
	text := "picture but\ncaption X | X\nzone river: Vagga\npicture sound\ncaption Une carte. | A card.\n" +
		"card \"Vague\"\npart 50 8: le nom | the name\npicture table\ncaption X | X\nzone deck: rest\nshow zone river\n"
	own.Pictures = fstest.MapFS{"pictures/p.txt": {Data: []byte(text)}}
	own.Help = func() *rules.Help {
		page := rules.Page{ID: "but", Title: rules.Same("But")}
		for _, id := range []string{"but", "none", "sound", "table"} {
			page.Blocks = append(page.Blocks, rules.Block{Kind: rules.Picture, Shows: id})
		}
		return &rules.Help{Pages: []rules.Page{page}}
	}
	lk.Game = &own
	router := &Router{Kit: unpainted, Looks: []*look.Look{&lk}}
	r := startWith(t, unpainted, game.NewMemory(), 1280, 720, rules.French, 100)
	r.App.Context().Push(router.Help(own.ID, 0))
	r.Settle(20 * time.Second)
	on[*help.Help](t, r)
	if label(r, "picture-but") != "" || label(r, "picture-table") == "" {
		t.Error("the broken picture is shown, or the sound one is not")
	}
}
