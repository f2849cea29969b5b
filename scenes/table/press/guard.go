// Package press is what hands do to the table between two answers: which presses
// count, and a card that is carried.
package press

import (
	"math"
	"time"

	"wyrmtable/game"
	"wyrmtable/scenes/curtain"
)

// Input is what hands are at: a card that is carried, which press counts, and where
// the keyboard is.
type Input struct {
	Drag  Drag
	Guard Guard
	Keys  Keys
}

// A Guard keeps a hammering finger from acting twice: the same thing pressed
// again within a moment of its last press does nothing. It also eats the rest of
// a press that has already done something else.
type Guard struct {
	what     string // empty: nothing, or so long ago that the screen shows it
	at       time.Duration
	says     string        // what the large button says, or "" where it does nothing
	held     time.Duration // until then it takes no press; 0: at any time
	swallow  bool          // the rest of the present press does nothing
	lifted   time.Duration // when the curtain was last raised by whoever is asked; 0: never
	liftedAt game.Point    // and by a press where
}

// GuardTime is how long the same thing takes no second press.
const GuardTime = 280 * time.Millisecond

// largeButton is what the table calls it.
const largeButton = "end"

// HabitTime is how long the large button takes no press when it has become one that gives
// something away: the finger was on its way before the eyes could see it.
const HabitTime = 400 * time.Millisecond

// Shows notes what the large button says, and whether that gives something away.
func (g *Guard) Shows(now time.Duration, says string, away bool) {
	if says == g.says {
		return
	}
	g.says, g.held = says, 0
	if away {
		g.held = now + HabitTime
	}
}

const (
	doubleTime = 400 * time.Millisecond // between the presses of a double click, at most
	doubleFar  = 24.0                   // units between them, at most
)

// Pass reports whether a press of what shall act.
func (g *Guard) Pass(now time.Duration, what string) bool {
	again := !g.Ready(now, what)
	g.what, g.at = what, now
	return !again
}

// Ready reports whether a press of what would act now. What would not must not
// look as if it did: two players may press the same button in turn.
func (g *Guard) Ready(now time.Duration, what string) bool {
	if what == largeButton && now < g.held {
		return false
	}
	return g.what != what || now-g.at >= GuardTime
}

// Expire reports, once, that what was pressed last takes presses again, or the large
// button does.
func (g *Guard) Expire(now time.Duration) bool {
	if g.held != 0 && now >= g.held {
		g.held = 0
		return true
	}
	if g.what == "" || now-g.at < GuardTime {
		return false
	}
	g.what = ""
	return true
}

// SwallowRest makes the rest of the present press do nothing.
func (g *Guard) SwallowRest() { g.swallow = true }

// Lifted notes that the curtain was raised, by a press at p.
func (g *Guard) Lifted(now time.Duration, p game.Point) { g.lifted, g.liftedAt = now, p }

// Swallows eats the rest of a press that has finished a motion, and the second
// press of a double click on the curtain: it would answer what has come up below.
func (g *Guard) Swallows(now time.Duration, e game.Event) bool {
	if g.lifted != 0 && now-g.lifted < doubleTime {
		switch {
		case e.Kind == game.PointerDown && near(e.Pos, g.liftedAt):
			g.swallow = true
			return true
		case e.Kind == game.ActionDown && e.Action == game.Confirm && g.liftedAt == curtain.Nowhere:
			return true
		}
	}
	if !g.swallow {
		return false
	}
	switch e.Kind {
	case game.PointerDown:
		g.swallow = false // a new press
		return false
	case game.Tap, game.LongPress, game.Drop, game.DragCancel, game.DragStart, game.DragMove,
		game.PointerMove, game.PointerUp, game.PointerCancel:
		return true
	}
	return false
}

// near reports whether two presses are as near to each other as those of a double
// click.
func near(p, q game.Point) bool {
	return math.Abs(p.X-q.X) <= doubleFar && math.Abs(p.Y-q.Y) <= doubleFar
}
