package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/tableau"
	"wyrmtable/scenes/ui"
)

// withStorms plays at random until n Storms are visible.
func withStorms(t *testing.T, from uint64, n int) *rules.Session {
	t.Helper()
	for seed := from; seed < from+400; seed++ {
		s := newSession(t, seed)
		rnd := rand.New(rand.NewPCG(seed, 3))
		for range 60 {
			asks := s.Match().Asks()
			if len(asks) == 0 {
				break
			}
			if len(dracoliathlook.Look.InPlay.Lasting(s.View(rules.Nobody), nil)) == n {
				return s
			}
			if err := s.Do(asks[0].Answers[rnd.IntN(len(asks[0].Answers))].Action); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("no match has %d Storms", n)
	return nil
}

// TestThreadsRunBetweenCards checks that no thread passes behind a card that
// is not its own, that each begins at its card's edge and ends at its chip, and
// that no two cards have threads of one colour.
func TestThreadsRunBetweenCards(t *testing.T) {
	for _, px := range [][2]float64{{1280, 720}, {1920, 1080}, {1366, 768}, {1024, 700}} {
		for n := 1; n <= 3; n++ {
			for from := uint64(1); from < 4000; from += 800 {
				checkThreads(t, laidOut(withStorms(t, from, n), px[0], px[1]))
			}
		}
	}
}

// laidOut is the table of a session as it lies at rest in a window of w by h
// units, without any window.
func laidOut(s *rules.Session, w, h float64) *Scene {
	sc := New(ui.NewKit(), &dracoliathlook.Look, Doors{}, s, game.Head{})
	sc.shown.CopyFrom(s.View(rules.Nobody))
	sc.tableau.LayOut(tableau.Standpoint{View: game.View{W: w, H: h, Scale: 1}, Below: rules.Nobody}, false)
	sc.setDesk()
	sc.painter.Lasting.Read(sc.tableau)
	sc.tableau.PutAll()
	return sc
}

func checkThreads(t *testing.T, sc *Scene) {
	t.Helper()
	inks := map[int]bool{}
	for i, id := range sc.painter.Lasting.Cards {
		ink := sc.painter.Lasting.Ink(id)
		if ink < 0 || inks[ink] {
			t.Errorf("Storm %d of %d has colour %d", i, len(sc.painter.Lasting.Cards), ink)
		}
		inks[ink] = true
		for s := range sc.tableau.Lay.Seats {
			w, ok := sc.painter.Course(i, rules.Seat(s))
			chip, _ := sc.desk.ChipRect(rules.Seat(s), i, len(sc.painter.Lasting.Cards))
			if end := w.At[w.N-1]; !ok || !chip.Contains(game.Point(end)) {
				t.Errorf("thread %d of seat %d ends at %v, not in its chip %v", i, s, end, chip)
			}
			for k := 1; k < w.N; k++ {
				for _, other := range sc.tableau.Order {
					if other != id && crosses(w.At[k-1], w.At[k], sc.resting(other)) {
						t.Errorf("thread %d of seat %d passes behind card %d", i, s, other)
					}
				}
			}
		}
	}
}

// resting is where a card lies on the table, or nothing.
func (t *Scene) resting(id rules.CardID) layout.Rect {
	s := t.tableau.Stage.Cards[id].Goal()
	if s.Width <= 0 {
		return layout.Rect{}
	}
	return layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width-2, (s.Width-2)*layout.CardRatio)
}

func crosses(a, b layout.Point, r layout.Rect) bool {
	return r.W > 0 && max(a.X, b.X) > r.X && min(a.X, b.X) < r.X+r.W && max(a.Y, b.Y) > r.Y && min(a.Y, b.Y) < r.Y+r.H
}

// TestLookingAtAStormLightsItsThreads checks that pointing at a card or at one
// of its chips brightens both its threads, and says when it acts.
func TestLookingAtAStormLightsItsThreads(t *testing.T) {
	r := newRig(t, withStorms(t, 1, 2), 1280, 720)
	r.table.finish(r.App.Context())
	r.Run(time.Second)
	id := r.table.painter.Lasting.Cards[1]
	chip, _ := r.table.desk.ChipRect(0, 1, len(r.table.painter.Lasting.Cards))
	r.Move(chip.Center())
	r.Run(300 * time.Millisecond)
	if r.table.painter.Lasting.Looked != id || r.table.notices.Tip.Words == "" {
		t.Errorf("over the chip of %d the threads of %d are bright, and %q is said", id, r.table.painter.Lasting.Looked,
			r.table.notices.Tip.Words)
	}
	r.Move(r.middle(r.table.painter.Lasting.Cards[0]))
	r.Run(300 * time.Millisecond)
	if r.table.painter.Lasting.Looked != r.table.painter.Lasting.Cards[0] {
		t.Errorf("over a Storm the threads of %d are bright", r.table.painter.Lasting.Looked)
	}
	r.Move(game.Point{X: 640, Y: 19})
	r.Run(300 * time.Millisecond)
	if r.table.painter.Lasting.Looked != 0 {
		t.Error("the threads stay bright")
	}
}
