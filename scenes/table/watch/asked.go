package watch

import (
	"slices"

	"wyrmtable/rules"
)

// This file says who answers now, and who may see that.

// Asked returns who is to answer now: a seat of the program, or else the one who
// looks, if he is asked, and otherwise the first in order. Of those to whom an
// open question is put it is only who has claimed it, or by messages the first.
func (e *Eyes) Asked() rules.Seat {
	if s := e.Program(); s >= 0 {
		return s
	}
	first := rules.Nobody
	for _, k := range e.session.Match().Asks() {
		switch {
		case k.Answered || e.unclaimed(&k):
		case k.Decider == e.Seat && !e.inTurn(&k, first):
			return k.Decider
		case first == rules.Nobody:
			first = k.Decider
		}
	}
	return first
}

// Program returns the seat for which the program is to answer now, or Nobody. It
// answers before persons are asked, to whom it then makes no more work, but in a
// lesson, which says itself when others answer.
func (e *Eyes) Program() rules.Seat {
	if e.session.Program == 0 || e.again {
		return rules.Nobody
	}
	first := rules.Nobody
	for _, k := range e.session.Match().Asks() {
		switch {
		case k.Answered || len(k.Answers) == 0 || e.Claimant != rules.Nobody:
		case !e.session.Program.Has(k.Decider) && e.Led:
			return rules.Nobody
		case e.session.Program.Has(k.Decider) && first == rules.Nobody:
			first = k.Decider
		}
	}
	return first
}

// Asks are the open questions with those answers that the screen may show while
// seat is asked, written over buf.
func (e *Eyes) Asks(seat rules.Seat, buf []rules.Ask) []rules.Ask {
	if e.session.Program.Has(seat) || e.Mail.Far(seat) {
		return e.programs(buf)
	}
	if e.Shared() && e.Seat == rules.Nobody {
		return rules.BeforeAll(e.session.Match(), buf[:0])
	}
	if e.Secret() && e.Seat != rules.Together {
		seat = e.Seat
	}
	return rules.AsksFor(e.session.Match(), seat, buf[:0])
}

// programs are the open questions while the program answers, or another screen: nobody
// here can.
func (e *Eyes) programs(buf []rules.Ask) []rules.Ask {
	buf = rules.AsksFor(e.session.Match(), rules.Nobody, buf[:0])
	for i := range buf {
		buf[i].Answers = nil
	}
	return buf
}

// MustCover reports whether the curtain has to come down before seat is asked.
// What everybody sees is answered before everybody.
func (e *Eyes) MustCover(seat rules.Seat) bool {
	if seat == rules.Nobody || seat == e.Seat || e.session.Program.Has(seat) || e.Mail.Far(seat) {
		return false
	}
	return e.Curtains() && !e.openly(seat) || e.Shared() && e.veiled(seat)
}

// MustShowAll reports whether what the one who looks may see has to be hidden
// before a question to seat, which is put before everybody.
func (e *Eyes) MustShowAll(seat rules.Seat) bool {
	if !e.Curtains() || e.Seat < 0 || seat == e.Seat {
		return false
	}
	if e.session.Program.Has(seat) { // what it does is told like what anybody does
		return e.look.Play.Call != nil
	}
	if seat >= 0 && !e.openly(seat) {
		return false
	}
	_, over := e.session.Match().Outcome()
	return !over
}

// question returns the open question to a seat, or nil.
func (e *Eyes) question(seat rules.Seat) *rules.Ask {
	asks := e.session.Match().Asks()
	for i := range asks {
		if asks[i].Decider == seat && !asks[i].Answered {
			return &asks[i]
		}
	}
	return nil
}

// openly reports whether all may look on while seat answers.
func (e *Eyes) openly(seat rules.Seat) bool {
	k := e.question(seat)
	return k != nil && k.Public
}

// veiled reports whether a question to a seat is one for which a curtain falls
// at a shared table.
func (e *Eyes) veiled(seat rules.Seat) bool {
	k := e.question(seat)
	return k != nil && slices.Contains(e.look.Game.Veiled, e.session.Match().Board().Layout().Asks[k.Kind].Name)
}

// Drafted reports whether a seat has begun a draft in its open question.
func (e *Eyes) Drafted(seat rules.Seat) bool {
	return slices.ContainsFunc(e.session.Match().Asks(),
		func(k rules.Ask) bool { return k.Decider == seat && len(k.Draft) > 0 })
}
