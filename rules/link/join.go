package link

import (
	"slices"

	"wyrmtable/rules"
)

// Join puts together what two screens have of one match by messages. Seats that are asked
// in secret answer at the same time, each at its own screen without waiting for the
// others: the stories part there, and still both are true. ok is false where they
// contradict each other.
//
// However the links travel, all screens come to the same: of answers given at once, that
// of the lowest seat comes first.
func Join(a, b *rules.Session) (joined *rules.Session, ok bool) {
	n := Common(a, b)
	if n == a.Len() {
		return b, true
	}
	if n == b.Len() {
		return a, true
	}
	joined, err := a.Branch(n)
	if err != nil || a.Conceded() >= 0 || b.Conceded() >= 0 {
		return nil, false
	}
	ours, theirs := rest(a, n), rest(b, n)
	for len(ours) > 0 && len(theirs) > 0 {
		next := &ours
		if ours[0] != theirs[0] {
			if !atOnce(joined.Match(), ours[0], theirs[0]) {
				return nil, false
			}
			if theirs[0].Seat < ours[0].Seat {
				next = &theirs
			}
		}
		if !give(joined, (*next)[0], &ours, &theirs) {
			return nil, false
		}
	}
	for _, do := range append(ours, theirs...) {
		if joined.Do(do) != nil {
			return nil, false
		}
	}
	joined.Series = a.Series
	return joined, true
}

// rest lists the answers of a match from number n on.
func rest(s *rules.Session, n int) []rules.Action {
	var out []rules.Action
	for i := n; i < s.Len(); i++ {
		out = append(out, s.Action(i))
	}
	return out
}

// give does an answer that one of the stories has next, and takes it out of both. The
// other need not have it; what the same seat has done there first has to be it.
func give(s *rules.Session, a rules.Action, stories ...*[]rules.Action) bool {
	for _, story := range stories {
		i := slices.IndexFunc(*story, func(o rules.Action) bool { return o.Seat == a.Seat })
		if i < 0 {
			continue
		}
		if (*story)[i] != a {
			return false
		}
		*story = slices.Delete(*story, i, i+1)
	}
	return s.Do(a) == nil
}

// atOnce reports whether two answers are to secret questions to different seats, so that
// it makes no difference which of them is given first.
func atOnce(m rules.Match, a, b rules.Action) bool {
	p, q := rules.Find(m, a), rules.Find(m, b)
	return p != nil && q != nil && a.Seat != b.Seat && p.Mode == rules.Secret && q.Mode == rules.Secret
}
