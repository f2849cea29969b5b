package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	taught "wyrmtable/rules/lesson"
	"wyrmtable/scenes/table/look"
	"wyrmtable/scenes/ui"
)

// A Still is a table that is only looked at, as a picture on another screen: nothing
// is asked, pressed or kept. It shows a session from its start, and what was done in it
// when it is told to.
type Still struct{ scene *Scene }

// NewStill returns the picture of a session; eyes is whose hand is seen where hands
// are secret. It shares the ground of another one of the same game and size, if there
// is one.
func NewStill(kit *ui.Kit, lk *look.Look, s *rules.Session, eyes rules.Seat, ground *Still) *Still {
	t := NewReplay(kit, lk, Doors{}, s)
	t.still = true
	t.watch.Again(eyes)
	if ground != nil {
		ground.scene.painter.Share(t.painter)
	}
	return &Still{t}
}

// Update lets time pass; c is the context of the picture.
func (s *Still) Update(c *game.Context) { s.scene.Update(c) }

// Draw draws the whole table.
func (s *Still) Draw(c *game.Context, dst *game.Frame) { s.scene.Draw(c, dst) }

// Play shows what was done.
func (s *Still) Play() { s.scene.match.Replay.Playing = true }

// Busy reports whether something of that is still to be shown.
func (s *Still) Busy() bool { return s.scene.busy() || s.scene.match.Replay.Playing }

// Pending reports whether something is still being painted.
func (s *Still) Pending() bool {
	kit := s.scene.ui.Kit
	return s.scene.painter.Pending() || kit.Pics.Pending() || kit.Art.Pending()
}

// Spot is where something lies; empty where it cannot be seen.
func (s *Still) Spot(p *taught.Point) game.Rect { return s.scene.spotOf(p) }

// Whole is what is seen where nothing else is said: all but the bar.
func (s *Still) Whole() game.Rect {
	lay := s.scene.tableau.Lay
	all := game.Rect(lay.Mat)
	for i := range lay.Seats {
		if r := game.Rect(lay.Seats[i].Home()); r.W > 0 {
			all = around(all, r)
		}
	}
	return all
}

// Close gives textures back.
func (s *Still) Close() { s.scene.painter.Close() }
