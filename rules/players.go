package rules

import "math/rand/v2"

// Random returns a random legal action of m, and whether there is one. A step
// back in a draft is taken seldom, so that drafts come to an end.
func Random(m Match, r *rand.Rand) (Action, bool) {
	asks := m.Asks()
	open := 0
	for i := range asks {
		if len(asks[i].Answers) > 0 {
			open++
		}
	}
	if open == 0 {
		return Action{}, false
	}
	pick := r.IntN(open)
	for i := range asks {
		k := &asks[i]
		if len(k.Answers) == 0 {
			continue
		}
		if pick--; pick >= 0 {
			continue
		}
		a := &k.Answers[r.IntN(len(k.Answers))]
		for try := 0; a.Back && try < 3; try++ {
			a = &k.Answers[r.IntN(len(k.Answers))]
		}
		return a.Action, true
	}
	return Action{}, false
}
