package dragonswrath

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"wyrmtable/rules"
	"wyrmtable/rules/rulestest"
)

// TestBalance lets simple players play and prints how seats and decks fare. It
// runs only where WRATH_GAMES says how many games to play for each number of
// seats; the figures stand in the documentation.
func TestBalance(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("WRATH_GAMES"))
	if games == 0 {
		t.Skip("set WRATH_GAMES to the number of games")
	}
	for _, seats := range []int{2, 3, 4, 6} {
		var bySeat [rules.MaxSeats]int
		var byDeck, played [6]int
		draws, years, longest, late, actions := 0, 0, 0, 0, 0
		for g := range games {
			r := rand.New(rand.NewPCG(uint64(g), uint64(seats)))
			setup := rulestest.Setup(Game, seats, uint64(g))
			order := r.Perm(6)
			for i := range setup.Decks {
				setup.Decks[i] = Building.Ready[order[i]].In(rules.French)
			}
			match, err := Game.New(&setup)
			if err != nil {
				t.Fatal(err)
			}
			m := match.(*Match)
			for !m.over {
				a, _ := Greedy(m, r)
				if _, err := m.Apply(a, nil); err != nil {
					t.Fatal(err)
				}
				actions++
			}
			years, longest = years+int(m.table(VarTurn)), max(longest, int(m.table(VarTurn)))
			if m.table(VarTurn) > 25 {
				late++
			}
			if m.end.Winners == 0 {
				draws++
			}
			for i := range seats {
				played[order[i]]++
				if m.end.Winners.Has(rules.Seat(i)) && m.end.Winners != 0 {
					bySeat[i]++
					byDeck[order[i]]++
				}
			}
		}
		t.Logf("%d seats, %d games: years %.1f, longest %d, %d beyond 25, actions %.0f, draws %d, seats %v", seats, games,
			float64(years)/float64(games), longest, late, float64(actions)/float64(games), draws, bySeat[:seats])
		for i := range byDeck {
			share := float64(byDeck[i]) / max(1, float64(played[i])) * float64(seats)
			t.Logf("  %-24s %3d of %3d: %.2f of its share", Building.Ready[i].ID, byDeck[i], played[i], share)
		}
	}
}
