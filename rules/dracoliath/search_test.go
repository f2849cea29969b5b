package dracoliath

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"wyrmtable/rules"
	"wyrmtable/rules/bots"
)

// searching is the player of package bots with a number of tries for each answer,
// or with none, the one that thinks for so long about each.
func searching(tries int, think time.Duration) player {
	var seats [4]*bots.Player
	return func(m rules.Match, r *rand.Rand) (rules.Action, bool) {
		asks := m.Asks()
		if len(asks) == 0 {
			return rules.Action{}, false
		}
		p := &seats[asks[0].Decider]
		if *p == nil {
			*p = bots.New(Game, bots.Dragon, asks[0].Decider, r.Uint64())
		}
		if (*p).Tries = tries; tries > 0 {
			return (*p).Answer(m, nil)
		}
		begun := time.Now()
		(*p).Tries = math.MaxInt
		return (*p).Answer(m, func() bool { return time.Since(begun) > think })
	}
}

// TestSearcherBeatsGreedy lets the searching player meet the greedy one, as
// each seat and each team, with all cards. Equal players would win 60 of 96
// games in one of 100 runs, and in a short one 30 of 48 in one of 18.
func TestSearcherBeatsGreedy(t *testing.T) {
	total, games := 0, 48
	if testing.Short() {
		games = 24
	}
	for _, w := range []way{{2, 2, ""}, {2, 4, ""}} {
		f, wins := newFigures(w), 0
		for seed := range uint64(games) {
			side := seed % 2
			var p [2]player
			p[side], p[1-side] = searching(120, 0), Greedy
			if winner, _ := f.playGame(t, seed, p); winner == rules.Seat(side)*rules.Seat(w.seats)/2 {
				wins++
			}
		}
		t.Logf("%d seats: the searching player wins %d of %d games", w.seats, wins, games)
		total += wins
	}
	if total*8 < 2*games*5 {
		t.Errorf("the searching player wins %d of %d games against the greedy one", total, 2*games)
	}
}
