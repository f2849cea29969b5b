package rules

import "math/bits"

// Seat is a place at the table, counted clockwise from 0.
type Seat int8

// MaxSeats is the largest number of seats of any game.
const MaxSeats = 6

const (
	// Nobody is no seat: the owner of what belongs to the table, and the
	// viewer of the public view.
	Nobody Seat = -1
	// Referee sees everything. A Match's own board is the Referee's.
	Referee Seat = -2
	// Together is all seats looking at once, each at what he knows: a table
	// that plays with open hands. What nobody knows stays hidden.
	Together Seat = -3
)

// SeatSet is a set of seats. It can also hold Nobody, meaning the public: a
// card known to the public may be shown on a curtain or a title picture.
type SeatSet uint8

const publicBit = 7

// Everyone is the set of all seats and the public.
const Everyone SeatSet = 1<<MaxSeats - 1 | 1<<publicBit

// Only returns the set of the one seat s.
func Only(s Seat) SeatSet {
	switch s {
	case Nobody:
		return 1 << publicBit
	case Referee:
		return 0
	case Together:
		return 1<<MaxSeats - 1
	}
	return 1 << uint(s)
}

// Has reports whether s is in the set. The Referee is in every set.
func (ss SeatSet) Has(s Seat) bool { return s == Referee || ss&Only(s) != 0 }

// With returns the set with s added.
func (ss SeatSet) With(s Seat) SeatSet { return ss | Only(s) }

// Len returns the number of seats in the set; the public does not count.
func (ss SeatSet) Len() int { return bits.OnesCount8(uint8(ss & (1<<MaxSeats - 1))) }
