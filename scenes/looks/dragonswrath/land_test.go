package dragonswrath_test

import (
	"testing"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// TestWrathLandsArePressedAnywhere: a province lies under the pointer over all of
// its territory, however it is shaped, and nowhere else on the map.
func TestWrathLandsArePressedAnywhere(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		r := newWrathRig(t, newWrath(t, 4, 3), size[0], size[1], game.OpenHands)
		sc := r.Table
		lands := sc.Tableau.Now().Lands
		for s := range sc.Tableau.Lay.Seats {
			l, area := &lands[s], sc.Tableau.Lay.Seats[s].Realm
			if l.Shape == nil || len(l.Cards) == 0 {
				t.Fatalf("%v: seat %d has no realm", size, s)
			}
			hit := map[rules.CardID]int{}
			for y := area.Y + 1; y < area.Y+area.H; y += 4 {
				for x := area.X + 1; x < area.X+area.W; x += 4 {
					want := rules.CardID(0)
					for i, id := range l.Cards {
						if l.Shape.Holds(i, x-area.X, y-area.Y) {
							want = id
						}
					}
					if got := sc.Tableau.CardAt(game.Point{X: x, Y: y}); got != want {
						t.Fatalf("%v: at %.0f, %.0f lies card %d, not %d", size, x, y, got, want)
					}
					hit[want]++
				}
			}
			for _, id := range l.Cards {
				if id != 0 && hit[id] < 9 {
					t.Errorf("%v: the province %d of seat %d has %d places to be pressed", size, id, s, hit[id])
				}
			}
		}
	}
}
