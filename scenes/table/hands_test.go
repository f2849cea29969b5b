package table

import (
	"testing"

	"wyrmtable/game"
)

// hit returns the middle of a place that can be pressed, by its name, in either
// layer of the table.
func (r *rig) hit(t testing.TB, id string) game.Point {
	t.Helper()
	for _, it := range r.App.Mirror().Regions {
		for _, k := range it.Items {
			if k.ID == id {
				return k.At.Center()
			}
		}
	}
	t.Fatalf("nothing on the screen is named %s", id)
	return game.Point{}
}

// A manner is a way in which a person gives answers.
type manner int

const (
	byDrag manner = iota
	byClicks
	byKeys
	byFinger
)

// press presses a place: with the mouse, a finger, or the keys.
func (r *rig) press(t testing.TB, how manner, id string, at game.Point) {
	t.Helper()
	switch how {
	case byKeys:
		r.reach(t, id)
		r.Press("Enter")
	case byFinger:
		r.Touch(at)
	default:
		r.Click(at)
	}
}

// reach presses Tab until the keyboard is on a widget of either layer.
func (r *rig) reach(t testing.TB, id string) {
	t.Helper()
	for range 120 {
		if r.table.ui.Focused() == id || r.table.top.Focused() == id {
			return
		}
		r.Press("Tab")
	}
	t.Fatalf("Tab never reaches %s", id)
}
