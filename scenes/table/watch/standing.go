package watch

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// Standing is what each seat has decided beforehand. Standing answers spare the
// screen a journey: somebody decides once and for all how a kind of question is
// answered for him (rules.Stop). They are kept with the match.
//
// In a game in which both may act all the time each decides at which moments he
// wants to be asked, and for a while how he treats them all (rules.Pace). Both
// depend only on what everybody sees: who is not asked tells nothing of what he
// holds.
type Standing struct {
	eyes    *Eyes
	numbers *look.Numbers
	set     [rules.MaxSeats][]rules.Standing
	strides [rules.MaxSeats]stride
}

// A stride is how far a seat lets things go on over what he has decided about
// each stop.
type stride struct {
	how   Until
	since int32 // the turn in which it was decided
}

// Until is how far somebody lets things go.
type Until uint8

const (
	AsSet      Until = iota
	Holding          // he is asked at every moment
	EndOfTurn        // to the end of this turn
	OwnTurn          // to his own next turn
	AnythingUp       // until another does something
)

// NewStanding returns what a save carries as Write has written it; what it does
// not say is as the game has it.
func NewStanding(e *Eyes, n *look.Numbers, saved string) *Standing {
	st := &Standing{eyes: e, numbers: n}
	stops := e.look.Game.Stops
	for seat := range st.set {
		st.set[seat] = make([]rules.Standing, len(stops))
		for i := range stops {
			st.set[seat][i] = stops[i].Default
			if k := seat*len(stops) + i; k < len(saved) && saved[k] >= '0' && int(saved[k]-'0') < rules.Standings {
				st.set[seat][i] = rules.Standing(saved[k] - '0')
			}
		}
	}
	return st
}

// Write returns it as a save carries it: a digit a seat and stop.
func (st *Standing) Write() string {
	var out []byte
	for seat := range st.set {
		for _, how := range st.set[seat] {
			out = append(out, '0'+byte(how))
		}
	}
	return string(out)
}

// Of is what a seat has decided about a stop.
func (st *Standing) Of(seat rules.Seat, stop int) rules.Standing { return st.set[seat][stop] }

// Set makes a seat decide about a stop.
func (st *Standing) Set(seat rules.Seat, stop int, how rules.Standing) { st.set[seat][stop] = how }

// Until is how far a seat lets things go now.
func (st *Standing) Until(seat rules.Seat) Until { return st.strides[seat].how }

// LetGo makes a seat let things go on, from the turn of b.
func (st *Standing) LetGo(seat rules.Seat, how Until, b *rules.Board) {
	st.strides[seat] = stride{how, st.numbers.TurnNow(b)}
}

// ToggleHold makes a seat be asked at every moment, or as it has decided again.
func (st *Standing) ToggleHold(seat rules.Seat) {
	k := &st.strides[seat]
	if k.how == Holding {
		k.how = AsSet
	} else {
		k.how = Holding
	}
}

// pace is how a seat treats all stops now. What was decided for a while ends
// here.
func (st *Standing) pace(seat rules.Seat, b *rules.Board) rules.Pace {
	k := &st.strides[seat]
	over, own := st.numbers.TurnNow(b) != k.since, st.numbers.ActiveNow(b) == seat
	switch k.how {
	case Holding:
		return rules.HoldAll
	case EndOfTurn:
		if !over {
			return rules.PassAll
		}
	case OwnTurn:
		if !over || !own {
			return rules.PassAll
		}
	case AnythingUp:
		if !over || !own {
			return rules.PassOn
		}
	default:
		return rules.AsSet
	}
	k.how = AsSet
	return rules.AsSet
}

// treats is how a seat treats a stop now.
func (st *Standing) treats(seat rules.Seat, stop int) rules.Standing {
	set, s := st.set[seat][stop], &st.eyes.look.Game.Stops[stop]
	if st.eyes.session.Program.Has(seat) {
		if s.Default == rules.Always {
			return rules.Always
		}
		return rules.Asked // whatever it holds, so that it always takes its time
	}
	if st.eyes.look.Turn.Track == nil {
		return st.spared(seat, set)
	}
	how := st.spared(seat, st.pace(seat, st.eyes.session.View(rules.Nobody)).Treats(s, set))
	if k := &st.strides[seat]; k.how == AnythingUp && (how == rules.Asked || how == rules.Aloud) {
		k.how = AsSet // it has come
	}
	return how
}

// spared is how the only person at a table is treated: not asked where there is no
// choice. Among persons that would tell what somebody does not hold; the program learns
// nothing of it. A lesson asks everything.
func (st *Standing) spared(seat rules.Seat, how rules.Standing) rules.Standing {
	if e := st.eyes; how == rules.Asked && !e.Led && e.session.Alone(seat) {
		return rules.Idle
	}
	return how
}

// At returns the stop of a seat at a phase of the turn that b shows, or -1.
func (st *Standing) At(b *rules.Board, s rules.Seat, phase int) int {
	own := st.numbers.ActiveNow(b) == s
	for i := range st.eyes.look.Game.Stops {
		k := &st.eyes.look.Game.Stops[i]
		if k.Phase != 0 && k.Own == own && st.eyes.look.Turn.Step(k.Phase) == phase {
			return i
		}
	}
	return -1
}

// StopsAt reports whether a seat stops at a phase of the turn that b shows.
func (st *Standing) StopsAt(b *rules.Board, s rules.Seat, phase int) bool {
	i := st.At(b, s, phase)
	return i >= 0 && st.set[s][i] != rules.Always
}

// ToggleAt changes whether a seat stops at a phase of the turn that b shows, and
// reports whether it could.
func (st *Standing) ToggleAt(b *rules.Board, s rules.Seat, phase int) bool {
	i := st.At(b, s, phase)
	switch {
	case i < 0:
		return false
	case st.set[s][i] == rules.Always:
		st.set[s][i] = rules.Asked
	default:
		st.set[s][i] = rules.Always
	}
	return true
}

// Answer returns the answer that is given unasked to the question now open.
func (st *Standing) Answer() (rules.Action, bool) {
	e := st.eyes
	if !e.Secret() {
		return rules.Action{}, false
	}
	to := e.Asked()
	for _, k := range e.session.Match().Asks() {
		if k.Answered || k.Decider != to && !e.unclaimed(&k) || e.Mail.Far(k.Decider) {
			continue
		}
		a, ok := e.look.Game.Settled(e.session.View(rules.Nobody), &k,
			func(stop int) rules.Standing { return st.treats(k.Decider, stop) })
		if ok || k.Decider == to {
			return a.Action, ok
		}
	}
	return rules.Action{}, false
}

// Aloud is the standing answer to the question now open, if it is put aloud by
// the one who looks to another. Most things that may be answered are not: over a
// table of cards the one who plays says what he does and asks; the other says "go
// on", and nobody has to turn his cards over for it. Such a question (rules.Aloud)
// stays with the one who looks, to whom nothing of the other's hand is shown, and
// comes behind a curtain only to somebody who wants it. Only tables with a button
// to pass have room for it.
func (st *Standing) Aloud() (rules.Action, bool) {
	e := st.eyes
	if !e.Curtains() || e.Seat < 0 || e.look.Play.Verbs == nil {
		return rules.Action{}, false
	}
	var k *rules.Ask
	asks := e.session.Match().Asks()
	for i := range asks {
		switch {
		case asks[i].Answered:
		case k != nil:
			return rules.Action{}, false // several are asked at once
		default:
			k = &asks[i]
		}
	}
	if k == nil || k.Decider == e.Seat || e.session.Program.Has(k.Decider) || k.Subject != k.Decider || k.Public ||
		k.Mode == rules.Secret || len(k.Draft) > 0 {
		return rules.Action{}, false
	}
	s, i := e.look.Game.StopOf(e.session.View(rules.Nobody), k)
	if s == nil || s.Quiet || st.treats(k.Decider, i) != rules.Aloud {
		return rules.Action{}, false
	}
	a, ok := k.Plain(e.session.Match().Board().Layout(), s.Verb)
	return a.Action, ok
}

// Blind returns the standing answer that somebody who does not want to look gives
// to the question put to him.
func (st *Standing) Blind(seat rules.Seat) (rules.Action, bool) {
	e := st.eyes
	k := e.question(seat)
	if k == nil {
		return rules.Action{}, false
	}
	s, _ := e.look.Game.StopOf(e.session.View(rules.Nobody), k)
	if s == nil || s.Quiet {
		return rules.Action{}, false
	}
	a, ok := k.Plain(e.session.Match().Board().Layout(), s.Verb)
	return a.Action, ok
}
