package rules

import "math/rand/v2"

// mostPasses bounds how far a preview goes on.
const mostPasses = 400

// PreviewOn is [Preview] for an answer after which everybody lets things take
// their course: whoever is asked next answers with what pass returns, until it
// returns nothing. As in Preview, seat learns nothing that it could not know:
// the others' hidden cards are dealt afresh, and it ends at the first surprise.
func PreviewOn(m Match, seat Seat, a Action, r *rand.Rand, pass func(b *Board, k *Ask) (Action, bool)) (events []Event, whole bool) {
	world := m.RedealInto(nil, seat, r)
	step := uint16(0)
	var buf []Event
	for range mostPasses {
		var err error
		if buf, err = world.Apply(a, buf[:0]); err != nil {
			return events, false
		}
		next := step
		for _, e := range buf {
			if e.Teaches(seat) {
				return events, false
			}
			next = step + e.Step + 1
			if e, ok := Redact(e, seat); ok {
				e.Step += step // the steps of all answers are counted through
				events = append(events, e)
			}
		}
		step = next
		k := unanswered(world.Asks())
		if k == nil {
			return events, true
		}
		ok := false
		if a, ok = pass(world.Board(), k); !ok {
			return events, true
		}
	}
	return events, false
}

// unanswered returns the first question that waits for an answer, or nil.
func unanswered(asks []Ask) *Ask {
	for i := range asks {
		if len(asks[i].Answers) > 0 && !asks[i].Answered {
			return &asks[i]
		}
	}
	return nil
}
