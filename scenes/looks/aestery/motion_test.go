package aestery_test

import (
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	aesterylook "wyrmtable/scenes/looks/aestery"
	"wyrmtable/scenes/table/tabletest"
)

func TestNoGarbageInMotion(t *testing.T) {
	tabletest.NoGarbage(t, newSeenAesteryRig(t, fight(t), 1280, 720))
}

func TestHighContrastKeepsEveryWord(t *testing.T) {
	tabletest.KeepsWords(t, &aesterylook.Look, func() *rules.Session { return newAestery(t, 4) }, game.OpenHands, 3, 15)
}

func BenchmarkMotion(b *testing.B) { // with tokens
	tabletest.BenchMotion(b, newSeenAesteryRig(b, crowd(b, 6, 94, 10), 1920, 1080))
}

// BenchmarkCrowd measures Update and Draw of a table with 200 permanents at
// 1920x1080 while a card of the hand is carried over it: everything is described
// anew in every frame, and what would come of it is foretold wherever the card can
// be put.
func BenchmarkCrowd(b *testing.B) {
	r := newSeenAesteryRig(b, crowd(b, 6, 94, 10), 1920, 1080)
	r.Run(4 * time.Second)
	sc := r.Table
	id := sc.Shown.Zone(sc.Zone("hand", 0))[1]
	r.Carry(r.Middle(id), game.Point{X: 960, Y: 620})
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
			r.Screen().ReadPixels(pix)
			b.StartTimer()
		}
	}
	tabletest.ReportFrames(b, times)
}
