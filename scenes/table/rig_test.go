package table

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// newSession deals a duel of Maëlys and Léandre.
func newSession(t testing.TB, seed uint64) *rules.Session {
	t.Helper()
	s, err := rules.NewSession(dracoliathlook.Look.Game, rules.Setup{Game: "dracoliath", Seed: seed, First: 0,
		Seats: []rules.SeatSetup{{Name: "Maëlys", Colour: 1}, {Name: "Léandre", Colour: 0}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A rig is a table in a window under test.
type rig struct {
	*gametest.Rig
	table *Scene
}

// newRig opens the table of a session in a window of w by h pixels and waits
// until it rests. Nobody looks at its frames, and nothing is painted: most of the
// time of a test would be spent so.
func newRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return openRig(t, s, w, h, false)
}

// newSeenRig is newRig for a test that looks at the frames: pictures are painted
// at once.
func newSeenRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return openRig(t, s, w, h, true)
}

func openRig(t testing.TB, s *rules.Session, w, h int, seen bool) *rig {
	t.Helper()
	sc := New(newKit(seen), &dracoliathlook.Look, Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, w, h), sc}
	r.Blind = !seen
	r.Settle(10 * time.Second)
	return r
}

// newKit is what scenes are shown with: pictures that are painted at once where
// somebody looks at the frames, and else are empty.
func newKit(seen bool) *ui.Kit {
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, !seen
	return kit
}

// newRigOn opens a scene whose saves are kept in store.
func newRigOn(t testing.TB, store game.Store, sc *Scene) *gametest.Rig {
	t.Helper()
	return gametest.New(t, game.Options{Store: store, Home: func() game.Scene { return sc }}, 1280, 720)
}

// positionOf begins the first scenario of a text about a game.
func positionOf(t testing.TB, look *look.Look, text string) *rules.Session {
	t.Helper()
	all, err := scenario.Parse("position", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(look.Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// newRigOf opens the table of a game for a match, with hands kept as given.
// Nobody looks at its frames, and nothing is painted.
func newRigOf(t testing.TB, look *look.Look, s *rules.Session, w, h int, hands game.Hands) *rig {
	t.Helper()
	sc := New(newKit(false), look, Doors{}, s, game.Head{})
	set := func(k *game.Settings) { k.Hands = hands }
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return &opener{sc, set} }}, w, h), sc}
	r.Blind = true
	r.Settle(10 * time.Second)
	return r
}

// An opener sets the settings before the table begins.
type opener struct {
	table *Scene
	set   func(s *game.Settings)
}

func (o *opener) Update(c *game.Context) {
	o.set(c.Settings)
	c.Replace(o.table)
}

func (o *opener) Draw(*game.Context, *game.Frame) {}

// overlay is a page over the table that Escape puts away.
type overlay struct{}

func (*overlay) Update(c *game.Context) {
	for e := range c.Events() {
		if e.Kind == game.ActionDown && e.Action == game.Cancel {
			c.Pop(nil)
		}
	}
}
func (*overlay) Draw(*game.Context, *game.Frame) {}
func (*overlay) Overlay() bool                   { return true }
