package table

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
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
		if got := seen(r.Picture()); !slices.Equal(got, want) {
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
	r.Release("h")
	sees("after the key", nil)
	end := game.Rect(r.table.lay.End).Center()
	r.Down(end)
	sees("while the button is held", handOf(s, me))
	r.Up(end)
	sees("after the button", nil)
	if s.Len() != 0 {
		t.Fatal("to look at a hand has done something")
	}
	p := r.table.peekRect(other).Center()
	r.Down(p)
	sees("while another's name is held", handOf(s, other))
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
	if got := seen(r.Picture()); !slices.Equal(got, want) {
		t.Errorf("faces %v are to be seen, want %v", got, want)
	}
}
