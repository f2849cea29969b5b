package tabletest

import (
	"slices"
	"testing"
	"time"

	"wyrmtable/scenes/table/motion"
)

// Restless sends every visible card somewhere for a long time: a full table in
// motion.
func (r *Rig) Restless() {
	on := r.Table.Tableau
	for _, id := range on.Order {
		tr := &on.Stage.Cards[id]
		s := tr.Now()
		s.X, s.Y, s.Angle = 1280-s.X, 720-s.Y, 0.3
		tr.Aim(s, motion.Style{Time: time.Hour, Arc: 1}, 0, false)
	}
	for i := range on.Stage.Slides {
		on.Stage.Slides[i].Aim(7, motion.Style{Time: time.Hour})
	}
}

// BenchMotion measures Update and Draw of a full table in motion, without what the
// graphics driver makes of it.
func BenchMotion(b *testing.B, r *Rig) {
	r.Run(4 * time.Second)
	r.Restless()
	r.Run(time.Second)
	var times []time.Duration
	size := r.Screen().Bounds().Size()
	pix := make([]byte, 4*size.X*size.Y)
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		start := time.Now()
		r.Stage.Step(16 * time.Millisecond)
		times = append(times, time.Since(start))
		if i%30 == 29 {
			b.StopTimer()
			r.Screen().ReadPixels(pix) // lets the driver work off what was asked of it
			b.StartTimer()
		}
	}
	ReportFrames(b, times)
}

// ReportFrames reports how long frames took.
func ReportFrames(b *testing.B, times []time.Duration) {
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds()), "µs-median")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs-p99")
}
