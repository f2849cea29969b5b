package layout

import "math"

// RealmCells divides a map into n territories and returns the middle of each,
// row by row: a grid whose points have wandered a little, the same at any time.
func RealmCells(r Rect, n int) []Point {
	rows := RealmRows(r, n)
	out := make([]Point, 0, n)
	for row := range rows {
		from, to := row*n/rows, (row+1)*n/rows
		w, h := r.W/float64(to-from), r.H/float64(rows)
		for i := from; i < to; i++ {
			// A fixed hash, not chance.
			dx := math.Mod(float64(i)*0.618034+0.21, 1) - 0.5
			dy := math.Mod(float64(i)*0.754878+0.43, 1) - 0.5
			out = append(out, Point{r.X + w*(float64(i-from)+0.5+dx*0.34), r.Y + h*(float64(row)+0.5+dy*0.26)})
		}
	}
	return out
}

// RealmRows is in how many rows n territories lie on a map.
func RealmRows(r Rect, n int) int {
	if r.H <= 0 {
		return 1
	}
	return max(1, min(n, int(math.Round(math.Sqrt(float64(n)*r.H/r.W)))))
}
