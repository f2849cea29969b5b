package game_test

import (
	"testing"
	"time"

	"wyrmtable/game"
)

// The app itself makes no garbage: neither at rest, nor in motion, nor while
// the mouse moves.
func TestNoGarbage(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	r.Run(time.Second)
	for name, always := range map[string]func(c *game.Context){
		"at rest":   nil,
		"in motion": func(c *game.Context) { c.Redraw() },
	} {
		p.always = always
		step := func() {
			p.dts, p.seen = p.dts[:0], p.seen[:0]
			r.App.Update()
		}
		step()
		if n := testing.AllocsPerRun(100, step); n > 0 {
			t.Errorf("%s: %.1f allocations an Update", name, n)
		}
	}
	x := 0.0
	p.always = nil
	n := testing.AllocsPerRun(100, func() {
		p.dts, p.seen = p.dts[:0], p.seen[:0]
		x++
		r.Script.Put(game.Raw{Kind: game.RawMove, X: x, Y: 10})
		r.App.Update()
	})
	if n > 0 {
		t.Errorf("with the mouse moving: %.1f allocations an Update", n)
	}
}

func BenchmarkUpdate(b *testing.B) {
	stage := game.NewStage(game.Options{Home: func() game.Scene { return &probe{} }}, 1280, 720, 1)
	x := 0.0
	for b.Loop() {
		x++
		stage.Script.Put(game.Raw{Kind: game.RawMove, X: x, Y: 10})
		stage.App.Update()
	}
}
