package texture

// cellTile is cellular (Worley) noise on a torus of n by n cells: the distances
// from (x, y) to the nearest and second nearest of one jittered point a cell.
// Jitter stays within 0.1..0.9, so the 3×3 neighbourhood is enough for the
// nearest point and almost always for the second.
func cellTile(x, y float32, n int32, seed uint32) (f1, f2 float32) {
	ix, iy := Floor32(x), Floor32(y)
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
	return Sqrt32(a), Sqrt32(b)
}

// cellPoint is the jittered point of a cell, relative to its corner.
func cellPoint(i, j int32, seed uint32) (x, y float32) {
	h := Hash2(i, j, seed)
	return 0.1 + 0.8*float32(h&0xffff)/65535, 0.1 + 0.8*float32(h>>16)/65535
}

// cell is what CellEdge tells about the cell of cracked ground a point lies in.
type cell struct {
	Dist         float32 // to the nearest border, in cells
	X, Y         float32 // from the cell's point, in cells
	TiltX, TiltY float32 // the cell's own slope, -0.5..0.5 each
	Tint         float32 // the cell's own value, 0..1
}

// CellEdge finds the exact distance to the border of the Voronoi cell around
// (x, y), cell size 1: the border toward a neighbour is the perpendicular
// bisector of the two points.
func CellEdge(x, y float32, seed uint32) cell {
	ix, iy := Floor32(x), Floor32(y)
	var px, py [9]float32
	best, n := float32(9), 0
	var bx, by float32
	var bi, bj int32
	for j := iy - 1; j <= iy+1; j++ {
		for i := ix - 1; i <= ix+1; i++ {
			qx, qy := cellPoint(i, j, seed)
			qx, qy = float32(i)+qx-x, float32(j)+qy-y
			px[n], py[n] = qx, qy
			n++
			if d := qx*qx + qy*qy; d < best {
				best, bx, by, bi, bj = d, qx, qy, i, j
			}
		}
	}
	// Comparing (d² − best) / 2|pq| needs the root of the smallest only, so
	// squares are compared first.
	least := float32(4)
	for k := range px {
		dx, dy := px[k]-bx, py[k]-by
		l := dx*dx + dy*dy
		if l < 1e-6 {
			continue
		}
		g := px[k]*px[k] + py[k]*py[k] - best
		if q := g * g / l; q < least {
			least = q
		}
	}
	h := Hash2(bi, bj, seed+0x5bd1)
	return cell{
		Dist: Sqrt32(least) / 2, X: -bx, Y: -by,
		TiltX: float32(h&1023)/1023 - 0.5, TiltY: float32(h>>10&1023)/1023 - 0.5,
		Tint: float32(h>>20) / 4095,
	}
}
