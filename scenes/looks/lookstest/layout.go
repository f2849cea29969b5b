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
