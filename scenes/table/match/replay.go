package match

import (
	"time"

	"wyrmtable/rules"
)

// A Replay shows a match that was played, on the same table: a step at a time, or
// playing, or at any point of it.
type Replay struct {
	Playing bool

	story *rules.Replay // nil before it starts
	wait  time.Duration
}

// pause is the rest between two actions of a replay that plays.
const pause = 700 * time.Millisecond

// Start shows the match from its start through the eyes of a seat.
func (r *Replay) Start(s *rules.Session, seat rules.Seat) { r.story = s.Replay(seat) }

// Board is the table at the point that is shown.
func (r *Replay) Board() *rules.Board { return r.story.Board() }

// At is how many actions have been shown.
func (r *Replay) At() int {
	if r.story == nil {
		return 0
	}
	return r.story.At()
}

// Over reports whether all of it has been shown.
func (r *Replay) Over() bool { return r.At() >= r.story.Len() }

// Next shows the next action and returns its events; where there is none the
// replay stops.
func (r *Replay) Next() ([]rules.Event, bool) {
	if r.Over() {
		r.Playing = false
		return nil, false
	}
	return r.story.Next(), true
}

// Seek goes to the point where k actions were done.
func (r *Replay) Seek(k int) { r.story.Seek(k) }

// Rest begins the rest after an action.
func (r *Replay) Rest() { r.wait = pause }

// Due lets time pass while nothing moves, and reports whether the next action has
// to begin.
func (r *Replay) Due(dt time.Duration) bool {
	if !r.Playing {
		return false
	}
	r.wait -= dt
	return r.wait <= 0
}
