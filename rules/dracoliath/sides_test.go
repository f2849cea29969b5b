package dracoliath

import (
	"strings"
	"testing"

	"wyrmtable/rules"
)

// TestShown checks which face a card shows by day, by night and face down.
func TestShown(t *testing.T) {
	day, _ := Game.FaceByID("graine-eternelle")
	night, _ := Game.FaceByID("arbre-monde")
	if Cards[day].Other != night || Cards[night].Other != day || Cards[day].Night || !Cards[night].Night {
		t.Fatal("the two sides do not know each other")
	}
	b := rules.NewBoard(Game.LayoutFor(2))
	w := rules.Begin(b, nil)
	w.Enter(1, day, ZoneHand(0))
	w.Enter(2, 1, ZoneHand(0))
	w.Enter(3, day, ZoneDeck)
	if Shown(b, 1) != day || Shown(b, 2) != 1 {
		t.Errorf("by day: %d and %d are shown, want %d and 1", Shown(b, 1), Shown(b, 2), day)
	}
	w.Set(1, AttrSide, 1)
	if Shown(b, 1) != night {
		t.Errorf("by night: %d is shown, want %d", Shown(b, 1), night)
	}
	var view rules.Board
	b.View(0, &view)
	if Shown(&view, 1) != night || Shown(&view, 3) != 0 {
		t.Errorf("a view shows %d and %d, want %d and 0", Shown(&view, 1), Shown(&view, 3), night)
	}
}

// TestSidesInPositions checks that a position cannot lay a side where it cannot
// lie.
func TestSidesInPositions(t *testing.T) {
	day, _ := Game.FaceByID("graine-eternelle")
	for _, c := range []struct {
		face rules.Face
		zone rules.Zone
		side int16
		want string
	}{
		{Cards[day].Other, ZoneHand(0), 0, "lay its day side"},
		{day, ZoneDiscard, 1, "cannot lie on its night side"},
		{1, ZoneHand(0), 1, "cannot lie on its night side"},
		{day, ZoneHand(0), 1, ""},
	} {
		m := newMatch(t, 1)
		b := m.Board().Clone()
		w := rules.Begin(b, nil)
		w.Enter(rules.CardID(len(b.Cards)-1), c.face, c.zone)
		w.Set(rules.CardID(len(b.Cards)-1), AttrSide, c.side)
		_, err := Game.At(twoPlayers(1), b)
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("face %d in zone %d on side %d: %v, want %q", c.face, c.zone, c.side, err, c.want)
		}
	}
}

// TestWhoBegins checks that of four the second player of a team begins (D41),
// and that both teams are drawn.
func TestWhoBegins(t *testing.T) {
	began := map[rules.Seat]int{}
	w := way{level: 0, seats: 4}
	for seed := range uint64(40) {
		s := w.setup(seed)
		s.First = rules.Seat(seed%5) - 1
		m, err := Game.New(s)
		if err != nil {
			t.Fatal(err)
		}
		a := m.(*Match).active()
		if s.First == rules.Nobody {
			began[a]++
		} else if a != s.First|1 {
			t.Errorf("seat %d was to begin, and %d does", s.First, a)
		}
	}
	if began[1] == 0 || began[3] == 0 || began[0]+began[2] > 0 {
		t.Errorf("drawn: %v, want seats 1 and 3", began)
	}
}
