// Package advice shows a person what the highest level would answer in his place:
// first where to look, then the answer itself, with an arrow and in one sentence.
//
// It thinks beside the game with what the seat that is asked may know, and does
// nothing to the match.
package advice

import (
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/beside"
	"wyrmtable/scenes/table/players"
)

// A Stage is how far an advice has come.
type Stage uint8

const (
	Off      Stage = iota // none was asked for
	Thinking              // there is none yet
	Where                 // it shows where to look
	What                  // it shows the answer
)

// Advice is what is advised about the open question, if anybody asked.
type Advice struct {
	Stage Stage
	work  *beside.Work
	found *bots.Advice // good when the work has ended
}

// seed sets what an advice supposes apart from what the deal and players draw.
const seed = 0x5851f42d4c957f2d

// Ask begins to think about the question that waits for a seat.
func (a *Advice) Ask(s *rules.Session, seat rules.Seat) {
	a.Drop()
	var thought *bots.Thought
	found := new(bots.Advice)
	think := func(stop func() bool) bool { return thought.Step(stop) }
	if fault := beside.Try(func() {
		thought = bots.Advise(s.Game(), s.Match(), seat, s.Setup().Seed^seed^uint64(s.Len()))
	}); fault != "" {
		think = func(func() bool) bool { panic(fault) }
	} else if thought == nil {
		return
	}
	a.Stage, a.found = Thinking, found
	a.work = beside.Begin(players.Budget(bots.Highest, false), think, func() { *found = thought.Advice() })
}

// GoOn is called once a frame. It reports whether the thinking has just come to its
// end, and what it panicked with.
func (a *Advice) GoOn() (ended bool, fault string) {
	if a.Stage != Thinking || !a.work.GoOn() {
		return false, ""
	}
	if fault := a.work.Fault(); fault != "" {
		a.Drop()
		return true, fault
	}
	a.Stage = Where
	return true, ""
}

// Tell goes on from where to look to the answer.
func (a *Advice) Tell() { a.Stage = What }

// Found is what is advised, from Where on.
func (a *Advice) Found() *bots.Advice { return a.found }

// Drop forgets the advice, and reports whether there was any.
func (a *Advice) Drop() bool {
	if a.Stage == Off {
		return false
	}
	a.work.Cancel()
	*a = Advice{}
	return true
}
