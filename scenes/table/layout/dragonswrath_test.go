package layout

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/dragonswrath"
)

// TestWrathProvincesCanBeLetGo checks that each leader has a place on the screen
// where a province he loses can be put, whoever sits below: one whose provinces
// are all known chooses without being handed the screen.
func TestWrathProvincesCanBeLetGo(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		l := dragonswrath.Game.LayoutFor(seats)
		for _, size := range [][2]float64{{1280, 720}, {1920, 1080}, {390, 844}} {
			table := DragonsWrath(l, size[0], size[1], 0)
			for s := range rules.Seat(seats) {
				z, _ := l.ZoneOf("lost", s)
				d := table.Zones[z].Drop
				if d.W < 30 || d.H < 24 || d.X < 0 || d.Y < 0 || d.X+d.W > size[0] || d.Y+d.H > size[1] {
					t.Errorf("%d seats, %v: the province that seat %d loses goes to %v", seats, size, s, d)
				}
			}
		}
	}
}
