package lesson

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/scenario"
)

// MostLetters is how long a text of a panel may be.
const MostLetters = 220

var headKeys = []string{"lesson", "idea", "time", "about", "shows", "learner",
	"game", "seats", "first", "option", "seed", "deck", "set", "zone"}
var stepKeys = []string{"say", "point", "wait", "or", "else", "hint", "let", "check", "again", "play", "done"}

// Read reads a lesson. name is the file's, for its ID and for errors; game finds a
// game by its ID, or returns nil. All errors are a [*scenario.Error].
func Read(name, text string, game func(id string) *rules.Game) (*Lesson, error) {
	r := &reader{lesson: &Lesson{Source: text, File: name, Line: 1, ID: idOf(name)}, find: game}
	r.lesson.head.File = name
	for i, raw := range strings.Split(text, "\n") {
		err := scenario.ReadLine(i+1, raw, r.line)
		var own *scenario.Error
		switch {
		case errors.As(err, &own): // of another line: what was looked up late
			return nil, err
		case err != nil:
			return nil, r.lesson.fault(i+1, err.Error())
		}
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return r.lesson, nil
}

// A reader is a lesson while it is read.
type reader struct {
	lesson *Lesson
	find   func(id string) *rules.Game
	again  bool // the next step is one to go back to
	open   bool // the last step is a Say that points, and that a wait may follow
}

// line reads one line.
func (r *reader) line(num int, key, rest string) error {
	l := r.lesson
	switch {
	case l.Title.Empty() && key != "lesson":
		return fmt.Errorf("the file must begin with a line \"lesson TITLE | TITLE\", not %q", key)
	case slices.Contains(stepKeys, key):
		if l.table == nil {
			if err := r.look(); err != nil {
				return err
			}
		}
		return r.step(num, key, rest)
	case !slices.Contains(headKeys, key):
		return fmt.Errorf("unknown keyword %q%s", key, scenario.Suggest(key, slices.Concat(headKeys, stepKeys)))
	case l.table != nil:
		return fmt.Errorf("%q must come before the first step", key)
	}
	return r.head(num, key, rest)
}

// head reads a line that comes before the steps.
func (r *reader) head(num int, key, rest string) (err error) {
	l := r.lesson
	switch key {
	case "lesson":
		if !l.Title.Empty() {
			return errors.New("a file holds one lesson")
		}
		l.Line, l.head.Line = num, num
		l.Title, err = scenario.BothLanguages(rest)
		return err
	case "idea":
		l.Idea, err = scenario.BothLanguages(rest)
		return err
	case "shows":
		l.Shows = append(l.Shows, names(rest)...)
		return nil
	}
	line, err := scenario.Cut(num, key, rest)
	if err != nil {
		return err
	}
	c := line.Cursor()
	switch key {
	case "time":
		l.Minutes, err = c.Number()
		if err == nil {
			err = c.End()
		}
	case "learner":
		l.names = c.Next().Text
		err = c.End()
	default:
		err = l.head.Add(line)
		l.About = l.head.About
	}
	return err
}

// names cuts a list of words at spaces and commas.
func names(s string) []string {
	return strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' || r == '\r' })
}

// look looks the head up in the game: it is complete.
func (r *reader) look() (err error) {
	l := r.lesson
	switch l.Game = r.find(l.head.Game); {
	case l.head.Game == "":
		return errors.New("the head of the lesson names no game")
	case l.Game == nil:
		return fmt.Errorf("no game %q on the shelf", l.head.Game)
	}
	if l.table, err = l.head.Table(l.Game); err != nil || l.names == "" {
		return err
	}
	l.Learner, err = l.table.Seat(scenario.Token{Kind: 'w', Text: l.names})
	return err
}

// step reads a line of the steps.
func (r *reader) step(num int, key, rest string) error {
	l := r.lesson
	if l.done > 0 {
		return fmt.Errorf("%q comes behind \"done\"", key)
	}
	switch key {
	case "say":
		t, err := r.text(rest)
		r.add(Step{Kind: Say, Line: num, Text: t})
		r.open = true
		return err
	case "done":
		t, err := r.text(rest)
		l.Done, l.done = t, num
		return err
	case "hint":
		t, err := r.text(rest)
		last := r.last()
		if last == nil || last.Kind != Wait && last.Kind != Play {
			return errors.New("a hint follows a \"wait\" or \"play\"")
		}
		last.Hints = append(last.Hints, t)
		return err
	case "else":
		return r.elseLine(num, rest)
	case "again":
		if rest != "" {
			return fmt.Errorf("%q is too much here", rest)
		}
		r.again, r.open = true, false
		return nil
	}
	line, err := scenario.Cut(num, key, rest)
	if err != nil {
		return err
	}
	return r.words(line)
}

// words reads a step that is made of the game's words.
func (r *reader) words(line scenario.Line) error {
	c := line.Cursor()
	switch line.Key {
	case "point":
		return r.point(c)
	case "wait":
		return r.wait(line.Num, c)
	case "or":
		return r.or(c)
	case "let":
		p, err := r.pattern(c)
		r.add(Step{Kind: Let, Line: line.Num, Takes: []scenario.Pattern{p}})
		return err
	case "check":
		if c.Done() {
			return errors.New("what shall be checked?")
		}
		r.add(Step{Kind: Check, Line: line.Num, Check: line})
		return nil
	}
	return r.play(line.Num, c)
}

func (r *reader) add(s Step) {
	s.Again, r.again, r.open = r.again, false, false
	r.lesson.Steps = append(r.lesson.Steps, s)
}

func (r *reader) last() *Step {
	if n := len(r.lesson.Steps); n > 0 {
		return &r.lesson.Steps[n-1]
	}
	return nil
}

// text reads a text in both languages, whose marks must be sound.
func (r *reader) text(rest string) (rules.Text, error) {
	t, err := scenario.BothLanguages(rest)
	if err != nil {
		return t, err
	}
	for _, s := range []string{t.FR, t.EN} {
		if n := utf8.RuneCountInString(s); n > MostLetters {
			return t, fmt.Errorf("this text has %d letters, and a panel has room for %d: make two of it", n, MostLetters)
		}
	}
	return t, r.lesson.table.CheckText(t)
}

func (r *reader) pattern(c *scenario.Cursor) (scenario.Pattern, error) {
	p, err := r.lesson.table.Pattern(c)
	if err == nil {
		err = c.End()
	}
	return p, err
}

// wait makes the say before it one that waits.
func (r *reader) wait(num int, c *scenario.Cursor) error {
	if !r.open {
		return errors.New("a \"wait\" follows a \"say\" that tells what to do")
	}
	p, err := r.pattern(c)
	if err == nil && p.Seat() != r.lesson.Learner {
		err = errors.New("a \"wait\" is for the learner; what others answer is told by \"let\"")
	}
	s := r.last()
	s.Kind, s.Line, r.open = Wait, num, false
	s.Takes = []scenario.Pattern{p}
	return err
}

func (r *reader) or(c *scenario.Cursor) error {
	s := r.last()
	if s == nil || s.Kind != Wait || len(s.Else)+len(s.Hints) > 0 {
		return errors.New("an \"or\" follows a \"wait\" or another \"or\"")
	}
	p, err := r.pattern(c)
	if err == nil && p.Seat() != r.lesson.Learner {
		err = errors.New("an \"or\" is for the learner")
	}
	s.Takes = append(s.Takes, p)
	return err
}

// elseLine reads `else TEXT` or `else ANSWER: TEXT`. An answer begins with the
// learner's name and a verb; a text that only begins like one has no colon.
func (r *reader) elseLine(num int, rest string) error {
	s := r.last()
	if s == nil || s.Kind != Wait {
		return errors.New("an \"else\" follows a \"wait\"")
	}
	e := Else{}
	answer, text, ok := strings.Cut(rest, ":")
	if line, err := scenario.Cut(num, "else", answer); ok && err == nil && r.isAnswer(line) {
		if e.Of, err = r.pattern(line.Cursor()); err != nil {
			return err
		}
		e.Only, rest = true, text
	}
	t, err := r.text(strings.TrimSpace(rest))
	e.Text = t
	s.Else = append(s.Else, e)
	return err
}

// isAnswer reports whether a line begins as an answer of the learner.
func (r *reader) isAnswer(line scenario.Line) bool {
	c := line.Cursor()
	if s, err := r.lesson.table.Seat(c.Next()); err != nil || s != r.lesson.Learner {
		return false
	}
	_, err := r.lesson.table.Verb(c.Next())
	return err == nil
}

// point reads what the last say speaks of.
func (r *reader) point(c *scenario.Cursor) error {
	if !r.open {
		return errors.New("a \"point\" follows a \"say\", before its \"wait\"")
	}
	p, err := ReadPoint(r.lesson.table, c)
	if err == nil {
		err = c.End()
	}
	s := r.last()
	s.Points = append(s.Points, p)
	return err
}

var aims = []string{"zone", "card", "counter", "button", "phase"}

// ReadPoint reads a place on the table, as a point names it.
func ReadPoint(tb *scenario.Table, c *scenario.Cursor) (p Point, err error) {
	p.Place, p.Seat = -1, rules.Nobody
	switch {
	case c.Word("zone"):
		if p.Zone, err = tb.Zone(c); err != nil {
			return p, err
		}
		n, err := tb.Place(c)
		p.Kind, p.Place = AtZone, n-1
		return p, err
	case c.Word("card"):
		p.Kind = AtCard
		p.Card, err = tb.Ref(c)
	case c.Word("counter"):
		p.Kind = AtCounter
		if p.Var, err = tb.Counter(c.Next()); err == nil && !c.Done() {
			p.Seat, err = tb.Seat(c.Next())
		}
	case c.Word("button"):
		p.Kind = AtButton
		p.Verb, err = tb.Verb(c.Next())
	case c.Word("phase"):
		p.Kind = AtPhase
	default:
		t := c.Peek()
		err = fmt.Errorf("a point is at a zone, card, counter, button or the phase, not %s%s", t, scenario.Suggest(t.Text, aims))
	}
	return p, err
}

// play reads "SEAT LEVEL until win | turn N | CONDITION".
func (r *reader) play(num int, c *scenario.Cursor) (err error) {
	tb := r.lesson.table
	f := Free{}
	if f.Seat, err = tb.Seat(c.Next()); err != nil {
		return err
	}
	level := c.Next()
	if l, known := bots.ParseLevel(level.Text); !known {
		return fmt.Errorf("there is no level %s (did you mean %q?)", level, l.ID())
	}
	f.Level = level.Text
	if f.Seat < 0 || f.Seat == r.lesson.Learner || !c.Word("until") {
		return errors.New("free play is written \"play NAME page until win\", with the name of another seat than the learner’s")
	}
	if whole := *c; !whole.Word("win") || !whole.Done() {
		k, err := tb.Condition(later(c))
		if err != nil {
			return err
		}
		f.Until = &k
	} else {
		c.Next()
	}
	step := Step{Kind: Play, Line: num, Play: f}
	if r.open {
		*r.last() = step.saying(r.last())
		r.open = false
	} else {
		r.add(step)
	}
	return c.End()
}

// later turns "turn N" into "turn >= N", and leaves other words as they are.
func later(c *scenario.Cursor) *scenario.Cursor {
	short := *c
	if !short.Word("turn") {
		return c
	}
	n, err := short.Number()
	line, err2 := scenario.Cut(0, "", "turn >= "+strconv.Itoa(n))
	if err != nil || err2 != nil || !short.Done() {
		return c
	}
	*c = short
	return line.Cursor()
}

// saying returns the step with the text of the say right before it.
func (s Step) saying(say *Step) Step {
	s.Text, s.Points, s.Again = say.Text, say.Points, say.Again
	return s
}

// end looks at what a whole lesson must have.
func (r *reader) end() error {
	l := r.lesson
	missing := ""
	switch {
	case l.Title.Empty():
		missing = "the file holds no lesson: it begins with a line \"lesson TITLE | TITLE\""
	case len(l.Steps) == 0:
		missing = "the lesson has no steps"
	case l.Idea.Empty():
		missing = "the lesson has no idea: a line \"idea TEXT | TEXT\" says it in one sentence"
	case l.Minutes < 1 || l.Minutes > 60:
		missing = "the lesson does not say how many minutes it takes: a line \"time 2\", not " + strconv.Itoa(l.Minutes)
	case l.Done.Empty():
		missing = "the lesson has no end: a line \"done TEXT | TEXT\""
	case r.again:
		missing = "no step follows the last \"again\""
	}
	if missing != "" {
		return l.fault(l.Line, missing)
	}
	return r.shows()
}

// shows looks for the pages and words that lead to the lesson.
func (r *reader) shows() error {
	l := r.lesson
	if l.Game.Help == nil {
		return nil
	}
	var known []string
	h := l.Game.Help()
	for _, p := range h.Pages {
		known = append(known, p.ID)
	}
	for _, t := range h.Terms {
		known = append(known, t.ID)
	}
	for _, id := range l.Shows {
		if !slices.Contains(known, id) {
			return l.fault(l.Line, fmt.Sprintf("no page and no word of the help is %q%s", id, scenario.Suggest(id, known)))
		}
	}
	return nil
}
