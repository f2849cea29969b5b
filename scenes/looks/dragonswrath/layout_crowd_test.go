package dragonswrath

import (
	"fmt"
	"testing"

	paint "wyrmtable/art/dragonswrath"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
)

// TestWrathCrowdsShowTheirMedals checks that in realms of up to eight creatures
// no card lies on a medal of another, and that enough of each is in sight to be
// pressed. Six leaders on a phone have no room
// for two lines.
func TestWrathCrowdsShowTheirMedals(t *testing.T) {
	for _, c := range []struct {
		win            layout.Point
		most           int // creatures in a realm
		leaders        int // up to which
		pressW, pressH float64
	}{
		{layout.Point{X: 1280, Y: 720}, 8, 6, 24, 43.9},
		{layout.Point{X: 1920, Y: 1080}, 8, 6, 24, 43.9},
		{layout.Point{X: 390, Y: 844}, 8, 5, 43.9, 43.9},
		{layout.Point{X: 412, Y: 915}, 8, 5, 43.9, 43.9},
	} {
		for seats := 2; seats <= c.leaders; seats++ {
			l := layoutOf(seats)
			for bottom := range rules.Seat(seats) {
				tb := crowdedOf(l, c.win.X, c.win.Y, bottom, layout.Crowd{Rows: true})
				for s := range rules.Seat(seats) {
					z, _ := l.ZoneOf("realm", s)
					for n := 5; n <= c.most; n++ {
						at := fmt.Sprintf("%v, %d leaders, %d below, realm of %d", c.win, seats, bottom, s)
						checkCrowd(t, at, &tb.Zones[z], n, c.pressW, c.pressH)
					}
				}
			}
		}
	}
}

// medals are the places of both strengths of a creature.
func medals(p layout.Pose) []layout.Rect {
	out := make([]layout.Rect, 2)
	for i := range out {
		x, y, r := paint.StatPlace(paint.Stat(i), p.Width)
		side := max(2.35*r, 21) * 0.86 // as it is painted, see medalOf
		out[i] = layout.Around(layout.Point{X: p.X - p.Width/2 + x, Y: p.Y - p.Height()/2 + y}, side, side)
	}
	return out
}

func checkCrowd(t *testing.T, at string, sp *layout.Spread, n int, pressW, pressH float64) {
	t.Helper()
	upper := sp.Upper(n)
	above := func(i, j int) bool { // j is drawn over i
		if (i < upper) != (j < upper) {
			return j < upper
		}
		return j > i
	}
	for i := range n {
		own := sp.Pose(i, n)
		sight := own.Bounds()
		sight.Y, sight.H = sight.Y+sp.Under(i, n), sight.H-sp.Under(i, n)
		for j := range n {
			if i == j || !above(i, j) {
				continue
			}
			over := sp.Pose(j, n)
			for k, m := range medals(own) {
				for _, r := range append(medals(over), over.Bounds()) {
					if m.Inset(0.6).Overlaps(r) {
						t.Errorf("%s: medal %d of creature %d of %d lies under creature %d", at, k, i, n, j)
					}
				}
			}
			if b := over.Bounds(); b.Inset(0.1).Overlaps(sight.Inset(0.1)) {
				sight.W = min(sight.W, b.X-sight.X)
			}
		}
		if sight.W < pressW || sight.H < pressH {
			t.Errorf("%s: of creature %d of %d %.1f by %.1f are in sight", at, i, n, sight.W, sight.H)
		}
	}
}
