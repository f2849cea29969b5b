package table

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/ui"
)

// BenchmarkAnswer measures how long an answer holds up a frame: rules, save,
// and the first step of its story.
func BenchmarkAnswer(b *testing.B) {
	r := newSeenRig(b, newSession(b, 5), 1280, 720)
	b.ResetTimer()
	for range b.N {
		if r.table.question.Ask == nil {
			b.Skip("the duel is over")
		}
		a := r.table.question.Ask.Answers[0].Action
		r.table.do(r.App.Context(), a)
		b.StopTimer()
		r.table.finish(r.App.Context())
		if _, over := r.table.match.Session.Match().Outcome(); over {
			r = newSeenRig(b, newSession(b, uint64(b.N)), 1280, 720)
		}
		b.StartTimer()
	}
}

// BenchmarkArrival measures how long it takes at 1920x1080 until every picture
// of a fresh table is there, and the longest frame meanwhile.
func BenchmarkArrival(b *testing.B) {
	worst := time.Duration(0)
	for range b.N {
		kit := ui.NewKit()
		sc := New(kit, &dracoliathlook.Look, Doors{}, newSession(b, 5), game.Head{})
		r := gametest.New(b, game.Options{Home: func() game.Scene { return sc }}, 1920, 1080)
		for sc.painter.Pending() || kit.Pics.Pending() || kit.Art.Pending() {
			start := time.Now()
			r.Step(time.Second / 60)
			worst = max(worst, time.Since(start))
			time.Sleep(4 * time.Millisecond) // the painters have the rest of the frame
		}
	}
	b.ReportMetric(float64(worst.Milliseconds()), "ms-worst-frame")
}
