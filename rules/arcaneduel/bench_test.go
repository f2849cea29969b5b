package arcaneduel

import (
	"fmt"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

func newMatch(tb testing.TB, seats int, seed uint64) *Match {
	return rulestest.Deal(tb, Game, seats, seed).(*Match)
}

// BenchmarkRandomActions applies random legal actions, with events recorded
// into reused memory; the target is 500,000 a second and at most 4 allocations.
func BenchmarkRandomActions(b *testing.B) {
	for seats := 2; seats <= 5; seats++ {
		b.Run(fmt.Sprint(seats), func(b *testing.B) { rulestest.BenchActions(b, rulestest.Deals(b, Game, seats, 64)) })
	}
}

// BenchmarkClone copies a match of five into reused memory; the target is 1 µs.
func BenchmarkClone(b *testing.B) { rulestest.BenchClone(b, newMatch(b, 5, 1)) }

// BenchmarkView makes one seat's view in reused memory; the target is 1 µs.
func BenchmarkView(b *testing.B) { rulestest.BenchView(b, newMatch(b, 5, 1)) }

// BenchmarkSimpleGame plays whole matches of five simple players.
func BenchmarkSimpleGame(b *testing.B) { rulestest.BenchSimple(b, Game, 5, Greedy) }

// BenchmarkSession plays matches of five through a session with two views.
func BenchmarkSession(b *testing.B) {
	rulestest.BenchSession(b, Game, func(seed uint64) rules.Setup { return rulestest.Setup(Game, 5, seed) })
}
