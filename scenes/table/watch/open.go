package watch

import (
	"slices"

	"wyrmtable/rules"
)

// An open question ("does anybody interrupt?") is put to the whole table at
// once, with everybody looking on: one press lets it pass for all, and whoever
// wants to answer presses his own emblem, which is his claim. Only then is the
// screen handed over. The call looks and reads the same whatever anybody holds.

// unclaimed reports whether a question is open to all and nobody, or another,
// has claimed it.
func (e *Eyes) unclaimed(k *rules.Ask) bool {
	return k.Mode == rules.Open && k.Decider != e.claimant() && !e.Mail.Far(k.Decider)
}

// claimant is who answers the open question: who has claimed it, or the only
// person at the table, who need not.
func (e *Eyes) claimant() rules.Seat {
	if e.Claimant == rules.Nobody {
		return e.Alone()
	}
	return e.Claimant
}

// Called lists whom the open question is put to; nobody while one of them
// answers.
func (e *Eyes) Called() []rules.Seat {
	var out []rules.Seat
	for _, k := range e.session.Match().Asks() {
		switch {
		case k.Mode != rules.Open || k.Answered:
		case e.Mail.On() || k.Decider == e.claimant():
			return nil
		default:
			out = append(out, k.Decider)
		}
	}
	return out
}

// Calling reports whether the table waits for anybody to claim a question.
func (e *Eyes) Calling() bool {
	if e.again || e.Covered() || e.Program() >= 0 || e.Awaited() >= 0 {
		return false
	}
	open := false
	for _, k := range e.session.Match().Asks() {
		if k.Mode == rules.Open && !k.Answered {
			if k.Decider == e.claimant() {
				return false
			}
			open = true
		}
	}
	return open
}

// Claimed ends a claim when its seat has answered; while he drafts it is his.
func (e *Eyes) Claimed(seat rules.Seat) {
	if !e.Drafted(seat) {
		e.Claimant = rules.Nobody
	}
}

// Passes returns an answer that lets the open question pass for each of those
// asked, or nil where one of them has none.
func (e *Eyes) Passes() []rules.Action {
	var out []rules.Action
	for _, k := range e.session.Match().Asks() {
		if k.Answered || k.Mode != rules.Open || e.Mail.Far(k.Decider) {
			continue
		}
		i := slices.IndexFunc(k.Answers, func(a rules.Answer) bool { return a.Action == rules.Do(a.Seat, a.Verb) && !a.Back })
		if i < 0 {
			return nil
		}
		out = append(out, k.Answers[i].Action)
	}
	return out
}

// Undraft returns the answer that takes back a step of what somebody had begun
// in an open question when the match was left, if there is one.
func (e *Eyes) Undraft() (rules.Action, bool) {
	for _, k := range e.session.Match().Asks() {
		if k.Mode != rules.Open || len(k.Draft) == 0 {
			continue
		}
		for _, a := range k.Answers {
			if a.Back {
				return a.Action, true
			}
		}
	}
	return rules.Action{}, false
}

// PublicBefore is the table as all see it, to tell from there what the answer
// about to be given changes; nil where it is told to the one who gives it. It is
// told with everybody looking on in games in which the table itself is asked.
func (e *Eyes) PublicBefore() *rules.Board {
	if e.look.Play.Call == nil || !e.Curtains() || e.Seat < 0 {
		return nil
	}
	return e.session.View(rules.Nobody).Clone()
}

// OwnSecret reports whether the one who looks is asked again and all else is his
// secret.
func (e *Eyes) OwnSecret() bool { return e.Asked() == e.Seat && !e.openly(e.Seat) }
