package rules

import "math/rand/v2"

// A Pick is the best of the answers that a player has valued so far. Chance decides
// between equals. The zero Pick has none.
type Pick struct {
	Action
	Value  float64
	equals int // how many are as good as the best; 0 if there is none
}

// alike is up to what difference two values are equal: the order of a sum must not
// decide.
const alike = 1e-9

// Try values another answer.
func (p *Pick) Try(a Action, v float64, r *rand.Rand) {
	switch {
	case p.equals == 0 || v > p.Value+alike:
		*p = Pick{a, v, 1}
	case v >= p.Value-alike:
		if p.equals++; r.IntN(p.equals) == 0 {
			p.Action = a
		}
	}
}
