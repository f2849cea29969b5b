package art

import (
	"iter"
	"testing"
	"time"

	"wyrmtable/art/texture"
)

// BenchmarkBreath compares a panel drawn at a stretch with one drawn in slices
// of a millisecond, in one process and by turns, since only their ratio tells.
func BenchmarkBreath(b *testing.B) {
	paint := func() { NewCanvas(240, 372, 1).Panel(0, 0, 240, 372, PanelSlate) }
	paint()
	var plain, sliced time.Duration
	for b.Loop() {
		t := time.Now()
		paint()
		plain += time.Since(t)
		t = time.Now()
		var till time.Time
		next, _ := iter.Pull(func(yield func(struct{}) bool) {
			texture.SetBreath(func() {
				if !time.Now().Before(till) {
					yield(struct{}{})
				}
			})
			paint()
			texture.SetBreath(nil)
		})
		for more := true; more; {
			till = time.Now().Add(time.Millisecond)
			_, more = next()
		}
		sliced += time.Since(t)
	}
	b.ReportMetric(float64(plain.Microseconds())/float64(b.N), "µs-plain")
	b.ReportMetric(float64(sliced.Microseconds())/float64(b.N), "µs-sliced")
}
