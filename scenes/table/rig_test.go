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

// newRig opens the table of a session in a window of w by h pixels, pictures
// painted at once, and waits until it rests. Nobody looks at its frames.
func newRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return openRig(t, s, w, h, true)
}

// newSeenRig is newRig for a test that looks at the frames.
func newSeenRig(t testing.TB, s *rules.Session, w, h int) *rig {
	t.Helper()
	return openRig(t, s, w, h, false)
}

func openRig(t testing.TB, s *rules.Session, w, h int, blind bool) *rig {
	t.Helper()
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, &dracoliathlook.Look, Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, w, h), sc}
	r.Blind = blind
	r.Settle(10 * time.Second)
	return r
}

// unpainted leaves the pictures empty from now on: most of the time of a whole
// match is spent painting, and one match of each game is painted.
func (r *rig) unpainted() { r.table.ui.Kit.Pics.Sketch = true }

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
func newRigOf(t testing.TB, look *look.Look, s *rules.Session, w, h int, hands game.Hands) *rig {
	t.Helper()
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, look, Doors{}, s, game.Head{})
	set := func(k *game.Settings) { k.Hands = hands }
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return &opener{sc, set} }}, w, h), sc}
	r.Settle(10 * time.Second)
	return r
}
