package result

import (
	"strings"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	"wyrmtable/rules/dracoliath"
	"wyrmtable/scenes/table"
	"wyrmtable/scenes/ui"
)

// series plays n matches of the best of three by chance and returns the last.
func series(t testing.TB, n int) *rules.Session {
	t.Helper()
	s := played(t, dracoliath.Game, 2, 3)
	s.Series = rules.NewSeries(3, s.Setup())
	for i := 1; i < n; i++ {
		next, err := s.Next(nil, 0, uint64(i))
		if err != nil {
			t.Fatal(err)
		}
		again := played(t, dracoliath.Game, 2, uint64(i))
		again.Series = next.Series
		s = again
	}
	return s
}

func openSeries(t testing.TB, s *rules.Session, w, h int) (r *tester, next *int) {
	t.Helper()
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, true // nobody looks at pictures
	r, next = &tester{store: game.NewMemory()}, new(int)
	r.result = New(kit, lookOf(s), s, Doors{
		Rematch: func(_ *game.Context, s rules.Setup) { r.rematch = append(r.rematch, s) },
		Next:    func(*game.Context) { *next++ },
		Replay: func(s *rules.Session) game.Scene {
			r.replays++
			return table.NewReplay(kit, lookOf(s), table.Doors{}, s)
		},
	})
	r.Rig = gametest.New(t, game.Options{Store: r.store, Home: func() game.Scene { return r.result }}, w, h)
	r.Blind = true
	r.Settle(5 * time.Second)
	return r, next
}

func said(r *tester, words string) bool {
	for _, region := range r.App.Mirror().Regions {
		for _, it := range region.Items {
			if strings.Contains(it.Label, words) {
				return true
			}
		}
	}
	return false
}

func TestSeriesLeadsOn(t *testing.T) {
	s := series(t, 1)
	won, _ := s.Match().Outcome()
	if won.Winners.Len() != 1 {
		t.Fatal("the match was drawn: the seed is chosen so that it is not")
	}
	r, next := openSeries(t, s, 1280, 720)
	if !said(r, "(en 2 parties gagnées)") {
		t.Error("nothing says how the series stands")
	}
	if _, ok := r.App.Mirror().Find("rematch"); ok {
		t.Error("a rematch is offered in the middle of a series")
	}
	r.PressMirror("next")
	r.Run(60 * time.Millisecond)
	if *next != 1 {
		t.Errorf("the next match was asked for %d times", *next)
	}
}

func TestSeriesIsWon(t *testing.T) {
	s := series(t, 1)
	for n := 2; ; n++ {
		if _, decided := s.Decided(); decided {
			break
		}
		if n > 5 {
			t.Fatal("the series does not end")
		}
		s = series(t, n)
	}
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		r, _ := openSeries(t, s, size[0], size[1])
		if !said(r, "gagne le match") {
			t.Errorf("%d wide: nobody says who has won", size[0])
		}
		if _, ok := r.App.Mirror().Find("next"); ok {
			t.Errorf("%d wide: another match is offered after the last", size[0])
		}
		r.PressMirror("past.0")
		r.Run(60 * time.Millisecond)
		if r.replays != 1 {
			t.Errorf("%d wide: the first match is not shown again", size[0])
		}
	}
}
