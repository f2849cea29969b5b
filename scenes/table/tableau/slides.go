package tableau

import (
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/motion"
	"wyrmtable/scenes/table/reason"
)

// pins is how the pins of rulers move.
var pins = motion.Style{Time: 420 * time.Millisecond, Ease: motion.Spring}

// SlideAll sends every pin to its value.
func (t *Tableau) SlideAll(c *game.Context) {
	st := pins
	if t.Look.Players.Dice != nil {
		st = t.Look.Players.Dice.Roll
	}
	st.Time = c.Settings.Motion(st.Time)
	if t.Look.Players.Dice != nil && c.Settings.ReducedMotion {
		st.Time = 0 // a die does not tumble there
	}
	t.eachCounter(func(slot int, v float64) {
		if s := &t.Stage.Slides[slot]; s.Goal() != v {
			s.Aim(v, st)
		}
	})
}

// eachCounter calls f with the slide and the value of every ruler.
func (t *Tableau) eachCounter(f func(slot int, v float64)) {
	seats := t.View.Layout().Seats
	for i, v := range t.Numbers.Counters {
		for s := range seats {
			f(i*seats+s, float64(t.View.Var(v, rules.Seat(s))))
		}
	}
}

// Slide returns the slide of a counter.
func (t *Tableau) Slide(k reason.Counter) *motion.Slide {
	return &t.Stage.Slides[k.Index*t.View.Layout().Seats+int(k.Seat)]
}
