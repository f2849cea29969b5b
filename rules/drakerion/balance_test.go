package drakerion

import (
	"flag"
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/rules"
)

var (
	balanceGames = flag.Int("balance", 0, "how many games TestBalance plays for each pair of ready decks")
	balanceTime  = flag.Duration("balance-time", time.Hour, "no more games are begun after so long")
)

// A player answers for a seat.
type player func(m rules.Match, r *rand.Rand) (rules.Action, bool)

// A game is what is told of one game.
type game struct {
	winner, first rules.Seat // Nobody won a draw
	turns         int
	actions       int
	prestige      bool // won by prestige
	stalled       bool
}

// playGame plays two ready decks against each other.
func playGame(tb testing.TB, a, b int, first rules.Seat, seed uint64, players [2]player) game {
	s := rules.Setup{Game: Game.ID, Seed: seed, First: first}
	for i, name := range []string{"Alice", "Bruno"} {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: name, Colour: i})
		s.Decks = append(s.Decks, Building.Ready[[2]int{a, b}[i]].Deck)
	}
	dealt, err := Game.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	m := dealt.(*Match)
	r := rand.New(rand.NewPCG(seed, 77))
	g := game{winner: rules.Nobody}
	for !m.over {
		asks := m.Asks()
		k := &asks[0]
		if len(k.Answers) == 0 {
			k = &asks[1]
		}
		act, ok := players[k.Decider](m, r)
		if !ok {
			tb.Fatal("nothing is asked")
		}
		if act.Verb == VerbBegin && m.state.Stage == stInitiative {
			act.Whom = first // the seat that the test wants to begin
		}
		if _, err := m.Apply(act, nil); err != nil {
			tb.Fatalf("%v: %+v", err, act)
		}
		g.actions++
	}
	g.first, g.turns, g.stalled = first, int(m.table(VarTurn)), m.end.Stalled
	for s := range rules.Seat(2) {
		if m.end.Winners.Has(s) {
			g.winner = s
			g.prestige = m.board.Var(VarPrestige, s) >= prestigeGoal
		}
	}
	return g
}

// thinking is the greedy player with a memory that it uses again.
func thinking() player {
	g := new(mind)
	return func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
		g.rng = r
		return g.given(m.(*Match))
	}
}

// TestGreedyBeatsRandom plays the greedy player against a random one, with
// every ready deck on both sides.
func TestGreedyBeatsRandom(t *testing.T) {
	wins, games := 0, 20
	for seed := range uint64(games) {
		me := rules.Seat(seed % 2)
		var p [2]player
		p[me], p[1-me] = thinking(), rules.Random
		if g := playGame(t, int(seed)%5, int(seed/5+seed)%5, rules.Seat(seed/2%2), seed, p); g.winner == me {
			wins++
		}
	}
	t.Logf("greedy wins %d of %d games", wins, games)
	if wins*100 < games*95 {
		t.Errorf("greedy wins %d of %d games against a random player, want 95 %%", wins, games)
	}
}

// TestBalance plays the ready decks against each other with greedy players, when
// it is told how many games; it reports and judges nothing, for few games say
// little.
func TestBalance(t *testing.T) {
	if *balanceGames == 0 {
		t.Skip("give -balance N")
	}
	began := time.Now()
	n := len(Building.Ready)
	wins, played := make([]int, n), make([]int, n)
	first, decided, turns, actions, prestige, stalled, all := 0, 0, 0, 0, 0, 0, 0
	p := [2]player{thinking(), thinking()}
	for k := range *balanceGames {
		for a := range n {
			for b := range n {
				if a == b || time.Since(began) > *balanceTime {
					continue
				}
				g := playGame(t, a, b, rules.Seat(k%2), uint64(k*n*n+a*n+b), p)
				all++
				turns += g.turns
				actions += g.actions
				if g.stalled {
					stalled++
				}
				if g.winner == rules.Nobody {
					continue
				}
				decided++
				played[a]++
				played[b]++
				wins[[2]int{a, b}[g.winner]]++
				if g.winner == g.first {
					first++
				}
				if g.prestige {
					prestige++
				}
			}
		}
	}
	for i := range n {
		t.Logf("%-20s %3d of %3d: %.1f %%", Building.Ready[i].ID, wins[i], played[i], 100*float64(wins[i])/float64(max(played[i], 1)))
	}
	t.Logf("%d games, %d decided, %d stalled; the first player won %.1f %%; by prestige %.1f %%; %.1f turns, %.1f actions a game",
		all, decided, stalled, 100*float64(first)/float64(max(decided, 1)), 100*float64(prestige)/float64(max(decided, 1)),
		float64(turns)/float64(max(all, 1)), float64(actions)/float64(max(all, 1)))
}
