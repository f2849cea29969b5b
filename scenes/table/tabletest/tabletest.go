// Package tabletest opens the table of a match in a test: on a session that the test
// deals or places, in a window of any size, without a painted frame unless it asks
// for them. The test puts real input events in, by mouse, finger and keys, and holds
// what the parts of the table say against what the match is.
//
//	r := tabletest.New(t, &aestery.Look, s, 1280, 720, game.OpenHands)
//	r.Click(r.Middle(r.Table.Hand.Sources(nil)[0]))
//	r.Settle(10 * time.Second)
//
// A [Tester] plays whole matches so, a [Spy] looks at every frame on the way for
// what the one at the screen may not know.
package tabletest

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// A Table is a table with its parts.
type Table struct {
	*table.Scene
	table.Parts
}

// Of returns a table with its parts.
func Of(t *table.Scene) *Table { return &Table{t, t.Parts()} }

// Unseen is the table of a match that no window shows.
func Unseen(lk *look.Look, s *rules.Session) *Table {
	return Of(table.New(ui.NewKit(), lk, table.Doors{}, s, game.Head{}))
}

// Zone returns a zone of the table by its name.
func (t *Table) Zone(name string, s rules.Seat) rules.Zone {
	z, _ := t.Shown.Layout().ZoneOf(name, s)
	return z
}

// A Rig is a table in a window under test.
type Rig struct {
	*gametest.Rig
	Table *Table
}

// New opens the table of a game for a match, with hands kept as given, and waits
// until it rests. Nobody looks at its frames, and nothing is painted: most of the
// time of a test would be spent so.
func New(t testing.TB, lk *look.Look, s *rules.Session, w, h int, hands game.Hands) *Rig {
	t.Helper()
	return settled(Open(t, lk, s, w, h, false, func(k *game.Settings) { k.Hands = hands }))
}

// NewSeen is New for a test that looks at the frames: pictures are painted at once.
func NewSeen(t testing.TB, lk *look.Look, s *rules.Session, w, h int, hands game.Hands) *Rig {
	t.Helper()
	return settled(Open(t, lk, s, w, h, true, func(k *game.Settings) { k.Hands = hands }))
}

func settled(r *Rig) *Rig {
	r.Settle(10 * time.Second)
	return r
}

// Open opens the table of a match with settings of the test's own, and waits for
// nothing.
func Open(t testing.TB, lk *look.Look, s *rules.Session, w, h int, seen bool, set func(k *game.Settings)) *Rig {
	t.Helper()
	sc := table.New(Kit(seen), lk, table.Doors{}, s, game.Head{})
	r := &Rig{gametest.New(t, game.Options{Home: func() game.Scene { return &opener{sc, set} }}, w, h), Of(sc)}
	r.Blind = !seen
	return r
}

// Kit is what scenes are shown with: pictures that are painted at once where
// somebody looks at the frames, and else are empty. One match of each game is
// painted, to show that all that comes up in it can be.
func Kit(seen bool) *ui.Kit {
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, !seen
	return kit
}

// opener changes the settings and gives way to the table.
type opener struct {
	table *table.Scene
	set   func(s *game.Settings)
}

func (o *opener) Update(c *game.Context) {
	o.set(c.Settings)
	c.Replace(o.table)
}

func (o *opener) Draw(*game.Context, *game.Frame) {}

// Position begins the first scenario of a text about a game.
func Position(t testing.TB, lk *look.Look, text string) *rules.Session {
	t.Helper()
	all, err := scenario.Parse("position", text)
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Open(lk.Game, &all[0])
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Deal begins a match between people of these names.
func Deal(t testing.TB, lk *look.Look, names []string, seed uint64) *rules.Session {
	t.Helper()
	setup := rules.Setup{Game: lk.Game.ID, Seed: seed}
	for i, n := range names {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: n, Colour: i})
	}
	s, err := rules.NewSession(lk.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Quick makes the table's motions last no time.
func (r *Rig) Quick() { r.App.Context().Settings.Speed = game.Instant }

// Leap lets d pass in long steps, where only what stands on the screen after it is
// of interest.
func (r *Rig) Leap(d time.Duration) {
	for ; d > 0; d -= 100 * time.Millisecond {
		r.Step(100 * time.Millisecond)
	}
}

// Lurch lets time pass in large steps, until the table rests.
func (r *Rig) Lurch() {
	for range 40 {
		before := r.App.Drawn()
		r.Step(400 * time.Millisecond)
		r.Step(400 * time.Millisecond)
		if r.App.Drawn() == before {
			return
		}
	}
}

// Rest lets the table come to rest.
func (r *Rig) Rest() {
	for r.Table.Busy() {
		r.Run(200 * time.Millisecond)
	}
}
