package aestery_test

import "testing"

// TestAesteryHeaps checks that a crowded row heaps what is alike and nothing
// else, and that all of it stays in the window.
func TestAesteryHeaps(t *testing.T) {
	for _, px := range [][2]int{{1280, 720}, {390, 844}} {
		r := newAesteryRig(t, crowd(t, 6, 94, 10), px[0], px[1])
		sc := r.Table
		for s := range 2 {
			z := sc.Zone("fighters", 0)
			if s == 1 {
				z = sc.Zone("fighters", 1)
			}
			heaps := map[int]int{}
			for _, id := range sc.Shown.Zone(z) {
				k := sc.Tableau.SpotOf(id)
				if k.Deep == 0 {
					heaps[k.Heap]++
				}
				l := sc.Tableau.Lay
				if p, ok := sc.Tableau.Pose(id); ok && (p.X < 0 || p.X > l.W || p.Y < 0 || p.Y > l.H) {
					t.Errorf("%v: card %d lies at %v, outside", px, id, p)
				}
			}
			if heaps[47] != 2 || heaps[1] != 6 {
				t.Errorf("%v: heaps by size %v; two of 47 tokens and six lone cards are meant", px, heaps)
			}
		}
	}
}
