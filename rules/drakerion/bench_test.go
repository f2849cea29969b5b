package drakerion

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

func newMatch(tb testing.TB, seed uint64) *Match {
	return rulestest.Deal(tb, Game, 2, seed).(*Match)
}

// BenchmarkRandomActions applies random legal actions, with events recorded
// into reused memory; the target is 300,000 a second without allocations.
func BenchmarkRandomActions(b *testing.B) {
	rulestest.BenchActions(b, rulestest.Deals(b, Game, 2, 64))
}

// BenchmarkClone copies a match into reused memory; the target is 1 µs.
func BenchmarkClone(b *testing.B) { rulestest.BenchClone(b, newMatch(b, 1)) }

// BenchmarkView makes one seat's view in reused memory.
func BenchmarkView(b *testing.B) { rulestest.BenchView(b, newMatch(b, 1)) }

// BenchmarkSession plays matches through a session with two views; the target
// is 30,000 actions a second.
func BenchmarkSession(b *testing.B) {
	rulestest.BenchSession(b, Game, func(seed uint64) rules.Setup { return rulestest.Setup(Game, 2, seed) })
}
