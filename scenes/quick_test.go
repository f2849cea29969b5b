package scenes

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/looks"
)

// TestEverySceneOpens is the window test of a quick run: it opens every scene that
// has a name, with every game, and the end of a match. Each stands, says so to a
// reader, and has something in its picture.
func TestEverySceneOpens(t *testing.T) {
	for _, name := range everyName() {
		t.Run(name, func(t *testing.T) {
			router := &Router{Kit: kit, Looks: looks.All, Seed: 5}
			scene, err := router.Named(name)
			if err != nil {
				t.Fatal(err)
			}
			stands(t, router, scene)
		})
	}
	t.Run("result", func(t *testing.T) {
		router := &Router{Kit: kit, Looks: looks.All}
		stands(t, router, router.Result(finished(t), game.Head{}))
	})
	for _, bad := range []string{"nowhere", "table:nothing", "decks:dracoliath"} {
		if _, err := NewRouter().Named(bad); err == nil {
			t.Errorf("%s: opened", bad)
		}
	}
}

// everyName lists the names of scenes, with each game for those that are of one.
func everyName() []string {
	var all []string
	for name := range named {
		switch name {
		case "table", "setup", "decks", "help":
			for _, g := range looks.Games() {
				if name != "decks" || g.Deck != nil {
					all = append(all, name+":"+g.ID)
				}
			}
		default:
			all = append(all, name)
		}
	}
	return all
}

// finished plays a match of the first game by chance to its end.
func finished(t *testing.T) *rules.Session {
	g := looks.Games()[0]
	s, err := rules.NewSession(g, rules.Setup{Game: g.ID, Seed: 5,
		Seats: []rules.SeatSetup{{Name: "Léandre"}, {Name: "Maëlys", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	for a, ok := rules.Random(s.Match(), r); ok; a, ok = rules.Random(s.Match(), r) {
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// stands shows a scene above the menu, or the menu alone for nil.
func stands(t *testing.T, router *Router, scene game.Scene) {
	t.Helper()
	lang := rules.French
	opt := game.Options{Home: router.Home, Lang: &lang, Store: game.NewMemory()}
	if scene != nil {
		opt.Over = []game.Scene{scene}
	}
	r := gametest.New(t, opt, 1280, 720)
	r.Run(300 * time.Millisecond)
	if what := r.App.Crashed(); what != "" {
		t.Fatalf("crashed: %s", what)
	}
	if m := r.App.Mirror(); m.Title == "" || len(m.Regions) == 0 {
		t.Errorf("a reader is told %d regions under the title %q", len(m.Regions), m.Title)
	}
	shades := map[[3]uint8]bool{}
	pix := r.Picture().Pix
	for i := 0; i+3 < len(pix); i += 4 * 97 {
		shades[[3]uint8(pix[i:i+3])] = true
	}
	if len(shades) < 50 {
		t.Errorf("the picture has only %d colours", len(shades))
	}
}
