// Package compose makes a puzzle of where a match stands: a goal is chosen, the solver
// looks beside the game whether it can be forced, and the file is copied or sent.
package compose

import (
	"strings"
	"time"

	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/puzzle"
	"wyrmtable/scenes/beside"
	"wyrmtable/scenes/ui"
)

// What a search may take. Whoever waits for it can stop it before.
const (
	mostTime      = 20 * time.Second
	mostPositions = 400_000
)

// Doors lead on with the file of a puzzle.
type Doors struct {
	Play  func(c *game.Context, text string)
	Share func(text string) game.Scene
}

// Scene is the panel. It lies over the table, and pops with nil.
type Scene struct {
	ui      *ui.UI
	session *rules.Session
	doors   Doors

	title  game.TextField
	named  bool // it has begun with a name
	solver rules.Seat
	aims   []puzzle.Aim
	times  []puzzle.Time
	aim    int
	time   int
	open   bool // the solver knows what others hold

	work   *beside.Work // nil while nothing is looked for
	trial  *puzzle.Trial
	found  bool // the trial has come to its end
	answer bool // the solution is shown
}

// New returns the panel for where a session stands. solver is who is to reach the goal
// at first.
func New(k *ui.Kit, s *rules.Session, solver rules.Seat, doors Doors) *Scene {
	p := &Scene{ui: ui.New(k), session: s, doors: doors, open: true,
		title: game.TextField{Label: titleLabel, Max: 40}}
	p.times = puzzle.Times(s.Game(), s.Setup())
	p.solves(max(solver, 0))
	return p
}

// solves makes a seat the one that is to reach the goal.
func (s *Scene) solves(seat rules.Seat) {
	s.solver, s.aim = seat, 0
	s.aims = puzzle.Aims(s.session, seat)
}

// Overlay implements game.Overlay.
func (s *Scene) Overlay() bool { return true }

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	if !s.named {
		s.named = true
		s.title.SetValue(c.T(puzzle.Named(s.session, s.solver)))
	}
	if s.work != nil && !s.found && s.work.GoOn() {
		s.end()
		c.Redraw()
	}
	s.ui.Update(c, s.build)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(c.T(pageTitle)) }

// Left implements game.Leaver.
func (s *Scene) Left(*game.Context) { s.forget() }

// Found reports whether a search has come to its end, and what it found.
func (s *Scene) Found() (*puzzle.Trial, bool) { return s.trial, s.found }

// look begins to look for whether the goal can be forced.
func (s *Scene) look() {
	s.forget()
	o := puzzle.Outline{Name: rules.Same("-"), Grade: 1, Solver: s.solver, Open: s.open}
	o.Set(&s.aims[s.aim], &s.times[s.time])
	s.trial = puzzle.Try(s.session, o, mostPositions)
	s.work = beside.Begin(mostTime, s.trial.Step, nil)
	s.ui.Changed()
}

// end takes what was found.
func (s *Scene) end() {
	s.found = true
	s.trial.Finish()
	s.ui.Changed()
}

// forget gives up what is looked for, and what was found: another goal was chosen.
func (s *Scene) forget() {
	if s.work != nil && !s.found {
		s.work.CancelThen(s.trial.Finish)
	}
	s.work, s.trial, s.found, s.answer = nil, nil, false, false
	s.ui.Changed()
}

// File is the file of the puzzle; empty while there is none.
func (s *Scene) File() string {
	if !s.found || s.trial.Err != nil {
		return ""
	}
	name := strings.TrimSpace(strings.ReplaceAll(s.title.Value(), "|", ""))
	if name == "" {
		name = puzzle.Named(s.session, s.solver).FR
	}
	_, rest, _ := strings.Cut(s.trial.Text, "\n")
	return "puzzle  " + name + " | " + name + "\n" + rest
}
