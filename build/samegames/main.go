// Samegames plays matches of every game, by chance and by players of two levels, and
// prints a line for each: how many answers it had, and a sum over what it came to.
// Whoever wants to know whether the rules play the same games in another arithmetic
// lets it run there too, and compares the lines.
//
//	go run ./build/samegames
package main

import (
	"fmt"
	"hash"
	"hash/fnv"
	"math/rand/v2"
	"os"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/link"
	"wyrmtable/scenes/looks"
)

// ways are who plays, and how many matches with each number of seats.
var ways = []struct {
	name    string
	matches int
	player  func(g *rules.Game, s rules.Seat, seed uint64) player
}{
	{"chance", 60, func(*rules.Game, rules.Seat, uint64) player { return rules.Random }},
	{"squire", 1, func(g *rules.Game, s rules.Seat, seed uint64) player { return answers(g, bots.Squire, s, seed) }},
	{"knight", 1, func(g *rules.Game, s rules.Seat, seed uint64) player { return answers(g, bots.Knight, s, seed) }},
}

// A player answers for a seat.
type player func(m rules.Match, r *rand.Rand) (rules.Action, bool)

// answers is a player of a level. One that thinks goes on by chance after some
// answers, so that a match does not take a minute.
func answers(g *rules.Game, l bots.Level, s rules.Seat, seed uint64) player {
	p := bots.New(g, l, s, seed)
	p.Tries = 4
	left := 20
	return func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
		if l == bots.Knight && left == 0 {
			return rules.Random(m, r)
		}
		left--
		return p.Answer(m, nil)
	}
}

func main() {
	for _, g := range looks.Games() {
		for _, seats := range g.Seats {
			for _, w := range ways {
				for seed := range uint64(w.matches) {
					var players []player
					for s := range rules.Seat(seats) {
						players = append(players, w.player(g, s, seed))
					}
					n, sum, err := play(g, setup(g, seats, seed), players)
					if err != nil {
						fmt.Fprintf(os.Stderr, "samegames: %s, %d seats, seed %d, %s: %v\n", g.ID, seats, seed, w.name, err)
						os.Exit(1)
					}
					fmt.Printf("%s, %d seats, seed %d, %s: %d answers, %016x\n", g.ID, seats, seed, w.name, n, sum)
				}
			}
		}
	}
}

// setup begins a match with options and ready decks by its seed.
func setup(g *rules.Game, seats int, seed uint64) rules.Setup {
	r := rand.New(rand.NewPCG(seed, 9))
	s := rules.Setup{Game: g.ID, First: rules.Nobody, Seed: seed}
	for i := range seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + i)), Colour: i})
	}
	for _, o := range g.Options {
		s.Options = append(s.Options, rules.OptionSet{Key: o.Key, Value: r.IntN(len(o.Values))})
	}
	if d := g.Deck; d != nil {
		for range seats {
			s.Decks = append(s.Decks, d.Ready[r.IntN(len(d.Ready))].In(rules.French))
		}
	}
	return s
}

// begin deals a match; options that do not go together are left as they are.
func begin(g *rules.Game, s rules.Setup) (*rules.Session, error) {
	session, err := rules.NewSession(g, s, nil)
	if err != nil {
		s.Options = nil
		session, err = rules.NewSession(g, s, nil)
	}
	return session, err
}

// play plays a match to its end and sums up its states on the way, how it ended, how
// it is saved and its link.
func play(g *rules.Game, setup rules.Setup, players []player) (length int, sum uint64, err error) {
	s, err := begin(g, setup)
	if err != nil {
		return 0, 0, err
	}
	r := rand.New(rand.NewPCG(setup.Seed, 77))
	h := fnv.New64a()
	var state []byte
	for seat := rules.FirstAsked(s.Match()); seat >= 0; seat = rules.FirstAsked(s.Match()) {
		if s.Len()%32 == 0 {
			state = s.Match().AppendState(state[:0])
			h.Write(state)
		}
		a, _ := players[seat](s.Match(), r)
		if err := s.Do(a); err != nil {
			return 0, 0, fmt.Errorf("answer %d: %w", s.Len(), err)
		}
	}
	err = end(h, g, s)
	return s.Len(), h.Sum64(), err
}

// end adds to a sum what there is when a match is over.
func end(h hash.Hash64, g *rules.Game, s *rules.Session) error {
	h.Write(s.Match().AppendState(nil))
	o, _ := s.Match().Outcome()
	fmt.Fprint(h, o.Winners, o.Reason, o.Stalled)
	h.Write(s.Save(rules.Meta{}))
	text, err := link.Encode(&link.Content{Kind: link.Match, Game: g, Session: s})
	fmt.Fprint(h, text)
	return err
}
