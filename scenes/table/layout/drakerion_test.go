package layout

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/drakerion"
)

// TestDrakerionLiesInTheWindow checks that everything of the war table lies in
// every window, with few cards and with many, and that what can be pressed keeps
// apart.
func TestDrakerionLiesInTheWindow(t *testing.T) {
	l := drakerion.Game.LayoutFor(2)
	for _, win := range append([]Point{{360, 640}, {412, 915}}, windows...) {
		for bottom := range rules.Seat(2) {
			tb := Drakerion(l, win.X, win.Y, bottom)
			all := Rect{0, 0, win.X, win.Y}
			apart := map[string]Rect{"end": tb.End, "pass": tb.Pass, "undo": tb.Undo, "act": tb.Acts[0], "log": tb.Log, "eye": tb.Eye}
			check := func(what string, r Rect) {
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
			tb.eachCard(l, 12, []int{1, 6, 14}, check)
			checkApart(t, fmt.Sprintf("%v, %d below", win, bottom), apart)
		}
	}
}
