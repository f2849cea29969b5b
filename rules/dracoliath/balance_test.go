package dracoliath

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"wyrmtable/rules"
)

var (
	balanceGames = flag.Int("balance", 200, "how many games TestBalance plays, in every way to play")
	balanceTries = flag.Int("balance-tries", 0, "how many tries a searching player of TestBalance makes; 0: the greedy player plays")
	balanceThink = flag.Duration("balance-think", 0, "how long a searching player thinks about each answer, instead of -balance-tries")
	balanceTime  = flag.Duration("balance-time", time.Hour, "no more games of a way are begun after so long")
	balanceWay   = flag.String("balance-way", "", "the one way to play that TestBalance measures")
	balanceOut   = flag.String("balance-out", "", "the file to which TestBalance writes its table")
)

// A player answers for a seat.
type player func(m rules.Match, r *rand.Rand) (rules.Action, bool)

// A way to play, with figures of its own.
type way struct {
	level, seats int
	title        string
}

var ways = []way{
	{0, 2, "Without mastery symbol"},
	{1, 2, "Mastery 0–1"},
	{2, 2, "Mastery 0–2"},
	{0, 4, "Without mastery symbol, two against two"},
	{1, 4, "Mastery 0–1, two against two"},
	{2, 4, "Mastery 0–2, two against two"},
}

// ways are those that the card list and the game have.
func playable() []way {
	var out []way
	for _, w := range ways {
		if w.level <= gameSet.levels() && gameSet.layout[w.seats] != nil {
			out = append(out, w)
		}
	}
	return out
}

// setup is one of its games.
func (w way) setup(seed uint64) *rules.Setup {
	s := &rules.Setup{Game: "dracoliath", Seed: seed, First: rules.Nobody,
		Options: []rules.OptionSet{{Key: masteryKey, Value: w.level}}}
	for i, name := range []string{"Alice", "Bruno", "Chloé", "Driss"}[:w.seats] {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: name, Colour: i})
	}
	return s
}

// figures are what many games tell.
type figures struct {
	way
	games, draws, stalled int
	firstWins             int // of the player who begins
	byLife, byPower       int
	turns                 []int
	offered, taken, won   []int // by Face; won is by the seat that took it first
	first                 []int // games in which somebody took it first
}

func newFigures(w way) *figures {
	n := len(Cards)
	return &figures{way: w, offered: make([]int, n), taken: make([]int, n), won: make([]int, n), first: make([]int, n)}
}

// playGame plays one game between two teams and returns the first seat of the
// winners, and the seat that began.
func (f *figures) playGame(tb testing.TB, seed uint64, players [2]player) (winner, first rules.Seat) {
	dealt, err := Game.New(f.setup(seed))
	if err != nil {
		tb.Fatal(err)
	}
	m := dealt.(*Match)
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
		a, _ := players[m.team(k.Decider)*2/rules.Seat(f.seats)](m, r)
		if a.Verb == VerbTake {
			for _, face := range offers {
				f.offered[face]++
			}
			face := m.board.Cards[a.Card].Face
			f.taken[face]++
			if taker[face] == rules.Nobody {
				taker[face] = m.team(k.Subject)
			}
		}
		if _, err := m.Apply(a, nil); err != nil {
			tb.Fatal(err)
		}
	}
	winner = rules.Nobody
	for s := range rules.Seat(f.seats) {
		if m.end.Winners.Has(s) {
			winner = m.team(s)
		}
	}
	first = m.team(first)
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
	case m.power(winner) >= m.goal():
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
	f, wins, games := newFigures(ways[0]), 0, 300
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

// TestBalance plays greedy games and writes the tables of figures. The bounds
// are for 2,000 games (-balance 2000); fewer games get wider ones. How often the
// first taker of a card wins needs more: a card has one first taker in a fourth
// of the games, and 500 of them still miss by 4 %, so it is bound from 10,000 on.
func TestBalance(t *testing.T) {
	var page strings.Builder
	page.WriteString(pageHead())
	for _, w := range playable() {
		if *balanceWay != "" && *balanceWay != w.title {
			continue
		}
		t.Run(w.title, func(t *testing.T) { balance(t, w, &page) })
	}
	if *balanceOut != "" {
		if err := os.WriteFile(*balanceOut, []byte(page.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func balance(t *testing.T, w way, page *strings.Builder) {
	f, begun := newFigures(w), time.Now()
	for seed := range uint64(*balanceGames) {
		if f.games > 0 && time.Since(begun) > *balanceTime {
			break
		}
		f.playGame(t, 1000+seed, balancePlayers())
	}
	slices.Sort(f.turns)
	first, median := percent(f.firstWins, f.games-f.draws-f.stalled), f.turns[len(f.turns)/2]
	slack := 0.0
	if f.games < 2000 {
		slack = max(7, miss(f.games))
	}
	if first < 45-slack || first > 55+slack {
		t.Errorf("the first player wins %.1f %% of the decided games", first)
	}
	if w.seats == 2 && (median < 12 || median > 30) {
		t.Errorf("the median game lasts %d turns", median)
	}
	t.Logf("%d games: first player %.1f ± %.1f %%, median %d turns, %.1f %% by Life, %.1f %% draws", f.games, first,
		miss(f.games-f.draws), median, percent(f.byLife, f.games), percent(f.draws, f.games))
	if f.stalled > 0 {
		t.Errorf("%d games ran into the stall guard", f.stalled)
	}
	for i := range Cards[1:] {
		if !f.used(i + 1) {
			continue
		}
		if p := percent(f.taken[i+1], f.offered[i+1]); f.offered[i+1] >= 300 && !searches() && p < w.least()-slack/2 {
			t.Errorf("%s is taken in only %.1f %% of %d offers", Cards[i+1].ID, p, f.offered[i+1])
		}
	}
	for i := range Cards[1:] {
		if p := percent(f.won[i+1], f.first[i+1]); f.used(i+1) && (f.games >= 10000 || searches()) && (p < 40-miss(f.first[i+1]) || p > 60+miss(f.first[i+1])) {
			t.Errorf("the first taker of %s wins %.1f %% of %d games", Cards[i+1].ID, p, f.first[i+1])
		}
	}
	f.table(page, first, median)
}

// least is the goal for how often a card is taken by the greedy player. With the
// other cards about, a Storm that serves both sides alike is taken a little
// less; and four players have more to choose from before a game ends.
func (w way) least() float64 {
	switch {
	case w.seats == 4:
		return 7
	case w.level > 0:
		return 8
	}
	return 10
}

// searches reports whether the searching player plays, not the greedy one.
func searches() bool { return *balanceTries > 0 || *balanceThink > 0 }

// balancePlayers returns the two sides of a game, each with a mind of its own.
func balancePlayers() [2]player {
	if searches() {
		return [2]player{searching(*balanceTries, *balanceThink), searching(*balanceTries, *balanceThink)}
	}
	return [2]player{Greedy, Greedy}
}

// balanceWho says who plays, and with which flags.
func balanceWho() (who, flags string) {
	switch {
	case *balanceThink > 0:
		return fmt.Sprintf("Searching players that think for %v about each answer", *balanceThink), fmt.Sprintf("-balance-think %v ", *balanceThink)
	case *balanceTries > 0:
		return fmt.Sprintf("Searching players with %d tries for each answer", *balanceTries), fmt.Sprintf("-balance-tries %d ", *balanceTries)
	}
	return "Greedy players", ""
}

// miss is by how many per cent a share of n games can miss the true one by
// chance: two standard errors.
func miss(n int) float64 { return 100 / math.Sqrt(float64(max(n, 1))) }

// used reports whether a card can be taken in this way to play.
func (f *figures) used(face int) bool { return Cards[face].Mastery <= f.level && !Cards[face].Night }

// pageHead is the head of a page of figures.
func pageHead() string {
	who, flags := balanceWho()
	return fmt.Sprintf(`# Balance of Dracoliath: every card

%s play each other, in every way to play. [The balance of
Dracoliath](dracoliath-balance.md) says what that means. Repeat it with

    go test ./rules/dracoliath -run TestBalance -balance %d %s-timeout 300m -balance-out FILE

Per card: how often it lay in the River when somebody took a card, how often it
was the one taken, and how often the side that took it first won, of how many
games; ± is two standard errors. Double-faced cards are named by their side of
the day. Two against two counts the team that begins as the first player.
`, who, *balanceGames, flags)
}

// table writes the figures as a page of the docs.
func (f *figures) table(b *strings.Builder, first float64, median int) {
	fmt.Fprintf(b, "\n## %s\n\n| Figure | Value | Goal |\n|---|---|---|\n", f.title)
	fmt.Fprintf(b, "| Games | %d | |\n| First player wins, of the decided games | %.1f ± %.1f %% | 45–55 %% |\n", f.games, first, miss(f.games-f.draws))
	goal := "12–30"
	if f.seats == 4 {
		goal = ""
	}
	fmt.Fprintf(b, "| Median length | %d turns | %s |\n| Shortest, longest | %d, %d turns | |\n", median, goal, f.turns[0], f.turns[len(f.turns)-1])
	fmt.Fprintf(b, "| Won by Life | %.1f %% | |\n| Won by Power | %.1f %% | |\n| Draws | %.1f %% | |\n| Stall guard | %d games | 0 |\n\n",
		percent(f.byLife, f.games), percent(f.byPower, f.games), percent(f.draws, f.games), f.stalled)
	b.WriteString("| Card | Colour | Type | Mastery | Offers | Taken | First taker wins | Games |\n|---|---|---|---:|---:|---:|---:|---:|\n")
	order := make([]int, 0, len(Cards))
	for i := range Cards[1:] {
		if f.used(i + 1) {
			order = append(order, i+1)
		}
	}
	slices.SortStableFunc(order, func(x, y int) int {
		return f.taken[x]*max(f.offered[y], 1) - f.taken[y]*max(f.offered[x], 1)
	})
	for _, i := range order {
		c := &Cards[i]
		fmt.Fprintf(b, "| %s | %s | %s | %d | %d | %.1f %% | %.1f ± %.1f %% | %d |\n", c.Name.FR, c.Color.Word(), c.Type.Word(), c.Mastery,
			f.offered[i], percent(f.taken[i], f.offered[i]), percent(f.won[i], f.first[i]), miss(f.first[i]), f.first[i])
	}
}
