package table

import (
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/ui"
)

// restless sends every visible card somewhere for a long time: a full table in
// motion.
func (r *rig) restless() {
	for _, id := range r.table.tableau.Order {
		tr := &r.table.tableau.Stage.Cards[id]
		s := tr.Now()
		s.X, s.Y, s.Angle = 1280-s.X, 720-s.Y, 0.3
		tr.Aim(s, motion.Style{Time: time.Hour, Arc: 1}, 0, false)
	}
	for i := range r.table.tableau.Stage.Slides {
		r.table.tableau.Stage.Slides[i].Aim(7, motion.Style{Time: time.Hour})
	}
}

// BenchmarkMotion measures Update and Draw of full tables in motion at
// 1920x1080, without what the graphics driver makes of it.
func BenchmarkMotion(b *testing.B) {
	const w, h = 1920, 1080
	b.Run("duel", func(b *testing.B) { benchMotion(b, newSeenRig(b, played(b, 5, 14), w, h)) })
	b.Run("four", func(b *testing.B) { benchMotion(b, newSeenRig(b, playedFour(b, 5, 30), w, h)) })
	b.Run("tokens", func(b *testing.B) { benchMotion(b, newAesteryRig(b, crowd(b, 6, 94, 10), w, h)) })
	b.Run("sorcerers", func(b *testing.B) { benchMotion(b, newArcaneRig(b, arcanePosition(b, aCombo), w, h)) })
}

// BenchmarkCrowd measures Update and Draw of a table of Aestery with 200
// permanents at 1920x1080 while a card of the hand is carried over it: everything
// is described anew in every frame, and what would come of it is foretold
// wherever the card can be put.
func BenchmarkCrowd(b *testing.B) {
	r := newAesteryRig(b, crowd(b, 6, 94, 10), 1920, 1080)
	r.Run(4 * time.Second)
	sc := r.table
	id := sc.shown.Zone(sc.zoneNamed("hand", 0))[1]
	from := r.middle(id)
	r.Carry(from, game.Point{X: 960, Y: 620})
	var times []time.Duration
	pix := make([]byte, 4*1920*1080)
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		start := time.Now()
		r.Move(game.Point{X: 700 + float64(i%500), Y: 560 + float64(i%60)}) // and a step
		times = append(times, time.Since(start))
		if i%30 == 29 {
			b.StopTimer()
			r.Screen.ReadPixels(pix)
			b.StartTimer()
		}
	}
	reportFrames(b, times)
}

func benchMotion(b *testing.B, r *rig) {
	r.Run(4 * time.Second)
	r.restless()
	r.Run(time.Second)
	var times []time.Duration
	size := r.Screen.Bounds().Size()
	pix := make([]byte, 4*size.X*size.Y)
	b.ReportAllocs()
	b.ResetTimer()
	for i := range b.N {
		start := time.Now()
		r.Stage.Step(16 * time.Millisecond)
		times = append(times, time.Since(start))
		if i%30 == 29 {
			b.StopTimer()
			r.Screen.ReadPixels(pix) // lets the driver work off what was asked of it
			b.StartTimer()
		}
	}
	reportFrames(b, times)
}

func reportFrames(b *testing.B, times []time.Duration) {
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Microseconds()), "µs-median")
	b.ReportMetric(float64(times[len(times)*99/100].Microseconds()), "µs-p99")
}

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
