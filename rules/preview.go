package rules

import "math/rand/v2"

// Preview says what an answer of seat would do, as far as seat can know: it is
// tried on a match dealt afresh, and told only up to the first thing that seat
// cannot foresee. whole reports whether that is all of it. Whatever somebody
// must choose afterwards is not played.
func Preview(m Match, seat Seat, a Action, r *rand.Rand) (events []Event, whole bool) {
	all, err := m.RedealInto(nil, seat, r).Apply(a, nil)
	if err != nil {
		return nil, false
	}
	for _, e := range all {
		if e.Teaches(seat) {
			return events, false
		}
		if e, ok := Redact(e, seat); ok {
			events = append(events, e)
		}
	}
	return events, true
}
