package bots

import (
	"math"

	"wyrmtable/rules"
)

// What a try is, in the tree of a thought as in a look back.

// lastTurn is the turn in which a try that begins now ends.
func lastTurn(s *rules.Style, m rules.Match) int {
	if s.Turn == nil {
		return 0
	}
	return s.Turn(m) + s.Turns
}

// ended reports whether a try has come to the end of its turn, after so many answers.
func ended(s *rules.Style, m rules.Match, steps, until int) bool {
	if steps >= maxSteps {
		return true
	}
	if s.Turn != nil && s.Turns > 0 && s.Turn(m) < until {
		return false
	}
	return steps >= s.Ahead
}

// grain is to what part of itself a chance is rounded. The last bits of an exponential
// differ from machine to machine, and what is equal on one has to be so on all.
const grain = 1 << 24

// valueOf is how likely seat is to win a match, or has won it.
func valueOf(s *rules.Style, m rules.Match, seat rules.Seat) float64 {
	if o, over := m.Outcome(); over {
		return float64(1+o.For(seat)) / 2
	}
	return math.Round(s.Value(m, seat)*grain) / grain
}
