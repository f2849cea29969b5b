package layout

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
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
	for _, win := range windows {
		for bottom := range rules.Seat(4) {
			tb := Dracoliath(l, win.X, win.Y, bottom)
			all := Rect{0, 0, win.X, win.Y}
			places := map[string]Rect{"order": tb.Order}
			for name, r := range tb.furniture() {
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
			checkApart(t, fmt.Sprintf("%v, %d below", win, bottom), places)
		}
	}
}

// TestWhoFacesSitsAcross checks that a column holds two who face each other.
func TestWhoFacesSitsAcross(t *testing.T) {
	for bottom := range rules.Seat(4) {
		for _, d := range Dracoliath(four(), 1280, 720, bottom).Duels {
			if d.Over+d.Under != 3 {
				t.Errorf("%d below: %d sits across from %d", bottom, d.Over, d.Under)
			}
		}
	}
}

var windows = []Point{{1280, 720}, {1536, 720}, {2400, 720}, {1280, 960}, {1280, 1024}, {390, 844}, {390, 700}, {525, 700}, {390, 1000}}

func TestEverythingLiesInTheWindow(t *testing.T) {
	l := duel()
	for _, win := range windows {
		for bottom := range rules.Seat(2) {
			tb := Dracoliath(l, win.X, win.Y, bottom)
			all := Rect{0, 0, win.X, win.Y}
			check := func(what string, r Rect) {
				if !r.Empty() && !r.Within(all) {
					t.Errorf("%v: %s %+v lies outside", win, what, r)
				}
			}
			for name, r := range tb.furniture() {
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

// eachCard calls check with the places of cards in every zone that lays them out,
// so many of them at a time. Of a hand the outer ones may hang down by some units.
func (t *Table) eachCard(l *rules.Layout, hang float64, counts []int, check func(what string, r Rect)) {
	for z := 1; z < len(l.Zones); z++ {
		sp := &t.Zones[z]
		if sp.Kind == Away || sp.Kind == Tucked || sp.Kind == Placed {
			continue
		}
		for _, n := range counts {
			for i := range n {
				r := sp.Pose(i, n).Bounds()
				if sp.Kind == Fan {
					r.H -= hang
				}
				check(fmt.Sprintf("card %d of %d in %s", i, n, l.Zones[z].Name), r)
			}
		}
	}
}

// checkApart demands that none of these places lies on another.
func checkApart(t *testing.T, at string, places map[string]Rect) {
	t.Helper()
	for a, r := range places {
		for b, q := range places {
			if a < b && r.Inset(1).Overlaps(q.Inset(1)) {
				t.Errorf("%s: %s %+v lies on %s %+v", at, a, r, b, q)
			}
		}
	}
}

// furniture names the rectangles of a table.
func (t *Table) furniture() map[string]Rect {
	m := map[string]Rect{"bar": t.Bar, "prompt": t.Prompt, "log": t.Log, "phases": t.Phases, "undo": t.Undo,
		"help": t.Help, "end": t.End, "goal": t.Goal, "renew": t.Renew, "caption": t.Caption, "mat": t.Mat, "lane": t.Lane}
	for i, r := range t.Icons {
		m[fmt.Sprint("icon ", i)] = r
	}
	for i, s := range t.Seats {
		m[fmt.Sprint("panel ", i)] = s.Panel
		m[fmt.Sprint("board ", i)] = s.Board
	}
	return m
}

func TestCardsOfDifferentZonesKeepApart(t *testing.T) {
	l := duel()
	for _, win := range windows {
		tb := Dracoliath(l, win.X, win.Y, 0)
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
	tb := Dracoliath(duel(), 390, 844, 0)
	for _, r := range append([]Rect{tb.Undo, tb.End, tb.Renew, tb.Log, tb.Zones[3].Area}, tb.Icons...) {
		if r.W < 44 || r.H < 44 {
			t.Errorf("%+v is under 44 units", r)
		}
	}
}

// The last line of an effect ends 11 units above the lower edge of the top card
// of the pile: its number of cards stays below that, in the River.
func TestCountLiesBelowTheWordsOnAPhone(t *testing.T) {
	for _, h := range []float64{700, 844, 1000} {
		tb := Dracoliath(duel(), 390, h, 0)
		for i := range tb.Zones {
			if z := &tb.Zones[i]; z.Kind == Pile && z.Area.X == tb.Lane.X+4 {
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
	tb := Dracoliath(duel(), 1280, 720, 0)
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
	for _, p := range []Point{{1280, 720}, {1280, 960}, {2400, 720}} {
		tb := Dracoliath(l, p.X, p.Y, 0)
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
