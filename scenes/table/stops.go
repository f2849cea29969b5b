package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// In a game in which both may act all the time each decides at which moments he
// wants to be asked (rules.Stop), and for a while how he treats them all
// (rules.Pace). Both depend only on what everybody sees: who is not asked tells
// nothing of what he holds.

// A stride is how far a seat lets things go on over what he has decided about
// each stop.
type stride struct {
	how   until
	since int32 // the turn in which it was decided
}

// until is how far somebody lets things go.
type until uint8

const (
	asSet      until = iota
	holding          // he is asked at every moment
	endOfTurn        // to the end of this turn
	ownTurn          // to his own next turn
	anythingUp       // until another does something
)

// pace is how a seat treats all stops now. What was decided for a while ends
// here.
func (t *Scene) pace(seat rules.Seat, b *rules.Board) rules.Pace {
	st := &t.strides[seat]
	turn, own := t.numbers.TurnNow(b), rules.Seat(b.Var(t.numbers.Active, rules.Nobody)) == seat
	over := turn != st.since
	switch st.how {
	case holding:
		return rules.HoldAll
	case endOfTurn:
		if !over {
			return rules.PassAll
		}
	case ownTurn:
		if !over || !own {
			return rules.PassAll
		}
	case anythingUp:
		if !over || !own {
			return rules.PassOn
		}
	default:
		return rules.AsSet
	}
	st.how = asSet
	return rules.AsSet
}

// treats is how a seat treats a stop now.
func (t *Scene) treats(seat rules.Seat, stop int) rules.Standing {
	set, s := t.standing[seat][stop], &t.look.Game.Stops[stop]
	if t.look.Turn.Track == nil {
		return set
	}
	how := t.pace(seat, t.session.View(rules.Nobody)).Treats(s, set)
	if st := &t.strides[seat]; st.how == anythingUp && (how == rules.Asked || how == rules.Aloud) {
		st.how = asSet // it has come
	}
	return how
}

// stopAt returns the stop of a seat at a phase of the present turn, or -1.
func (t *Scene) stopAt(s rules.Seat, phase int) int {
	own := t.active() == s
	for i := range t.look.Game.Stops {
		k := &t.look.Game.Stops[i]
		if k.Phase != 0 && k.Own == own && t.phaseStep(k.Phase) == phase {
			return i
		}
	}
	return -1
}

// stopsAt reports whether a seat stops at a phase of the present turn.
func (t *Scene) stopsAt(s rules.Seat, phase int) bool {
	i := t.stopAt(s, phase)
	return i >= 0 && t.standing[s][i] != rules.Always
}

// toggleStop changes whether a seat stops at a phase of the present turn.
func (t *Scene) toggleStop(c *game.Context, s rules.Seat, phase int) {
	i := t.stopAt(s, phase)
	if i < 0 {
		return
	}
	if t.standing[s][i] == rules.Always {
		t.standing[s][i] = rules.Asked
	} else {
		t.standing[s][i] = rules.Always
	}
	t.save(c)
	t.refresh()
	c.Redraw()
}

// passUntil lets things go on for the one who is asked.
func (t *Scene) passUntil(c *game.Context, how until) {
	if t.ask == nil {
		return
	}
	t.strides[t.ask.Decider] = stride{how, t.numbers.TurnNow(&t.shown)}
	if a, ok := t.ask.Plain(t.shown.Layout(), t.look.Turn.Track.Pass); ok && how != asSet {
		t.do(c, a.Action)
	}
	t.refresh()
	c.Redraw()
}

// toggleHold makes the one who looks be asked at every moment, or as he has
// decided again.
func (t *Scene) toggleHold(c *game.Context) {
	seat := t.holder()
	if seat < 0 || t.look.Turn.Track == nil {
		return
	}
	st := &t.strides[seat]
	if st.how == holding {
		st.how = asSet
	} else {
		st.how = holding
	}
	t.refresh()
	c.Redraw()
}

// holder is whose stops the screen shows as his own: the one who looks, or, if
// all look together, the one who is asked.
func (t *Scene) holder() rules.Seat {
	switch {
	case t.eyes.seat >= 0:
		return t.eyes.seat
	case t.ask != nil:
		return t.ask.Decider
	}
	return t.bottom
}
