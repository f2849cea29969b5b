package dracoliath

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"wyrmtable/rules"
)

var (
	balanceGames = flag.Int("balance", 200, "how many greedy games TestBalance plays")
	balanceOut   = flag.String("balance-out", "", "the file to which TestBalance writes its table")
)

// A player answers for a seat.
type player func(m rules.Match, r *rand.Rand) (rules.Action, bool)

// figures are what many games tell.
type figures struct {
	games, draws, stalled int
	firstWins             int // of the player who begins
	byLife, byPower       int
	turns                 []int
	offered, taken, won   []int // by Face; won is by the seat that took it first
	first                 []int // games in which somebody took it first
}

func newFigures() *figures {
	n := len(Cards)
	return &figures{offered: make([]int, n), taken: make([]int, n), won: make([]int, n), first: make([]int, n)}
}

// playGame plays one game between two players, by seat, and returns the winner
// and the seat that began.
func (f *figures) playGame(tb testing.TB, seed uint64, players [2]player) (winner, first rules.Seat) {
	m := newMatch(tb, seed)
	r := rand.New(rand.NewPCG(seed, 77))
	first = m.active()
	taker := make([]rules.Seat, len(Cards))
	for i := range taker {
		taker[i] = rules.Nobody
	}
	for {
		asks := m.Asks()
		if len(asks) == 0 {
			break
		}
		k := asks[0]
		var offers []rules.Face
		for _, a := range k.Answers {
			if a.Verb == VerbTake {
				offers = append(offers, m.board.Cards[a.Card].Face)
			}
		}
		a, _ := players[k.Decider](m, r)
		if a.Verb == VerbTake {
			for _, face := range offers {
				f.offered[face]++
			}
			face := m.board.Cards[a.Card].Face
			f.taken[face]++
			if taker[face] == rules.Nobody {
				taker[face] = k.Subject
			}
		}
		if _, err := m.Apply(a, nil); err != nil {
			tb.Fatal(err)
		}
	}
	winner = rules.Nobody
	for s := range rules.Seat(2) {
		if m.end.Winners.Has(s) {
			winner = s
		}
	}
	f.count(m, winner, first, taker)
	return winner, first
}

func (f *figures) count(m *Match, winner, first rules.Seat, taker []rules.Seat) {
	f.games++
	f.turns = append(f.turns, int(m.table(VarTurn)))
	switch {
	case m.end.Stalled:
		f.stalled++
	case winner == rules.Nobody:
		f.draws++
	case m.power(winner) >= goalPower:
		f.byPower++
	default:
		f.byLife++
	}
	if winner == first {
		f.firstWins++
	}
	for face, s := range taker {
		if s != rules.Nobody && winner != rules.Nobody {
			f.first[face]++
			if s == winner {
				f.won[face]++
			}
		}
	}
}

func percent(n, of int) float64 { return 100 * float64(n) / float64(max(of, 1)) }

// TestGreedyBeatsRandom plays the greedy player against a random one.
func TestGreedyBeatsRandom(t *testing.T) {
	f, wins, games := newFigures(), 0, 300
	for seed := range uint64(games) {
		greedySeat := rules.Seat(seed % 2)
		var p [2]player
		p[greedySeat], p[1-greedySeat] = Greedy, rules.Random
		if w, _ := f.playGame(t, seed, p); w == greedySeat {
			wins++
		}
	}
	t.Logf("greedy wins %d of %d games", wins, games)
	if wins*100 < games*95 {
		t.Errorf("greedy wins %d of %d games against a random player, want 95 %%", wins, games)
	}
}

// TestBalance plays greedy games and writes the table of figures. The bounds
// are for 2,000 games (-balance 2000); fewer games get wider ones. How often the
// first taker of a card wins needs more: a card has one first taker in a fourth
// of the games, and 500 of them still miss by 4 %, so it is bound from 10,000 on.
func TestBalance(t *testing.T) {
	f := newFigures()
	for seed := range uint64(*balanceGames) {
		f.playGame(t, 1000+seed, [2]player{Greedy, Greedy})
	}
	slices.Sort(f.turns)
	first, median := percent(f.firstWins, f.games-f.draws-f.stalled), f.turns[len(f.turns)/2]
	slack := 0.0
	if f.games < 2000 {
		slack = 7
	}
	if first < 45-slack || first > 55+slack {
		t.Errorf("the first player wins %.1f %% of the decided games", first)
	}
	if median < 12 || median > 30 {
		t.Errorf("the median game lasts %d turns", median)
	}
	if f.stalled > 0 {
		t.Errorf("%d games ran into the stall guard", f.stalled)
	}
	for i := range Cards[1:] {
		if p := percent(f.taken[i+1], f.offered[i+1]); p < 10-slack/2 {
			t.Errorf("%s is taken in only %.1f %% of %d offers", Cards[i+1].ID, p, f.offered[i+1])
		}
	}
	for i := range Cards[1:] {
		if p := percent(f.won[i+1], f.first[i+1]); f.games >= 10000 && (p < 40 || p > 60) {
			t.Errorf("the first taker of %s wins %.1f %% of %d games", Cards[i+1].ID, p, f.first[i+1])
		}
	}
	if *balanceOut != "" {
		if err := os.WriteFile(*balanceOut, []byte(f.table(first, median)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// table writes the figures as a page of the docs.
func (f *figures) table(first float64, median int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Balance of the Dracoliath duel\n\n"+
		"Two greedy players (`rules/dracoliath/greedy.go`) play each other with the 68 cards\nwithout mastery symbol. Repeat it with\n\n"+
		"    go test ./rules/dracoliath -run TestBalance -balance %d -balance-out $PWD/docs/dracoliath-balance.md\n\n"+
		"The games are seeded, so the figures come out the same until cards, rules or the\nplayer change. A test with fewer games and wider bounds runs with all the others.\n\n", f.games)
	fmt.Fprintf(&b, "| Figure | Value | Goal |\n|---|---|---|\n")
	fmt.Fprintf(&b, "| Games | %d | at least 2,000 |\n| First player wins, of the decided games | %.1f %% | 45–55 %% |\n", f.games, first)
	fmt.Fprintf(&b, "| Median length | %d turns | 12–30 |\n| Shortest, longest | %d, %d turns | |\n", median, f.turns[0], f.turns[len(f.turns)-1])
	fmt.Fprintf(&b, "| Won by Life | %.1f %% | |\n| Won by Power | %.1f %% | |\n| Draws | %.1f %% | |\n| Stall guard | %d games | 0 |\n\n",
		percent(f.byLife, f.games), percent(f.byPower, f.games), percent(f.draws, f.games), f.stalled)
	b.WriteString("Per card: how often it lay in the River when somebody took a card, how often it was\nthe one taken (goal: at least 10 %), and how often the seat that took it first won\n" +
		"(goal: 40–60 %; a card that can end the game is mostly taken by who is about to win).\n\n" +
		"| Card | Colour | Type | Offers | Taken | First taker wins |\n|---|---|---|---:|---:|---:|\n")
	order := make([]int, 0, len(Cards))
	for i := range Cards[1:] {
		order = append(order, i+1)
	}
	slices.SortStableFunc(order, func(x, y int) int {
		return f.taken[x]*max(f.offered[y], 1) - f.taken[y]*max(f.offered[x], 1)
	})
	for _, i := range order {
		c := &Cards[i]
		fmt.Fprintf(&b, "| %s | %s | %s | %d | %.1f %% | %.1f %% |\n", c.Name.FR, c.Color.Word(), c.Type.Word(),
			f.offered[i], percent(f.taken[i], f.offered[i]), percent(f.won[i], f.first[i]))
	}
	return b.String()
}
