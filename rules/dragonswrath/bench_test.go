package dragonswrath

import (
	"fmt"
	"testing"

	"wyrmtable/rules/rulestest"
)

func newMatch(tb testing.TB, seats int, seed uint64) *Match {
	return rulestest.Deal(tb, Game, seats, seed).(*Match)
}

// BenchmarkRandomActions applies random legal actions, with events recorded
// into reused memory; the target is 300,000 a second.
func BenchmarkRandomActions(b *testing.B) {
	for _, seats := range Game.Seats {
		b.Run(fmt.Sprint(seats), func(b *testing.B) { rulestest.BenchActions(b, rulestest.Deals(b, Game, seats, 16)) })
	}
}

// BenchmarkClone copies a match of six into reused memory.
func BenchmarkClone(b *testing.B) { rulestest.BenchClone(b, newMatch(b, 6, 1)) }

// BenchmarkView makes one seat's view in reused memory.
func BenchmarkView(b *testing.B) { rulestest.BenchView(b, newMatch(b, 6, 1)) }

// BenchmarkSimpleGame plays whole matches of four simple players.
func BenchmarkSimpleGame(b *testing.B) { rulestest.BenchSimple(b, Game, 4, Greedy) }
