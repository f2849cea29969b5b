package dracoliath

import "wyrmtable/rules"

// A SortLine is one line of the explanation of a change: a step of the SORT
// method, and what happened in it.
type SortLine struct {
	Step int // 1 to 7; 0 is no line
	Text rules.Text
	Card rules.CardID // the card that acts
}

// A Pass is one change of a counter on its way through SORT, or one that was
// stopped on the way.
type Pass struct {
	Seat     rules.Seat // whose counter
	Op       Op         // what was to happen to it
	Card     rules.CardID
	Old, New int32 // the counter before and after; equal when it was stopped
	Lines    []SortLine
}

// Passes explains every change of a counter by effects among the events of an
// action, or of a preview of one, in their order. view is a board on which the
// cards can be named, such as the viewer's board afterwards.
func Passes(s *rules.Setup, view *rules.Board, events []rules.Event) []Pass {
	var out []Pass
	for i := range events {
		e := &events[i]
		l := Explain(s, view, e)
		if l.Step == 1 {
			out = append(out, Pass{Seat: e.Seat, Op: Op(e.Old), Card: e.Card})
		}
		if l.Step == 0 || len(out) == 0 {
			continue
		}
		p := &out[len(out)-1]
		p.Lines = append(p.Lines, l)
		if e.Kind == rules.Change {
			p.Old, p.New = e.Old, e.New
		}
	}
	return out
}

// Explain tells an event as a line of a SORT explanation. The lines of one pass
// are those with the same [rules.Event].Step.
func Explain(s *rules.Setup, view *rules.Board, e *rules.Event) SortLine {
	v := gameSet.voice(s, view)
	if e.Kind == rules.Change && e.Var() <= VarFocus && e.Cause != 0 {
		return SortLine{7, v.change(e), e.Cause}
	}
	if e.Kind != rules.Note {
		return SortLine{}
	}
	step := [...]int{NoteSymbols: 1, NoteModifier: 2, NoteNone: 2, NoteForbidden: 3, NoteInstead: 4,
		NoteAlso: 5, NoteOver: 6, NoteFinish: 0}[e.Note()]
	if step == 0 {
		return SortLine{}
	}
	if e.Note() == NoteNone {
		step = int(e.New) // at what is counted, at the modifiers, or at the ruler
	}
	f := rules.Filling{Seat: e.Seat, N: e.New, Card: v.card(e.Card)}
	return SortLine{step, v.sortNote(e, f), e.Card}
}
