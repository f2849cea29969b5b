// Package reason says how counters came to their values: the steps of the order
// of resolution that were weighed before each change.
package reason

import (
	"wyrmtable/rules"
	"wyrmtable/scenes/table/look"
)

// An Explained is one change of a counter, or one that was stopped on the way,
// with what was weighed.
type Explained struct {
	Var     rules.Var // valid if changed
	Seat    rules.Seat
	Changed bool
	Change  Change
}

// Explain returns the steps that lead to an event, if it is one to explain.
func Explain(e *rules.Event, m *look.Meaning, why []Step) *Explained {
	switch {
	case len(why) == 0:
		return nil
	case e.Kind == rules.Change && e.Seat >= 0:
		return &Explained{e.Var(), e.Seat, true, Change{e.Old, e.New, why}}
	case m.Sort > 0:
		return &Explained{Seat: e.Seat, Change: Change{Steps: why}}
	}
	return nil
}

// A Counter names a counter of a seat shown on a ruler.
type Counter struct {
	Index int // index of Look.Counters
	Seat  rules.Seat
}

// NoCounter is none.
var NoCounter = Counter{-1, rules.Nobody}

// A Reason is how a counter came to its value: what was weighed, in order.
type Reason struct {
	Action  int // the action that changed it; what one action does is told together
	Changes []Change
}

// A Change is one change of a counter.
type Change struct {
	Old, New int32
	Steps    []Step
}

// Old and New are the value before the first change and after the last.
func (r *Reason) Old() int32 { return r.Changes[0].Old }
func (r *Reason) New() int32 { return r.Changes[len(r.Changes)-1].New }

// A Step is one step of the order of resolution.
type Step struct {
	Number int
	anew   bool // what comes instead begins with the first step
	Text   rules.Text
}

// Anew returns what was weighed of a change in whose place another comes, which
// goes on explaining that one; nil where the next change has nothing to do with
// it.
func Anew(why []Step) []Step {
	if n := len(why); n > 0 && why[n-1].anew {
		return why
	}
	return nil
}

// And adds a change by action act to what is known; r may be nil.
func (r *Reason) And(act int, p Change) *Reason {
	if r == nil || r.Action != act {
		return &Reason{act, []Change{p}}
	}
	r.Changes = append(r.Changes, p)
	return r
}

// Weigh adds a note of the order of resolution to those that explain the next
// change.
func Weigh(order *look.Order, why []Step, e *rules.Event, m *look.Meaning, view *rules.Board, text rules.Text) []Step {
	if m.Sort == 0 {
		return why
	}
	if text.Empty() && order.Explain != nil {
		text = order.Explain(view, e)
	}
	step := m.Sort
	if order.StepOf != nil {
		step = order.StepOf(e, step)
	}
	return append(why, Step{step, m.Anew, text})
}
