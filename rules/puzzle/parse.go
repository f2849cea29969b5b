package puzzle

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

var keys = []string{"puzzle", "grade", "solver", "goal", "by", "at", "text", "hint", "idea", "line",
	"about", "game", "seats", "first", "option", "seed", "deck", "set", "zone", "do"}

// Of reads the puzzles of a game, grade by grade; none for a game without. A file with
// a fault in it is left out, and the error says why.
func Of(g *rules.Game) ([]Puzzle, error) {
	if g.Puzzles == nil {
		return nil, nil
	}
	files, err := fs.ReadDir(g.Puzzles, "puzzles")
	if err != nil {
		return nil, err
	}
	var out []Puzzle
	var faults []error
	for _, f := range files {
		name := "puzzles/" + f.Name()
		text, err := fs.ReadFile(g.Puzzles, name)
		if err != nil {
			return nil, err
		}
		list, err := Parse(name, string(text))
		if err != nil {
			faults = append(faults, err)
			continue
		}
		out = append(out, list...)
	}
	slices.SortStableFunc(out, func(a, b Puzzle) int { return a.Grade - b.Grade })
	return out, errors.Join(faults...)
}

// Parse cuts a text into its puzzles. name is the file's, for errors. All errors are
// a [*scenario.Error].
func Parse(name, text string) ([]Puzzle, error) {
	var out []Puzzle
	at := 0
	for i, raw := range strings.Split(text, "\n") {
		from := at
		at += len(raw) + 1
		err := scenario.ReadLine(i+1, raw, func(line int, key, rest string) (err error) {
			switch {
			case key == "puzzle":
				out = append(out, Puzzle{Scenario: scenario.Scenario{File: name, Line: line}})
				p := &out[len(out)-1]
				p.Source = text[from:]
				if n := len(out) - 2; n >= 0 {
					before := &out[n].Source
					*before = strings.TrimSpace((*before)[:len(*before)-len(p.Source)]) + "\n"
				}
				p.Name, err = scenario.BothLanguages(rest)
				p.Scenario.Name = p.Name.FR
				return err
			case len(out) == 0:
				return fmt.Errorf("the file must begin with a line \"puzzle NOM | NAME\", not %q", key)
			}
			return out[len(out)-1].read(line, key, rest)
		})
		if err != nil {
			return nil, &scenario.Error{File: name, Line: i + 1, What: err.Error()}
		}
	}
	for i := range out {
		if what := out[i].missing(); what != "" {
			return nil, out[i].fault(out[i].Line, what)
		}
	}
	return out, nil
}

// missing returns what every puzzle has and this one has not.
func (p *Puzzle) missing() string {
	switch {
	case p.Game == "":
		return "this puzzle names no game"
	case p.Grade == 0:
		return "this puzzle has no grade from 1 to 3"
	case len(p.goals) == 0:
		return "this puzzle has no goal"
	case p.until.Key == "":
		return "this puzzle does not say until when: \"by end of turn\", \"by answers 3\", \"at end of the next turn\" …"
	case p.Text.Empty():
		return "this puzzle says its goal in no sentence: \"text … | …\""
	}
	return ""
}

// read reads a line after the first.
func (p *Puzzle) read(num int, key, rest string) (err error) {
	switch key {
	case "text":
		p.Text, err = scenario.BothLanguages(rest)
		return err
	case "idea":
		p.Idea, err = scenario.BothLanguages(rest)
		return err
	case "hint":
		t, err := scenario.BothLanguages(rest)
		p.Hints = append(p.Hints, t)
		return err
	}
	l, err := scenario.Cut(num, key, rest)
	if err != nil {
		return err
	}
	c := l.Cursor()
	switch key {
	case "grade":
		p.Grade, err = c.Number()
		if err == nil && (p.Grade < 1 || p.Grade > 3) {
			err = fmt.Errorf("a grade is 1, 2 or 3, not %d", p.Grade)
		}
		return or(err, c.End)
	case "solver":
		p.solver = c.Next().Text
		return c.End()
	case "goal":
		p.goals = append(p.goals, l)
		return nil
	case "by", "at":
		if p.until.Key != "" {
			return fmt.Errorf("line %d has said until when", p.until.Num)
		}
		p.until = l
		return nil
	case "line":
		p.lines = append(p.lines, l)
		return nil
	case "do":
		p.before = append(p.before, l)
		return nil
	}
	if !slices.Contains(keys, key) {
		return fmt.Errorf("unknown keyword %q%s", key, scenario.Suggest(key, keys))
	}
	if len(p.before) > 0 {
		return fmt.Errorf("%q must come before the first \"do\"", key)
	}
	return p.Scenario.Add(l)
}

// or returns err, or what the next check finds.
func or(err error, next func() error) error {
	if err != nil {
		return err
	}
	return next()
}

// readUntil reads until when the goal must be reached.
func (p *Problem) readUntil() error {
	p.hold = p.until.Key == "at"
	c := p.until.Cursor()
	var words []string
	n := 0
	for !c.Done() {
		t := c.Next()
		if i, err := strconv.Atoi(t.Text); err == nil && c.Done() && len(words) > 0 {
			if n = i; n < 1 || n > 99 {
				return fmt.Errorf("a number from 1 to 99 is needed, not %d", n)
			}
			break
		}
		words = append(words, t.Text)
	}
	said := strings.Join(words, " ")
	switch {
	case said == "end of turn" && n == 0:
		p.turns = 1
	case said == "end of the next turn" && n == 0:
		p.turns = 2
	case said == "turns" && n > 0:
		p.turns = n
	case said == "answers" && n > 0 && !p.hold:
		p.most = n
	case said == "outcome" && n == 0:
	default:
		known := []string{"end of turn", "end of the next turn", "turns N", "answers N", "outcome"}
		return fmt.Errorf("%q says no time%s; there are: %s", said, scenario.Suggest(said, known), strings.Join(known, ", "))
	}
	if p.turns > 0 && !p.countsTurns() {
		return fmt.Errorf("%s has no turns to count; write \"answers N\"", p.Game.Name)
	}
	return nil
}
