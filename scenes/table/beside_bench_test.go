package table

import (
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/scenes/looks"
)

// BenchmarkBesideThought measures what thinking costs the frames beside it: a Dragon
// plays both seats, sixty frames a second, and the frames in which it thinks are told
// apart from the others. Nothing is painted, so it is our own part of a frame.
func BenchmarkBesideThought(b *testing.B) {
	for i := range looks.All {
		lk := looks.All[i]
		b.Run(lk.Game.ID, func(b *testing.B) {
			s := aloneSession(b, lk.Game, 5, "dragon")
			r := programRig(b, lk, s, game.NewMemory(), game.Head{})
			r.App.Context().Settings.Level = "dragon"
			r.PressMirror("menu")
			r.Run(40 * time.Millisecond)
			r.PressMirror("lend")
			var thought, others []time.Duration
			b.ResetTimer()
			for range b.N {
				begun := time.Now()
				r.Step(time.Second / 60)
				took := time.Since(begun)
				if r.table.match.Players.Thinking() >= 0 {
					thought = append(thought, took)
				} else {
					others = append(others, took)
				}
				time.Sleep(time.Second/60 - took)
			}
			report(b, "thinking", thought)
			report(b, "other", others)
		})
	}
}

// report tells the longest of frames, and what 99 of 100 do not pass.
func report(b *testing.B, name string, frames []time.Duration) {
	if len(frames) == 0 {
		return
	}
	slices.Sort(frames)
	ms := func(d time.Duration) float64 { return d.Seconds() * 1000 }
	b.ReportMetric(float64(len(frames)), name+"-frames")
	b.ReportMetric(ms(frames[len(frames)*99/100]), name+"-p99-ms")
	b.ReportMetric(ms(frames[len(frames)-1]), name+"-longest-ms")
}
