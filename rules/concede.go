package rules

import "errors"

// ErrNoConcession is returned by Concede where nobody can give the match up: it
// is over, or others than one opponent would be concerned.
var ErrNoConcession = errors.New("rules: this match cannot be given up")

// Concede ends the match: seat gives it up, and the only opponent has won. It is
// no move of the game. Every match of two can be given up at any time, whoever
// is asked, and what was given up cannot be taken back. A save keeps it, and in a
// [Series] the match counts for the opponent. It returns ErrNoConcession where
// that cannot be.
func (s *Session) Concede(seat Seat) error {
	if !s.CanConcede(seat) {
		return ErrNoConcession
	}
	name := s.setup.Seats[seat].Name
	s.match = conceded{s.match, seat, Outcome{Winners: Only(1 - seat),
		Reason: Text{FR: name + " a abandonné la partie.", EN: name + " has conceded."}}}
	s.now++
	return nil
}

// CanConcede reports whether seat can give the match up.
func (s *Session) CanConcede(seat Seat) bool {
	_, over := s.match.Outcome()
	return !over && len(s.setup.Seats) == 2 && (seat == 0 || seat == 1)
}

// Conceded returns who has given the match up, or Nobody.
func (s *Session) Conceded() Seat {
	if m, ok := s.match.(conceded); ok {
		return m.seat
	}
	return Nobody
}

// conceded is a match that was given up: all stays as it was, and nothing is
// asked any more.
type conceded struct {
	Match
	seat Seat
	out  Outcome
}

// Asks implements Match.
func (m conceded) Asks() []Ask { return nil }

// Apply implements Match: nothing is legal any more.
func (m conceded) Apply(_ Action, dst []Event) ([]Event, error) { return dst, ErrIllegal }

// Outcome implements Match.
func (m conceded) Outcome() (Outcome, bool) { return m.out, true }

// CloneInto implements Match.
func (m conceded) CloneInto(into Match) Match {
	if old, ok := into.(conceded); ok {
		into = old.Match
	}
	m.Match = m.Match.CloneInto(into)
	return m
}

// AppendState implements Match.
func (m conceded) AppendState(dst []byte) []byte {
	return append(m.Match.AppendState(dst), 'c', byte(m.seat))
}
