package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	arcaneduellook "wyrmtable/scenes/looks/arcaneduel"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

// hands returns the faces in a hand, sorted.
func handOf(s *rules.Session, seat rules.Seat) []rules.Face {
	b := s.View(seat)
	z, _ := b.Layout().ZoneOf("hand", seat)
	var out []rules.Face
	for _, id := range b.Zone(z) {
		out = append(out, b.Cards[id].Face)
	}
	slices.Sort(out)
	return out
}

// TestSharedTable checks that at a shared table a hand is seen only while a key
// or finger is held, or between two presses.
func TestSharedTable(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newHandsRig(t, s, game.SharedHands, 1280, 720)
	set := r.App.Context().Settings
	me := s.Match().Asks()[0].Decider
	other := (me + 1) % 3
	sees := func(what string, want []rules.Face) {
		t.Helper()
		if got := lookstest.Seen(r.Picture()); !slices.Equal(got, want) {
			t.Errorf("%s: faces %v are to be seen, want %v", what, got, want)
		}
		named := false
		for _, reg := range r.App.Mirror().Regions {
			for _, it := range reg.Items {
				for _, f := range handOf(s, me) {
					named = named || strings.Contains(it.Label, s.Game().Faces[f].Name.FR)
				}
			}
		}
		if named != slices.Equal(want, handOf(s, me)) {
			t.Errorf("%s: the mirror names the hand: %v", what, named)
		}
	}
	if _, down := r.App.Mirror().Find("lift"); down {
		t.Fatal("there is a curtain at a shared table")
	}
	sees("at first", nil)
	r.Hold("h")
	sees("while the key is held", handOf(s, me))
	r.Run(400 * time.Millisecond)
	r.Release("h")
	sees("after the key", nil)
	r.Press("h")
	sees("after a short press of the key", handOf(s, me))
	r.Press("h")
	sees("after another", nil)
	end := game.Rect(r.table.tableau.Lay.End).Center()
	r.Down(end)
	sees("while the button is held", handOf(s, me))
	r.Run(400 * time.Millisecond)
	r.Up(end)
	sees("after the button", nil)
	if s.Len() != 0 {
		t.Fatal("to look at a hand has done something")
	}
	p := r.table.peekRect(other).Center()
	r.Down(p)
	sees("while another's name is held", handOf(s, other))
	r.Run(400 * time.Millisecond)
	r.Up(p)
	sees("after that", nil)
	r.Hold("h")
	r.Blur()
	sees("after the window has lost the focus", nil)
	r.Hold("h")
	r.Press("m")
	sees("under the menu", nil)
	r.Release("h")
	r.Press("Escape")
	set.HoldHands = false
	r.Press("h")
	sees("after one press", handOf(s, me))
	r.Press("h")
	sees("after the second", nil)
	r.PressMirror("reveal")
	sees("for a reader", handOf(s, me))
	r.PressMirror("card." + strconv.Itoa(int(r.table.hand.Sources(nil)[0])))
	r.lurch()
	r.PressMirror("goal.0")
	r.lurch()
	if s.Len() == 0 {
		t.Error("who shows his hand cannot answer")
	}
	if now := s.Match().Asks()[0].Decider; now != me {
		sees("after the turn has passed", nil)
	}
}

// TestOpenHands checks that with open hands all hands are seen, and the deck is
// not.
func TestOpenHands(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newHandsRig(t, s, game.OpenHands, 1280, 720)
	var want []rules.Face
	for seat := range rules.Seat(3) {
		want = append(want, handOf(s, seat)...)
	}
	slices.Sort(want)
	if got := lookstest.Seen(r.Picture()); !slices.Equal(got, want) {
		t.Errorf("faces %v are to be seen, want %v", got, want)
	}
}

// TestHandsAreNotOpenedBetweenTwoPlayers checks that the setting opens no hand
// of a match that began with hidden ones, neither at once nor when it goes on
// from its save; one that began with open hands goes on with them.
func TestHandsAreNotOpenedBetweenTwoPlayers(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newHandsRig(t, s, game.CurtainHands, 1280, 720)
	r.table.doors.Settings = func() game.Scene { return &overlay{} }
	r.Press("Escape")
	r.lurch()
	r.PressMirror("settings")
	r.lurch()
	r.App.Context().Settings.Hands = game.OpenHands
	r.Press("Escape")
	r.lurch()
	r.lurch()
	if got := lookstest.Seen(r.Picture()); len(got) > 0 || !r.table.watch.Covered() {
		t.Errorf("faces %v are to be seen between two players", got)
	}
	for open, info := range map[bool]map[string]string{false: r.table.info(), true: {watch.OpenKey: "1"}} {
		store := game.NewMemory()
		set := game.DefaultSettings()
		set.Hands = game.OpenHands
		if err := set.Save(store); err != nil {
			t.Fatal(err)
		}
		kit := ui.NewKit()
		kit.Pics.Sync, kit.Pics.Sketch = true, true
		sc := New(kit, lookstest.Flat(s.Game()), Doors{}, s, game.Head{ID: "x", Info: info})
		again := &rig{gametest.New(t, game.Options{Store: store, Home: func() game.Scene { return sc }}, 1280, 720), sc}
		again.Settle(10 * time.Second)
		if sc.watch.Covered() == open {
			t.Errorf("a match that began with open hands %v goes on behind the curtain %v", open, sc.watch.Covered())
		}
	}
}

// TestFixedSeats checks that with fixed seats the table keeps everybody's place,
// and that the hand of whoever looks lies where it can be read.
func TestFixedSeats(t *testing.T) {
	s := secretSession(t, 4, 3)
	kit := ui.NewKit()
	kit.Pics.Sync = true
	look := arcaneduellook.Look
	look.Theme = lookstest.Flat(s.Game()).Theme
	sc := New(kit, &look, Doors{}, s, game.Head{})
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, 640, 360), sc}
	r.App.Context().Settings.FixedSeats = true
	for range 3 {
		r.lurch()
		r.PressMirror("lift")
		r.lurch()
		r.Press("Enter") // the recap
		r.lurch()
		me := sc.watch.Viewer()
		if sc.tableau.From.Bottom != 0 || !sc.tableau.Lay.Seats[0].Bottom {
			t.Errorf("seat %d looks and seat %d is nearest, want 0", me, sc.tableau.From.Bottom)
		}
		if got := lookstest.Seen(r.Picture()); !slices.Equal(got, handOf(s, me)) {
			t.Errorf("seat %d sees faces %v, holds %v", me, got, handOf(s, me))
		}
		z, _ := s.View(me).Layout().ZoneOf("hand", me)
		if w := sc.tableau.Lay.Zones[z].Pose(0, 2).Width; w < 90 {
			t.Errorf("the cards of seat %d are %.0f units wide", me, w)
		}
		for sc.watch.Viewer() == me {
			k := sc.question.Ask.Answers
			sc.do(r.App.Context(), k[len(k)-1].Action)
			r.lurch()
		}
	}
}
