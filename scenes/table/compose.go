package table

import (
	"wyrmtable/game"
	"wyrmtable/rules"
)

// This file leads to where a puzzle is made of the position on the table.

// composes reports whether it may be made here: what the solver finds out would say
// what others hold, where they are at the table.
func (t *Scene) composes() bool {
	w := t.watch
	if t.doors.Compose == nil || t.lesson.On() {
		return false
	}
	if t.match.Replay == nil && t.match.Over() {
		return false
	}
	return !w.Secret() || !w.Mail.On() && (w.Hands == game.OpenHands || w.Alone() != rules.Nobody)
}

// compose opens the panel for where the match stands, or where it is shown again.
func (t *Scene) compose(c *game.Context) {
	t.close(c)
	s := t.match.Session
	if r := t.match.Replay; r != nil {
		at, err := s.Branch(r.At())
		if err != nil {
			return
		}
		s = at
	}
	c.Push(t.doors.Compose(s, solverOf(s)))
}

// solverOf is the seat that is asked: a person before the program.
func solverOf(s *rules.Session) rules.Seat {
	out := rules.Nobody
	for _, k := range s.Match().Asks() {
		if !k.Answered && (out == rules.Nobody || s.Program.Has(out)) {
			out = k.Decider
		}
	}
	return out
}
