// Package motion moves cards and pins between where they were and where they
// shall rest. It knows only numbers and a clock: what an event of a game looks
// like is decided in package table, in one list.
//
// The rule behind it is "commit first, animate after": the match has already
// changed when a motion begins, so a motion may be cut short at any moment and
// nothing but beauty is lost.
package motion

import (
	"math"
	"time"
)

// State is how a card looks at a moment.
type State struct {
	X, Y  float64 // the middle, in units
	Width float64 // units
	Angle float64 // radians clockwise
	Lift  float64 // height above the table, 0 to 1: shadow and size
	Alpha float64 // 1 is opaque
	Turn  float64 // 1 shows the face, 0 the back; between, the card stands on edge
	// Over is how much of a turn about the upright axis is still to come: 1 shows
	// the face that was up before, 0 the one that is; in the middle the card
	// stands on edge.
	Over float64
}

// A Style is how something gets from one State to the next.
type Style struct {
	Time  time.Duration // at normal speed
	Arc   float64       // lift in the middle of the way, 0 to 1
	Ease  Ease
	Pause time.Duration // how long the result stands before the next step
}

// Ease is a course of a motion.
type Ease uint8

const (
	// Glide starts and ends softly.
	Glide Ease = iota
	// Land starts at once and settles.
	Land
	// Spring goes past its goal a little and comes back, as a pin that strikes
	// its stop.
	Spring
)

// At returns how far the motion is, 0 to 1, after the share t of its time.
func (e Ease) At(t float64) float64 {
	t = math.Max(0, math.Min(1, t))
	switch e {
	case Land:
		u := 1 - t
		return 1 - u*u*u
	case Spring:
		const c = 1.3
		u := t - 1
		return 1 + (c+1)*u*u*u + c*u*u
	}
	return t * t * (3 - 2*t)
}

// A Track carries one card.
type Track struct {
	now, from, to State
	left          time.Duration // until it begins
	passed, whole time.Duration
	arc           float64
	ease          Ease
	fade          bool
}

// Now returns how the card looks.
func (t *Track) Now() State { return t.now }

// Goal returns where the card shall rest.
func (t *Track) Goal() State { return t.to }

// Moving reports whether the card is on its way. What moves takes no input.
func (t *Track) Moving() bool { return t.passed < t.whole || t.left > 0 }

// Put lays the card down at once.
func (t *Track) Put(s State) { *t = Track{now: s, from: s, to: s} }

// Grab holds the card at s, as a finger does, without forgetting where its
// home is.
func (t *Track) Grab(s State) { t.now, t.from, t.passed, t.whole, t.left = s, s, 0, 0, 0 }

// Aim sends the card to s. A time of nothing puts it there at once. With fade
// it does not travel: it vanishes here and appears there.
func (t *Track) Aim(s State, st Style, delay time.Duration, fade bool) {
	if st.Time <= 0 {
		t.Put(s)
		return
	}
	t.from, t.to = t.now, s
	t.left, t.passed, t.whole = delay, 0, st.Time
	t.arc, t.ease, t.fade = st.Arc, st.Ease, fade
}

// TurnOver lays the card on the face that was up before, so that its motion,
// which takes at least d, turns it over. The goal stays where it was.
// With fade the one face vanishes and the other appears.
func (t *Track) TurnOver(d time.Duration, fade bool) {
	if d <= 0 {
		return
	}
	if !t.Moving() {
		t.left, t.arc, t.ease = 0, 0, Glide
	}
	t.now.Over = 1
	t.from, t.fade = t.now, fade
	t.passed, t.whole = 0, max(t.whole-t.passed, d)
}

// Finish ends the motion at its goal.
func (t *Track) Finish() { t.Put(t.to) }

// Step lets dt pass and reports whether anything was to move.
func (t *Track) Step(dt time.Duration) bool {
	if !t.Moving() {
		return false
	}
	if t.left > 0 {
		if t.left -= dt; t.left > 0 {
			return true
		}
		dt = -t.left
		t.left = 0
	}
	t.passed = min(t.passed+dt, t.whole)
	if t.passed >= t.whole {
		t.Finish()
		return true
	}
	p := float64(t.passed) / float64(t.whole)
	if t.fade {
		t.now = faded(t.from, t.to, p)
		return true
	}
	t.now = between(t.from, t.to, t.ease.At(p))
	t.now.Lift += t.arc * math.Sin(math.Pi*p)
	return true
}

// between mixes two states.
func between(a, b State, t float64) State {
	mix := func(x, y float64) float64 { return x + (y-x)*t }
	return State{mix(a.X, b.X), mix(a.Y, b.Y), mix(a.Width, b.Width), mix(a.Angle, b.Angle),
		mix(a.Lift, b.Lift), mix(a.Alpha, b.Alpha), mix(a.Turn, b.Turn), mix(a.Over, b.Over)}
}

// faded is a without motion in the first half and b in the second.
func faded(a, b State, p float64) State {
	if p < 0.5 {
		a.Alpha *= 1 - 2*p
		return a
	}
	b.Alpha *= 2*p - 1
	return b
}

// A Slide carries one number: a pin on its ruler.
type Slide struct {
	now, from, to float64
	passed, whole time.Duration
	ease          Ease
}

// Now returns the number shown.
func (s *Slide) Now() float64 { return s.now }

// Goal returns the number it shall show.
func (s *Slide) Goal() float64 { return s.to }

// Moving reports whether the number is changing.
func (s *Slide) Moving() bool { return s.passed < s.whole }

// Course returns between which numbers it moves, and the share of the time that
// has passed.
func (s *Slide) Course() (from, to, share float64) {
	if !s.Moving() {
		return s.to, s.to, 1
	}
	return s.from, s.to, float64(s.passed) / float64(s.whole)
}

// Put shows v at once.
func (s *Slide) Put(v float64) { *s = Slide{now: v, from: v, to: v} }

// Aim slides to v.
func (s *Slide) Aim(v float64, st Style) {
	if st.Time <= 0 {
		s.Put(v)
		return
	}
	s.from, s.to, s.passed, s.whole, s.ease = s.now, v, 0, st.Time, st.Ease
}

// Finish ends the slide at its goal.
func (s *Slide) Finish() { s.Put(s.to) }

// Step lets dt pass and reports whether anything was to move.
func (s *Slide) Step(dt time.Duration) bool {
	if !s.Moving() {
		return false
	}
	s.passed = min(s.passed+dt, s.whole)
	if s.passed >= s.whole {
		s.Finish()
		return true
	}
	s.now = s.from + (s.to-s.from)*s.ease.At(float64(s.passed)/float64(s.whole))
	return true
}
