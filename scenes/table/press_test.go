package table

import (
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/game"
	"wyrmtable/game/gametest"
	"wyrmtable/rules"
	dracoliathlook "wyrmtable/scenes/looks/dracoliath"
	"wyrmtable/scenes/table/sheet"
	"wyrmtable/scenes/ui"
)

// stormy plays on at random until n cards last.
func stormy(t testing.TB, n int) *rules.Session {
	t.Helper()
	for seed := range uint64(400) {
		s := newSession(t, seed)
		rnd := rand.New(rand.NewPCG(seed, 3))
		for range 120 {
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
	return nil
}

// TestChipsStandApart checks that the chips of many lasting cards neither lie
// on one another nor leave their place.
func TestChipsStandApart(t *testing.T) {
	for n := 1; n <= 5; n++ {
		s := stormy(t, n)
		if s == nil {
			if n < 4 {
				t.Errorf("no match with %d lasting cards", n)
			}
			continue
		}
		for _, px := range [][2]int{{1280, 720}, {390, 844}} {
			r := newRig(t, s, px[0], px[1])
			for seat := range r.table.tableau.Lay.Seats {
				area := game.Rect(r.table.tableau.Lay.Seats[seat].Chips).Inset(-1)
				var before game.Rect
				for i := range r.table.painter.Lasting.Cards {
					c, ok := r.table.desk.ChipRect(rules.Seat(seat), i, len(r.table.painter.Lasting.Cards))
					if !ok {
						break
					}
					if c.H < 20 || common(c, before) > 1 || common(c, area) < c.W*c.H-1 {
						t.Errorf("%d chips, %v, seat %d: chip %d at %.0f, the one before at %.0f, in %.0f", n, px, seat, i, c, before,
							area)
					}
					before = c
				}
			}
		}
	}
}

// TestTheKeyboardsMarkLeavesTheCardFree checks that the mark of the card which
// the keyboard is on lies around it, and that the zoom key shows that card.
func TestTheKeyboardsMarkLeavesTheCardFree(t *testing.T) {
	r := newSeenRig(t, newSession(t, 5), 1280, 720)
	r.Run(3 * time.Second)
	id := r.table.hand.Sources(nil)[0]
	p := r.middle(id)
	before := r.Picture().RGBAAt(int(p.X), int(p.Y)+20)
	r.table.ui.Focus(r.table.ui.Sub("card", int(id)))
	r.Press("Tab")
	r.Press("Shift+Tab")
	r.Run(50 * time.Millisecond)
	if r.table.input.Keys.Card != id {
		t.Fatal("the keyboard does not come to the card")
	}
	r.Run(time.Second)
	if after := r.Picture().RGBAAt(int(p.X), int(p.Y)+20); after != before {
		t.Errorf("the card under the keyboard's mark is %v instead of %v", after, before)
	}
	r.Press("z")
	r.Run(100 * time.Millisecond)
	if r.table.zoom.Card != id {
		t.Errorf("the zoom key shows card %d, want %d", r.table.zoom.Card, id)
	}
}

// TestButtonsActDuringMotions checks that a press on a button does what it says
// while cards move, and a press on the table only ends the motions.
func TestButtonsActDuringMotions(t *testing.T) {
	for i, where := range []string{"icon", "table"} {
		r := newRig(t, newSession(t, 5), 1280, 720)
		id, goal := r.source(0)
		r.Drag(r.middle(id), goal)
		if !r.table.busy() {
			t.Fatal("nothing moves after a drop")
		}
		p := game.Rect(r.table.tableau.Lay.Icons[3]).Center()
		if where == "table" {
			p = game.Rect(r.table.tableau.Lay.Lane).Center()
		}
		r.Down(p)
		r.Run(80 * time.Millisecond)
		r.Up(p)
		r.Run(20 * time.Millisecond)
		if r.table.busy() {
			t.Errorf("a press on the %s lets the motions go on", where)
		}
		if want := []sheet.Kind{sheet.Menu, sheet.None}[i]; r.table.sheet.Kind != want {
			t.Errorf("a press on the %s opened panel %d, want %d", where, r.table.sheet.Kind, want)
		}
	}
}

// TestReplayButtonsActWhilePlaying presses the controls of a replay as shortly
// as a person does while cards move.
func TestReplayButtonsActWhilePlaying(t *testing.T) {
	kit := ui.NewKit()
	kit.Pics.Sync, kit.Pics.Sketch = true, true
	sc := NewReplay(kit, &dracoliathlook.Look, Doors{}, played(t, 5, 14))
	r := &rig{gametest.New(t, game.Options{Home: func() game.Scene { return sc }}, 1280, 720), sc}
	r.Run(time.Second)
	end := sc.tableau.Lay.End
	cell := game.Rect{X: end.X + end.W/3, Y: end.Y, W: end.W/3 - 4, H: end.H}
	press := func(p game.Point) {
		r.Down(p)
		r.Run(80 * time.Millisecond)
		r.Up(p)
		r.Run(20 * time.Millisecond)
	}
	press(cell.Center())
	r.Run(300 * time.Millisecond)
	if !sc.match.Replay.Playing || !sc.busy() {
		t.Fatal("the replay does not play")
	}
	c := r.App.Context()
	for i := range 4 {
		was := c.Settings.Speed
		press(game.Rect(sc.tableau.Lay.Undo).Center())
		if c.Settings.Speed == was {
			t.Errorf("press %d on the speed does nothing", i)
		}
		r.Run(170 * time.Millisecond)
	}
	press(cell.Center())
	if sc.match.Replay.Playing {
		t.Error("a press does not pause the replay")
	}
}

// TestTheWheelMovesTheLog checks that the log at the side stays at its end until
// the wheel moves it, and comes back to it with the next line.
func TestTheWheelMovesTheLog(t *testing.T) {
	r := newRig(t, played(t, 5, 14), 1280, 720)
	r.table.finish(r.App.Context())
	r.Run(time.Second)
	end := r.table.logAt()
	if end <= 0 {
		t.Fatalf("the log stands at %v", end)
	}
	r.Wheel(game.Rect(r.table.tableau.Lay.Log).Center(), 120)
	r.Run(time.Second)
	if at := r.table.logAt(); at >= end {
		t.Errorf("after the wheel the log stands at %v, as before", at)
	}
	r.table.do(r.App.Context(), r.table.question.Ask.Answers[0].Action)
	r.table.finish(r.App.Context())
	r.Run(time.Second)
	if at := r.table.logAt(); at < end {
		t.Errorf("a new line leaves the log at %v, above %v", at, end)
	}
}

// logAt is how far the log at the side is scrolled down.
func (t *Scene) logAt() float64 { return t.ui.ScrollAt("sidelog") }

// common is the area that two places share.
func common(a, b game.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}
