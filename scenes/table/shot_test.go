package table

import (
	"image/png"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/reason"
)

// TestShot writes pictures to look at into the folder SHOTS.
func TestShot(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	sizes := map[string][2]int{"720": {1280, 720}, "phone": {780, 1688}, "small": {390, 844}, "1080": {1920, 1080}, "4k": {3840, 2160}, "wide": {2400, 720}, "square": {1280, 1024}}
	only := os.Getenv("SIZE")
	if only == "" {
		only = "720"
	}
	px := sizes[only]
	r := newSeenRig(t, played(t, 5, 14), px[0], px[1])
	save := func(name string) {
		r.Settle(10 * time.Second)
		f, err := os.Create(dir + "/" + only + "-" + name + ".png")
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		png.Encode(f, r.Picture())
	}
	r.Run(4 * time.Second)
	save("rest")
	if os.Getenv("BRIEF") != "" {
		return
	}
	sc, c := r.table, r.App.Context()
	id := sc.hand.Sources(nil)[0]
	s := sc.stage.Cards[id].Now()
	g := sc.goalRectOf(id)
	r.Carry(game.Point{X: s.X, Y: s.Y + 10}, g.Center().Add(game.Point{X: 60, Y: -40}))
	save("drag")
	r.Press("Escape")
	r.Run(time.Second)
	r.Up(g.Center())
	r.Run(time.Second)
	r.Move(game.Point{X: s.X, Y: s.Y})
	r.Run(time.Second)
	save("zoom")
	r.Move(game.Point{X: 1, Y: 1})
	for m, name := range map[modal]string{menuModal: "menu", aidModal: "aid", logModal: "log", discardModal: "discard", saveModal: "save"} {
		sc.open(c, m)
		r.Run(time.Second / 2)
		save(name)
		sc.close(c)
		r.Run(time.Second / 2)
	}
}

// goalRectOf is the first goal of a card.
func (t *Scene) goalRectOf(id rules.CardID) game.Rect {
	t.hand.Pick(id)
	r := t.goalRect(t.hand.Goals()[0])
	t.hand.Drop()
	return r
}

// played is a duel after n answers, each the first of its question.
func played(t testing.TB, seed uint64, n int) *rules.Session {
	t.Helper()
	s := newSession(t, seed)
	for range n {
		asks := s.Match().Asks()
		if len(asks) == 0 {
			break
		}
		if err := s.Do(asks[0].Answers[len(asks[0].Answers)-1].Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestShotMoments writes pictures of rare moments: choices and reasons.
func TestShotMoments(t *testing.T) {
	dir := os.Getenv("SHOTS")
	if dir == "" {
		t.Skip("for looking at")
	}
	seen := map[string]int{}
	for seed := range uint64(60) {
		s := newSession(t, seed)
		rnd := rand.New(rand.NewPCG(seed, 9))
		for range 60 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			kind := s.Match().Board().Layout().Asks[asks[0].Kind].Name
			if kind != "take" && kind != "play" && seen[kind] < 1 {
				seen[kind]++
				for name, px := range map[string][2]int{"720": {1280, 720}, "small": {390, 844}} {
					r := newSeenRig(t, s, px[0], px[1])
					r.Run(3 * time.Second)
					writeShot(t, r, dir+"/"+name+"-ask-"+kind+".png")
				}
			}
			if err := s.Do(asks[0].Answers[rnd.IntN(len(asks[0].Answers))].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	best, lines := uint64(0), 0
	for seed := range uint64(30) {
		r := newSeenRig(t, newSession(t, seed), 320, 180)
		rnd := rand.New(rand.NewPCG(seed, 9))
		r.quick()
		for n := 0; n < 30 && r.table.ask != nil; n++ {
			r.table.do(r.App.Context(), r.table.ask.Answers[rnd.IntN(len(r.table.ask.Answers))].Action)
			r.table.finish(r.App.Context())
			for _, w := range r.table.story.Reasons {
				if weight(w) > lines {
					best, lines = seed*1000+uint64(n), weight(w)
				}
			}
		}
	}
	t.Log("longest reason: seed, action", best/1000, best%1000, "lines", lines)
	r := newSeenRig(t, newSession(t, best/1000), 1280, 720)
	rnd := rand.New(rand.NewPCG(best/1000, 9))
	for n := uint64(0); n <= best%1000; n++ {
		r.table.do(r.App.Context(), r.table.ask.Answers[rnd.IntN(len(r.table.ask.Answers))].Action)
		r.table.finish(r.App.Context())
	}
	for k, w := range r.table.story.Reasons {
		if weight(w) == lines {
			r.table.explain = k
		}
	}
	r.table.refresh()
	r.Run(3 * time.Second)
	writeShot(t, r, dir+"/720-why.png")
	t.Log(seen)
}

func writeShot(t *testing.T, r *rig, file string) {
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	png.Encode(f, r.Picture())
}

// weight is how many lines explain a counter.
func weight(r *reason.Reason) int {
	n := 0
	for _, p := range r.Changes {
		n += len(p.Steps) + 1
	}
	return n
}
