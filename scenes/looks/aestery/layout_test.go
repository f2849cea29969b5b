package aestery

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/aestery"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/layout"
)

// TestAesteryLiesInTheWindow checks that everything of the table of the deep
// lies in every window, with few cards and with many, and that what can be
// pressed keeps apart.
func TestAesteryLiesInTheWindow(t *testing.T) {
	l := aestery.Game.LayoutFor(2)
	for _, win := range lookstest.Windows {
		for bottom := range rules.Seat(2) {
			tb := Layout(l, win.X, win.Y, bottom)
			all := layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}
			apart := map[string]layout.Rect{}
			check := func(what string, r layout.Rect) {
				if !r.Empty() && !r.Within(all) {
					t.Errorf("%v, %d below: %s %+v lies outside", win, bottom, what, r)
				}
			}
			for name, r := range map[string]layout.Rect{"bar": tb.Bar, "track": tb.Track, "mat": tb.Mat, "log": tb.Log,
				"stack":   tb.Stack,
				"foresee": tb.Comparison, "end": tb.End, "pass": tb.Pass, "until": tb.Until, "undo": tb.Undo, "hold": tb.Hold,
				"more": tb.More} {
				check(name, r)
			}
			for name, r := range map[string]layout.Rect{"end": tb.End, "pass": tb.Pass, "until": tb.Until, "undo": tb.Undo,
				"hold": tb.Hold, "track": tb.Track} {
				apart[name] = r
			}
			for s := range tb.Seats {
				e := &tb.Seats[s]
				check(fmt.Sprint("panel ", s), e.Panel)
				check(fmt.Sprint("medal ", s), e.Medal)
				check(fmt.Sprint("pool ", s), e.Pool)
				check(fmt.Sprint("stock ", s), e.Stock)
				apart[fmt.Sprint("panel ", s)], apart[fmt.Sprint("pool ", s)], apart[fmt.Sprint("stock ", s)] = e.Panel, e.Pool,
					e.Stock
			}
			lookstest.EachCard(tb, l, 8, []int{1, 6, 15, 20}, check)
			for _, f := range tb.Rows {
				apart[fmt.Sprint("row ", f.Zone)] = f.Rect
			}
			lookstest.CheckApart(t, fmt.Sprintf("%v, %d below", win, bottom), apart)
		}
	}
}

// TestRaisedCardsStayInTheWindow checks that a card of a hand that stands up
// covers the place it was in, so that it does not flee the mouse.
func TestRaisedCardsStayInTheWindow(t *testing.T) {
	l := aestery.Game.LayoutFor(2)
	for _, win := range lookstest.Windows {
		tb := Layout(l, win.X, win.Y, 0)
		z, _ := l.ZoneOf("hand", 0)
		sp := &tb.Zones[z]
		for _, n := range []int{1, 7, 15} {
			for i := range n {
				p := sp.Pose(i, n)
				r := sp.Raised(p).Bounds()
				if !r.Within(layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}) || !r.Contains(p.Point) {
					t.Errorf("%v: card %d of %d stands up at %+v from %+v", win, i, n, r, p.Point)
				}
			}
		}
	}
}
