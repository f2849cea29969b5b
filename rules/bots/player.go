package bots

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// A Player answers for a seat. It is for one match; several may think at once, each
// in its own goroutine, but a Player has one Thought at a time.
type Player struct {
	// Tries is how many tries an answer gets at most; 0 where habit answers. New
	// sets it by the level.
	Tries int

	game    *rules.Game
	style   *rules.Style
	level   Level
	seat    rules.Seat
	habit   rules.Habit
	thought Thought
	past    past
	plan    plan
}

// plain is the style of a game that has none.
var plain = rules.Style{Ahead: 200, Chance: true, Tries: 300, Brief: 30,
	Value: func(rules.Match, rules.Seat) float64 { return 0.5 }}

// New returns a player for a seat of a game. Players with the same seed answer
// alike.
func New(g *rules.Game, level Level, seat rules.Seat, seed uint64) *Player {
	p := &Player{game: g, style: g.Style, level: level.bounded(), seat: seat}
	if p.style == nil {
		p.style = &plain
	}
	switch p.level {
	case Knight:
		p.Tries = p.style.Brief
	case Dragon:
		p.Tries = p.style.Tries
	}
	p.habit = chance
	if p.style.Habit != nil {
		eye := rules.Simple
		if p.level == Page {
			eye = rules.Naive
		}
		p.habit = p.style.Habit(eye)
	}
	p.thought.init(p, seed)
	return p
}

// Seat returns the seat it plays for.
func (p *Player) Seat() rules.Seat { return p.seat }

// Level returns how well it plays.
func (p *Player) Level() Level { return p.level }

// Think begins to think about the question that waits for its seat. It returns nil
// when none does. The match may go on or be changed meanwhile: the thought has
// copied what its seat may know. The thought before is forgotten, and its memory used
// again.
func (p *Player) Think(m rules.Match) *Thought {
	if rules.AskOf(m, p.seat) == nil {
		return nil
	}
	p.thought.begin(m)
	return &p.thought
}

// Answer thinks until it has done its tries or stop says so, and returns the
// answer, and whether there was a question. A nil stop never says so.
func (p *Player) Answer(m rules.Match, stop func() bool) (rules.Action, bool) {
	t := p.Think(m)
	if t == nil {
		return rules.Action{}, false
	}
	t.Step(stop)
	return t.Answer(), true
}

// chance is the habit of a game that has none.
func chance(m rules.Match, seat rules.Seat, r *rand.Rand, _ int) (rules.Action, bool) {
	k := rules.AskOf(m, seat)
	a := k.Answers[r.IntN(len(k.Answers))]
	for range 3 {
		if !a.Back {
			break
		}
		a = k.Answers[r.IntN(len(k.Answers))]
	}
	return a.Action, true
}
