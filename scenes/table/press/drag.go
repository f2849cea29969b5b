package press

import (
	"math"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/motion"
)

// A Drag is a card in the hand of the person at the screen.
type Drag struct {
	Card  rules.CardID // 0 when nothing is dragged
	Legal bool         // it was picked up by the rules; else only to be told why not
	Goal  int          // the goal under it, or -1

	hold game.Point // from the pointer to the card's middle
	at   game.Point // the pointer
	tilt float64
}

// Take returns the drag of a card whose middle is at middle and which was taken
// at p.
func Take(card rules.CardID, middle, p game.Point, legal bool) Drag {
	return Drag{Card: card, Legal: legal, Goal: -1, hold: game.Point{X: middle.X - p.X, Y: middle.Y - p.Y}, at: p}
}

// Move carries the card to p and returns how it lies there, that lay as s says:
// it leans into the way it goes.
func (d *Drag) Move(p game.Point, s motion.State) motion.State {
	dx := p.X - d.at.X
	d.tilt += (math.Max(-0.12, math.Min(0.12, 0.05+dx*0.012)) - d.tilt) * 0.25
	d.at = p
	s.X, s.Y, s.Lift, s.Alpha, s.Angle = p.X+d.hold.X, p.Y+d.hold.Y, 1, 1, d.tilt
	return s
}
