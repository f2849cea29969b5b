package plaque_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/plaque"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A book is a screen with nothing but the book of pairs on it.
type book struct {
	*gametest.Rig
	ui      *ui.UI
	desk    panel.Desk
	now     int // the pair that can be played
	pressed []int
}

func newBook(t *testing.T, now int) *book {
	t.Helper()
	lk := &arcaneduellook.Look
	setup := rules.Setup{Game: lk.Game.ID, Seed: 5}
	for i, name := range []string{"Maëlys", "Théo", "Inès", "Gaël"} {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: name, Colour: i})
	}
	s, err := rules.NewSession(lk.Game, setup, nil)
	if err != nil {
		t.Fatal(err)
	}
	b := &book{ui: ui.New(ui.NewKit()), now: now}
	b.desk = panel.Desk{UI: b.ui, Look: lk, View: s.View(rules.Nobody), Setup: s.Setup(), Lang: rules.French,
		Tip: func(game.Rect, string) {}}
	b.Rig = gametest.New(t, game.Options{Home: func() game.Scene { return b }}, 1280, 720)
	b.Blind = true
	b.Run(200 * time.Millisecond)
	return b
}

func (b *book) describe(c *game.Context) {
	b.desk.Lay = b.desk.Look.Layout.Make(b.desk.View.Layout(), c.W, c.H, 0)
	if i := plaque.Book(&b.desk, func(i int) bool { return i == b.now }); i >= 0 {
		b.pressed = append(b.pressed, i)
	}
}

func (b *book) Update(c *game.Context) {
	b.ui.Begin(c)
	for e := range c.Events() {
		b.ui.Event(c, e, b.describe)
	}
	b.ui.End(c, b.describe)
}

func (b *book) Draw(c *game.Context, dst *game.Frame) { b.ui.Draw(c, dst, b.describe) }
func (b *book) Mirror(c *game.Context) game.Mirror    { return b.ui.Mirror("book") }

// TestBookPlaysWhatCanBePlayed checks that the book lists all pairs, that which can
// be played first, and that only this one can be pressed.
func TestBookPlaysWhatCanBePlayed(t *testing.T) {
	pairs := arcaneduellook.Look.Play.Pairs.All
	b := newBook(t, len(pairs)-1)
	var items []game.Item
	for _, r := range b.App.Mirror().Regions {
		items = append(items, r.Items...)
	}
	n := 0
	for _, it := range items {
		for i := range pairs {
			if it.ID == b.ui.Sub("pair", i) {
				if n == 0 && i != b.now {
					t.Errorf("pair %d stands before %d, which can be played", i, b.now)
				}
				if it.Disabled == (i == b.now) {
					t.Errorf("pair %d is off: %v", i, it.Disabled)
				}
				n++
			}
		}
	}
	if n != len(pairs) {
		t.Errorf("%d pairs are listed, want %d", n, len(pairs))
	}
	b.PressMirror(b.ui.Sub("pair", b.now))
	b.Run(200 * time.Millisecond)
	if len(b.pressed) != 1 || b.pressed[0] != b.now {
		t.Errorf("pressed were %v, want %d", b.pressed, b.now)
	}
}
