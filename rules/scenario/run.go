package scenario

import (
	"fmt"
	"slices"

	"wyrmtable/rules"
)

// A way is how a scenario is run.
type way uint8

const (
	plain  way = iota
	undone     // another answer is given and undone before each step
	saved      // saved and loaded before each step
)

var wayNames = [...]string{plain: "", undone: " (run with undo)", saved: " (run through a save)"}

// Run runs a scenario in all three ways and returns the first fault: an
// [*Error] that names the line.
func Run(g *rules.Game, sc *Scenario) error {
	for _, w := range []way{plain, undone, saved} {
		s, err := Open(g, sc)
		if err != nil {
			return err
		}
		s.OpenUndo = true
		r := &run{Table: TableOf(s), session: s}
		for i, l := range sc.steps {
			if r.past(sc.steps[i:]) {
				continue
			}
			if err := r.step(l, w); err != nil {
				return &Error{sc.File, l.Num, err.Error() + wayNames[w]}
			}
		}
	}
	return nil
}

// past reports whether the first of some lines is a step that comes too late: the
// match is over, and one of the lines says who has won it.
func (r *run) past(lines []Line) bool {
	if _, over := r.session.Match().Outcome(); !over || lines[0].Key == "expect" {
		return false
	}
	return slices.ContainsFunc(lines, func(l Line) bool {
		c := l.Cursor()
		return l.Key == "expect" && (c.Word("win") || c.Word("draw"))
	})
}

// A run is a scenario while it runs.
type run struct {
	*Table
	session *rules.Session
	last    []rules.Event // of the last step
}

// Expect checks what the line of an expectation says, without the word "expect", of
// how a session stands now.
func Expect(s *rules.Session, c *Cursor) error {
	r := &run{Table: TableOf(s), session: s}
	if s.Len() > 0 {
		r.last = s.Seen(rules.Referee, s.Len()-1, nil)
	}
	return r.expect(c)
}

func (r *run) step(l Line, w way) error {
	c := l.Cursor()
	if l.Key == "expect" {
		return r.expect(c)
	}
	if err := r.disturb(w); err != nil {
		return err
	}
	return r.do(c)
}

// disturb does before a step what must make no difference to it.
func (r *run) disturb(w way) error {
	before := r.session.Fingerprint()
	switch w {
	case undone:
		a, ok := r.otherAnswer()
		if !ok {
			return nil
		}
		if err := r.session.Do(a); err != nil {
			return fmt.Errorf("the listed answer %s is refused: %w", r.describe(r.session.Match().Board(), a), err)
		}
		if err := r.session.Undo(a.Seat); err != nil {
			return err
		}
	case saved:
		s, _, err := rules.Load(r.session.Save(rules.Meta{}), func(string) *rules.Game { return r.game })
		if err != nil {
			return err
		}
		r.session = s
	}
	if r.session.Fingerprint() != before {
		return fmt.Errorf("the match has changed")
	}
	return nil
}

// otherAnswer picks an answer to give and undo: the last that is listed.
func (r *run) otherAnswer() (rules.Action, bool) {
	asks := r.session.Match().Asks()
	for i := len(asks) - 1; i >= 0; i-- {
		if n := len(asks[i].Answers); n > 0 {
			return asks[i].Answers[n-1].Action, true
		}
	}
	return rules.Action{}, false
}

// do gives the one answer that fits the line.
func (r *run) do(c *Cursor) error {
	p, err := r.Pattern(c)
	if err == nil {
		err = c.End()
	}
	if err != nil {
		return err
	}
	a, err := r.Answer(r.session.Match(), &p)
	if err != nil {
		return err
	}
	if err := r.session.Do(a); err != nil {
		return err
	}
	r.last = r.session.Seen(rules.Referee, r.session.Len()-1, r.last[:0])
	return nil
}

// Walk plays a scenario as it stands, without looking at what it expects, and
// calls visit at its beginning and after each step.
func Walk(g *rules.Game, sc *Scenario, visit func(s *rules.Session)) error {
	s, err := Open(g, sc)
	if err != nil {
		return err
	}
	s.OpenUndo = true
	r := &run{Table: TableOf(s), session: s}
	visit(s)
	for i, l := range sc.steps {
		if l.Key == "expect" || r.past(sc.steps[i:]) {
			continue
		}
		if err := r.do(l.Cursor()); err != nil {
			return &Error{sc.File, l.Num, err.Error()}
		}
		visit(r.session)
	}
	return nil
}
