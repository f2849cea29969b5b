// Package lesson takes a learner through a lesson on the table, or lets him try a
// puzzle: it knows at which
// step he is, what is to be given for whom, what is said of an answer that was not
// meant, and shows one short text at a time beside what it speaks of.
//
// It does nothing to the match: what is to be done it hands out, see [Guide.GoOn].
package lesson

import (
	"errors"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/lesson"
)

// A Stage is what a lesson waits for.
type Stage uint8

const (
	Off     Stage = iota // there is no lesson
	Reading              // a text to be read and pressed on
	Waiting              // the learner’s answer
	Leading              // nothing: the lesson goes on by itself when all was told
	Astray               // that what is said of an answer not meant is read, and the answer taken back
	Failed               // that it is read that what was to be so is not
	Free                 // the end of a stretch that is played freely
	Done                 // nothing more
)

// A Guide is a lesson while it is taken. The zero Guide is none.
type Guide struct {
	Lesson *lesson.Lesson
	Stage  Stage
	// Foreign says that it is none of the game's own: it came from somebody else.
	Foreign bool

	riddle  *riddle // what is taken in place of a lesson; nil for a lesson
	session *rules.Session
	step    int
	marks   []int // by step: how many answers had been given when it began
	given   bool  // the answer of the step was given
	next    int   // the step after it
	said    rules.Text
	hints   int // how many are shown
	fresh   bool
	spot    spot
}

// Take begins a lesson on a session of it. at is where it was left; the zero Midway
// is its beginning.
func Take(l *lesson.Lesson, s *rules.Session, at game.Midway) (Guide, error) {
	g := Guide{Lesson: l, session: s, Stage: Leading}
	if at.Data == "" {
		g.enter(0)
		return g, nil
	}
	if at.Step < 0 || at.Step >= len(l.Steps) || len(at.Marks) != at.Step+1 || at.Marks[at.Step] > s.Len() {
		return Guide{}, errors.New("this is no place in the lesson")
	}
	g.marks = at.Marks[:at.Step:at.Step]
	g.enter(at.Step)
	g.marks[at.Step] = at.Marks[at.Step]
	return g, nil
}

// On reports whether there is a lesson.
func (g *Guide) On() bool { return g.Stage != Off }

// Leads reports whether the lesson says what others answer: everywhere but in a
// stretch that is played freely.
func (g *Guide) Leads() bool { return g.Stage != Off && g.Stage != Free }

// Reads reports whether there is something to press on.
func (g *Guide) Reads() bool {
	switch g.Stage {
	case Reading, Astray, Failed, Done:
		return true
	}
	return false
}

// Midway is where the lesson stands, to go on with later.
func (g *Guide) Midway(data []byte) game.Midway {
	return game.Midway{Step: g.step, Marks: g.marks, Data: string(data)}
}

// now is the step that the lesson is at; nil behind the last one.
func (g *Guide) now() *lesson.Step {
	if g.riddle != nil || g.step >= len(g.Lesson.Steps) {
		return nil
	}
	return &g.Lesson.Steps[g.step]
}

// enter begins step n.
func (g *Guide) enter(n int) {
	g.step, g.given, g.hints, g.fresh, g.spot = n, false, 0, true, spot{}
	g.marks = append(g.marks[:min(n, len(g.marks))], g.session.Len())
	g.Stage = Done
	if step := g.now(); step != nil {
		g.Stage = [...]Stage{lesson.Say: Reading, lesson.Wait: Waiting, lesson.Let: Leading, lesson.Check: Leading,
			lesson.Play: Free}[step.Kind]
	}
}

// Entered reports, once, that another step has begun.
func (g *Guide) Entered() bool {
	fresh := g.fresh
	g.fresh = false
	return fresh
}

// Answered is told of an answer that somebody is about to give.
func (g *Guide) Answered(a rules.Action) {
	if g.riddle != nil {
		g.tried()
		return
	}
	if g.Stage != Reading && g.Stage != Waiting {
		return
	}
	n := g.step
	for n < len(g.Lesson.Steps)-1 && g.Lesson.Steps[n].Kind == lesson.Say {
		n++
	}
	g.Stage, g.given, g.next = Leading, true, n+1
	step := &g.Lesson.Steps[n]
	if step.Kind == lesson.Wait && step.Fits(g.session.Match(), a) {
		for g.step < n { // he who knows what comes needs not read on
			g.step++
			g.marks = append(g.marks, g.session.Len())
		}
		return
	}
	g.said = step.Instead(g.session.Match(), a)
	g.next = -1
}

// GoOn is called while everything rests. It returns the answer that is to be given
// now, if there is one, or how far the match has to go back.
func (g *Guide) GoOn() (a rules.Action, give bool) {
	if g.riddle != nil {
		return g.ponder()
	}
	step := g.now()
	switch {
	case g.Stage == Free && step.Play.Over(g.session.Match()):
		g.enter(g.step + 1)
	case g.Stage != Leading:
	case g.given && g.next < 0:
		g.Stage, g.hints, g.spot = Astray, 0, spot{}
	case g.given:
		g.enter(g.next)
	case step.Kind == lesson.Check && g.Lesson.Holds(step, g.session):
		g.enter(g.step + 1)
	case step.Kind == lesson.Check:
		g.Stage = Failed
	default:
		a, err := g.Lesson.Answer(step, g.session.Match())
		if err != nil { // no lesson that was proven comes here
			g.Stage = Failed
			return a, false
		}
		g.given, g.next = true, g.step+1
		return a, true
	}
	return a, false
}

// Next presses on. It reports how many answers of the match remain; -1 for all.
func (g *Guide) Next() (back int) {
	switch g.Stage {
	case Reading:
		g.enter(g.step + 1)
	case Astray:
		if g.riddle != nil {
			return g.retry()
		}
		return g.to(g.step)
	case Failed:
		n := g.step
		for n > 0 && !g.Lesson.Steps[n].Again {
			n--
		}
		return g.to(n)
	}
	return -1
}

// Back goes one step back, to the last text before, or takes an answer back that was
// not meant. It reports how many answers of the match remain.
func (g *Guide) Back() (back int) {
	if g.riddle != nil {
		return g.retry()
	}
	if g.Stage == Astray {
		return g.to(g.step)
	}
	n := g.step - 1
	for n > 0 && g.Lesson.Steps[n].Text.Empty() {
		n--
	}
	return g.to(max(n, 0))
}

// CanBack reports whether there is a step to go back to.
func (g *Guide) CanBack() bool {
	if g.riddle != nil {
		return len(g.riddle.tries) > 0
	}
	return g.On() && (g.step > 0 || g.Stage == Astray)
}

// to goes back to the beginning of step n.
func (g *Guide) to(n int) int {
	back := g.marks[n]
	g.enter(n)
	g.marks[n] = back
	return back
}

// Floor is how many answers lie before a stretch that is played freely: those of it
// are taken back as in any match.
func (g *Guide) Floor() int {
	if g.riddle != nil {
		return g.riddle.Begun()
	}
	return g.marks[g.step]
}

// Hint shows the next hint, and reports whether there was one.
func (g *Guide) Hint() bool {
	if !g.hinted() {
		return false
	}
	g.hints++
	g.spot = spot{}
	return true
}

// hinted reports whether there is another hint.
func (g *Guide) hinted() bool {
	return (g.Stage == Waiting || g.Stage == Free) && g.hints < len(g.allHints(rules.French))
}

// Text is what is said now; empty for nothing.
func (g *Guide) Text() rules.Text {
	if r := g.riddle; r != nil && g.Stage != Astray {
		switch {
		case g.Stage == Done:
			return rules.Join(solvedHead, r.Idea)
		case r.work != nil:
			return againstText
		}
		return r.Puzzle.Text
	}
	switch step := g.now(); {
	case g.Stage == Astray:
		return g.said
	case g.Stage == Failed:
		return failedText
	case g.Stage == Done:
		return g.Lesson.Done
	case step != nil && g.Stage != Leading:
		return step.Text
	}
	return rules.Text{}
}

// Points is what the text speaks of.
func (g *Guide) Points() []lesson.Point {
	if step := g.now(); step != nil && (g.Stage == Reading || g.Stage == Waiting) {
		return step.Points
	}
	return nil
}

// Fold folds the text away, to see what lies under it, or brings it back. The next text
// brings itself.
func (g *Guide) Fold() { g.spot = spot{folded: !g.spot.folded} }

// Folded reports whether the text is folded away.
func (g *Guide) Folded() bool { return g.spot.folded }

// Wants is the text that waits for an answer, as it reads on the table; empty where none
// does.
func (g *Guide) Wants(lang rules.Lang) string {
	if g.Stage != Waiting {
		return ""
	}
	return rules.Plain(g.fill(g.Text(), lang))
}

// Stands is where the panel stands, empty before it was shown.
func (g *Guide) Stands() game.Rect { return g.spot.r }

// Through is which part of the lesson lies behind, from 0 to 1.
func (g *Guide) Through() float64 {
	if g.riddle != nil {
		return 0
	}
	return float64(g.step) / float64(len(g.Lesson.Steps))
}

var failedText = rules.Text{FR: "Ce n’est pas encore cela. Reprenons un peu plus haut.",
	EN: "That is not it yet. Let us go back a little."}

// Meant is the first answer that the learner is to give now, and whether there is one: a
// puzzle says none.
func (g *Guide) Meant() (rules.Action, bool) {
	if g.Stage != Waiting || g.riddle != nil {
		return rules.Action{}, false
	}
	all := g.now().Answers(g.session.Match())
	if len(all) == 0 {
		return rules.Action{}, false
	}
	return all[0], true
}

// Step is the number of the step, from 0.
func (g *Guide) Step() int { return g.step }
