package lesson

import (
	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// A Lesson is one lesson of a game, looked up in its words and ready to be taken.
type Lesson struct {
	ID      string // the name of its file without folder and ending
	Title   rules.Text
	Idea    rules.Text // in one sentence
	Minutes int        // how long it takes
	About   []string   // the sentences and rulings it teaches
	Shows   []string   // the pages of the help and words of the glossary that lead to it
	Game    *rules.Game
	Learner rules.Seat
	Steps   []Step
	Done    rules.Text // said at the end
	Source  string     // the whole file
	File    string
	Line    int

	head  scenario.Scenario
	names string // who "learner" says the learner is
	done  int    // the line of Done
	table *scenario.Table
}

// A Kind says what a step is.
type Kind uint8

// The kinds of steps.
const (
	Say   Kind = iota // Text is read, and pressed on
	Wait              // Text says what to do, and the learner does it: one of Takes
	Let               // the answer of Takes[0] is given and told, whoever's it is
	Check             // Check is so; where it is not, the lesson goes back to the last step marked Again
	Play              // Text says what comes, and then both seats play freely
)

// A Step is one step of a lesson.
type Step struct {
	Kind   Kind
	Line   int
	Again  bool       // one may go back to here: "again" stands before it
	Text   rules.Text // of Say, Wait and Play; with marks, see [Lesson.Fill]
	Points []Point    // what Text speaks of
	Hints  []rules.Text
	Takes  []scenario.Pattern // of Wait and Let
	Else   []Else             // of Wait
	Check  scenario.Line      // of Check: what follows the keyword
	Play   Free               // of Play
}

// An Else is what is said of a legal answer that the learner was not to give.
type Else struct {
	Only bool // it is said of answers like Of only
	Of   scenario.Pattern
	Text rules.Text
}

// A Free is a stretch of the match that is played freely against the program.
type Free struct {
	Seat  rules.Seat          // the program's
	Level string              // its level, as a setup has it
	Until *scenario.Condition // nil is the end of the match, which ends it in any case
}

// Over reports whether the stretch has come to its end.
func (f *Free) Over(m rules.Match) bool {
	_, over := m.Outcome()
	return over || f.Until != nil && f.Until.Holds(m)
}

// A PointKind says what a point points at.
type PointKind uint8

// The kinds of points.
const (
	AtZone    PointKind = iota // Zone, or one Place of it
	AtCard                     // Card
	AtCounter                  // Var of Seat, or of the table
	AtButton                   // the button of the answers with Verb
	AtPhase                    // the strip of phases
)

// A Point is what a text speaks of: it is seen as light and arrow.
type Point struct {
	Kind  PointKind
	Zone  rules.Zone
	Place int // from 0; -1 for the whole zone
	Card  *scenario.Ref
	Var   rules.Var
	Seat  rules.Seat // of a counter; Nobody for the table's
	Verb  rules.Verb
}

// CardOn returns the card of a point at a card, on the Referee's board; 0 where it
// does not lie there.
func (p *Point) CardOn(b *rules.Board) rules.CardID {
	if p.Card == nil {
		return 0
	}
	if all := p.Card.Copies(b); len(all) >= max(p.Card.Copy, 1) {
		return all[max(p.Card.Copy, 1)-1]
	}
	return 0
}

// Fits reports whether an answer is one that a Wait takes. m is the match before it
// is given.
func (s *Step) Fits(m rules.Match, a rules.Action) bool {
	for i := range s.Takes {
		if s.Takes[i].Fits(m.Board(), &a) {
			return true
		}
	}
	return false
}

// Answers returns all answers of a match that a Wait takes, the first way first.
func (s *Step) Answers(m rules.Match) []rules.Action {
	var out []rules.Action
	for i := range s.Takes {
		out = append(out, s.Takes[i].Fitting(m)...)
	}
	return out
}

// elsewise is said where a lesson says nothing of an answer.
var elsewise = rules.Text{
	FR: "C’est permis, mais pas ce que montre cette leçon. On revient en arrière\u00a0: essayez encore.",
	EN: "That is allowed, but not what this lesson shows. We step back: try again."}

// Instead returns what is said of an answer that a Wait does not take. m is the match
// before it is given.
func (s *Step) Instead(m rules.Match, a rules.Action) rules.Text {
	out := elsewise
	for i := range s.Else {
		switch e := &s.Else[i]; {
		case !e.Only:
			out = e.Text
		case e.Of.Fits(m.Board(), &a):
			return e.Text
		}
	}
	return out
}

// Fill returns a text of the lesson in a language as it reads on the session's table
// now, with the marks of package rules: see [scenario.Table.Fill].
func (l *Lesson) Fill(t rules.Text, s *rules.Session, lang rules.Lang) string {
	return l.table.Fill(t, s.Match().Board(), lang)
}

// Holds reports whether what a Check says is so.
func (l *Lesson) Holds(step *Step, s *rules.Session) bool {
	return scenario.Expect(s, step.Check.Cursor()) == nil
}

// Session begins the lesson's match. The setup names the levels of the seats that the
// program plays in a stretch of free play, but it plays none of them yet: whoever
// shows a step of kind Play makes it the Session's Program. Where there is such a
// stretch, the learner may ask for advice.
func (l *Lesson) Session() (*rules.Session, error) {
	setup, board, err := scenario.Position(l.Game, &l.head)
	if err != nil {
		return nil, err
	}
	free := false
	for i := range l.Steps {
		if s := &l.Steps[i]; s.Kind == Play {
			setup.Seats[s.Play.Seat].Level = s.Play.Level
			free = true
		}
	}
	s, err := rules.NewSession(l.Game, setup, board)
	if err != nil {
		return nil, l.fault(l.Line, "this position cannot be played: "+err.Error())
	}
	s.Program, s.OpenUndo, s.Advice = 0, true, free
	return s, nil
}

// At returns the lesson's match as it stands when step n begins, with the first
// answer given at each Wait. A stretch of free play before it has been left out: the
// match stands where it began.
func (l *Lesson) At(n int) (*rules.Session, error) {
	s, err := l.Session()
	if err != nil {
		return nil, err
	}
	for i := range l.Steps[:min(n, len(l.Steps))] {
		if err := l.give(&l.Steps[i], s); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// give gives the answer of a Wait or Let, the first that is meant.
func (l *Lesson) give(step *Step, s *rules.Session) error {
	if step.Kind != Wait && step.Kind != Let {
		return nil
	}
	a, err := l.Answer(step, s.Match())
	if err == nil {
		err = s.Do(a)
	}
	if err != nil {
		return l.fault(step.Line, err.Error())
	}
	return nil
}

// Answer returns the answer of a Let, of which there must be one only, equal cards
// apart, or the first that a Wait takes.
func (l *Lesson) Answer(step *Step, m rules.Match) (rules.Action, error) {
	if step.Kind == Wait {
		if all := step.Takes[0].Fitting(m); len(all) > 0 {
			return all[0], nil
		}
	}
	return l.table.Answer(m, &step.Takes[0])
}

// fault returns what is wrong with a line of the lesson.
func (l *Lesson) fault(line int, what string) error {
	return &scenario.Error{File: l.File, Line: line, What: what}
}
