package table

import (
	"image/png"
	"os"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
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
	r := newRig(t, played(t, 5, 14), px[0], px[1])
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
