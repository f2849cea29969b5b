// Package zoom shows a card large: for as long as the mouse rests on it, or until
// it is put away.
package zoom

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
)

// A Zoom is the card that is shown large, if any.
type Zoom struct {
	Card  rules.CardID // 0 for none
	Fixed bool         // it was asked for by key, press or link and stays
	Back  bool         // its other side is in front
	Mouse Mouse
}

// Show shows a card large.
func (z *Zoom) Show(id rules.CardID, fixed bool) {
	if id != z.Card {
		z.Back = false
	}
	z.Card, z.Fixed = id, fixed
}

// Hide puts the card away, and reports whether there was one.
func (z *Zoom) Hide() bool {
	was := z.Card != 0
	if was {
		z.Card, z.Fixed = 0, false
	}
	return was
}

// Forget forgets everything but where the mouse is.
func (z *Zoom) Forget() {
	*z = Zoom{Back: z.Back, Mouse: Mouse{Pos: z.Mouse.Pos, still: z.Mouse.still}}
}

// Due is the card on which the mouse has rested long enough to be shown large, 0
// for none.
func (z *Zoom) Due(now time.Duration) rules.CardID {
	m := &z.Mouse
	if !m.armed || z.Card != 0 || now-m.since < restTime {
		return 0
	}
	return m.Card
}

// restTime is how long the mouse must rest on a card for it to be shown large.
const restTime = 400 * time.Millisecond

// A Mouse is a mouse that rests.
type Mouse struct {
	Pos   game.Point
	Over  bool         // it is over the table
	Card  rules.CardID // the card under it, or 0
	since time.Duration

	// A card that comes to lie under a mouse that only rests after a drop or a
	// click is not being looked at: the mouse must first move again, away from
	// still.
	armed bool
	still game.Point
}

// rearm is how far the mouse must move, in units, before it is taken to look at
// cards again.
const rearm = 12.0

// Disarm keeps cards from being shown large until the mouse has moved away from
// p, where it is now.
func (m *Mouse) Disarm(p game.Point) { m.armed, m.still, m.Pos = false, p, p }

// Move moves the mouse to p, over a card or 0, and reports whether that is another
// card than before. While the table is restless nothing is looked at.
func (m *Mouse) Move(now time.Duration, p game.Point, id rules.CardID, restless bool) (another bool) {
	came := !m.Over // the table opened under the mouse, or it came back
	m.Pos, m.Over = p, true
	if d := p.Sub(m.still); came || restless {
		m.Disarm(p)
	} else if !m.armed && d.X*d.X+d.Y*d.Y >= rearm*rearm {
		m.armed, m.since = true, now
	}
	if id == m.Card {
		return false
	}
	m.Card, m.since = id, now
	return true
}

// Leave takes the mouse off the table.
func (m *Mouse) Leave() { m.Over, m.Card = false, 0 }

// Wait keeps the card under the mouse from being shown large until the mouse moves
// to another.
func (m *Mouse) Wait(now time.Duration) { m.since = now + time.Hour }
