package decks

import (
	"math"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/ui"
	"wyrmtable/sounds"
)

// drag is a card being carried: from the collection, or from a section.
type drag struct {
	f    rules.Face // 0: none
	from int        // section; -1: the collection
	at   game.Point
}

func (d *drag) on() bool { return d.f != 0 }

// dragged takes the gestures of carrying a card, and reports whether e was one.
// A finger that moves up or down pushes the list instead.
func (s *Scene) dragged(c *game.Context, e game.Event) bool {
	switch e.Kind {
	case game.DragStart:
		if s.bench == nil || s.zoom != 0 || s.report != nil || s.list {
			return false
		}
		way := e.Pos.Sub(e.Start)
		from, f := cardOf(s.ui.Over(e.Start))
		if f == 0 || e.Touch && math.Abs(way.Y) > math.Abs(way.X) {
			return false
		}
		s.drag = drag{f, from, e.Pos}
		s.hover.f = 0
		s.ui.HideTips(e.Start)
		c.Sound.Play(sounds.CardFlip)
	case game.DragMove:
		if !s.drag.on() {
			return false
		}
		s.drag.at = e.Pos
		c.SetCursor(game.Grabbing)
	case game.Drop:
		if !s.drag.on() {
			return false
		}
		d := s.drag
		s.drag = drag{}
		s.drop(c, d, e.Pos)
	case game.DragCancel:
		if !s.drag.on() {
			return false
		}
		s.drag = drag{}
	case game.ActionDown:
		if !s.drag.on() {
			return false
		}
		s.drag = drag{} // a key calls it off
	default:
		return false
	}
	s.ui.Changed()
	c.Redraw()
	return true
}

// drop lets a card go at p.
func (s *Scene) drop(c *game.Context, d drag, p game.Point) {
	to := s.dropAt(d, p)
	switch {
	case to == nowhere && d.from < 0, to == d.from:
	case d.from < 0:
		s.add(c, to, d.f)
	case to == nowhere:
		s.take(c, d.from, d.f)
	default:
		s.move(c, d.from, to, d.f)
	}
}

// nowhere is where cards of a section are taken out.
const nowhere = -1

// dropAt is the section that a card would go to at p. Onto the list of the deck
// it goes where it belongs, unless that is another section's place that takes
// it.
func (s *Scene) dropAt(d drag, p game.Point) int {
	deck := false
	for _, g := range s.groups {
		if !g.r.Contains(p) {
			continue
		}
		deck = true
		if g.section >= 0 && s.bench.section(g.section).Takes(d.f) {
			return g.section
		}
	}
	switch {
	case !deck:
		return nowhere
	case d.from >= 0:
		return d.from
	}
	return s.target(d.f)
}

// drawDrag draws the card in the hand, and marks where it would go.
func (s *Scene) drawDrag(c *game.Context) {
	d := &s.drag
	if !d.on() {
		return
	}
	u := s.ui
	if to := s.dropAt(*d, d.at); to != nowhere {
		for _, g := range s.groups {
			if g.section == to && g.r.H > 8 {
				u.Ring(g.r.Inset(2))
			}
		}
	}
	w := 110.0
	r := game.Rect{X: d.at.X - w/2, Y: d.at.Y - w*0.6, W: w, H: w * 1.4}
	u.Faded(0.92, func() { s.card(d.f, r, false) })
}

// card draws a face in r.
func (s *Scene) card(f rules.Face, r game.Rect, large bool) {
	drawCard(s.ui, s.game, s.theme, f, r, large)
}

var plainName = ui.StrongText.Sized(13).In(ui.Gold)
