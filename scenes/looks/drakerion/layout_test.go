package drakerion

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/layout"
)

// TestDrakerionLiesInTheWindow checks that everything of the war table lies in
// every window, with few cards and with many, and that what can be pressed keeps
// apart.
func TestDrakerionLiesInTheWindow(t *testing.T) {
	l := drakerion.Game.LayoutFor(2)
	for _, win := range append([]layout.Point{{X: 360, Y: 640}, {X: 412, Y: 915}}, lookstest.Windows...) {
		for bottom := range rules.Seat(2) {
			tb := Layout(l, win.X, win.Y, bottom)
			all := layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}
			apart := map[string]layout.Rect{"end": tb.End, "pass": tb.Pass, "undo": tb.Undo, "act": tb.Acts[0], "log": tb.Log,
				"eye": tb.Eye}
			check := func(what string, r layout.Rect) {
				if !r.Empty() && !r.Within(all) {
					t.Errorf("%v, %d below: %s %+v lies outside", win, bottom, what, r)
				}
			}
			for name, r := range apart {
				check(name, r)
				if tb.Portrait && min(r.W, r.H) < 44 {
					t.Errorf("%v: %s is %v by %v, too small for a finger", win, name, r.W, r.H)
				}
			}
			for name, r := range tb.Fixtures {
				check(name, r)
			}
			check("mat", tb.Mat)
			for s := range tb.Seats {
				e := &tb.Seats[s]
				check(fmt.Sprint("panel ", s), e.Panel)
				check(fmt.Sprint("medal ", s), e.Medal)
				apart[fmt.Sprint("panel ", s)] = e.Panel
			}
			for _, f := range tb.Rows {
				apart[fmt.Sprint("row ", f.Zone)] = f.Rect
			}
			lookstest.EachCard(tb, l, 12, []int{1, 6, 14}, check)
			lookstest.CheckApart(t, fmt.Sprintf("%v, %d below", win, bottom), apart)
		}
	}
}
