package dragonswrath

import (
	"wyrmtable/art/lands"
	"wyrmtable/art/texture"
)

// RealmLands is how many territories a realm has at first: one for each province
// of a leader.
const RealmLands = 15

// NewRealm lays out a realm of fifteen territories on w by h units, in 1 row, in 2
// (eight over seven), 3 (five in each) or 5 (three in each).
func NewRealm(w, h float64, rows int, seed uint32) *lands.Lands {
	counts := map[int][]int{1: {15}, 2: {8, 7}, 5: {3, 3, 3, 3, 3}}[rows]
	if counts == nil {
		counts = []int{5, 5, 5}
	}
	var middles [][2]float64
	for row, n := range counts {
		for col := range n {
			i := int32(len(middles))
			x := float64(col) + 0.5 + 0.44*float64(texture.Rand2(i, 1, seed)-0.5)
			if row%2 == 1 {
				x += 0.12
			} else {
				x -= 0.06
			}
			y := float64(row) + 0.5 + 0.40*float64(texture.Rand2(i, 2, seed)-0.5)
			middles = append(middles, [2]float64{w * x / float64(n), h * y / float64(len(counts))})
		}
	}
	return lands.Around(w, h, middles, seed)
}

// Len is how many territories there are.
func Len(r *lands.Lands) int { return len(r.Lands) }
