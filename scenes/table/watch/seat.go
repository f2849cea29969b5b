package watch

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// This file says of which seat the screen speaks when it cannot ask who sits there.

// Nearest is the seat nearest to the people at the screen: the one that plays, if
// the table turns. k is the question open on the screen, or nil, and now the seat
// that is nearest; oneHand says that there is room for one hand only.
func (e *Eyes) Nearest(set *game.Settings, k *rules.Ask, now rules.Seat, oneHand bool) rules.Seat {
	turns := !set.FixedSeats
	alone := e.Alone()
	switch {
	case alone >= 0 && !e.again && (e.session.Program != 0 || e.Mail.On()):
		return alone
	case e.Curtains() && turns:
		if e.Seat >= 0 {
			return e.Seat
		}
		return now
	case e.look.Layout.Turns && turns:
		if v := e.Viewer(); v >= 0 {
			return v
		}
		if k != nil {
			return k.Decider
		}
		return now
	case !set.TurnTable && !oneHand:
		return 0
	case k != nil && k.Subject >= 0:
		return k.Subject
	}
	return now
}

// Holder is whose stops the screen shows as his own: the one who looks, or, if all
// look together, the one who is asked, or else the one who is nearest.
func (e *Eyes) Holder(k *rules.Ask, nearest rules.Seat) rules.Seat {
	switch {
	case e.Seat >= 0:
		return e.Seat
	case k != nil:
		return k.Decider
	}
	return nearest
}

// Speaker is who can speak for his seat: who looks, or else who is asked; Nobody
// where that is not known.
func (e *Eyes) Speaker(k *rules.Ask) rules.Seat {
	if e.Mail.On() {
		return e.Mail.Here
	}
	if v := e.Viewer(); v >= 0 || k == nil {
		return v
	}
	return k.Decider
}

// Lender is the person who can hand his seat over to the program now: who looks, or
// else who is asked; Nobody where it is no person.
func (e *Eyes) Lender(k *rules.Ask) rules.Seat {
	if e.Mail.On() {
		return rules.Nobody
	}
	s := e.Viewer()
	if s < 0 && k != nil && !e.session.Program.Has(k.Decider) {
		s = k.Decider
	}
	if s < 0 {
		s = e.Alone()
	}
	if s < 0 || e.session.Program.Has(s) {
		return rules.Nobody
	}
	return s
}
