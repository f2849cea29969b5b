package tableau

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/layout"
	"wyrmtable/scenes/table/motion"
)

// This file lets one card of a fan stand up out of the others because it is
// looked at, with the mouse or the keyboard, or held. Nothing of the match
// moves: it only is drawn and pressed elsewhere.

// raiseTime is how long a card takes to stand up.
const raiseTime = 110 * time.Millisecond

// Stand lets a card rise, 0 for none, and reports whether it is another than
// before.
func (t *Tableau) Stand(c *game.Context, id rules.CardID) (another bool) {
	if id != t.Stood {
		t.Stood, t.Share, another = id, 0, true
		c.Redraw()
	}
	if t.Stood == 0 || t.Share >= 1 {
		return another
	}
	t.Share = min(1, t.Share+float64(c.DT)/float64(raiseTime))
	if c.Settings.Motion(raiseTime) <= 0 || c.Settings.ReducedMotion {
		t.Share = 1
	}
	c.Redraw()
	return another
}

// CanStand reports whether a card lies still in a fan out of which cards stand
// up.
func (t *Tableau) CanStand(id rules.CardID) bool {
	if id == 0 {
		return false
	}
	sp := &t.Lay.Zones[t.View.Cards[id].Zone]
	return sp.Kind == layout.Fan && sp.Raise > 0 && !t.Stage.Cards[id].Moving()
}

// now is how a card is drawn now.
func (t *Tableau) Seen(id rules.CardID) motion.State {
	return t.raised(id, t.Stage.Cards[id].Now(), t.Share)
}

// raised2 is how a card is drawn that lies as s says and stands up by a share.
func (t *Tableau) raised(id rules.CardID, s motion.State, share float64) motion.State {
	if id != t.Stood || id == t.Drag.Card || id == 0 {
		return s
	}
	p := t.Lay.Zones[t.View.Cards[id].Zone].Raised(layout.Pose{Point: layout.Point{X: s.X, Y: s.Y}, Width: s.Width,
		Angle: s.Angle})
	k := motion.Land.At(share)
	mix := func(a, b float64) float64 { return a + (b-a)*k }
	s.X, s.Y, s.Width, s.Angle, s.Lift = mix(s.X, p.X), mix(s.Y, p.Y), mix(s.Width, p.Width), mix(s.Angle, p.Angle),
		mix(s.Lift, 0.4)
	return s
}

// Place is where a card is pressed: where it is drawn when it has stood up.
func (t *Tableau) Place(id rules.CardID) game.Rect {
	s := t.raised(id, t.Stage.Cards[id].Now(), 1)
	return game.Rect(layout.Around(layout.Point{X: s.X, Y: s.Y}, s.Width, s.Width*layout.CardRatio))
}

// Width is how wide the picture of a card is painted: as it rests or stands.
func (t *Tableau) Width(id rules.CardID) float64 {
	if id == t.Stood && t.Share >= 1 && id != t.Drag.Card {
		return t.Lay.Zones[t.View.Cards[id].Zone].Raise
	}
	return t.Stage.Cards[id].Goal().Width
}
