package motion

import "time"

// A Stage holds every card and every number of a table.
type Stage struct {
	Cards  []Track // by card
	Slides []Slide // by counter, as the table numbers them
	hold   time.Duration
}

// NewStage returns a stage for so many cards and numbers.
func NewStage(cards, slides int) *Stage {
	return &Stage{Cards: make([]Track, cards), Slides: make([]Slide, slides)}
}

// Hold keeps the stage busy for d after everything has come to rest, so that a
// result can be read.
func (s *Stage) Hold(d time.Duration) { s.hold = max(s.hold, d) }

// Step lets dt pass. moved reports whether anything had to be drawn anew, busy
// whether the step of the game is still going on.
func (s *Stage) Step(dt time.Duration) (moved, busy bool) {
	for i := range s.Cards {
		moved = s.Cards[i].Step(dt) || moved
	}
	for i := range s.Slides {
		moved = s.Slides[i].Step(dt) || moved
	}
	if moved {
		return true, true
	}
	if s.hold > 0 {
		s.hold -= dt
		return false, s.hold > 0
	}
	return false, false
}

// Busy reports whether anything moves or is held.
func (s *Stage) Busy() bool {
	if s.hold > 0 {
		return true
	}
	for i := range s.Cards {
		if s.Cards[i].Moving() {
			return true
		}
	}
	for i := range s.Slides {
		if s.Slides[i].Moving() {
			return true
		}
	}
	return false
}

// Finish brings everything to rest at once.
func (s *Stage) Finish() {
	s.hold = 0
	for i := range s.Cards {
		if s.Cards[i].Moving() {
			s.Cards[i].Finish()
		}
	}
	for i := range s.Slides {
		if s.Slides[i].Moving() {
			s.Slides[i].Finish()
		}
	}
}
