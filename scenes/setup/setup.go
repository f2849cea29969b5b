// Package setup is the screen on which a game is prepared. At first it shows who
// plays, and one button; who begins, the options and the seed are folded under a
// line that says what is set. It knows no game: the numbers of seats, the teams,
// who may begin and the options come from rules.Game.
package setup

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"wyrmtable/art"
	"wyrmtable/game"
	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/scenes/ui"
)

// Scene is the set-up of one game.
type Scene struct {
	ui    *ui.UI
	game  *rules.Game
	start func(c *game.Context, s Start)
	known bool // the players of the last game were recalled
	// Builder makes the deck builder, open at a deck; nil: there is none.
	Builder func(deck string) game.Scene
	// Learn makes the page of the game's lessons, which leads back here; nil: there are none.
	Learn func() game.Scene

	count   int // number of seats
	players [rules.MaxSeats]player
	first   rules.Seat // who begins; Nobody: drawn
	options []int
	open    bool // undo passes every barrier
	advice  bool // people may ask the program for advice
	seed    game.TextField
	drawn   string // the seed that nobody has chosen
	toss    toss
	offer   bool // it is asked first whether somebody plays alone
	learn   learning
	opened  bool // the options are unfolded, in the place of the players
	decks   deckChoice
}

// player is one seat being prepared.
type player struct {
	name   game.TextField
	colour int
	level  string // of the program that plays; empty for a person
	own    string // the name of the person in whose place it does
}

// Start is a match as it was prepared.
type Start struct {
	Setup    rules.Setup
	OpenUndo bool // moves may be taken back even after a card was seen
	Advice   bool // people may ask the program for advice
	Of       int  // matches of a series, of which more than half win; 1: one match
}

// New returns the set-up of g. start is called with the finished set-up.
func New(k *ui.Kit, g *rules.Game, start func(c *game.Context, s Start)) *Scene {
	s := &Scene{ui: ui.New(k), game: g, start: start, count: 2, first: rules.Nobody}
	if len(g.Seats) > 0 {
		s.count = g.Seats[0]
	}
	for _, o := range g.Options {
		s.options = append(s.options, o.Default)
	}
	for i := range s.players {
		s.players[i] = player{name: game.TextField{Label: playerText(i), Max: 18}, colour: i}
		s.players[i].name.SetValue(readyNames[i])
	}
	s.seed = game.TextField{Label: seedLabel, Max: 19}
	s.newSeed()
	s.ui.Focus("start")
	return s
}

// recall seats the players of the last game, and sets what was set for the last
// match of this one, once. Nothing is known of them before the first Context.
func (s *Scene) recall(from *game.Settings) {
	if s.known {
		return
	}
	s.known = true
	for i, p := range from.Players[:min(len(from.Players), len(s.players))] {
		s.players[i].name.SetValue(p.Name)
		s.players[i].colour = p.Colour
		if p.Level != "" {
			l, _ := bots.ParseLevel(p.Level)
			s.players[i].level = l.ID()
		}
	}
	s.spread()
	s.prepare(from.Prepared[s.game.ID])
}

// prepare sets what was set before, as far as the game still knows it.
func (s *Scene) prepare(p game.Prepared) {
	if slices.Contains(s.game.Seats, p.Seats) {
		s.seatFor(p.Seats)
	}
	if first := rules.Seat(p.First - 1); slices.Contains(s.starters(), first) {
		s.first = first
	}
	for i, o := range s.game.Options {
		if v, ok := p.Options[o.Key]; ok && v >= 0 && v < len(o.Values) {
			s.options[i] = v
		}
	}
	s.decks.best = max(slices.Index(bestOf, p.Best), 0)
	s.open, s.advice = p.OpenUndo, !p.NoAdvice
}

// prepared is what is set, for the next set-up of the game.
func (s *Scene) prepared(c *game.Context) game.Prepared {
	p := game.Prepared{Seats: s.count, First: int(s.first) + 1, Best: bestOf[s.decks.best], OpenUndo: s.open,
		NoAdvice: !s.advice, Hands: c.Settings.Prepared[s.game.ID].Hands}
	for i, o := range s.game.Options {
		if p.Options == nil {
			p.Options = map[string]int{}
		}
		p.Options[o.Key] = s.options[i]
	}
	return p
}

// spread gives another colour to whoever has none, or that of a player before
// him: those who did not play last time kept what others may have taken.
func (s *Scene) spread() {
	var taken [art.PlayerColours]bool
	for i := range s.players {
		p := &s.players[i]
		if p.colour < 0 || p.colour >= len(taken) || taken[p.colour] {
			p.colour = max(slices.Index(taken[:], false), 0)
		}
		taken[p.colour] = true
	}
}

// remember keeps what is set, and who sat down if several did, for the next set-up.
func (s *Scene) remember(c *game.Context, seated bool) {
	news := c.Settings.Prepare(s.game.ID, s.prepared(c))
	var all []game.Player
	for i := range s.players {
		p := &s.players[i]
		all = append(all, game.Player{Name: strings.TrimSpace(p.name.Value()), Colour: p.colour, Level: p.level})
	}
	if seated && !slices.Equal(all, c.Settings.Players) {
		c.Settings.Players, news = all, true
	}
	if s.rememberDecks(c) || news {
		c.SettingsChanged()
	}
}

// seedDigits keeps drawn seeds short enough to read out.
const seedDigits = 1_000_000_000

func (s *Scene) newSeed() { s.Seed(rand.Uint64N(seedDigits)) }

// Seed shows a seed, for tests and for starting a known game again.
func (s *Scene) Seed(n uint64) {
	s.drawn = strconv.FormatUint(n, 10)
	s.seed.SetValue(s.drawn)
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.readDecks(c)
	s.ui.Begin(c)
	for e := range c.Events() {
		if s.toss.on {
			s.toss.event(e)
			continue
		}
		s.ui.Event(c, e, s.build)
	}
	s.toss.update(c, s)
	s.ui.End(c, s.build)
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context, dst *game.Frame) { s.ui.Draw(c, dst, s.build) }

// Focused returns the widget the keyboard is on.
func (s *Scene) Focused() string { return s.ui.Focused() }

// Mirror implements game.Mirrored.
func (s *Scene) Mirror(c *game.Context) game.Mirror { return s.ui.Mirror(s.game.Name) }

// trouble says what keeps the game from starting; empty if nothing does.
func (s *Scene) trouble() game.Text {
	seen := map[string]bool{}
	for i := range s.count {
		n := strings.TrimSpace(s.players[i].name.Value())
		if n == "" {
			return noName
		}
		if r := art.Lacks(n); r != 0 {
			return cannotWrite(n, r)
		}
		if seen[strings.ToLower(n)] {
			return rules.Text{
				FR: "Deux joueurs s’appellent «\u00a0" + n + "\u00a0»\u00a0: donnez-leur des noms différents.",
				EN: "Two players are called “" + n + "”: give them different names.",
			}
		}
		seen[strings.ToLower(n)] = true
	}
	if _, ok := s.seedValue(); !ok {
		return badSeed
	}
	for i := range s.count {
		if why := s.deckTrouble(i); !why.Empty() {
			n := strings.TrimSpace(s.players[i].name.Value())
			return rules.Join(rules.Text{FR: "Deck de " + n + "\u00a0: ", EN: n + "’s deck: "}, why)
		}
	}
	return game.Text{}
}

func (s *Scene) seedValue() (uint64, bool) {
	n, err := strconv.ParseUint(strings.TrimSpace(s.seed.Value()), 10, 64)
	return n, err == nil
}

// result is the set-up as chosen.
func (s *Scene) result(first rules.Seat) rules.Setup {
	seed, _ := s.seedValue()
	out := rules.Setup{Game: s.game.ID, First: first, Seed: seed}
	for i := range s.count {
		p := &s.players[i]
		out.Seats = append(out.Seats, rules.SeatSetup{Name: strings.TrimSpace(p.name.Value()), Colour: p.colour,
			Level: p.level})
	}
	if s.game.Deck != nil {
		for i := range s.count {
			if e := s.deckOf(i); e != nil {
				out.Decks = append(out.Decks, e.Deck.Clone())
			}
		}
	}
	for i, o := range s.game.Options {
		out.Options = append(out.Options, rules.OptionSet{Key: o.Key, Value: s.options[i]})
	}
	return out
}

// begin starts the game, after the draw if there is one.
func (s *Scene) begin(c *game.Context) {
	if !s.trouble().Empty() {
		return
	}
	first, _ := s.decided(c)
	if first == rules.Nobody {
		first = s.first
	}
	if first != rules.Nobody {
		s.leave(c, first)
		return
	}
	s.toss = toss{on: true, began: c.Now, winner: s.lot(), long: c.Settings.Motion(tossTime)}
	if c.Settings.ReducedMotion {
		s.toss.long = 0
	}
	c.Sound.Play(tossSound)
}

// decided is who begins, or chooses who does, where the decks decide it, and why.
func (s *Scene) decided(c *game.Context) (rules.Seat, rules.Text) {
	if s.game.Chooser == nil {
		return rules.Nobody, rules.Text{}
	}
	setup := s.result(rules.Nobody)
	for i := range setup.Seats {
		setup.Seats[i].Name = s.nameOf(c, i)
	}
	return s.game.Chooser(&setup)
}

// lot is who begins by the draw, an index of the seats that may. It follows
// from the seed, so that the same set-up makes the same game.
func (s *Scene) lot() int {
	seed, _ := s.seedValue()
	return int(rand.New(rand.NewPCG(seed, 0xC01)).Uint64N(uint64(len(s.starters()))))
}

// seating is how the seats belong together.
func (s *Scene) seating() rules.Seating { return s.game.Seated(s.count) }

// starters are the seats that may begin.
func (s *Scene) starters() []rules.Seat {
	seating := s.seating()
	return seating.Starters(s.count)
}

func (s *Scene) leave(c *game.Context, first rules.Seat) {
	s.remember(c, true)
	s.start(c, Start{s.result(first), s.open, s.advice, bestOf[s.decks.best]})
}

const tossTime = 1500 * time.Millisecond
