package dracoliath

import (
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
	"wyrmtable/rules/rulestest"
)

// twoPlayers is a setup for tests.
func twoPlayers(seed uint64) *rules.Setup {
	return &rules.Setup{Game: "dracoliath", Seed: seed, First: rules.Nobody,
		Seats: []rules.SeatSetup{{Name: "Alice"}, {Name: "Bruno", Colour: 1}}}
}

func newMatch(tb testing.TB, seed uint64) *Match {
	m, err := Game.New(twoPlayers(seed))
	if err != nil {
		tb.Fatal(err)
	}
	return m.(*Match)
}

// starts returns deals of one way to play.
func starts(b *testing.B, w way) []rules.Match {
	list := make([]rules.Match, 64)
	for i := range list {
		m, err := Game.New(w.setup(uint64(i)))
		if err != nil {
			b.Fatal(err)
		}
		list[i] = m
	}
	return list
}

// BenchmarkRandomActions applies random legal actions in every way to play; the
// target is 400,000 a second in each, and no allocation.
func BenchmarkRandomActions(b *testing.B) {
	for _, w := range playable() {
		b.Run(w.title, func(b *testing.B) { rulestest.BenchActions(b, starts(b, w)) })
	}
}

// BenchmarkClone copies a match into reused memory; the target is 1 µs.
func BenchmarkClone(b *testing.B) { rulestest.BenchClone(b, newMatch(b, 1)) }

// BenchmarkView makes one seat's view in reused memory; the target is 1 µs.
func BenchmarkView(b *testing.B) { rulestest.BenchView(b, newMatch(b, 1)) }

// BenchmarkSession plays through a session, which keeps undo, record and saves,
// and makes two views; the target is 50,000 actions a second.
func BenchmarkSession(b *testing.B) {
	rulestest.BenchSession(b, Game, func(seed uint64) rules.Setup { return *twoPlayers(seed) })
}

// BenchmarkSearch makes tries of the searching player with all cards.
func BenchmarkSearch(b *testing.B) {
	for _, w := range []way{{2, 2, "duel"}, {2, 4, "two against two"}} {
		b.Run(w.title, func(b *testing.B) {
			m := starts(b, w)[0]
			p := bots.New(Game, bots.Dragon, m.Asks()[0].Decider, 1)
			p.Tries = b.N
			p.Answer(m, nil)
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "tries/s")
		})
	}
}
