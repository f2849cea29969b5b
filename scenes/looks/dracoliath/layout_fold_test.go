package dracoliath

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
)

// TestManyRiverPlacesDoNotOverlap checks Rivers of up to eight places.
func TestManyRiverPlacesDoNotOverlap(t *testing.T) {
	l := dracoliath.Game.LayoutFor(2)
	z, _ := l.ZoneOf("river", -1)
	for _, px := range [][2]float64{{1280, 720}, {1920, 1080}, {390, 844}, {390, 700}} {
		sp := &Layout(l, px[0], px[1], 0).Zones[z]
		for n := 3; n <= 8; n++ {
			for i := range n {
				a := sp.Pose(i, n).Bounds()
				if a.Y < sp.Area.Y-1 || a.Y+a.H > sp.Area.Y+sp.Area.H+1 {
					t.Errorf("%v: place %d of %d leaves the lane", px, i, n)
				}
				for k := range i {
					b := sp.Pose(k, n).Bounds()
					if a.X < b.X+b.W-1 && b.X < a.X+a.W-1 && a.Y < b.Y+b.H-1 && b.Y < a.Y+a.H-1 {
						t.Errorf("%v: places %d and %d of %d overlap", px, k, i, n)
					}
				}
			}
		}
	}
}

// TestLargeHandsShowTheirNames checks that hands of seven cards in a duel, and
// of five between four, lie side by side: a card hides the end of the name of
// one that it overlaps.
func TestLargeHandsShowTheirNames(t *testing.T) {
	for _, px := range [][2]float64{{1280, 720}, {1920, 1080}, {3840, 2160}} {
		for seats, n := range map[int]int{2: 7, 4: 5} {
			l := dracoliath.Game.LayoutFor(seats)
			table := Layout(l, px[0], px[1], 0)
			for s := range rules.Seat(seats) {
				z, _ := l.ZoneOf("hand", s)
				sp := &table.Zones[z]
				for i := range n - 1 {
					a, b := sp.Pose(i, n).Bounds(), sp.Pose(i+1, n).Bounds()
					if a.X+a.W > b.X {
						t.Errorf("%v, %d seats: card %d of seat %d hides %.1f of the one before", px, seats, i+1, s, a.X+a.W-b.X)
					}
				}
			}
		}
	}
}
