// Package deal sets up the matches that the program's players play among themselves for
// the commands that measure them.
package deal

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// Setup is a match of so many seats whose ready decks are dealt out by the seed and whose
// first seat changes with it.
func Setup(g *rules.Game, seats int, seed uint64) rules.Setup {
	s := rules.Setup{Game: g.ID, First: rules.Seat(seed % uint64(seats)), Seed: seed}
	if may := g.Seated(seats).First; may != nil {
		s.First = may[seed%uint64(len(may))]
	}
	r := rand.New(rand.NewPCG(seed, 9))
	for i := range seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + i)), Colour: i})
		if d := g.Deck; d != nil {
			s.Decks = append(s.Decks, d.Ready[r.IntN(len(d.Ready))].In(rules.French))
		}
	}
	return s
}
