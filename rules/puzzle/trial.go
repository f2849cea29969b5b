package puzzle

import (
	"errors"
	"strings"

	"wyrmtable/rules"
)

// A Trial makes a puzzle of where a session stands and looks whether it is sound. It
// works when it is told to, beside a game that goes on.
type Trial struct {
	Text    string   // the file; empty until it is written
	Problem *Problem // what it holds
	Err     error    // why there is none
	Verdict *Verdict // what was found out; nil where there is no puzzle
	Whole   bool     // everything was found out before it was stopped

	writer *Writer
	search *Search
	limit  int
}

// Try begins a trial, within a limit of positions; 0 is none.
func Try(s *rules.Session, o Outline, limit int) *Trial {
	return &Trial{writer: NewWriter(s, o), limit: limit}
}

// Step works until stop says so, and reports whether the trial has come to its end.
func (t *Trial) Step(stop func() bool) (done bool) {
	if t.search == nil {
		if !t.writer.Step(stop) {
			return false
		}
		if t.write(); t.Err != nil {
			return true
		}
		t.search = t.Problem.Solve(t.limit)
	}
	if done = t.search.Step(stop); done {
		t.Whole = !t.search.out
	}
	return done
}

// write reads what was written.
func (t *Trial) write() {
	if t.Text, t.Err = t.writer.Text, t.writer.Err; t.Err != nil {
		return
	}
	list, err := Parse("", t.Text)
	if err == nil {
		t.Problem, err = list[0].In(t.writer.game)
	}
	t.Err = err
}

// ErrStopped is the error of a trial that was stopped before its puzzle was written.
var ErrStopped = errors.New("puzzle: there was no time to write this position")

// Finish ends a trial, whatever it has found out, and writes that into the file: how
// hard the puzzle is, and its shortest line. Step must not be at work.
func (t *Trial) Finish() {
	if t.search == nil {
		if t.Err == nil {
			t.Err = ErrStopped
		}
		return
	}
	t.search.Stop()
	t.Verdict = t.search.Verdict()
	if t.Verdict.Found != Forced || t.Verdict.Already {
		return
	}
	t.Text = strings.Replace(t.Text, "\ngrade   1\n", "\ngrade   "+string('0'+rune(t.grade()))+"\n", 1) + t.Verdict.Lines()
}

// grade is how hard a sound puzzle looks: 3 where there is one way only, 2 where there
// is one beginning.
func (t *Trial) grade() int {
	switch v := t.Verdict; {
	case t.Whole && v.Second == nil && !v.Chance:
		return 3
	case t.Whole && len(v.First) == 1:
		return 2
	}
	return 1
}

// Sound reports whether the puzzle is one: its goal can be forced, and was not reached
// at the beginning.
func (v *Verdict) Sound() bool { return v.Err == nil && v.Found == Forced && !v.Already && !v.Chance }
