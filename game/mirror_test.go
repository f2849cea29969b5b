package game_test

import (
	"strconv"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
)

func TestMirror(t *testing.T) {
	p := &probe{mirror: game.Mirror{Title: "Menu", Regions: []game.Region{{ID: "main", Label: "Choix", Items: []game.Item{
		{ID: "play", Role: game.ButtonItem, Label: "Jouer"},
		{ID: "more", Role: game.ButtonItem, Label: "Suite", Disabled: true},
	}}}}}
	r := rigOf(t, p)
	if _, ok := r.App.Mirror().Find("play"); !ok {
		t.Fatalf("mirror: %+v", r.App.Mirror())
	}
	r.PressMirror("play")
	if len(p.seen) != 1 || p.seen[0].Kind != game.MirrorPress || p.seen[0].ID != "play" {
		t.Errorf("saw %+v", p.seen)
	}
}

// While something moves the mirror is looked at now and then; when it rests, the
// mirror is right.
func TestMirrorFollowsMotion(t *testing.T) {
	p := &probe{}
	r := rigOf(t, p)
	r.Run(time.Second)
	moving, turns := true, 0
	p.always = func(c *game.Context) {
		if moving {
			c.Redraw()
			turns++
			p.mirror = game.Mirror{Title: strconv.Itoa(turns)}
		}
	}
	seen := map[string]bool{}
	for range 60 {
		r.Step(time.Second / 60)
		seen[r.App.Mirror().Title] = true
	}
	if len(seen) < 3 || len(seen) > 8 {
		t.Errorf("%d different mirrors in a second of motion, want about 5", len(seen))
	}
	moving = false
	r.Step(time.Second / 60)
	r.Step(time.Second / 60)
	if got := r.App.Mirror().Title; got != "60" {
		t.Errorf("at rest the mirror says %q, want the last state", got)
	}
}

// Places are told in pixels, so a window of another size makes another mirror.
func TestMirrorIsToldAgainInAnotherSize(t *testing.T) {
	var told []game.Told
	p := &probe{}
	r := gametest.New(t, game.Options{
		Home:  func() game.Scene { return p },
		Watch: func(s game.Told) { told = append(told, s) },
	}, 1280, 720)
	r.Resize(2560, 1440, 1)
	r.Step(0)
	r.Run(time.Second)
	if n := len(told); n == 0 || told[n-1].PxW != 2560 {
		t.Errorf("told of %v", told)
	}
}
