package dracoliath

import (
	"math"
	"math/rand/v2"

	"wyrmtable/rules"
)

// NewSearcher returns a strong automatic player of Dracoliath that makes tries
// tries for each answer, at least 1; with 250 it wins three duels of four against
// [Greedy]. For a player that watches a clock set its Stop, and tries to 0.
func NewSearcher(tries int, r *rand.Rand) *rules.Searcher {
	return &rules.Searcher{Tries: tries, Ahead: searchAhead, Value: chance, Rand: r}
}

const (
	// searchAhead is about three turns by chance behind the tree: an answer is
	// not judged in the middle of a turn, and Treasures have time to act.
	searchAhead = 12
	// evenness is how many points of prospect make a match one of 73 in 100.
	evenness = 4
)

// chance says how likely seat is to win by the looks of the table, from 0 to 1.
func chance(m rules.Match, seat rules.Seat) float64 {
	return 1 / (1 + math.Exp(-prospect(m.(*Match), seat)/evenness))
}
