package puzzle

import (
	"fmt"
	"strings"

	"wyrmtable/rules"
)

// Check solves a puzzle and returns what is wrong with it: an error that says what
// refutes it, or in what else it is none. The verdict comes back beside it.
func Check(p *Puzzle, g *rules.Game, limit int) (*Verdict, error) {
	pr, err := p.In(g)
	if err != nil {
		return nil, err
	}
	if err := pr.words(); err != nil {
		return nil, err
	}
	s := pr.Solve(limit)
	s.Step(nil)
	v := s.Verdict()
	if what := pr.wrong(v); what != "" {
		return v, p.fault(p.Line, what)
	}
	return v, pr.play(v)
}

// wrong says what a verdict finds wrong with a puzzle.
func (p *Problem) wrong(v *Verdict) string {
	switch {
	case v.Err != nil:
		return v.Err.Error()
	case v.Already:
		return "the goal is reached already: there is nothing to solve"
	case v.Found == Unknown:
		return fmt.Sprintf("not proven: %d positions were too few", v.Positions)
	case v.Found == Refuted:
		return "the goal cannot be forced\n" + v.refutation()
	case v.Chance:
		return "not proven: chance decides on the way, and not every draw of it can be tried"
	case p.Grade == 3 && v.Second != nil:
		return "a puzzle of grade 3 has one solution, and this is a second one\n" +
			"      line:   " + words(v.Line) + "\n      second: " + words(v.Second)
	}
	return ""
}

// refutation writes how a puzzle fails.
func (v *Verdict) refutation() string {
	s := "      refuted by: " + words(v.Refutation)
	if v.Hidden != "" {
		s += "\n      with hidden cards " + v.Hidden
	}
	return s
}

func words(line []Move) string {
	var out []string
	for _, m := range line {
		out = append(out, m.Words)
	}
	if out == nil {
		return "nothing that can be done"
	}
	return strings.Join(out, " / ")
}

// play plays the line of the file: it must be legal, reach the goal with its last
// answer, and take no more answers than are needed.
func (p *Problem) play(v *Verdict) error {
	s, err := p.Session()
	if err != nil {
		return err
	}
	for _, l := range p.lines {
		if state := p.State(s); state != Open {
			return p.fault(l.Num, "the goal is reached before this answer")
		}
		if _, err := p.do(s, l); err != nil {
			return p.fault(l.Num, err.Error())
		}
	}
	switch {
	case p.State(s) != Solved:
		return p.fault(p.Line, "its line does not reach the goal; a shortest one:\n"+v.Lines())
	case p.given(s) != v.Answers:
		return p.fault(p.Line, fmt.Sprintf("its line takes %d answers, and %d are enough:\n%s", p.given(s), v.Answers, v.Lines()))
	}
	return nil
}

// Lines writes the shortest solution as the lines of a file.
func (v *Verdict) Lines() string {
	out := ""
	for _, m := range v.Line {
		out += "line    " + m.Words + "\n"
	}
	return out
}

// String says in a line what was found out.
func (v *Verdict) String() string {
	switch {
	case v.Err != nil:
		return v.Err.Error()
	case v.Already:
		return "reached already"
	case v.Found == Forced:
		s := fmt.Sprintf("forced in %d, by %d first answers", v.Answers, len(v.First))
		if v.Second == nil {
			s += ", one solution"
		}
		if v.Chance {
			s += ", as far as chance was tried"
		}
		return fmt.Sprintf("%s; %d deals, %d positions", s, v.Deals, v.Positions)
	case v.Found == Refuted:
		return fmt.Sprintf("cannot be forced; %d positions\n%s", v.Positions, v.refutation())
	}
	return fmt.Sprintf("not known after %d positions", v.Positions)
}

// words checks what the texts say: the cards, words and numbers that they name.
func (p *Problem) words() error {
	s, err := p.Session()
	if err != nil {
		return err
	}
	for _, t := range append([]rules.Text{p.Text}, p.Hints...) {
		if err := p.table.Untrue(t, s.Match()); err != nil {
			return p.fault(p.Line, err.Error())
		}
	}
	if err := p.table.CheckText(p.Idea); err != nil {
		return p.fault(p.Line, err.Error())
	}
	return nil
}
