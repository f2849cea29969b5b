package lookstest

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

var Windows = []layout.Point{{X: 1280, Y: 720}, {X: 1536, Y: 720}, {X: 2400, Y: 720}, {X: 1280, Y: 960},
	{X: 1280, Y: 1024}, {X: 390, Y: 844}, {X: 390, Y: 700}, {X: 525, Y: 700}, {X: 390, Y: 1000}}

// EachCard calls check with the places of cards in every zone that lays them out,
// so many of them at a time. Of a hand the outer ones may hang down by some units.
func EachCard(t *layout.Table, l *rules.Layout, hang float64, counts []int, check func(what string, r layout.Rect)) {
	for z := 1; z < len(l.Zones); z++ {
		sp := &t.Zones[z]
		if sp.Kind == layout.Away || sp.Kind == layout.Tucked || sp.Kind == layout.Placed {
			continue
		}
		for _, n := range counts {
			for i := range n {
				r := sp.Pose(i, n).Bounds()
				if sp.Kind == layout.Fan {
					r.H -= hang
				}
				check(fmt.Sprintf("card %d of %d in %s", i, n, l.Zones[z].Name), r)
			}
		}
	}
}

// CheckApart demands that none of these places lies on another.
func CheckApart(t *testing.T, at string, places map[string]layout.Rect) {
	t.Helper()
	for a, r := range places {
		for b, q := range places {
			if a < b && r.Inset(1).Overlaps(q.Inset(1)) {
				t.Errorf("%s: %s %+v lies on %s %+v", at, a, r, b, q)
			}
		}
	}
}

// Furniture names the rectangles of a table.
func Furniture(t *layout.Table) map[string]layout.Rect {
	m := map[string]layout.Rect{"bar": t.Bar, "prompt": t.Prompt, "log": t.Log, "phases": t.Phases, "undo": t.Undo,
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

// CheckLayout lays the table of a look out in every window, seen from every seat,
// and demands what any table owes its players: that furniture and cards, few of
// them and many, lie in the window, that what is pressed keeps apart, and that held
// upright it is large enough for a finger.
func CheckLayout(t *testing.T, make func(l *rules.Layout, w, h float64, bottom rules.Seat) *layout.Table,
	l *rules.Layout) {
	t.Helper()
	for _, win := range Windows {
		for bottom := range rules.Seat(l.Seats) {
			tb := make(l, win.X, win.Y, bottom)
			at := fmt.Sprintf("%d players, %v, %d below", l.Seats, win, bottom)
			check := func(what string, r layout.Rect) {
				if !r.Empty() && !r.Within(layout.Rect{X: 0, Y: 0, W: win.X, H: win.Y}) {
					t.Errorf("%s: %s %+v lies outside", at, what, r)
				}
			}
			for name, r := range Furniture(tb) {
				check(name, r)
			}
			EachCard(tb, l, hangs, []int{1, 6}, check)
			pressed := Pressed(tb)
			CheckApart(t, at, pressed)
			for name, r := range pressed {
				if tb.Portrait && !r.Empty() && min(r.W, r.H) < leastFinger {
					t.Errorf("%s: %s is %.0f by %.0f, too small for a finger", at, name, r.W, r.H)
				}
			}
		}
	}
}

const (
	hangs       = 12.0 // by how much the outer cards of a hand may hang down
	leastFinger = 43.5
)

// Pressed names the rectangles of a table that are pressed, cards and panels aside.
func Pressed(t *layout.Table) map[string]layout.Rect {
	m := map[string]layout.Rect{"undo": t.Undo, "end": t.End, "pass": t.Pass, "renew": t.Renew, "eye": t.Eye,
		"help": t.Help}
	for i, r := range t.Icons {
		m[fmt.Sprint("icon ", i)] = r
	}
	for i, r := range t.Acts {
		m[fmt.Sprint("act ", i)] = r
	}
	return m
}
