package dragonswrath

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/layout"
)

// layoutOf is the layout of so many leaders.
func layoutOf(seats int) *rules.Layout {
	setup := rules.Setup{Game: "dragons-wrath"}
	for i := range seats {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: fmt.Sprint(i)})
		setup.Decks = append(setup.Decks, dragonswrath.Game.Deck.Ready[i].Deck)
	}
	return dragonswrath.Game.Layout(&setup)
}

// TestWrathLiesInTheWindow checks that everything of the leaders' table lies in
// every window, with few cards and with many, and that what can be pressed keeps
// apart and, on a phone, is large enough for a finger.
func TestWrathLiesInTheWindow(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		l := layoutOf(seats)
		for _, win := range append([]layout.Point{{X: 1920, Y: 1080}, {X: 412, Y: 915}}, lookstest.Windows...) {
			for bottom := range rules.Seat(seats) {
				checkWrath(t, l, win, bottom, layout.Crowd{})
				checkWrath(t, l, win, bottom, layout.Crowd{Rows: true, Lasting: 6})
			}
		}
	}
}

func checkWrath(t *testing.T, l *rules.Layout, win layout.Point, bottom rules.Seat, crowd layout.Crowd) {
	t.Helper()
	tb := crowdedOf(l, win.X, win.Y, bottom, crowd)
	at := fmt.Sprintf("%v, %d leaders, %d below, %+v", win, l.Seats, bottom, crowd)
	all := layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}
	apart := map[string]layout.Rect{"end": tb.End, "undo": tb.Undo, "log": tb.Log, "call": tb.Call}
	check := func(what string, r layout.Rect) {
		t.Helper()
		if !r.Empty() && !r.Within(all) {
			t.Errorf("%s: %s %+v lies outside", at, what, r)
		}
	}
	for name, r := range tb.Fixtures {
		check(name, r)
		if name != "slots" && (name != "fight" || !tb.Portrait) { // there it takes turns with the call
			apart[name] = r
		}
	}
	for s := range tb.Seats {
		e := &tb.Seats[s]
		apart[fmt.Sprint("map ", s)] = e.Realm
		apart[fmt.Sprint("tally ", s)] = e.Tally
		apart[fmt.Sprint("name ", s)] = e.Name
		apart[fmt.Sprint("avatar ", s)] = e.Avatar
		check(fmt.Sprint("panel ", s), e.Panel)
		check(fmt.Sprint("press ", s), e.Press)
		if tb.Portrait && win.Y >= 844 && min(e.Press.W, e.Press.H) < 44 {
			t.Errorf("%s: the tally of %d is pressed on %+v", at, s, e.Press)
		}
		z, _ := l.ZoneOf("realm", rules.Seat(s))
		row := &tb.Zones[z]
		for i := range 3 {
			p := row.Pose(i, 3)
			apart[fmt.Sprint("creature ", i, " of ", s)] = p.Bounds()
			if tb.Portrait && win.Y >= 844 && p.Width < 44 {
				t.Errorf("%s: a creature of %d is %.0f wide", at, s, p.Width)
			}
		}
	}
	for _, name := range [...]string{"deck", "discard", "lost"} {
		if z, _ := l.ZoneOf(name, bottom); tb.Zones[z].Kind == layout.Pile {
			apart[name] = tb.Zones[z].Pose(0, 1).Bounds()
		}
	}
	lookstest.EachCard(tb, l, 12, []int{1, 5, 12}, check)
	for name, r := range apart {
		check(name, r)
		if tb.Portrait && win.Y >= 844 && (name == "end" || name == "undo" || name == "log" || name == "call") &&
			min(r.W, r.H) < 44 {
			t.Errorf("%s: %s is %v by %v, too small for a finger", at, name, r.W, r.H)
		}
	}
	lookstest.CheckApart(t, at, apart)
}
