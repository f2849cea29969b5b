package dracoliath

import (
	"math/rand/v2"

	"wyrmtable/rules"
)

// NewSearcher returns a strong automatic player of Dracoliath that makes tries
// tries for each answer, at least 1; with 250 it wins three duels of four against
// [Greedy]. For a player that watches a clock set its Stop, and tries to 0.
func NewSearcher(tries int, r *rand.Rand) *rules.Searcher {
	return &rules.Searcher{Tries: tries, Ahead: searchAhead, Value: chance, Rand: r}
}

// searchAhead is about three turns by chance behind the tree: an answer is not
// judged in the middle of a turn, and Treasures have time to act.
const searchAhead = 12
