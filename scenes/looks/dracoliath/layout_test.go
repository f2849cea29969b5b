package dracoliath

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/layout"
)

// duel is the shape of a game with the zones that Dracoliath names.
func duel() *rules.Layout {
	l := &rules.Layout{Seats: 2, Cards: 70}
	add := func(name string, seat rules.Seat, slots int) {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: rules.Word{Name: name}, Seat: seat, Slots: slots})
	}
	add("nowhere", rules.Nobody, 0)
	add("deck", rules.Nobody, 0)
	add("river", rules.Nobody, 3)
	add("discard", rules.Nobody, 0)
	add("hand", 0, 0)
	add("hand", 1, 0)
	return l
}

// four is the same shape for two against two.
func four() *rules.Layout {
	l := duel()
	l.Seats = 4
	for s := range rules.Seat(2) {
		l.Zones = append(l.Zones, rules.ZoneInfo{Word: rules.Word{Name: "hand"}, Seat: 2 + s})
	}
	return l
}

func TestFourLieInTheWindowAndApart(t *testing.T) {
	l := four()
	for _, win := range lookstest.Windows {
		for bottom := range rules.Seat(4) {
			tb := Layout(l, win.X, win.Y, bottom)
			all := layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}
			places := map[string]layout.Rect{"order": tb.Order}
			for name, r := range lookstest.Furniture(tb) {
				if !r.Empty() && !r.Within(all) {
					t.Errorf("%v: %s %+v lies outside", win, name, r)
				}
			}
			for s := range tb.Seats {
				places[fmt.Sprint("plate ", s)] = tb.Seats[s].Panel
				if p := tb.Seats[s].Team.Panel; !p.Empty() {
					places[fmt.Sprint("team ", s)] = p
				}
				z, _ := l.ZoneOf("hand", rules.Seat(s))
				for i := range 3 {
					places[fmt.Sprint("card ", i, " of ", s)] = tb.Zones[z].Pose(i, 3).Bounds()
				}
			}
			river, _ := l.ZoneOf("river", rules.Nobody)
			for i := range 3 {
				places[fmt.Sprint("river ", i)] = tb.Zones[river].Pose(i, 3).Bounds()
			}
			for a, r := range places {
				if !r.Within(all) {
					t.Errorf("%v: %s %+v lies outside", win, a, r)
				}
			}
			lookstest.CheckApart(t, fmt.Sprintf("%v, %d below", win, bottom), places)
		}
	}
}

// TestWhoFacesSitsAcross checks that a column holds two who face each other.
func TestWhoFacesSitsAcross(t *testing.T) {
	for bottom := range rules.Seat(4) {
		for _, d := range Layout(four(), 1280, 720, bottom).Duels {
			if d.Over+d.Under != 3 {
				t.Errorf("%d below: %d sits across from %d", bottom, d.Over, d.Under)
			}
		}
	}
}

func TestCardsOfDifferentZonesKeepApart(t *testing.T) {
	l := duel()
	for _, win := range lookstest.Windows {
		tb := Layout(l, win.X, win.Y, 0)
		for a := 1; a < len(l.Zones); a++ {
			for b := a + 1; b < len(l.Zones); b++ {
				for i := range 3 {
					for j := range 3 {
						x, y := tb.Zones[a].Pose(i, 3).Bounds(), tb.Zones[b].Pose(j, 3).Bounds()
						if x.Inset(1.5).Overlaps(y.Inset(1.5)) {
							t.Errorf("%v: %s %d %+v lies over %s %d %+v", win, l.Zones[a].Name, i, x, l.Zones[b].Name, j, y)
						}
					}
				}
			}
		}
	}
}

func TestPressableThingsAreLargeOnAPhone(t *testing.T) {
	tb := Layout(duel(), 390, 844, 0)
	for _, r := range append([]layout.Rect{tb.Undo, tb.End, tb.Renew, tb.Log, tb.Zones[3].Area}, tb.Icons...) {
		if r.W < 44 || r.H < 44 {
			t.Errorf("%+v is under 44 units", r)
		}
	}
}

// The last line of an effect ends 11 units above the lower edge of the top card
// of the pile: its number of cards stays below that, in the River.
func TestCountLiesBelowTheWordsOnAPhone(t *testing.T) {
	for _, h := range []float64{700, 844, 1000} {
		tb := Layout(duel(), 390, h, 0)
		for i := range tb.Zones {
			if z := &tb.Zones[i]; z.Kind == layout.Pile && z.Area.X == tb.Lane.X+4 {
				if over := z.Area.Y + z.Area.H - tb.Count.Y; over < 0 || over > 8 {
					t.Errorf("height %v: the number reaches %v units over the card", h, over)
				}
			}
		}
		if out := tb.Count.Y + tb.Count.H - tb.Lane.Y - tb.Lane.H; out > 4 {
			t.Errorf("height %v: the number hangs %v units out of the River", h, out)
		}
	}
}

func TestPieces(t *testing.T) {
	tb := Layout(duel(), 1280, 720, 0)
	r := tb.Seats[0].Rulers[0]
	if r.Pin(0).Y <= r.Pin(12).Y {
		t.Error("the pin goes down when life goes up")
	}
	if r.Pin(0) != r.Zero || r.Pin(12) != r.Full {
		t.Error("the scale does not end at its ends")
	}
	s := &tb.Zones[2]
	for i := range 3 {
		if got := s.Place(s.Pose(i, 3).Point, 3); got != i {
			t.Errorf("let go over place %d, the card lands in place %d", i, got)
		}
	}
}

// Six cards in any hand of two against two lie beside each other: under the
// next one a long name would lose its end.
func TestSixCardsOfFourKeepTheirNames(t *testing.T) {
	l := four()
	for _, p := range []layout.Point{{X: 1280, Y: 720}, {X: 1280, Y: 960}, {X: 2400, Y: 720}} {
		tb := Layout(l, p.X, p.Y, 0)
		for s := range rules.Seat(4) {
			z, _ := l.ZoneOf("hand", s)
			hand := &tb.Zones[z]
			for i := range 5 {
				a, b := hand.Pose(i, 6), hand.Pose(i+1, 6)
				if a.Width < 60 || b.X-a.X < a.Width {
					t.Fatalf("%v, seat %d: cards %v wide lie %v apart", p, s, a.Width, b.X-a.X)
				}
			}
		}
	}
}

func TestEverythingLiesInTheWindow(t *testing.T) {
	l := duel()
	for _, win := range lookstest.Windows {
		for bottom := range rules.Seat(2) {
			tb := Layout(l, win.X, win.Y, bottom)
			all := layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}
			check := func(what string, r layout.Rect) {
				if !r.Empty() && !r.Within(all) {
					t.Errorf("%v: %s %+v lies outside", win, what, r)
				}
			}
			for name, r := range lookstest.Furniture(tb) {
				check(name, r)
			}
			for z := 1; z < len(l.Zones); z++ {
				s := &tb.Zones[z]
				for _, n := range []int{1, 2, 3, 4, 5, 6, 8} {
					if l.Zones[z].Slots > 0 && n > 4 {
						continue
					}
					for i := range n {
						check(fmt.Sprintf("card %d of %d in %s", i, n, l.Zones[z].Name), s.Pose(i, n).Bounds())
					}
				}
			}
		}
	}
}
