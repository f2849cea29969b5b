package aestery

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
	balanceGames = flag.Int("balance", 2, "how many games TestBalance plays for each pair of ready decks, each deck beginning half of them")
	mixedGames   = flag.Int("balance-mixed", 40, "how many games TestMixedBalance plays with decks of chance")
	balanceTime  = flag.Duration("balance-time", time.Hour, "no more games are begun after so long")
	balanceOut   = flag.String("balance-out", "", "the file to which TestBalance writes its tables")
)

// A player answers for a seat.
type player func(m rules.Match, r *rand.Rand) (rules.Action, bool)

// thinking is the greedy player with a memory that it uses again.
func thinking() player {
	g := new(mind)
	return func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
		if len(m.Asks()) == 0 {
			return rules.Action{}, false
		}
		g.rng = r
		return g.given(m.(*Match)), true
	}
}

// A game is what is told of one game.
type game struct {
	winner, first rules.Seat // Nobody won a draw
	turns         int
	seen          [2]map[rules.Face]bool // what each seat cast
	emptied       bool                   // somebody could not draw
}

// readyDecks are two of the ready decks.
func readyDecks(a, b int) [2]rules.Deck {
	return [2]rules.Deck{Building.Ready[a].Deck, Building.Ready[b].Deck}
}

// playGame plays two decks against each other; first begins.
func playGame(tb testing.TB, decks [2]rules.Deck, first rules.Seat, seed uint64, players [2]player) game {
	s := rules.Setup{Game: "aestery", Seed: seed, First: first}
	for i, name := range []string{"Alice", "Bruno"} {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: name, Colour: i})
		s.Decks = append(s.Decks, decks[i])
	}
	dealt, err := Game.New(&s)
	if err != nil {
		tb.Fatal(err)
	}
	m := dealt.(*Match)
	r := rand.New(rand.NewPCG(seed, 77))
	g := game{winner: rules.Nobody, seen: [2]map[rules.Face]bool{{}, {}}}
	for {
		asks := m.Asks()
		if len(asks) == 0 {
			break
		}
		a, _ := players[asks[0].Decider](m, r)
		if a.Verb == VerbBegin {
			a.Whom = first // the seat that the test wants to begin
		}
		if a.Verb == VerbCast {
			g.seen[a.Seat][m.board.Cards[a.Card].Face] = true
		}
		if _, err := m.Apply(a, nil); err != nil {
			tb.Fatalf("%v: %+v", err, a)
		}
	}
	g.turns, g.first = int(m.table(VarTurn)), rules.Seat(m.table(VarFirst))
	g.emptied = m.board.Var(VarLife, 0) > 0 && m.board.Var(VarLife, 1) > 0
	for s := range rules.Seat(2) {
		if m.end.Winners.Has(s) && m.end.Winners != rules.Only(0)|rules.Only(1) {
			g.winner = s
		}
	}
	return g
}

// TestGreedyBeatsRandom plays the greedy player against a random one, with
// every ready deck on both sides.
func TestGreedyBeatsRandom(t *testing.T) {
	wins, games := 0, 200
	for seed := range uint64(games) {
		me := rules.Seat(seed % 2)
		var p [2]player
		p[me], p[1-me] = thinking(), rules.Random
		if g := playGame(t, readyDecks(int(seed)%8, int(seed/8+seed)%8), rules.Seat(seed/2%2), seed, p); g.winner == me {
			wins++
		}
	}
	t.Logf("greedy wins %d of %d games", wins, games)
	if wins*100 < games*95 {
		t.Errorf("greedy wins %d of %d games against a random player, want 95 %%", wins, games)
	}
}

// A tally is wins and decided games.
type tally struct{ won, of int }

func (c *tally) count(won bool) {
	c.of++
	if won {
		c.won++
	}
}

func (c tally) percent() float64 { return 100 * float64(c.won) / float64(max(c.of, 1)) }

// miss is by how many per cent a share of n games can miss the true one by
// chance: two standard errors.
func (c tally) miss() float64 { return 100 / math.Sqrt(float64(max(c.of, 1))) }

// figures are what many games tell.
type figures struct {
	games, draws, emptied int
	first                 tally
	deck                  [8]tally
	pair                  [8][8]tally
	cards                 map[rules.Face]*tally
	turns                 []int
}

func (f *figures) add(decks [2]int, g game) {
	f.games++
	f.turns = append(f.turns, g.turns)
	if g.emptied {
		f.emptied++
	}
	if g.winner == rules.Nobody {
		f.draws++
		return
	}
	f.first.count(g.winner == g.first)
	for s := range 2 {
		won := g.winner == rules.Seat(s)
		f.deck[decks[s]].count(won)
		f.pair[decks[s]][decks[1-s]].count(won)
		for face := range g.seen[s] {
			if f.cards[face] == nil {
				f.cards[face] = new(tally)
			}
			f.cards[face].count(won)
		}
	}
}

// TestBalance plays the ready decks against each other, greedy players on both
// sides, and writes the tables of figures. The bounds are those that
// docs/aestery-balance.md gives, widened by what chance makes of few games.
func TestBalance(t *testing.T) {
	f := &figures{cards: map[rules.Face]*tally{}}
	players := [2]player{thinking(), thinking()}
	begun := time.Now()
	seed := uint64(1000)
	for round := range *balanceGames {
		for a := range 8 {
			for b := range a {
				if time.Since(begun) > *balanceTime {
					continue
				}
				decks := [2]int{a, b}
				f.add(decks, playGame(t, readyDecks(a, b), rules.Seat(round%2), seed, players))
				seed++
			}
		}
	}
	t.Logf("%d games: first player %.1f ± %.1f %%, median %d turns, %d draws, %d by an empty deck", f.games,
		f.first.percent(), f.first.miss(), median(f.turns), f.draws, f.emptied)
	for i, c := range f.deck {
		t.Logf("%-18s %.1f ± %.1f %%", Building.Ready[i].ID, c.percent(), c.miss())
		if p := c.percent(); p < 35-c.miss() || p > 65+c.miss() {
			t.Errorf("%s wins %.1f %% of its %d games", Building.Ready[i].ID, p, c.of)
		}
	}
	if p := f.first.percent(); p > 57+f.first.miss() || p < 43-f.first.miss() {
		t.Errorf("who begins wins %.1f %%", p)
	}
	if *balanceOut != "" {
		if err := os.WriteFile(*balanceOut, []byte(f.page()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func median(n []int) int {
	n = slices.Clone(n)
	slices.Sort(n)
	return n[len(n)/2]
}

// page writes the figures as tables.
func (f *figures) page() string {
	var b strings.Builder
	fmt.Fprintf(&b, "| Figure | Value | Goal |\n|---|---|---|\n| Games | %d | |\n", f.games)
	fmt.Fprintf(&b, "| Who begins wins, of the decided games | %.1f ± %.1f %% | at most 57 %% |\n", f.first.percent(), f.first.miss())
	fmt.Fprintf(&b, "| Median length | %d turns | |\n| Shortest, longest | %d, %d turns | |\n", median(f.turns), slices.Min(f.turns), slices.Max(f.turns))
	fmt.Fprintf(&b, "| Draws | %d | |\n| Lost by an empty deck | %d | |\n\n", f.draws, f.emptied)
	b.WriteString("| Deck | wins |")
	for i := range f.deck {
		fmt.Fprintf(&b, " %d |", i+1)
	}
	b.WriteString("\n|---|---:|" + strings.Repeat("---:|", len(f.deck)) + "\n")
	for i, c := range f.deck {
		fmt.Fprintf(&b, "| %d %s | %.1f ± %.1f %% |", i+1, Building.Ready[i].Name.FR, c.percent(), c.miss())
		for j := range f.deck {
			if i == j {
				b.WriteString(" |")
				continue
			}
			fmt.Fprintf(&b, " %.0f |", f.pair[i][j].percent())
		}
		b.WriteString("\n")
	}
	f.cardTable(&b)
	return b.String()
}

// cardTable writes how often the side wins that cast a card.
func (f *figures) cardTable(b *strings.Builder) {
	b.WriteString("\n| Card | Games in which a side cast it | That side wins |\n|---|---:|---:|\n")
	var faces []rules.Face
	for face := range f.cards {
		faces = append(faces, face)
	}
	slices.SortFunc(faces, func(x, y rules.Face) int {
		if d := f.cards[y].percent() - f.cards[x].percent(); d != 0 {
			return int(math.Copysign(1, d))
		}
		return int(x) - int(y)
	})
	for _, face := range faces {
		c := f.cards[face]
		fmt.Fprintf(b, "| %s | %d | %.0f ± %.0f %% |\n", Cards[face].Name.FR, c.of, c.percent(), c.miss())
	}
}

// chanceDeck is a deck of chance: a hero, or none for one player in ten, and
// twenty cards of his colours, three times each.
func chanceDeck(r *rand.Rand) (d rules.Deck, hero rules.Face) {
	all := Game.Collection()
	colors := Color(0)
	for _, c := range Colors {
		colors |= c
	}
	if r.IntN(10) > 0 {
		for !isHero(hero) {
			hero = all[r.IntN(len(all))]
		}
		d.Add("hero", Cards[hero].ID, 1)
		colors = Cards[hero].Color
	}
	for d.Size("main") < leastMain {
		if f := all[r.IntN(len(all))]; isMain(f) && Cards[f].In(colors) && d.In("main", Cards[f].ID) == 0 {
			d.Add("main", Cards[f].ID, 3)
		}
	}
	return d, hero
}

// TestMixedBalance plays decks of chance, so that every card and every hero is
// measured among all others, and writes tables behind those of TestBalance. It
// bounds only what is far off.
func TestMixedBalance(t *testing.T) {
	f := &figures{cards: map[rules.Face]*tally{}}
	heroes := map[rules.Face]*tally{}
	players := [2]player{thinking(), thinking()}
	begun := time.Now()
	r := rand.New(rand.NewPCG(5, 5))
	for i := range *mixedGames {
		if time.Since(begun) > *balanceTime {
			break
		}
		a, ha := chanceDeck(r)
		b, hb := chanceDeck(r)
		g := playGame(t, [2]rules.Deck{a, b}, rules.Seat(i%2), 5000+uint64(i), players)
		f.add([2]int{0, 1}, g)
		for s, h := range [2]rules.Face{ha, hb} {
			if heroes[h] == nil {
				heroes[h] = new(tally)
			}
			if g.winner != rules.Nobody {
				heroes[h].count(g.winner == rules.Seat(s))
			}
		}
	}
	for h, c := range heroes {
		t.Logf("%-18s %.1f ± %.1f %%", Cards[h].ID, c.percent(), c.miss())
		if p := c.percent(); h != 0 && c.of >= 400 && (p < 35 || p > 65) {
			t.Errorf("%s wins %.1f %% of %d games", Cards[h].ID, p, c.of)
		}
	}
	for face, c := range f.cards {
		if p := c.percent(); c.of >= 300 && (p < 30 || p > 70) {
			t.Errorf("who casts %s wins %.1f %% of %d games", Cards[face].ID, p, c.of)
		}
	}
	t.Logf("%d games: first player %.1f ± %.1f %%, median %d turns", f.games, f.first.percent(), f.first.miss(), median(f.turns))
	if *balanceOut != "" {
		var b strings.Builder
		f.cardTable(&b)
		if err := os.WriteFile(*balanceOut+".mixed", []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
