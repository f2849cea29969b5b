package table

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/scenes/curtain"
	"wyrmtable/scenes/looks/lookstest"
	"wyrmtable/scenes/table/watch"
	"wyrmtable/scenes/ui"
)

func TestCurtainComesFirst(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newSecretRig(t, s, 1280, 720)
	if got := lookstest.Seen(r.Picture()); len(got) > 0 {
		t.Errorf("before anybody has said who he is, faces %v are to be seen", got)
	}
	first := s.Match().Asks()[0].Decider
	r.PressMirror("lift")
	r.Settle(10 * time.Second)
	z, _ := s.View(first).Layout().ZoneOf("hand", first)
	var want []rules.Face
	for _, id := range s.View(first).Zone(z) {
		want = append(want, s.View(first).Cards[id].Face)
	}
	slices.Sort(want)
	if got := lookstest.Seen(r.Picture()); !slices.Equal(got, want) {
		t.Errorf("seat %d sees faces %v, holds %v", first, got, want)
	}
	if r.table.watch.Viewer() != first {
		t.Errorf("the viewer is %d", r.table.watch.Viewer())
	}
}

// lurch lets time pass in large steps, until the table rests.
func (r *rig) lurch() {
	for range 40 {
		before := r.App.Drawn()
		r.Step(400 * time.Millisecond)
		r.Step(400 * time.Millisecond)
		if r.App.Drawn() == before {
			return
		}
	}
}

// TestUndoStopsAtTheCurtain checks that what was done before the screen changed
// hands cannot be taken back, and that the button says so.
func TestUndoStopsAtTheCurtain(t *testing.T) {
	s := secretSession(t, 2, 1)
	r := newSecretRig(t, s, 1280, 720)
	r.lurch()
	for range 20 {
		if _, down := r.App.Mirror().Find("lift"); down {
			r.lurch()
			r.PressMirror("lift")
			r.lurch()
			r.Press("Enter") // the recap
			r.lurch()
			if s.Len() > 0 && s.Action(s.Len()-1).Seat != r.table.watch.Viewer() {
				break
			}
		}
		k := r.table.question.Ask
		r.table.do(r.App.Context(), k.Answers[len(k.Answers)-1].Action)
		r.lurch()
	}
	n := s.Len()
	r.Press("Ctrl+z")
	r.lurch()
	if s.Len() != n {
		t.Error("a move from before the curtain was taken back")
	}
	if _, why := r.table.watch.Undoer(false); why != watch.NoUndoPassed {
		t.Errorf("the reason is %q", why.FR)
	}
}

// finishMatch plays a session to its end at random.
func finishMatch(t testing.TB, s *rules.Session) {
	t.Helper()
	r := rand.New(rand.NewPCG(2, 2))
	for {
		a, ok := rules.Random(s.Match(), r)
		if !ok {
			return
		}
		if err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// TestReplayThroughEyes checks that a finished match is shown with all hands
// open, and through one player's eyes when his name is pressed.
func TestReplayThroughEyes(t *testing.T) {
	s := secretSession(t, 2, 6)
	finishMatch(t, s)
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := NewReplay(kit, lookstest.Flat(s.Game()), Doors{}, s)
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, 640, 360), sc}
	r.lurch()
	at := func(seat rules.Seat) []rules.Face {
		var out []rules.Face
		for _, c := range s.Replay(seat).Board().Cards {
			if c.Face != 0 {
				out = append(out, c.Face)
			}
		}
		slices.Sort(out)
		return out
	}
	for _, x := range []struct {
		press string
		eyes  rules.Seat
	}{{"", rules.Together}, {"peek.1", 1}, {"peek.0", 0}, {"peek.0", rules.Together}} {
		if x.press != "" {
			r.PressMirror(x.press)
			r.lurch()
		}
		if got := lookstest.Seen(r.Picture()); !slices.Equal(got, at(x.eyes)) {
			t.Errorf("through the eyes of %d: faces %v, want %v", x.eyes, got, at(x.eyes))
		}
	}
}

// TestReplayOfARunningMatch checks that one that is not over is shown as the
// public saw it.
func TestReplayOfARunningMatch(t *testing.T) {
	s := secretSession(t, 2, 6)
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := NewReplay(kit, lookstest.Flat(s.Game()), Doors{}, s)
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, 640, 360), sc}
	r.lurch()
	if got := lookstest.Seen(r.Picture()); len(got) > 0 {
		t.Errorf("faces %v are to be seen", got)
	}
	if _, ok := r.App.Mirror().Find("peek.0"); ok {
		t.Error("hands can be opened while the match goes on")
	}
}

// resume saves a session and opens it again on a new table.
func resume(t testing.TB, r *rig, s *rules.Session) (*rig, *rules.Session) {
	t.Helper()
	saves := r.App.Context().Saves
	saves.Flush()
	h, ok := saves.Latest()
	if !ok {
		t.Fatal("nothing was saved")
	}
	h, data, _, err := saves.Load(h.ID)
	if err != nil {
		t.Fatal(err)
	}
	again, _, err := rules.Load(data, func(string) *rules.Game { return s.Game() })
	if err != nil {
		t.Fatal(err)
	}
	kit := ui.NewKit()
	kit.Pics.Sync = true
	sc := New(kit, lookstest.Flat(s.Game()), Doors{}, again, h)
	return &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, 640, 360), sc}, again
}

// TestBackFromTheCurtain checks that the browser's Back leads from a curtain, while it
// falls and when it is down, to the menu, shows nothing on the way, and keeps the
// match.
func TestBackFromTheCurtain(t *testing.T) {
	for _, wait := range []time.Duration{40 * time.Millisecond, time.Second} {
		s := secretSession(t, 3, 1)
		kit := ui.NewKit()
		kit.Pics.Sync = true
		r := gametest.New(t, game.Options{Home: func() game.Scene { return &overlay{} }}, 640, 360)
		c := r.App.Context()
		c.Settings.Hands = game.CurtainHands
		c.Push(New(kit, lookstest.Flat(s.Game()), Doors{}, s, game.Head{}))
		r.Run(wait)
		if _, down := r.App.Top().(*curtain.Scene); !down || !c.Back() {
			t.Fatalf("after %v there is %T", wait, r.App.Top())
		}
		for range 12 {
			r.Step(40 * time.Millisecond)
			if got := lookstest.Seen(r.Picture()); len(got) > 0 {
				t.Fatalf("faces %v are to be seen on the way out", got)
			}
		}
		if _, below := r.App.Top().(*overlay); !below {
			t.Errorf("after %v Back leads from the curtain to %T", wait, r.App.Top())
		}
		if _, kept := c.Saves.Latest(); !kept {
			t.Error("the match is not kept")
		}
	}
}

// TestResumeBehindTheCurtain checks that a match that goes on from a save goes
// on behind the curtain from its first frame, with its standing answers.
func TestResumeBehindTheCurtain(t *testing.T) {
	s := secretSession(t, 3, 1)
	r := newSecretRig(t, s, 640, 360)
	r.lurch()
	r.PressMirror("lift")
	r.lurch()
	me := r.table.watch.Viewer()
	r.Press("m")
	r.PressMirror("standing")
	r.PressMirror("stop.0.2")
	r.Press("Escape")
	if got := r.table.watch.Standing.Of(me, 0); got != rules.Always {
		t.Fatalf("the standing answer is %d", got)
	}
	r2, _ := resume(t, r, s)
	for range 12 {
		if got := lookstest.Seen(r2.Picture()); len(got) > 0 {
			t.Fatalf("faces %v are to be seen before anybody has said who he is", got)
		}
		r2.Step(40 * time.Millisecond)
	}
	if _, down := r2.App.Mirror().Find("lift"); !down {
		t.Error("there is no curtain")
	}
	if got := r2.table.watch.Standing.Of(me, 0); got != rules.Always {
		t.Errorf("the standing answer is %d after loading", got)
	}
}
