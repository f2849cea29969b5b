package table

import (
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/ui"
)

// BenchmarkDealing measures the frames of a new duel until all its pictures are
// painted, by a real clock at 60 frames a second: how long painting holds up
// the longest of them, and when the last picture has come. What the graphics
// driver does is not in it.
func BenchmarkDealing(b *testing.B) {
	for _, size := range [][2]int{{1920, 1080}, {3840, 2160}} {
		b.Run(sizeName(size), func(b *testing.B) {
			var longest, painted []time.Duration
			for i := range b.N {
				most, all := dealOnce(b, uint64(i+1), size)
				longest, painted = append(longest, most), append(painted, all)
			}
			slices.Sort(longest)
			slices.Sort(painted)
			b.ReportMetric(float64(longest[len(longest)-1].Microseconds())/1000, "ms-longest-frame")
			b.ReportMetric(float64(painted[len(painted)/2].Milliseconds()), "ms-painted-median")
			b.ReportMetric(float64(painted[len(painted)-1].Milliseconds()), "ms-painted-worst")
		})
	}
}

func sizeName(size [2]int) string {
	if size[0] > 2000 {
		return "4K"
	}
	return "1080p"
}

// dealOnce opens a table and returns its longest frame and the time until
// nothing waits to be painted.
func dealOnce(b *testing.B, seed uint64, size [2]int) (most, painted time.Duration) {
	const frame = time.Second / 60
	kit := ui.NewKit()
	begun := time.Now()
	sc := New(kit, &dracoliathlook.Look, Doors{}, newSession(b, seed), game.Head{})
	r := gametest.New(b, game.Options{Home: func() game.Scene { return sc }}, size[0], size[1])
	most = time.Since(begun)
	for quiet := 0; quiet < 30; {
		start := time.Now()
		r.Step(frame)
		took := time.Since(start)
		most = max(most, took)
		if kit.Pics.Pending() || kit.Art.Pending() {
			quiet, painted = 0, time.Since(begun)
		} else {
			quiet++
		}
		time.Sleep(max(0, frame-took)) // as long as a frame lasts; painting goes on beside it
	}
	return most, painted
}
