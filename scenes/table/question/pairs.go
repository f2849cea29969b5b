package question

import "wyrmtable/rules"

// This file finds the pairs of cards that can be played together, and the cards
// that cannot be played at all.

// readPairs finds the pairs that the open question lets be played, each once.
func (q *Question) readPairs() {
	q.pairs = q.pairs[:0]
	if q.src.Look.Play.Pairs == nil || q.Ask == nil {
		return
	}
next:
	for _, a := range q.Ask.Answers {
		if a.Target == 0 || q.verb(&a) != q.src.Look.Play.Pairs.Verb {
			continue
		}
		for i := range q.pairs {
			if q.pairs[i].Card == a.Card && q.pairs[i].Target == a.Target {
				continue next
			}
		}
		q.pairs = append(q.pairs, a)
	}
}

// Paired reports whether a card makes a pair that can be played now.
func (q *Question) Paired(id rules.CardID) bool {
	for i := range q.pairs {
		if q.pairs[i].Card == id || q.pairs[i].Target == id {
			return true
		}
	}
	return false
}

// Pairs are the pairs that can be played now; those of a card come first, and once
// more among all.
func (q *Question) Pairs(near rules.CardID) []rules.Answer {
	var out []rules.Answer
	for i := range q.pairs {
		if p := q.pairs[i]; p.Card == near || p.Target == near {
			out = append(out, p)
		}
	}
	return append(out, q.pairs...)
}

// Pair returns how pair i of the book can be played now.
func (q *Question) Pair(i int) (rules.Answer, bool) {
	g := q.src.Look.Game
	for _, a := range q.pairs {
		if q.src.Look.Play.Pairs.Of(g.FaceOf(q.src.View, a.Card), g.FaceOf(q.src.View, a.Target)) == i {
			return a, true
		}
	}
	return rules.Answer{}, false
}

// Aims are the answers that play a pair: one for each player it can be aimed at.
func (q *Question) Aims(pair rules.Answer) []rules.Answer {
	if q.closed() {
		return nil
	}
	var all []rules.Answer
	for _, a := range q.Ask.Answers {
		if a.Verb == pair.Verb && a.Card == pair.Card && a.Target == pair.Target {
			all = append(all, a)
		}
	}
	return all
}

// Idle reports whether a card could be played by the question now open, were it
// another one, and can only be discarded.
func (q *Question) Idle(id rules.CardID) bool { return q.idle[id] }

// onlyDiscarded finds that out.
func (q *Question) onlyDiscarded(id rules.CardID) bool {
	l, play := q.layout(), &q.src.Look.Play
	if id == 0 || q.Ask == nil || q.Kind() != play.Ask || !q.src.Hand.CanPick(id) {
		return false
	}
	for _, g := range q.src.Hand.GoalsOf(id, nil) {
		if g.Card != 0 || g.Whom >= 0 || l.Zones[g.Zone].Name != play.Discard {
			return false
		}
	}
	return true
}

// Unplayable says why a card that can only be discarded cannot be played; empty for
// any other.
func (q *Question) Unplayable(id rules.CardID) rules.Text {
	if !q.onlyDiscarded(id) {
		return rules.Text{}
	}
	to, ok := q.layout().ZoneOf(q.src.Look.Play.Zone, rules.Nobody)
	if !ok {
		return rules.Text{}
	}
	return q.src.Match.Match().WhyNot(q.Ask.Decider, id, to)
}
