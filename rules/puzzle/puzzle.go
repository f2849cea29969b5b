package puzzle

import (
	"strings"

	"wyrmtable/rules"
	"wyrmtable/rules/scenario"
)

// A Puzzle is one puzzle of a file, not yet looked up in its game.
type Puzzle struct {
	Name  rules.Text
	Grade int        // 1 to 3
	Text  rules.Text // the goal in a sentence
	Hints []rules.Text
	Idea  rules.Text // said once it is solved

	// Source is the part of the file that it was read from.
	Source string

	scenario.Scenario // how it begins

	solver string // empty for the first seat
	goals  []scenario.Line
	until  scenario.Line
	before []scenario.Line // what is done first
	lines  []scenario.Line // the solution
}

// ID names the puzzle among those of its game, in what is kept of it.
func (p *Puzzle) ID() string { return strings.ReplaceAll(rules.Fold(p.Name.FR), " ", "-") }

// Solution returns how many answers of all seats the solution of the file has.
func (p *Puzzle) Solution() int { return len(p.lines) }

// A State is where the play of a puzzle stands.
type State uint8

const (
	Open   State = iota
	Solved       // the goal is reached
	Failed       // it can no longer be reached: its time is over
)

// A Problem is a puzzle looked up in its game.
type Problem struct {
	*Puzzle
	Game   *rules.Game
	Solver rules.Seat

	table *scenario.Table
	begun []rules.Action // what is done first
	setup rules.Setup
	board *rules.Board                // nil if the match is dealt
	met   []func(m rules.Match) bool  // the goals
	hold  bool                        // the goal counts at its time, and not before
	turns int                         // how many turns there are; 0 if they are not counted
	most  int                         // how many answers of the solver; 0 if they are not counted
	last  int                         // the turn in which it is too late; 0 for never
	value func(m rules.Match) float64 // how well a position looks, to the solver; may be nil
}

// In looks a puzzle up in its game. All errors are a [*scenario.Error].
func (p *Puzzle) In(g *rules.Game) (*Problem, error) {
	setup, board, err := scenario.Position(g, &p.Scenario)
	if err != nil {
		return nil, err
	}
	pr := &Problem{Puzzle: p, Game: g, setup: setup, board: board}
	s, err := pr.session(board)
	if err != nil {
		return nil, err
	}
	if pr.Solver, err = pr.seat(); err != nil {
		return nil, err
	}
	pr.table = scenario.TableOf(s)
	for _, l := range p.before {
		a, err := pr.do(s, l)
		if err != nil {
			return nil, p.fault(l.Num, err.Error())
		}
		pr.begun = append(pr.begun, a)
	}
	for _, l := range p.goals {
		met, err := pr.goal(l.Cursor())
		if err != nil {
			return nil, p.fault(l.Num, err.Error())
		}
		pr.met = append(pr.met, met)
	}
	if err := pr.readUntil(); err != nil {
		return nil, p.fault(p.until.Num, err.Error())
	}
	if style := g.Style; style != nil && style.Value != nil {
		pr.value = func(m rules.Match) float64 { return style.Value(m, pr.Solver) }
	}
	if pr.turns > 0 {
		pr.last = pr.turn(s.Match()) + pr.turns
	}
	return pr, nil
}

func (p *Puzzle) fault(line int, what string) error {
	return &scenario.Error{File: p.File, Line: line, What: what}
}

func (p *Problem) seat() (rules.Seat, error) {
	if p.solver == "" {
		return 0, nil
	}
	var names []string
	for i, s := range p.setup.Seats {
		if s.Name == p.solver {
			return rules.Seat(i), nil
		}
		names = append(names, s.Name)
	}
	return 0, p.fault(p.Line, "the solver \""+p.solver+"\" has no seat"+scenario.Suggest(p.solver, names))
}

// Session begins the puzzle, for somebody to play it: everything can be taken back.
func (p *Problem) Session() (*rules.Session, error) { return p.session(p.board) }

func (p *Problem) session(b *rules.Board) (*rules.Session, error) {
	s, err := rules.NewSession(p.Game, p.setup, b)
	if err != nil {
		return nil, p.fault(p.Line, "this position cannot be played: "+err.Error())
	}
	s.OpenUndo = true
	for _, a := range p.begun {
		if err := s.Do(a); err != nil {
			return nil, p.fault(p.Line, "what is done first cannot be done: "+err.Error())
		}
	}
	return s, nil
}

// Begun returns how many answers were given before the puzzle begins: nobody takes
// those back.
func (p *Problem) Begun() int { return len(p.begun) }

// State says how a session of the puzzle stands.
func (p *Problem) State(s *rules.Session) State {
	state := p.state(s.Match())
	if state == Open && p.most > 0 && p.given(s) >= p.most && rules.AskOf(s.Match(), p.Solver) != nil {
		return Failed
	}
	return state
}

// given returns how many answers the solver has given.
func (p *Problem) given(s *rules.Session) int {
	n := 0
	for i := p.Begun(); i < s.Len(); i++ {
		if s.Action(i).Seat == p.Solver {
			n++
		}
	}
	return n
}

// state says how a match stands, answers not counted.
func (p *Problem) state(m rules.Match) State {
	_, over := m.Outcome()
	end := over || p.last > 0 && p.turn(m) >= p.last
	if p.hold && !end {
		return Open
	}
	for _, met := range p.met {
		if !met(m) {
			if end {
				return Failed
			}
			return Open
		}
	}
	return Solved
}

// turn counts the turns of a match.
func (p *Problem) turn(m rules.Match) int {
	if p.Game.Style != nil && p.Game.Style.Turn != nil {
		return p.Game.Style.Turn(m)
	}
	for v, info := range m.Board().Layout().Vars {
		if info.Name == "turn" {
			return int(m.Board().Var(rules.Var(v), rules.Nobody))
		}
	}
	return 0
}

// countsTurns reports whether the game has turns that can be counted.
func (p *Problem) countsTurns() bool {
	if p.Game.Style != nil && p.Game.Style.Turn != nil {
		return true
	}
	for _, info := range p.Game.Layout(&p.setup).Vars {
		if info.Name == "turn" {
			return true
		}
	}
	return false
}

// do gives the answer that a line of the solution means.
func (p *Problem) do(s *rules.Session, l scenario.Line) (rules.Action, error) {
	c := l.Cursor()
	pattern, err := p.table.Pattern(c)
	if err := or(err, c.End); err != nil {
		return rules.Action{}, err
	}
	a, err := p.table.Answer(s.Match(), &pattern)
	if err != nil {
		return a, err
	}
	return a, s.Do(a)
}
