// Package rulestest is the conformance suite: what every game of the table must
// keep so that the screen, the saves, the undo, the log and the automatic
// players can rely on it. A game's own tests call [Run] once.
//
// The suite plays seeded random games. In the first ones it checks everything
// at every question; in the others only that the story is complete and comes to
// an end. Each fault says the game's seed and the action at which it appeared,
// so it can be played again.
//
// The suite is tested itself: its own tests plant a leak or a fault of every
// kind in a tiny game and check that it is caught.
package rulestest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
)

// A Config says how much is played.
type Config struct {
	Seats      []int  // numbers of seats to play with; nil: all that the game allows
	Games      int    // games with every check, for each number of seats; 0: 40
	LightGames int    // games with light checks; 0: 400
	Sparse     int    // one question in so many has every check in those games; 0: each of them
	Seed       uint64 // of the first game
	MaxActions int    // a game that takes longer fails; 0: 20,000
	// Simple is the simple automatic player of the game, if it has one: in
	// SimpleGames games of it (0: 20) the stall guard must never be needed.
	Simple      func(m rules.Match, r *rand.Rand) (rules.Action, bool)
	SimpleGames int
	// Search is the searching player of the game; nil: one of package bots that
	// thinks little. SearchGames (0: 1) are played with it for each number of seats.
	Search      func(m rules.Match, r *rand.Rand) (rules.Action, bool)
	SearchGames int
	// Invariants are checked at every question of every game.
	Invariants []Invariant
	// Setup makes the setup of a game, for games that need decks or options;
	// nil: players with names, everything else by default.
	Setup func(seats int, seed uint64) rules.Setup
}

// A Fault is a broken promise.
type Fault struct {
	Check  string // which check found it
	What   string
	Seats  int
	Seed   uint64
	Action int // how many actions were done before
}

func (f Fault) String() string {
	return fmt.Sprintf("%s: %s (%d seats, seed %d, action %d)", f.Check, f.What, f.Seats, f.Seed, f.Action)
}

// A Report is what the suite found.
type Report struct {
	Faults    []Fault
	Games     int
	Actions   int
	Stalled   int // games that the stall guard ended
	Redealt   int // positions in which a hidden card could change, and did
	Dealable  int // positions in which a hidden card could change
	Secrets   int // pairs of secret choices that were compared
	Parallels int // answers that were given in two worlds
}

// maxFaults is how many faults are collected before the suite gives up: one
// broken promise shows at every question.
const maxFaults = 20

// Run checks a game and reports each fault as a test error.
func Run(t *testing.T, g *rules.Game, cfg Config) {
	t.Helper()
	r := Check(g, cfg)
	for _, f := range r.Faults {
		t.Errorf("%s: %v", g.ID, f)
	}
	t.Logf("%s: %d games, %d actions, %d stalled; redeal changed a hidden card in %d of %d positions; %d answers in parallel worlds, %d pairs of secret choices",
		g.ID, r.Games, r.Actions, r.Stalled, r.Redealt, r.Dealable, r.Parallels, r.Secrets)
}

// Check plays the games and returns what it found.
func Check(g *rules.Game, cfg Config) *Report {
	cfg = cfg.filled(g)
	r := new(Report)
	r.facts(g, cfg)
	for _, seats := range cfg.Seats {
		deals := map[string]bool{}
		for i := range cfg.Games + cfg.LightGames {
			if len(r.Faults) >= maxFaults {
				return r
			}
			p := &play{game: g, cfg: &cfg, report: r, seats: seats, seed: cfg.Seed + uint64(i),
				full: i < cfg.Games, choose: rules.Random}
			p.run()
			if i < 8 && p.start != nil {
				deals[dealOf(p.start)] = true
			}
		}
		if len(deals) == 1 && cfg.Games+cfg.LightGames >= 8 {
			r.fault(Fault{Check: "shuffle", What: "every seed deals the same cards", Seats: seats})
		}
	}
	r.simpleGames(g, &cfg)
	r.searchGames(g, &cfg)
	r.rates(g)
	return r
}

// simpleGames lets the simple player play, with the light checks.
func (r *Report) simpleGames(g *rules.Game, cfg *Config) {
	if cfg.Simple == nil {
		return
	}
	for _, seats := range cfg.Seats {
		for i := range cfg.SimpleGames {
			before := r.Stalled
			p := &play{game: g, cfg: cfg, report: r, seats: seats, seed: cfg.Seed + uint64(i), choose: cfg.Simple}
			p.run()
			if r.Stalled > before {
				p.fault("stall", "a game of simple players ran into the stall guard")
			}
		}
	}
}

// searchGames lets the searching player play, with the light checks: it comes
// where the others do not.
func (r *Report) searchGames(g *rules.Game, cfg *Config) {
	for _, seats := range cfg.Seats {
		for i := range cfg.SearchGames {
			p := &play{game: g, cfg: cfg, report: r, seats: seats, seed: cfg.Seed + uint64(i), choose: cfg.Search}
			p.run()
		}
	}
}

// dealOf returns which face lies where.
func dealOf(b *rules.Board) string {
	out := ""
	for z := range b.Layout().Zones {
		for _, id := range b.Zone(rules.Zone(z)) {
			out += fmt.Sprint(b.Cards[id].Face, " ")
		}
	}
	return out
}

func (c Config) filled(g *rules.Game) Config {
	if c.Seats == nil {
		c.Seats = g.Seats
	}
	if c.Games == 0 {
		c.Games = 40
	}
	if c.LightGames == 0 {
		c.LightGames = 400
	}
	if c.SimpleGames == 0 {
		c.SimpleGames = 20
	}
	if c.Search == nil {
		c.Search = searching(g)
	}
	if c.SearchGames == 0 {
		c.SearchGames = 1
	}
	if c.MaxActions == 0 {
		c.MaxActions = 20000
	}
	if c.Setup == nil {
		c.Setup = func(seats int, seed uint64) rules.Setup { return Setup(g, seats, seed) }
	}
	return c
}

// Setup returns a plain setup: players with names, drawn by nobody.
func Setup(g *rules.Game, seats int, seed uint64) rules.Setup {
	names := [...]string{"Maëlys", "Bruno", "Chloé", "Driss", "Eléa", "Félix"}
	s := rules.Setup{Game: g.ID, Seed: seed, First: rules.Seat(seed % uint64(seats))}
	for i := range seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: names[i], Colour: i})
		if g.Deck != nil && len(g.Deck.Ready) > 0 {
			ready := g.Deck.Ready
			s.Decks = append(s.Decks, ready[(int(seed%uint64(len(ready)))+i)%len(ready)].In(rules.French))
		}
	}
	return s
}

// rates checks what can only be said of many games.
func (r *Report) rates(g *rules.Game) {
	if r.Stalled*1000 >= r.Games && r.Stalled > 0 {
		r.fault(Fault{Check: "stall", What: fmt.Sprintf("%d of %d random games ran into the stall guard", r.Stalled, r.Games)})
	}
	if r.Redealt*100 < r.Dealable*95 {
		r.fault(Fault{Check: "redeal", What: fmt.Sprintf("a hidden card changed in only %d of %d positions", r.Redealt, r.Dealable)})
	}
	if g.Hidden && r.Dealable == 0 {
		r.fault(Fault{Check: "redeal", What: "the game says it has secrets, but no position had any"})
	}
}

func (r *Report) fault(f Fault) {
	if len(r.Faults) < maxFaults {
		r.Faults = append(r.Faults, f)
	}
}

// A play is one random game being checked.
type play struct {
	game   *rules.Game
	cfg    *Config
	report *Report
	seats  int
	seed   uint64
	full   bool
	choose func(m rules.Match, r *rand.Rand) (rules.Action, bool)

	setup  rules.Setup
	m      rules.Match
	rng    *rand.Rand
	done   []rules.Action
	events []rules.Event // those of the last answer that had any, which the next is given
	prior  []rules.Event // a copy of them
	before rules.Board   // used over and over, as the next is
	told   rules.Board
	bytes  []byte
	start  *rules.Board
	right  map[rules.Text]bool // texts that have been read and are right
	story  story
}

func (p *play) fault(check, format string, args ...any) {
	p.report.fault(Fault{check, fmt.Sprintf(format, args...), p.seats, p.seed, len(p.done)})
}

func (p *play) run() {
	p.rng = rand.New(rand.NewPCG(p.seed, 99))
	p.setup = p.cfg.Setup(p.seats, p.seed)
	m, err := p.game.New(&p.setup)
	if err != nil {
		p.fault("setup", "New: %v", err)
		return
	}
	p.m, p.start = m, m.Board().Clone()
	p.report.Games++
	for range p.cfg.MaxActions {
		giveWay()
		before := len(p.report.Faults)
		p.checkBoard()
		if _, over := p.m.Outcome(); over {
			p.finish()
			return
		}
		p.checkInvariants()
		if p.full && (p.cfg.Sparse == 0 || p.rng.IntN(p.cfg.Sparse) == 0) {
			p.checkQuestion()
		}
		a, ok := p.choose(p.m, p.rng)
		if !ok {
			p.fault("asks", "no answer is legal and the match is not over")
			return
		}
		p.step(a)
		if len(p.report.Faults) > before {
			return // what follows would only repeat it
		}
	}
	p.fault("stall", "the game is not over after %d actions", p.cfg.MaxActions)
}

// checkQuestion runs every check that a position allows.
func (p *play) checkQuestion() {
	p.checkClone()
	p.checkAnswers()
	p.checkQuestionTexts()
	for s := range rules.Seat(p.seats) {
		p.checkRedeal(s)
	}
	p.checkRedeal(rules.Nobody)
	p.checkSecretChoices()
	if p.rng.IntN(8) == 0 {
		p.checkPosition()
	}
}

// finish checks a game that is over.
func (p *play) finish() {
	p.report.Actions += len(p.done)
	o, _ := p.m.Outcome()
	if o.Stalled {
		p.report.Stalled++
	}
	if asks := p.m.Asks(); len(asks) > 0 {
		p.fault("outcome", "the match is over and %d questions are open", len(asks))
	}
	if o.Winners&^(1<<p.seats-1) != 0 {
		p.fault("outcome", "the winners %b are no seats", o.Winners)
	}
	p.checkText("outcome", o.Reason, true)
	if p.full {
		p.checkSession()
	}
}

// state returns the bytes of a match.
func (p *play) state(m rules.Match) string {
	p.bytes = m.AppendState(p.bytes[:0])
	return string(p.bytes)
}

// is reports whether the bytes of a match are what they were.
func (p *play) is(m rules.Match, was string) bool {
	p.bytes = m.AppendState(p.bytes[:0])
	return string(p.bytes) == was
}
