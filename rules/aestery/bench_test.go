package aestery

import (
	"math/rand/v2"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

func newMatch(tb testing.TB, seed uint64) *Match {
	return rulestest.Deal(tb, Game, 2, seed).(*Match)
}

// BenchmarkRandomActions applies random legal actions, with events recorded
// into reused memory; the target is 250,000 a second without allocations.
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

// crowd returns a match in a main phase with ten cards in hand and twenty
// permanents a side, ten of them Mines, or with every token there is room for.
func crowd(tb testing.TB, tokens bool) *Match {
	tb.Helper()
	m := newMatch(tb, 1)
	m.w = rules.Begin(&m.board, nil)
	for s := range rules.Seat(2) {
		for range 10 {
			m.w.Move(m.board.Top(ZoneDeck(s)), ZoneHand(s))
		}
		n := 10
		if tokens {
			n = tokenSlots - 20
		}
		for range n {
			m.create(MineFace, s, false)
		}
		for i := range 20 * int16(rules.Bit(tokens)) {
			m.create(FaceOf([...]string{"marin", "chaton"}[i%2]), s, false)
		}
		for i := 0; i < 10 && !tokens; {
			id := m.board.Top(ZoneDeck(s))
			if m.card(id).Is(Fighter | Story) {
				m.enter(id, s, false, false)
				i++
				continue
			}
			m.w.Move(id, ZoneGraveyard(s))
		}
	}
	m.pending = m.pending[:0]
	m.w.Change(VarTurn, rules.Nobody, 3)
	m.w.Change(VarPhase, rules.Nobody, PhaseMain)
	m.state.Open = false
	m.window()
	m.run()
	if !m.state.Open || m.state.Kind != AskMain {
		tb.Fatalf("the crowd asks %v", m.state.Kind)
	}
	return m
}

// BenchmarkAnswers lists the legal answers of a main phase at a full board; the
// target is 5 µs.
func BenchmarkAnswers(b *testing.B) {
	for _, tokens := range []bool{false, true} {
		b.Run(map[bool]string{false: "twenty", true: "tokens"}[tokens], func(b *testing.B) {
			m := crowd(b, tokens)
			b.ReportAllocs()
			for b.Loop() {
				m.listed = false
				m.Asks()
			}
			b.ReportMetric(float64(len(m.Asks()[0].Answers)), "answers")
		})
	}
}

// BenchmarkGame plays whole random games and says how many priority windows
// they have.
func BenchmarkGame(b *testing.B) {
	starts := rulestest.Deals(b, Game, 2, 16)
	r := rand.New(rand.NewPCG(1, 2))
	windows, actions := 0, 0
	var m rules.Match
	var events []rules.Event
	i := 0
	for b.Loop() {
		m = starts[i%len(starts)].CloneInto(m)
		i++
		for {
			asks := m.Asks()
			if len(asks) == 0 {
				break
			}
			if asks[0].Kind <= AskWindow && len(asks[0].Draft) == 0 {
				windows++
			}
			actions++
			answers := asks[0].Answers
			events, _ = m.Apply(answers[r.IntN(len(answers))].Action, events[:0])
		}
	}
	b.ReportMetric(float64(windows)/float64(b.N), "windows/game")
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
}
