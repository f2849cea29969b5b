package explain

import (
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/scenes/table/reason"
)

// A State is what is being explained: a line of the log, a counter or nothing.
type State struct {
	Line int            // 1 + the line of the log whose steps are open
	Kept reason.Counter // whose reasons stay open
	Peek reason.Counter // whose reasons are looked at
	Lit  rules.CardID   // named on the page and pointed at there

	Page  game.Rect // where the page lies; empty where there is none
	Words string    // what it says

	row int // where Lit is named
}

// Nothing is being explained.
func Nothing() State { return State{Kept: reason.NoCounter, Peek: reason.NoCounter} }

// Stays reports whether a page stays open until it is put away.
func (s *State) Stays() bool { return s.Line != 0 || s.Kept != reason.NoCounter }

// PutAway closes the page. What it has lit goes out when it is gone.
func (s *State) PutAway() { s.Line, s.Kept, s.Peek = 0, reason.NoCounter, reason.NoCounter }

// Counter is the counter that is explained: one that is kept open before one
// that is looked at.
func (s *State) Counter() reason.Counter {
	if s.Kept != reason.NoCounter {
		return s.Kept
	}
	return s.Peek
}

// Press opens the steps of line i of the log, or closes them.
func (s *State) Press(i int) {
	s.Kept = reason.NoCounter
	if s.Line == i+1 {
		s.Line = 0
	} else {
		s.Line = i + 1
	}
}

// Look is told that a counter is pressed, or looked at, or neither. It reports
// whether another page has to be shown.
func (s *State) Look(k reason.Counter, pressed, looked bool) bool {
	kept, peek := s.Kept, s.Peek
	switch {
	case pressed && s.Kept == k:
		s.Kept = reason.NoCounter
	case pressed:
		s.Kept = k
	case looked:
		s.Peek = k
	case s.Peek == k:
		s.Peek = reason.NoCounter
	}
	return s.Kept != kept || s.Peek != peek
}

// light lights the card named in a row that is pointed at, 0 for none, and
// reports whether another card is lit now.
func (s *State) light(row int, card rules.CardID) bool {
	if card == 0 && (s.row != row || s.Lit == 0) {
		return false
	}
	was := s.Lit
	s.Lit, s.row = card, row
	return s.Lit != was
}

// Dark puts the light out and reports whether there was one.
func (s *State) Dark() bool {
	was := s.Lit
	s.Lit, s.row = 0, 0
	return was != 0
}
