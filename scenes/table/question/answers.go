package question

import (
	"slices"

	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// This file finds the answers that buttons give.

// VerbIn reports whether an answer's verb is one of names.
func (q *Question) VerbIn(a *rules.Answer, names []string) bool {
	return slices.Contains(names, q.verb(a))
}

// Bare returns the first answer without a card whose verb is one of names.
func (q *Question) Bare(names []string) (rules.Answer, bool) {
	if q.closed() {
		return rules.Answer{}, false
	}
	for _, name := range names {
		for i := range q.Ask.Answers {
			a := &q.Ask.Answers[i]
			if a.Card == 0 && a.Whom < 0 && q.verb(a) == name {
				return *a, true
			}
		}
	}
	return rules.Answer{}, false
}

// Large is what the large button does: the one thing to do with the held card, or
// the one answer that needs no card.
func (q *Question) Large() (rules.Answer, bool) {
	if q.closed() {
		return rules.Answer{}, false
	}
	if v := q.src.Look.Play.Verbs; v != nil {
		if a, ok := q.Bare(v.Main); ok {
			return a, true
		}
		return q.Bare(v.Pass)
	}
	if id := q.src.Hand.Card(); id != 0 {
		return q.src.Hand.Only(id)
	}
	found, n := rules.Answer{}, 0
	for _, a := range q.Ask.Answers {
		if a.Card == 0 && a.Whom < 0 && !q.Button(&a) {
			found = a
			n++
		}
	}
	return found, n == 1
}

// IsLarge reports whether answers are the one thing that the large button does,
// and names, already.
func (q *Question) IsLarge(answers []rules.Answer) bool {
	a, ok := q.Large()
	return ok && len(answers) == 1 && answers[0].Action == a.Action
}

// Other reports whether something else than a could be answered, that goes on.
func (q *Question) Other(a *rules.Answer) bool {
	if q.closed() {
		return false
	}
	for i := range q.Ask.Answers {
		if b := &q.Ask.Answers[i]; !b.Back && b.Action != a.Action {
			return true
		}
	}
	return false
}

// Button reports whether an answer has a button of its own.
func (q *Question) Button(a *rules.Answer) bool {
	play := &q.src.Look.Play
	if v := play.Verbs; v != nil {
		return q.VerbIn(a, v.Main) || q.VerbIn(a, v.Pass) || q.VerbIn(a, v.Back) || q.verb(a) == v.More
	}
	for i := range play.Acts {
		if play.Acts[i].Does(q.verb(a)) {
			return true
		}
	}
	return q.Renews(a)
}

// Renews reports whether an answer renews the common row.
func (q *Question) Renews(a *rules.Answer) bool {
	return q.src.Look.Play.Renew != "" && q.verb(a) == q.src.Look.Play.Renew
}

// Renewal returns the answer that renews the common row, or why there is none now.
func (q *Question) Renewal() (rules.Answer, bool, rules.Text) {
	if q.closed() {
		return rules.Answer{}, false, rules.Text{}
	}
	for _, a := range q.Ask.Answers {
		if q.Renews(&a) {
			return a, true, rules.Text{}
		}
	}
	if q.src.Look.Play.RenewWhy == nil {
		return rules.Answer{}, false, rules.Text{}
	}
	return rules.Answer{}, false, q.src.Look.Play.RenewWhy(q.src.View, q.Ask)
}

// Acts are the answers that a button of the game's own verbs could give now: those
// of the card that is held before all.
func (q *Question) Acts(act *look.Act) []rules.Answer {
	if q.closed() {
		return nil
	}
	var all, held []rules.Answer
	for _, a := range q.Ask.Answers {
		if !act.Does(q.verb(&a)) {
			continue
		}
		all = append(all, a)
		if a.Card != 0 && a.Card == q.src.Hand.Card() {
			held = append(held, a)
		}
	}
	if len(held) > 0 {
		return held
	}
	return all
}

// WhyNot says why a button of the game's own verbs, which can do something or not,
// does nothing now.
func (q *Question) WhyNot(act *look.Act, can bool) rules.Text {
	if can || q.closed() {
		return rules.Text{}
	}
	from, ok := q.layout().ZoneOf(act.From, rules.Nobody)
	to, ok2 := q.layout().ZoneOf(act.To, q.Ask.Decider)
	if ok && ok2 {
		if top := q.src.View.Top(from); top != 0 {
			if why := q.src.Match.Match().WhyNot(q.Ask.Decider, top, to); !why.Empty() {
				return why
			}
		}
	}
	return act.Why
}

// Back is the answer that takes back what is being drafted.
func (q *Question) Back() (rules.Answer, bool) {
	if q.src.Look.Play.Verbs == nil {
		return rules.Answer{}, false
	}
	if a, ok := q.Bare(q.src.Look.Play.Verbs.Back); ok {
		return a, true
	}
	return q.lastDrafted()
}

// lastDrafted is the answer that takes the latest card out of a draft.
func (q *Question) lastDrafted() (rules.Answer, bool) {
	if q.closed() {
		return rules.Answer{}, false
	}
	for i := len(q.Ask.Draft) - 1; i >= 0; i-- {
		for _, a := range q.Ask.Answers {
			if a.Back && a.Card == q.Ask.Draft[i] {
				return a, true
			}
		}
	}
	return rules.Answer{}, false
}

// First is what a second press on a held card does of all that it can: the one
// answer with a verb that comes first (see look.Verbs).
func (q *Question) First(id rules.CardID) (found rules.Answer, ok bool) {
	if q.src.Look.Play.Verbs == nil || q.Ask == nil {
		return found, false
	}
	for i := range q.Ask.Answers {
		if a := &q.Ask.Answers[i]; a.Card == id && q.VerbIn(a, q.src.Look.Play.Verbs.First) {
			if ok {
				return found, false
			}
			found, ok = *a, true
		}
	}
	return found, ok
}

// Buttonless are the answers that have no button of their own.
func (q *Question) Buttonless() []rules.Answer {
	if q.src.Look.Play.Verbs == nil {
		return q.Ask.Answers
	}
	var out []rules.Answer
	for i := range q.Ask.Answers {
		if a := &q.Ask.Answers[i]; a.Card != 0 || !q.Button(a) {
			out = append(out, *a)
		}
	}
	return out
}

// Openly reports whether the question is answered on the table whatever lies under
// others: that is found by looking through its pile.
func (q *Question) Openly() bool {
	return q.src.Look.Play.Verbs != nil && slices.Contains(q.src.Look.Play.Verbs.Open, q.Kind())
}

// OnlyWhom reports whether the question comes from no card, and only a player is
// chosen.
func (q *Question) OnlyWhom() bool {
	for i := range q.Ask.Answers {
		if a := &q.Ask.Answers[i]; a.Card != 0 || a.Zone != rules.Nowhere || a.Whom < 0 {
			return false
		}
	}
	return q.Ask.Source == 0 && len(q.Ask.Answers) > 0
}
