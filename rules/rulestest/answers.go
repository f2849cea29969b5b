package rulestest

import (
	"errors"

	"wyrmtable/rules"
)

// checkAnswers checks that the list of answers is the whole truth: each is
// accepted, and an action that it does not hold is refused and changes nothing.
func (p *play) checkAnswers() {
	asks := cloneAsks(p.m.Asks())
	if len(asks) == 0 {
		p.fault("asks", "no question is open and the match is not over")
		return
	}
	was := p.state(p.m)
	var scratch rules.Match
	for _, k := range asks {
		p.checkAsk(&k)
		for _, a := range k.Answers {
			scratch = p.m.CloneInto(scratch)
			if _, err := scratch.Apply(a.Action, nil); err != nil {
				p.fault("answers", "the listed answer %+v is refused: %v", a.Action, err)
			}
			for _, wrong := range p.near(a.Action) {
				if !listed(asks, wrong) {
					p.refuses(wrong, was)
				}
			}
		}
	}
	if !p.is(p.m, was) {
		p.fault("clone", "what is done to a clone changes the match")
	}
}

// checkAsk checks that a question is put together well.
func (p *play) checkAsk(k *rules.Ask) {
	switch {
	case k.Decider < 0 || int(k.Decider) >= p.seats || k.Subject < 0 || int(k.Subject) >= p.seats:
		p.fault("asks", "a question to seat %d for seat %d", k.Decider, k.Subject)
	case !k.Answered && len(k.Answers) == 0:
		p.fault("asks", "an open question has no legal answer")
	case k.Answered && k.Mode != rules.Secret:
		p.fault("asks", "a question that is not secret waits answered")
	}
	seen := map[rules.Action]bool{}
	for _, a := range k.Answers {
		if a.Seat != k.Decider {
			p.fault("asks", "an answer of seat %d to a question to seat %d", a.Seat, k.Decider)
		}
		if seen[a.Action] {
			p.fault("asks", "the answer %+v is listed twice", a.Action)
		}
		seen[a.Action] = true
	}
}

// near returns actions that differ from a in one thing.
func (p *play) near(a rules.Action) []rules.Action {
	l := p.m.Board().Layout()
	out := make([]rules.Action, 8)
	for i := range out {
		out[i] = a
	}
	out[0].Seat = rules.Seat(p.rng.IntN(p.seats))
	out[1].Verb = rules.Verb(p.rng.IntN(len(l.Verbs)))
	out[2].Card = rules.CardID(p.rng.IntN(l.Cards + 1))
	out[3].Target = rules.CardID(p.rng.IntN(l.Cards + 1))
	out[4].Zone = rules.Zone(p.rng.IntN(len(l.Zones)))
	out[5].Place += int16(p.rng.IntN(5) - 2)
	out[6].Whom = rules.Seat(p.rng.IntN(p.seats+2) - 2)
	out[7].Num += int16(p.rng.IntN(5) - 2)
	return out
}

func (p *play) refuses(a rules.Action, was string) {
	events, err := p.m.Apply(a, nil)
	switch {
	case err == nil:
		p.fault("answers", "the unlisted action %+v is accepted", a)
	case !errors.Is(err, rules.ErrIllegal):
		p.fault("answers", "the unlisted action %+v gives another error: %v", a, err)
	case len(events) > 0 || !p.is(p.m, was):
		p.fault("answers", "the refused action %+v changes something", a)
	}
}

func listed(asks []rules.Ask, a rules.Action) bool {
	for i := range asks {
		if asks[i].Legal(a) {
			return true
		}
	}
	return false
}

// cloneAsks copies questions out of the memory of a match.
func cloneAsks(asks []rules.Ask) []rules.Ask {
	out := make([]rules.Ask, len(asks))
	for i, k := range asks {
		k.Answers = append([]rules.Answer(nil), k.Answers...)
		k.Draft = append([]rules.CardID(nil), k.Draft...)
		out[i] = k
	}
	return out
}
