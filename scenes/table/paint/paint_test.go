package paint_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/table/paint"
	"wyrmtable/scenes/table/panel"
	"wyrmtable/scenes/table/pick"
	"wyrmtable/scenes/table/pictures"
	"wyrmtable/scenes/table/press"
	"wyrmtable/scenes/table/preview"
	"wyrmtable/scenes/table/story"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/ui"
)

func TestMain(m *testing.M) { gametest.Main(m) }

// A screen shows nothing but what is painted.
type screen struct {
	*paint.Painter
	ui   *ui.UI
	view *rules.Board
}

// newScreen paints the table of a duel that has just been dealt, as lk has it.
func newScreen(t *testing.T, lk *look.Look) *screen {
	t.Helper()
	s, err := rules.NewSession(lk.Game, rules.Setup{Game: lk.Game.ID, Seed: 3,
		Seats: []rules.SeatSetup{{Name: "Maëlys"}, {Name: "Théo", Colour: 1}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	l := s.Match().Board().Layout()
	kit := ui.NewKit()
	kit.Pics.Sync = true
	k := &screen{ui: ui.New(kit), view: s.View(rules.Nobody)}
	n, m := new(look.Numbers), look.Compile(lk.Meanings, l)
	n.Resolve(lk, l)
	tab := tableau.New(tableau.Sources{Look: lk, View: k.view, Numbers: n, Hand: new(pick.Hand), Drag: new(press.Drag),
		Question: func() (*rules.Ask, bool) { return nil, false }}, l)
	tab.LayOut(tableau.Standpoint{View: game.View{W: 1280, H: 720, Scale: 1}, Below: rules.Nobody}, false)
	tab.PutAll()
	desk := &panel.Desk{UI: k.ui, Look: lk, Lay: tab.Lay, View: k.view, Numbers: n, Setup: s.Setup(),
		Seating: lk.Game.Seated(l.Seats), Card: func(rules.Face, float64) *ebiten.Image { return nil }}
	k.Painter = paint.New(paint.Sources{Kit: kit, Look: lk, Tableau: tab, Desk: desk, Story: story.New(lk, s, n, m),
		Preview: preview.New(lk, s, n, m, preview.Screen{Knower: func(s rules.Seat) rules.Seat { return s },
			Answers: tab.HeldFor}),
		Glow:   func(rules.CardID) pictures.Glow { return pictures.NoGlow },
		Yields: func(rules.CardID) bool { return false }}, l)
	k.Rescale()
	return k
}

func (k *screen) Update(c *game.Context) {
	k.Kit.Update(c)
	if k.Painter.Update(c) {
		c.Redraw()
	}
}

func (k *screen) Draw(c *game.Context, dst *game.Frame) {
	now := paint.Now{Aimed: rules.Nobody}
	k.Under(c, dst, now)
	k.Over(dst, now)
}

// open opens the screen in a window.
func (k *screen) open(t *testing.T) *gametest.Rig {
	t.Helper()
	r := gametest.New(t, game.Options{Home: func() game.Scene { return k }}, 1280, 720)
	r.Settle(10 * time.Second)
	r.Step(time.Second / 60)
	return r
}

// TestEveryCardThatLiesOpenIsPainted checks that the faces of the cards on the table
// are painted, that painting changes nothing of what is shown, and that a change of
// viewer leaves none of them.
func TestEveryCardThatLiesOpenIsPainted(t *testing.T) {
	k := newScreen(t, &dracoliathlook.Look)
	before := k.view.Clone()
	k.open(t)
	if !k.Grounded() || k.Pending() {
		t.Error("the ground is not painted")
	}
	if !k.view.Equal(before) {
		t.Error("painting has changed the table")
	}
	open := 0
	river, _ := k.view.Layout().ZoneOf("river", rules.Nobody)
	for _, id := range k.view.Zone(river) {
		if id == 0 {
			continue
		}
		open++
		if !k.Painted(id) {
			t.Errorf("card %d of the river is not painted", id)
		}
	}
	if open == 0 {
		t.Fatal("no card lies open")
	}
	k.Plaque = &look.Plaque{}
	k.Forget()
	for _, id := range k.view.Zone(river) {
		if id != 0 && k.Painted(id) {
			t.Errorf("card %d is still painted as it was seen", id)
		}
	}
	if k.Plaque != nil {
		t.Error("the plaque is still about what another one has seen")
	}
}

// TestATurnIsShownOnce checks that a card that was turned over is shown turning once,
// and which side was up before.
func TestATurnIsShownOnce(t *testing.T) {
	k := newScreen(t, &dracoliathlook.Look)
	k.TurnAway(3, 7, true)
	if k.Was(3) != 7 || !k.Turns(3) || k.Turns(3) {
		t.Error("the turn is not shown once")
	}
	if k.TurnAway(4, 8, false); k.Turns(4) || k.Was(4) != 8 {
		t.Error("a card whose side was not seen is shown turning")
	}
}

// TestThreadsKeepTheirColour checks that each lasting card has a colour of its own
// as long as there are enough, keeps it when others come and go, and that one that
// became free is given again.
func TestThreadsKeepTheirColour(t *testing.T) {
	lk := dracoliathlook.Look
	var lie []rules.CardID
	lk.InPlay.Lasting = func(_ *rules.Board, dst []rules.CardID) []rules.CardID { return append(dst, lie...) }
	k := newScreen(t, &lk)
	if k.Lasting.Ink(1) >= 0 {
		t.Error("a card that does not last has a colour")
	}
	lie = []rules.CardID{1, 2, 3}
	k.Lasting.Read(k.Tableau)
	inks := map[int]rules.CardID{}
	for _, id := range lie {
		ink := k.Lasting.Ink(id)
		if other, taken := inks[ink]; taken || ink < 0 {
			t.Errorf("cards %d and %d have colour %d", other, id, ink)
		}
		inks[ink] = id
	}
	free, kept := k.Lasting.Ink(2), k.Lasting.Ink(3)
	lie = []rules.CardID{1, 3}
	k.Lasting.Read(k.Tableau)
	if k.Lasting.Ink(2) >= 0 || k.Lasting.Ink(3) != kept {
		t.Error("a colour stays with a card that has gone, or changes with one that stays")
	}
	lie = []rules.CardID{1, 3, 4}
	k.Lasting.Read(k.Tableau)
	if got := k.Lasting.Ink(4); got != free {
		t.Errorf("the card that comes has colour %d, not %d, which is free", got, free)
	}
	lie = lie[:0]
	for i := range len(pictures.Inks) + 2 {
		lie = append(lie, rules.CardID(i+1))
	}
	k.Lasting.Read(k.Tableau)
	uses := make([]int, len(pictures.Inks))
	for _, id := range lie {
		uses[k.Lasting.Ink(id)]++
	}
	for ink, n := range uses {
		if n < 1 || n > 2 {
			t.Errorf("colour %d is used %d times by %d cards", ink, n, len(lie))
		}
	}
}
