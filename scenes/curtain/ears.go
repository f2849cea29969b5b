package curtain

import (
	"time"

	"wyrmtable/game"
)

// ears keep presses away from a scene that has just come: they were meant for
// the one before it.
type ears struct {
	open   time.Duration // from then on it hears
	missed bool          // a pointer went down unheard, and is not up yet
	deaf   int           // keys that went down unheard
}

// shut lets no press through for a while from now on.
func (r *ears) shut(c *game.Context, d time.Duration) { r.open = c.Now + d }

// burst is how many unheard keys are a hammering, which may pause for a moment.
const burst = 3

// hear reports whether e is for the scene: it is no press, or the ears are open
// and the scene is ready. A tap counts from where the finger came down. A key that
// is not heard, as a hammering or a held one gives many, keeps the ears shut until
// there has been quiet.
func (r *ears) hear(c *game.Context, e game.Event, ready bool) bool {
	open := ready && c.Now >= r.open
	switch e.Kind {
	case game.PointerDown:
		r.missed = !open
		return open
	case game.Tap, game.AltTap, game.LongPress:
		return open && !r.missed
	case game.ActionDown:
		if !open {
			r.deaf++
			r.open = max(r.open, c.Now+deaf*time.Duration(1+r.deaf/burst))
			r.open = min(r.open, c.Now+2*deaf)
		}
		return open
	case game.MirrorPress:
		return open
	}
	return true
}
