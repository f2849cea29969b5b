package lesson

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// Run proves a lesson and returns the first fault, a [*scenario.Error] that names the
// line. Each step is looked at as the learner meets it: what its texts say is so, what
// it points at is there, its answers are legal, every other legal answer can be given
// and taken back, and a save made there loads. Then the lesson is gone through once
// more for each other answer that a Wait takes. A stretch of free play is played to
// its end by simple players, several times.
func Run(l *Lesson) error {
	p, err := newPass(l)
	if err != nil {
		return err
	}
	for i := range l.Steps {
		step := &l.Steps[i]
		if err := p.meet(step); err != nil {
			return p.at(step, err)
		}
		if err := p.otherWays(i); err != nil {
			return err
		}
		if step.Kind == Play {
			return p.freely(i)
		}
		if err := p.do(step); err != nil {
			return p.at(step, err)
		}
	}
	return p.end()
}

// A pass is a lesson while it is gone through.
type pass struct {
	*Lesson
	session *rules.Session
	way     string // which one, for errors; empty for the first
}

func newPass(l *Lesson) (*pass, error) {
	s, err := l.Session()
	return &pass{Lesson: l, session: s}, err
}

// at returns what is wrong with a step, in this pass.
func (p *pass) at(step *Step, err error) error {
	var own *scenario.Error
	if errors.As(err, &own) {
		return err
	}
	return p.fault(step.Line, err.Error()+p.way)
}

// end looks at what is said at the end.
func (p *pass) end() error {
	if err := p.table.Untrue(p.Done, p.session.Match()); err != nil {
		return p.fault(p.done, err.Error()+p.way)
	}
	return nil
}

// meet looks at a step before anything is done.
func (p *pass) meet(step *Step) error {
	if err := p.reload(); err != nil {
		return err
	}
	if err := p.says(step); err != nil {
		return err
	}
	for i := range step.Points {
		if err := p.sees(&step.Points[i]); err != nil {
			return err
		}
	}
	if step.Kind != Wait {
		return nil
	}
	for i := range step.Else {
		if e := &step.Else[i]; e.Only && len(e.Of.Fitting(p.session.Match())) == 0 {
			return errors.New("an \"else\" speaks of an answer that is not legal now; open: " + p.table.Open(p.session.Match()))
		}
	}
	return p.givesBack()
}

// says checks what a step's texts say of the match, all of which may be read now.
func (p *pass) says(step *Step) error {
	texts := append([]rules.Text{step.Text}, step.Hints...)
	for _, e := range step.Else {
		texts = append(texts, e.Text)
	}
	for _, t := range texts {
		if err := p.table.Untrue(t, p.session.Match()); err != nil {
			return err
		}
	}
	return nil
}

// sees checks that there is something where a point points.
func (p *pass) sees(at *Point) error {
	m := p.session.Match()
	switch at.Kind {
	case AtCard:
		id := at.CardOn(m.Board())
		if id == 0 {
			return fmt.Errorf("a point is at %q, of which there are not so many on the table", p.Game.Faces[at.Card.Face].Name.FR)
		}
		if p.session.View(p.Learner).Cards[id].Face == 0 {
			return fmt.Errorf("a point is at %q, which the learner cannot see", p.Game.Faces[at.Card.Face].Name.FR)
		}
	case AtZone:
		if n := len(m.Board().Zone(at.Zone)); at.Place >= n {
			return fmt.Errorf("a point is at place %d of a zone that has %d", at.Place+1, n)
		}
	case AtButton:
		if k := rules.AskOf(m, p.Learner); k != nil {
			for i := range k.Answers {
				if k.Answers[i].Verb == at.Verb {
					return nil
				}
			}
		}
		return errors.New("a point is at a button that is not there now; open: " + p.table.Open(m))
	}
	return nil
}

// reload saves the session and goes on with what was loaded.
func (p *pass) reload() error {
	before := p.session.Fingerprint()
	s, _, err := rules.Load(p.session.Save(rules.Meta{}), func(string) *rules.Game { return p.Game })
	if err != nil {
		return err
	}
	if s.Fingerprint() != before {
		return errors.New("the match has changed by being saved and loaded")
	}
	s.Program, s.OpenUndo = 0, true
	p.session = s
	return nil
}

// givesBack gives each legal answer of the learner and takes it back.
func (p *pass) givesBack() error {
	k := rules.AskOf(p.session.Match(), p.Learner)
	if k == nil {
		return errors.New("the learner is asked nothing now; open: " + p.table.Open(p.session.Match()))
	}
	before := p.session.Fingerprint()
	for _, a := range append([]rules.Answer(nil), k.Answers...) {
		err := p.session.Do(a.Action)
		if err == nil {
			err = p.session.Undo(p.Learner)
		}
		if err == nil && p.session.Fingerprint() != before {
			err = errors.New("the match has changed")
		}
		if err != nil {
			return fmt.Errorf("another answer is given and taken back: %w", err)
		}
	}
	return nil
}

// do does what a step does to the match.
func (p *pass) do(step *Step) error {
	if step.Kind == Check {
		return scenario.Expect(p.session, step.Check.Cursor())
	}
	if err := p.give(step, p.session); err != nil {
		return p.fault(step.Line, plain(err)+p.way)
	}
	return nil
}

// plain returns what an error says without file and line.
func plain(err error) string {
	var own *scenario.Error
	if errors.As(err, &own) {
		return own.What
	}
	return err.Error()
}

// otherWays goes through the rest of the lesson for each answer that step n takes
// beside the first.
func (p *pass) otherWays(n int) error {
	step := &p.Steps[n]
	if step.Kind != Wait || p.way != "" {
		return nil
	}
	m := p.session.Match()
	for i := range step.Takes {
		if len(step.Takes[i].Fitting(m)) == 0 {
			return p.at(step, fmt.Errorf("answer %d is not legal now; open: %s", i+1, p.table.Open(m)))
		}
	}
	tried := map[string]bool{}
	for i, a := range step.Answers(m) {
		said := p.table.Describe(m.Board(), a)
		if tried[said] {
			continue
		}
		tried[said] = true
		if i == 0 {
			continue // it is the way of the first pass
		}
		if err := p.goOn(n, a, " (after \""+said+"\" in line "+fmt.Sprint(step.Line)+")"); err != nil {
			return err
		}
	}
	return nil
}

// goOn gives another answer at step n and goes through the rest.
func (p *pass) goOn(n int, a rules.Action, way string) error {
	s, err := p.session.Branch(p.session.Len())
	if err == nil {
		s.Program, s.OpenUndo = 0, true
		err = s.Do(a)
	}
	if err != nil {
		return p.at(&p.Steps[n], err)
	}
	return (&pass{p.Lesson, s, way}).rest(n + 1)
}

// rest goes through the steps from n on.
func (p *pass) rest(n int) error {
	for i := n; i < len(p.Steps); i++ {
		step := &p.Steps[i]
		if err := p.meet(step); err != nil {
			return p.at(step, err)
		}
		if step.Kind == Play {
			return p.freely(i)
		}
		if err := p.do(step); err != nil {
			return p.at(step, err)
		}
	}
	return p.end()
}

// How free play is tried: so many times, in at most so many answers.
const (
	freeTries   = 3
	freeAnswers = 5000
)

// freely plays step n freely, several times, and goes through the rest.
func (p *pass) freely(n int) error {
	step := &p.Steps[n]
	for try := range uint64(freeTries) {
		s, err := p.session.Branch(p.session.Len())
		if err != nil {
			return p.at(step, err)
		}
		s.Program, s.OpenUndo = 0, true
		if err := playOn(s, &step.Play, rand.New(rand.NewPCG(try, 1))); err != nil {
			return p.at(step, err)
		}
		way := fmt.Sprintf(" (after free play, try %d)", try+1)
		if err := (&pass{p.Lesson, s, way}).rest(n + 1); err != nil {
			return err
		}
	}
	return nil
}

// playOn plays all seats by their habits until the stretch is over.
func playOn(s *rules.Session, f *Free, r *rand.Rand) error {
	habit := rules.Habit(func(m rules.Match, _ rules.Seat, r *rand.Rand, _ int) (rules.Action, bool) { return rules.Random(m, r) })
	if st := s.Game().Style; st != nil && st.Habit != nil {
		habit = st.Habit(rules.Naive)
	}
	for range freeAnswers {
		m := s.Match()
		if f.Over(m) {
			return nil
		}
		for _, k := range m.Asks() {
			if len(k.Answers) == 0 {
				continue
			}
			if err := s.Do(habit.Answer(m.RedealInto(nil, k.Decider, r), k.Decider, r)); err != nil {
				return err
			}
			break
		}
	}
	return fmt.Errorf("free play does not come to its end in %d answers", freeAnswers)
}
