package art

// cellTile is cellular (Worley) noise on a torus of n by n cells: the distances
// from (x, y) to the nearest and second nearest of one jittered point a cell.
// Jitter stays within 0.15..0.85, so the 3×3 neighbourhood is enough for the
// nearest point and almost always for the second.
func cellTile(x, y float32, n int32, seed uint32) (f1, f2 float32) {
	ix, iy := floor32(x), floor32(y)
	a, b := float32(9), float32(9)
	for j := iy - 1; j <= iy+1; j++ {
		wj := wrap(j, n)
		for i := ix - 1; i <= ix+1; i++ {
			px, py := cellPoint(wrap(i, n), wj, seed)
			dx, dy := float32(i)+px-x, float32(j)+py-y
			d := dx*dx + dy*dy
			if d < a {
				a, b = d, a
			} else if d < b {
				b = d
			}
		}
	}
	return sqrt32(a), sqrt32(b)
}

// cellPoint is the jittered point of a cell, relative to its corner.
func cellPoint(i, j int32, seed uint32) (x, y float32) {
	h := hash2(i, j, seed)
	return 0.15 + 0.7*float32(h&0xffff)/65535, 0.15 + 0.7*float32(h>>16)/65535
}
